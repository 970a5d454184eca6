// Tridagons: finders and rows (tridagon.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Twelve cells of four boxes that three digits alone cannot fill (tridagon.cpp): one of their other candidates is
/// true. A Split on a cell, filled case by case.
[[nodiscard]] bool find_tridagons(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry tridagon = {
    row("tridagon", 0, 686, "tridagon", "tridagons", find_tridagons,
        "12 cells, three across each of 4 boxes, which 1, 2, 3 alone cannot fill: the one that can be 4 is", box_boards,
        by_hodoku(400)),
    page(
        "Four boxes where two bands and two stacks cross; in each three cells, one in each of its rows and one in each "
        "of its columns. Such cells run from the upper left to the lower right, going round at the edge if need be, or "
        "from the upper right to the lower left. If one of the boxes runs the other way than the other three, no three "
        "digits alone can fill the twelve cells. For of two boxes beside each other each digit moves on to another "
        "row, always round in the same sense, and of two above each other to another column; after all four boxes that "
        "does not come out even. So one of the other candidates in these cells, the guardians, is true. If they are "
        "all in one cell, it loses the three digits; if they are one digit, that goes where all of them are seen.",
        "Also trivalue oddagon, or Thor's Hammer; mith and others in the players' forum, 2022, whose puzzles with it "
        "are harder for programs than all that were known. The example was made for this page and is easier. HoDoKu "
        "and Sudoku Explainer have none.",
        "T1 H1 B2 B3 T2 H2 T3 H3", "",
        ".57...6.....65..1...9..4.8.9.4.7...6.8.4..9..76.8..5.......8.9.5..9..4......6...2", made_here)};

}  // namespace rows

}  // namespace deduku
