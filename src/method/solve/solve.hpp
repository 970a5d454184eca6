// Boards of any size, solved completely: a descent with strong propagation, and CDCL where that gets lost.
//
//   9x9 .................. solve_by_search()
//   other sizes .......... descent: two rules in every node, weighted sectors, restarts
//     lost for a while ... what is left as clauses: exactly one candidate of every sector is true
//
// All are Solvers (deduku/solve.hpp); solve() is declared there: same counts, limits and calls of `each`, and the same
// answer every time.
#pragma once

#include "search/solver.hpp"

namespace deduku {

/// The descent alone, to the end. A node is a guess with all that follows from it.
[[nodiscard]] Solutions solve_by_descent(const Board& board, const SearchRequest& request, Meter& meter);

/// Only in builds with CaDiCaL (DEDUKU_CADICAL): it alone, after simplification. A node is what it does between two
/// looks at the meter: ten decisions or conflicts. Every solution becomes a clause, so this is not for counting many.
[[nodiscard]] Solutions solve_by_clauses(const Board& board, const SearchRequest& request, Meter& meter);

}  // namespace deduku
