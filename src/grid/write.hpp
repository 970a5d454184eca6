// Puzzles and grids as text that the reader takes back unchanged.
//
//   53..7....6..195....98....6.8...      one line; a cell of several digits is [3578]
#pragma once

#include <string>

#include "grid/board.hpp"
#include "grid/puzzle.hpp"

namespace deduku {

/// N^2 cells on one line, `.` = blank: characters 1-9A-Za-z up to N = 61, numbers between blanks above.
[[nodiscard]] std::string to_line(const Puzzle& puzzle);
/// The same for a filling of the board.
[[nodiscard]] std::string to_line(const Geometry& geometry, const Grid& grid);
/// The `.sdk` file: `#D` name and `#C` comment lines, then one line for each row.
[[nodiscard]] std::string to_sdk(const Puzzle& puzzle);
/// The living candidates as a framed grid, one column for each cell.
///
///   +---------+-------+
///   | 1  23   | 4 23  |       boards above 9x9 bracket several digits, [23], since 23 is a number there
///
[[nodiscard]] std::string to_pencil_marks(const Board& board);

}  // namespace deduku
