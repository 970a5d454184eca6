// The pattern of a step of SE, for explanations: the pattern of a path's step (method/path).
//
//   X-Wing                 the fish, off its Cover
//   XY-Wing, cycles, ..    a chain, as SE's search met it
//   cell chains, nishio    a strand for each assumption, with only the nodes on which its conclusion rests
#pragma once

#include "deduku/board.hpp"
#include "deduku/pattern.hpp"
#include "method/explainer/chains/workspace.hpp"
#include "method/explainer/position/hint.hpp"

namespace deduku::explainer {

/// Of a hint found in `position`, on a board where the same is living.
[[nodiscard]] Pattern told(const Board& board, const Position& position, const Hint& hint, Profile profile,
                           Workspace& workspace);

}  // namespace deduku::explainer
