#include "render/proof/clauses/context.hpp"

namespace deduku::proof {

ClauseContext::ClauseContext(const Puzzle& puzzle)
    : numbers_(puzzle), dead_(geometry().candidates()), true_(dead_.size()), levels_(1) {
    for (Cell cell : geometry().every_cell()) {
        const Set<Digit> allowed = puzzle.cells[cell];
        const int given = geometry().number({cell, allowed.first()});
        CandidateFact why{CandidateFact::Kind::clause, 0, numbers_.allowed(cell), {}};
        if (allowed.single()) set_true(given, why);
        for (Digit d : geometry().all_digits() - allowed) {
            const int v = geometry().number({cell, d});
            set_dead(v, allowed.single() ? CandidateFact{CandidateFact::Kind::peer, given, 0, {}} : why);
            ++why.id;
        }
    }
}

void ClauseContext::set_dead(int v, const CandidateFact& why) {
    dead_[v] = why;
    trail_.push_back(v + 1);
}

void ClauseContext::set_true(int v, const CandidateFact& why) {
    true_[v] = why;
    trail_.push_back(-v - 1);
}

void ClauseContext::open(const std::vector<int>& keep, const std::vector<int>& excluded) {
    levels_.push_back({trail_.size(), {}, refuted()});
    if (excluded.empty()) return;
    std::vector<int>& literals = levels_.back().literals;
    if (keep.size() == 1) {
        const int kept = keep.front();
        if (truth(kept).kind == CandidateFact::Kind::none) {
            literals.push_back(-kept - 1);
            set_true(kept, {CandidateFact::Kind::assumed, 0, 0, {}});
        }
        for (int v : excluded) set_dead(v, {CandidateFact::Kind::peer, kept, 0, {}});
        return;
    }
    for (int v : excluded) {
        literals.push_back(v + 1);
        set_dead(v, {CandidateFact::Kind::assumed, 0, 0, {}});
    }
}

void ClauseContext::close() {
    while (trail_.size() > levels_.back().trail) {
        const int entry = trail_.back();
        trail_.pop_back();
        (entry > 0 ? dead_[entry - 1] : true_[-entry - 1]) = CandidateFact{};
    }
    levels_.pop_back();
}

std::vector<int> ClauseContext::found_in_branch() const {
    std::vector<int> out;
    for (std::size_t i = levels_.back().trail; i < trail_.size(); ++i)
        if (trail_[i] > 0 && dead(trail_[i] - 1).kind != CandidateFact::Kind::assumed) out.push_back(trail_[i] - 1);
    return out;
}

}  // namespace deduku::proof
