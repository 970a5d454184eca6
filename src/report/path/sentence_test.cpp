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

struct Told {
    std::string_view technique;
    std::string sentence;
};

// The sentences of all steps.
std::vector<Told> sentences_of(const Puzzle& puzzle) {
    const path::Path walked = testing::walked_by_techniques(puzzle);
    const report::Teacher teacher(walked.start, Coords::sheet, report::RuleWords::names);
    Board board = start_board(walked.start);
    for (const Deduction& deduction : walked.givens) apply(board, deduction);
    std::vector<Told> out;
    for (const path::Step& step : walked.steps) {
        out.push_back({step.move->technique->key, teacher.on(board).sentence(step)});
        path::apply(board, step);
    }
    return out;
}

// The sentence of the first step by this technique.
std::string sentence_of(const Puzzle& puzzle, std::string_view technique) {
    for (const Told& told : sentences_of(puzzle))
        if (told.technique == technique) return told.sentence;
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
        "would rule out all of these. So C2, E2 and D3 are not 9.");
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

// The title of a rule once, the step by the kind of its rule, and no conclusion that only repeats the reason.
TEST(Sentences, TitlesAreSaidOnce) {
    const Puzzle puzzle =
        board_with({},
                   "only 5: B2 as \"Rank 19 of row 2 from the left\"; pair a < b: C2 C3 as "
                   "\"Rank 20 of column C from the top\"; any { only 1: A9 } { only 2: A9 } as \"Fog\"");
    const std::vector<Told> told = sentences_of(puzzle);
    std::vector<std::string> said;
    for (const Told& each : told) said.push_back(each.sentence);
    EXPECT_EQ(said,
              (std::vector<std::string>{
                  "Rank 19 of row 2 from the left: B2 is 5.",
                  "Look at the Fog at A9. None of the ways left allows 3, 4, 5, 6, 7, 8 or 9 in A9. So A9 is 1 or 2.",
                  "Rank 20 of column C from the top: C2 is less than C3. So C2 is not 9; C3 is not 1."}));
    const path::Path walked = testing::walked_by_techniques(puzzle);
    std::vector<std::string> titles;
    for (const path::Step& step : walked.steps) titles.push_back(path::title_of(step, puzzle.geometry()));
    EXPECT_EQ(titles, (std::vector<std::string>{"Allowed Digits", "Cases of a Rule", "Pairs of Digits"}));
}

TEST(Sentences, LastCellsOfSums) {
    EXPECT_EQ(sentence_of(board_with({{"A1", "1"}}, "killer 4: A1 B1"), "last-cell-of-sum"),
              "Look at the cage 4 at A1. Its other cell is 1. So B1 is 3.");
    EXPECT_EQ(sentence_of(board_with({{"A1", "1"}, {"B1", "2"}}, "killer 8: A1-C1"), "last-cell-of-sum"),
              "Look at the cage 8 at A1. Its other cells sum to 3. So C1 is 5.");
    EXPECT_EQ(sentence_of(board_with({{"A1", "5"}, {"B1", "2"}}, "arrow: A1 = B1 C1"), "last-cell-of-sum"),
              "Look at the arrow at A1. All its other cells are placed. So C1 is 3.");
}

// Cells whose total is negative, since they are subtracted, are told with a positive one.
TEST(Sentences, SumsArePositive) {
    EXPECT_EQ(sentence_of(board_with({{"A1", "8"}, {"D1", "2"}}, "double-arrow: A1 B1 C1 D1"), "little-look"),
              "Look at the double arrow A1-D1. B1 + C1 must make 10. So B1 and C1 are not 5.");
}

TEST(Sentences, CellsWithoutADigit) {
    EXPECT_EQ(sentence_of(board_with({{"A1", "9"}, {"D1", "8"}}, "double-arrow: A1 B1 C1 D1"), "little-look"),
              "Look at the double arrow A1-D1. B1 + C1 must make 17. So A1 is not 9.");
}

TEST(Sentences, DigitsThatARuleMustInclude) {
    EXPECT_EQ(sentence_of(board_with({}, "quad 1 4: A1 B1 A2 B2"), "no-combination"),
              "Look at the quadruple from A1 to B2. It must include 1 and 4. So C1, C2, A3, B3 and C3 are not "
              "1 or 4.");
}

// Both places of 6 exclude the same digits of E6, each by another rule.
TEST(Sentences, PlacesOfADigitByTwoRules) {
    const std::string no_6 = "[12345789]";
    const Puzzle puzzle =
        board_with({{"E1", "[26]"}, {"D4", no_6}, {"F4", no_6}, {"D5", no_6}, {"E5", no_6}, {"E6", no_6}, {"F6", no_6}},
                   "whispers: E6 F5; whispers: D6 E6");
    EXPECT_EQ(sentence_of(puzzle, "rule-chain-2"),
              "If E4 is 1, box 5 has 6 only in F5 or D6: wherever it is, the whispers line E6, F5 or the whispers line "
              "D6, E6 leaves no 2, 3, 4, 7, 8 or 9 in E6. Then E6 is 1: no digit is left for E4. So E4 is not 1.");
}

TEST(Sentences, NoPlaceInTheHouseOfARule) {
    const std::string no_1 = "[23456789]";
    const Puzzle puzzle =
        board_with({{"F1", no_1}, {"E2", no_1}, {"C3", no_1}, {"B2", no_1}, {"A3", no_1}, {"B5", no_1}, {"A6", no_1}},
                   "renban: F1 E2 D3 C3 B2 A3 A4 B5 A6; whispers: E4 D3");
    EXPECT_EQ(sentence_of(puzzle, "rule-and-house"),
              "If D4 is 1, no place is left for 1 in the renban line from F1 to A6. So D4 is not 1.");
}

TEST(Sentences, HousesWithCellsInsideAndOutside) {
    EXPECT_EQ(
        sentence_of(board_with({}, "killer 6: A1-C1; killer 24: A2-C2; killer 16: A3-D3"), "innie"),
        "Box 1 sums to 45. The cages 6, 24 and 16 fill it and reach outside to D3. 6 + 24 + 16 - 45 = 1. So D3 is 1.");
    EXPECT_EQ(
        sentence_of(board_with({}, "killer 6: A1-C1; killer 24: A2-C2; killer 20: A3 B3 D3"), "few-innies"),
        "Box 1 sums to 45. The cages 6, 24 and 20 make 50; they leave out C3 and reach outside to D3: D3 is 5 more "
        "than C3. So C3 is 1 to 4 and D3 is not 3, 4 or 5.");
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
