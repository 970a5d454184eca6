// A branch of a Split, made step by step on a board of its own: what is true there, and what that removes.
//
//   Case(board, cell A1, {A1=2})     A1 is 2: the other candidates of A1 are dead here
//     .take(A1, 2 of row 1, {C1=2})  a link: C1=2 goes
//     .take_seen(A1, A1=2, {..})     what of these shares a sector with A1=2 goes, a step for each sector
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
    [[nodiscard]] bool all_gone(const std::vector<Candidate>& all) const;
    /// All that the Cover removes; whether that is something. It must hold here.
    bool take(Cover cover);
    /// What still lives of `removes` goes by the Cover, which must show it.
    void take(Cover cover, const std::vector<Candidate>& removes);
    /// .. since `base` has its true one in `cover`, which they are members of.
    void take(Sector base, Sector cover, const std::vector<Candidate>& removes);
    /// Steps, one a sector: what still lives of `removes` and shares a sector with all of `nodes`, one of which is the
    /// true one of `base`, goes.
    void take_seen(Sector base, const std::vector<Candidate>& nodes, const std::vector<Candidate>& removes);
    void take_seen(Sector base, Candidate node, const std::vector<Candidate>& removes);
    /// What the Cover removes from these cells, if anything. It must hold here.
    void clear(Cover cover, const std::vector<Cell>& cells);
    /// The cells that see `c`, which is true by `on`, lose its digit: those of `cells`.
    void clear_seen(Sector on, Candidate c, std::vector<Cell> cells);
    /// What of `gone` still lives goes, as the Split shows; without any the Split is left out.
    void conclude(Split split, std::vector<Candidate> gone);
    /// Cells that cannot all be filled: singles of theirs, then Splits on them; the cell that is empty at the end. They
    /// must be such cells: no way to fill them with different digits where they see each other.
    [[nodiscard]] Cell colour(const std::vector<Cell>& cells);

    /// The branch as it is now.
    [[nodiscard]] Branch open() { return std::move(branch_); }
    /// .. which ends, since this sector is empty.
    [[nodiscard]] Branch closed(Sector empty);

  private:
    void remove(Reason why, std::vector<Candidate> removes);
    void split_on(Cell cell, const std::vector<Cell>& cells);

    Board board_;
    Branch branch_;
};

/// The candidate is a member of the sector, or of the line if most 1.
[[nodiscard]] bool lies_in(const Geometry& geometry, Candidate c, Sector sector);

}  // namespace deduku
