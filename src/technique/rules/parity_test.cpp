#include "technique/rules/parity.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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

/// The finds by sums of rules alone, or also by those of houses.
Found parity_removes(const Board& board, bool of_houses) {
    const RuleView rules(board.shared_geometry());
    Found out;
    const auto take = [&](const Find& found) {
        EXPECT_TRUE(testing::follows(board, found.deduction));
        if (of_houses || found.pattern().base.empty())
            for (Candidate c : found.deduction.removes) out.insert({index(c.cell), index(c.digit) + 1});
        return true;
    };
    for (int houses = 1; houses <= 4; ++houses) EXPECT_TRUE(find_parity(board, rules, houses, take));
    return out;
}

std::vector<int> digits_in(const Board& board, Cell cell) {
    std::vector<int> out;
    for (Digit d : board.digits(cell)) out.push_back(index(d) + 1);
    return out;
}

bool has_dot(const Geometry& g, Cell a, Cell b) {
    return std::any_of(g.rules().begin(), g.rules().end(), [&](const Rule& rule) {
        const auto has = [&](Cell cell) {
            return std::find(rule.groups[0].begin(), rule.groups[0].end(), cell) != rule.groups[0].end();
        };
        return rule.row->key == "white" && has(a) && has(b);
    });
}

/// Whether the sum of one or two cells is odd with all digits that houses and dots allow; none if both parities occur.
std::optional<bool> always_odd(const Board& board, const std::vector<Cell>& cells) {
    std::set<bool> seen;
    for (const int a : digits_in(board, cells[0])) {
        if (cells.size() == 1) seen.insert(a % 2 != 0);
        for (const int b : cells.size() == 1 ? std::vector<int>{} : digits_in(board, cells[1])) {
            const bool joined = has_dot(board.geometry(), cells[0], cells[1]);
            if (a == b && testing::share_house(board.geometry(), cells[0], cells[1])) continue;
            if (!joined || std::abs(a - b) == 1) seen.insert((a + b) % 2 != 0);
        }
    }
    return seen.size() == 1 ? std::optional(*seen.begin()) : std::nullopt;
}

/// For a sum of several open cells: the wrong digits of one if the parities of the others are known, alone or in pairs.
void add_by_definition(const Board& board, const Rule& sum, Found& out) {
    std::vector<Cell> undecided;
    bool odd = sum.values[0] % 2 != 0;
    for (Cell cell : sum.groups[0])
        if (const auto known = always_odd(board, {cell}))
            odd = odd != *known;
        else
            undecided.push_back(cell);
    std::sort(undecided.begin(), undecided.end());
    const auto is_open = [&](Cell cell) { return board.digits(cell).size() > 1; };
    if (undecided.size() % 2 == 0 || std::count_if(sum.groups[0].begin(), sum.groups[0].end(), is_open) < 2) return;
    do {
        bool known = true, last_odd = odd;
        for (std::size_t i = 1; i < undecided.size(); i += 2) {
            const auto pair = always_odd(board, {undecided[i], undecided[i + 1]});
            known = known && pair;
            last_odd = last_odd != pair.value_or(false);
        }
        for (const int digit : digits_in(board, undecided[0]))
            if (known && (digit % 2 != 0) != last_odd) out.insert({index(undecided[0]), digit});
    } while (std::next_permutation(undecided.begin(), undecided.end()));
}

TEST(Parity, DecidesTheLastCell) {
    std::string cells(81, '.');
    cells.replace(0, 1, "[468]");
    cells.replace(cells.find('.') + 9, 1, "[24]");  // B2
    const Found found = parity_removes(start_board(testing::read_puzzle(cells + " rules: arrow: A1 = B2 C3")), false);
    for (const int digit : {1, 3, 5}) EXPECT_EQ(found.count({20, digit}), 1U) << digit;
    EXPECT_EQ(found.count({20, 2}), 0U);
}

TEST(Parity, TwoCellsOfADotAreOdd) {
    const std::string rules = " rules: white: D2 D3; sum 12: D2 D3 A5";
    const Found found = parity_removes(start_board(testing::read_puzzle(std::string(36, '.') + rules)), false);
    EXPECT_EQ(found, (Found{{24, 2}, {24, 4}, {24, 6}}));
}

TEST(Parity, ByTheRuleOf45) {
    std::string cells = "....[135][135]" + std::string(30, '.');
    // Row 1 sums to 21: 13 + D1 + E1 + F1, and D1 + D2 is 9. So D2 = E1 + F1 + 1.
    const Board board = start_board(testing::read_puzzle(cells + " rules: killer 13: A1 B1 C1; killer 9: D1 D2"));
    const Found found = parity_removes(board, true);
    for (const int digit : {2, 4, 6}) EXPECT_EQ(found.count({9, digit}), 1U) << digit;
    EXPECT_TRUE(parity_removes(board, false).empty());
}

TEST(Parity, IsWhatTheDefinitionHas) {
    testing::Random random(20261130);
    std::size_t all = 0;
    for (int round = 0; round < 400; ++round) {
        const auto total = [&](int least, int choices) {
            return std::to_string(least + testing::below(random, choices));
        };
        Board board =
            start_board(testing::read_puzzle(std::string(36, '.') + " rules: white: D2 D3; white: B5 B6; sum " +
                                             total(6, 10) + ": D2 D3 A5; sum " + total(8, 10) + ": A1 C4 F6; sum " +
                                             total(9, 14) + ": B5 B6 D2 E4; sum " + total(10, 12) + ": C4 F3 B2 E6"));
        for (Candidate c : board.geometry().every_candidate())
            if (testing::below(random, 2) == 0 && board.digits(c.cell).size() > 1) board.remove(c);
        Found expected;
        for (const Rule& rule : board.geometry().rules())
            if (rule.row->key == "sum") add_by_definition(board, rule, expected);
        const Found found = parity_removes(board, false);
        EXPECT_EQ(found, expected) << round;
        all += found.size();
    }
    EXPECT_GT(all, 200U);
}

}  // namespace
}  // namespace deduku
