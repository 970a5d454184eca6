// Candidates that leave a sum without a combination: finders and rows (no_combination.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates whose peers, without their digit, cannot make a sum of a rule, or one from at most `houses` houses. A Split
/// that ends in Sums.
[[nodiscard]] bool find_no_combination(const Board& board, const RuleView& rules, int houses, const Sink& sink);
/// The same through a cell that is left with one digit, or through the combinations of another sum.
[[nodiscard]] bool find_no_combination_in_two_steps(const Board& board, const RuleView& rules, int size,
                                                    const Sink& sink);

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

constexpr TechniqueEntry no_combination_in_two_steps = {
    .row = {.key = "no-combination-in-two-steps",
            .difficulty = {240},
            .name = "no combination in two steps",
            .family = "sums",
            .finder = find_no_combination_in_two_steps,
            .example = "A1 is 8 or 9, and a cage of 15 in B2 and C2 has one of them: no other 8 and 9 in box 1",
            .hodoku = {{{.points = 100}}}},
    .page = {.what = "If a candidate were true, another cell would be left with one digit, or another sum with fewer "
                     "combinations. A candidate is false if a sum could then not be made. With a cell and a cage in "
                     "one house that need the same two digits, it is the killer pair.",
             .kin = "Killer pair, if it is a cell and a cage in one house.",
             .puzzle = "[89]................................................................................ rules: "
                       "killer 15: B2 C2",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
