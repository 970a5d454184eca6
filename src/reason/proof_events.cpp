#include "reason/proof_events.hpp"

#include <algorithm>

namespace deduku {

namespace {

void tell_branch(const Branch& branch, ProofEvents& to) {
    for (const Deduction& step : branch.steps) tell(step, to);
    if (branch.twin)
        to.close_twin(*branch.twin);
    else
        to.close_branch(branch.empty);
}

// Reports each kind of reason by its own events.
struct Teller {
    const std::vector<Candidate>& removes;
    ProofEvents& to;

    void operator()(const Cover& cover) const { to.cover(cover, removes); }
    void operator()(const Sum& sum) const { to.sum(sum, removes); }
    void operator()(const Split& split) const {
        to.open_split(split.on);
        for (const Branch& branch : split.branches) {
            to.open_branch(branch.keep);
            tell_branch(branch, to);
        }
        to.close_split(removes);
    }
    void operator()(const Cases& cases) const {
        to.open_cases(cases.choice);
        for (const Branch& branch : cases.branches) {
            to.open_case();
            tell_branch(branch, to);
        }
        to.close_cases(removes);
    }
};

}  // namespace

void tell(const Deduction& deduction, ProofEvents& to) { std::visit(Teller{deduction.removes, to}, deduction.why); }

void tell(const Ledger& ledger, ProofEvents& to) {
    to.begin(ledger.start, ledger.claim);
    for (const Deduction& step : ledger.steps) tell(step, to);
    to.end(ledger.claim);
}

void LedgerBuilder::begin(const Puzzle& start, const Claim& goal) {
    ledger_ = {start, {}, goal};
    open_.clear();
}
std::vector<Deduction>& LedgerBuilder::steps() { return open_.empty() ? ledger_.steps : last_branch().steps; }
void LedgerBuilder::cover(const Cover& why, const std::vector<Candidate>& removes) {
    steps().push_back({why, removes});
}
void LedgerBuilder::open_split(Sector on) { open_.emplace_back(Split{on, {}}); }
void LedgerBuilder::open_branch(const std::vector<Candidate>& keep) {
    branches_of(open_.back())->push_back({keep, {}, {}});
}
void LedgerBuilder::close_branch(std::optional<Sector> empty) { last_branch().empty = empty; }
void LedgerBuilder::close_twin(const Twin& twin) { last_branch().twin = twin; }
void LedgerBuilder::close_split(const std::vector<Candidate>& removes) { close(removes); }
void LedgerBuilder::sum(const Sum& why, const std::vector<Candidate>& removes) { steps().push_back({why, removes}); }
void LedgerBuilder::open_cases(int choice) { open_.emplace_back(Cases{choice, {}}); }
void LedgerBuilder::open_case() { branches_of(open_.back())->emplace_back(); }
void LedgerBuilder::close_cases(const std::vector<Candidate>& removes) { close(removes); }
void LedgerBuilder::close(const std::vector<Candidate>& removes) {
    Reason why = std::move(open_.back());
    open_.pop_back();
    steps().push_back({std::move(why), removes});
}
void LedgerBuilder::end(const Claim& claim) { ledger_.claim = claim; }

void ProofMeter::cover(const Cover& why, const std::vector<Candidate>& removes) {
    size_.top += open_ == 0 ? 1 : 0;
    ++size_.deductions;
    size_.numbers += why.base.size() + why.cover.size() + removes.size();
    Forward::cover(why, removes);
}
void ProofMeter::sum(const Sum& why, const std::vector<Candidate>& removes) {
    size_.top += open_ == 0 ? 1 : 0;
    ++size_.deductions;
    size_.numbers += 2 * why.lines.size() + (why.over > 1 ? 1 : 0) + removes.size();
    Forward::sum(why, removes);
}
void ProofMeter::count_open() {
    size_.top += open_ == 0 ? 1 : 0;
    ++size_.deductions;
    ++size_.splits;
    ++size_.numbers;
    size_.depth = std::max(size_.depth, ++open_);
}
void ProofMeter::open_split(Sector on) {
    count_open();
    Forward::open_split(on);
}
void ProofMeter::open_cases(int choice) {
    count_open();
    Forward::open_cases(choice);
}
void ProofMeter::open_case() {
    ++size_.numbers;
    Forward::open_case();
}
void ProofMeter::open_branch(const std::vector<Candidate>& keep) {
    size_.numbers += keep.size() + 1;
    Forward::open_branch(keep);
}
void ProofMeter::close_twin(const Twin& twin) {
    size_.numbers += twin.in.size() + twin.instead.size();
    Forward::close_twin(twin);
}
void ProofMeter::count_close(const std::vector<Candidate>& removes) {
    --open_;
    size_.numbers += removes.size();
}
void ProofMeter::close_split(const std::vector<Candidate>& removes) {
    count_close(removes);
    Forward::close_split(removes);
}
void ProofMeter::close_cases(const std::vector<Candidate>& removes) {
    count_close(removes);
    Forward::close_cases(removes);
}

}  // namespace deduku
