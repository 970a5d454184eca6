// A branch of a Split with a board of its own, for proofs by cases that go deeper than a chain (chain_branch.hpp).
//
//   Case(board, cell A1, {A1=2})     A1 is 2: the other candidates of A1 are dead here
//     .clear(2 in rows 1, 5 / 2 in columns A, F; {F3})    2 leaves F3
//     .colour({D2, E3, ..})          singles in these cells, then case by case, until one of them is empty
#pragma once

#include <vector>

#include "deduku/reason.hpp"

namespace deduku {

class Case {
  public:
    /// Of the living members of `on` only `keep` is left.
    Case(const Board& board, Sector on, std::vector<Candidate> keep);

    [[nodiscard]] const Board& board() const { return board_; }
    /// All that the Cover removes; whether that is something. It must hold here.
    bool take(Cover cover);
    /// What the Cover removes from these cells, if anything. It must hold here.
    void clear(Cover cover, const std::vector<Cell>& cells);
    /// The cells that see `c`, which is true by `on`, lose its digit: those of `cells`.
    void clear_seen(Sector on, Candidate c, const std::vector<Cell>& cells);
    /// What of `gone` still lives goes, as the Split shows; without any the Split is left out.
    void conclude(Split split, std::vector<Candidate> gone);
    /// Cells that cannot all be filled: singles of theirs, then Splits on them; the cell that is empty at the end. They
    /// must be such cells: no way to fill them with different digits where they see each other.
    [[nodiscard]] Cell colour(const std::vector<Cell>& cells);

    /// The branch as it is now.
    [[nodiscard]] Branch open() { return std::move(branch_); }
    /// .. which ends, since this cell is empty.
    [[nodiscard]] Branch closed(Cell empty);

  private:
    void remove(Reason why, std::vector<Candidate> removes);
    void split_on(Cell cell, const std::vector<Cell>& cells);

    Board board_;
    Branch branch_;
};

}  // namespace deduku
