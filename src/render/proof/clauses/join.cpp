#include "render/proof/clauses/join.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku::proof {

bool OpenBranch::keeps(int v) const { return std::find(keep.begin(), keep.end(), v) != keep.end(); }

const BranchFact* OpenBranch::find(int v) const {
    const auto at =
        std::lower_bound(shown.begin(), shown.end(), v, [](const BranchFact& s, int number) { return s.v < number; });
    return at != shown.end() && at->v == v ? &*at : nullptr;
}

ClauseJoin::ClauseJoin(ClauseScribe& scribe, Sector on, const std::vector<OpenBranch>& open)
    : scribe_(scribe), on_(on), open_(open) {
    for (const OpenBranch& branch : open) (branch.keep.size() == 1 ? single_ : several_).push_back(&branch);
    put_in_order(several_, [](const OpenBranch* a, const OpenBranch* b) { return a->keep.size() < b->keep.size(); });
}

void ClauseJoin::kill(int u) {
    if (adopt(u)) return;
    const auto sectors = scribe_.context().geometry().sectors_of(scribe_.context().candidate(u));
    if (std::find(sectors.begin(), sectors.end(), on_) != sectors.end())
        join_member(u);
    else
        join_other(u);
    scribe_.kill(u, scribe_.write());
}

// Facts that a branch proved without its hypothesis also hold outside.
bool ClauseJoin::adopt(int u) {
    ClauseContext& context = scribe_.context();
    for (const OpenBranch& branch : open_) {
        const BranchFact* shown = branch.find(u);
        if (shown == nullptr) continue;
        const bool by_peer = shown->why.kind == CandidateFact::Kind::peer;
        if (by_peer && context.truth(shown->why.peer).kind == CandidateFact::Kind::none) {
            if (shown->peer.kind != CandidateFact::Kind::clause || shown->peer.levels.test(branch.level)) continue;
            context.set_true(shown->why.peer, shown->peer);
        } else if (!by_peer && shown->why.levels.test(branch.level)) {
            continue;
        }
        scribe_.kill(u, shown->why);
        return true;
    }
    return false;
}

// The branch that keeps u with others has removed it; the other branches exclude it.
void ClauseJoin::join_member(int u) {
    scribe_.start({-u - 1});
    const auto removes = [u](const OpenBranch& branch) { return branch.keeps(u) && branch.find(u) != nullptr; };
    const auto branch = std::find_if(open_.begin(), open_.end(), removes);
    if (branch == open_.end()) return;
    make_excluded_false(*branch);
    use(*branch, u);
}

void ClauseJoin::join_other(int u) {
    const std::vector<Helper> helpers = this->helpers(u);
    ClauseChain& chain = scribe_.chain();
    scribe_.start({-u - 1});
    for (const Helper& helper : helpers)
        if (!chain.made_false(helper.k)) chain.use(helper.lemma, helper.k);
    for (const OpenBranch* branch : single_)
        if (!chain.made_false(branch->keep.front())) use(*branch, u);
    if (several_.empty()) return chain.conflict(on_);
    make_excluded_false(*several_.back());
    use(*several_.back(), u);
}

// Lemmas "not both u and k", where the last lemma does not follow by propagation alone.
std::vector<ClauseJoin::Helper> ClauseJoin::helpers(int u) {
    std::vector<Helper> out;
    for (const OpenBranch* branch : told_by_peer(u)) out.push_back(helper(*branch, u, branch->keep.front()));
    std::vector<int> refuted;  // by u: the single kept candidates of branches, one after another
    for (const OpenBranch* branch : single_) refuted.push_back(branch->keep.front());
    for (std::size_t i = 0; i + 1 < several_.size(); ++i) {
        for (int k : several_[i]->keep) {
            if (std::find(refuted.begin(), refuted.end(), k) != refuted.end()) continue;
            out.push_back(helper(*several_[i], u, k));
            refuted.push_back(k);
        }
    }
    return out;
}

ClauseJoin::Helper ClauseJoin::helper(const OpenBranch& branch, int u, int k) {
    scribe_.start({-u - 1, -k - 1});
    if (branch.keep.size() > 1) make_excluded_false(branch);
    use(branch, u);
    return {k, scribe_.write()};
}

// Single branches with a true peer of u. Propagation finds u false from the hypothesis, but not the hypothesis false
// from u; the last of these can be left to the sector of the Split.
std::vector<const OpenBranch*> ClauseJoin::told_by_peer(int u) const {
    std::vector<const OpenBranch*> out;
    for (const OpenBranch* branch : single_)
        if (const BranchFact* shown = branch->find(u);
            shown != nullptr && shown->peer.kind == CandidateFact::Kind::clause)
            out.push_back(branch);
    if (several_.empty() && !out.empty()) out.pop_back();
    return out;
}

void ClauseJoin::make_excluded_false(const OpenBranch& branch) {
    for (int r : branch.excluded) scribe_.chain().make_false(r);
}

// Under "u is true" the branch is refuted: its kept candidate becomes false, or there is a conflict if its excluded
// candidates are already false.
void ClauseJoin::use(const OpenBranch& branch, int u) {
    ClauseChain& chain = scribe_.chain();
    const BranchFact* shown = branch.find(u);
    if (shown == nullptr) return;
    const std::optional<int> kept = branch.keep.size() == 1 ? std::optional(branch.keep.front()) : std::nullopt;
    if (shown->why.kind == CandidateFact::Kind::clause) return chain.use(shown->why, kept);
    chain.make_false(shown->why.peer);
    if (shown->why.peer != kept) chain.use(shown->peer, kept);
}

}  // namespace deduku::proof
