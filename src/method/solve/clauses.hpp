// What is left of a board as clauses for CaDiCaL: every sector has exactly one true candidate.
//
//   A1 {2,5}   (a or b), (not a or not b)          a = A1=2, b = A1=5: only living candidates of
//   5 in row 1 at A, D: (b or c), (not b or not c)                     sectors not decided yet
//
// A solution found is excluded by the clause that one of its candidates is false, and the solver goes on
// with all it has learnt.
#pragma once

#include <span>

#include "deduku/board.hpp"
#include "search/tally.hpp"

namespace deduku {

/// Counts into a tally the solutions of a board in which not all candidates of any nogood are true. A node is what
/// CaDiCaL does between two looks at the meter.
using LostSearches = void (*)(const Board& board, std::span<const std::vector<Candidate>> nogoods, Tally& tally);

/// What takes over searches that got lost. Null in a build without CaDiCaL: then they go on by themselves.
[[nodiscard]] LostSearches lost_searches();

}  // namespace deduku
