// A complete solver for boards of any size: a descent with strong propagation, and the caller's Fallback if it gets
// stuck.
//
//   9x9 .................. solve_by_search()
//   other sizes .......... descent: two rules in every node, weighted sectors, restarts
//     no progress ........ request.fallback, if given: for example method/clauses, with CaDiCaL
//
// All are Solvers (deduku/solve.hpp, which also declares solve()): with the same counts, limits and calls of `each`,
// and reproducible results.
#pragma once

#include "search/solver.hpp"

namespace deduku {

/// A board of another size than 9x9, or with other houses.
[[nodiscard]] Solutions solve_other_size(const Board& board, const SearchRequest& request, Meter& meter);
/// The descent alone, complete. A node is a guess with all its consequences.
[[nodiscard]] Solutions solve_by_descent(const Board& board, const SearchRequest& request, Meter& meter);

}  // namespace deduku
