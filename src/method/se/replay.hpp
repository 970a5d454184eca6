// A branch of a Split: a run is replayed literal by literal as Covers.
//
//   A1=2 on     alone in its cell:           Cover A1 -> 2 of row 1       removes the 2s of the row
//   C7=2 on     alone in box 7:              Cover 2 of box 7 -> cell C7  and so on, until a sector is empty
#pragma once

#include <optional>

#include "deduku/reason.hpp"
#include "method/se/chains/workspace.hpp"

namespace deduku::se {

[[nodiscard]] inline Candidate to_candidate(int number) {
    return {static_cast<Cell>(cell_of(number)), static_cast<Digit>(digit_of(number))};
}
[[nodiscard]] inline Sector to_sector(int number) { return static_cast<Sector>(number); }

[[nodiscard]] std::vector<Candidate> to_candidates(const Cuts& cuts);
/// The Cover of these sectors.
[[nodiscard]] Cover to_cover(const CoverSectors& sectors);

/// The reasons of a chain found in `position`, on a board with the same living candidates: several if each deleted
/// candidate has its own; none if the chain could not be replayed.
[[nodiscard]] std::vector<Deduction> prove_chain(const Board& board, const SePosition& position, const ChainEnds& ends,
                                                 SeRule rule, const Cuts& cuts, Profile profile, Workspace& workspace);

/// A board, and the steps that led to it.
class ShownBoard {
  public:
    explicit ShownBoard(const Board& board) : board_(board) {}

    void take(Deduction deduction);
    /// Takes a Cover if it holds and removes something.
    void take(const Cover& cover);
    /// Takes the steps of a chain found in `position`, with the same living candidates, that still remove something.
    void take_chain(const SePosition& position, const ChainEnds& ends, SeRule rule, const Cuts& cuts, Profile profile,
                    Workspace& workspace);
    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] const std::vector<Deduction>& steps() const { return steps_; }

  protected:
    Board board_;
    std::vector<Deduction> steps_;
};

class SeReplay : public ShownBoard {
  public:
    /// A branch in which only the members `keep` of the sector are living.
    SeReplay(const Board& board, Sector on, std::vector<Candidate> keep);

    /// Replays a run made in `position`, which has the living candidates of the board outside the branch.
    void follow(const ChainRun& run, const SePosition& position, const Setting& setting, Workspace& workspace);
    /// Removes the others of all sectors of an on literal.
    void settle(int candidate);

    /// Closed if it reached a contradiction, otherwise open.
    [[nodiscard]] Branch branch() const { return {keep_, steps_, board_.empty_sector()}; }
    [[nodiscard]] const std::vector<Candidate>& keep() const { return keep_; }

  private:
    void follow_advanced(int candidate, const SePosition& here, const Setting& setting, Workspace& workspace);

    std::vector<Candidate> keep_;
    std::uint16_t alone_[candidate_count];  ///< by on literal: a sector in which it is the only living candidate
};

/// `position` without the candidates dead on the board.
[[nodiscard]] SePosition on_board(SePosition position, const Board& board);
/// A Cover of locked candidates, a pair or an X-Wing that removes the candidate here, if there is one.
[[nodiscard]] std::optional<Cover> cover_against(const SePosition& position, int candidate, Profile profile);

}  // namespace deduku::se
