// Random puzzles on boards with other houses.
#pragma once

#include <optional>
#include <string>

#include "tests/support/positions.hpp"

namespace deduku::testing {

/// Regions: boxes with `swaps` pairs of cells exchanged; a name for each cell.
std::string random_regions(Box box, int swaps, Random& random);

/// An empty board with these houses, given as text.
Puzzle empty_puzzle(Box box, std::string_view houses);

/// Some givens of a random grid, one of them perhaps wrong: no solution, one or more. Null if the board has no
/// grid that begins with a random row.
std::optional<Puzzle> random_givens(const Puzzle& empty, int clues, bool wrong, Random& random);

/// A kind of board with other full houses.
struct KindOfBoard {
    std::string name;
    GeometryPtr board;
};
/// Jigsaws and X of 4x4 and 6x6; of 9x9 jigsaw, X, windoku, disjoint groups, asterisk and X-windoku. All have grids.
[[nodiscard]] std::vector<KindOfBoard> kinds_of_boards();
/// The kinds with this many digits.
[[nodiscard]] std::vector<KindOfBoard> kinds_of_boards(int digits);

/// A solved grid of the board.
[[nodiscard]] Grid random_grid(const GeometryPtr& board, Random& random);
/// A minimal puzzle on it with one solution.
[[nodiscard]] Puzzle random_minimal(const GeometryPtr& board, Random& random);

/// For 4x4, 6x6 and 9x9 boards: jigsaws, diagonals, windows, all at once, and rows and diagonals alone.
std::vector<Puzzle> boards_with_houses(Random& random);

}  // namespace deduku::testing
