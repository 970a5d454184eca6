// Deductions that a Slicer holds in compact form, reduces to the necessary ones, and writes.
#pragma once

#include <memory>

#include "reason/proof_events.hpp"

namespace deduku::reason {

struct Held;
using Steps = std::vector<Held>;

struct HeldBranch {
    std::vector<Candidate> keep;
    std::vector<Candidate> excluded;  // members of the sector that only this branch's hypothesis kills
    Steps steps;
    std::optional<Sector> empty;
    std::unique_ptr<Twin> twin;
    std::vector<Candidate> needs;  // for a closed branch: its premises from the surrounding position
};

struct HeldSplit {
    Sector on{};
    std::optional<int> choice;    // for Cases
    std::vector<Candidate> gone;  // members of the sector that were already dead
    std::vector<HeldBranch> branches;
};

// Premises computed when the step is added: later the lines of its case are no longer in force, or the dead candidates
// unknown.
struct HeldPremises {
    Sum sum;  // without lines for a Cover
    std::vector<Candidate> dead;
};

// A deduction in compact form, as there may be a million.
struct Held {
    std::vector<Candidate> removes;
    std::vector<Sector> sectors;               // for a Cover: the base, then an equal number for the cover
    std::unique_ptr<HeldSplit> split{};        // or a Split, or Cases
    std::size_t size = 1;                      // number of deductions, nested ones and itself
    std::unique_ptr<HeldPremises> rests_on{};  // for a Sum, and for a Cover with lines of cases
};

// Candidates that later steps depend on.
class Needs {
  public:
    explicit Needs(const Geometry& geometry)
        : geometry_(geometry), marks_(static_cast<std::size_t>(geometry.candidates())) {}

    void add(Candidate c) {
        if (!has(c)) list_.push_back(c);
        marks_[at(c)] = true;
    }
    void add(const std::vector<Candidate>& candidates) {
        for (Candidate c : candidates) add(c);
    }
    void drop(Candidate c) { marks_[at(c)] = false; }
    bool has(Candidate c) const { return marks_[at(c)]; }
    const Geometry& geometry() const { return geometry_; }

    std::vector<Candidate> list() const;

  private:
    std::size_t at(Candidate c) const { return static_cast<std::size_t>(geometry_.number(c)); }

    const Geometry& geometry_;
    std::vector<bool> marks_;
    std::vector<Candidate> list_;
};

[[nodiscard]] Held step_of(const Cover& cover, const std::vector<Candidate>& removes);
/// The number of deductions, nested ones included.
[[nodiscard]] std::size_t size_of(const Steps& steps);

/// Keeps the steps that prove `needs` and their premises; the remaining `needs` must hold before.
void slice(Steps& steps, Needs& needs);

/// What a deduction of the start position needs for the candidates that it removes.
struct Implication {
    std::size_t deduction = 0;  // its number
    std::vector<Candidate> premises, removes;
};
/// Those of these steps, which are then spent. Of a Split that refutes candidates and leaves others open, without steps,
/// each refutation is one: the candidates that were dead could as well stay open, too.
[[nodiscard]] std::vector<Implication> take_implications(Steps& steps, const Geometry& geometry);

/// The events that begin and end a Split or Cases, and begin one of its branches.
void tell_open(const HeldSplit& split, ProofEvents& to);
void tell_open(const HeldBranch& branch, const HeldSplit& of, ProofEvents& to);
void tell_close(const HeldSplit& split, const std::vector<Candidate>& removes, ProofEvents& to);

void tell(const HeldBranch& branch, const HeldSplit& of, ProofEvents& to);
void tell(const Steps& steps, ProofEvents& to);

}  // namespace deduku::reason
