// Boards as text, drawn by hand.
#include "report/parts/board_text.hpp"

#include <gtest/gtest.h>

#include "tests/support/reading.hpp"

namespace deduku::report {
namespace {

std::vector<std::string> drawn(const std::string& line) {
    const Puzzle puzzle = testing::read_puzzle(line);
    CellTexts cells;
    for (Cell cell : puzzle.cells.ids()) {
        const Set<Digit> digits = puzzle.cells[cell];
        const std::string text = digits.single() ? symbol(puzzle.geometry(), digits.first()) : ".";
        cells.push_back({text, text});
    }
    EXPECT_EQ(draw(puzzle.geometry(), cells, Coords::sheet).back().size(),
              drawn_width(puzzle.geometry(), cells, Coords::sheet));
    return draw(puzzle.geometry(), cells, Coords::sheet);
}
using Lines = std::vector<std::string>;

TEST(BoardText, Boxes) {
    const Lines boxes = {"    A B   C D  ", "  +-----+-----+", "1 | 1 . | . . |", "2 | . . | . . |",
                         "  +-----+-----+", "3 | . . | . . |", "4 | . . | . 2 |", "  +-----+-----+"};
    EXPECT_EQ(drawn("1..............2"), boxes);
    EXPECT_EQ(drawn("1..............2 houses:boxes+diagonals"), boxes);
}

TEST(BoardText, Regions) {
    EXPECT_EQ(drawn("1..............2 houses:AAABACBBDCCBDDDC"),
              (Lines{"    A   B   C   D  ",  //
                     "  +-----------+---+",  //
                     "1 | 1   .   . | . |",  //
                     "  |   +---+---+   |",  //
                     "2 | . | . | .   . |",  //
                     "  +---+   +---+   |",  //
                     "3 | . | .   . | . |",  //
                     "  |   +-------+---+",  //
                     "4 | .   .   . | 2 |",  //
                     "  +-----------+---+"}));
}

// Boards without boxes have no inner borders, and rows have names even if they are not houses.
TEST(BoardText, NoRegions) {
    EXPECT_EQ(drawn("1..............2 houses:[[0,1,2,3]]"),
              (Lines{"    A B C D  ", "  +---------+", "1 | 1 . . . |", "2 | . . . . |", "3 | . . . . |",
                     "4 | . . . 2 |", "  +---------+"}));
}

TEST(BoardText, HousesAndRulesInLines) {
    const auto lines = [](const std::string& line) {
        return houses_and_rules(testing::read_puzzle(line).geometry(), Coords::sheet);
    };
    EXPECT_EQ(lines("1..............2"), Lines{});
    EXPECT_EQ(lines("1..............2 houses:AAABACBBDCCBDDDC"), Lines{});
    EXPECT_EQ(
        lines("1..............2 rules:diagonal down; anti-knight; extra-region: B2 C2 B3 C3; extra-region: A1 A2"),
        (Lines{"main diagonal: A1 B2 C3 D4", "window 1: B2 C2 B3 C3", "Cells a knight's move apart differ.",
               "In the extra region A1, A2 digits differ."}));
}

}  // namespace
}  // namespace deduku::report
