#include "render/proof/clauses.hpp"

#include <algorithm>

#include "render/proof/clauses_cover.hpp"

namespace deduku {

const std::string& ClauseProof::error() const { return scribe_ && refusal_.empty() ? scribe_->error() : refusal_; }

void ClauseProof::begin(const Puzzle& start, const Claim& goal) {
    scribe_.reset();
    refusal_.clear();
    frames_.clear();
    muted_ = 0;
    if (std::holds_alternative<Solved>(goal)) {
        refusal_ = "a solution is its own certificate: there is nothing to refute, so no DRAT or LRAT proof of it";
        return;
    }
    scribe_.emplace(start, goal, detail_, [this](const Lemma& next) { lemma(next); });
}

void ClauseProof::cover(const Cover& why, const std::vector<Candidate>& removes) {
    if (idle()) return;
    std::vector<int> alive;
    for (Candidate c : removes) {
        const int v = scribe_->context().geometry().number(c);
        if (scribe_->context().lives(v)) alive.push_back(v);
    }
    write_cover(*scribe_, why, alive);
}

void ClauseProof::open_split(Sector on) {
    if (!idle()) frames_.push_back({on, {}, {}, {}});
}

void ClauseProof::open_branch(const std::vector<Candidate>& keep) {
    if (idle()) {
        ++muted_;
        return;
    }
    ClauseContext& context = scribe_->context();
    Frame& frame = frames_.back();
    frame.keep.clear();
    frame.excluded.clear();
    std::optional<int> certain;  // an excluded member that is true: the branch is impossible
    for (int i = 0; i < context.geometry().digits(); ++i) {
        const int v = context.member(frame.on, i);
        if (!context.lives(v)) continue;
        const bool kept = std::find(keep.begin(), keep.end(), context.candidate(v)) != keep.end();
        (kept ? frame.keep : frame.excluded).push_back(v);
        if (!kept && context.truth(v).kind != Fact::Kind::none) certain = v;
    }
    if (scribe_->refuted() || frame.keep.empty() || certain) {
        if (certain)
            for (int k : frame.keep) scribe_->kill(k, {Fact::Kind::peer, *certain, 0, {}});
        ++muted_;
        return;
    }
    if (context.depth() == max_levels) {
        scribe_->fail("the proof has more than " + std::to_string(max_levels) + " branches inside each other");
        ++muted_;
        return;
    }
    if (frame.keep.size() == 1 && frame.excluded.empty()) scribe_->prove_true(frame.keep.front(), frame.on);
    context.open(frame.keep, frame.excluded);
}

void ClauseProof::close_branch(std::optional<Sector> empty) {
    if (idle()) {
        if (muted_ > 0) --muted_;
        return;
    }
    ClauseContext& context = scribe_->context();
    if (empty) scribe_->refute(*empty);
    Frame& frame = frames_.back();
    if (scribe_->refuted()) {
        const Fact contradiction = context.refuted();
        const std::size_t level = context.depth() - 1;
        context.close();
        if (contradiction.levels.test(level)) {
            Fact outer = contradiction;
            outer.levels.reset(level);
            return close_with(outer, frame);
        }
        if (!scribe_->refuted()) context.set_refuted(contradiction);
        return;
    }
    Open open{frame.keep, frame.excluded, context.depth() - 1, {}};
    for (int v : context.found_in_branch()) {
        const Fact& why = context.dead(v);
        open.shown.push_back({v, why, why.kind == Fact::Kind::peer ? context.truth(why.peer) : Fact{}});
    }
    std::sort(open.shown.begin(), open.shown.end(), [](const Shown& a, const Shown& b) { return a.v < b.v; });
    context.close();
    frame.open.push_back(std::move(open));
}

// The contradiction says that an excluded candidate is true (or that the one kept is false).
void ClauseProof::close_with(const Fact& contradiction, const Frame& frame) {
    if (frame.keep.size() == 1) return scribe_->kill(frame.keep.front(), contradiction);
    for (int k : frame.keep) {
        scribe_->start({-k - 1});
        for (int r : frame.excluded) scribe_->chain().make_false(r);
        scribe_->chain().use(contradiction);
        scribe_->kill(k, scribe_->write());
    }
}

void ClauseProof::close_split(const std::vector<Candidate>& removes) {
    if (idle()) return;
    const Frame frame = std::move(frames_.back());
    frames_.pop_back();
    if (frame.open.empty()) scribe_->refute(frame.on);
    ClauseContext& context = scribe_->context();
    for (Candidate c : removes) {
        const int u = context.geometry().number(c);
        if (!context.lives(u)) continue;
        if (scribe_->refuted())
            context.set_dead(u, context.refuted());
        else if (!adopt(frame, u))
            join(frame, u);
    }
}

namespace {

template <class Shown>
const Shown* find(const std::vector<Shown>& shown, int v) {
    const auto at =
        std::lower_bound(shown.begin(), shown.end(), v, [](const Shown& s, int number) { return s.v < number; });
    return at != shown.end() && at->v == v ? &*at : nullptr;
}

}  // namespace

// What a branch has shown without its hypothesis holds outside too.
bool ClauseProof::adopt(const Frame& frame, int u) {
    for (const Open& branch : frame.open) {
        const Shown* shown = find(branch.shown, u);
        if (shown == nullptr) continue;
        const bool by_peer = shown->why.kind == Fact::Kind::peer;
        ClauseContext& context = scribe_->context();
        if (by_peer && context.truth(shown->why.peer).kind == Fact::Kind::none) {
            if (shown->peer.kind != Fact::Kind::clause || shown->peer.levels.test(branch.level)) continue;
            context.set_true(shown->why.peer, shown->peer);
        } else if (!by_peer && shown->why.levels.test(branch.level)) {
            continue;
        }
        scribe_->kill(u, shown->why);
        return true;
    }
    return false;
}

// Under "u is true" the branch is refuted: its kept candidate becomes false, or there is a conflict if those it
// excludes are false already.
void ClauseProof::use(const Open& branch, int u) {
    ClauseChain& chain = scribe_->chain();
    const Shown* shown = find(branch.shown, u);
    if (shown == nullptr) return;
    const std::optional<int> kept = branch.keep.size() == 1 ? std::optional(branch.keep.front()) : std::nullopt;
    if (shown->why.kind == Fact::Kind::clause) return chain.use(shown->why, kept);
    chain.make_false(shown->why.peer);
    if (shown->why.peer != kept) chain.use(shown->peer, kept);
}

void ClauseProof::join(const Frame& frame, int u) {
    ClauseChain& chain = scribe_->chain();
    ClauseContext& context = scribe_->context();
    const Geometry& geometry = context.geometry();
    for (Sector s : geometry.sectors_of(geometry.candidate(u)))
        if (s == frame.on) return join_member(frame, u);
    std::vector<const Open*> single;
    std::vector<const Open*> several;
    std::vector<int> refuted;  // what u refutes so far
    for (const Open& branch : frame.open) {
        (branch.keep.size() == 1 ? single : several).push_back(&branch);
        if (branch.keep.size() == 1) refuted.push_back(branch.keep.front());
    }
    const auto smaller = [](const Open* a, const Open* b) { return a->keep.size() < b->keep.size(); };
    std::stable_sort(several.begin(), several.end(), smaller);
    std::vector<std::pair<int, Fact>> helpers;
    const auto help = [&](const Open& branch, int k) {
        scribe_->start({-u - 1, -k - 1});
        if (branch.keep.size() > 1)
            for (int r : branch.excluded) chain.make_false(r);
        use(branch, u);
        helpers.emplace_back(k, scribe_->write());
    };
    // Propagation finds what is true in a branch from its hypothesis, but not the hypothesis false from that.
    std::vector<const Open*> by_peer;
    for (const Open* branch : single)
        if (const Shown* shown = find(branch->shown, u); shown != nullptr && shown->peer.kind == Fact::Kind::clause)
            by_peer.push_back(branch);
    if (several.empty() && !by_peer.empty()) by_peer.pop_back();
    for (const Open* branch : by_peer) help(*branch, branch->keep.front());
    // All branches but the last refute their candidates one by one; then the last one's exclusions are false.
    for (std::size_t i = 0; i + 1 < several.size(); ++i) {
        for (int k : several[i]->keep) {
            if (std::find(refuted.begin(), refuted.end(), k) != refuted.end()) continue;
            help(*several[i], k);
            refuted.push_back(k);
        }
    }
    scribe_->start({-u - 1});
    for (const auto& [k, helper] : helpers)
        if (!chain.made_false(k)) chain.use(helper, k);
    for (const Open* branch : single)
        if (!chain.made_false(branch->keep.front())) use(*branch, u);
    if (several.empty()) {
        chain.conflict(frame.on);
    } else {
        for (int r : several.back()->excluded) chain.make_false(r);
        use(*several.back(), u);
    }
    scribe_->kill(u, scribe_->write());
}

// A branch that keeps u with others has removed it there.
void ClauseProof::join_member(const Frame& frame, int u) {
    scribe_->start({-u - 1});
    for (const Open& branch : frame.open) {
        const bool kept = std::find(branch.keep.begin(), branch.keep.end(), u) != branch.keep.end();
        if (!kept || find(branch.shown, u) == nullptr) continue;
        for (int r : branch.excluded) scribe_->chain().make_false(r);
        use(branch, u);
        break;
    }
    scribe_->kill(u, scribe_->write());
}

void ClauseProof::end(const Claim& claim) {
    if (!scribe_) return;
    if (!scribe_->closed()) {
        ClauseContext& context = scribe_->context();
        ClauseChain& chain = scribe_->chain();
        scribe_->start({});
        if (const auto* unique = std::get_if<Unique>(&claim)) {
            std::vector<int> grid;
            for (std::size_t i = 0; i < unique->grid.size(); ++i) {
                const auto cell = static_cast<Cell>(i);
                grid.push_back(context.geometry().number({cell, unique->grid[i]}));
                if (context.truth(grid.back()).kind == Fact::Kind::none)
                    chain.note_true(grid.back(), context.geometry().sector(cell));
            }
            for (int g : grid) chain.make_true(g);
            chain.use(scribe_->contradicting());
        } else if (const auto* listed = std::get_if<False>(&claim)) {
            for (Candidate c : listed->candidates) chain.make_false(context.geometry().number(c));
            chain.use(scribe_->contradicting());
        } else if (const auto* none = std::get_if<NoSolution>(&claim)) {
            chain.conflict(none->empty);
        }
        scribe_->write();
    }
    finish();
}

}  // namespace deduku
