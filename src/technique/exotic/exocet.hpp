// Exocets: finders and rows (exocet.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two base cells of a line in a box, and a target cell in each other box of the band; base and targets have the same
/// two digits (exocet.cpp). A Split on a base cell, then on the other. 9x9 boards with 3x3 boxes.
[[nodiscard]] bool find_junior_exocets(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry junior_exocet = {
    .row = {.key = "junior-exocet",
            .difficulty = {684},
            .name = "junior exocet",
            .family = "exocets",
            .finder = find_junior_exocets,
            .example = "A1, B1 = {1,2,3}, each of them below in only two lines of columns C, D, I: D2, I3 are the same "
                       "two digits",
            .boards = Boards::boxes,
            .hodoku = {{{.points = 400}}}},
    .page = {.what = "Two cells of a line in one box, the base, have three or four digits between them. In each of the "
                     "other two boxes of the band, a target is a cell outside the base line that has some of these "
                     "digits; the cell beside it on the line across the band has none of them. The cross-lines are the "
                     "lines across the band through the two targets and through the third cell of the base line in the "
                     "base box. The pattern applies if, outside the band, for each base digit two lines have all its "
                     "places in the cross-lines. Then the targets are the same two digits as the base. The reason: a "
                     "digit that is true in the base is nowhere else in its line and its box. The three cross-lines "
                     "have it three times: at most twice outside the band, so at least once inside, where only a "
                     "target is left for it. So all other digits are removed from the targets. A base digit that the "
                     "targets cannot have, or that a single line covers outside the band, is removed from the base.",
             .kin = "Players' forum: JExocet, found by champagne and defined in this form by David P Bird. His further "
                    "eliminations (mirror cells and others) are not made. HoDoKu and Sudoku Explainer do not have it.",
             .before = "T1 H1 B2 B3",
             .puzzle = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
             .source = {"\"Fata Morgana\" (tarek, players' forum), known for its exocet"}}};

}  // namespace rows

}  // namespace deduku
