// A puzzle as read: which digits each cell may hold before any reasoning.
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

/// A complete filling: the digit of each cell, row by row.
using Grid = Table<Cell, Digit>;

struct Puzzle {
    /// Of no board, until one is assigned.
    Puzzle() = default;
    /// Blank.
    explicit Puzzle(GeometryPtr board) : Puzzle(board, Table<Cell, Set<Digit>>(board->cells(), board->all_digits())) {}
    /// With N^2 non-empty sets, or fewer where a reader goes on to add the rest.
    Puzzle(GeometryPtr board, Table<Cell, Set<Digit>> digits) : cells(std::move(digits)), board_(std::move(board)) {}

    const Geometry& geometry() const { return *board_; }
    const GeometryPtr& shared_geometry() const { return board_; }
    /// One cell high on a board with houses of its own.
    Box box() const { return board_->box(); }
    /// The same puzzle on another board with as many cells.
    void set_board(GeometryPtr board) { board_ = std::move(board); }

    Table<Cell, Set<Digit>> cells;  ///< N^2 non-empty sets, row by row; all N digits = blank
    std::string name;               ///< from the file, if it gives one
    std::string comment;            ///< `#` lines before it and what follows it on its line
    /// What a player has reached, if the file says it under [State]: a digit written, the marks that are left, or all
    /// N where nothing is. Else empty. No method reads it; a hint does.
    Table<Cell, Set<Digit>> state;
    std::vector<Cell> lone_marks;  ///< cells where one mark of the state is left, and no digit written

  private:
    GeometryPtr board_;
};

/// Whether the one digit that the state has in this cell is a mark: nobody has written it.
[[nodiscard]] inline bool is_lone_mark(const Puzzle& puzzle, Cell cell) {
    const auto& lone = puzzle.lone_marks;
    return std::find(lone.begin(), lone.end(), cell) != lone.end();
}

/// An empty board of this box size.
[[nodiscard]] inline Puzzle blank_puzzle(Box box) { return Puzzle(std::make_shared<const Geometry>(box)); }

/// Number of cells with exactly one digit.
[[nodiscard]] inline int clue_count(const Puzzle& puzzle) {
    int count = 0;
    for (Set<Digit> digits : puzzle.cells) count += digits.single() ? 1 : 0;
    return count;
}

}  // namespace deduku
