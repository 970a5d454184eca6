// The steps of a path as a proof: each becomes a reason that a checker without knowledge of techniques accepts.
//
//   naked pair, X-Wing, ..         a Cover
//   wings, chains, exclusions      a Split: the deleted candidate would leave a cell or place empty, or every branch of an
//                                  exhaustive choice deletes it; chains inside chains are Splits inside branches
//   loops, graves                  a Split whose branch ends in a Twin: it holds if there is one solution
//
// Chains are replayed in full, in SE's order; `slice` keeps the necessary steps.
#pragma once

#include "deduku/reason.hpp"
#include "method/se/explainer.hpp"
#include "method/se/replay.hpp"

namespace deduku::se {

/// The path of one 9x9 puzzle, step by step, from its start.
class Prover : public ShownBoard {
  public:
    /// `puzzle` and `meter` must outlive it.
    Prover(const Puzzle& puzzle, Profile profile, Meter& meter);

    /// Proves the next step, found in `before`. False if it has no proof.
    [[nodiscard]] bool take(const SePosition& before, const SeHint& hint);

  private:
    void place(int candidate);
    [[nodiscard]] bool exclude(const SePosition& before, const SeHint& hint);
    [[nodiscard]] bool refute_by_twin(const SePosition& before, const SeHint& hint);
    [[nodiscard]] bool refute(const SePosition& before, Candidate c);
    void take_refuted(ShownBoard& shown, const SePosition& position, Candidate c);

    const Puzzle& puzzle_;
    Profile profile_;
    Workspace workspace_;
};

}  // namespace deduku::se
