// CaDiCaL for large boards on which the plain search gets stuck; the rest of the library needs no SAT solver. Only in
// builds with DEDUKU_CADICAL.
//
//   solve(board, {.limit = 2, .fallback = fallback_by_learning_then_clauses}, meter)
#pragma once

#include "deduku/solve.hpp"

namespace deduku {

/// A Fallback: the search that learns (deduku/learning.hpp), then CaDiCaL if that one gets stuck as well.
[[nodiscard]] Solutions fallback_by_learning_then_clauses(const Board& board, std::span<const Nogood> nogoods,
                                                          const SearchRequest& request, Meter& meter);

/// A Fallback: CaDiCaL at once. The position becomes clauses: exactly one candidate of every sector is true. Two
/// solvers with different settings take turns until one has an answer. A node is the work between two checks of the
/// meter: ten decisions or conflicts. Every solution adds a clause, so this is unsuitable for counting many solutions.
[[nodiscard]] Solutions fallback_by_clauses(const Board& board, std::span<const Nogood> nogoods,
                                            const SearchRequest& request, Meter& meter);

/// A Solver: CaDiCaL alone, after simplification.
[[nodiscard]] Solutions solve_by_clauses(const Board& board, const SearchRequest& request, Meter& meter);

}  // namespace deduku
