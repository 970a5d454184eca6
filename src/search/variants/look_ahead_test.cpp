#include "search/variants/look_ahead.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "search/solver.hpp"
#include "tests/support/reading.hpp"

namespace deduku::variants {
namespace {

Board board_of(const std::string& line) { return start_board(testing::read_puzzle(line)); }

const std::string empty(16, '.');

TEST(LookAhead, PaysWithoutTotals) {
    EXPECT_TRUE(look_ahead_pays(*VariantModel::make(board_of(empty + " rules: thermo: A1-D1"))));
    EXPECT_TRUE(look_ahead_pays(*VariantModel::make(board_of(empty + " rules: renban: A1 B1 C2"))));
    EXPECT_FALSE(look_ahead_pays(*VariantModel::make(board_of(empty + " rules: killer 5: A1 B1 C2; thermo: A2-A4"))));
}

// Checks each guess, and each removed candidate, with the oracle.
TEST(LookAhead, RemovesNoSolution) {
    for (const char* rules : {"thermo: A1-C1; thermo: B3 C4", "renban: A1 B1 B2; thermo: D1-D3",
                              "white-dot: A1 B1; white-dot: C3 C4; thermo: A3 A4"}) {
        const Board board = board_of(empty + " rules: " + rules);
        std::set<std::pair<int, int>> truths;
        SearchRequest request{.limit = unlimited};
        request.each = [&](const Grid& grid) {
            for (const Cell cell : board.geometry().every_cell()) truths.emplace(index(cell), index(grid[cell]));
            return true;
        };
        Meter meter;
        ASSERT_GT(oracle_solve(board, request, meter).count, 1U) << rules;
        const auto model = VariantModel::make(board);
        VariantPosition position(*model);
        VariantBranching branching(*model);
        ASSERT_TRUE(position.start() && position.run());
        Guess best;
        ASSERT_TRUE(look_ahead(position, branching, 0, best));
        for (const auto& [cell, digit] : truths) EXPECT_TRUE(position.open(cell) & mask_of(digit)) << rules;
        EXPECT_TRUE(position.open(best.cell) & best.digit);
        EXPECT_FALSE(is_single(position.open(best.cell)));
    }
}

}  // namespace
}  // namespace deduku::variants
