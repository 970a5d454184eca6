// Puzzles on a board of any size and with any houses: jigsaws, diagonals, windows, ..
//
//   an empty board    sectors with few candidates filled at random, with backtracking             ->    a grid
//   the grid          givens in random order, each removed if the solution stays unique           ->    a minimal puzzle
#pragma once

#include <optional>

#include "deduku/board.hpp"
#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "deduku/solve.hpp"
#include "generate/chance.hpp"
#include "generate/symmetry.hpp"

namespace deduku::generate {

/// A grid on this board, only with the rules of its houses; none if there is none, or at the limit of the meter.
[[nodiscard]] std::optional<Grid> grid_on(const Board& empty, Draw& draw, Meter& meter);
/// A puzzle with this solution and no redundant given, on a board with or without rules; givens are removed in random
/// order, with a symmetry all images of a given together. `find` must support the rules. None at the limit of the meter.
[[nodiscard]] std::optional<Puzzle> fewest_givens(const GeometryPtr& board, const Grid& grid, const Symmetry& symmetry,
                                                  Solver find, Draw& draw, Meter& meter);
/// A minimal puzzle, with a symmetry one without redundant orbits of givens; deterministic for a given draw. None if
/// there is no grid, or at the limit of the meter.
[[nodiscard]] std::optional<Puzzle> puzzle_on(const GeometryPtr& board, const Symmetry& symmetry, Draw draw,
                                              Meter& meter);

}  // namespace deduku::generate
