// Chains through rules: each find follows step by step and removes nothing that a solution has; one look by its
// definition: all fillings of the cage that a candidate, true or false, allows.
#include "technique/rules/rule_chains.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "technique/rules/one_look.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rules.hpp"

namespace deduku {
namespace {

std::string cages_and_a_dot(testing::Random& random) {
    const auto number = [&](int from, int count) { return std::to_string(from + testing::below(random, count)); };
    return std::string(16, '.') + " rules: killer " + number(3, 5) + ": A1 B1; killer " + number(6, 4) +
           ": C2 D2 D3; thermo: B4 B3 C3; killer " + number(3, 5) + ": C1 D1; white-dot: A3 A4";
}

TEST(RuleChains, FollowAndKeepSolutions) {
    testing::Random random(20261130);
    std::size_t finds = 0;
    for (int round = 0; round < 400; ++round) {
        const std::string text = cages_and_a_dot(random);
        const Puzzle puzzle = testing::read_puzzle(text);
        const Board board = start_board(puzzle);
        const RuleView rules(puzzle.shared_geometry());
        std::set<Candidate> in_some;
        for (const Grid& grid : testing::all_solutions(puzzle))
            for (const Cell cell : puzzle.geometry().every_grid_cell()) in_some.insert({cell, grid[cell]});
        for (const int looks : {2, 3, 4})
            EXPECT_TRUE(find_rule_chains(board, rules, looks, [&](const Find& found) {
                Board position = board;
                const std::size_t length = found.pattern().looks.size();
                EXPECT_TRUE(looks == 4 ? length > 3 : looks == 3 ? length == 3 : length <= 2) << text;
                for (const Deduction& deduction : found.deductions) {
                    EXPECT_TRUE(testing::follows(position, deduction)) << text;
                    apply(position, deduction);
                    for (const Candidate c : deduction.removes) EXPECT_EQ(in_some.count(c), 0U) << text;
                }
                ++finds;
                return true;
            }));
    }
    EXPECT_GT(finds, 200U);
}

// With 3 in A5, B5 and C5 are 1 and 2: the pair leaves 4 for both C4 and C6.
TEST(RuleChains, ThroughAPairOfAHouse) {
    const std::string text = std::string(29, '.') + "[124]" + std::string(6, '.') + "[3456789][12345678][12345678]" +
                             std::string(8, '.') + "[124]" + std::string(33, '.') + " rules: arrow: A5 = B5 C5";
    const Board board = start_board(testing::read_puzzle(text));
    const RuleView rules(board.shared_geometry());
    const Cell a5 = static_cast<Cell>(36), b5 = static_cast<Cell>(37), c5 = static_cast<Cell>(38);
    Set<Digit> pair;
    pair.insert(static_cast<Digit>(0));
    pair.insert(static_cast<Digit>(1));
    bool seen = false;
    EXPECT_TRUE(find_rule_chains(board, rules, 2, [&](const Find& found) {
        EXPECT_TRUE(testing::follows(board, found.deductions.front()));
        if (found.deductions.front().removes != std::vector<Candidate>{{a5, static_cast<Digit>(2)}}) return true;
        seen = true;
        const std::vector<Glance> looks = found.pattern().looks;
        EXPECT_EQ(looks.size(), 2U);
        EXPECT_EQ(looks[0].rule, 0U);
        EXPECT_TRUE(looks[1].subset);
        EXPECT_EQ(looks[1].left[0], (CellGroup{{b5, c5}, pair}));
        return true;
    }));
    EXPECT_TRUE(seen);
}

// With 9 in C1, A1 is 8, and the cage has neither 6 9 nor 7 8; then the same with 8.
TEST(RuleChains, KillerPair) {
    Board board = start_board(testing::read_puzzle("[89]" + std::string(9, '.') + "[6789][6789]" +
                                                   std::string(69, '.') + " rules: killer 15: B2 C2"));
    const RuleView rules(board.shared_geometry());
    const std::set<int> rest_of_box = {1, 2, 9, 18, 19, 20};
    std::set<Candidate> expected, found;
    for (const int cell : rest_of_box)
        for (const int digit : {7, 8}) expected.insert({static_cast<Cell>(cell), static_cast<Digit>(digit)});
    for (int chains = 0; chains < 2; ++chains)
        EXPECT_FALSE(find_rule_chains(board, rules, 2, [&](const Find& each) {
            for (const Deduction& deduction : each.deductions) {
                found.insert(deduction.removes.begin(), deduction.removes.end());
                apply(board, deduction);
            }
            return false;
        }));
    EXPECT_EQ(found, expected);
}

// The digits of the cells of a cage in one row in all fillings with this sum.
std::vector<Set<Digit>> filled(const std::vector<Set<Digit>>& cells, int sum) {
    std::vector<Set<Digit>> out(cells.size());
    for (const Digit a : cells[0])
        for (const Digit b : cells[1])
            for (const Digit c : cells[2]) {
                if (a == b || a == c || b == c || index(a) + index(b) + index(c) + 3 != sum) continue;
                out[0].insert(a);
                out[1].insert(b);
                out[2].insert(c);
            }
    return out;
}

TEST(OneLook, OfACageByAllItsFillings) {
    testing::Random random(7);
    std::size_t refuted = 0, linked = 0;
    for (int round = 0; round < 500; ++round) {
        const int sum = 6 + testing::below(random, 4);
        Board board = start_board(
            testing::read_puzzle(std::string(16, '.') + " rules: killer " + std::to_string(sum) + ": A1 B1 C1"));
        for (const int cell : {0, 1, 2})
            for (const int digit : {0, 1, 2, 3})
                if (testing::below(random, 4) == 0 && board.digits(static_cast<Cell>(cell)).size() > 2)
                    board.remove({static_cast<Cell>(cell), static_cast<Digit>(digit)});
        const RuleView rules(board.shared_geometry());
        OneLook looks(board, rules, {0, Subsets::left_out});
        for (const Digit digit : board.digits(Cell{}))
            for (const bool is_true : {false, true}) {
                std::vector<Set<Digit>> cells;
                for (const int cell : {0, 1, 2}) cells.push_back(board.digits(static_cast<Cell>(cell)));
                cells[0] = is_true ? Set<Digit>{digit} : cells[0] - Set<Digit>{digit};
                const std::vector<Set<Digit>> left = filled(cells, sum);
                const auto& found = looks.of(is_true ? looks.if_true({Cell{}, digit})
                                                     : looks.node_of({{0, linear::bit(index(digit))}}));
                EXPECT_TRUE(!left[0].empty() || found.refuted_by);
                if (found.refuted_by) {
                    refuted += left[0].empty() ? 1U : 0U;
                    continue;
                }
                std::vector<Set<Digit>> gone(3);
                for (const OneLook::Link& link : found.links)
                    for (const auto& [cell, digits] : looks.excluded_in(link.to))
                        if (link.by.kind == LookAt::Kind::sum && cell < 3)
                            gone[static_cast<std::size_t>(cell)] |= Set<Digit>::from_bits(digits);
                for (const std::size_t cell : {1U, 2U}) EXPECT_EQ(cells[cell] - gone[cell], left[cell]) << round;
                linked += gone[1].empty() ? 0U : 1U;
            }
    }
    EXPECT_GT(refuted, 20U);
    EXPECT_GT(linked, 200U);
}

}  // namespace
}  // namespace deduku
