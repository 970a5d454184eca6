// Contradictions of a few looks: each find follows step by step, and removes nothing that a solution has.
#include "technique/rules/contradictions.hpp"

#include <gtest/gtest.h>

#include <set>

#include "technique/rules/rule_chains.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rule_finds.hpp"
#include "tests/support/rules.hpp"

namespace deduku {
namespace {

using testing::rule_finds;
using testing::RuleFind;

Board position_of(const std::string& text) { return start_board(testing::read_puzzle(text)); }

std::string random_cages(testing::Random& random) {
    const auto number = [&](int from, int count) { return std::to_string(from + testing::below(random, count)); };
    return std::string(16, '.') + " rules: killer " + number(3, 5) + ": A1 A2; killer " + number(6, 4) +
           ": C2 D2 D3; thermo: B4 B3 C3; killer " + number(3, 5) + ": C1 D1";
}

TEST(ShortContradictions, FollowAndKeepSolutions) {
    testing::Random random(20261129);
    std::size_t finds = 0, removed = 0;
    for (int round = 0; round < 300; ++round) {
        const std::string text = random_cages(random);
        const Puzzle puzzle = testing::read_puzzle(text);
        const Board board = start_board(puzzle);
        std::set<Candidate> in_some;
        for (const Grid& grid : testing::all_solutions(puzzle))
            for (const Cell cell : puzzle.geometry().every_grid_cell()) in_some.insert({cell, grid[cell]});
        for (const RuleFinder find : {find_single_looks, find_short_contradictions})
            for (const RuleFind& told : rule_finds(find, board, 0)) {
                ++finds;
                removed += told.removes.size();
                EXPECT_LE(told.pattern.looks.size(), find == find_single_looks ? 1U : most_looks);
                for (const Candidate c : told.removes) EXPECT_EQ(in_some.count(c), 0U) << text;
            }
    }
    EXPECT_GT(finds, 100U);
    EXPECT_GT(removed, finds);
}

// 1 in B1 or C1 takes the 1 from both cells of the cage of 3.
TEST(ShortContradictions, OneRuleAndOneHouse) {
    const std::vector<RuleFind> told =
        rule_finds(find_single_looks, position_of("................ rules: killer 3: A1 D1"), 0);
    ASSERT_FALSE(told.empty());
    std::set<Candidate> removed;
    for (const RuleFind& each : told) removed.insert(each.removes.begin(), each.removes.end());
    for (const int cell : {1, 2})
        for (const int digit : {0, 1})
            EXPECT_EQ(removed.count({static_cast<Cell>(cell), static_cast<Digit>(digit)}), 1U) << cell << digit;
}

// D2 sees all places of 1 in the region: two in row 2 and one in column D.
TEST(ShortContradictions, AllPlacesInAHouseSeeIt) {
    const std::vector<RuleFind> told =
        rule_finds(find_single_looks, position_of("..............[234]. rules: extra-region: A2 B2 D3 C4"), 0);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_TRUE(told[0].pattern.looks.empty());
    EXPECT_EQ(told[0].removes, (std::vector<Candidate>{{static_cast<Cell>(7), Digit{}}}));
}

// With 3 in row 7 outside the cages of 10, none of these has 7 in row 8, and no other cell of the row has.
TEST(ShortContradictions, PlacesOfOneDigitTogether) {
    const auto row = [](const std::string& others) {
        std::string out;
        for (int column = 0; column < 9; ++column) out += column % 3 == 0 ? "[12346789]" : others;
        return out;
    };
    const std::string text = std::string(54, '.') + row(".") + row("[1245689]") + std::string(9, '.') +
                             " rules: killer 10: A7 A8; killer 10: D7 D8; killer 10: G7 G8";
    const std::vector<RuleFind> told = rule_finds(find_short_contradictions, position_of(text), 0);
    ASSERT_EQ(told.size(), 1U);
    ASSERT_TRUE(told[0].pattern.digits.single());
    std::vector<Candidate> wanted;
    for (const int cell : {55, 56, 58, 59, 61, 62})
        wanted.push_back({static_cast<Cell>(cell), told[0].pattern.digits.first()});
    EXPECT_EQ(told[0].removes, wanted);
}

}  // namespace
}  // namespace deduku
