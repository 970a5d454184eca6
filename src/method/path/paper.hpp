// The board as on paper: digits entered, pencil marks in the other cells.
//
//   entered   B1 = 7                 an entered digit is removed from the marks of its peers
//   marked    A1 {2,5}  C1 {5}       C1 is decided, but not entered yet
#pragma once

#include <optional>
#include <vector>

#include "deduku/reason.hpp"

namespace deduku::path {

class WorkingPaper {
  public:
    /// With the givens written; appends the deductions that remove them from their peers.
    WorkingPaper(const Puzzle& puzzle, std::vector<Deduction>& shown);
    /// A later position: marks, and the cells that are written (with one mark each).
    WorkingPaper(Board board, Table<Cell, bool> written) : board_(std::move(board)), written_(std::move(written)) {}

    const Board& board() const { return board_; }
    bool is_written(Cell cell) const { return written_[cell]; }
    /// Whether all cells are written.
    bool full() const;

    /// Writes a digit that the cell still has, and appends its reason and its eliminations: it is the only place in the
    /// house `only_in`, or else the cell has no other digit. Ends early if a sector is empty.
    void write(Candidate c, std::optional<House> only_in, std::vector<Deduction>& shown);
    /// Makes the removals of a deduction that are living candidates; false if none is.
    bool take(const Deduction& deduction, std::vector<Deduction>& shown);
    /// Removes a living candidate without a reason.
    void remove(Candidate c) { board_.remove(c); }

  private:
    void take(Cover cover, std::vector<Deduction>& shown);

    Board board_;
    Table<Cell, bool> written_;
};

}  // namespace deduku::path
