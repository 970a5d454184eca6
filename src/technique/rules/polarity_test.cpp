#include "technique/rules/polarity.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "technique/rules/view.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using Found = std::set<std::pair<int, int>>;  // cell and digit

Found polarity_removes(const Board& board) {
    const RuleView rules(board.shared_geometry());
    Found out;
    EXPECT_TRUE(find_polarity(board, rules, 0, [&](const Find& found) {
        EXPECT_TRUE(testing::follows(board, found.deduction));
        for (Candidate c : found.deduction.removes) out.insert({index(c.cell), index(c.digit) + 1});
        return true;
    }));
    return out;
}

Board board_of(const std::string& puzzle) { return start_board(testing::read_puzzle(puzzle)); }

/// By definition: a cell of only low (1 to 4) or only high digits (6 to 9) makes its neighbours the opposite, and so
/// on; digits of the wrong half are removed. `near`: only next to the cells where this begins.
Found polarity_by_definition(const Board& board, bool near) {
    const auto half = [](int digit) { return digit < 5 ? -1 : digit > 5 ? 1 : 0; };
    std::vector<int> halves(81, 0);  // -1 low, 1 high, 0 unknown
    std::set<std::pair<int, int>> beside;
    for (const Rule& rule : board.geometry().rules())
        for (std::size_t i = 1; i < rule.groups[0].size(); ++i) {
            const int a = index(rule.groups[0][i - 1]), b = index(rule.groups[0][i]);
            beside.insert({a, b});
            beside.insert({b, a});
        }
    for (const auto& [a, b] : beside) {
        std::set<int> seen;
        for (Digit d : board.digits(static_cast<Cell>(a))) seen.insert(half(index(d) + 1));
        if (seen.size() == 1 && *seen.begin() != 0) halves[static_cast<std::size_t>(a)] = *seen.begin();
    }
    for (int round = 0; round < (near ? 1 : 81); ++round) {
        std::vector<int> next = halves;
        for (const auto& [a, b] : beside)
            if (halves[static_cast<std::size_t>(a)] != 0 && halves[static_cast<std::size_t>(b)] == 0)
                next[static_cast<std::size_t>(b)] = -halves[static_cast<std::size_t>(a)];
        halves = next;
    }
    Found out;
    for (Candidate c : board.geometry().every_candidate()) {
        const int wanted = halves[static_cast<std::size_t>(index(c.cell))];
        if (board.has(c) && wanted != 0 && half(index(c.digit) + 1) != wanted)
            out.insert({index(c.cell), index(c.digit) + 1});
    }
    return out;
}

std::string no_givens() { return std::string(81, '.'); }

TEST(Polarity, AlternatesAlongLines) {
    const Found found =
        polarity_removes(board_of("1" + std::string(80, '.') + " rules: whispers: A1-E1; whispers: C1 C2 C3"));
    EXPECT_EQ(found.count({2, 6}), 1U);  // C1 is low
    EXPECT_EQ(found.count({2, 4}), 0U);
    EXPECT_EQ(found.count({11, 4}), 1U);  // C2 is high
    EXPECT_EQ(found.count({11, 5}), 1U);
    EXPECT_EQ(found.count({20, 9}), 1U);  // C3 is low
}

TEST(Polarity, NeedsLinesThatAlternate) {
    EXPECT_TRUE(polarity_removes(board_of(no_givens() + " rules: whispers: A1-E1")).empty());
    EXPECT_TRUE(polarity_removes(board_of("1" + std::string(80, '.') + " rules: whispers: A1 B1")).empty());
    EXPECT_TRUE(polarity_removes(board_of("1" + std::string(80, '.') + " rules: dutch-whispers: A1-E1")).empty());
}

TEST(Polarity, IsWhatTheDefinitionHas) {
    testing::Random random(20261129);
    std::size_t all = 0, far = 0;
    for (int round = 0; round < 300; ++round) {
        Board board = board_of(no_givens() +
                               " rules: whispers: A1-F1; whispers: C1 C2 D3 C4; whispers: A9-D6; whispers 6: D6 D7");
        for (Candidate c : board.geometry().every_candidate())
            if (testing::below(random, 3) == 0 && board.digits(c.cell).size() > 1) board.remove(c);
        const Found found = polarity_removes(board), expected = polarity_by_definition(board, false),
                    near = polarity_by_definition(board, true);
        EXPECT_TRUE(std::includes(expected.begin(), expected.end(), found.begin(), found.end()));
        for (const auto& each : expected)
            if (near.count(each) == 0) {
                EXPECT_EQ(found.count(each), 1U) << each.first << ' ' << each.second;
                ++far;
            }
        all += found.size();
    }
    EXPECT_GT(far, 300U);
    EXPECT_GT(all, far);
}

}  // namespace
}  // namespace deduku
