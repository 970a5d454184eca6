// A complete solver for boards of any size: a descent with strong propagation, and the caller's LostSearches where the
// descent gets stuck.
//
//   9x9 .................. solve_by_search()
//   other sizes .......... descent: two rules in every node, weighted sectors, restarts
//     stuck for long ..... request.lost, if given: for example method/clauses, with CaDiCaL
//
// All are Solvers (deduku/solve.hpp); solve() is declared there: same counts, limits and calls of `each`, and the same
// answer every time.
#pragma once

#include "search/solver.hpp"

namespace deduku {

/// A board of another size than 9x9, or with other houses.
[[nodiscard]] Solutions solve_other_size(const Board& board, const SearchRequest& request, Meter& meter);
/// The descent alone, to the end. A node is a guess with all its consequences.
[[nodiscard]] Solutions solve_by_descent(const Board& board, const SearchRequest& request, Meter& meter);

}  // namespace deduku
