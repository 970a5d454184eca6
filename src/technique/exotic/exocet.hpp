// Exocets: finders and rows (exocet.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two base cells of a line in a box, and a target cell in each other box of the band, which have their digits between
/// them (exocet.cpp). A Split on a base cell, in its branches one on the other. 9x9 boards with 3x3 boxes.
[[nodiscard]] bool find_junior_exocets(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry junior_exocet = {
    row("junior-exocet", 0, 684, "junior exocet", "exocets", find_junior_exocets,
        "A1, B1 = {1,2,3}, each of which two lines hold in columns C, D, G below: D2, I3 have the same two digits",
        box_boards, by_hodoku(400)),
    page("Two cells of a line in one box, the base, have three or four digits together. Look at the other two boxes of "
         "the same band. In each a cell off that line, a target, has some of these digits, and the cell beside it on "
         "the line across has none. The lines across through both targets, and the third through the box of the base, "
         "are the cross-lines. Suppose that, outside the band, two lines have all places that a digit of the base has "
         "in the cross-lines, whichever of these digits it is. Then the targets are the same two digits as the base. "
         "For a digit of the base is nowhere else in its line and its box; the three cross-lines have it three times, "
         "at most twice outside the band, and inside only a target is left for it. So other digits leave the targets; "
         "and a digit that the targets cannot have, or that one line alone holds outside the band, leaves the base.",
         "JExocet in the players' forum, found by champagne and defined so by David P Bird. Removals beyond these "
         "(mirror cells and others of his rules) are not made. HoDoKu and Sudoku Explainer have none.",
         "T1 H1 B2 B3", "", "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
         {"\"Fata Morgana\" (tarek, players' forum), known for its exocet"})};

}  // namespace rows

}  // namespace deduku
