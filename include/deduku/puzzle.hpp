// A puzzle as read: the digits that each cell may hold before any reasoning.
//
//   `8`      one digit: a given        `[3578]` several: a multi-valued cell       `.` all N: blank
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/ids.hpp"

namespace deduku {

/// A complete filling: the digit of each cell, row by row; then the values of own cells, if the board has any.
using Grid = Table<Cell, Digit>;

struct Puzzle {
    /// Without a board, until one is assigned.
    Puzzle() = default;
    /// A blank puzzle.
    explicit Puzzle(GeometryPtr board)
        : Puzzle(board, Table<Cell, Set<Digit>>(board->grid_cells(), board->all_digits())) {}
    /// With N^2 non-empty sets, or fewer if the caller appends the rest; own cells without a set may hold any value.
    Puzzle(GeometryPtr board, Table<Cell, Set<Digit>> digits) : cells(std::move(digits)), board_(std::move(board)) {
        open_own_cells();
    }

    const Geometry& geometry() const { return *board_; }
    const GeometryPtr& shared_geometry() const { return board_; }
    /// One cell high on a board with its own houses.
    Box box() const { return board_->box(); }
    /// The same puzzle on another board with as many cells in the grid; its own cells may hold any value.
    void set_board(GeometryPtr board) {
        while (cells.size() > board->grid_cells()) cells.pop_back();
        board_ = std::move(board);
        open_own_cells();
    }

    /// A non-empty set for each cell, row by row, then those of own cells; all digits = blank.
    Table<Cell, Set<Digit>> cells;
    std::string name;     ///< from the file, if present
    std::string comment;  ///< `#` lines before the puzzle, and the text after it on its line
    /// A player's progress, if the file has a [State] section: for each cell the digit entered, the remaining marks, or
    /// all N digits if there is neither. Otherwise empty. Read by hints only, not by methods.
    Table<Cell, Set<Digit>> state;
    std::vector<Cell> lone_marks;  ///< cells of the state with a single mark and no digit entered

  private:
    void open_own_cells() {
        if (!board_ || cells.size() < board_->grid_cells()) return;
        while (cells.size() < board_->cells()) cells.push_back(board_->all_digits(static_cast<Cell>(cells.size())));
    }

    GeometryPtr board_;
};

/// Whether the single digit of the state in this cell is only a mark, not an entered digit.
[[nodiscard]] inline bool is_lone_mark(const Puzzle& puzzle, Cell cell) {
    const auto& lone = puzzle.lone_marks;
    return std::find(lone.begin(), lone.end(), cell) != lone.end();
}

/// An empty board of this box size.
[[nodiscard]] inline Puzzle blank_puzzle(Box box) { return Puzzle(std::make_shared<const Geometry>(box)); }

/// Number of cells of the grid with exactly one digit.
[[nodiscard]] inline int clue_count(const Puzzle& puzzle) {
    int count = 0;
    for (Cell cell : puzzle.geometry().every_grid_cell()) count += puzzle.cells[cell].single() ? 1 : 0;
    return count;
}

}  // namespace deduku
