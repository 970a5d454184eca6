// The guess that divides a search best, by trying both sides of the most blamed ones:
//
//   A1=5   leaves 212 of 240 candidates, A1<>5 leaves 228: 28 * 12
//   C4=2   contradicts: C4<>2 from now on, and all is chosen anew
//
// It pays where no cells have a total: propagation takes little time there, and contradictions are poor guides.
#pragma once

#include "search/rules/branching.hpp"

namespace deduku::rules {

/// Whether it pays on this board.
[[nodiscard]] bool look_ahead_pays(const Model& model);

/// The position is one behind run(); what is refuted leaves it. This level and those above it are free to be saved. False:
/// contradiction; else `best` is set unless the position is solved.
[[nodiscard]] bool look_ahead(Position& position, Branching& branching, std::size_t level, Guess& best);

}  // namespace deduku::rules
