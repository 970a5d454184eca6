#include "render/proof/clauses/clauses.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "render/proof/clauses/cover.hpp"
#include "render/proof/formula/conditional.hpp"

namespace deduku {

using namespace proof;

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
    if (needs_one_solution(goal)) {
        refusal_ = one_solution_refusal;
        return;
    }
    if (!has_clauses(start.geometry())) {
        refusal_ =
            "clauses have no sums and no cases: a ledger or VeriPB says what such rules mean (--as ledger, --as "
            "veripb)";
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

void ClauseProof::sum(const Sum&, const std::vector<Candidate>&) {
    refusal_ = "a Sum is no clause: a ledger or VeriPB says it (--as ledger, --as veripb)";
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
    std::optional<int> certain;  // an excluded member that is true: the branch is contradictory
    for (int i = 0; i < context.geometry().digits(); ++i) {
        const int v = context.member(frame.on, i);
        if (!context.lives(v)) continue;
        const bool kept = std::find(keep.begin(), keep.end(), context.candidate(v)) != keep.end();
        (kept ? frame.keep : frame.excluded).push_back(v);
        if (!kept && context.truth(v).kind != CandidateFact::Kind::none) certain = v;
    }
    if (scribe_->refuted() || frame.keep.empty() || certain) {
        if (certain)
            for (int k : frame.keep) scribe_->kill(k, {CandidateFact::Kind::peer, *certain, 0, {}});
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
        const CandidateFact contradiction = context.refuted();
        const std::size_t level = context.depth() - 1;
        context.close();
        if (contradiction.levels.test(level)) {
            CandidateFact outer = contradiction;
            outer.levels.reset(level);
            return close_with(outer, frame);
        }
        if (!scribe_->refuted()) context.set_refuted(contradiction);
        return;
    }
    OpenBranch open{frame.keep, frame.excluded, context.depth() - 1, {}};
    for (int v : context.found_in_branch()) {
        const CandidateFact& why = context.dead(v);
        open.shown.push_back(
            {v, why, why.kind == CandidateFact::Kind::peer ? context.truth(why.peer) : CandidateFact{}});
    }
    put_in_order(open.shown, [](const BranchFact& a, const BranchFact& b) { return a.v < b.v; });
    context.close();
    frame.open.push_back(std::move(open));
}

// Steps that depend on uniqueness do not follow from the clauses.
void ClauseProof::close_twin(const Twin&) {
    refusal_ = one_solution_refusal;
    close_branch(std::nullopt);
}

// By the contradiction, an excluded candidate is true (or the only kept one is false).
void ClauseProof::close_with(const CandidateFact& contradiction, const Frame& frame) {
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
    ClauseJoin join(*scribe_, frame.on, frame.open);
    for (Candidate c : removes) {
        const int u = context.geometry().number(c);
        if (!context.lives(u)) continue;
        if (scribe_->refuted())
            context.set_dead(u, context.refuted());
        else
            join.kill(u);
    }
}

void ClauseProof::end(const Claim& claim) {
    if (!scribe_) return;
    if (!scribe_->closed()) {
        ClauseContext& context = scribe_->context();
        ClauseChain& chain = scribe_->chain();
        scribe_->start({});
        if (const auto* unique = std::get_if<Unique>(&claim)) {
            const Geometry& geometry = context.geometry();
            const std::vector<Candidate> grid = candidates_of(geometry, unique->grid);
            for (Candidate c : grid)
                if (const int g = geometry.number(c); context.truth(g).kind == CandidateFact::Kind::none)
                    chain.note_true(g, geometry.sector(c.cell));
            for (Candidate c : grid) chain.make_true(geometry.number(c));
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

void DratWriter::lemma(const Lemma& lemma) {
    if (lemma.found_by == FoundBy::propagation && !all_) return;
    for (int literal : lemma.literals) text_.number(literal);
    text_.end_line();
}

void LratWriter::lemma(const Lemma& lemma) {
    text_.number(lemma.id);
    for (int literal : lemma.literals) text_.number(literal);
    text_.word("0 ");
    for (ClauseId hint : lemma.hints) text_.number(hint);
    text_.end_line();
}

}  // namespace deduku
