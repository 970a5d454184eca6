// A proof as a sequence of events, in the order of checking. Writers of proof files receive these events.
//
//   begin(puzzle, goal)
//     cover(why, removes) ..
//     open_split(A1)  open_branch({2})  cover(..) ..  close_branch(empty)   one branch after another
//                     open_branch({5})  ..            close_branch(none)
//     close_split(removes) ..
//     sum(why, removes) ..
//     open_cases(choice)  open_case()  ..  close_branch(..)  open_case()  ..  close_branch(..)  close_cases(removes)
//   end(claim)
//
// A search can emit its proof while it runs, without storing it.
#pragma once

#include "deduku/reason.hpp"

namespace deduku {

/// Receives the events of one proof, which must make a valid ledger (doc/ledger-format.md). The base class ignores
/// them: readers override the events they need.
class ProofEvents {
  public:
    ProofEvents() = default;
    ProofEvents(const ProofEvents&) = delete;
    ProofEvents& operator=(const ProofEvents&) = delete;
    virtual ~ProofEvents() = default;

    /// Start position and intended claim; for NoSolution the sector is known in end() only.
    virtual void begin(const Puzzle& /*start*/, const Claim& /*goal*/) {}
    virtual void cover(const Cover& /*why*/, const std::vector<Candidate>& /*removes*/) {}
    virtual void open_split(Sector /*on*/) {}
    virtual void open_branch(const std::vector<Candidate>& /*keep*/) {}
    /// The branch ends with this sector empty, or stays open.
    virtual void close_branch(std::optional<Sector> /*empty*/) {}
    /// The branch ends with a Twin. Replaces close_branch.
    virtual void close_twin(const Twin& /*twin*/) {}
    virtual void close_split(const std::vector<Candidate>& /*removes*/) {}
    virtual void sum(const Sum& /*why*/, const std::vector<Candidate>& /*removes*/) {}
    /// `choice` numbers Geometry::choices(). For each case, in order, open_case() and, at its end, close_branch().
    virtual void open_cases(int /*choice*/) {}
    virtual void open_case() {}
    virtual void close_cases(const std::vector<Candidate>& /*removes*/) {}
    /// The Splits and Cases that are open come to nothing, with all inside them.
    virtual void drop_open() {}
    /// The claim of begin(), with the empty sector of NoSolution.
    virtual void end(const Claim& /*claim*/) {}
};

/// Reports the events of a deduction; for a Split with all its branches.
void tell(const Deduction& deduction, ProofEvents& to);

/// Reports the events of a whole ledger.
void tell(const Ledger& ledger, ProofEvents& to);

/// Makes a ledger from the events.
class LedgerBuilder : public ProofEvents {
  public:
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
    void drop_open() override { open_.clear(); }
    void end(const Claim& claim) override;

    /// The ledger so far; complete after end().
    Ledger take() { return std::move(ledger_); }

  private:
    std::vector<Deduction>& steps();
    Branch& last_branch() { return branches_of(open_.back())->back(); }
    void close(const std::vector<Candidate>& removes);

    Ledger ledger_;
    std::vector<Reason> open_;  // Splits and Cases
};

/// The size of a proof.
struct ProofSize {
    std::uint64_t top = 0;         ///< deductions at the top level
    std::uint64_t deductions = 0;  ///< all, nested ones included
    std::uint64_t splits = 0;      ///< on sectors and on choices
    std::uint64_t depth = 0;       ///< Splits inside each other
    std::uint64_t numbers = 0;     ///< sectors and candidates named: a measure of the size in bytes
};

/// Passes every event on to `to`, which must outlive it. To intercept some of them, override those and call Forward's.
class Forward : public ProofEvents {
  public:
    explicit Forward(ProofEvents& to) : to_(&to) {}

    void begin(const Puzzle& start, const Claim& goal) override { to_->begin(start, goal); }
    void cover(const Cover& why, const std::vector<Candidate>& removes) override { to_->cover(why, removes); }
    void open_split(Sector on) override { to_->open_split(on); }
    void open_branch(const std::vector<Candidate>& keep) override { to_->open_branch(keep); }
    void close_branch(std::optional<Sector> empty) override { to_->close_branch(empty); }
    void close_twin(const Twin& twin) override { to_->close_twin(twin); }
    void close_split(const std::vector<Candidate>& removes) override { to_->close_split(removes); }
    void sum(const Sum& why, const std::vector<Candidate>& removes) override { to_->sum(why, removes); }
    void open_cases(int choice) override { to_->open_cases(choice); }
    void open_case() override { to_->open_case(); }
    void close_cases(const std::vector<Candidate>& removes) override { to_->close_cases(removes); }
    void drop_open() override { to_->drop_open(); }
    void end(const Claim& claim) override { to_->end(claim); }

  protected:
    /// Without a receiver yet.
    Forward() = default;
    void forward_to(ProofEvents& to) { to_ = &to; }

  private:
    ProofEvents* to_ = nullptr;
};

/// Measures a proof that it passes on.
class ProofMeter : public Forward {
  public:
    using Forward::Forward;

    void cover(const Cover& why, const std::vector<Candidate>& removes) override;
    void open_split(Sector on) override;
    void open_branch(const std::vector<Candidate>& keep) override;
    void close_twin(const Twin& twin) override;
    void close_split(const std::vector<Candidate>& removes) override;
    void sum(const Sum& why, const std::vector<Candidate>& removes) override;
    void open_cases(int choice) override;
    void open_case() override;
    void close_cases(const std::vector<Candidate>& removes) override;

    const ProofSize& size() const { return size_; }

  private:
    void count_open();
    void count_close(const std::vector<Candidate>& removes);

    ProofSize size_;
    std::uint64_t open_ = 0;  // Splits and Cases
};

}  // namespace deduku
