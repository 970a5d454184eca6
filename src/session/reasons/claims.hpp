// The claims of one step with their reason, as a trace writes them: an object, or a line.
//
//   {"technique":"naked-pair","cells":["C5","C8"],"digits":[1,9],"removed":["C2!=1","C9!=9"]}
//   "Naked Pair: 1,9 in C5,C8 (column C) => C2<>1, C9<>9"        "Hidden Single: D6=2 (box 5)"        "C2!=1"
//
// Other text is not read.
#pragma once

#include <variant>

#include "deduku/text.hpp"
#include "method/path/judge.hpp"
#include "report/parts/json.hpp"

namespace deduku::session {

struct ClaimedStep {
    std::vector<path::CellClaim> claims;
    std::optional<path::PlayersReason> reason{};
};

/// The step on this board, or why it is none.
[[nodiscard]] std::variant<ClaimedStep, std::string> read_claims(const Json& step, const Geometry& board,
                                                                 Coords coords);

}  // namespace deduku::session
