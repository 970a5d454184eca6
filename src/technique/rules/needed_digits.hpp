// The digits that a rule needs, outside its cells: finder and row (needed_digits.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// All digits that one rule needs in its cells, removed from cells that see all their places there; a find for each rule,
/// those that remove most first. Splits.
[[nodiscard]] bool find_needed_digits(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry needed_digits = {
    .row = {.key = "must-have-digits",
            .difficulty = {98},
            .name = "must-have digits",
            .family = "looks",
            .finder = find_needed_digits,
            .example = "a cage of 6 in A1, B1 and C1 has 1, 2 and 3: no other cell of row 1 and box 1 has them",
            .hodoku = {{{.points = 50}}}},
    .page = {.what = "All combinations of a cage have some digits in common. Other cells that see all places of such a "
                     "digit in the cage cannot have it. All digits of one cage and all houses are one step.",
             .kin = "SudokuWiki shows it with cage combinations; also called a hidden cage digit or killer locked "
                    "candidates.",
             .puzzle =
                 "................................................................................. rules: killer 22: "
                 "A1 B1 C1",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
