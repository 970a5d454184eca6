#include "reason/held.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku::reason {
namespace {

Cover cover_of(const Held& step) {
    const auto middle = step.sectors.begin() + static_cast<std::ptrdiff_t>(step.sectors.size() / 2);
    return {{step.sectors.begin(), middle}, {middle, step.sectors.end()}};
}

// An open branch must prove `removes`; the premises it takes from outside are needed there.
void slice_open(HeldBranch& branch, const std::vector<Candidate>& removes, Needs& outer) {
    Needs inner(outer.geometry());
    inner.add(removes);
    slice(branch.steps, inner);
    for (Candidate c : branch.excluded) inner.drop(c);
    outer.add(inner.list());
}

void slice(Held& step, Needs& needs) {
    if (!step.split) {
        needs.add(step.rests_on ? step.rests_on->dead : premises(needs.geometry(), cover_of(step)));
        return;
    }
    HeldSplit& split = *step.split;
    step.size = 1;
    for (HeldBranch& branch : split.branches) {
        if (branch.empty || branch.twin)
            needs.add(branch.needs);
        else
            slice_open(branch, step.removes, needs);
        step.size += size_of(branch.steps);
    }
    needs.add(split.gone);
}

}  // namespace

std::vector<Candidate> Needs::list() const {
    std::vector<Candidate> out;
    for (Candidate c : list_)
        if (has(c)) out.push_back(c);
    // A step that was added, dropped and added again is listed twice.
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Held step_of(const Cover& cover, const std::vector<Candidate>& removes) {
    Held out{removes, {}};
    out.sectors.reserve(cover.base.size() + cover.cover.size());
    out.sectors.insert(out.sectors.end(), cover.base.begin(), cover.base.end());
    out.sectors.insert(out.sectors.end(), cover.cover.begin(), cover.cover.end());
    return out;
}

std::size_t size_of(const Steps& steps) {
    std::size_t size = 0;
    for (const Held& step : steps) size += step.size;
    return size;
}

void slice(Steps& steps, Needs& needs) {
    for (std::size_t i = steps.size(); i-- > 0;) {
        Held& step = steps[i];
        std::erase_if(step.removes, [&](Candidate c) { return !needs.has(c); });
        for (Candidate c : step.removes) needs.drop(c);
        if (!step.removes.empty()) slice(step, needs);
    }
    std::erase_if(steps, [](const Held& step) { return step.removes.empty(); });
}

std::vector<Implication> take_implications(Steps& steps, const Geometry& geometry) {
    const auto is_closed = [](const HeldBranch& branch) { return branch.empty || branch.twin; };
    const auto is_idle = [&](const HeldBranch& branch) { return !is_closed(branch) && branch.steps.empty(); };
    std::vector<Implication> out;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const HeldSplit* split = steps[i].split.get();
        if (split != nullptr && std::any_of(split->branches.begin(), split->branches.end(), is_idle)) {
            for (const HeldBranch& branch : split->branches)
                if (is_closed(branch)) out.push_back({i, branch.needs, branch.keep});
            continue;
        }
        Needs needs(geometry);
        slice(steps[i], needs);
        out.push_back({i, needs.list(), steps[i].removes});
    }
    return out;
}

void tell_open(const HeldSplit& split, ProofEvents& to) {
    if (split.choice)
        to.open_cases(*split.choice);
    else
        to.open_split(split.on);
}
void tell_open(const HeldBranch& branch, const HeldSplit& of, ProofEvents& to) {
    if (of.choice)
        to.open_case();
    else
        to.open_branch(branch.keep);
}
void tell_close(const HeldSplit& split, const std::vector<Candidate>& removes, ProofEvents& to) {
    if (split.choice)
        to.close_cases(removes);
    else
        to.close_split(removes);
}

void tell(const HeldBranch& branch, const HeldSplit& of, ProofEvents& to) {
    tell_open(branch, of, to);
    tell(branch.steps, to);
    if (branch.twin)
        to.close_twin(*branch.twin);
    else
        to.close_branch(branch.empty);
}

void tell(const Steps& steps, ProofEvents& to) {
    for (const Held& step : steps) {
        if (step.split) {
            tell_open(*step.split, to);
            for (const HeldBranch& branch : step.split->branches) tell(branch, *step.split, to);
            tell_close(*step.split, step.removes, to);
        } else if (step.sectors.empty()) {
            to.sum(step.rests_on->sum, step.removes);
        } else {
            to.cover(cover_of(step), step.removes);
        }
    }
}

}  // namespace deduku::reason
