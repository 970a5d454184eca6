// Small arrows in cells, arrows beside the board without a number, and what only frames the board.
#include "formats/published/things/pointers.hpp"

#include <gtest/gtest.h>

#include "tests/support/published.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats::published {
namespace {

using testing::circle;
using testing::drawn;
using testing::line;
using testing::Lines;
using testing::rules_of;

std::string arrow(const std::string& points) {
    return R"({"wayPoints":[)" + points + R"(],"headLength":0.2,"color":"#000"})";
}

TEST(Pointers, OfOneCellCountTogether) {
    const std::string two = R"(,"arrows":[)" + arrow("[3.5,1.7],[3.5,1.95]") + "," + arrow("[3.7,1.7],[3.9,1.9]") + "]";
    EXPECT_EQ(
        rules_of(drawn(two, "An arrow cell counts the digits of the same parity as itself that it sees.")),
        Lines{"any { odd:  B4; count odd =  B4:  C4 D4 E4 F4 C5 D6 } { even:  B4; count even =  B4:  C4 D4 E4 F4 C5 "
              "D6 }"});
}

TEST(Pointers, AsTexts) {
    const std::string text = R"(,"overlays":[{"center":[0.5,3.5],"width":0.5,"height":0.5,"text":"\u2192"}])";
    EXPECT_EQ(rules_of(drawn(text, "The arrow of a cell points to the next higher digit.")),
              Lines{"any { pair b = a + 1:  D1 E1 } { pair b = a + 1:  D1 F1 }"});
    EXPECT_EQ(rules_of(drawn(text, "Normal sudoku rules apply.")), Lines{"no sentence explains the cell arrow at D1"});
}

TEST(Pointers, BesideTheBoardWithoutANumber) {
    const std::string two =
        R"(,"arrows":[)" + arrow("[-0.3,3.7],[-0.1,3.9]") + "," + arrow("[2.3,-0.3],[2.1,-0.1]") + "]";
    EXPECT_EQ(rules_of(drawn(two, "All marked diagonals have the same product.")),
              Lines{"equal-products: E1 F2 = A2 B1"});
    EXPECT_EQ(rules_of(drawn(two, "All marked diagonals have the same sum.")), Lines{"equal-sums: E1 F2 = A2 B1"});
    EXPECT_EQ(rules_of(drawn(two, "Digits along a diagonal marked by an arrow sum to its number, if one is given.")),
              Lines{});
}

// Hidden cages of N cells are the regions, if the file has no others; lines along them and a veil of white show nothing more.
TEST(Frames, RegionsAsCages) {
    std::string cages;
    for (int row = 0; row < 6; ++row) {
        cages += std::string(row > 0 ? "," : "") + R"({"cells":[)";
        for (int column = 0; column < 6; ++column)
            cages += std::string(column > 0 ? "," : "") + '[' + std::to_string(column < 3 ? row : (row + 1) % 6) + ',' +
                     std::to_string(column) + ']';
        cages += R"(],"hidden":true})";
    }
    const std::string veil = R"("underlays":[{"center":[0.5,0.5],"width":0.8,"height":0.8,"backgroundColor":"#fff3"}])";
    const auto reading =
        drawn(R"(,"regions":[],"cages":[)" + cages + R"(],"lines":[)" + line("[1,0],[1,3],[2,3]", "#000") + "]," + veil,
              "Irregular sudoku rules apply.");
    ASSERT_TRUE(reading.complete()) << reading.joined.missing.at(0);
    const Geometry& board = reading.puzzles[0].geometry();
    EXPECT_FALSE(board.boxes().has_value());
    EXPECT_EQ(board.houses(), 18);
    // Inside a region a line is no border.
    const auto other =
        drawn(R"(,"regions":[],"cages":[)" + cages + R"(],"lines":[)" + line("[0,2],[1,2]", "#000") + "]",
              "Irregular sudoku rules apply.");
    EXPECT_FALSE(other.complete());
}

// A coloured square in a grey frame is also a grey square.
TEST(Frames, OfAnotherColour) {
    const std::string square =
        R"(,"underlays":[{"center":[0.5,0.5],"width":0.7,"height":0.7,"backgroundColor":"#34bbe6","borderColor":"#cfcfcf"}])";
    EXPECT_EQ(rules_of(drawn(square, "The grey square is even.")), Lines{"even: A1"});
    EXPECT_EQ(rules_of(drawn(square, "The blue square is even.")), Lines{"even: A1"});
}

TEST(Words, RangesWithBlanks) {
    const auto reading = drawn("", "Place the same 6-digit subset of the digits 1 - 9 in each row, column and box.");
    ASSERT_TRUE(reading.complete()) << reading.joined.missing.at(0);
    EXPECT_EQ(reading.puzzles[0].geometry().canvas(), (Canvas{6, 6, 9, 1}));
    EXPECT_EQ(words_in("digits 1 - 6"), (std::vector<std::string>{"digit", "1", "6"}));
    EXPECT_EQ(words_in("such as 1 - 4 - 6"), (std::vector<std::string>{"such", "as", "1", ";", "4", ";", "6"}));
}

}  // namespace
}  // namespace deduku::formats::published
