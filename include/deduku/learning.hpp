// A search with clause learning, for large boards on which the plain search gets stuck; it needs no SAT solver.
//
//   solve(board, {.limit = 2, .fallback = fallback_by_learning}, meter)
#pragma once

#include "deduku/solve.hpp"

namespace deduku {

/// A Fallback: conflict-driven clause learning on sectors, each a machine word. A node is a guess. Every solution
/// adds a clause, so this is unsuitable for counting many solutions. It does not support rules: on boards with rules it
/// returns SearchEnd::budget at once, and the search that got stuck continues.
[[nodiscard]] Solutions fallback_by_learning(const Board& board, std::span<const Nogood> nogoods,
                                             const SearchRequest& request, Meter& meter);

/// A Solver: that search alone, after simplification.
[[nodiscard]] Solutions solve_by_learning(const Board& board, const SearchRequest& request, Meter& meter);

}  // namespace deduku
