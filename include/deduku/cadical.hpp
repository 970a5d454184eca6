// CaDiCaL for searches of large boards that got lost; the rest of the library needs no SAT solver. Only in builds with
// DEDUKU_CADICAL.
//
//   solve(board, {.limit = 2, .lost = solve_the_lost}, meter)
#pragma once

#include "deduku/solve.hpp"

namespace deduku {

/// A LostSearches: the search that learns (deduku/learning.hpp), then CaDiCaL for what that got lost on, too.
[[nodiscard]] Solutions solve_the_lost(const Board& board, std::span<const Nogood> nogoods,
                                       const SearchRequest& request, Meter& meter);

/// A LostSearches: CaDiCaL at once. What is left of the board becomes clauses: exactly one candidate of every sector is
/// true. Two solvers set differently take turns until one has an answer. A node is what CaDiCaL does between two looks
/// at the meter: ten decisions or conflicts. Every solution becomes one more clause, so this is not for counting many.
[[nodiscard]] Solutions solve_the_lost_by_clauses(const Board& board, std::span<const Nogood> nogoods,
                                                  const SearchRequest& request, Meter& meter);

/// A Solver: CaDiCaL alone, after simplification.
[[nodiscard]] Solutions solve_by_clauses(const Board& board, const SearchRequest& request, Meter& meter);

}  // namespace deduku
