// Rules drawn in a solution grid: what is drawn so far, and the hand that draws.
//
//   grid 1 5 9 ..   ->   a cell, one beside it that still fits, ..   ->   thermo: C3 C4 B5   used: C3 C4 B5
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "deduku/puzzle.hpp"
#include "deduku/rules.hpp"
#include "generate/chance.hpp"
#include "generate/symmetry.hpp"

namespace deduku::generate {

/// The rules drawn so far, and the cells that cages and lines already use.
struct Sketch {
    const Geometry& board;
    const Grid& grid;
    Draw& draw;
    std::vector<Rule> rules{};
    Table<Cell, bool> used{};
    const Symmetry& symmetry;  ///< of cages
    bool failed = false;       ///< a kind cannot be drawn in this grid
};

/// The cells of a cage or line.
using DrawnCells = std::vector<Cell>;

/// The digit of the grid, from 1.
[[nodiscard]] int digit_at(const Sketch& sketch, Cell cell);
/// Whether one of the cells has this digit.
[[nodiscard]] bool has_digit(const Sketch& sketch, std::span<const Cell> cells, int digit);
/// Adds the rule if it holds in the grid; whether it does.
[[nodiscard]] bool add_if_true(Sketch& sketch, Rule rule);
/// Adds the rule with the first number that holds in the grid, if there is one up to the sum of all digits.
void add_with_number(Sketch& sketch, Rule rule);
/// Marks cells as used.
void use(Sketch& sketch, std::span<const Cell> cells);

/// The neighbours of a cell, in random order.
[[nodiscard]] std::vector<Cell> around(Sketch& sketch, Cell cell, bool diagonally);
/// All cells of the grid, in random order.
[[nodiscard]] std::vector<Cell> shuffled_cells(Sketch& sketch);
/// Cages of 2 to 5 cells without a repeated digit over all cells that are not used yet; with a symmetry, cells that are
/// their own images stay outside.
[[nodiscard]] std::vector<DrawnCells> cages_of_board(Sketch& sketch);
/// A random number of this range.
[[nodiscard]] int drawn(Sketch& sketch, int least, int most);

// The kinds of rules, each appended to the sketch.
void draw_killer(Sketch& sketch);    ///< cages over the whole board
void draw_thermo(Sketch& sketch);    ///< lines on up to half of the cells, as the next four
void draw_whispers(Sketch& sketch);  ///< with half of the digits, rounded up, as difference
void draw_renban(Sketch& sketch);
void draw_n_sum_lines(Sketch& sketch);  ///< of one more than the largest digit
void draw_arrow(Sketch& sketch);
void draw_kropki(Sketch& sketch);            ///< all dots, and that all are given
void draw_xv(Sketch& sketch);                ///< likewise
void draw_counting_circles(Sketch& sketch);  ///< up to 2 N of them
void draw_sandwich(Sketch& sketch);          ///< for all rows and columns
void draw_x_sum(Sketch& sketch);             ///< for about half of the ends of rows and columns
void draw_skyscraper(Sketch& sketch);        ///< for about a third of them
/// Cages over the whole board in which one digit of each row, column, box and kind counts twice; fails if the grid has no
/// such cells, draws nothing on boards without boxes or regions.
void draw_doublers(Sketch& sketch);

}  // namespace deduku::generate
