// Sentences about rules: what is out and why, contradictions, trials, rules about the whole board.
#include "report/path/sentence.hpp"

#include <gtest/gtest.h>

#include "deduku/words.hpp"
#include "method/path/path.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/walked.hpp"

namespace deduku {
namespace {

// A 9x9 board, blank except for some cells: {"A7", "6"}, {"F2", "[12]"}.
Puzzle board_with(const std::vector<std::pair<std::string, std::string>>& cells, const std::string& rules) {
    std::string text;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            const std::string name = std::string(1, static_cast<char>('A' + column)) + std::to_string(row + 1);
            std::string digits = ".";
            for (const auto& [cell, allowed] : cells)
                if (cell == name) digits = allowed;
            text += digits;
        }
    return testing::read_puzzle(text + " rules: " + rules);
}

// The sentence of the first step by this technique.
std::string sentence_of(const Puzzle& puzzle, std::string_view technique) {
    const path::Path walked = testing::walked_by_techniques(puzzle);
    const report::Teacher teacher(walked.start, Coords::sheet, report::RuleWords::names);
    Board board = start_board(walked.start);
    for (const Deduction& deduction : walked.givens) apply(board, deduction);
    for (const path::Step& step : walked.steps) {
        if (step.move->technique->key == technique) return teacher.on(board).sentence(step);
        path::apply(board, step);
    }
    return "none";
}

TEST(Sentences, CombinationsThatAreOut) {
    EXPECT_EQ(sentence_of(board_with({{"A7", "6"}}, "killer 14: F7 G7"), "look-at-sums"),
              "Look at the cage 14 at F7. 14/2 = 59; 68 is out, as 6 is in row 7. So F7 and G7 are 5 or 9.");
    EXPECT_EQ(sentence_of(board_with({{"F2", "[12345678]"}}, "killer 11: F1 F2"), "look-at-sums"),
              "Look at the cage 11 at F1. 11/2 = 29, 38, 47, 56; F2 has no 9. So F1 is not 1 or 2; F2 is not 1.");
}

TEST(Sentences, RulesOfTheWholeBoardNameTheCellsThatTheyCompare) {
    std::vector<std::pair<std::string, std::string>> row;  // the 9 of row 1 is in C1 or E1
    for (const char* cell : {"A1", "B1", "D1", "F1", "G1", "H1", "I1"}) row.emplace_back(cell, "[12345678]");
    EXPECT_EQ(
        sentence_of(board_with(row, "anti-knight"), "no-place"),
        "Look at the cells a knight's move from C1 and E1. In row 1, 9 must be in C1 or E1, and 9 in C2, E2 or D3 "
        "would exclude all of these. So C2, E2 and D3 are not 9.");
    EXPECT_EQ(
        sentence_of(board_with({{"E5", "[12]"}}, "non-consecutive"), "look-at-neighbours"),
        "Look at the neighbours of E5 (non-consecutive). E5 can only be 1 or 2. So E4, D5, F5 and E6 are not 1 or 2.");
}

TEST(Sentences, OneCombinationIsLeft) {
    const std::string text =
        sentence_of(board_with({{"A1", "[19]"}}, "whispers: B1 C1 D1; killer 9: A1 B1"), "look-at-sums");
    EXPECT_NE(text.find("the cage 9 at A1"), std::string::npos) << text;
    EXPECT_NE(text.find("9/2 = 18; "), std::string::npos) << text;
}

// The value 0 of a flag is Digit 0, as is the digit 1 of a cell of the grid.
TEST(Sentences, ValuesBesideTheGridAreTheirNumbers) {
    const Puzzle puzzle = board_with({}, "layer flag 0 1 cells 3; count 1 = 3: flag.1 flag.2 flag.3");
    EXPECT_EQ(sentence_of(puzzle, "look-at-digits"),
              "Exactly 3 of flag.1, flag.2 and flag.3 hold 1. So flag.1, flag.2 and flag.3 are 1.");
    const Geometry& board = puzzle.geometry();
    const auto flag = static_cast<Cell>(board.grid_cells());
    const Words words(puzzle, Coords::sheet);
    EXPECT_EQ(words.is({flag, Digit{0}}), "flag.1 is 0");
    EXPECT_EQ(words.is_not({{Cell{0}, Digit{0}}, {flag, Digit{0}}}), "A1 is not 1; flag.1 is not 0");
    EXPECT_EQ(report::Names(board, Coords::sheet).removed({{Cell{0}, Digit{0}}, {flag, Digit{0}}}), "A1<>1, flag.1<>0");
}

}  // namespace
}  // namespace deduku
