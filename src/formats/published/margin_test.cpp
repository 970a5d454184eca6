// Boards with a margin: 4x4 cells on a canvas of 6x6 or of four rows of six.
#include <gtest/gtest.h>

#include "tests/support/published.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats::published {
namespace {

using testing::line;
using testing::Lines;
using testing::reading_of;
using testing::rules_of;

// The four boxes, moved down and to the right.
std::string boxes_from(int row, int column) {
    std::string out;
    for (int box = 0; box < 4; ++box) {
        out += out.empty() ? "[" : "],[";
        for (int cell = 0; cell < 4; ++cell) {
            const int r = row + box / 2 * 2 + cell / 2, c = column + box % 2 * 2 + cell % 2;
            out += (cell == 0 ? "[" : ",[") + std::to_string(r) + ',' + std::to_string(c) + ']';
        }
    }
    return ",\"regions\":[" + out + "]]";
}

// A canvas of these rows with a 1 in the first cell of the board, which begins at row 1 and column 1.
std::string six(const std::string& first_row, const std::string& members, const std::string& words) {
    std::string rows = "[" + first_row + "],[{},{\"value\":1},{},{},{},{}]";
    for (int i = 0; i < 4; ++i) rows += ",[{},{},{},{},{},{}]";
    return "{\"cells\":[" + rows + "]" + boxes_from(1, 1) + ",\"metadata\":{\"rules\":\"" + words + "\"}" + members +
           "}";
}
const std::string empty_row = "{},{},{},{},{},{}";

std::string cage(const std::string& cells, const std::string& value) {
    return ",\"cages\":[{\"cells\":[" + cells + "],\"value\":\"" + value + "\"}]";
}

TEST(Margin, TheBoardIsTheSquareOfTheRegions) {
    const Reading reading =
        reading_of(six(empty_row, ",\"lines\":[" + line("[1.5,1.5],[1.5,3.5]", "#a0f") + "]",
                       "Normal sudoku rules apply. Digits on a purple line form a set of consecutive digits."));
    ASSERT_EQ(reading.puzzles.size(), 1U);
    EXPECT_EQ(to_line(reading.puzzles[0]), "1............... rules:renban: A1-C1");
}

TEST(Margin, NumbersInTheMarginStandBesideTheBoard) {
    const std::string words =
        "Normal sudoku rules apply. "
        "Numbers outside the grid give the sum of the digits between the 1 and the 9 in that row or column.";
    const std::string with_clue = "{},{},{\"value\":5},{},{},{}";
    EXPECT_EQ(rules_of(reading_of(six(with_clue, "", words))), Lines{"sandwich 5: column 2"});
    // Without words for it, it is not dropped.
    EXPECT_FALSE(reading_of(six(with_clue, "", "Normal sudoku rules apply.")).complete());
    EXPECT_TRUE(reading_of(six(empty_row, "", "Normal sudoku rules apply.")).complete());
}

TEST(Margin, CagesThatGoOnInTheMarginAreNoCages) {
    const std::string words =
        "Normal sudoku rules apply. Digits in a cage do not repeat and sum to the number in its corner.";
    EXPECT_EQ(rules_of(reading_of(six(empty_row, cage("[1,1],[1,2]", "5"), words))), Lines{"killer 5: A1 B1"});
    EXPECT_FALSE(reading_of(six(empty_row, cage("[0,1],[1,1]", "5"), words)).complete());
    EXPECT_FALSE(reading_of(six(empty_row, cage("[0,1],[0,2]", "5"), words)).complete());
}

TEST(Margin, TheSolutionHasTheCellsOfTheBoard) {
    const std::string solution = ".......1234..3412..2143..4321.......";
    for (const auto& [words, members] : {std::pair("\",\"solution\":\"" + solution, std::string()),
                                         std::pair(std::string(), cage("", "solution: " + solution))}) {
        const Reading reading = reading_of(six(empty_row, members, "Normal sudoku rules apply." + words));
        ASSERT_TRUE(reading.solution) << members;
        EXPECT_EQ(reading.solution->size(), 16U);
        EXPECT_EQ((*reading.solution)[static_cast<Cell>(15)], static_cast<Digit>(0));
    }
}

TEST(Margin, NoSquareNoMargin) {
    const std::string row = ",[{},{},{},{},{},{}]", data = "[{},{},{},{},{},{}]" + row + row + row;
    EXPECT_EQ(testing::line_of("{\"cells\":[" + data + "]" + boxes_from(0, 2) + "}"), "................");
    EXPECT_NE(testing::line_of("{\"cells\":[" + data + "]}"), "................");
    EXPECT_NE(testing::line_of("{\"cells\":[" + data + "]" + boxes_from(0, 3) + "}"), "................");
}

}  // namespace
}  // namespace deduku::formats::published
