// Fish: finders and rows (fish.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// k rows, each with 2..k places of a digit, all in k columns: removes the digit from the rest of the columns;
/// and the same with rows and columns exchanged. Cover: digit in the rows / digit in the columns.
[[nodiscard]] bool find_fish(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry fish = {
    .row = {.key = "fish",
            .letter = 'W',
            .min_size = 2,
            .max_size = any_size,
            .difficulty = {220, 230, 240},
            .name = "fish",
            .family = "fish",
            .finder = find_fish,
            .example = "7 of rows 1, 5 only in columns A, F: no other 7 in columns A, F",
            .boards = Boards::lines,
            .hodoku = {{{.points = 140, .level = hard, .place = 140},
                        {.points = 150, .level = hard, .place = 150},
                        {.points = 160, .level = hard, .place = 160}}}},
    .page = {.what = "A digit has all its places in two rows within two columns (an X-Wing), in three rows within "
                     "three columns (a Swordfish), or in four rows within four columns (a Jellyfish). The rows, the "
                     "base, need the digit once each, so they use up all the columns, the cover: the digit is removed "
                     "from the rest of these columns. Rows and columns may be exchanged.",
             .before = "T1",
             .puzzle = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5",
             .source = {"SudokuWiki (A. Stuart), page X-Wing"}}};

}  // namespace rows

}  // namespace deduku
