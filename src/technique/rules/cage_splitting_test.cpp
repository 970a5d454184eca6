#include "technique/rules/cage_splitting.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
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

Found splittings_remove(const Board& board) {
    const RuleView rules(board.shared_geometry());
    Found out;
    EXPECT_TRUE(find_cage_splittings(board, rules, 0, [&](const Find& found) {
        EXPECT_TRUE(testing::follows(board, found.deduction));
        for (Candidate c : found.deduction.removes) out.insert({index(c.cell), index(c.digit) + 1});
        return true;
    }));
    return out;
}

TEST(CageSplitting, TotalsOfThePartInside) {
    std::string cells(81, '.');
    cells.replace(2, 1, "[16]");  // C1: A1 and B1 add up to 14 or 9
    const Found found = splittings_remove(start_board(
        testing::read_puzzle(cells + " rules: killer 16: A1 B1 D1; killer 15: A2 B2 C2; killer 15: A3 B3 C3")));
    for (const int digit : {1, 3, 4, 5, 6, 8, 9}) EXPECT_EQ(found.count({3, digit}), 1U) << digit;
    EXPECT_EQ(found.count({3, 2}), 0U);
    EXPECT_EQ(found.count({3, 7}), 0U);
}

TEST(CageSplitting, NeedsTwoTotals) {
    const std::string cages = " rules: killer 16: A1 B1 D1; killer 15: A2 B2 C2";
    EXPECT_TRUE(splittings_remove(start_board(testing::read_puzzle(std::string(81, '.') + cages))).empty());
}

/// Box 1 of a 6x6 board: a cage fills row 1 of it; A2, B2 and A3 are a cage, so with C2 the sum of A2 and B2 is known
/// twice.
class Box1 {
  public:
    Box1(int row, int cage) : inside_(21 - row), cage_(cage) {}

    /// By definition: candidates in no choice of digits for A2, B2, A3, C2 that suits both sums, but in one for each.
    Found removes(const Board& board) const {
        std::array<std::set<int>, 4> both, one, other;
        for (const int a : digits(board, 6))
            for (const int b : digits(board, 7)) {
                if (a == b) continue;
                for (const int c : digits(board, 12))
                    if (c != a && c != b && a + b + c == cage_) add(one, {a, b, c, 0});
                for (const int d : digits(board, 8))
                    if (d != a && d != b && a + b + d == inside_) add(other, {a, b, 0, d});
                for (const int c : digits(board, 12))
                    for (const int d : digits(board, 8))
                        if (c != a && c != b && a + b + c == cage_ && a + b + d == inside_) add(both, {a, b, c, d});
            }
        Found out;
        if (one[0].empty() || other[0].empty()) return out;
        const std::array<int, 4> cells = {6, 7, 12, 8};
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const int digit : digits(board, cells[i])) {
                const bool alone = (i == 3 || one[i].contains(digit)) && (i == 2 || other[i].contains(digit));
                if (alone && !both[i].contains(digit) && digits(board, cells[i]).size() > 1)
                    out.insert({cells[i], digit});
            }
        return out;
    }

  private:
    static std::vector<int> digits(const Board& board, int cell) {
        std::vector<int> out;
        for (Digit d : board.digits(static_cast<Cell>(cell))) out.push_back(index(d) + 1);
        return out;
    }
    static void add(std::array<std::set<int>, 4>& to, const std::array<int, 4>& made) {
        for (std::size_t i = 0; i < made.size(); ++i) to[i].insert(made[i]);
    }

    int inside_;
    int cage_;
};

TEST(CageSplitting, FindsEverythingByDefinition) {
    testing::Random random(20261201);
    std::size_t all = 0;
    for (int round = 0; round < 400; ++round) {
        const int row = 6 + testing::below(random, 10), cage = 7 + testing::below(random, 7);
        Board board = start_board(testing::read_puzzle(std::string(36, '.') + " rules: killer " + std::to_string(row) +
                                                       ": A1 B1 C1; killer " + std::to_string(cage) + ": A2 B2 A3"));
        for (Candidate c : board.geometry().every_candidate())
            if (testing::below(random, 3) == 0 && board.digits(c.cell).size() > 1) board.remove(c);
        const bool open = board.digits(Cell{6}).size() > 1 && board.digits(Cell{7}).size() > 1;
        const Found expected = open ? Box1(row, cage).removes(board) : Found{}, found = splittings_remove(board);
        EXPECT_TRUE(std::includes(found.begin(), found.end(), expected.begin(), expected.end())) << round;
        all += expected.size();
    }
    EXPECT_GT(all, 100U);
}

}  // namespace
}  // namespace deduku
