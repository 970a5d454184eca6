// A branch of a Split, built step by step on its own board: suppositions and their eliminations.
//
//   Case(board, cell A1, {A1=2})     A1 is 2: the other candidates of A1 are dead here
//     .take(A1, 2 of row 1, {C1=2})  a link: C1=2 is removed
//     .take_seen(A1, A1=2, {..})     removes listed candidates that share a sector with A1=2, a step for each sector
//     .clear(2 in rows 1, 5 / 2 in columns A, F; {F3})    2 is removed from F3
//     .colour({D2, E3, ..})          singles in these cells, then case by case, until one of them is empty
#pragma once

#include <vector>

#include "deduku/reason.hpp"

namespace deduku {

class Case {
  public:
    /// Of the living members of `on`, only `keep` are left.
    Case(const Board& board, Sector on, std::vector<Candidate> keep);

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] bool all_gone(const std::vector<Candidate>& all) const;
    /// Removes all consequences of the Cover, which must hold here; true if there were any.
    bool take(Cover cover);
    /// Removes the living candidates of `removes`, which must be consequences of the Cover.
    void take(Cover cover, const std::vector<Candidate>& removes);
    /// The same where the true candidate of `base` is in `cover`, which has these candidates.
    void take(Sector base, Sector cover, const std::vector<Candidate>& removes);
    /// Removes the living candidates of `removes` that share a sector with all of `nodes`, one of which is the true
    /// candidate of `base`. One step for each sector.
    void take_seen(Sector base, const std::vector<Candidate>& nodes, const std::vector<Candidate>& removes);
    void take_seen(Sector base, Candidate node, const std::vector<Candidate>& removes);
    /// Removes the consequences of the Cover, which must hold here, from these cells.
    void clear(Cover cover, const std::vector<Cell>& cells);
    /// Removes the digit of `c`, which is true by `on`, from those of `cells` that see it.
    void clear_seen(Sector on, Candidate c, std::vector<Cell> cells);
    /// Removes the living candidates of `gone` by the Split; if there are none, the Split is omitted.
    void conclude(Split split, std::vector<Candidate> gone);
    /// Shows that these cells cannot all be filled, by singles in them, then Splits on them. Returns the cell that is
    /// empty at the end. The cells must have no filling with different digits where they see each other.
    [[nodiscard]] Cell colour(const std::vector<Cell>& cells);

    /// The current branch.
    [[nodiscard]] Branch open() { return std::move(branch_); }
    /// The current branch, closed since this sector is empty.
    [[nodiscard]] Branch closed(Sector empty);

  private:
    void remove(Reason why, std::vector<Candidate> removes);
    void split_on(Cell cell, const std::vector<Cell>& cells);

    Board board_;
    Branch branch_;
};

/// Whether the candidate is a member of the sector, or of the line of rules if that has at most 1.
[[nodiscard]] bool lies_in(const Geometry& geometry, Candidate c, Sector sector);

}  // namespace deduku
