// Positions for tests: random solved grids, puzzles and boards (the same on every machine),
// and the lists in data/.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "deduku/board.hpp"

namespace deduku::testing {

using Random = std::mt19937;

/// A number in 0..bound-1.
inline int below(Random& random, int bound) {
    return static_cast<int>(random() % static_cast<std::mt19937::result_type>(bound));
}

/// A solved grid: the cyclic pattern with shuffled digits, bands, stacks and lines.
Grid random_grid(Box box, Random& random);

/// A puzzle whose givens are the marked cells of `grid`.
Puzzle puzzle_of(Box box, const Grid& grid, const Table<Cell, bool>& given);

/// Givens of a random grid: one solution or more.
Puzzle random_givens(Box box, int clues, Random& random);

/// A minimal puzzle with one solution.
Puzzle random_minimal(Box box, Random& random);

/// A board with about `percent` of its candidates dead, but none of a random grid.
Board random_position(const GeometryPtr& geometry, int percent, Random& random);

/// Every puzzle of data/`name`; a text that is not a puzzle fails the test.
std::vector<Puzzle> read_list(const std::string& name);

}  // namespace deduku::testing
