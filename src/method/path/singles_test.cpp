// Singles that follow in one house.
#include "method/path/singles.hpp"

#include <gtest/gtest.h>

#include "tests/support/reading.hpp"

namespace deduku::path {
namespace {

Board row_of(const std::string& cells) { return start_board(testing::read_puzzle(cells + std::string(72, '.'))); }

bool nothing(Cell /*cell*/) { return false; }

TEST(SinglesOfHouse, FollowOneAfterAnother) {
    const Board board = row_of("[12][123][34].....[45]");
    const House row = board.geometry().houses_of(Cell{}).front().house;
    const auto found = singles_in(row, board, nothing, {Cell{}, Digit{}});
    // A1 is 1; B1 keeps 2 and 3.
    EXPECT_TRUE(found.empty());
    const auto more = singles_in(row, row_of("[12][12][23][34]....."), nothing, {Cell{}, Digit{}});
    ASSERT_EQ(more.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(index(more[static_cast<std::size_t>(i)].cell), i + 1);
        EXPECT_EQ(index(more[static_cast<std::size_t>(i)].digit), i + 1);
    }
}

TEST(SinglesOfHouse, WrittenCellsAreLeftOut) {
    const Board board = row_of("[12][12]3[24].....");
    const auto written = [](Cell cell) { return index(cell) == 2; };
    const House row = board.geometry().houses_of(Cell{}).front().house;
    const auto found = singles_in(row, board, written, {Cell{}, Digit{}});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(index(found[1].cell), 3);
}

TEST(SinglesOfHouse, TheHouseWhereMostFollows) {
    const Board board = start_board(testing::read_puzzle("[12]" + std::string(8, '.') + "[12]" + std::string(8, '.') +
                                                         "[23]" + std::string(62, '.')));
    const SinglesOfHouse found = after(board, nothing, {Cell{}, Digit{}});
    EXPECT_EQ(found.next.size(), 2U);
    ASSERT_TRUE(found.house.has_value());
}

}  // namespace
}  // namespace deduku::path
