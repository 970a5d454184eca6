#include "technique/rules/no_combination.hpp"

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

Found removed_by(RuleFinder find, const Board& board) {
    const RuleView rules(board.shared_geometry());
    Found out;
    EXPECT_TRUE(find(board, rules, 4, [&](const Find& found) {
        Board position = board;
        for (const Deduction& deduction : found.deductions) {
            EXPECT_TRUE(testing::follows(position, deduction));
            apply(position, deduction);
            for (Candidate c : deduction.removes) out.insert({index(c.cell), index(c.digit) + 1});
        }
        return true;
    }));
    return out;
}

Found removed_by(RuleFinder find, const std::string& puzzle) {
    return removed_by(find, start_board(testing::read_puzzle(puzzle)));
}

/// Whether different digits of these sets can have this sum.
bool can_make(const std::vector<Set<Digit>>& cells, std::size_t at, Set<Digit> taken, int sum) {
    if (at == cells.size()) return sum == 0;
    for (Digit d : cells[at] - taken)
        if (can_make(cells, at + 1, taken | Set<Digit>{d}, sum - index(d) - 1)) return true;
    return false;
}

/// By definition: a candidate outside a cage, where the cage is possible, but not without its digit in all cells that see it.
Found by_definition(const Board& board) {
    Found out;
    const Geometry& g = board.geometry();
    for (const Rule& rule : g.rules())
        for (Candidate c : g.every_candidate()) {
            const std::vector<Cell>& cage = rule.groups[0];
            if (!board.has(c) || board.digits(c.cell).single()) continue;
            if (std::find(cage.begin(), cage.end(), c.cell) != cage.end()) continue;
            std::vector<Set<Digit>> all, left;
            for (Cell cell : cage) {
                const auto peers = g.peers_of(c.cell);
                const bool sees = std::find(peers.begin(), peers.end(), cell) != peers.end();
                all.push_back(board.digits(cell));
                left.push_back(sees ? all.back() - Set<Digit>{c.digit} : all.back());
            }
            if (can_make(all, 0, {}, rule.values[0]) && !can_make(left, 0, {}, rule.values[0]))
                out.insert({index(c.cell), index(c.digit) + 1});
        }
    return out;
}

std::string blank() { return std::string(81, '.'); }

TEST(NoCombination, RemovesPeersOfRequiredDigit) {
    const Found found = removed_by(find_no_combination, blank() + " rules: killer 16: B1 B2");
    for (const int cell : {0, 2, 9, 11, 18, 19, 20, 28, 73}) {  // box 1 and column B
        EXPECT_TRUE(found.count({cell, 7}) == 1) << cell;
        EXPECT_TRUE(found.count({cell, 9}) == 1) << cell;
    }
    EXPECT_EQ(found.count({3, 7}), 0U);
    EXPECT_EQ(found.count({0, 8}), 0U);
}

TEST(NoCombination, FindsEverythingByDefinition) {
    testing::Random random(20261126);
    std::size_t all = 0;
    for (int round = 0; round < 200; ++round) {
        const std::string rules = " rules: killer " + std::to_string(3 + testing::below(random, 5)) +
                                  ": A1 A2; killer " + std::to_string(6 + testing::below(random, 4)) +
                                  ": C2 D2 D3; killer " + std::to_string(3 + testing::below(random, 5)) + ": B4 C4";
        Board board = start_board(testing::read_puzzle(std::string(16, '.') + rules));
        for (Candidate c : board.geometry().every_candidate())
            if (testing::below(random, 6) == 0 && board.digits(c.cell).size() > 1) board.remove(c);
        const Found expected = by_definition(board), found = removed_by(find_no_combination, board);
        EXPECT_TRUE(std::includes(found.begin(), found.end(), expected.begin(), expected.end())) << rules;
        all += expected.size();
    }
    EXPECT_GT(all, 500U);
}

}  // namespace
}  // namespace deduku
