// Sums derived from houses, cages and other sums hold wherever these do.
#include <gtest/gtest.h>

#include <random>

#include "search/variants/model.hpp"

namespace deduku::variants {
namespace {

constexpr int side = 9;

// A filled board: each row is the previous one, shifted.
int value(int cell) { return (cell / side * 3 + cell / side / 3 + cell % side) % side + 1; }

int total_of(Area cells) {
    int out = 0;
    for_each_cell(cells, [&](int cell) { out += value(cell); });
    return out;
}

std::vector<Area> houses() {
    std::vector<Area> out(27);
    for (int cell = 0; cell < side * side; ++cell)
        for (const int house : {cell / side, 9 + cell % side, 18 + cell / 27 * 3 + cell % side / 3})
            out[at(house)] |= Area::of(cell);
    return out;
}

VariantModel board() {
    VariantModel out;
    out.digits = side;
    out.cells = side * side;
    out.houses = houses();
    for (int cell = 0; cell < out.cells; ++cell) {
        out.peers[at(cell)] = {};
        for (const Area house : out.houses)
            if (house.has(cell)) out.peers[at(cell)] |= house - Area::of(cell);
    }
    return out;
}

TEST(DerivedSums, HoldWhereCagesDo) {
    std::mt19937 random(1);
    std::size_t sums = 0;
    for (int round = 0; round < 60; ++round) {
        // Pieces of rows and columns, each the part not covered by earlier ones.
        std::vector<Cage> cages;
        Area taken;
        for (int i = 0; i < 200 && cages.size() < 30; ++i) {
            const int from = static_cast<int>(random() % 81);
            const int step = random() % 2 == 0 ? 1 : side;
            const int length = 2 + static_cast<int>(random() % 4);
            const bool inside = step == 1 ? from % side + length <= side : from / side + length <= side;
            Area cells;
            for (int c = 0; inside && c < length; ++c) cells |= Area::of(from + c * step);
            if (cells.empty() || !(cells & taken).empty()) continue;
            taken |= cells;
            cages.push_back({cells, total_of(cells)});
        }
        for (const Derived& sum : derive_sums(houses(), 45, cages)) {
            ++sums;
            EXPECT_TRUE((sum.plus & sum.minus).empty());
            EXPECT_LE((sum.plus | sum.minus).size(), 8);
            EXPECT_EQ(total_of(sum.plus) - total_of(sum.minus), sum.total);
        }
    }
    EXPECT_GT(sums, 500U);
}

// The rest of row 1, and of rows 1 to 3, without the cages in them.
TEST(DerivedSums, AreWhatIsLeftOfHouses) {
    Area rest;
    for (int cell = 1; cell < side; ++cell) rest |= Area::of(cell);
    const std::vector<Cage> cages{{rest, total_of(rest)}};
    const std::vector<Derived> sums = derive_sums(houses(), 45, cages);
    ASSERT_FALSE(sums.empty());
    EXPECT_EQ(sums[0].plus, Area::of(0));
    EXPECT_EQ(sums[0].total, value(0));
}

// 32 cells on four neighbouring diagonals have 8 of the 9 cells of three boxes.
TEST(JoinedSums, CoverMostOfAHouse) {
    const VariantModel model = board();
    std::vector<Cage> sums;
    for (int diagonal = 7; diagonal <= 10; ++diagonal) {
        Area cells;
        for (int r = 0; r < side; ++r)
            if (diagonal - r >= 0 && diagonal - r < side) cells |= Area::of(r * side + diagonal - r);
        sums.push_back({cells, 49});
    }
    const std::vector<Cage> joined = join_sums(model, sums);
    ASSERT_FALSE(joined.empty());
    EXPECT_EQ(joined[0].cells.size(), 32);
    EXPECT_EQ(joined[0].total, 196);
    Area all;
    for (const Cage& sum : sums) all |= sum.cells;
    for (const Cage& sum : joined) {
        EXPECT_TRUE(sum.cells.within(all));
        EXPECT_EQ(sum.total % 49, 0);
    }
    EXPECT_TRUE(join_sums(model, std::span(sums).first(1)).empty());
}

}  // namespace
}  // namespace deduku::variants
