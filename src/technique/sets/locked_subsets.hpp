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
    .row = {.key = "locked-subset",
            .min_size = 2,
            .max_size = any_size,
            .difficulty = {100, 110, 115},
            .name = "locked subset",
            .family = "subsets",
            .finder = find_locked_subsets,
            .example = "A1, B1 = {2,5}, in row 1 and in box 1: no other 2, 5 in either",
            .hodoku = {{{.points = 40, .level = medium, .place = 40},
                        {.points = 60, .level = medium, .place = 50},
                        {.points = 60}}}},
    .page = {.what = "A naked pair (or triple) whose cells all lie where a line and a box cross: for example, two "
                     "cells with the same two candidates. The digits are in these cells, so they are removed both from "
                     "the rest of the line and from the rest of the box. If only one of the two houses loses "
                     "candidates, it is a naked pair or triple.",
             .kin = "HoDoKu and Sudopedia: Locked Pair, Locked Triple. Boards with wider boxes also have locked quads.",
             .before = "T1 H1",
             .puzzle = "....65..8..8...9..2.64....1...2..5.7....39......7...1....8.........1729..539.....",
             .source = in_hodoku("Locked Pair")}};

}  // namespace rows

}  // namespace deduku
