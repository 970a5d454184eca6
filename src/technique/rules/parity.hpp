// Cells that a sum makes even or odd: finder and row (parity.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates with the wrong parity in the only cell of a sum whose parity is unknown: of a rule, or from `houses`
/// houses. Splits that end in Sums.
[[nodiscard]] bool find_parity(const Board& board, const RuleView& rules, int houses, const Sink& sink);

namespace rows {

constexpr TechniqueEntry parity = {
    .row = {.key = "parity",
            .min_size = 1,
            .max_size = 4,
            .difficulty = {97, 127, 178},
            .name = "parity",
            .family = "sums",
            .finder = find_parity,
            .example = "arrow A1 = B2 + C3, A1 and B2 are even: C3 is even",
            .reason = "{sum} {parity}",
            .hodoku = {{{.points = 40}, {.points = 60}, {.points = 80}}}},
    .page = {
        .what =
            "The total of a sum is known, and so is whether it is even or odd. If that is known of all its cells but "
            "one, because their candidates are all even or all odd, it follows for the last cell. Two cells count "
            "together if their sum is always even, or always odd: a white dot joins an even and an odd digit.",
        .puzzle = "[468].........[24]...................................................................... rules: "
                  "arrow: A1 = B2 C3",
        .source = made_here}};

}  // namespace rows

}  // namespace deduku
