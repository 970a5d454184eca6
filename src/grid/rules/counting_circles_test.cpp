// The choice that follows from counting circles: each filling that obeys them obeys one of its cases.
#include <gtest/gtest.h>

#include <random>

#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

bool obeyed(const Linear& line, const Table<Cell, Digit>& grid) {
    int sum = 0;
    for (const Term& term : line.terms)
        if (grid[term.candidate.cell] == term.candidate.digit) sum += term.weight;
    return (!line.least || sum >= *line.least) && (!line.most || sum <= *line.most);
}

GeometryPtr with(const std::string& rules) {
    return std::get<GeometryPtr>(add_rules(std::make_shared<const Geometry>(Box{2, 2}), rules));
}

TEST(CountingCircles, DigitsSumToTheNumberOfCircles) {
    // 1 to 4: 6 circles hold 1 2 3 or 2 4.
    const GeometryPtr six = with("counting-circles: A1 B1 C1 A2 B2 D4");
    ASSERT_EQ(implied_choices(*six).size(), 1U);
    EXPECT_EQ(implied_choices(*six)[0].size(), 2U);
    // No set of these digits sums to 11.
    EXPECT_TRUE(implied_choices(*with("counting-circles: A1-D1 A2-D2 A3 B3 C3")).empty());
    EXPECT_TRUE(implied_choices(*with("odd: A1")).empty());
}

TEST(CountingCircles, OneCaseHoldsWhereTheRuleDoes) {
    std::mt19937 random(5);
    for (const std::string circles : {"A1 B1 C1", "A1 B2 C3 D4 A4", "A1 B1 C1 A2 B2 D4 D2"}) {
        const GeometryPtr board = with("counting-circles: " + circles);
        const std::vector<Choice> implied = implied_choices(*board);
        ASSERT_EQ(implied.size(), 1U);
        int held = 0;
        for (int trial = 0; trial < 60'000; ++trial) {
            Table<Cell, Digit> grid(16, Digit{});
            for (const Cell cell : board->every_grid_cell()) grid[cell] = static_cast<Digit>(random() % 4);
            const bool holds = obeys(board->rules(), *board, grid);
            const auto cases = std::count_if(implied[0].begin(), implied[0].end(), [&](const LinearList& lines) {
                return std::all_of(lines.begin(), lines.end(), [&](const Linear& line) { return obeyed(line, grid); });
            });
            ASSERT_EQ(cases, holds ? 1 : 0);
            held += holds ? 1 : 0;
        }
        EXPECT_GT(held, 0) << circles;
    }
}

}  // namespace
}  // namespace deduku::rules
