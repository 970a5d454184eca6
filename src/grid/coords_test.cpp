#include <gtest/gtest.h>

#include "deduku/text.hpp"

namespace deduku {
namespace {

constexpr Coords styles[] = {Coords::sheet, Coords::sheet_up, Coords::rc, Coords::rows};

struct Named {
    int row, column;  // from 0
    const char *sheet, *sheet_up, *rc, *rows;
};

void expect_names(Box box, const std::vector<Named>& cells) {
    const Geometry g(box);
    for (const Named& named : cells) {
        const Cell cell = g.cell(named.row, named.column);
        EXPECT_EQ(cell_name(g, cell, Coords::sheet), named.sheet);
        EXPECT_EQ(cell_name(g, cell, Coords::sheet_up), named.sheet_up);
        EXPECT_EQ(cell_name(g, cell, Coords::rc), named.rc);
        EXPECT_EQ(cell_name(g, cell, Coords::rows), named.rows);
    }
}

TEST(Coords, NamesOn9x9) {
    expect_names({3, 3}, {{0, 0, "A1", "A9", "r1c1", "A1"},
                          {8, 0, "A9", "A1", "r9c1", "J1"},
                          {7, 2, "C8", "C2", "r8c3", "H3"},
                          {3, 8, "I4", "I6", "r4c9", "D9"}});
}

TEST(Coords, NamesOn16x16) {
    expect_names({4, 4}, {{0, 15, "P1", "P16", "r1c16", "A16"}, {8, 0, "A9", "A8", "r9c1", "I1"}});
}

// Column 53 is BA as in a spreadsheet, 64 is BL.
TEST(Coords, NamesOn64x64) {
    expect_names({8, 8}, {{0, 52, "BA1", "BA64", "r1c53", "A53"}, {63, 63, "BL64", "BL1", "r64c64", "BL64"}});
}

TEST(Coords, EveryNameReadsBack) {
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{4, 4}, Box{8, 8}}) {
        const Geometry g(box);
        for (Coords style : styles)
            for (int i = 0; i < g.cells(); ++i) {
                const auto cell = static_cast<Cell>(i);
                ASSERT_EQ(parse_cell(g, cell_name(g, cell, style), style), cell) << cell_name(g, cell, style);
                ASSERT_EQ(parse_cell(g, cell_name(g, cell, Coords::rc), style), cell);
            }
    }
}

TEST(Coords, AnyLetterCase) {
    const Geometry g({3, 3});
    EXPECT_EQ(parse_cell(g, "i8", Coords::sheet), g.cell(7, 8));
    EXPECT_EQ(parse_cell(g, "R2C3", Coords::rc), g.cell(1, 2));
    EXPECT_EQ(parse_cell(g, "j1", Coords::rows), g.cell(8, 0));
}

TEST(Coords, BadNames) {
    const Geometry g({3, 3});
    for (const char* name :
         {"", "A", "1", "A0", "A10", "J1", "A-1", "A1x", "A 1", " A1", "AA1", "A99999999999", "r0c1", "r1c10", "r1d1"})
        EXPECT_FALSE(parse_cell(g, name, Coords::sheet)) << name;
    for (const char* name : {"A0", "A10", "A-1", "J1", "A1 "})
        EXPECT_FALSE(parse_cell(g, name, Coords::sheet_up)) << name;
    for (const char* name :
         {"", "r", "r1", "rc", "r1c", "r0c1", "r1c0", "r10c1", "r1c10", "r-1c1", "c1r1", "r1c1x", "A1"})
        EXPECT_FALSE(parse_cell(g, name, Coords::rc)) << name;
    for (const char* name : {"I1", "K1", "A0", "A10", "J", "1A"})
        EXPECT_FALSE(parse_cell(g, name, Coords::rows)) << name;
}

TEST(Coords, Houses) {
    const Geometry g({3, 3});
    EXPECT_EQ(house_name(g, g.house(HouseKind::row, 2)), "row 3");
    EXPECT_EQ(house_name(g, g.house(HouseKind::column, 2)), "column C");
    EXPECT_EQ(house_name(g, g.house(HouseKind::box, 4)), "box 5");
    EXPECT_EQ(house_name(g, g.house(HouseKind::row, 2), Coords::sheet_up), "row 7");
    EXPECT_EQ(house_name(g, g.house(HouseKind::row, 8), Coords::rows), "row J");
    EXPECT_EQ(house_name(g, g.house(HouseKind::column, 2), Coords::rc), "column 3");
}

TEST(Coords, StyleWords) {
    EXPECT_EQ(parse_coords("sheet"), Coords::sheet);
    EXPECT_EQ(parse_coords("sheet-up"), Coords::sheet_up);
    EXPECT_EQ(parse_coords("rc"), Coords::rc);
    EXPECT_EQ(parse_coords("rows"), Coords::rows);
    EXPECT_FALSE(parse_coords("Sheet"));
    EXPECT_FALSE(parse_coords(""));
}

TEST(Coords, DigitLists) {
    EXPECT_EQ(digit_list({static_cast<Digit>(4), static_cast<Digit>(1)}), "2,5");
    EXPECT_EQ(digit_list({}), "");
    EXPECT_EQ(digit_list({static_cast<Digit>(63)}), "64");
}

}  // namespace
}  // namespace deduku
