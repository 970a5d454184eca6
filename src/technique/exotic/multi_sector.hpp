// Multi-sector locked sets: finders and rows (multi_sector.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Cells where some rows and some columns cross, with as many digits, each counted by rows or by columns. Covers.
/// Boards of up to 9 digits.
[[nodiscard]] bool find_multi_sector_locked_sets(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry multi_sector_locked_set = {
    .row = {.key = "multi-sector-locked-set",
            .difficulty = {705},
            .name = "multi-sector locked set",
            .family = "multi-sector locked sets",
            .finder = find_multi_sector_locked_sets,
            .example = "16 cells in 4 rows and 4 columns, 16 digits in these lines: all of them are there",
            .boards = Boards::lines,
            .hodoku = {{{.points = 400}}}},
    .page = {.what = "A set of cells where some rows and some columns cross. A digit can be in these cells at most "
                     "once for each row and at most once for each column that has it there: count it by rows or by "
                     "columns, whichever are fewer. If these counts add up to the number of cells, each digit is there "
                     "as often as counted. A digit counted by rows is removed from the rest of these rows, a digit "
                     "counted by columns from the rest of these columns.",
             .kin = "Also called MSLS, or rank 0 pattern. Only rows and columns count here, not boxes, and only boards "
                    "of up to 9 digits are searched. HoDoKu does not have it.",
             .before = to_quads,
             .also = "W2 W3 W4",
             .puzzle = "......41.9..3.....3...2.....48..7..........62.1.......5..2....6.7....8......9....",
             .source = from_top1465}};

}  // namespace rows

}  // namespace deduku
