// Wings: finders and rows (wings.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// A pivot {x,y} in sight of {x,z} and {y,z}: z is removed from cells that see both of these. A chain.
[[nodiscard]] bool find_xy_wings(const Board& board, int size, const Sink& sink);
/// A pivot {x,y,z} in sight of {x,z} and {y,z}: z is removed from cells that see all three. A Split on the pivot.
[[nodiscard]] bool find_xyz_wings(const Board& board, int size, const Sink& sink);
/// Two cells {y,z} that do not see each other, and a house with two places of y, each in sight of one of them: z is
/// removed from cells that see both. A chain.
[[nodiscard]] bool find_w_wings(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry xy_wing = {
    .row =
        {.key = "xy-wing",
         .difficulty = {330},
         .name = "XY-Wing",
         .family = "wings",
         .finder = find_xy_wings,
         .example = "E5 = {2,5} sees E1 = {2,7}, A5 = {5,7}: one of these is 7, so A1 is not 7",
         .hodoku = {{{.points = 160, .level = hard, .place = 240, .line = "{digit 2 3}/{digit 0} in {node 0 2 4}"}}}},
    .page = {.what = "A pivot cell with candidates x, y sees two wing cells, one with x, z and one with y, z. If the "
                     "pivot is x, the first wing is z; if it is y, the second wing is z. Either way one of the wings "
                     "is z, so z is removed from every cell that sees both wings.",
             .kin = "HoDoKu and Sudopedia: XY-Wing. Also called Y-Wing. It is the shortest XY-chain.",
             .before = "T1",
             .puzzle = "9..24.....5.69.231.2..5..9..9.7..32...29356.7.7...29...69.2..7351..79.622.7.86..9",
             .source = {"SudokuWiki (A. Stuart), page Y-Wing"}}};

constexpr TechniqueEntry xyz_wing = {
    .row = {.key = "xyz-wing",
            .difficulty = {335},
            .name = "XYZ-Wing",
            .family = "wings",
            .finder = find_xyz_wings,
            .example = "E5 = {2,5,7} sees E1 = {2,7}, D4 = {5,7}: one of the three is 7, so E4 is not 7",
            .hodoku = {{{.points = 180, .level = hard, .place = 250}}}},
    .page = {.what = "As an XY-Wing, but z is also a candidate of the pivot. One of the three cells is z, so z is "
                     "removed from every cell that sees all three. Such cells are in the pivot's box.",
             .kin = "HoDoKu and Sudopedia: XYZ-Wing.",
             .before = to_quads,
             .also = "W2 W3 W4",
             .puzzle = ".92..175.5..2....8....3.2...75..496.2...6..75.697...3...8.9..2.7....3.899.38...4.",
             .source = {"SudokuWiki (A. Stuart), page XYZ-Wing"}}};

constexpr TechniqueEntry w_wing = {
    .row = {.key = "w-wing",
            .difficulty = {320},
            .name = "W-Wing",
            .family = "wings",
            .finder = find_w_wings,
            .example = "A1, I5 = {2,7}, 2 of row 9 only at A9, I9: A1 or I5 is 7, so A5 is not 7",
            .hodoku = {{{.points = 150,
                         .level = hard,
                         .place = 230,
                         .line = "{digit 0}/{digit 1} in {node 0 5} connected by {digit 2} in {node 2 3}"}}}},
    .page = {
        .what = "Two cells that do not see each other have the same two candidates y, z. A strong link on y joins "
                "them: a house with only two places for y, one in sight of each cell. If both cells were y, that house "
                "would have no y. So at least one of the cells is z, and z is removed from every cell that sees both.",
        .kin = "HoDoKu and Sudopedia: W-Wing. Also called semi-remote naked pair.",
        .before = to_quads,
        .also = "W2 W3 W4 skyscraper two-string-kite turbot-fish empty-rectangle xy-wing xyz-wing",
        .puzzle = "8.4......16........9...15.......9.6....7....1..8....5..53.8.2..7.91.......6.5..83",
        .source = in_hodoku("W-Wing")}};

}  // namespace rows

}  // namespace deduku
