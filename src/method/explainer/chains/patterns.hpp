// The deletions by locked digits, pairs and X-Wings in a position, as a set: without order and premises.
//
//   A1=2 on .. : the 7s of a box are in column B now      B7=7, B9=7
//
#pragma once

#include "method/explainer/position/changes.hpp"

namespace deduku::explainer {

/// The deletions in `grid`, which was derived by singles from `start`, a position without such patterns. Locked digits
/// come first; if they delete nothing, hidden pairs, naked pairs, X-Wings follow in turn: the order of SE inside
/// chains.
[[nodiscard]] Candidates deleted_by_patterns(const Position& start, const Position& grid);

}  // namespace deduku::explainer
