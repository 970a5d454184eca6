// Published puzzles: what is drawn and said, joined; links and JSON as SudokuPad and f-puzzles write them.
#include "formats/published/reading.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <random>

#include "formats/published/puzzle.hpp"
#include "formats/published/text/sentences.hpp"
#include "tests/support/links.hpp"
#include "tests/support/published.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats::published {
namespace {

using testing::circle;
using testing::dot;
using testing::drawn;
using testing::line;
using testing::Lines;
using testing::reading_of;
using testing::rules_of;

TEST(Published, Thermometers) {
    const std::string words = "Digits on a thermometer increase from the bulb.";
    const std::string bulb = R"(,"underlays":[)" + circle("0.5,0.5", "#ccc") + "]";
    const Lines rule{"thermo: A1 B1 C2"};
    EXPECT_EQ(rules_of(drawn(R"(,"lines":[)" + line("[0.5,0.5],[0.5,1.5],[1.5,2.5]", "#ccc") + "]" + bulb, words)),
              rule);
    // Drawn from its tip, in the short form.
    EXPECT_EQ(rules_of(drawn(R"(,l:[{wp:[[1.5,2.5],[0.5,1.5],[0.5,0.5]],c:"#ccc",th:9}])" + bulb, words)), rule);
    // A branch goes on from the stem.
    EXPECT_EQ(rules_of(drawn(R"(,"lines":[)" + line("[0.5,0.5],[0.5,2.5]", "#ccc") + "," +
                                 line("[0.5,1.5],[2.5,1.5]", "#ccc") + "]" + bulb,
                             words)),
              (Lines{"thermo: A1 B1 C1", "thermo: A1 B1 B2 B3"}));
}

TEST(Published, LinesByTheirColours) {
    const std::string green = line("[0.5,0.5],[0.5,2.5]", "#67f067"), pink = line("[2.5,0.5],[2.5,2.5]", "f067f0ff");
    const std::string lines = R"(,"lines":[)" + green + "," + pink + "]";
    EXPECT_EQ(
        rules_of(drawn(
            lines, "Neighbours on a green line differ by at least 3. A pink line has a set of consecutive digits.")),
        (Lines{"whispers 3: A1 B1 C1", "renban: A3 B3 C3"}));
    // Usual colours, where the words name none.
    EXPECT_EQ(
        rules_of(drawn(lines,
                       "Adjacent digits on whisper lines differ by at least 3. Renban lines have a set of consecutive "
                       "digits in any order.")),
        (Lines{"whispers 3: A1 B1 C1", "renban: A3 B3 C3"}));
    EXPECT_EQ(rules_of(drawn(lines, "Neighbours on a green line differ by at least 3.")),
              Lines{"no sentence explains the purple line at A3 .. C3"});
    EXPECT_EQ(rules_of(drawn("", "Neighbours on a green line differ by at least 3.")),
              Lines{"nothing is drawn for: \"Neighbours on a green line differ by at least 3.\""});
}

TEST(Published, ArrowsAndPills) {
    const std::string words = "Digits along an arrow sum to the number in its circle or pill.";
    const std::string arrow =
        R"(,"arrows":[{"wayPoints":[[0.9,0.5],[2.5,0.5]],"headLength":0.3,"color":"#aaa","thickness":3}])";
    EXPECT_EQ(rules_of(drawn(arrow + R"(,"overlays":[)" + circle("0.5,0.5", "#fff", R"(,"borderColor":"#aaa")") + "]",
                             words)),
              Lines{"arrow: A1 = A2 A3"});
    const std::string pill =
        R"(,"overlays":[{"center":[0.5,1],"width":1.8,"height":0.8,"rounded":true,"backgroundColor":"#fff","borderColor":"#aaa"}])";
    EXPECT_EQ(rules_of(drawn(arrow + pill, words)), Lines{"arrow: A1 B1 = A2 A3"});
}

TEST(Published, DotsSignsAndCorners) {
    const std::string shapes = R"(,"overlays":[)" + dot("0.5,1", "#fff") + "," + dot("1,0.5", "#000") + "," +
                               dot("2.5,3", "#fff", "X") + "," + dot("4,4", "#fff", "1 2") + "]";
    EXPECT_EQ(rules_of(drawn(
                  shapes,
                  "White dots separate consecutive digits. Black dots have a 1:2 ratio. Digits separated by an X sum "
                  "to 10. Digits in a circle appear in the four surrounding cells.")),
              (Lines{"white: A1 B1", "black: A1 A2", "x: C3 D3", "quad 1 2: D4 E4 D5 E5"}));
}

TEST(Published, CluesOutside) {
    const std::string clue =
        R"(,"overlays":[{"center":[0.5,-0.5],"width":1,"height":1,"text":"9"}],"arrows":[{"wayPoints":[[0.7,-0.3],[0.9,-0.1]],"headLength":0.2}])";
    EXPECT_EQ(rules_of(drawn(clue, "A clue outside the grid shows the sum of the indicated diagonal.")),
              Lines{"little-killer 9: A2 down-right"});
    const std::string straight = R"(,"overlays":[{"center":[6.5,1.5],"width":1,"height":1,"text":12}])";
    EXPECT_EQ(rules_of(drawn(straight,
                             "Clues outside the grid give the sum of the first X digits, where X is the first digit.")),
              Lines{"x-sum 12: column 2 from bottom"});
}

// Rules made from a head of a saying, with the parts of the thing.
TEST(Published, HeadsWithTheirCells) {
    const std::string lines = R"(,"lines":[)" + line("[0.5,0.5],[0.5,2.5]", "#e33") + "]";
    EXPECT_EQ(rules_of(drawn(lines, "Adjacent digits on a red line sum to at least 7.")),
              Lines{"pair a + b >= 7: A1 B1 C1"});
    EXPECT_EQ(rules_of(drawn(lines, "The digit at one end of a line is the sum of all other digits of the line.")),
              Lines{"any { arrow:  A1 =  B1 C1 } { arrow:  C1 =  A1 B1 }"});
    // A second sentence about the same line adds to it.
    EXPECT_EQ(rules_of(drawn(lines, "Neighbours on a red line differ by at least 3. Digits cannot repeat on a line.")),
              (Lines{"whispers 3: A1 B1 C1", "killer:  A1 B1 C1"}));
    const std::string arrow =
        R"(,"arrows":[{"wayPoints":[[0.9,0.5],[2.5,0.5]],"headLength":0.3,"color":"#aaa","thickness":3}],"overlays":[)" +
        circle("0.5,0.5", "#fff", R"(,"borderColor":"#aaa")") + "]";
    EXPECT_EQ(rules_of(drawn(arrow, "The circle of an arrow has the average of the digits along the arrow.")),
              Lines{"weighted 0: 1  A2 A3 -2  A1"});
    const std::string cage = R"(,"cages":[{"cells":[[0,0],[0,1],[1,0]],"value":"12"}])";
    EXPECT_EQ(rules_of(drawn(cage, "A small clue in a cage shows digits that must appear in it.")),
              Lines{"contains 1 2: A1 B1 A2"});
    EXPECT_EQ(rules_of(drawn(cage,
                             "Digits in cages do not repeat and sum to the number. Within cages digits increase "
                             "from left to right and from top to bottom.")),
              (Lines{"killer 12: A1 B1 A2", "greater: B1 A1 / A2 A1"}));
    const std::string clue = R"(,"overlays":[{"center":[0.5,-0.5],"width":1,"height":1,"text":"9"}])";
    EXPECT_EQ(rules_of(drawn(clue, "The sum of the first three digits is given outside the grid.")),
              Lines{"sum 9: A1 B1 C1"});
}

// A line on which a difference occurs as often as it says; of three pairs: 3, 3 and 3, or 1 and twice 2.
TEST(Published, CountedDifferences) {
    const std::string two = R"(,"lines":[)" + line("[0.5,0.5],[0.5,2.5]", "#e33") + "]";
    EXPECT_EQ(rules_of(drawn(two,
                             "The difference of two adjacent digits on a line shows how many pairs of the line have "
                             "that difference.")),
              Lines{"any { pair abs(a - b) = 2: A1 B1; pair abs(a - b) = 2: B1 C1 }"});
    const std::string three = R"(,"lines":[)" + line("[0.5,0.5],[0.5,3.5]", "#e33") + "]";
    const Lines rules =
        rules_of(drawn(three,
                       "The difference of two adjacent digits on a line shows how many pairs of the line have that "
                       "difference."));
    ASSERT_EQ(rules.size(), 1U);
    EXPECT_EQ(std::count(rules[0].begin(), rules[0].end(), '{'), 4);
}

// Signs drawn as short lines, shaded areas by colour, several digits in one circle, unknown sums.
TEST(Published, OtherDrawings) {
    const std::string sign =
        R"(,"lines":[{"wayPoints":[[0.35,0.85],[0.5,1.2],[0.65,0.85]],"color":"#000","thickness":1}])";
    EXPECT_EQ(rules_of(drawn(sign, "Inequality signs point to the lower digit.")), Lines{"greater: A1 B1"});
    const std::string quads =
        R"(,"overlays":[)" + dot("1,1", "#fff", "1") + R"(,{"center":[1,1.1],"width":0.2,"height":0.2,"text":"4"}])";
    EXPECT_EQ(rules_of(drawn(quads, "Digits in a circle appear in the four surrounding cells.")),
              Lines{"quad 1 4: A1 B1 A2 B2"});
    const std::string cages = R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"?"}])";
    EXPECT_EQ(rules_of(drawn(cages, "Digits in cages do not repeat and sum to the number.")), Lines{"killer: A1 B1"});
}

TEST(Published, CellsWithValues) {
    const std::string cage = R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"7"}])";
    const std::string one = "There is one doubler in each row, column and box. ";
    const std::string sums = "Digits in cages do not repeat and sum to the number. ";
    const std::string layer = "layer doubler 0 1 once-in row column box";
    EXPECT_EQ(rules_of(drawn(cage, one + "A doubler counts as double its digit. " + sums)),
              (Lines{layer, "value v digit * (1 + doubler)", "killer 7 of v: A1 B1"}));
    EXPECT_EQ(rules_of(drawn(cage, one + "A doubler counts as double its digit for the purposes of cages. " + sums +
                                       "Each digit appears in exactly one doubler."))
                  .front(),
              layer + " digit");
    // Their meaning, or what they count for, is missing.
    EXPECT_EQ(rules_of(drawn(cage, one + sums)),
              Lines{"the words about values leave open where these cells are, or what they count"});
    EXPECT_EQ(rules_of(drawn(cage, one + "A doubler counts as double its digit for the purposes of arrows. " + sums)),
              Lines{"nothing is drawn that counts the values"});
    const std::string renban = R"(,"lines":[)" + line("[2.5,0.5],[2.5,2.5]", "f067f0ff") + "]";
    EXPECT_EQ(rules_of(drawn(cage + renban, one + "A doubler counts as double its digit. " + sums +
                                                "A pink line has a set of consecutive digits.")),
              Lines{"values in the rule 'renban'"});
}

// With words that do not say whether digits may repeat, both ways are tried.
TEST(Published, CagesWithAndWithoutRepeats) {
    const std::string cage = R"(,"cages":[{"cells":[[0,0],[0,1],[1,1]],"value":"7"}])";
    const Reading reading = drawn(cage, "Digits in a cage sum to the number in its corner.");
    ASSERT_EQ(reading.joined.alternatives.size(), 2U);
    EXPECT_EQ(reading.joined.alternatives[0].rules, Lines{"killer 7: A1 B1 B2"});
    EXPECT_EQ(reading.joined.alternatives[1].rules, Lines{"sum 7: A1 B1 B2"});
    EXPECT_EQ(reading.joined.alternatives[1].assumptions, Lines{"digits may repeat in cages"});
    EXPECT_EQ(rules_of(drawn(cage, "Digits in a cage do not repeat and sum to the number in its corner.")),
              Lines{"killer 7: A1 B1 B2"});
    EXPECT_EQ(rules_of(drawn(cage, "Digits in a cage do not repeat.")),
              Lines{"no sentence explains the cage \"7\" at A1 .. B2"});
}

// Numbers that are bounds, and numbers of which a digit is missing.
TEST(Published, CagesWithBounds) {
    const auto cage = [](const std::string& value) {
        return R"(,"cages":[{"cells":[[0,0],[0,1],[1,0]],"value":")" + value + R"("}])";
    };
    const std::string unique = "Digits do not repeat in cages. ";
    const std::string bounds = unique + "The sum of a cage with < or > is less than or greater than the number.";
    EXPECT_EQ(rules_of(drawn(cage("<12"), bounds)), (Lines{"sum-at-most 11: A1 B1 A2", "killer: A1 B1 A2"}));
    EXPECT_EQ(rules_of(drawn(cage("> 12"), bounds)), (Lines{"sum-at-least 13: A1 B1 A2", "killer: A1 B1 A2"}));
    EXPECT_EQ(rules_of(drawn(cage("<12"), unique)).size(), 1U);
    const std::string masked = unique + "A ? stands for any digit of the sum of a cage.";
    EXPECT_EQ(rules_of(drawn(cage("1?"), masked)),
              (Lines{"sum-at-least 10: A1 B1 A2", "sum-at-most 19: A1 B1 A2", "killer: A1 B1 A2"}));
    EXPECT_EQ(rules_of(drawn(cage("?2"), masked)), (Lines{"any { sum 12: A1 B1 A2 }", "killer: A1 B1 A2"}));
}

TEST(Published, CagesWithOneSum) {
    const std::string cages = R"(,"cages":[{"cells":[[0,0],[0,1]]},{"cells":[[2,0],[3,0],[3,1]]}])";
    EXPECT_EQ(rules_of(drawn(cages, "Digits do not repeat in cages. All cages have the same sum.")),
              (Lines{"killer: A1 B1", "killer: A3 A4 B4", "equal-sums: A1 B1 = A3 A4 B4"}));
}

TEST(Published, AreasWithProducts) {
    const std::string cage = R"(,"cages":[{"cells":[[0,0],[0,1],[1,1]],"value":"12"}])";
    EXPECT_EQ(rules_of(drawn(cage, "Cages show the product of their digits.")), Lines{"product 12: A1 B1 B2"});
}

TEST(Published, LinesByTheirEnds) {
    const std::string lines = R"(,"lines":[)" + line("[0.5,0.5],[0.5,2.5]", "#ccc") + "]";
    const std::string end = R"(,"underlays":[)" + circle("0.5,2.5", "#fff", R"(,"borderColor":"#ccc")") + "]";
    EXPECT_EQ(
        rules_of(drawn(lines + end,
                       "The digit in position N along an index line, starting from the circle, is the position of "
                       "the digit N.")),
        Lines{"index-line: C1 B1 A1"});
    EXPECT_EQ(rules_of(drawn(lines, "Digits on a line increase from one end to the other.")),
              Lines{"rising-line: A1 B1 C1"});
    EXPECT_EQ(rules_of(drawn(lines, "Of adjacent digits on a line one is a multiple of the other.")),
              Lines{"factor-line: A1 B1 C1"});
    EXPECT_EQ(rules_of(drawn(lines, "Each line can be divided into segments that sum to 7.")),
              Lines{"n-sum-line 7: A1 B1 C1"});
}

TEST(Published, CirclesThatCountAndMagicSquares) {
    const std::string circles = R"(,"underlays":[)" + circle("0.5,0.5", "#fff", R"(,"borderColor":"#000")") + "," +
                                circle("2.5,3.5", "#fff", R"(,"borderColor":"#000")") + "]";
    EXPECT_EQ(rules_of(drawn(circles, "A digit in a circle shows how many circles contain that digit.")),
              Lines{"counting-circles: A1 D3"});
    const std::string shaded = R"(,"underlays":[{"center":[1.5,1.5],"width":3,"height":3,"backgroundColor":"#ccc"}])";
    EXPECT_EQ(rules_of(drawn(shaded, "The shaded cells are a magic square.")),
              Lines{"magic-square: A1 B1 C1 A2 B2 C2 A3 B3 C3"});
}

TEST(Published, WholeBoards) {
    EXPECT_EQ(rules_of(drawn("", "Cells a camel's move apart cannot contain the same digit.")),
              Lines{"anti-leaper 1 3"});
    EXPECT_EQ(rules_of(drawn("", "No two 6s are a queen's move apart.")), Lines{"anti-queen 6"});
    EXPECT_EQ(rules_of(drawn("", "Each 2x2 block contains one of 147, one of 258 and one of 369.")),
              Lines{"global-modular"});
}

TEST(Published, ColumnsThatGivePositions) {
    EXPECT_EQ(rules_of(drawn("", "Digits in column 2 indicate the column in which the digit 2 appears in that row.")),
              Lines{"column-indexer: B1 B2 B3 B4 B5 B6"});
    EXPECT_EQ(rules_of(drawn("", "Digits in column 2 indicate the column in which the digit 3 appears in that row.")),
              Lines{"a column that gives the position of another digit than its number"});
    EXPECT_EQ(rules_of(drawn("", "Digits in column 9 indicate the column in which the digit 9 appears in that row.")),
              Lines{"the board has no column 9"});
}

TEST(Published, LowAndHighMarks) {
    const std::string shapes = R"(,"underlays":[)" + circle("0.5,0.5", "#ccc") +
                               R"(,{"center":[1.5,1.5],"width":0.8,"height":0.8,"backgroundColor":"#ccc"}])";
    EXPECT_EQ(rules_of(drawn(shapes, "Grey circles contain low digits, grey squares contain high digits.")),
              (Lines{"only 1 2 3: A1", "only 4 5 6: B2"}));
}

TEST(Published, DigitsAmongTheFirstCells) {
    const std::string clue = R"(,"overlays":[{"center":[6.5,1.5],"width":1,"height":1,"text":"25"}])";
    EXPECT_EQ(rules_of(drawn(clue, "Digits outside the grid appear in the first 3 cells from there.")),
              Lines{"contains 2 5: B6 B5 B4"});
    EXPECT_EQ(
        rules_of(drawn(clue, "Digits outside the grid appear in the first nine cells from there.")),
        (Lines{"the outside clue \"25\" lacks a number or a circle", "no sentence explains the outside clue \"25\""}));
}

TEST(Published, LinesOfASum) {
    const std::string lines = R"(,"lines":[)" + line("[0.5,0.5],[0.5,2.5]", "#67f067") + "," +
                              line("[2.5,0.5],[2.5,2.5]", "f067f0ff") + "," + line("[4.5,0.5],[4.5,1.5]", "f067f0ff") +
                              "]";
    EXPECT_EQ(rules_of(drawn(lines, "Digits on a green line sum to 9. Digits on a pink line sum to 7.")),
              (Lines{"sum 9: A1 B1 C1", "sum 7: A3 B3 C3", "sum 7: A5 B5"}));
    EXPECT_EQ(rules_of(drawn(lines, "All lines have the same sum.")), Lines{"equal-sums: A1 B1 C1 = A3 B3 C3 = A5 B5"});
    EXPECT_EQ(rules_of(drawn(lines, "Lines of the same colour have the same sum.")),
              (Lines{"the green line at A1 .. C1 has no other to compare",
                     "no sentence explains the green line at A1 .. C1"}));
}

// Ways with different solutions: nobody knows which one is meant.
TEST(Published, WaysWithDifferentSolutionsAreRefused) {
    ReadOptions options{std::nullopt, &formats::all()};
    options.only_solution = [](const Puzzle& puzzle) {
        const bool repeats = puzzle.geometry().rules()[0].row->key == "sum";
        return std::optional(Grid(36, static_cast<Digit>(repeats ? 1 : 0)));
    };
    const std::string cage =
        R"(,"cages":[{"cells":[[0,0],[0,1],[1,1]],"value":"7"}],"metadata":{"rules":"Digits in a cage sum to the number in its corner."})";
    const auto results = read_puzzles(testing::sudokupad_with(6, cage), options);
    ASSERT_TRUE(std::holds_alternative<ReadError>(results.at(0)));
    EXPECT_EQ(std::get<ReadError>(results.at(0)).found,
              "a puzzle that can be read in several ways with different solutions");
}

// Things that look alike are named together.
TEST(Published, OpenThingsTogether) {
    const auto overlays = [](const std::string& text) { return R"(,"overlays":[)" + text + "]"; };
    EXPECT_EQ(rules_of(drawn(overlays(dot("0.5,1", "#fff") + "," + dot("1,0.5", "#fff") + "," + dot("4.5,3", "#fff") +
                                      "," + dot("5.5,3", "#fff") + "," + dot("3,5.5", "#000", "X")),
                             "Normal sudoku rules apply.")),
              (Lines{"no sentence explains the 4 white dots at A1 .. B1, A1 .. A2, C5 .. D5 and 1 more",
                     "no sentence explains the sign \"X\" at F3 .. F4"}));
    EXPECT_EQ(rules_of(drawn(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":5},{"cells":[[2,0],[3,0]],"value":6}])", "")),
              (Lines{"there are no words that explain the picture",
                     "no sentence explains the 2 cages with numbers at A1 .. B1, A3 .. A4"}));
}

// Nothing that may be a rule is dropped: curves, sums without a text, members that are not known.
TEST(Published, DropsNothing) {
    EXPECT_EQ(
        rules_of(drawn(R"(,"lines":[{"d":"M1 1L9 9","color":"#f00","thickness":3}])", "Normal sudoku rules apply.")),
        Lines{"no sentence explains the red stroke"});
    EXPECT_EQ(rules_of(drawn(R"(,"cages":[{"cells":[[0,0],[0,1]],"sum":5}])",
                             "Digits in a cage do not repeat and sum to its clue.")),
              Lines{"killer 5: A1 B1"});
    const std::string words = R"("metadata":{"rules":"Normal sudoku rules apply."})";
    EXPECT_EQ(testing::line_of(testing::sudokupad_with(4, R"(,"cages":[{"cells":[[0,0]],"product":6}],)" + words)),
              "found 'product' of a cage, which may be a rule, expected houses and rules as in doc/formats.md");
}

TEST(Published, MarksAndShades) {
    const std::string shapes = R"(,"underlays":[)" + circle("0.5,0.5", "#ccc") +
                               R"(,{"center":[1.5,1.5],"width":0.8,"height":0.8,"backgroundColor":"#ccc"}])";
    EXPECT_EQ(rules_of(drawn(shapes, "Grey circles contain odd digits, grey squares contain even digits.")),
              (Lines{"odd: A1", "even: B2"}));
    EXPECT_EQ(
        rules_of(drawn(
            "",
            "Digits cannot repeat on the main diagonals. Cells a knight's move apart cannot contain the same digit.")),
        (Lines{"diagonals", "anti-knight"}));
}

// The solution in the data is never seen by the reading; it is there to compare.
TEST(Published, SolutionsAreKeptApart) {
    const Reading reading = reading_of(testing::sudokupad_with(
        4,
        R"(,"metadata":{"rules":"Normal sudoku rules apply.","solution":"1234341221434321","title":"T","author":"N. N."})"));
    ASSERT_TRUE(reading.solution);
    ASSERT_EQ(reading.puzzles.size(), 1U);
    EXPECT_EQ(clue_count(reading.puzzles[0]), 0);
    EXPECT_EQ(reading.puzzles[0].name, "T");
    const auto verdict = [&](int count, const Grid& grid) {
        return judged(reading, [&](const Puzzle&) { return CountedSolutions{count, grid}; }).verdict;
    };
    EXPECT_EQ(verdict(1, *reading.solution), ReadingVerdict::confirmed);
    EXPECT_EQ(verdict(1, Grid(16, Digit{0})), ReadingVerdict::other);
    EXPECT_EQ(verdict(2, *reading.solution), ReadingVerdict::several);
    EXPECT_EQ(verdict(0, *reading.solution), ReadingVerdict::none);
    EXPECT_EQ(verdict(3, *reading.solution), ReadingVerdict::unknown);
}

// A player's digits in all cells of f-puzzles are the solution.
TEST(Published, FpuzzlesBySentencesAndRules) {
    const std::string rules =
        R"(,"ruleset":"Digits in cages do not repeat and sum to the total. Identical digits cannot be a knight's move apart.")";
    const Reading reading =
        reading_of(testing::fpuzzles_with(6, R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"5"}])" + rules));
    EXPECT_TRUE(reading.complete());
    ASSERT_EQ(reading.puzzles.size(), 1U);
    EXPECT_EQ(write_rules(reading.puzzles[0].geometry().rules(), reading.puzzles[0].geometry()),
              "killer 5: A1 B1; anti-knight");
    const std::string lines =
        R"(,"line":[{"lines":[["R1C1","R1C3"]],"outlineC":"#67F067","width":0.3}],"ruleset":"Neighbours on a green line differ by at least 3.")";
    EXPECT_EQ(rules_of(reading_of(testing::fpuzzles_with(6, lines))), Lines{"whispers 3: A1 B1 C1"});
}

TEST(Published, PartlyRead) {
    const std::string link =
        testing::sudokupad_with(4, R"(,"metadata":{"rules":"Normal sudoku rules apply. The snake bites its tail."})");
    EXPECT_EQ(testing::line_of(link),
              "found a puzzle of which not all is understood: not understood: \"The snake bites its tail.\", expected "
              "rules of "
              "doc/published.md; 'deduku read' shows the reading, --partly goes on without them");
    ReadOptions options{std::nullopt, &formats::all()};
    options.partly = true;
    const auto results = read_puzzles(link, options);
    EXPECT_EQ(std::get<Puzzle>(results.at(0)).comment,
              "Rules: Normal sudoku rules apply. The snake bites its tail.\n"
              "Read without: not understood: \"The snake bites its tail.\"");
}

// Changes bytes of the example, and words of its paragraph: every outcome is a reading or an error with words.
void read_spoiled(unsigned rounds, unsigned seed) {
    std::ifstream file(DEDUKU_ROOT "/data/published.json");
    const std::string original{std::istreambuf_iterator<char>(file), {}};
    ASSERT_GT(original.size(), 1000U);
    const auto words =
        words_in("no digits on the green lines in cages: sum, (not) 5 \"white\" dots; knight's move 1:2 except bulb");
    std::mt19937 random(seed);
    const auto below = [&](std::size_t n) { return random() % n; };
    for (unsigned round = 0; round < rounds; ++round) {
        std::string text = original;
        for (std::size_t change = 1 + below(4); change > 0; --change) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
                case 0: text.erase(at, below(8)); break;
                case 1: text.insert(at, text.substr(below(text.size()), below(30))); break;
                case 2: text.insert(at, ' ' + words[below(words.size())] + ' '); break;
                default: text[at] = "0123456789.,:[]{}\"-\\<&\xff\xf0"[below(24)];
            }
        }
        const auto found = read_published_text(text, {std::nullopt, &formats::all()});
        if (const auto* mistake = std::get_if<ValueError>(&found)) {
            EXPECT_FALSE(mistake->found.empty() || mistake->expected.empty()) << text;
            continue;
        }
        const auto& reading = std::get<Reading>(found);
        EXPECT_EQ(reading.joined.claimed.size(), reading.things.size());
        EXPECT_LE(reading.puzzles.size(), most_alternatives);
        for (const Puzzle& puzzle : reading.puzzles) EXPECT_FALSE(to_line(puzzle).empty());
        for (std::size_t i = 0; i < reading.things.size(); ++i)
            EXPECT_TRUE(!reading.complete() || reading.joined.claimed[i] != unclaimed) << text;
    }
}
TEST(Published, SpoiledData) { read_spoiled(1000, 1); }
TEST(ExhaustivePublished, SpoiledData) { read_spoiled(10'000, 2); }

TEST(Colours, ByWords) {
    const auto words = [](std::string_view text) {
        Lines out;
        const auto colour = colour_of(text);
        if (!colour) return Lines{"none"};
        for (std::string_view word : words_of(*colour)) out.emplace_back(word);
        return out;
    };
    EXPECT_EQ(words("#67f067ff").front(), "green");
    EXPECT_EQ(words("#cccf"), Lines{"grey"});
    EXPECT_EQ(words("CFCFCF"), Lines{"grey"});
    EXPECT_EQ(words("#0"), Lines{"black"});
    EXPECT_EQ(words("#fff"), Lines{"white"});
    EXPECT_TRUE(is_called(*colour_of("#d23be7"), "purple"));
    EXPECT_TRUE(is_called(*colour_of("#d23be7"), "pink"));
    EXPECT_FALSE(is_called(*colour_of("#d23be7"), "green"));
    EXPECT_EQ(words("#ffffff00"), Lines{});
    EXPECT_EQ(words("none"), Lines{"none"});
    EXPECT_EQ(words("#12345"), Lines{"none"});
    EXPECT_EQ(colour_word("gray"), "grey");
    EXPECT_EQ(colour_word("bulb"), "");
}

TEST(Things, NumbersInThousandths) {
    EXPECT_EQ(thousandths("8.5"), 8500);
    EXPECT_EQ(thousandths("-0.25"), -250);
    EXPECT_EQ(thousandths("4.2200000000000002"), 4220);
    EXPECT_EQ(thousandths(""), std::nullopt);
    EXPECT_EQ(thousandths("1e9"), std::nullopt);
    EXPECT_EQ(thousandths("99999999999999999999"), std::nullopt);
}

}  // namespace
}  // namespace deduku::formats::published
