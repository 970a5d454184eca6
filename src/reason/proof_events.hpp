// A proof as a sequence of events, in the order in which it is checked: what proof files are written from.
//
//   begin(puzzle, goal)
//     cover(why, removes) ..
//     open_split(A1)  open_branch({2})  cover(..) ..  close_branch(empty)   one branch after the other
//                     open_branch({5})  ..            close_branch(none)
//     close_split(removes) ..
//   end(claim)
//
// What searches can tell its proof while it is found; nothing has to be held as a whole.
#pragma once

#include "reason/ledger.hpp"

namespace deduku {

/// Takes the events of one proof. They must make a valid ledger (doc/ledger-format.md).
class ProofEvents {
  public:
    ProofEvents() = default;
    ProofEvents(const ProofEvents&) = delete;
    ProofEvents& operator=(const ProofEvents&) = delete;
    virtual ~ProofEvents() = default;

    /// Start position and what will be claimed; of NoSolution the sector counts in end() only.
    virtual void begin(const Puzzle& start, const Claim& goal) = 0;
    virtual void cover(const Cover& why, const std::vector<Candidate>& removes) = 0;
    virtual void open_split(Sector on) = 0;
    virtual void open_branch(const std::vector<Candidate>& keep) = 0;
    /// The branch ends with this sector empty, or stays open.
    virtual void close_branch(std::optional<Sector> empty) = 0;
    virtual void close_split(const std::vector<Candidate>& removes) = 0;
    /// The claim of begin(), with the empty sector of NoSolution.
    virtual void end(const Claim& claim) = 0;
};

/// The events of a deduction; of a Split with all its branches.
void tell(const Deduction& deduction, ProofEvents& to);

/// The events of a whole ledger.
void tell(const Ledger& ledger, ProofEvents& to);

}  // namespace deduku
