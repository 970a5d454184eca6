#include "render/proof/clauses/scribe.hpp"

#include <algorithm>

namespace deduku::proof {

ClauseScribe::ClauseScribe(const Puzzle& puzzle, const Claim& goal, Detail detail, Sink sink)
    : context_(puzzle), chain_(context_), detail_(detail), sink_(std::move(sink)) {
    const bool against = !contradicting_clause(context_.geometry(), goal).empty();
    last_ = context_.numbers().puzzle_clauses() + (against ? 1 : 0);
}

void ClauseScribe::start(std::vector<int> literals) {
    literals_ = std::move(literals);
    chain_.start();
    for (int literal : literals_) {
        if (literal < 0)
            chain_.assume_true(-literal - 1);
        else
            chain_.assume_false(literal - 1);
    }
}

CandidateFact ClauseScribe::write(FoundBy found_by) {
    if (refuted()) return context_.refuted();
    if (closed_) return {CandidateFact::Kind::clause, 0, last_, {}};
    if (!chain_.done()) fail("the proof has a step that does not follow");
    CandidateFact out{CandidateFact::Kind::clause, 0, ++last_, {}};
    for (std::size_t level = context_.depth(); level > 0; --level) {
        const bool used = detail_ == Detail::all || !chain_.done() || chain_.levels().test(level - 1);
        if (!used || context_.carried(level).empty()) continue;
        out.levels.set(level - 1);
        for (int literal : context_.carried(level))
            if (std::find(literals_.begin(), literals_.end(), literal) == literals_.end()) literals_.push_back(literal);
    }
    closed_ = literals_.empty();
    sink_({out.id, literals_, chain_.hints(), found_by});
    return out;
}

void ClauseScribe::kill(int v, const CandidateFact& why) {
    context_.set_dead(v, why);
    const CandidateFact& truth = context_.truth(v);
    if (truth.kind == CandidateFact::Kind::none || refuted()) return;
    if (truth.kind == CandidateFact::Kind::assumed && why.kind == CandidateFact::Kind::clause) {
        CandidateFact refuting = why;
        for (std::size_t level = 1; level <= context_.depth(); ++level)
            if (context_.carried(level) == std::vector<int>{-v - 1}) refuting.levels.set(level - 1);
        return context_.set_refuted(refuting);
    }
    start({});
    chain_.conflict(v);
    context_.set_refuted(write());
}

void ClauseScribe::prove_true(int g, Sector sector) {
    if (refuted() || context_.truth(g).kind != CandidateFact::Kind::none) return;
    start({g + 1});
    chain_.note_true(g, sector);
    chain_.make_true(g);
    context_.set_true(g, write(FoundBy::propagation));
}

void ClauseScribe::refute(Sector sector) {
    if (refuted()) return;
    start({});
    chain_.conflict(sector);
    context_.set_refuted(write());
}

}  // namespace deduku::proof
