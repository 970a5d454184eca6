// Innies and outies by the number of cells that are left: finder and rows (innies.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Sums that follow from `houses` houses with one open cell left. Sum.
[[nodiscard]] bool find_single_innies(const Board& board, const RuleView& rules, int houses, const Sink& sink);
/// The same with two or three, fewest first. Sum, or Splits that end in Sums.
[[nodiscard]] bool find_few_innies(const Board& board, const RuleView& rules, int houses, const Sink& sink);
/// The same with four or more.
[[nodiscard]] bool find_many_innies(const Board& board, const RuleView& rules, int houses, const Sink& sink);

namespace rows {

constexpr TechniqueEntry single_innie = {
    .row = {.key = "innie",
            .min_size = 1,
            .max_size = 4,
            .difficulty = {76, 77, 127},
            .name = "innie or outie",
            .family = "sums",
            .finder = find_single_innies,
            .example = "the cages in box 1, all but its cell C3, sum to 41: C3 is 4",
            .hodoku = {{{.points = 60}, {.points = 60}, {.points = 80}}}},
    .page = {.what = "The digits of a house have a fixed sum: 45 with nine digits. The cages that lie in one to four "
                     "houses fill all but one of their cells, or reach outside with one cell. That cell is the "
                     "difference.",
             .kin = "The rule of 45; SudokuWiki: Innies and Outies.",
             .puzzle =
                 "................................................................................. rules: killer 6: "
                 "A1 B1 C1; killer 24: A2 B2 C2; killer 11: A3 B3",
             .source = made_here}};

constexpr TechniqueEntry few_innies = {
    .row = {.key = "few-innies",
            .min_size = 1,
            .max_size = 4,
            .difficulty = {96, 125, 176},
            .name = "two or three innies",
            .family = "sums",
            .finder = find_few_innies,
            .example = "the cages in box 1, all but B3 and C3, sum to 28: B3 and C3 make 17, so 8 and 9",
            .hodoku = {{{.points = 60}, {.points = 80}, {.points = 90}}}},
    .page = {.what = "The digits of a house have a fixed sum: 45 with nine digits. The cages that lie in one to four "
                     "houses leave two or three of their cells, or reach outside with them. The sum of these cells "
                     "is the difference, which few digits make.",
             .kin = "The rule of 45; SudokuWiki: Innies and Outies.",
             .puzzle =
                 "................................................................................. rules: killer 6: "
                 "A1 B1 C1; killer 22: A2 B2 C2 A3",
             .source = made_here}};

constexpr TechniqueEntry many_innies = {
    .row = {.key = "many-innies",
            .min_size = 1,
            .max_size = 4,
            .difficulty = {172, 182, 192},
            .name = "four or more innies",
            .family = "sums",
            .finder = find_many_innies,
            .example = "the cages in box 1, all but four cells, sum to 35: these make 10, so 1, 2, 3 and 4",
            .hodoku = {{{.points = 80}, {.points = 80}, {.points = 90}}}},
    .page = {.what = "The digits of a house have a fixed sum: 45 with nine digits. The cages that lie in one to four "
                     "houses leave four or more of their cells, or reach outside with them. The sum of these cells "
                     "is the difference.",
             .kin = "The rule of 45; SudokuWiki: Innies and Outies.",
             .puzzle =
                 "................................................................................. rules: killer "
                 "35: A1 B1 C1 A2 B2",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
