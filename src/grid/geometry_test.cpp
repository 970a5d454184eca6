#include "deduku/geometry.hpp"

#include <gtest/gtest.h>

#include <set>

namespace deduku {
namespace {

const std::vector<Box> boxes = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3},  {3, 4}, {2, 6},
                                {4, 4}, {5, 5}, {1, 5}, {6, 6}, {2, 31}, {8, 8}};

TEST(Geometry, UsualBox) {
    EXPECT_EQ(usual_box(4), (Box{2, 2}));
    EXPECT_EQ(usual_box(6), (Box{2, 3}));
    EXPECT_EQ(usual_box(8), (Box{2, 4}));
    EXPECT_EQ(usual_box(9), (Box{3, 3}));
    EXPECT_EQ(usual_box(12), (Box{3, 4}));
    EXPECT_EQ(usual_box(20), (Box{4, 5}));
    EXPECT_EQ(usual_box(62), (Box{2, 31}));
    EXPECT_EQ(usual_box(64), (Box{8, 8}));
    for (int none : {-9, 0, 1, 2, 3, 5, 7, 11, 61, 65, 81, 100}) EXPECT_FALSE(usual_box(none)) << none;
}

TEST(Geometry, ValidBoxes) {
    EXPECT_TRUE(is_valid({1, 2}));
    EXPECT_TRUE(is_valid({8, 8}));
    EXPECT_FALSE(is_valid({1, 1}));
    EXPECT_FALSE(is_valid({0, 9}));
    EXPECT_FALSE(is_valid({-3, -3}));
    EXPECT_FALSE(is_valid({8, 9}));
    EXPECT_FALSE(is_valid({65536, 65536}));
}

TEST(Geometry, NineByNine) {
    const Geometry g({3, 3});
    EXPECT_EQ(g.digits(), 9);
    EXPECT_EQ(g.cells(), 81);
    EXPECT_EQ(g.houses(), 27);
    EXPECT_EQ(g.sectors(), 324);
    EXPECT_EQ(g.candidates(), 729);
    const Cell h5 = g.cell(4, 7);
    EXPECT_EQ(index(h5), 43);
    const auto in = g.houses_of(h5);
    EXPECT_EQ(index(in[0].house), 4);
    EXPECT_EQ(index(in[1].house), 9 + 7);
    EXPECT_EQ(index(in[2].house), 18 + 5);
    EXPECT_EQ(index(in[2].place), 4);  // the centre of its box
    EXPECT_EQ(g.kind(in[2].house), HouseKind::box);
    EXPECT_EQ(g.ordinal(in[2].house), 5);
}

// The numbers of doc/ledger-format.md: cell sectors, then N^2 + house * N + digit.
TEST(Geometry, SectorsAndCandidatesAreNumberedAsInTheProofFormat) {
    const Geometry g({2, 3});
    const Candidate c{g.cell(5, 4), static_cast<Digit>(2)};
    EXPECT_EQ(g.number(c), 34 * 6 + 2);
    const auto sectors = g.sectors_of(c);
    EXPECT_EQ(index(sectors[0]), 34);
    EXPECT_EQ(index(sectors[1]), 36 + 5 * 6 + 2);
    EXPECT_EQ(index(sectors[2]), 36 + (6 + 4) * 6 + 2);
    EXPECT_EQ(index(sectors[3]), 36 + (12 + 5) * 6 + 2);
}

TEST(Geometry, EverySizeIsConsistent) {
    for (Box box : boxes) {
        SCOPED_TRACE(testing::Message() << box.height << "x" << box.width);
        const Geometry g(box);
        const int n = g.digits();
        for (int h = 0; h < g.houses(); ++h) {
            const auto house = static_cast<House>(h);
            EXPECT_EQ(g.house(g.kind(house), g.ordinal(house)), house);
            std::set<Cell> distinct;
            for (int p = 0; p < n; ++p) {
                const Cell cell = g.cell_at(house, static_cast<Place>(p));
                distinct.insert(cell);
                const Membership m = g.houses_of(cell)[static_cast<std::size_t>(g.kind(house))];
                EXPECT_EQ(m.house, house);
                EXPECT_EQ(index(m.place), p);
            }
            EXPECT_EQ(static_cast<int>(distinct.size()), n);
        }
        for (int i = 0; i < g.cells(); ++i) {
            const auto cell = static_cast<Cell>(i);
            const auto peers = g.peers_of(cell);
            EXPECT_EQ(static_cast<int>(peers.size()), 2 * (n - 1) + (box.height - 1) * (box.width - 1));
            EXPECT_TRUE(std::is_sorted(peers.begin(), peers.end()));
        }
        for (int s = 0; s < g.sectors(); ++s) {
            const auto sector = static_cast<Sector>(s);
            const auto of = g.sectors_of(g.member(sector, n - 1));
            EXPECT_NE(std::find(of.begin(), of.end(), sector), of.end());
        }
        for (int c = 0; c < g.candidates(); c += 7) EXPECT_EQ(g.number(g.candidate(c)), c);
    }
}

// A box crosses the rows through it if it is wider than 1, the columns if it is higher than 1.
TEST(Geometry, Crossings) {
    for (Box box : boxes) {
        SCOPED_TRACE(testing::Message() << box.height << "x" << box.width);
        const Geometry g(box);
        const int n = g.digits();
        const auto of_box =
            static_cast<std::size_t>((box.width > 1 ? box.height : 0) + (box.height > 1 ? box.width : 0));
        for (int h = 0; h < g.houses(); ++h) {
            const auto from = static_cast<House>(h);
            const auto of_line =
                static_cast<std::size_t>(g.kind(from) == HouseKind::row ? (box.width > 1 ? n / box.width : 0)
                                                                        : (box.height > 1 ? n / box.height : 0));
            EXPECT_EQ(g.crossings_of(from).size(), g.kind(from) == HouseKind::box ? of_box : of_line);
            for (const Crossing& x : g.crossings_of(from)) {
                std::set<Cell> in_from, in_to;
                for (Place p : x.shared_in_from) in_from.insert(g.cell_at(x.from, p));
                for (Place p : x.shared_in_to) in_to.insert(g.cell_at(x.to, p));
                EXPECT_EQ(in_from, in_to);
                EXPECT_GE(in_from.size(), 2u);
            }
        }
    }
}

TEST(Geometry, EveryCandidateOccursOnceInOrder) {
    for (const Box box : {Box{1, 2}, Box{2, 3}, Box{3, 3}, Box{8, 8}}) {
        const Geometry g(box);
        int number = 0;
        for (Candidate c : g.every_candidate()) ASSERT_EQ(g.number(c), number++);
        EXPECT_EQ(number, g.candidates());
    }
}

TEST(Geometry, MembersOfASectorByPlace) {
    const Geometry g({2, 2});
    // 3 in row 2: its second place is the cell in row 2, column 2.
    const Sector three_in_row = g.sector(House{1}, Digit{2});
    EXPECT_EQ(g.member(three_in_row, Place{1}), (Candidate{g.cell(1, 1), Digit{2}}));
    // A cell: its members are its digits.
    EXPECT_EQ(g.member(g.sector(g.cell(1, 1)), Place{3}), (Candidate{g.cell(1, 1), Digit{3}}));
}

}  // namespace
}  // namespace deduku
