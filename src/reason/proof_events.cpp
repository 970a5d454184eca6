#include "reason/proof_events.hpp"

#include <algorithm>

namespace deduku {

void tell(const Deduction& deduction, ProofEvents& to) {
    if (const auto* cover = std::get_if<Cover>(&deduction.why)) {
        to.cover(*cover, deduction.removes);
        return;
    }
    const auto& split = std::get<Split>(deduction.why);
    to.open_split(split.on);
    for (const Branch& branch : split.branches) {
        to.open_branch(branch.keep);
        for (const Deduction& step : branch.steps) tell(step, to);
        if (branch.twin)
            to.close_twin(*branch.twin);
        else
            to.close_branch(branch.empty);
    }
    to.close_split(deduction.removes);
}

void tell(const Ledger& ledger, ProofEvents& to) {
    to.begin(ledger.start, ledger.claim);
    for (const Deduction& step : ledger.steps) tell(step, to);
    to.end(ledger.claim);
}

void LedgerBuilder::begin(const Puzzle& start, const Claim& goal) {
    ledger_ = {start, {}, goal};
    open_.clear();
}
std::vector<Deduction>& LedgerBuilder::steps() {
    return open_.empty() ? ledger_.steps : open_.back().branches.back().steps;
}
void LedgerBuilder::cover(const Cover& why, const std::vector<Candidate>& removes) {
    steps().push_back({why, removes});
}
void LedgerBuilder::open_split(Sector on) { open_.push_back({on, {}}); }
void LedgerBuilder::open_branch(const std::vector<Candidate>& keep) { open_.back().branches.push_back({keep, {}, {}}); }
void LedgerBuilder::close_branch(std::optional<Sector> empty) { open_.back().branches.back().empty = empty; }
void LedgerBuilder::close_twin(const Twin& twin) { open_.back().branches.back().twin = twin; }
void LedgerBuilder::close_split(const std::vector<Candidate>& removes) {
    Split split = std::move(open_.back());
    open_.pop_back();
    steps().push_back({std::move(split), removes});
}
void LedgerBuilder::end(const Claim& claim) { ledger_.claim = claim; }

void ProofMeter::cover(const Cover& why, const std::vector<Candidate>& removes) {
    size_.top += open_ == 0 ? 1 : 0;
    ++size_.deductions;
    size_.numbers += why.base.size() + why.cover.size() + removes.size();
    Forward::cover(why, removes);
}
void ProofMeter::open_split(Sector on) {
    size_.top += open_ == 0 ? 1 : 0;
    ++size_.deductions;
    ++size_.splits;
    ++size_.numbers;
    size_.depth = std::max(size_.depth, ++open_);
    Forward::open_split(on);
}
void ProofMeter::open_branch(const std::vector<Candidate>& keep) {
    size_.numbers += keep.size() + 1;
    Forward::open_branch(keep);
}
void ProofMeter::close_twin(const Twin& twin) {
    size_.numbers += twin.in.size() + twin.instead.size();
    Forward::close_twin(twin);
}
void ProofMeter::close_split(const std::vector<Candidate>& removes) {
    --open_;
    size_.numbers += removes.size();
    Forward::close_split(removes);
}

}  // namespace deduku
