// A position reached as one line, as in the section [State] of a board in play (doc/formats.md).
//
//   5[24]3[7]..     5 and 3 are written, 2 or 4 are left, 7 is left but not written, . any digit
#pragma once

#include <string>

#include "deduku/board.hpp"

namespace deduku::report {

enum class CellMarks : std::uint8_t {
    hidden,  ///< only what is written
    shown,
};

/// The cells of the grid. `written`: the cells whose digit is written.
[[nodiscard]] std::string position_line(const Board& board, const Table<Cell, bool>& written, CellMarks marks);

}  // namespace deduku::report
