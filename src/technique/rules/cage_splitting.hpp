// Cages that cross the border of houses, in two parts: finder and row (cage_splitting.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates of a cage and of another sum, which follows from houses, for which no total of their common cells suits
/// both. Splits that end in Sums.
[[nodiscard]] bool find_cage_splittings(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry cage_splitting = {
    .row = {.key = "cage-splitting",
            .difficulty = {132},
            .name = "cage splitting",
            .family = "sums",
            .finder = find_cage_splittings,
            .example = "a cage has two cells in box 1, which make 9 or 14 there: its cell in box 2 is what is left",
            .reason = "{splitting}",
            .hodoku = {{{.points = 80}}}},
    .page = {.what = "A cage crosses the border of a house. The other sums and digits of the house allow only some "
                     "totals for the part of the cage inside, and the cage itself allows only some. Candidates that "
                     "suit no total allowed by both are false: inside, in the rest of the cage, and in the rest of the "
                     "house. If only one total is left, innies and outies find it.",
             .puzzle = "..[16].............................................................................. rules: "
                       "killer 16: A1 B1 D1; killer 15: A2 B2 C2; killer 15: A3 B3 C3",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
