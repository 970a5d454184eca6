// Two rules in a house, by trying every filling of the one with every filling of the other.
#include "technique/rules/two_rules.hpp"

#include <gtest/gtest.h>

#include <set>

#include "deduku/rules.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rule_finds.hpp"

namespace deduku {
namespace {

using testing::RuleFind;
using Digits = std::vector<int>;

// All fillings of a cage by the digits of its cells: different, with its sum.
std::vector<Digits> fillings_of_cage(const Board& board, const Rule& cage) {
    std::vector<Digits> out = {{}};
    for (const Cell cell : cage.groups[0]) {
        std::vector<Digits> longer;
        for (const Digits& each : out)
            for (const Digit d : board.digits(cell))
                if (std::find(each.begin(), each.end(), index(d) + 1) == each.end()) {
                    longer.push_back(each);
                    longer.back().push_back(index(d) + 1);
                }
        out = longer;
    }
    std::erase_if(out, [&](const Digits& each) {
        int sum = 0;
        for (const int d : each) sum += d;
        return sum != cage.values[0];
    });
    return out;
}

// By definition, for two cages in row 1: what no filling has that goes with one of the other cage; elsewhere the digits
// that all such pairs have. None without such a pair.
std::optional<std::set<Candidate>> pairs_by_definition(const Board& board) {
    const Rule &one = board.geometry().rules()[0], &other = board.geometry().rules()[1];
    std::set<Candidate> alone, together, out;
    std::set<int> needed = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    const auto add = [](const Rule& cage, const Digits& digits, std::set<Candidate>& to) {
        for (std::size_t i = 0; i < digits.size(); ++i)
            to.insert({cage.groups[0][i], static_cast<Digit>(digits[i] - 1)});
    };
    bool any = false;
    for (const Digits& a : fillings_of_cage(board, one)) add(one, a, alone);
    for (const Digits& b : fillings_of_cage(board, other)) add(other, b, alone);
    for (const Digits& a : fillings_of_cage(board, one))
        for (const Digits& b : fillings_of_cage(board, other)) {
            std::set<int> all(a.begin(), a.end());
            all.insert(b.begin(), b.end());
            if (all.size() < a.size() + b.size()) continue;
            any = true;
            add(one, a, together);
            add(other, b, together);
            std::erase_if(needed, [&](int d) { return all.count(d) == 0; });
        }
    if (!any) return std::nullopt;
    for (const Candidate c : alone)
        if (together.count(c) == 0) out.insert(c);
    for (int cell = 0; cell < 9; ++cell)
        for (const int d : needed)
            if (const Candidate c{static_cast<Cell>(cell), static_cast<Digit>(d - 1)};
                board.has(c) &&
                std::none_of(together.begin(), together.end(), [&](Candidate each) { return each.cell == c.cell; }))
                out.insert(c);
    return out;
}

std::set<Candidate> found_in_row(const Board& board) {
    std::set<Candidate> out;
    for (const RuleFind& find : testing::rule_finds(find_two_rules, board, 0))
        if (find.pattern.base == std::vector<House>{board.geometry().houses_of(Cell{}).front().house})
            out.insert(find.removes.begin(), find.removes.end());
    return out;
}

Board board_of_two(const std::string& rules) {
    return start_board(testing::read_puzzle(std::string(81, '.') + " rules: " + rules));
}

TEST(TwoRules, OnlyWhatGoesTogetherIsLeft) {
    const std::vector<RuleFind> found =
        testing::rule_finds(find_two_rules, board_of_two("killer 15: A1 B1; killer 13: D1 E1"), 0);
    ASSERT_EQ(found.size(), 1U);
    std::set<int> lost;
    for (const Candidate c : found[0].removes) lost.insert(index(c.digit) + 1);
    // 67 shares a digit with 69 and with 78, so D1 and E1 have neither; 8 and 9 are in both 69 58 and 78 49, so nowhere else.
    EXPECT_EQ(lost, (std::set<int>{6, 7, 8, 9}));
    EXPECT_EQ(found[0].removes.size(), 4U + 2 * 5);
    EXPECT_EQ(found[0].pattern.sets.size(), 4U);  // 69 with 58, 78 with 49
}

TEST(TwoRules, DigitsOfBothAreNowhereElse) {
    // 3 and 4 are always there: 1 2 3 4 in some order.
    const std::set<Candidate> found = found_in_row(board_of_two("killer 5: A1 B1; killer 5: D1 E1"));
    for (const int cell : {2, 5, 6, 7, 8})
        for (int d = 0; d < 4; ++d)
            EXPECT_EQ(found.count({static_cast<Cell>(cell), static_cast<Digit>(d)}), 1U) << cell << ' ' << d;
    EXPECT_EQ(found.size(), 20U);
}

TEST(TwoRules, IsWhatTheDefinitionHas) {
    testing::Random random(20261130);
    std::size_t all = 0, told = 0;
    for (int round = 0; round < 300; ++round) {
        Board board = board_of_two("killer " + std::to_string(5 + testing::below(random, 11)) + ": A1 B1; killer " +
                                   std::to_string(9 + testing::below(random, 12)) + ": D1 E1 G1");
        for (const Candidate c : board.geometry().every_candidate())
            if (testing::below(random, 3) == 0 && board.digits(c.cell).size() > 2) board.remove(c);
        if (fillings_of_cage(board, board.geometry().rules()[0]).size() < 2) continue;
        if (fillings_of_cage(board, board.geometry().rules()[1]).size() < 2) continue;
        const auto expected = pairs_by_definition(board);
        if (!expected) continue;
        const std::set<Candidate> found = found_in_row(board);
        EXPECT_TRUE(std::includes(expected->begin(), expected->end(), found.begin(), found.end()));
        all += expected->size();
        told += found.size();
    }
    EXPECT_GT(all, 500U);
    EXPECT_GE(20 * told, 19 * all);  // some reasons are too long
}

}  // namespace
}  // namespace deduku
