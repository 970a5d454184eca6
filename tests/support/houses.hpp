// Puzzles on boards with other houses, drawn at random.
#pragma once

#include <optional>
#include <string>

#include "tests/support/positions.hpp"

namespace deduku::testing {

/// Regions: boxes of which `swaps` pairs of cells have changed places; a name for each cell.
std::string random_regions(Box box, int swaps, Random& random);

/// An empty board with these houses, by their text.
Puzzle empty_puzzle(Box box, std::string_view houses);

/// Some `givens` of a random grid, one of them perhaps another digit: no solution, one or more. Null: the board has no
/// grid that begins with a row drawn at random.
std::optional<Puzzle> random_givens(const Puzzle& empty, int clues, bool wrong, Random& random);

/// A kind of board with full houses of its own.
struct KindOfBoard {
    std::string name;
    GeometryPtr board;
};
/// Jigsaws and X of 4x4 and 6x6; of 9x9 jigsaw, X, windoku, disjoint groups, asterisk and X-windoku. All have grids.
[[nodiscard]] std::vector<KindOfBoard> kinds_of_boards();
/// Those of this many digits.
[[nodiscard]] std::vector<KindOfBoard> kinds_of_boards(int digits);

/// A solved grid of the board.
[[nodiscard]] Grid random_grid(const GeometryPtr& board, Random& random);
/// A puzzle on it with one solution, every given of which is needed.
[[nodiscard]] Puzzle random_minimal(const GeometryPtr& board, Random& random);

/// For 4x4, 6x6 and 9x9 boards: jigsaws, diagonals, windows, all at once, and rows and diagonals alone.
std::vector<Puzzle> boards_with_houses(Random& random);

}  // namespace deduku::testing
