// Candidates that leave a sum without a combination: finders and rows (no_combination.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates with which a sum of a rule, or one from at most `houses` houses, cannot be made, as the cells that see them
/// have no such digit then. A Split that ends in Sums.
[[nodiscard]] bool find_no_combination(const Board& board, const RuleView& rules, int houses, const Sink& sink);

namespace rows {

constexpr TechniqueEntry no_combination = {
    .row = {.key = "no-combination",
            .min_size = 1,
            .max_size = 4,
            .difficulty = {131, 177, 181},
            .name = "no combination",
            .family = "sums",
            .finder = find_no_combination,
            .example = "with 9 in A1 a cage of 16 in B1 and B2 could not be made: A1 is not 9",
            .hodoku = {{{.points = 60}, {.points = 80}, {.points = 90}}}},
    .page = {
        .what = "If a candidate were true, the cells that see it would lose this digit. A candidate is false if a sum "
                "could then not be made.",
        .puzzle =
            "................................................................................. rules: killer 16: B1 B2",
        .source = made_here}};

}  // namespace rows

}  // namespace deduku
