// The closure against a simple equivalent: the table of techniques run row by row.
#include "technique/closure/closure.hpp"

#include <gtest/gtest.h>

#include <random>

#include "deduku/techniques.hpp"

namespace deduku {
namespace {

// A solved board with a shuffled pattern and random candidates removed; `keep_truth` keeps those of the solution.
Board random_board(Box box, std::mt19937& random, double density, bool keep_truth) {
    const auto geometry = std::make_shared<const Geometry>(box);
    Board board(geometry);
    const int n = geometry->digits();
    std::vector<int> relabel(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) relabel[static_cast<std::size_t>(i)] = i;
    std::shuffle(relabel.begin(), relabel.end(), random);
    std::bernoulli_distribution dead(density);
    for (int i = 0; i < geometry->candidates(); ++i) {
        const Candidate c = geometry->candidate(i);
        const int row = geometry->row(c.cell);
        const int pattern = (row % box.height * box.width + row / box.height + geometry->column(c.cell)) % n;
        const bool truth = relabel[static_cast<std::size_t>(pattern)] == index(c.digit);
        if (!(truth && keep_truth) && dead(random)) board.remove(c);
    }
    return board;
}

void expect_same_fixpoint(Board board, int max_subset) {
    Board recorded = board;
    Board closed = board;
    Closure closure(board.geometry(), max_subset);
    const bool consistent = closure.run(closed, 0);
    std::vector<Deduction> steps;
    close_recorded(recorded, closing_moves(max_subset), steps);
    ASSERT_EQ(consistent, !recorded.contradictory());
    if (consistent) {
        for (int i = 0; i < board.geometry().cells(); ++i)
            ASSERT_EQ(closed.digits(static_cast<Cell>(i)), recorded.digits(static_cast<Cell>(i))) << "cell " << i;
    }
    // Every recorded step is a valid Cover that removes living candidates.
    for (const Deduction& step : steps) {
        ASSERT_TRUE(holds(board, std::get<Cover>(step.why)));
        for (Candidate c : step.removes) ASSERT_TRUE(board.has(c));
        apply(board, step);
    }
}

class ClosureTwin : public ::testing::TestWithParam<Box> {};

TEST_P(ClosureTwin, MatchesFixpointOfTable) {
    std::mt19937 random(20261121);
    const int rounds = GetParam().digits() > 12 ? 12 : 150;
    for (double density : {0.2, 0.4, 0.5, 0.6, 0.7, 0.8})
        for (int i = 0; i < rounds; ++i)
            expect_same_fixpoint(random_board(GetParam(), random, density, i % 3 != 0), i % 4 == 0 ? 1 : 4);
}

INSTANTIATE_TEST_SUITE_P(Boxes, ClosureTwin,
                         ::testing::Values(Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 3}, Box{3, 4}, Box{4, 4}));

TEST(Closure, ContinuesFromSettledPosition) {
    std::mt19937 random(7);
    for (int i = 0; i < 300; ++i) {
        Board board = random_board({3, 3}, random, 0.5, true);
        Board at_once = board;
        Closure closure(board.geometry(), 4);
        ASSERT_TRUE(closure.run(board, 0));
        const std::size_t settled = board.trail().size();
        const Cell cell = static_cast<Cell>(random() % 81);
        const Set<Digit> keep{board.digits(cell).first()};
        board.keep_only(cell, keep);
        at_once.keep_only(cell, keep);
        ASSERT_EQ(closure.run(board, settled), closure.run(at_once, 0));
        if (board.contradictory()) continue;
        for (int c = 0; c < 81; ++c)
            ASSERT_EQ(board.digits(static_cast<Cell>(c)), at_once.digits(static_cast<Cell>(c)));
    }
}

}  // namespace
}  // namespace deduku
