// Cases of a rule: finder and row (cases.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates that are excluded in every case of a rule that the board still allows: a sandwich, an X-sum. Cases.
[[nodiscard]] bool find_cases(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry cases_of_rule = {
    .row = {.key = "cases-of-rule",
            .letter = 'Z',
            .difficulty = {190},
            .name = "cases of a rule",
            .family = "cases",
            .finder = find_cases,
            .example = "sandwich 35 in row 1: the 1 and the 9 are at its ends",
            .hodoku = {{{.points = 80}}}},
    .page = {.what = "A rule can be met in several ways: the 1 and the 9 of a sandwich in these places or those, "
                     "either end of a line as the larger one. Ways that the board no longer allows are left out. A "
                     "candidate that all the others exclude is false.",
             .puzzle = "................................................................................. rules: "
                       "sandwich 35: row 1",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
