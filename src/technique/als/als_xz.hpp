// Almost locked sets: finders and rows (als_xz.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two almost locked sets (cells of a house with one digit more than cells) without a common cell, only one of which
/// can have x: z is removed from cells that see all z of both. A chain of sets. On boards with very many sets, only
/// small ones are used (AlmostLockedSets::largest).
[[nodiscard]] bool find_als_xz(const Board& board, int size, const Sink& sink);
/// The same, where also only one of them can have y: all digits of both are removed from cells that see all their
/// places. Covers, one for each choice of houses.
[[nodiscard]] bool find_doubly_linked_als_xz(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry als_xz = {
    .row = {.key = "als-xz",
            .difficulty = {590},
            .name = "ALS-XZ",
            .family = "almost locked sets",
            .finder = find_als_xz,
            .example =
                "A1, B1 = {2,5,7} and E1 = {2,7}: only one of the two sets has 2, the other has 7, so F1 is not 7",
            .hodoku = {{{.points = 300, .level = unfair, .place = 470, .name = "Almost Locked Set XZ-Rule"}}}},
    .page = {
        .what =
            "An almost locked set (ALS) is a set of cells of one house with one digit more than cells: if one of its "
            "digits is missing, all others are there. A cell with two candidates is the smallest one. Two sets without "
            "a common cell have a restricted common x if all their places of x are in one house, so that only one of "
            "the sets can have x. The other set then has all its other digits. So if z is another digit of both, one "
            "of the sets has z, and z is removed from every cell that sees all places of z in both.",
        .kin = "HoDoKu: Almost Locked Set XZ-Rule. Sudopedia: ALS-XZ. Overlapping sets are not used, as by default in "
               "HoDoKu.",
        .before = "T1 H1 B2 B3 T2 H2",
        .puzzle = "..5...4.23..............1.6....73....1...95...4...137..6.9.....8...3.7.....24....",
        .source = in_hodoku("Almost Locked Set XZ-Rule")}};

constexpr TechniqueEntry als_xz_doubly_linked = {
    .row = {.key = "als-xz-doubly-linked",
            .difficulty = {591},
            .name = "ALS-XZ, doubly linked",
            .family = "almost locked sets",
            .finder = find_doubly_linked_als_xz,
            .example =
                "as ALS-XZ, but both 2 and 3 can be in only one of the sets: each of their other digits is there",
            .hodoku = {{{.points = 300, .level = unfair, .place = 471, .name = "Almost Locked Set XZ-Rule"}}}},
    .page = {.what = "Two almost locked sets with two restricted commons, x and y. Each set can lack only one digit, "
                     "so one set has x, the other has y, and all other digits of both are there. So each other digit "
                     "is removed from every cell that sees all its places in a set, and x and y from every cell that "
                     "sees all their places in both sets.",
             .kin = "HoDoKu: part of the Almost Locked Set XZ-Rule. Sudopedia: Doubly Linked ALS-XZ. Two bivalue cells "
                    "make a naked pair; larger sets are often a Sue de Coq.",
             .before = to_quads,
             .also = to_xy_chains,
             .puzzle = "....1..7..6.........5..9.4.2.8.7.....1.9..........2.18......6.21...6..97.973..1..",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
