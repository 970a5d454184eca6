// A whole run of the step model is a ledger that the checker accepts, with a true claim.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "method/steps/steps.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

using deduku::testing::read_list;
using deduku::testing::read_puzzle;

steps::Order order(std::string_view text) {
    return std::get<steps::Series>(steps::parse_series(text)).orders.front().order;
}

// Runs with recording; the ledger must be accepted and prove the result of the run.
Ending expect_accepted(const Puzzle& puzzle, std::string_view text) {
    steps::StepOptions options;
    const auto fast = steps::run(puzzle, order(text), options);
    options.ledger = true;
    const auto run = steps::run(puzzle, order(text), options);
    EXPECT_EQ(run.outcome, fast.outcome);
    EXPECT_EQ(run.group_steps, fast.group_steps);
    EXPECT_EQ(run.passes, fast.passes);
    EXPECT_EQ(run.girth, fast.girth);
    if (!run.ledger) {
        ADD_FAILURE() << "no ledger";
        return run.outcome;
    }
    const Verdict verdict = testing::checked(&puzzle, ledger_text(*run.ledger));
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        ADD_FAILURE() << to_line(puzzle) << ' ' << text << ": " << to_text(*refused);
        return run.outcome;
    }
    const Proved what = std::get<Accepted>(verdict).what;
    switch (run.outcome) {
        case Ending::solved: EXPECT_TRUE(what == Proved::unique || what == Proved::solution); break;
        case Ending::contradiction: EXPECT_EQ(what, Proved::no_solution); break;
        default: EXPECT_EQ(what, Proved::false_candidates);
    }
    return run.outcome;
}

TEST(StepsProofs, EveryOrderOfTheSeries) {
    const auto series = std::get<steps::Series>(steps::parse_series(steps::named("hardest")));
    int solved = 0;
    int puzzles = 0;
    for (const char* list : {"sample_top1465.txt", "sample_hardest_1106.txt", "sample_clue17.txt"})
        for (const Puzzle& puzzle : read_list(list)) {
            if (++puzzles % 3 != 0) continue;
            for (const auto& labelled : series.orders)
                solved += expect_accepted(puzzle, to_text(labelled.order)) == Ending::solved ? 1 : 0;
        }
    EXPECT_GT(solved, 60);
}

TEST(StepsProofs, NamedOrdersAndOtherLetters) {
    for (const Puzzle& puzzle : read_list("random_minimal_200.txt")) {
        if (puzzle.cells[Cell{0}].single()) continue;
        for (const char* text : {"{T1H1}", "{B2:H1}", "{T1H1B2B3T2H2W2T3H3}{W3T4H4W4}", "T1H1BTHWXY"})
            expect_accepted(puzzle, text);
    }
}

// Unless a solution was adopted, the ledger of a solved run shows that the solution is the only one.
TEST(StepsProofs, UniquenessIsProvedUnlessSolutionWasAdopted) {
    int unique = 0;
    for (const Puzzle& puzzle : read_list("random_minimal_200.txt")) {
        steps::StepOptions options;
        options.ledger = true;
        const auto run = steps::run(puzzle, order("T1H1BTHW"), options);
        if (run.outcome != Ending::solved) continue;
        EXPECT_TRUE(std::holds_alternative<Unique>(run.ledger->claim));
        ++unique;
    }
    EXPECT_GT(unique, 100);
}

TEST(StepsProofs, NestedPropositions) {
    const Puzzle escargot =
        read_puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    EXPECT_EQ(expect_accepted(escargot, "T1H1P(T1H1P(T1H1))"), Ending::solved);
    EXPECT_EQ(expect_accepted(escargot, "{T1H1}P3({T1H1}P2(H1))"), Ending::open);
    // Without hidden singles an assumption can take the last place of a digit.
    for (const Puzzle& puzzle : read_list("sample_clue17.txt")) expect_accepted(puzzle, "P1(T1)");
}

TEST(StepsProofs, PuzzlesWithoutSolutionAndWithSeveral) {
    testing::Random random(8);
    int contradictions = 0;
    for (Puzzle puzzle : read_list("random_minimal_200.txt")) {
        const auto at = static_cast<std::size_t>(testing::below(random, 81));
        puzzle.cells[static_cast<Cell>(at)] = puzzle.cells[static_cast<Cell>(at)].single()
                                                  ? Set<Digit>::first_n(9)
                                                  : Set<Digit>{static_cast<Digit>(at % 9)};
        const Ending outcome = expect_accepted(puzzle, "T1H1P(T1H1{B2B3})");
        contradictions += outcome == Ending::contradiction ? 1 : 0;
        SearchRequest one;
        EXPECT_EQ(outcome == Ending::contradiction, solve_by_search(start_board(puzzle), one).count == 0)
            << to_line(puzzle);
    }
    EXPECT_GT(contradictions, 50);
}

TEST(StepsProofs, OtherSizes) {
    testing::Random random(9);
    for (const Box box : {Box{2, 2}, Box{2, 3}, Box{3, 4}, Box{4, 4}})
        for (int i = 0; i < 3; ++i) {
            const int n = box.digits();
            const Puzzle puzzle = testing::random_givens(box, n * n * (40 + 5 * i) / 100, random);
            expect_accepted(puzzle, n > 9 ? "T1H1BT2H2XP3({T1H1})" : "T1H1BT2H2W2XYP(T1H1P2(T1))");
        }
}

}  // namespace
}  // namespace deduku
