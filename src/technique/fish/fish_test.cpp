#include "technique/fish/fish.hpp"

#include <bit>

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// By rows and columns alone: k lines, each with 2..k places of the digit, all in k cross lines. Removes the digit from
// the cross lines outside the lines.
std::vector<Removes> fish(const Board& board, int k) {
    std::vector<Removes> out;
    const int n = board.geometry().digits();
    for (bool by_rows : {true, false})
        for (Digit digit : board.geometry().all_digits()) {
            const auto at = [&](int line, int cross) {
                return Candidate{by_rows ? board.geometry().cell(line, cross) : board.geometry().cell(cross, line),
                                 digit};
            };
            for (std::uint64_t lines = 0; lines < std::uint64_t{1} << n; ++lines) {
                if (std::popcount(lines) != k) continue;
                std::uint64_t crosses = 0;
                bool fits = true;
                for (int i = 0; i < n && fits; ++i) {
                    if ((lines >> i & 1) == 0) continue;
                    int places = 0;
                    for (int j = 0; j < n; ++j)
                        if (board.has(at(i, j))) {
                            ++places;
                            crosses |= std::uint64_t{1} << j;
                        }
                    fits = 2 <= places && places <= k;
                }
                if (!fits || std::popcount(crosses) != k) continue;
                Removes removes;
                for (int i = 0; i < n; ++i)
                    for (int j = 0; j < n; ++j)
                        if ((lines >> i & 1) == 0 && (crosses >> j & 1) != 0 && board.has(at(i, j)))
                            removes.push_back(at(i, j));
                add(out, removes);
            }
        }
    return out;
}

TEST(Fish, MatchesDefinition) {
    compare(find_fish, fish, 2, 4, 12);
    compare_on_houses(find_fish, fish, 2, 4);
}

TEST(Fish, LargeOnesMatchDefinition) {
    Random random(13);
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    std::size_t seen = 0;
    for (int i = 0; i < 40; ++i) {
        const Board board = random_position(geometry, 45 + i, random);
        for (int size = 5; size <= 8; ++size) {
            auto expected = fish(board, size);
            std::sort(expected.begin(), expected.end());
            ASSERT_TRUE(found_by(find_fish, board, size) == expected) << i << ", size " << size;
            seen += expected.size();
        }
    }
    EXPECT_GT(seen, 100U);
}

// A board with 7 only in the given columns of the given rows.
Board board_with_7_only(const std::vector<std::pair<int, std::string>>& rows) {
    std::vector<std::pair<std::string, std::string>> cells;
    for (const auto& [row, columns] : rows)
        for (char column = 'A'; column <= 'I'; ++column)
            if (columns.find(column) == std::string::npos) cells.emplace_back(column + std::to_string(row), "12345689");
    return board_of(cells);
}

// 7 of rows 1 and 5 only in columns A and F.
TEST(Fish, XWing) {
    const Board board = board_with_7_only({{1, "AF"}, {5, "AF"}});
    EXPECT_EQ(texts(find_fish, board, 2), (Texts{"A2=7 F2=7 A3=7 F3=7 A4=7 F4=7 A6=7 F6=7 A7=7 F7=7 A8=7 F8=7 "
                                                 "A9=7 F9=7"}));
    EXPECT_TRUE(texts(find_fish, board, 3).empty());
}

// No row has all three columns.
TEST(Fish, Swordfish) {
    const Board board = board_with_7_only({{1, "AE"}, {5, "EI"}, {9, "AI"}});
    EXPECT_TRUE(texts(find_fish, board, 2).empty());
    EXPECT_EQ(texts(find_fish, board, 3), (Texts{"A2=7 E2=7 I2=7 A3=7 E3=7 I3=7 A4=7 E4=7 I4=7 A6=7 E6=7 I6=7 "
                                                 "A7=7 E7=7 I7=7 A8=7 E8=7 I8=7"}));
}

// A row with one place is a single, not a part of a fish.
TEST(Fish, NeedsTwoPlacesInEachRow) {
    EXPECT_TRUE(texts(find_fish, board_with_7_only({{1, "A"}, {5, "AF"}}), 2).empty());
}

TEST(Fish, StopsOnRequest) { expect_stops(find_fish, board_with_7_only({{1, "AF"}, {5, "AF"}, {9, "AF"}}), 2); }

}  // namespace
}  // namespace deduku
