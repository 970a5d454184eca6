// Multi-sector locked sets: finders and rows (sk_loop.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// A ring of cells through four boxes, two rows and two columns, and as many digits in these houses. Covers.
[[nodiscard]] bool find_sk_loops(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry sk_loop = {
    .row = {.key = "sk-loop",
            .difficulty = {680},
            .name = "SK-loop",
            .family = "multi-sector locked sets",
            .finder = find_sk_loops,
            .example = "16 cells in a ring through 4 boxes, 2 rows and 2 columns, 16 digits in these houses: all of "
                       "them are there",
            .boards = Boards::boxes,
            .hodoku = {{{.points = 400}}}},
    .page = {.what = "Two rows and two columns cross in four boxes. The cells of these lines in these boxes, except "
                     "the four where the lines cross, make a ring: neighbours share a row, a column or a box. Count "
                     "each digit once for each house, using the fewest of these eight houses that have all its places "
                     "in the ring. If these counts add up to the number of cells, usually 16, each digit is there as "
                     "often as counted, and is removed from the rest of the houses it is counted in.",
             .kin = "Sudopedia: SK-Loop, after Steve K, who found the first in Easter Monster, the example. HoDoKu "
                    "does not have it. It is a multi-sector locked set of boxes and lines.",
             .before = "T1 H1 B2 B3",
             .puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
             .source = {"\"Easter Monster\" (JPF, players' forum), in which Steve K found the first"}}};

}  // namespace rows

}  // namespace deduku
