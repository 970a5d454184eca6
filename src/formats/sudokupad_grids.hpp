// Several grids on one canvas, such as a samurai, in our own links of SudokuPad.
//
//   . . . .  _ _     "regions": the boxes of all grids
//   . . . .  _ _     "cages":   their rows and columns, hidden
//   . . . .  . .     "overlays": white on the cells of no grid
//   . . . .  . .     "metadata": {"norowcol": true}, so that rows and columns of the canvas are none
//   _ _ . .  . .
//   _ _ . .  . .
#pragma once

#include "formats/parts.hpp"

namespace deduku::formats::sudokupad {

/// The board, if it is one of our own links and its regions are the boxes of several grids that overlap; else null.
[[nodiscard]] GeometryPtr board_of_grids(const JsonValue& root);

/// The link of a board of several grids; or the rule that it has no place for.
[[nodiscard]] Written write_grids(const Puzzle& puzzle, const Grid& solution);

/// [[0,0],[0,1],..]: row and column of each cell.
[[nodiscard]] std::string places_text(std::span<const Cell> cells, const Geometry& board);

}  // namespace deduku::formats::sudokupad
