// Reasonable Sudoku on boards with rules: eliminations are in no solution, proofs are accepted, runs with and without
// reasons have the same result, as have isomorphs and positions with fewer candidates.
#include <gtest/gtest.h>

#include "deduku/words.hpp"
#include "method/reasonable/reasonable.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rules.hpp"

namespace deduku::reasonable {
namespace {

using testing::below;
using testing::Random;

void expect_accepted(const Puzzle& puzzle, const Ledger& ledger) {
    const auto* dead = std::get_if<False>(&ledger.claim);
    if (dead != nullptr && dead->candidates.empty()) return;
    const Verdict verdict = testing::checked(&puzzle, ledger_text(ledger));
    ASSERT_TRUE(std::holds_alternative<Accepted>(verdict))
        << to_text(std::get<Refused>(verdict)) << "; " << to_line(puzzle) << "\n"
        << ledger_text(ledger);
}

// With fewer candidates the rules leave no more candidates.
void expect_monotone(Puzzle puzzle, const Board& end, Random& random) {
    for (int i = 0; i < 3; ++i) {
        const auto cell = static_cast<Cell>(below(random, puzzle.cells.size()));
        const Set<Digit> digits = puzzle.cells[cell];
        if (digits.size() > 1) puzzle.cells[cell] = digits - Set<Digit>{digits.first()};
    }
    Fixpoint fixpoint(puzzle.shared_geometry());
    if (!fixpoint.close(puzzle)) return;
    for (Cell cell : puzzle.geometry().every_grid_cell())
        EXPECT_TRUE(end.digits(cell).contains(fixpoint.board().digits(cell)));
}

TEST(ReasonableOnRules, RandomBoards) {
    Random random(20261203);
    int yes = 0, no = 0, none = 0;
    for (int round = 0; round < 400 && !HasFailure(); ++round) {
        const Puzzle puzzle = testing::random_ruled_puzzle(random);
        const std::vector<Grid> solutions = testing::all_solutions(puzzle);
        const auto told = run(puzzle);
        expect_accepted(puzzle, told.ledger);
        Fixpoint fixpoint(puzzle.shared_geometry());
        ASSERT_EQ(classify(fixpoint, puzzle), told.outcome);
        const Isomorph isomorph = testing::random_moves(*puzzle.geometry().boxes(), random);
        const auto image = run(testing::image_with_rules(isomorph, puzzle));
        ASSERT_EQ(image.outcome, told.outcome);
        if (told.outcome == Class::contradiction) {
            ++none;
            EXPECT_TRUE(solutions.empty());
            continue;
        }
        (told.outcome == Class::yes ? yes : no) += 1;
        EXPECT_TRUE(told.outcome != Class::yes || solutions.size() == 1);
        for (Cell cell : puzzle.geometry().every_grid_cell()) {
            EXPECT_EQ(fixpoint.board().digits(cell), told.end.digits(cell));
            EXPECT_EQ(image.end.digits(isomorph.image(cell)), told.end.digits(cell));
            for (const Grid& grid : solutions) EXPECT_TRUE(told.end.has({cell, grid[cell]}));
        }
        expect_monotone(puzzle, told.end, random);
    }
    EXPECT_GT(yes, 30);
    EXPECT_GT(no, 30);
    EXPECT_GT(none, 10);
}

// Three cells that differ, two of which have two digits together: the third loses these, by a Cover.
TEST(ReasonableOnRules, SmallHousesAreMatched) {
    const Puzzle puzzle = testing::read_puzzle("[12]...........[12]..[123] rules: extra-region: A1 A4 D4");
    const auto told = run(puzzle);
    EXPECT_EQ(told.end.digits(static_cast<Cell>(15)), Set<Digit>{static_cast<Digit>(2)});
}

// In every assignment of a cage: A1 + A2 + B2 = 6 with different digits of four is 1, 2, 3.
TEST(ReasonableOnRules, CagesAreMatchedWithTheirSum) {
    const auto told = run(testing::read_puzzle("................ rules: killer 6: A1 A2 B2"));
    for (int cell : {0, 4, 5}) EXPECT_FALSE(told.end.has({static_cast<Cell>(cell), static_cast<Digit>(3)}));
    EXPECT_EQ(told.end.digits(static_cast<Cell>(1)), Set<Digit>{static_cast<Digit>(3)});
}

}  // namespace
}  // namespace deduku::reasonable
