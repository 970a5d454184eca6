// A fast version of row 23: a candidate of a digit, on or off, with contradictory consequences for this digit alone.
//
// A run of one digit without a contradiction is the fixpoint of "the only place left in a house" in any order. So masks
// of cells show which runs contradict; only these are made in SE's order.
#pragma once

#include <optional>

#include "method/se/chains/digit_memory.hpp"
#include "method/se/chains/runner.hpp"

namespace deduku::se {

/// True if a run of this literal, of one digit, contradicts itself.
[[nodiscard]] bool contradicts_in_digit(const NineCells& places, int cell, bool on);

/// The hint that row 23 applies; none if it has none or the meter is exhausted. The digits in `digits` are skipped.
[[nodiscard]] std::optional<ChainHint> find_nishio(const SePosition& position, Profile profile, DigitMemory& digits,
                                                   Workspace& workspace);

}  // namespace deduku::se
