// Low and high digits that alternate along whispers: finder and row (polarity.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates of the wrong half on lines of whispers whose digits alternate between low and high, if a cell that is
/// known to be low or high determines others than its neighbours. A Split with a Cover for each cell in between.
[[nodiscard]] bool find_polarity(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry polarity = {
    .row = {.key = "polarity",
            .letter = 'L',
            .min_size = 4,
            .max_size = 4,
            .difficulty = {68},
            .name = "polarity",
            .family = "pairs",
            .finder = find_polarity,
            .example = "on a whispers line A1 is 1, so B1 is high, C1 low, D1 high",
            .reason = "{why} Low and high digits alternate there. {others} can only be {digits|or}.",
            .hodoku = {{{.points = 20}}}},
    .page = {
        .what = "Neighbours on German whispers differ by 5 or more. So none is 5, and low digits (1 to 4) and high "
                "ones (6 to 9) alternate along the line, and from line to line where they cross. If one cell is known "
                "to be low or high, so are all others.",
        .kin = "High-low colouring of whispers lines.",
        .puzzle =
            "1................................................................................ rules: whispers: A1-E1",
        .source = made_here}};

}  // namespace rows

}  // namespace deduku
