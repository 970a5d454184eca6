// A board as framed text with the names of rows and columns at its edges.
//
//     A B C   D E F   G H I
//   +-------+-------+-------+
//   1 | 8 . . | . . . | . . . |
#pragma once

#include <string>
#include <vector>

#include "deduku/ids.hpp"
#include "deduku/text.hpp"

namespace deduku::report {

/// The contents of a cell: the text, and the same with its colours.
struct CellText {
    std::string plain;
    std::string painted;
};

/// The character of a digit as in one-line puzzles; numbers on boards above 61 digits.
[[nodiscard]] std::string symbol(const Geometry& geometry, Digit digit);

/// The contents of each cell of a board.
using CellTexts = Table<Cell, CellText>;

/// The lines of the drawing, all equally wide but for colours.
[[nodiscard]] std::vector<std::string> draw(const Geometry& geometry, const CellTexts& cells, Coords coords);
/// Houses besides rows, columns, boxes and regions, with their cells, and the rules that are no such houses; a line each.
[[nodiscard]] std::vector<std::string> houses_and_rules(const Geometry& geometry, Coords coords);
/// How wide these lines are.
[[nodiscard]] std::size_t drawn_width(const Geometry& geometry, const CellTexts& cells, Coords coords);

}  // namespace deduku::report
