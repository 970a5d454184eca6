// Multi-sector locked sets: finders and rows (multi_sector.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Cells where some rows and some columns cross, and as many digits, each counted by rows or by columns. Covers. Boards
/// of up to 9 digits.
[[nodiscard]] bool find_multi_sector_locked_sets(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry multi_sector_locked_set = {
    row("multi-sector-locked-set", 0, 705, "multi-sector locked set", "multi-sector locked sets",
        find_multi_sector_locked_sets, "16 cells in 4 rows and 4 columns, 16 digits in these lines: each is there",
        line_boards, by_hodoku(400)),
    page("Cells where some rows and some columns cross. A digit is in them at most once a row and once a column. If "
         "the digits, each counted by rows or by columns, whichever are fewer, are as many as the cells, each is "
         "there, and leaves the rest of its rows or columns.",
         "Also MSLS, or rank 0 patterns. Only rows and columns count here, not boxes, and boards of up to 9 digits are "
         "looked at. HoDoKu has none.",
         to_quads, "W2 W3 W4", "......41.9..3.....3...2.....48..7..........62.1.......5..2....6.7....8......9....",
         from_top1465)};

}  // namespace rows

}  // namespace deduku
