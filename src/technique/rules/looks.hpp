// Looks at one rule: finder and rows (looks.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// All that one rule removes from its own cells; `kind` is a RuleView::Kind. First the rules that decide most cells, then
/// those that remove most. Several deductions, with at most 200 lines. Without little looks.
[[nodiscard]] bool find_looks(const Board& board, const RuleView& rules, int kind, const Sink& sink);
/// The same where a rule, of any kind, decides no cell and removes one or two candidates.
[[nodiscard]] bool find_little_looks(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry look_at_pairs = {
    .row = {.key = "look-at-pairs",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {35},
            .name = "look at pairs",
            .family = "looks",
            .finder = find_looks,
            .example = "a thermometer A1-A5: A1 is 1 to 5, A2 2 to 6, A3 3 to 7, ..",
            .hodoku = {{{.points = 20}}}},
    .page = {.what =
                 "One rule that compares cells, as a thermometer, a dot or whispers do, is followed from cell to cell "
                 "until nothing changes. All that it removes from its own cells is one step.",
             .kin = "Bounds on thermometers, pairs on dots, high and low on whispers.",
             .puzzle = "................................................................................. rules: "
                       "thermo: A1-A5",
             .source = made_here}};

constexpr TechniqueEntry look_at_sums = {
    .row = {.key = "look-at-sums",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {36},
            .name = "look at sums",
            .family = "looks",
            .finder = find_looks,
            .example = "a cage of 16 in two cells is 7 and 9",
            .hodoku = {{{.points = 20}}}},
    .page = {
        .what = "The combinations of one cage, arrow or other sum that its cells still allow. All that the sum "
                "removes from its own cells is one step; a cell with one digit left is filled in.",
        .kin = "Cage combinations.",
        .puzzle =
            "................................................................................. rules: killer 16: A1 A2",
        .source = made_here}};

constexpr TechniqueEntry look_at_digits = {
    .row = {.key = "look-at-digits",
            .min_size = 3,
            .max_size = 3,
            .difficulty = {37},
            .name = "look at digits",
            .family = "looks",
            .finder = find_looks,
            .example = "a renban of three cells, one of them 1: the others are 2 or 3",
            .hodoku = {{{.points = 20}}}},
    .page = {
        .what = "One rule that asks for certain digits in its cells, as a renban, a quadruple or a pattern does. All "
                "that it removes from its own cells is one step.",
        .puzzle = "1................................................................................ rules: renban: A1 "
                  "B1 C1",
        .source = made_here}};

constexpr TechniqueEntry look_at_cases = {
    .row = {.key = "look-at-cases",
            .min_size = 4,
            .max_size = 4,
            .difficulty = {75},
            .name = "look at cases",
            .family = "looks",
            .finder = find_looks,
            .example = "sandwich 35 in row 1: the 1 and the 9 are at its ends",
            .hodoku = {{{.points = 40}}}},
    .page = {.what =
                 "One rule that can be met in several ways, as a sandwich or an X-sum. Ways that its cells no longer "
                 "allow are left out; what all the others exclude is one step.",
             .kin = "Sandwich cases, X-sum cases.",
             .puzzle = "................................................................................. rules: "
                       "sandwich 35: row 1",
             .source = made_here}};

constexpr TechniqueEntry little_look = {
    .row = {.key = "little-look",
            .difficulty = {155},
            .name = "little look",
            .family = "looks",
            .finder = find_little_looks,
            .example = "a thermometer of two cells: the first is not 9, the second not 1",
            .hodoku = {{{.points = 20}}}},
    .page = {.what = "A look at one rule that decides no cell and removes only a candidate or two. Such looks wait "
                     "until innies, pairs and locked candidates find nothing: with more digits known, one look at the "
                     "rule then does the work of several.",
             .kin = "Bounds, cage combinations and so on, as the other looks.",
             .puzzle = "................................................................................. rules: "
                       "thermo: A1 B1",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
