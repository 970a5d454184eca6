// Boards with random rules: small houses, lines and choices that a random grid obeys.
#pragma once

#include <vector>

#include "grid/isomorph.hpp"
#include "tests/support/positions.hpp"

namespace deduku::testing {

struct RandomRules {
    int small_houses = 3;
    int links = 4;  ///< lines of at most one, or of exactly one
    int sums = 3;
    int choices = 1;
};

/// Rows, columns, boxes and such rules. `grid` becomes one of the solutions.
GeometryPtr random_rules(Box box, const RandomRules& wanted, Random& random, Grid& grid);

/// A line of up to `terms` candidates with weights from -`largest` to `largest`, which the grid obeys or not.
Linear random_line(const Grid& grid, int terms, int largest, bool keeps, Random& random);

/// All grids that solve the puzzle, by trying digit after digit; for small boards.
std::vector<Grid> all_solutions(const Puzzle& puzzle);

/// A small puzzle with such rules, or with rules of the table, and some givens: 4x4, sometimes 6x6.
Puzzle random_ruled_puzzle(Random& random);

/// A symmetry of boards of this box that keeps the digits.
Isomorph random_moves(Box box, Random& random);
/// The image of a puzzle on rows, columns and boxes, its small houses, lines and choices included.
Puzzle image_with_rules(const Isomorph& isomorph, const Puzzle& puzzle);

}  // namespace deduku::testing
