// Puzzles on a board of any size and with any houses: jigsaws, diagonals, windows, ..
//
//   an empty board    sectors with few candidates filled at random, taken back where nothing fits    ->    a grid
//   the grid          clues in random order, each removed if the rest has one solution still         ->    a minimal puzzle
#pragma once

#include <optional>

#include "deduku/board.hpp"
#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "deduku/solve.hpp"
#include "generate/chance.hpp"

namespace deduku::generate {

/// A grid on this board, without rules beyond its houses; none if there is none, or the meter ended it.
[[nodiscard]] std::optional<Grid> grid_on(const Board& empty, Draw& draw, Meter& meter);
/// A puzzle with this solution and no redundant given, on a board with rules or without; givens are removed in random
/// order. `find` must know the rules. None if the meter ended it.
[[nodiscard]] std::optional<Puzzle> fewest_givens(const GeometryPtr& board, const Grid& grid, Solver find, Draw& draw,
                                                  Meter& meter);
/// A minimal puzzle, always the same for the same draw; none if there is no grid, or the meter ended it.
[[nodiscard]] std::optional<Puzzle> puzzle_on(const GeometryPtr& board, Draw draw, Meter& meter);

}  // namespace deduku::generate
