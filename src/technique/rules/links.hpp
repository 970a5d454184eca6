// Techniques with candidates that exclude each other by rules: finders and rows (links.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates that leave another cell without a digit, by one rule. Cover, or a Split with a Cover in each branch.
[[nodiscard]] bool find_partners(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// The same by a rule about the whole board.
[[nodiscard]] bool find_neighbours(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// Candidates that leave a digit without a place in a house, by rules. Cover, or a Split with a Cover in each branch.
[[nodiscard]] bool find_places(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// Candidates that leave another cell without a digit, by several rules. A Split with a Cover in each branch.
[[nodiscard]] bool find_partners_of_rules(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry no_partner = {
    .row = {.key = "no-partner",
            .letter = 'L',
            .min_size = 1,
            .max_size = 1,
            .difficulty = {159},
            .name = "no partner",
            .family = "pairs",
            .finder = find_partners,
            .example = "a white dot between A1 and A2, A2 is 4 or 6: A1 is 3, 5 or 7",
            .hodoku = {{{.points = 20}}}},
    .page = {
        .what = "A rule makes two cells depend on each other: a dot, an X or a V, a whisper, a thermometer. A "
                "candidate that goes with no candidate of the other cell is false.",
        .puzzle =
            "5................................................................................ rules: white-dot: A1 A2",
        .source = made_here}};

constexpr TechniqueEntry look_at_neighbours = {
    .row = {.key = "look-at-neighbours",
            .difficulty = {38},
            .name = "look at neighbours",
            .family = "looks",
            .finder = find_neighbours,
            .example = "neighbours are not consecutive, A1 is 5: A2 is not 4 or 6",
            .hodoku = {{{.points = 20}}}},
    .page = {.what = "A rule about the whole board compares each cell with its neighbours, or with cells a knight's "
                     "move away. All that the candidates of one cell leave to these is one step.",
             .kin = "A look at the rule, at one cell.",
             .puzzle = "5................................................................................ rules: "
                       "non-consecutive",
             .source = made_here}};

constexpr TechniqueEntry no_place = {
    .row = {.key = "no-place",
            .letter = 'L',
            .min_size = 3,
            .max_size = 3,
            .difficulty = {124},
            .name = "no place",
            .family = "pairs",
            .finder = find_places,
            .example = "the 9 of row 1 is in C1 or E1, and D3 is a knight's move from both: D3 is not 9",
            .hodoku = {{{.points = 50}}}},
    .page = {.what = "All places of a digit in a house exclude the same candidate, by a rule. If it were true, the "
                     "digit would have no place in the house. So it is false.",
             .before = "T1",
             .puzzle =
                 "12.3.4567........................................................................ rules: anti-knight",
             .source = made_here}};

constexpr TechniqueEntry no_partner_of_rules = {
    .row = {.key = "no-partner-of-rules",
            .letter = 'L',
            .min_size = 2,
            .max_size = 2,
            .difficulty = {250},
            .name = "no partner by several rules",
            .family = "pairs",
            .finder = find_partners_of_rules,
            .example = "A2 is 1 or 9, B3 is less than A2 by a thermometer, 5 apart by a whisper: B3 is not 6",
            .hodoku = {{{.points = 100}}}},
    .page = {.what = "If a candidate were true, several rules together would exclude all candidates of another cell, "
                     "some by one rule, some by another. So it is false.",
             .before = "T1",
             .puzzle = "...........2345678............................................................... rules: "
                       "thermo: B3 A2; whispers: B3 A2",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
