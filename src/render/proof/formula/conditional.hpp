// Claims about puzzles with one solution: no formula of a puzzle states that it has one, so these cannot be proved by
// refutation.
#pragma once

#include <string_view>

#include "deduku/reason.hpp"

namespace deduku::proof {

/// Whether the claim depends on there being exactly one solution, or denies it.
[[nodiscard]] inline bool needs_one_solution(const Claim& claim) {
    const auto* listed = std::get_if<False>(&claim);
    return std::holds_alternative<NotUnique>(claim) || (listed && listed->if_unique);
}

inline constexpr std::string_view one_solution_refusal =
    "what holds only if there is one solution does not follow from a formula: only a ledger can say it (--as ledger)";

}  // namespace deduku::proof
