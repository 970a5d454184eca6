#include "method/solve/learning/analysis.hpp"

#include <algorithm>

namespace deduku::learning {
// The failing literals that imply the one about `v`.
template <class Use>
void ConflictAnalysis::each_reason(Variable v, Use&& use) {
    const LiteralReason reason = assignment_.reason(v);
    if (reason.kind == LiteralReason::Kind::killer) {
        use(is_false(reason.which));
    } else if (reason.kind == LiteralReason::Kind::sector) {
        for (Variable u : assignment_.members(reason.which))
            if (u != v) use(is_true(u));
    } else if (reason.kind == LiteralReason::Kind::clause) {
        for (Literal l : clauses_.literals(reason.which))
            if (l.variable() != v) use(l);
    }
}

void ConflictAnalysis::learn(std::span<const Literal> conflict) {
    met_.clear();
    explain_last_level(conflict);
    leave_out_implied();
    name_killers();
    put_latest_second();
    for (Variable v : met_) marked_[v] = false;
    for (Literal l : clause_) marked_[l.variable()] = false;
}

// Returns true if the literal is of the last level. Those of earlier levels join the clause; those of level 0 fail in
// all solutions.
bool ConflictAnalysis::meet(Literal failing) {
    const Variable v = failing.variable();
    const std::uint32_t level = assignment_.level_of(v);
    if (marked_[v] || level == 0) return false;
    marked_[v] = true;
    met_.push_back(v);
    if (level == assignment_.level()) return true;
    clause_.push_back(failing);
    return false;
}

void ConflictAnalysis::explain_last_level(std::span<const Literal> conflict) {
    clause_.assign(1, {});
    int open = 0;
    for (Literal l : conflict) open += meet(l) ? 1 : 0;
    for (std::size_t i = assignment_.trail().size(); i-- > 0;) {
        const Literal l = assignment_.trail()[i];
        if (!marked_[l.variable()]) continue;
        clause_[0] = ~l;
        if (--open == 0) return;
        const LiteralReason reason = assignment_.reason(l.variable());
        if (reason.kind == LiteralReason::Kind::clause) note_use(reason.which);
        each_reason(l.variable(), [&](Literal other) { open += meet(other) ? 1 : 0; });
    }
}

// Literals that fail because of others of the clause.
void ConflictAnalysis::leave_out_implied() {
    const auto implied = [&](Literal l) {
        if (assignment_.reason(l.variable()).kind == LiteralReason::Kind::none) return false;
        bool all = true;
        each_reason(l.variable(), [&](Literal other) {
            all = all && (marked_[other.variable()] || assignment_.level_of(other.variable()) == 0);
        });
        return all;
    };
    clause_.erase(std::remove_if(clause_.begin() + 1, clause_.end(), implied), clause_.end());
}

void ConflictAnalysis::name_killers() {
    std::size_t kept = 1;
    for (std::size_t i = 1; i < clause_.size(); ++i) {
        const LiteralReason reason = assignment_.reason(clause_[i].variable());
        if (reason.kind == LiteralReason::Kind::killer && assignment_.level_of(reason.which) > 0) {
            if (marked_[reason.which]) continue;
            marked_[reason.which] = true;
            clause_[i] = is_false(reason.which);
        }
        clause_[kept++] = clause_[i];
    }
    clause_.resize(kept);
}

void ConflictAnalysis::put_latest_second() {
    const auto earlier = [&](Literal a, Literal b) {
        return assignment_.level_of(a.variable()) < assignment_.level_of(b.variable());
    };
    if (clause_.size() > 1)
        std::iter_swap(clause_.begin() + 1, std::max_element(clause_.begin() + 1, clause_.end(), earlier));
}

void ConflictAnalysis::note_use(std::uint32_t number) {
    const std::uint32_t levels = clauses_.levels(number);
    clauses_.note_use(number, levels <= Clauses::few ? levels : count_levels(clauses_.literals(number)));
}

std::uint32_t ConflictAnalysis::count_levels(std::span<const Literal> literals) {
    ++count_;
    std::uint32_t out = 0;
    for (Literal l : literals) {
        std::uint64_t& last = counted_[assignment_.level_of(l.variable())];
        out += last == count_ ? 0 : 1;
        last = count_;
    }
    return out;
}

}  // namespace deduku::learning
