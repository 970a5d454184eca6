// The finds of the methods, and the conditions for every chain that explains them.
#pragma once

#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/words.hpp"
#include "method/proving/prove.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/steps/steps.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku::testing {

using explain::Answer;
using explain::Explainer;

inline Finding by_rules(const Puzzle& puzzle) {
    reasonable::ReasonableRun run = reasonable::run(puzzle);
    const Ending ending = run.outcome == reasonable::Class::yes  ? Ending::solved
                          : run.outcome == reasonable::Class::no ? Ending::open
                                                                 : Ending::contradiction;
    return {ending, std::move(run.ledger)};
}

inline Finding by_steps(const Puzzle& puzzle, std::string_view order) {
    steps::StepOptions options;
    options.ledger = true;
    steps::StepsRun run =
        steps::run(puzzle, std::get<steps::Series>(steps::parse_series(order)).orders.front().order, options);
    return {run.outcome, run.ledger ? *run.ledger : Ledger{puzzle, {}, False{}}};
}

inline Finding by_hdp(const Puzzle& puzzle) {
    Proof proof = prove(puzzle, Goal::automatic, {});
    const bool none = std::holds_alternative<NoSolution>(proof.ledger->claim);
    return {none ? Ending::contradiction : Ending::solved, std::move(*proof.ledger)};
}

inline bool accepted(const Ledger& ledger, Proved what) {
    const Verdict verdict = testing::checked(&ledger.start, ledger_text(ledger));
    const auto* yes = std::get_if<Accepted>(&verdict);
    return yes != nullptr && yes->what == what;
}

// Calls `spoiled` with each step omitted once, also inside Splits.
template <class Spoiled>
void leave_out_each(std::vector<Deduction>& steps, const Spoiled& spoiled) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (auto* split = std::get_if<Split>(&steps[i].why))
            for (Branch& branch : split->branches) leave_out_each(branch.steps, spoiled);
        const auto at = steps.begin() + static_cast<std::ptrdiff_t>(i);
        const Deduction step = *at;
        steps.erase(at);
        spoiled();
        steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(i), step);
    }
}

inline void expect_proof(const Ledger& chain, Proved what) {
    ASSERT_TRUE(accepted(chain, what)) << ledger_text(chain);
    Ledger less = chain;
    leave_out_each(less.steps, [&] { EXPECT_FALSE(accepted(less, what)) << ledger_text(less); });
}

// Asks about every `stride`-th candidate; the answers must be proved, and true of the solution if there is one.
inline int expect_answers(const Explainer& explainer, int stride) {
    const Geometry& geometry = explainer.end().geometry();
    SearchRequest request;
    const Solutions found = solve_by_search(start_board(explainer.ledger().start), request);
    int settled = 0;
    for (int n = 0; n < geometry.candidates(); n += stride) {
        const Candidate c = geometry.candidate(n);
        const Answer answer = explainer.answer(c);
        if (answer.verdict == explain::Truth::open) {
            EXPECT_TRUE(explainer.end().has(c));
            EXPECT_FALSE(explainer.end().digits(c.cell).single());
            continue;
        }
        ++settled;
        if (answer.verdict == explain::Truth::is_not && !answer.chain.steps.empty()) {
            EXPECT_EQ(answer.chain.steps.back().removes, std::vector{c});
        }
        expect_proof(answer.chain, Proved::false_candidates);
        // The claim: the candidate, or all others of its cell.
        std::vector<Candidate> expected = {c};
        if (answer.verdict == explain::Truth::is) {
            expected.clear();
            for (Digit d : geometry.all_digits() - Set<Digit>{c.digit}) expected.push_back({c.cell, d});
        }
        EXPECT_EQ(std::get<False>(answer.chain.claim).candidates, expected);
        if (found.first) {
            EXPECT_EQ((*found.first)[c.cell] == c.digit, answer.verdict == explain::Truth::is);
        }
    }
    return settled;
}

}  // namespace deduku::testing
