// The paper of a path, with the steps made on it: their deductions are told as they are found.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "grid/in_order.hpp"
#include "method/path/paper.hpp"
#include "method/path/step.hpp"
#include "reason/proof_events.hpp"

namespace deduku::path {

class StepPaper {
  public:
    /// `proof`: receives the deductions; may be null.
    StepPaper(WorkingPaper on, ProofEvents* proof) : paper(std::move(on)), proof_(proof) {}

    WorkingPaper paper;

    const Board& board() const { return paper.board(); }
    ProofEvents* proof() const { return proof_; }

    /// Writes a digit, as a part of the step.
    void write(Candidate c, std::optional<House> only_in, Step& step) {
        const std::size_t before = step.deductions.size();
        paper.write(c, only_in, step.deductions);
        tell_from(before, step.deductions);
    }
    /// Makes the living removals of the deduction a part of the step.
    void take(const Deduction& deduction, Step& step) {
        if (!paper.take(deduction, step.deductions)) return;
        tell_from(step.deductions.size() - 1, step.deductions);
        add_removes(step);
    }
    /// Tells those from this one on.
    void tell_from(std::size_t first, const std::vector<Deduction>& deductions) const {
        for (std::size_t i = first; proof_ != nullptr && i < deductions.size(); ++i) tell(deductions[i], *proof_);
    }
    /// Adds the removals of its last deduction to those of the step.
    static void add_removes(Step& step) {
        const auto& removes = step.deductions.back().removes;
        step.removes.insert(step.removes.end(), removes.begin(), removes.end());
        put_in_order(step.removes);
    }

  private:
    ProofEvents* proof_;
};

}  // namespace deduku::path
