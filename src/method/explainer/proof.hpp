// The steps of a path as a proof: every one ends in a reason that a checker who knows no technique accepts.
//
//   naked pair, X-Wing, ..         a Cover
//   wings, chains, exclusions      a Split: what is deleted would leave some cell or place empty, or every branch of an
//                                  exhaustive choice deletes it; chains inside chains are Splits inside branches
//   loops, graves                  a Split whose branch ends in a Twin: it holds if there is one solution
//
// What a chain says is followed here as SE follows it, all of its run: `slice` leaves what is needed.
#pragma once

#include <optional>
#include <vector>

#include "deduku/reason.hpp"
#include "method/explainer/explainer.hpp"
#include "method/explainer/replay.hpp"

namespace deduku::explainer {

/// The reason of a chain found in `position`, on a board where the same is living; none if it could not be followed.
/// Several where each deleted candidate has its own.
[[nodiscard]] std::vector<Deduction> prove_chain(const Board& board, const Position& position, const Origin& origin,
                                                 Rule rule, const Cuts& cuts, Profile profile, Workspace& workspace);

/// The path of one 9x9 puzzle, step after step.
class Prover {
  public:
    /// `puzzle` and `meter` have to outlive it.
    Prover(const Puzzle& puzzle, Profile profile, Meter& meter);

    /// Takes the next step, found in `before`. False if it could not be shown.
    [[nodiscard]] bool take(const Position& before, const Hint& hint);
    /// All so far, from the start of the puzzle.
    [[nodiscard]] const std::vector<Deduction>& steps() const { return steps_; }
    [[nodiscard]] const Board& board() const { return board_; }

  private:
    void add(Deduction deduction);
    void add(const Cover& cover);
    void place(int candidate);
    void add_cover(const Sectors& sectors);
    [[nodiscard]] bool exclude(const Position& before, const Hint& hint);
    [[nodiscard]] bool refute_by_twin(const Position& before, const Hint& hint);
    [[nodiscard]] bool refute(const Position& before, int candidate);

    const Puzzle& puzzle_;
    Profile profile_;
    Workspace workspace_;
    Board board_;
    std::vector<Deduction> steps_;
};

}  // namespace deduku::explainer
