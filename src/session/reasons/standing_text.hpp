// The standing of claims as sentences, and the reason that does not show them.
//
//   True, in one step, by Naked Pair: In column E, E2 and E8 can only be 3 or 6. ..  XY-Wing does not show it.
#pragma once

#include "session/reasons/claims.hpp"

namespace deduku::session {

/// "True, in one step, by Naked Pair: ..", "False: in the solution F1 is 1.", ..
[[nodiscard]] std::string standing_text(const path::Judged& judged, const ClaimedStep& step, const Puzzle& puzzle,
                                        Coords coords);

}  // namespace deduku::session
