// Mixed proofs: clauses where propagation suffices, and sums before the others.
//
//   Cover of one sector        u 1 ~x4 <carried> >= 1 ;          the base has no place left for it
//   Cover of k sectors         p 27 29 + 60 + 62 + ..            then the clauses; likewise for a Sum
//   closed branch              u 1 ~x2 <carried outside> >= 1 ;  for each candidate it kept, or the case's selector
//   open branches {2} {5,7}    u 1 ~u 1 ~x5 .. ;  u 1 ~u 1 ~x7 .. ;  u 1 ~u .. ;
//
// <carried>: the negated hypotheses: "not h" for a branch that keeps h alone, else the excluded candidates.
#include <algorithm>

#include "render/proof/veripb/walk.hpp"

namespace deduku::proof {
namespace {

// A literal: v + 1, or -(v + 1) for "not v".
int negation(int v) { return -(v + 1); }

class MixedWalk final : public VeripbWalk {
  public:
    using VeripbWalk::VeripbWalk;

  private:
    std::vector<Kill> write_cover(SumLine line, std::size_t k, const std::vector<int>& removed) override {
        if (k == 1) {
            std::vector<int> left;
            for (const LinearForm::Term& term : line.form().terms)
                if (term.times > 0) left.push_back(term.number);
            say_not_allowed(left);
        }
        if (k > 1) {
            cancel(line);
            for (int v : removed) expect(shows_false(line.form(), v), "the sum does not show what is removed");
            text().sum(level_of(line.form()), line.text());
        }
        std::vector<Kill> kills;
        for (int v : removed) kills.push_back(write_clause(level(), {negation(v)}));
        return kills;
    }

    std::vector<Kill> write_sum(const SumLine& sum, const std::vector<int>& removed) override {
        SumLine line = sum;
        take_off_cells(line, std::nullopt);
        cancel(line);
        for (int v : removed) expect(shows_false(line.form(), v), "the sum does not show what is removed");
        text().sum(level_of(line.form()), line.text());
        std::vector<Kill> kills;
        for (int v : removed) kills.push_back(write_clause(level(), {negation(v)}));
        return kills;
    }

    void meet_contradiction(Sector empty) override { say_not_allowed(members(empty)); }

    void write_closing(Split& split, const Branch& branch) override {
        for (int v : branch.keep)
            if (split.closed_away.count(v) == 0) split.closed_away[v] = write_clause(level(), {negation(v)});
    }

    Kill write_join(const Split& split, int u) override {
        const bool member = std::find(split.living.begin(), split.living.end(), u) != split.living.end();
        if (split.choice == nullptr) say_not_allowed(members(split.on));
        for (const Branch& branch : split.branches) {
            // A single kept candidate is false by propagation if u is true; several must be refuted one by one.
            if (member || !branch.open || branch.keep.size() == 1) continue;
            for (int v : branch.keep) write_clause(next_level(), {negation(u), negation(v)});
        }
        return write_clause(level(), {negation(u)});
    }

    long write_end(const Claim& claim) override {
        if (const auto* none = std::get_if<NoSolution>(&claim)) say_not_allowed(members(none->empty));
        return text().rup(0, ">= 1");
    }

    bool may_forget() const override { return has_solution(); }

    // The branch excludes the only candidate that an open hypothesis keeps: then its clauses always hold.
    bool is_void(const std::vector<int>& excluded) const override {
        return std::any_of(hypotheses().begin(), hypotheses().end(), [&](const Branch& outer) {
            return outer.keep.size() == 1 &&
                   std::find(excluded.begin(), excluded.end(), outer.keep.front()) != excluded.end();
        });
    }

    // A clause: one of these literals is true, or a hypothesis is wrong.
    Kill write_clause(int on_level, std::vector<int> literals) {
        const auto add = [&](int literal) {
            if (std::find(literals.begin(), literals.end(), literal) == literals.end()) literals.push_back(literal);
        };
        for (const Branch& branch : hypotheses()) {
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
        std::sort(form.terms.begin(), form.terms.end(), by_number);
        return {text().rup(on_level, clause + ">= 1"), std::make_shared<const LinearForm>(std::move(form))};
    }
};

}  // namespace

std::unique_ptr<VeripbWalk> mixed_walk(VeripbVersion version, std::function<void(std::string_view)> write,
                                       const Puzzle& start, const Claim& goal, std::string& error) {
    return std::make_unique<MixedWalk>(version, std::move(write), start, goal, error);
}

}  // namespace deduku::proof
