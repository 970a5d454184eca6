// Adapts deductions of an earlier position to a later one, as their events arrive.
//
//   removes 3 4, of which 3 is dead            removes 4
//   {2} .. steps .. more steps  open           {2} .. steps  empty       as soon as a sector is empty
#pragma once

#include "reason/proof_events.hpp"

namespace deduku {

/// Passes on the events of deductions, without those of begin() and end(): a part of a proof. Every deduction must have
/// a living candidate in `removes`, every branch of a Split one in `keep`; add() leaves out those that have none.
class Settler : public Forward {
  public:
    /// `board`: the position of the first deduction.
    Settler(const Board& board, ProofEvents& to) : Forward(to), board_(board) {}

    /// Reports the events of a deduction; nothing if all its removals are dead.
    void add(const Deduction& deduction);

    void begin(const Puzzle& /*start*/, const Claim& /*goal*/) override {}
    void cover(const Cover& why, const std::vector<Candidate>& removes) override;
    void open_split(Sector on) override;
    void open_branch(const std::vector<Candidate>& keep) override;
    void close_branch(std::optional<Sector> empty) override;
    void close_twin(const Twin& twin) override;
    void close_split(const std::vector<Candidate>& removes) override;
    void sum(const Sum& why, const std::vector<Candidate>& removes) override;
    void open_cases(int choice) override;
    void open_case() override;
    void close_cases(const std::vector<Candidate>& removes) override;
    void end(const Claim& /*claim*/) override {}

  private:
    /// An open Split, or open Cases.
    struct Open {
        Sector on{};
        const Choice* choice = nullptr;
        std::size_t next_case = 0;
        std::size_t trail = 0;   // of the position around it
        bool all_closed = true;  // of the branches so far
    };

    bool open(Open what);
    bool has_living(const std::vector<Candidate>& candidates) const;
    std::vector<Candidate> living(const std::vector<Candidate>& candidates) const;
    void remove(const std::vector<Candidate>& candidates);
    void leave_branch();
    bool over() const { return skipped_ > 0 || (!open_.empty() && board_.contradictory()); }

    Board board_;
    std::vector<Open> open_;
    int skipped_ = 0;  // Splits and Cases that began after a contradiction
};

}  // namespace deduku
