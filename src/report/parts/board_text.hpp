// A board as framed text with the names of rows and columns.
//
//     A B C   D E F   G H I
//   +-------+-------+-------+
//   1 | 8 . . | . . . | . . . |
#pragma once

#include <string>
#include <vector>

#include "deduku/board.hpp"
#include "deduku/ids.hpp"
#include "deduku/text.hpp"

namespace deduku::report {

/// The contents of a cell: the plain text, and the text with colours.
struct CellText {
    std::string plain;
    std::string painted;
};

/// The character of a digit as in one-line puzzles; numbers on boards above 61 digits.
[[nodiscard]] std::string symbol(const Geometry& geometry, Digit digit);

/// The contents of each cell of a board.
using CellTexts = Table<Cell, CellText>;

/// The candidates of each cell.
[[nodiscard]] CellTexts candidate_texts(const Board& board);

/// The lines of the drawing, with equal widths except for colours.
[[nodiscard]] std::vector<std::string> draw(const Geometry& geometry, const CellTexts& cells, Coords coords);
/// One line for each house other than rows, columns, boxes and regions, with its cells, and for each rule without such
/// houses.
[[nodiscard]] std::vector<std::string> houses_and_rules(const Geometry& geometry, Coords coords);
/// The width of these lines.
[[nodiscard]] std::size_t drawn_width(const Geometry& geometry, const CellTexts& cells, Coords coords);

}  // namespace deduku::report
