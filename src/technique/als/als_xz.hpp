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
    row("als-xz", 0, 590, "ALS-XZ", "almost locked sets", find_als_xz,
        "A1, B1 = {2,5,7} and E1 = {2,7}: only one of the two sets has 2, the other has 7, so F1 is not 7", all_boards,
        by_hodoku(300, unfair, 470, "Almost Locked Set XZ-Rule")),
    page(
        "An almost locked set (ALS) is a set of cells of one house with one digit more than cells: if one of its "
        "digits is missing, all others are there. A cell with two candidates is the smallest one. Two sets without a "
        "common cell have a restricted common x if all their places of x are in one house, so that only one of the "
        "sets can have x. The other set then has all its other digits. So if z is another digit of both, one of the "
        "sets has z, and z is removed from every cell that sees all places of z in both.",
        "HoDoKu: Almost Locked Set XZ-Rule. Sudopedia: ALS-XZ. Overlapping sets are not used, as by default in HoDoKu.",
        "T1 H1 B2 B3 T2 H2", "", "..5...4.23..............1.6....73....1...95...4...137..6.9.....8...3.7.....24....",
        in_hodoku("Almost Locked Set XZ-Rule"))};

constexpr TechniqueEntry als_xz_doubly_linked = {
    row("als-xz-doubly-linked", 0, 591, "ALS-XZ, doubly linked", "almost locked sets", find_doubly_linked_als_xz,
        "as ALS-XZ, but both 2 and 3 can be in only one of the sets: each of their other digits is there", all_boards,
        by_hodoku(300, unfair, 471, "Almost Locked Set XZ-Rule")),
    page("Two almost locked sets with two restricted commons, x and y. Each set can lack only one digit, so one set "
         "has x, the other has y, and all other digits of both are there. So each other digit is removed from every "
         "cell that sees all its places in a set, and x and y from every cell that sees all their places in both sets.",
         "HoDoKu: part of the Almost Locked Set XZ-Rule. Sudopedia: Doubly Linked ALS-XZ. Two bivalue cells make a "
         "naked pair; larger sets are often a Sue de Coq.",
         to_quads, to_xy_chains, "....1..7..6.........5..9.4.2.8.7.....1.9..........2.18......6.21...6..97.973..1..",
         made_here)};

}  // namespace rows

}  // namespace deduku
