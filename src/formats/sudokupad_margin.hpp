// Boards of SudokuPad with a margin: a canvas of 11x11 cells, of which the regions fill 9x9.
//
//     . . . . .        clues stand in cells around the board
//     . 1 2 . .        regions:  aa bb     of a canvas of 5x5, so the board is 4x4
//     . . . . .
#pragma once

#include <optional>

#include "formats/json.hpp"

namespace deduku::formats::sudokupad {

/// The data without the margin, if N regions of N cells fill a square of NxN cells that is not the whole canvas: all
/// coordinates are relative to the square, contents of the margin are texts beside the board, the solution has its cells
/// only. None if there is no margin.
[[nodiscard]] std::optional<JsonValue> without_margin(const JsonValue& root);

}  // namespace deduku::formats::sudokupad
