// Splits and Cases in words.
//
//   if E4 is 2, no digit is left for A5, and if case 2 of 3 holds, that rules it out
#include "deduku/words.hpp"
#include "grid/in_order.hpp"
#include "render/phrases.hpp"

namespace deduku {

std::string Words::exchangeable(const Twin& twin) const {
    std::vector<Cell> cells;
    for (Candidate c : twin.in) cells.push_back(c.cell);
    put_in_order(cells);
    return fill_phrase(phrases_->exchangeable, {{"cells", names(cells)}});
}

std::string Words::end_of(const Branch& branch) const {
    if (branch.twin) return exchangeable(*branch.twin);
    return branch.empty ? nothing_left(*branch.empty) : "";
}

// The supposition of branch i: that one of its kept candidates is true, or that its case holds.
std::string Words::supposed(const std::vector<Branch>& branches, std::size_t i) const {
    if (!branches[i].keep.empty()) return one_of(branches[i].keep);
    return fill_phrase(phrases_->case_holds,
                       {{"number", std::to_string(i + 1)}, {"count", std::to_string(branches.size())}});
}

// A branch without steps that keeps none of the removed candidates is not mentioned: they are false in it.
std::string Words::suppositions(const std::vector<Branch>& branches, const std::vector<Candidate>& removes) const {
    const std::string_view them = removes.size() > 1 ? phrases_->them : phrases_->it;
    std::string out;
    for (std::size_t i = 0; i < branches.size(); ++i) {
        const Branch& branch = branches[i];
        if (!branch.closed() && branch.steps.empty()) continue;
        const std::string_view pattern = branch.empty  ? phrases_->if_empty
                                         : branch.twin ? phrases_->if_twin
                                                       : phrases_->if_ruled_out;
        if (!out.empty()) out += phrases_->and_if;
        out += fill_phrase(pattern, {{"fact", supposed(branches, i)},
                                     {"end", end_of(branch)},
                                     {"lacking", branch.empty ? lacking(*branch.empty) : ""},
                                     {"them", them}});
    }
    return out;
}

std::string Words::reason(const Split& split, const std::vector<Candidate>& removes) const {
    const std::string out = suppositions(split.branches, removes);
    const std::string_view them = removes.size() > 1 ? phrases_->them : phrases_->it;
    if (out.empty()) return fill_phrase(phrases_->no_choice, {{"parts", parts({split.on})}, {"them", them}});
    return fill_phrase(phrases_->supposing, {{"why", out}});
}

std::string Words::reason(const Cases& cases, const std::vector<Candidate>& removes) const {
    return fill_phrase(phrases_->supposing, {{"why", suppositions(cases.branches, removes)}});
}

}  // namespace deduku
