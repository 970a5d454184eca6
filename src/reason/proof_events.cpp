#include "reason/proof_events.hpp"

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
        to.close_branch(branch.empty);
    }
    to.close_split(deduction.removes);
}

void tell(const Ledger& ledger, ProofEvents& to) {
    to.begin(ledger.start, ledger.claim);
    for (const Deduction& step : ledger.steps) tell(step, to);
    to.end(ledger.claim);
}

}  // namespace deduku
