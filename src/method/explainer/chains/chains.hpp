// Rows 21 to 30: single chains, aligned triplets, then the searches with branches from nishio to level 5.
#pragma once

#include <span>

#include "deduku/meter.hpp"
#include "method/explainer/chains/chain_hint.hpp"
#include "method/explainer/families/families.hpp"
#include "method/explainer/position/search_mode.hpp"

namespace deduku::explainer {

/// Rows 23 to 30 in order.
[[nodiscard]] std::span<const Mode> branching_modes(Profile profile);

/// The hint that SE applies, plainly searched; none also if the meter is exhausted.
[[nodiscard]] Found find_chain(const Position& position, Profile profile, Meter& meter);

/// The hint that a chain is.
[[nodiscard]] Hint hint_of(const ChainHint& chain, const Mode& mode);

}  // namespace deduku::explainer
