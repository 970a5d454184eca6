// Fish: finders and rows (fish.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// k rows, each with 2..k places of a digit, all in k columns: removes the digit from the rest of the columns;
/// and the same with rows and columns exchanged. Cover: digit in the rows / digit in the columns.
[[nodiscard]] bool find_fish(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry fish = {
    row("fish", 'W', 2, any_size, rank(220, 230, 240), removes, "fish", "fish", find_fish,
        "7 of rows 1, 5 only in columns A, F: no other 7 in columns A, F", line_boards, by_hodoku(140, hard, 140),
        by_hodoku(150, hard, 150), by_hodoku(160, hard, 160)),
    page("A digit has all its places in two rows within two columns (an X-Wing), in three rows within three columns (a "
         "Swordfish), or in four rows within four columns (a Jellyfish). The rows, the base, need the digit once each, "
         "so they use up all the columns, the cover: the digit is removed from the rest of these columns. Rows and "
         "columns may be exchanged.",
         "", "T1", "", "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5",
         {"SudokuWiki (A. Stuart), page X-Wing"})};

}  // namespace rows

}  // namespace deduku
