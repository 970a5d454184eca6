// The deletions by locked digits, pairs and X-Wings in a position, as a set: without their order and their
// premises.
//
//   A1=2 on .. : the 7s of a box are in column B now      B7=7, B9=7
//
#pragma once

#include "method/explainer/position/changes.hpp"

namespace deduku::explainer {

/// Their deletions in `grid`, which was derived from `start` by singles; `start` has no such patterns. Locked digits; if
/// they delete nothing, hidden pairs, then naked pairs, then X-Wings: the order of SE inside chains.
[[nodiscard]] Candidates deleted_by_patterns(const Position& start, const Position& grid);

}  // namespace deduku::explainer
