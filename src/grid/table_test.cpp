#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/geometry.hpp"
#include "deduku/ids.hpp"

namespace deduku {
namespace {

TEST(Range, NamesEachIdOnceInOrder) {
    const Geometry geometry(Box{2, 3});
    int wanted = 0;
    for (Cell cell : geometry.every_cell()) EXPECT_EQ(index(cell), wanted++);
    EXPECT_EQ(wanted, 36);
    EXPECT_EQ(geometry.every_house().size(), 18);
    EXPECT_EQ(geometry.every_sector().size(), 4 * 36);
    EXPECT_TRUE(Range<Cell>(0).begin() == Range<Cell>(0).end());
}

TEST(Range, WorksWithAlgorithms) {
    const Geometry geometry(Box{2, 2});
    const auto cells = geometry.every_cell();
    EXPECT_EQ(std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return geometry.row(cell) == 1; }), 4);
}

TEST(Table, HoldsAValueForEachId) {
    Table<Digit, int> count(4, 7);
    count[Digit{2}] = 5;
    EXPECT_EQ(count, (Table<Digit, int>{7, 7, 5, 7}));
    int sum = 0;
    for (Digit digit : count.ids()) sum += count[digit];
    EXPECT_EQ(sum, 26);
    count.fill(0);
    EXPECT_EQ(count, (Table<Digit, int>(4)));
}

TEST(Table, HoldsFlags) {
    Table<House, bool> seen(3);
    seen[House{1}] = true;
    EXPECT_FALSE(seen[House{0}]);
    EXPECT_TRUE(seen[House{1}]);
}

}  // namespace
}  // namespace deduku
