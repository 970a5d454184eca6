// Rows 23 to 30: the searches with branches from nishio to level 5.
#pragma once

#include <span>

#include "method/explainer/chains/chain_hint.hpp"
#include "method/explainer/families/families.hpp"
#include "method/explainer/position/search_mode.hpp"

namespace deduku::explainer {

/// Rows 23 to 30 in order.
[[nodiscard]] std::span<const Mode> branching_modes(Profile profile);

/// A chain as a hint.
[[nodiscard]] Hint hint_of(const ChainHint& chain, const Mode& mode);

}  // namespace deduku::explainer
