// Tridagons: finders and rows (tridagon.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Twelve cells of four boxes that three digits alone cannot fill (tridagon.cpp): one of their other candidates is
/// true. A Split on a cell, filled case by case.
[[nodiscard]] bool find_tridagons(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry tridagon = {
    .row =
        {.key = "tridagon",
         .difficulty = {686},
         .name = "tridagon",
         .family = "tridagons",
         .finder = find_tridagons,
         .example =
             "12 cells, three across each of 4 boxes, which 1, 2, 3 alone cannot fill: only one can be 4, so it is 4",
         .boards = Boards::boxes,
         .hodoku = {{{.points = 400}}}},
    .page = {
        .what =
            "Four boxes where two bands and two stacks cross, and in each of them three cells, one in each of its rows "
            "and one in each of its columns. These run from upper left to lower right, wrapping at the edge if need "
            "be, or from upper right to lower left. If one box runs the other way than the other three, three digits "
            "alone cannot fill the twelve cells. The reason: from one box to the next in its band, each digit moves to "
            "another row, all in the same cyclic direction; from one box to the next in its stack, to another column. "
            "Around all four boxes these moves cannot fit together. So at least one of the other candidates in these "
            "cells, the guardians, is true. If all guardians are in one cell, the three digits are removed from it. If "
            "they are all one digit, it is removed from every cell that sees all of them.",
        .kin = "Also called trivalue oddagon, or Thor's Hammer. Found in 2022 by mith and others in the players' "
               "forum, in puzzles that were harder for programs than any known before. The example was made for this "
               "page and is easier. HoDoKu and Sudoku Explainer do not have it.",
        .before = "T1 H1 B2 B3 T2 H2 T3 H3",
        .puzzle = ".57...6.....65..1...9..4.8.9.4.7...6.8.4..9..76.8..5.......8.9.5..9..4......6...2",
        .source = made_here}};

}  // namespace rows

}  // namespace deduku
