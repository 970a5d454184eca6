// Innies by the number of cells left, against the row that has all of them; digits that a cage needs, against fillings.
#include "technique/rules/innies.hpp"

#include <gtest/gtest.h>

#include <set>

#include "technique/rules/needed_digits.hpp"
#include "technique/rules/sums.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using Dead = std::set<std::pair<int, int>>;  // cell and digit

Board blank_with(const std::string& rules) {
    return start_board(testing::read_puzzle(std::string(81, '.') + " rules: " + rules));
}

// What a finder removes; `fewest` and `most` cells must be in each pattern.
Dead dead_by(RuleFinder find, const Board& board, int size, std::size_t fewest, std::size_t most) {
    const RuleView rules(board.shared_geometry());
    Dead out;
    EXPECT_TRUE(find(board, rules, size, [&](const Find& found) {
        EXPECT_GE(found.pattern().cells.size(), fewest);
        EXPECT_LE(found.pattern().cells.size(), most);
        Board position = board;
        for (const Deduction& deduction : found.deductions) {
            EXPECT_TRUE(testing::follows(position, deduction));
            apply(position, deduction);
            for (const Candidate c : deduction.removes) out.insert({index(c.cell), index(c.digit)});
        }
        return true;
    }));
    return out;
}

TEST(Innies, RowsByCellsTogetherFindAll) {
    std::size_t all = 0;
    for (const char* rules :
         {"killer 6: A1 B1 C1; killer 24: A2 B2 C2; killer 11: A3 B3", "killer 35: A1 B1 C1 A2 B2",
          "killer 6: A1 B1 C1; killer 22: A2 B2 C2 A3; killer 17: D1 E1",
          "killer 10: A1-D1; killer 35: E1-I1; killer 17: A2-C2; killer 21: D2-F2; killer 3: H2 I2"}) {
        const Board board = blank_with(rules);
        for (int houses = 1; houses <= 4; ++houses) {
            Dead found = dead_by(find_single_innies, board, houses, 1, 1);
            found.merge(dead_by(find_few_innies, board, houses, 2, 3));
            found.merge(dead_by(find_many_innies, board, houses, 4, 81));
            EXPECT_EQ(found, dead_by(find_innies_and_outies, board, houses, 0, 81)) << rules;
            all += found.size();
        }
    }
    EXPECT_GT(all, 30U);
}

TEST(Innies, SingleCellIsTheDifference) {
    const Board board = blank_with("killer 6: A1 B1 C1; killer 24: A2 B2 C2; killer 11: A3 B3");
    Dead wanted;
    for (int d = 0; d < 9; ++d)
        if (d != 3) wanted.insert({20, d});
    EXPECT_EQ(dead_by(find_single_innies, board, 1, 1, 1), wanted);
}

// A digit of every filling dies in all cells that see the cage; no other digit does.
TEST(NeededDigits, AreThoseOfEveryFilling) {
    for (int total = 6; total <= 24; ++total) {
        const Dead found =
            dead_by(find_needed_digits, blank_with("killer " + std::to_string(total) + ": A1 B1 C1"), 0, 1, 81);
        for (int d = 1; d <= 9; ++d) {
            bool always = true;
            for (int a = 1; a <= 9; ++a)
                for (int b = a + 1; b <= 9; ++b)
                    if (const int c = total - a - b; c > b && c <= 9) always = always && (a == d || b == d || c == d);
            for (const int cell : {3, 8, 9, 20}) EXPECT_EQ(found.count({cell, d - 1}), always ? 1U : 0U) << total << d;
            EXPECT_EQ(found.count({30, d - 1}), 0U);
        }
    }
}

}  // namespace
}  // namespace deduku
