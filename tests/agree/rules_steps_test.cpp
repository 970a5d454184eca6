// The step model on boards with rules: eliminations are in no solution, recording reasons changes nothing, and
// isomorphs have the same counts.
#include <gtest/gtest.h>

#include <array>

#include "method/steps/steps.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rules.hpp"

namespace deduku::steps {
namespace {

using testing::below;
using testing::Random;

Order order_of(std::string_view text) { return std::get<Series>(parse_series(text)).orders.front().order; }

StepsRun run_on(const Puzzle& puzzle, const Order& order, bool told = false) {
    StepOptions options;
    options.trace = told;
    options.ledger = told;
    Meter meter;
    return run(puzzle, order, options, meter);
}

// Everything about a run that is the same for isomorphs.
void expect_same_counts(const StepsRun& a, const StepsRun& b) {
    EXPECT_EQ(word(a.outcome), word(b.outcome));
    EXPECT_EQ(a.group_steps, b.group_steps);
    EXPECT_EQ(a.passes, b.passes);
    EXPECT_EQ(a.productive, b.productive);
    EXPECT_EQ(a.girth, b.girth);
    EXPECT_EQ(a.several, b.several);
    ASSERT_EQ(a.uses.size(), b.uses.size());
    for (std::size_t i = 0; i < a.uses.size(); ++i) {
        EXPECT_EQ(to_text(a.uses[i]), to_text(b.uses[i]));
        EXPECT_EQ(a.uses[i].steps, b.uses[i].steps);
    }
}

void expect_true(const StepsRun& run, const std::vector<Grid>& solutions) {
    if (run.outcome == Ending::contradiction) {
        EXPECT_TRUE(solutions.empty());
    }
    if (run.outcome == Ending::solved) {
        EXPECT_EQ(solutions, std::vector{*run.grid});
    }
    for (const ModelStep& step : run.trace)
        for (const Candidate c : step.dead)
            for (const Grid& grid : solutions) ASSERT_NE(grid[c.cell], c.digit);
}

TEST(StepsOnRules, RandomBoards) {
    Random random(20261201);
    const std::array<Order, 5> orders = {order_of("T1H1"), order_of("T1H1LKDZI"), order_of("{T1H1LKDZI:T2B}"),
                                         order_of("T1H1LKDZI{B2B3}T2P(T1H1LKDZI)"), order_of("T1H1P4(T1H1LK)")};
    std::array<int, 5> solved{};
    for (int round = 0; round < 250 && !HasFailure(); ++round) {
        const Puzzle puzzle = testing::random_ruled_puzzle(random);
        const std::vector<Grid> solutions = testing::all_solutions(puzzle);
        const Isomorph isomorph = testing::random_moves(*puzzle.geometry().boxes(), random);
        for (std::size_t i = 0; i < orders.size(); ++i) {
            const auto told = run_on(puzzle, orders[i], true);
            // Propositions that solve the puzzle do not prove that it has one solution.
            if (told.outcome != Ending::solved || solutions.size() == 1) expect_true(told, solutions);
            expect_same_counts(run_on(puzzle, orders[i]), told);
            solved[i] += told.outcome == Ending::solved ? 1 : 0;
            // Rules as lines have names, which an image does not keep.
            if (puzzle.geometry().rules().empty())
                expect_same_counts(run_on(testing::image_with_rules(isomorph, puzzle), orders[i]), told);
        }
    }
    EXPECT_GT(solved[1], solved[0]);
    EXPECT_GT(solved[3], solved[1]);
}

// A full grid that breaks a cage is no solution, even for an order without the techniques of cages.
TEST(StepsOnRules, OrdersWithoutRulesKeepThem) {
    EXPECT_EQ(run_on(testing::read_puzzle("123434122143432. rules: killer 3: D3 D4"), order_of("T1H1")).outcome,
              Ending::contradiction);
    EXPECT_EQ(run_on(testing::read_puzzle("123434122143432. rules: killer 4: D3 D4"), order_of("T1H1")).outcome,
              Ending::solved);
}

TEST(StepsOnRules, SeriesByDefault) {
    EXPECT_EQ(to_text(with_rules(std::get<Series>(parse_series("hardest")))), named("hardest-rules"));
    EXPECT_EQ(to_text(with_rules(std::get<Series>(parse_series("{T1H1}T2")))), "{T1H1}LKDZIT2");
    const Puzzle killer = testing::read_puzzle("1............... rules: killer 4: A1 B1");
    EXPECT_EQ(to_text(default_series(killer.geometry())), named("hardest-rules"));
    EXPECT_EQ(to_text(default_series(Geometry({2, 2}))), to_text(std::get<Series>(parse_series("hardest-plus"))));
}

}  // namespace
}  // namespace deduku::steps
