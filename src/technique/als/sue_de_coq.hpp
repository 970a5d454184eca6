// Sue de Coq: finders and rows (sue_de_coq.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Cells common to two houses, and other cells of each house: together as many cells as digits. Covers.
[[nodiscard]] bool find_sue_de_coq(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry sue_de_coq = {
    .row = {.key = "sue-de-coq",
            .difficulty = {430},
            .name = "Sue de Coq",
            .family = "Sue de Coq",
            .finder = find_sue_de_coq,
            .example = "A1, B1 = {1,2,3,4}, G1 = {1,2}, C2 = {3,4}: no other 1, 2 in row 1, no other 3, 4 in box 1",
            .hodoku = {{{.points = 250, .level = unfair, .place = 400}}}},
    .page = {
        .what = "Two or more cells where a line and a box cross have at least two more digits than cells. Other cells "
                "of the line and other cells of the box have some of these digits, but the two groups have no digit in "
                "common. All these cells together have as many digits as cells, so each digit is there exactly once. "
                "The digits of the line's cells are removed from the rest of the line, those of the box's cells from "
                "the rest of the box, and digits that only the crossing has from the rest of both.",
        .kin = "HoDoKu and Sudopedia: Sue de Coq, after the pen name of its finder. Also called two-sector disjoint "
               "subsets. The cells of the line and of the box may have digits that the crossing does not have, as in "
               "HoDoKu.",
        .before = "T1 H1 B2 B3",
        .puzzle = "3.4...6....5.1...97.......8......2.5.......7.....763......62....6...18..59.8....4",
        .source = in_hodoku("Sue de Coq")}};

}  // namespace rows

}  // namespace deduku
