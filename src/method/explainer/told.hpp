// The pattern of a step of SE, for explanations: the pattern of a path's step (method/path).
//
//   X-Wing                 the fish, from its Cover
//   XY-Wing, cycles, ..    a chain, as found by SE's search
//   cell chains, nishio    a strand for each assumption, reduced to the nodes that its conclusion depends on
#pragma once

#include "deduku/board.hpp"
#include "deduku/pattern.hpp"
#include "method/explainer/chains/workspace.hpp"
#include "method/explainer/position/hint.hpp"

namespace deduku::explainer {

/// The pattern of a hint found in `position`, on a board with the same living candidates.
[[nodiscard]] Pattern told(const Board& board, const Position& position, const Hint& hint, Profile profile,
                           Workspace& workspace);

}  // namespace deduku::explainer
