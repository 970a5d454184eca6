// Reduces a proof, between its producer and its writer, to the steps that its claim depends on.
//
//   input:   cover A   cover B   split {5} [ cover C  cover D  empty ] {7} [] removes 5   ..   claim
//   output:  cover A             split {5} [          cover D  empty ] {7} [] removes 5   ..   claim
//
// The steps that a branch needs are known at its contradiction, those that a proof needs at its claim: deductions are
// held until then. If there are more than `most_held`, the open path is written unreduced, and only later deductions
// are held again. So memory is bounded for proofs of any length.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "reason/proof_events.hpp"

namespace deduku {

namespace reason {
class Needs;
struct Implication;
struct Held;
struct HeldBranch;
struct OpenBranch;
struct OpenSplit;
}  // namespace reason

class Slicer : public ProofEvents {
  public:
    /// The most deductions held, about 250 bytes each.
    static constexpr std::size_t default_held = 100'000;

    explicit Slicer(ProofEvents& to, std::size_t most_held = default_held);
    ~Slicer() override;

    void begin(const Puzzle& start, const Claim& goal) override;
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
    void end(const Claim& claim) override;

    /// After close_branch(empty): whether the contradiction did not need the kept candidates, so that it is also one of
    /// the position around the Split. Also false if the Split was already written, and for every case of a choice.
    bool hypothesis_unused() const;
    /// Only if hypothesis_unused(): drops the Split; the steps of its last branch become steps of the position around
    /// it, which ends in the same empty sector. Replaces close_split.
    void drop_split();

    /// Of all deductions of the start position, if all of these are held; nothing is held then.
    [[nodiscard]] std::vector<reason::Implication> take_implications();

    /// The number of deductions held.
    std::size_t held() const { return held_; }

  private:
    void add(reason::Held step);
    void open(reason::HeldBranch branch);
    void close(std::optional<Sector> empty, const Twin* twin);
    bool slice_closed(reason::OpenBranch& closed, reason::Needs& needs);
    void kill(const std::vector<Candidate>& candidates);
    void let_out();

    // The open path: positions, and the open Splits between them.
    ProofEvents& to_;
    std::size_t most_held_;
    std::optional<Puzzle> start_;
    std::optional<Board> board_;
    std::vector<reason::OpenBranch> positions_;  // the start, and the open branch of each open Split
    std::vector<reason::OpenSplit> splits_;
    std::size_t held_ = 0;
    bool unused_ = false;  // of the last closed branch
};

}  // namespace deduku
