// The guess that divides a search best, found by trying both sides of the most blamed ones:
//
//   A1=5   leaves 212 of 240 candidates, A1<>5 leaves 228: 28 * 12
//   C4=2   contradicts: C4<>2 holds, and the choice starts again
//
// It pays where no cells have a total: propagation is fast there, and contradictions are poor guides.
#pragma once

#include "search/variants/branching.hpp"

namespace deduku::variants {

/// Whether look-ahead pays on this board.
[[nodiscard]] bool look_ahead_pays(const VariantModel& model);

/// Requires a position after run(); removes refuted guesses from it. May save at this level and above. False:
/// contradiction; otherwise `best` is set unless the position is solved.
[[nodiscard]] bool look_ahead(VariantPosition& position, VariantBranching& branching, std::size_t level, Guess& best);

}  // namespace deduku::variants
