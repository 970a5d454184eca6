// Two rules with cells in one house: finder and row (two_rules.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates that no two fillings have, one of each of two rules, whose digits in a common house differ; and the digits
/// that all such fillings have there, removed from other cells of the house. Those that remove most first. Splits.
[[nodiscard]] bool find_two_rules(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry two_rules = {
    .row = {.key = "two-rules",
            .difficulty = {133},
            .name = "two rules in a house",
            .family = "sums",
            .finder = find_two_rules,
            .example = "cages of 15 and 13 in row 1, two cells each: 69 goes with 58, 78 with 49, and 67 with neither",
            .reason = "{two rules}",
            .hodoku = {{{.points = 80}}}},
    .page = {.what = "Two cages, arrows or other sums have cells in the same house, where all digits differ. Of the "
                     "digits that each could have there by itself, only some go together. Candidates that are in none "
                     "of these are false, and so are, elsewhere in the house, digits that are in all of them.",
             .kin = "Killer pairs and triples made by two cages; two arrows or two renbans in one row.",
             .puzzle = "................................................................................. rules: "
                       "killer 15: A1 B1; killer 13: D1 E1",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
