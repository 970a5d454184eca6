// A look at one rule: its own fixpoint in its own cells, by trial of all fillings; several deductions, one after another.
#include "technique/rules/looks.hpp"

#include <gtest/gtest.h>

#include "tests/support/reading.hpp"
#include "tests/support/rule_finds.hpp"

namespace deduku {
namespace {

using testing::RuleFind;

std::vector<RuleFind> looks_at(const std::string& text, RuleView::Kind kind, char first = '.') {
    const Puzzle puzzle = testing::read_puzzle(first + std::string(80, '.') + " rules: " + text);
    return testing::rule_finds(find_looks, start_board(puzzle), static_cast<int>(kind));
}

// The digits left to each of the first cells.
std::vector<Set<Digit>> left_in(const RuleFind& found, int cells) {
    std::vector<Set<Digit>> out(static_cast<std::size_t>(cells), Set<Digit>::first_n(9));
    for (const Candidate c : found.removes)
        if (index(c.cell) < cells) out[static_cast<std::size_t>(index(c.cell))].erase(c.digit);
    return out;
}

TEST(Looks, ThermometerIsCountedOnce) {
    const std::vector<RuleFind> found = looks_at("thermo: A1-E1", RuleView::Kind::pairs);
    ASSERT_EQ(found.size(), 1U);
    const auto left = left_in(found[0], 5);
    for (int i = 0; i < 5; ++i) {
        Set<Digit> wanted;
        for (int d = i; d <= 4 + i; ++d) wanted.insert(static_cast<Digit>(d));
        EXPECT_EQ(left[static_cast<std::size_t>(i)], wanted);
    }
    EXPECT_EQ(found[0].pattern.sets.size(), 5U);
}

// Every digit that is left is in a filling of the cage, and every other one in none.
TEST(Looks, CagesKeepWhatFillingsHave) {
    for (int total = 3; total <= 17; ++total) {
        const std::vector<RuleFind> found =
            looks_at("killer " + std::to_string(total) + ": A1 B1", RuleView::Kind::sums);
        Set<Digit> wanted;
        for (int a = 1; a <= 9; ++a)
            if (const int b = total - a; b >= 1 && b <= 9 && a != b) wanted.insert(static_cast<Digit>(a - 1));
        // Totals next to the middle leave 8 of 9 digits: little looks.
        if (wanted.size() >= 8) {
            EXPECT_TRUE(found.empty());
            continue;
        }
        ASSERT_EQ(found.size(), 1U) << total;
        EXPECT_EQ(left_in(found[0], 1)[0], wanted) << total;
    }
}

TEST(Looks, RulesThatDecideCellsComeFirst) {
    const std::vector<RuleFind> found =
        looks_at("killer 16: A1 B1; killer 45: A2-I2; killer 23: A3 B3 C3; killer 1: D5", RuleView::Kind::sums);
    ASSERT_GE(found.size(), 3U);
    EXPECT_EQ(found[0].pattern.rules, std::vector<std::size_t>{3});
    EXPECT_GE(found[1].removes.size(), found[2].removes.size());
}

TEST(Looks, LittleOnesAreApart) {
    EXPECT_TRUE(looks_at("thermo: A1 B1", RuleView::Kind::pairs).empty());
    const Puzzle puzzle =
        testing::read_puzzle(std::string(81, '.') + " rules: thermo: A1 B1; thermo: A3-E3; killer 9: A9 B9");
    const std::vector<RuleFind> found = testing::rule_finds(find_little_looks, start_board(puzzle), 0);
    ASSERT_EQ(found.size(), 2U);  // A1 is not 9, B1 is not 1; A9 and B9 are not 9
    EXPECT_EQ(found[0].removes.size(), 2U);
    EXPECT_EQ(found[1].pattern.rules, std::vector<std::size_t>{2});
}

TEST(Looks, CasesAndDigits) {
    EXPECT_EQ(looks_at("sandwich 35: row 1", RuleView::Kind::cases).size(), 1U);
    EXPECT_EQ(looks_at("renban: A1-C1", RuleView::Kind::digits, '1').size(), 1U);
    EXPECT_TRUE(looks_at("anti-knight", RuleView::Kind::pairs).empty());
}

}  // namespace
}  // namespace deduku
