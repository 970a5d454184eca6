// Every run of the two rules is a ledger that the checker accepts, with a true claim.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "method/reasonable/reasonable.hpp"
#include "tests/support/enumerating_fixpoint.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"

namespace deduku {
namespace {

using reasonable::Class;
using testing::Random;

struct Counts {
    int yes = 0;
    int no = 0;
    int contradiction = 0;
    int covers = 0;
};

Proved accepted(const Ledger& ledger) {
    const Verdict verdict = testing::checked(&ledger.start, ledger_text(ledger));
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        ADD_FAILURE() << to_text(*refused);
        return Proved::solution;
    }
    return std::get<Accepted>(verdict).what;
}

// The same by enumerating sets.
Finding enumerated(const Puzzle& puzzle) {
    Board board = start_board(puzzle);
    std::vector<Deduction> steps;
    reasonable::EnumeratingFixpoint(board.shared_geometry()).close(board, &steps);
    return concluded(puzzle, std::move(steps), "reasonable");
}

void expect_accepted(const Puzzle& puzzle, Counts& counts) {
    const reasonable::ReasonableRun run = reasonable::run(puzzle);
    const Proved what = accepted(run.ledger);
    EXPECT_EQ(accepted(slice(run.ledger)), what);
    counts.covers += static_cast<int>(run.ledger.steps.size());
    switch (run.outcome) {
        case Class::yes:
            EXPECT_EQ(what, Proved::unique);
            ++counts.yes;
            break;
        case Class::no:
            EXPECT_EQ(what, Proved::false_candidates);
            ++counts.no;
            break;
        case Class::contradiction:
            EXPECT_EQ(what, Proved::no_solution);
            ++counts.contradiction;
            break;
    }
}

// Givens of a random grid, then cells that allow wrong digits.
Counts check_random(Box box, int puzzles, unsigned seed) {
    Random random(seed);
    Counts counts;
    const int n = box.digits();
    for (int i = 0; i < puzzles; ++i) {
        Puzzle puzzle = testing::random_givens(box, n * n * (40 + i % 25) / 100, random);
        for (int k = i % 3 * (1 + n / 4); k > 0; --k) {
            auto& cell = puzzle.cells[static_cast<Cell>(testing::below(random, n * n))];
            Set<Digit> other{static_cast<Digit>(testing::below(random, n))};
            if (k % 2 == 0) other.insert(static_cast<Digit>(testing::below(random, n)));
            cell = other;
        }
        expect_accepted(puzzle, counts);
        const Ledger other = enumerated(puzzle).ledger;
        EXPECT_EQ(accepted(other), accepted(reasonable::run(puzzle).ledger));
        counts.covers += static_cast<int>(other.steps.size());
    }
    return counts;
}

TEST(ReasonableProofs, SmallBoards) {
    for (const Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}}) {
        const Counts counts = check_random(box, 200, 1);
        EXPECT_GT(counts.yes, 10);
        EXPECT_GT(counts.no, 10);
        EXPECT_GT(counts.contradiction, 10);
    }
}

TEST(ReasonableProofs, LargeBoards) {
    EXPECT_GT(check_random({4, 4}, 12, 2).covers, 1000);
    EXPECT_GT(check_random({5, 5}, 4, 3).covers, 1000);
    Counts counts;
    Random random(4);
    expect_accepted(testing::random_givens({8, 8}, 2048, random), counts);
}

TEST(ReasonableProofs, Lists) {
    Counts counts;
    for (const char* list : {"random_minimal_200.txt", "sample_top1465.txt", "sample_clue17.txt"})
        for (const Puzzle& puzzle : testing::read_list(list)) expect_accepted(puzzle, counts);
    EXPECT_GT(counts.yes, 100);
    EXPECT_EQ(counts.contradiction, 0);
}

TEST(ExhaustiveReasonableProofs, ManyBoards) {
    check_random({2, 2}, 3000, 11);
    check_random({3, 3}, 3000, 12);
    check_random({4, 4}, 500, 13);
    check_random({5, 5}, 100, 14);
    check_random({6, 6}, 20, 15);
}

}  // namespace
}  // namespace deduku
