// Rows 23 to 30: the searches with branches from nishio to level 5.
#pragma once

#include <span>

#include "method/se/chains/chain_hint.hpp"
#include "method/se/families/families.hpp"
#include "method/se/position/search_mode.hpp"

namespace deduku::se {

/// Rows 23 to 30 in order.
[[nodiscard]] std::span<const Mode> branching_modes(Profile profile);

/// A chain as a hint.
[[nodiscard]] SeHint hint_of(const ChainHint& chain, const Mode& mode);

}  // namespace deduku::se
