// Cycles: finders and rows (cycles.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Every candidate z that is false if assumed to be true, by links of its digit alone: a true candidate removes
/// its digit from its houses, and a house with two places that loses one has the other. Includes simple colouring
/// and single-digit cycles. A Split on the cell of z: z leads to an empty cell; the rest stays open.
[[nodiscard]] bool find_x_cycles(const Board& board, int size, const Sink& sink);
/// The same through all digits: cells count like houses, so a cell with two digits that loses one has the
/// other. Includes multi-colouring, XY-chains, alternating inference chains, and everything that X finds.
[[nodiscard]] bool find_y_cycles(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry x_cycle = {
    .row = {.key = "x-cycle",
            .letter = 'X',
            .difficulty = {540},
            .name = "X cycle",
            .family = "cycles",
            .finder = find_x_cycles,
            .example = "7 at A1 would, by houses with two places for 7, exclude itself: A1 is not 7",
            .hodoku = {{{.points = 260}}}},
    .page = {.what =
                 "Suppose that a candidate is true, and follow the links of its digit: a true candidate makes those "
                 "that it sees false, and in a house with two places, one is true if the other is false. If this makes "
                 "the candidate itself false, it is removed. Simple colouring and single-digit cycles are included.",
             .before = "T1",
             .puzzle = ".241..67..6..7.41.7..964.2.2465913871354872968796231544....976.35.71694.697.4..31",
             .source = {"SudokuWiki (A. Stuart), page X-Cycles"}}};

constexpr TechniqueEntry y_cycle = {
    .row = {.key = "y-cycle",
            .letter = 'Y',
            .difficulty = {580},
            .name = "Y cycle",
            .family = "cycles",
            .finder = find_y_cycles,
            .example = "7 at A1 would, by houses and cells with two choices, exclude itself: A1 is not 7",
            .hodoku = {{{.points = 280}}}},
    .page = {.what = "As an X cycle, but through all digits: in a cell with two candidates, one is true if the other "
                     "is false. Multi-colouring, XY-chains and alternating inference chains are included.",
             .before = "T1 H1",
             .puzzle = "52...7.8.9...52.47..7..46....95..3.....47..1..........1.......589.......7..235...",
             .source = in_sukaku("Bidirectional Y-Cycle, 6.6")}};

}  // namespace rows

}  // namespace deduku
