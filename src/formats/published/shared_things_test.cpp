// Things with several rules, rules of all lines, lines cut at marks, and boards with other digits.
#include <gtest/gtest.h>

#include "tests/support/published.hpp"

namespace deduku::formats::published {
namespace {

using testing::circle;
using testing::drawn;
using testing::line;
using testing::Lines;
using testing::rules_of;

std::string lines(const std::string& some) { return R"(,"lines":[)" + some + "]"; }
const std::string grey = line("[0.5,0.5],[0.5,2.5]", "#888"), blue = line("[2.5,0.5],[2.5,2.5]", "#33e");

TEST(SharedThings, BothRulesOfOneSentence) {
    EXPECT_EQ(
        rules_of(drawn(lines(grey),
                       "Lines are both palindromes and parity lines. Digits on a palindrome read the same in both "
                       "directions. On parity lines neighbouring digits differ in parity.")),
        (Lines{"palindrome: A1 B1 C1", "parity-line: A1 B1 C1"}));
    // Either .. or is not both.
    EXPECT_FALSE(drawn(lines(grey),
                       "Lines are either palindromes or parity lines. Digits on a palindrome read the same in both "
                       "directions. On parity lines neighbouring digits differ in parity.")
                     .complete());
}

TEST(SharedThings, TwoSentencesAboutOneColour) {
    EXPECT_EQ(rules_of(drawn(
                  lines(grey + "," + blue),
                  "A grey line is a palindrome. Neighbouring digits on a grey line differ in parity. Neighbours on a "
                  "blue line differ by at least 3.")),
              (Lines{"palindrome: A1 B1 C1", "parity-line: A1 B1 C1", "whispers 3: A3 B3 C3"}));
}

TEST(SharedThings, RulesOfAllLines) {
    EXPECT_EQ(rules_of(drawn(lines(grey + "," + blue),
                             "Neighbours on a blue line differ by at least 3. A grey line is a palindrome. Pairs of "
                             "adjacent digits on a line sum to a prime.")),
              (Lines{"whispers 3: A3 B3 C3", "palindrome: A1 B1 C1", "pair a + b in 2,3,5,7,11,13,17: A1 B1 C1",
                     "pair a + b in 2,3,5,7,11,13,17: A3 B3 C3"}));
    EXPECT_EQ(
        rules_of(drawn(lines(grey + "," + blue),
                       "Lines are palindromes. A digit on a line also indicates how many times that digit appears "
                       "on all lines.")),
        (Lines{"palindrome: A1 B1 C1", "palindrome: A3 B3 C3", "counting-circles: A1 B1 C1 A3 B3 C3"}));
}

// A shape that the words name is needed: not any mark.
TEST(SharedThings, NeighboursOfCircles) {
    const std::string shapes = R"(,"underlays":[)" + circle("0.5,0.5", "#ccc") +
                               R"(,{"center":[3.5,3.5],"width":0.8,"height":0.8,"backgroundColor":"#ccc"}])";
    EXPECT_EQ(
        rules_of(drawn(shapes,
                       "Grey circles are odd, grey squares are even. Digits in a circle differ by at least 2 from "
                       "every orthogonally adjacent digit.")),
        (Lines{"odd: A1", "even: D4", "pair abs(a - b) >= 2:  A1 B1", "pair abs(a - b) >= 2:  A1 A2"}));
}

// A line from corner to corner is one of its colour, unless the words are about diagonals.
TEST(SharedThings, DiagonalLines) {
    const std::string corner = line("[0,0],[6,6]", "#33e"), words = "Neighbours on a blue line differ by at least 3.";
    EXPECT_EQ(rules_of(drawn(lines(corner + "," + blue), words)),
              (Lines{"whispers 3: A1 B2 C3 D4 E5 F6", "whispers 3: A3 B3 C3"}));
    EXPECT_EQ(rules_of(drawn(lines(corner + "," + blue), "Digits cannot repeat on the marked diagonal. " + words)),
              (Lines{"whispers 3: A3 B3 C3", "diagonal down"}));
}

// A line through three circles is two lines.
TEST(SharedThings, LinesCutAtCircles) {
    const std::string circles = R"(,"underlays":[)" + circle("0.5,0.5", "#ccc") + "," + circle("0.5,2.5", "#ccc") +
                                "," + circle("0.5,5.5", "#ccc") + "]";
    EXPECT_EQ(rules_of(drawn(lines(line("[0.5,0.5],[0.5,5.5]", "#888")) + circles,
                             "Digits on a line lie strictly between the digits in the circles at its ends.")),
              (Lines{"between: A1 B1 C1", "between: C1 D1 E1 F1"}));
}

// A line that crosses itself.
TEST(SharedThings, RunsOfALineThatCrossesItself) {
    EXPECT_EQ(rules_of(drawn(lines(line("[0.5,1.5],[2.5,1.5],[2.5,2.5],[1.5,2.5],[1.5,0.5]", "#888")),
                             "Each grey line consists of one or more groups of cells, each of which sums to 7.")),
              Lines{"n-sum-line 7: B1 B2 B3 C3 C2 B2 A2"});
    // Of a loop no cell counts twice; the first run may begin anywhere.
    EXPECT_EQ(rules_of(drawn(lines(line("[0.5,0.5],[0.5,1.5],[1.5,1.5],[0.5,0.5]", "#888")),
                             "Each grey line consists of one or more groups of cells, each of which sums to 7.")),
              Lines{"any { n-sum-line 7: A1 B1 B2 } { n-sum-line 7: B1 B2 A1 } { n-sum-line 7: B2 A1 B1 }"});
    EXPECT_EQ(rules_of(drawn(lines(line("[2.5,0.5],[0.5,0.5],[0.5,1.5],[1.5,1.5],[1.5,0.5]", "#33e")),
                             "Box borders divide a blue line into segments with the same sum.")),
              Lines{"region-sum: A3 A2 A1 B1 B2"});
}

TEST(OtherDigits, FromZero) {
    const auto reading = drawn("", "Place the digits 0 to 5 once each in every row, column and box.");
    ASSERT_TRUE(reading.complete()) << reading.joined.missing.at(0);
    EXPECT_EQ(reading.puzzles[0].geometry().canvas(), (Canvas{6, 6, 6, 0}));
    EXPECT_EQ(reading.puzzles[0].geometry().houses(), 18);
}

// Every house has the same six of nine digits.
TEST(OtherDigits, SixOfNine) {
    const auto reading = drawn(
        "", "Pick six digits from 1-9. Place those six digits in each row, column and box. Normal sudoku rules apply.");
    ASSERT_TRUE(reading.complete()) << reading.joined.missing.at(0);
    const Geometry& board = reading.puzzles[0].geometry();
    EXPECT_EQ(board.canvas(), (Canvas{6, 6, 9, 1}));
    ASSERT_EQ(board.rules().size(), 1U);
    EXPECT_EQ(board.rules()[0].row->key, "same-digits");
    EXPECT_EQ(board.rules()[0].groups.size(), 18U);
}

// Fewer digits than a row has cells.
TEST(OtherDigits, ThatDoNotFit) {
    const auto found = read_published_text(
        testing::sudokupad_with(9, R"(,"metadata":{"rules":"Place the digits 0 to 5 in every row, column and box."})"),
        {std::nullopt, &formats::all()});
    ASSERT_TRUE(std::holds_alternative<ValueError>(found));
    EXPECT_EQ(std::get<ValueError>(found).found, "other digits in the words");
}

}  // namespace
}  // namespace deduku::formats::published
