// The pattern of a step of SE, for explanations: the pattern of a path's step (method/path).
//
//   X-Wing                 the fish, from its Cover
//   XY-Wing, cycles, ..    a chain, as found by SE's search
//   cell chains, nishio    a strand for each assumption, reduced to the nodes that its conclusion depends on
#pragma once

#include "deduku/board.hpp"
#include "deduku/pattern.hpp"
#include "method/se/chains/workspace.hpp"
#include "method/se/position/hint.hpp"

namespace deduku::se {

/// The pattern of a hint found in `position`, on a board with the same living candidates.
[[nodiscard]] Pattern told(const Board& board, const SePosition& position, const SeHint& hint, Profile profile,
                           Workspace& workspace);

}  // namespace deduku::se
