#include "technique/rules/forcing_net.hpp"

#include <gtest/gtest.h>

#include <set>

#include "deduku/text.hpp"
#include "technique/rules/suppositions.hpp"
#include "technique/rules/view.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

std::set<int> refuted_digits_of(const std::string& text, Cell cell) {
    const Board board = start_board(testing::read_puzzle(text));
    const RuleView rules(board.shared_geometry());
    std::set<int> out;
    EXPECT_TRUE(find_forcing_nets_of_rules(board, rules, 0, [&](const Find& found) {
        EXPECT_TRUE(testing::follows(board, found.deduction));
        for (Candidate c : found.deduction.removes)
            if (c.cell == cell) out.insert(index(c.digit) + 1);
        return true;
    }));
    return out;
}

// A1 + B1 = 10, B1 and C1 differ by 5 or more, and C1 < D1 < E1 < F1: C1 is at most 6.
TEST(ForcingNetOfRules, OverThreeRules) {
    const std::string puzzle = std::string(81, '.') + " rules: killer 10: A1 B1; whispers: B1 C1; thermo: C1 D1 E1 F1";
    // B1 = 5 has no partner on the whispers, so A1 is not 5, which the cage also excludes.
    // B1 = 1 requires C1 = 6, then D1, E1, F1 = 7, 8, 9, and also A1 = 9.
    const std::set<int> refuted = refuted_digits_of(puzzle, static_cast<Cell>(0));
    EXPECT_EQ(refuted.count(9), 1U);
    EXPECT_EQ(refuted.count(5), 1U);
    EXPECT_EQ(refuted.count(2), 0U);
}

TEST(ForcingNetOfRules, StopsAtMeterLimit) {
    const Board board =
        start_board(testing::read_puzzle(std::string(81, '.') + " rules: killer 16: A1 B1; killer 3: A2 B2"));
    const auto finds_within = [&](std::uint64_t nodes) {
        Meter meter(nodes);
        int finds = 0;
        const RuleView rules(board.shared_geometry(), &meter);
        EXPECT_TRUE(find_forcing_nets_of_rules(board, rules, 0, [&](const Find&) { return ++finds > 0; }));
        EXPECT_LE(meter.spent(), nodes);
        return finds;
    };
    EXPECT_EQ(finds_within(0), 0);
    EXPECT_GT(finds_within(30), 0);
    EXPECT_GT(finds_within(10'000), finds_within(30));
}

TEST(ForcingNetOfRules, CellsWithFewestDigitsFirst) {
    const Board board = start_board(testing::read_puzzle("[123][12]..3........... rules: killer 3: A2 A3"));
    RuleView rules(board.shared_geometry());
    const std::vector<Candidate> order = by_fewest_digits(board, rules);
    EXPECT_EQ(order.front().cell, static_cast<Cell>(1));
    for (Candidate c : order) EXPECT_FALSE(board.digits(c.cell).single());
    rules.suppose_only({order.back()});
    EXPECT_EQ(by_fewest_digits(board, rules), std::vector<Candidate>{order.back()});
}

}  // namespace
}  // namespace deduku
