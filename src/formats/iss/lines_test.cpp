// Texts of ISS in several lines, with blanks and escapes, as its page reads them.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "tests/support/links.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats::iss_lines_trials {
namespace {

using testing::Lines;
using testing::ruled;

Lines read_all(const std::string& text) { return testing::read(text, {std::nullopt, &all()}); }
Puzzle read_one(const std::string& text) { return std::get<Puzzle>(testing::outcome_of(text)); }
const std::string site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";

TEST(IssLines, OnePuzzle) {
    const Lines expected = {"1" + std::string(15, '.') + " rules:killer 5: B1 C1; anti-king"};
    for (const std::string text :
         {".Shape~4x4.~R1C1_1.Cage~5~R1C2~R1C3.AntiKing", ".Shape~4x4\n.~R1C1_1\n.Cage~5~R1C2~R1C3\n.AntiKing\n",
          ".Shape~4x4\n.~R1C1_1.Cage~5~R1C2~R1C3.AntiKing", ".Shape~4x4.~R1C1_1\n.Cage~5~R1C2~R1C3\n.AntiKing",
          "  .Shape~4x4 .~R1C1_1 .Cage~5~ R1C2 ~R1C3\t.AntiKing",
          ".Shape~4x4\n\n.~R1C1_1\n\n\n.Cage~5~R1C2~R1C3\n.AntiKing\n\n"})
        EXPECT_EQ(read_all(text), expected) << text;
    // The same items, cut inside their arguments.
    EXPECT_EQ(read_all(".Shape~4x4.~R1C1_1.Cage~5~\nR1C2~R1C3\n.AntiKing"), expected);
    EXPECT_EQ(read_all(".Shape~4x4.~R1C1_1.Cage~5\n~R1C2~R1C3\n.AntiKing"), expected);
    EXPECT_EQ(read_all(".Shape~4x4.~R1C1_1.AntiKing.Cage~5~R1C2~\nR1C3\n"),
              Lines{"1" + std::string(15, '.') + " rules:anti-king; killer 5: B1 C1"});
    // An empty argument at the end of a line.
    EXPECT_EQ(read_all(".Shape~4x4\n.XSum~R1~5~\n.AntiKing\n"), Lines{ruled(4, "rules:x-sum 5: row 1; anti-king")});
    EXPECT_EQ(read_all(".Shape~4x4\r\n.~R1C1_1\r\n.Cage~5~R1C2~R1C3\r\n.AntiKing\r\n"), expected);
}

TEST(IssLines, Comments) {
    const Puzzle puzzle = read_one("# mine\n.Shape~4x4 # small\n# cages\n.Cage~5~R1C1~R1C2 # first\n.AntiKing");
    EXPECT_EQ(to_line(puzzle), ruled(4, "rules:killer 5: A1 B1; anti-king"));
    EXPECT_EQ(puzzle.comment, "mine\nsmall\ncages\nfirst");
}

// Lines of several items, or of many givens, are puzzles; so is a line with a shape, or below a name.
TEST(IssLines, SeveralPuzzles) {
    const std::string givens = ".~R1C1_1~R1C2_2~R1C3_3~R2C4_4~R2C5_5~R3C7_6~R4C1_7~R5C5_8";
    const std::string given = "123.........45..........6..7............8........................................";
    EXPECT_EQ(read_all(givens + "\n" + givens + "\n"), (Lines{given, given}));
    EXPECT_EQ(read_all(".~R1C1_1.AntiKing\n.~R1C1_2.AntiKing\n").size(), 2U);
    EXPECT_EQ(read_all(".Shape~4x4.~R1C1_1\n.Shape~4x4.~R1C1_2\n").size(), 2U);
    EXPECT_EQ(read_all(".Shape~4x4\n.Shape~6x6\n").size(), 2U);
    EXPECT_EQ(read_all(".~R1C1_1.AntiKing\n\n.Cage~5~R1C1~R1C2\n").size(), 2U);
    EXPECT_EQ(read_all("#D one\n.AntiKing\n#D two\n.AntiKnight\n").size(), 2U);
    EXPECT_EQ(read_all(".~R1C1_1.AntiKing\n" + given + "\n").size(), 2U);
    EXPECT_EQ(read_all(".AntiKing\n" + given + "\n").size(), 2U);
}

// Written puzzles in one file are read as the same puzzles.
TEST(IssLines, WrittenOneBelowTheOther) {
    const Lines lines = {ruled(9, "rules:anti-king"),         ruled(9, "rules:killer 5: A1 B1"),
                         "5" + std::string(80, '.'),          ruled(4, "rules:thermo: A1 B1"),
                         ruled(4, "houses:AAABABBBCCCDCDDD"), ruled(9, "")};
    std::string text;
    for (const std::string& line : lines)
        text += std::get<std::string>(written(*written_format("iss"), testing::read_puzzle(line)));
    EXPECT_EQ(read_all(text), lines);
}

TEST(IssLines, ErrorsHavePositions) {
    EXPECT_EQ(read_all(".Shape~4x4\n  .Cage~5~R1C1 ~R1C5\n").at(0),
              "2:17: found 'R1C5', expected a cell of the board, as R1C1");
    EXPECT_EQ(read_all(".Shape~4x4\n.AntiKing\n.Thermo~R1C1\n").at(0), "3:2: found 1 cell, expected at least 2 cells");
    std::string many;
    for (int i = 0; i < 2500; ++i) many += ".~R1C1_1\n";
    EXPECT_EQ(read_all(many).at(0), "1:1: found 2000 lines or more, expected a puzzle of fewer lines");
}

TEST(IssLines, Escapes) {
    const std::string expected = ruled(9, "rules:killer 15: A1 B1; anti-king");
    EXPECT_EQ(read_all(".Cage%7E15%7eR1C1%7ER1C2.AntiKing"), Lines{expected});
    for (const std::string text : {".Cage~15~R1C1~R1C2.AntiKing", ".Cage%7E15%7ER1C1%7ER1C2+.AntiKing",
                                   ".Cage~15~R1C1~R1C2%20.AntiKing", "%2ECage~15~R1C1~R1C2%0A%0A.AntiKing+"})
        EXPECT_EQ(read_all(site + text), Lines{expected}) << text;
}

// In ISS a cell listed twice in a cage counts twice, and digits of different cells differ.
TEST(IssLines, CellsTwiceInACage) {
    EXPECT_EQ(read_all(".Cage~20~R4C2~R4C3~R4C4~R4C4"), Lines{ruled(9, "rules:killer: B4-D4; sum 20: B4-D4 D4")});
    EXPECT_EQ(read_all(".Cage~0~R4C2~R4C3~R4C3"), Lines{ruled(9, "rules:killer: B4 C4")});
    EXPECT_EQ(read_all(".Cage~x~R4C2~R4C2").at(0), "1:7: found 'x', expected a number");
}

// A hyphen stands between groups; older texts have nothing there.
TEST(IssLines, GroupsOfEqualSums) {
    const std::string expected = ruled(4, "rules:equal-sums: A1 B1 = C2 = B3");
    EXPECT_EQ(read_all(".Shape~4x4.EqualSum~R1C1~R1C2~-~R2C3~-~R3C2"), Lines{expected});
    EXPECT_EQ(read_all(".Shape~4x4.EqualSum~R1C1~R1C2~~R2C3~~R3C2"), Lines{expected});
    EXPECT_EQ(std::get<std::string>(written(*written_format("iss"), testing::read_puzzle(expected))),
              ".Shape~4x4.EqualSum~R1C1~R1C2~-~R2C3~-~R3C2\n");
    EXPECT_EQ(read_all(".Shape~4x4.EqualSum~R1C1~-~-~R3C2").at(0),
              "1:28: found '-', expected a cell of the board, as R1C1");
}

}  // namespace
}  // namespace deduku::formats::iss_lines_trials
