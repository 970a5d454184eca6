// The lines of the walk: clauses where propagation suffices, and sums before the others.
//
//   Cover of one sector        u 1 ~x4 <carried> >= 1 ;          the base has no place left for it
//   Cover of k sectors         p 27 29 + 60 + 62 + ..            then the clauses; likewise for a Sum
//   closed branch              u 1 ~x2 <carried outside> >= 1 ;  for each candidate it kept, or the case's selector
//   open branches {2} {5,7}    u 1 ~u 1 ~x5 .. ;  u 1 ~u 1 ~x7 .. ;  u 1 ~u .. ;
//
// <carried>: the negated hypotheses: "not h" for a branch that keeps h alone, else the excluded candidates.
#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "render/proof/veripb/walk.hpp"

namespace deduku::proof {
namespace {

// A literal: v + 1, or -(v + 1) for "not v".
int negation(int v) { return -(v + 1); }

}  // namespace

std::vector<VeripbWalk::Kill> VeripbWalk::write_clauses(const std::vector<int>& removed) {
    std::vector<Kill> kills;
    for (int v : removed) kills.push_back(write_clause(level_, {negation(v)}));
    return kills;
}

std::vector<VeripbWalk::Kill> VeripbWalk::write_kills(SumLine line, const std::vector<int>& removed) {
    cancel(line);
    for (int v : removed) expect(shows_false(line.form(), v), "the sum does not show what is removed");
    text_.sum(level_of(line.form()), line.text());
    return write_clauses(removed);
}

std::vector<VeripbWalk::Kill> VeripbWalk::write_cover(SumLine line, std::size_t k, const std::vector<int>& removed) {
    if (k > 1) return write_kills(std::move(line), removed);
    std::vector<int> left;
    for (const LinearForm::Term& term : line.form().terms)
        if (term.times > 0) left.push_back(term.number);
    say_not_allowed(left);
    return write_clauses(removed);
}

std::vector<VeripbWalk::Kill> VeripbWalk::write_sum(SumLine line, const std::vector<int>& removed) {
    take_off_cells(line);
    return write_kills(std::move(line), removed);
}

void VeripbWalk::write_closing(Split& split, const Branch& branch) {
    for (int v : branch.keep)
        if (split.closed_away.count(v) == 0) split.closed_away[v] = write_clause(level_, {negation(v)});
}

VeripbWalk::Kill VeripbWalk::write_join(const Split& split, int u) {
    const bool member = contains(split.living, u);
    if (split.choice == nullptr) say_not_allowed(members(split.on));
    for (const Branch& branch : split.branches) {
        // A single kept candidate is false by propagation if u is true; several must be refuted one by one.
        if (member || !branch.open || branch.keep.size() == 1) continue;
        for (int v : branch.keep) write_clause(next_level_, {negation(u), negation(v)});
    }
    return write_clause(level_, {negation(u)});
}

long VeripbWalk::write_end(const Claim& claim) {
    if (const auto* none = std::get_if<NoSolution>(&claim)) say_not_allowed(members(none->empty));
    return text_.rup(0, ">= 1");
}

bool VeripbWalk::is_void(const std::vector<int>& excluded) const {
    return std::any_of(hypotheses_.begin(), hypotheses_.end(), [&](const Branch& outer) {
        return outer.keep.size() == 1 && contains(excluded, outer.keep.front());
    });
}

VeripbWalk::Kill VeripbWalk::write_clause(int on_level, std::vector<int> literals) {
    const auto add = [&](int literal) {
        if (!contains(literals, literal)) literals.push_back(literal);
    };
    for (const Branch& branch : hypotheses_) {
        if (branch.keep.size() == 1)
            add(negation(branch.keep.front()));
        else
            for (int v : branch.excluded) add(v + 1);
    }
    std::string clause;
    LinearForm form{{}, 1};
    for (int literal : literals) {
        const int number = std::abs(literal) - 1;
        clause += (literal < 0 ? "1 ~x" : "1 x") + std::to_string(number + 1) + " ";
        form.terms.push_back({number, literal < 0 ? -1 : 1});
        if (literal < 0) --form.bound;
    }
    const auto by_number = [](const auto& a, const auto& b) { return a.number < b.number; };
    put_in_order(form.terms, by_number);
    return {text_.rup(on_level, clause + ">= 1"), std::make_shared<const LinearForm>(std::move(form))};
}

}  // namespace deduku::proof
