// Sue de Coq: finders and rows (sue_de_coq.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Cells of two houses, and more of each alone, together as many as digits. Covers.
[[nodiscard]] bool find_sue_de_coq(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry sue_de_coq = {
    row("sue-de-coq", 0, 430, "Sue de Coq", "Sue de Coq", find_sue_de_coq,
        "A1, B1 = {1,2,3,4}, G1 = {1,2}, C2 = {3,4}: no other 1, 2 in row 1, no other 3, 4 in box 1", all_boards,
        by_hodoku(250, unfair, 400)),
    page("Two or more cells where a line and a box meet have at least two digits too many. More cells of the line, and "
         "more of the box, have some of these digits, but none in common, so that all of them together are as many "
         "cells as digits: each digit is there once. Those of the line's cells leave the rest of the line, those of "
         "the box's cells the rest of the box, and what only the shared cells have leaves both.",
         "HoDoKu and Sudopedia: Sue de Coq, after the pen name of its finder; also two-sector disjoint subsets. Cells "
         "of line and box may have digits of their own, as in HoDoKu.",
         "T1 H1 B2 B3", "", "3.4...6....5.1...97.......8......2.5.......7.....763......62....6...18..59.8....4",
         in_hodoku("Sue de Coq"))};

}  // namespace rows

}  // namespace deduku
