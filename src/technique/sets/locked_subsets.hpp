// Subsets: finders and rows (locked_subsets.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// A naked subset of k cells in both of two houses: its digits are removed from both. A Split on the first cell; in
/// each branch one Cover removes the cell's digit, and a second one the digits of the other cells, from both houses.
/// Reported only if each house loses a candidate outside the other.
[[nodiscard]] bool find_locked_subsets(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry locked_subset = {
    row("locked-subset", silent, 2, any_size, rank(100, 110, 115), removes, "locked subset", "subsets",
        find_locked_subsets, "A1, B1 = {2,5}, in row 1 and in box 1: no other 2, 5 in either", all_boards,
        by_hodoku(40, medium, 40), by_hodoku(60, medium, 50), by_hodoku(60)),
    page("A naked pair (or triple) whose cells all lie where a line and a box cross: for example, two cells with the "
         "same two candidates. The digits are in these cells, so they are removed both from the rest of the line and "
         "from the rest of the box. If only one of the two houses loses candidates, it is a naked pair or triple.",
         "HoDoKu and Sudopedia: Locked Pair, Locked Triple. Boards with wider boxes also have locked quads.", "T1 H1",
         "", "....65..8..8...9..2.64....1...2..5.7....39......7...1....8.........1729..539.....",
         in_hodoku("Locked Pair"))};

}  // namespace rows

}  // namespace deduku
