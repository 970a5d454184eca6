// Proofs by search on boards with rules: every step is checked by the definitions, every claim against all grids.
#include "method/full_search/line_proof.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/plain_check.hpp"
#include "tests/support/rules.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;
using testing::RandomRules;

// The true claim: unique, no solution, or falsehood of all candidates in no solution.
Claim claim_of(const Puzzle& puzzle, const std::vector<Grid>& solutions) {
    if (solutions.empty()) return NoSolution{};
    if (solutions.size() == 1) return Unique{solutions[0]};
    False out;
    for (const Cell cell : puzzle.geometry().every_cell()) {
        for (const Digit digit : puzzle.cells[cell]) {
            const auto has = [&](const Grid& grid) { return grid[cell] == digit; };
            if (std::none_of(solutions.begin(), solutions.end(), has)) out.candidates.push_back({cell, digit});
        }
    }
    return out;
}

Ledger prove(const Puzzle& puzzle, Claim goal, std::size_t held = Slicer::default_held) {
    LedgerBuilder builder;
    Slicer slicer(builder, held);
    slicer.begin(puzzle, goal);
    Meter meter;
    full_search::LineProof search(start_board(puzzle), slicer, meter);
    EXPECT_TRUE(search.prove(goal));
    if (std::holds_alternative<NoSolution>(goal)) {
        EXPECT_TRUE(search.empty());
        goal = NoSolution{*search.empty()};
    }
    slicer.end(goal);
    return builder.take();
}

Puzzle random_puzzle(Box box, int givens, Random& random) {
    Grid grid;
    const RandomRules wanted{below(random, 6), below(random, 6), below(random, 6), below(random, 3)};
    Puzzle puzzle(testing::random_rules(box, wanted, random, grid));
    const int wrong = below(random, 4);
    for (int i = 0; i < givens; ++i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        puzzle.cells[cell] = {grid[cell]};
        if (wrong == 0 && i == 0) puzzle.cells[cell] = {static_cast<Digit>(below(random, box.digits()))};
    }
    return puzzle;
}

// The number of each claim.
struct Met {
    int unique = 0;
    int none = 0;
    int others = 0;
};

Met check_random(Box box, int boards, int givens, unsigned seed) {
    Random random(seed);
    Met met;
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = random_puzzle(box, givens, random);
        const Claim claim = claim_of(puzzle, testing::all_solutions(puzzle));
        ++(std::holds_alternative<Unique>(claim)  ? met.unique
           : std::holds_alternative<False>(claim) ? met.others
                                                  : met.none);
        EXPECT_EQ(testing::fault_of(prove(puzzle, claim, i % 3 == 0 ? 5 : Slicer::default_held)), "") << i;
        if (::testing::Test::HasFailure()) break;
    }
    return met;
}

TEST(LineProof, HoldOnRandom4x4Boards) {
    const Met met = check_random({2, 2}, 400, 2, 1);
    EXPECT_GT(met.unique, 40);
    EXPECT_GT(met.none, 20);
    EXPECT_GT(met.others, 40);
}
TEST(LineProof, HoldOnRandom6x6Boards) { check_random({2, 3}, 30, 12, 2); }
TEST(ExhaustiveLineProof, HoldOnRandomBoards) {
    check_random({2, 2}, 100'000, 2, 3);
    check_random({2, 3}, 2'000, 12, 4);
}

TEST(LineProof, StopsAtMeterLimit) {
    Random random(7);
    Grid grid;
    const Puzzle puzzle(testing::random_rules({3, 3}, {}, random, grid));
    LedgerBuilder builder;
    Slicer slicer(builder);
    slicer.begin(puzzle, NoSolution{});
    Meter meter(30);
    full_search::LineProof search(start_board(puzzle), slicer, meter);
    EXPECT_FALSE(search.prove(NoSolution{}));
    EXPECT_TRUE(meter.exhausted());
    EXPECT_FALSE(search.too_deep());
}

}  // namespace
}  // namespace deduku
