// How people state a rule in words and pictures: beside its row, for readers of published puzzles.
#pragma once

#include <span>
#include <string_view>

#include "deduku/rules.hpp"

namespace deduku::rules {

struct SaidRule {
    const RuleRow& row;
    std::string_view text;  ///< a saying on each line (formats/published/saying.hpp)
};

/// Those of all rules that have some, from the sources (src/rows.cmake).
[[nodiscard]] std::span<const SaidRule* const> said_rules();
/// The sayings of a rule; empty if it has none.
[[nodiscard]] std::string_view said_of(const RuleRow& row);

}  // namespace deduku::rules
