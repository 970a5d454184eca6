// A search that learns, for large boards that a descent gets lost on: a LostSearches that needs no SAT solver.
//
//   solve(board, {.limit = 2, .lost = learn_the_lost}, meter)
#pragma once

#include "deduku/solve.hpp"

namespace deduku {

/// A LostSearches: conflict-driven clause learning with sectors as words. A node is a guess. Every solution becomes one
/// more clause, so this is not for counting many.
[[nodiscard]] Solutions learn_the_lost(const Board& board, std::span<const Nogood> nogoods,
                                       const SearchRequest& request, Meter& meter);

/// A Solver: that search alone, after simplification.
[[nodiscard]] Solutions solve_by_learning(const Board& board, const SearchRequest& request, Meter& meter);

}  // namespace deduku
