// The deletions by locked digits, pairs and X-Wings in a position, as a set: without order and premises.
//
//   A1=2 on .. : the 7s of a box are in column B now      B7=7, B9=7
//
#pragma once

#include "method/se/position/changes.hpp"

namespace deduku::se {

/// The deletions in `grid`, which was derived by singles from `start`, a position without such patterns. Locked digits
/// come first; if they delete nothing, hidden pairs, naked pairs, X-Wings follow in turn: the order of SE inside
/// chains.
[[nodiscard]] NineCandidates deleted_by_patterns(const SePosition& start, const SePosition& grid);

}  // namespace deduku::se
