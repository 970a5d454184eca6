// HDP on boards with rules: solutions agree with its conclusions, and its proofs are accepted.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "method/hdp/closing.hpp"
#include "method/hdp/replay.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rules.hpp"

namespace deduku::hdp {
namespace {

using testing::below;
using testing::Random;

Puzzle random_puzzle(Random& random) {
    Grid grid;
    const bool large = below(random, 8) == 0;
    const testing::RandomRules wanted{below(random, 6), below(random, 6), below(random, 6), below(random, 3)};
    Puzzle puzzle(testing::random_rules(large ? Box{3, 2} : Box{2, 2}, wanted, random, grid));
    for (int i = large ? 12 : 1 + below(random, 4); i > 0; --i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        puzzle.cells[cell] = {grid[cell]};
    }
    return puzzle;
}

void expect_accepted(const Puzzle& puzzle, Finding finding) {
    const auto* dead = std::get_if<False>(&finding.ledger.claim);
    if (dead != nullptr && dead->candidates.empty()) return;
    EXPECT_TRUE(std::holds_alternative<Accepted>(testing::checked(&puzzle, ledger_text(finding.ledger))));
}

// Every solution agrees with the conclusions at level 0.
void expect_agrees(const std::vector<HdpLine>& lines, const std::vector<Grid>& solutions) {
    for (const HdpLine& line : lines) {
        int hypotheses = 0;
        for (const HdpLink& link : line.chain) hypotheses += link.hypothesis ? 1 : 0;
        if (line.mark != Mark::dis || !line.conclusion || hypotheses > 1) continue;
        for (const Grid& grid : solutions) EXPECT_TRUE(line.conclusion->digits.has(grid[line.conclusion->cell]));
    }
}

TEST(HdpOnRules, RandomBoards) {
    Random random(20261128);
    Meter meter;
    std::size_t lines = 0;
    int proved = 0;
    for (int round = 0; round < 200; ++round) {
        const Puzzle puzzle = random_puzzle(random);
        const std::vector<Grid> solutions = testing::all_solutions(puzzle);
        ASSERT_FALSE(solutions.empty());
        const HdpReport report = analyse(puzzle, {}, meter);
        for (const Section* section : {&report.analysis, &report.pair_reduction, &report.deep, &report.constraint}) {
            expect_agrees(section->lines, solutions);
            lines += section->lines.size();
        }
        expect_accepted(puzzle, concluded(puzzle, facts(puzzle, report).steps, "hdp"));
        if (solutions.size() > 1) continue;
        Closing closing = close(puzzle, &solutions[0], {}, &report, meter);
        Finding finding = concluded(puzzle, std::move(closing.steps), "hdp");
        proved += std::holds_alternative<Unique>(finding.ledger.claim) ? 1 : 0;
        expect_accepted(puzzle, std::move(finding));
    }
    EXPECT_GT(lines, 50U);
    EXPECT_GT(proved, 30);
}

// A1 + B1 = 4 and B3 + B4 = 3: with A1 = 1 autosolve writes B1 = 3.
TEST(HdpOnRules, AutosolveUsesRules) {
    const Puzzle puzzle = testing::read_puzzle("1............... rules: killer 4: A1 B1; killer 3: B3 B4");
    Meter meter;
    const HdpReport report = analyse(puzzle, {}, meter);
    EXPECT_EQ(report.autosolved.digits(static_cast<Cell>(1)), Set<Digit>{static_cast<Digit>(2)});
    EXPECT_EQ(report.autosolved.digits(static_cast<Cell>(5)), Set<Digit>{static_cast<Digit>(3)});
}

}  // namespace
}  // namespace deduku::hdp
