// Several grids on one canvas, such as a samurai: the cells in none of them are holes, which are no part of the puzzle.
//
//   . . . .  _ _      houses:grids:A1,C3      two grids of 4x4 that share a box
//   . . . .  _ _
//   . . . .  . .
//   . . . .  . .
//   _ _ . .  . .
//   _ _ . .  . .
#pragma once

#include "deduku/puzzle.hpp"

namespace deduku {

/// The text of the houses of such a board; the first cells of its grids follow.
inline constexpr std::string_view grids_word = "grids:";

[[nodiscard]] inline bool has_holes(const Geometry& board) { return board.text().starts_with(grids_word); }
[[nodiscard]] inline bool is_hole(const Geometry& board, Cell cell) {
    return has_holes(board) && board.in_grid(cell) && board.houses_of(cell).empty();
}

/// Holes have the first digit, so that they are never open.
inline void fill_holes(Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    if (!has_holes(board)) return;
    for (const Cell cell : board.every_grid_cell())
        if (is_hole(board, cell)) puzzle.cells[cell] = {Digit{}};
}

}  // namespace deduku
