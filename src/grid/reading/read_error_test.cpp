// Every error has its place, what was found and what was expected, and reading continues after it.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using testing::Lines;
using testing::read;

const std::string good = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string nine =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";

struct Mistake {
    std::string text;
    std::string message;
};

void expect_alone(const std::vector<Mistake>& mistakes, ReadOptions options = {}) {
    for (const Mistake& m : mistakes) EXPECT_EQ(read(m.text, options), Lines{m.message}) << m.text;
}

TEST(ReadError, Empty) {
    const std::string none = "found the end of the input, expected a puzzle";
    expect_alone({{"", "1:1: " + none},
                  {"\n\n", "2:1: " + none},
                  {"# only a comment\n", "1:1: " + none},
                  {"+---+---+\n", "1:1: " + none},
                  {"\xef\xbb\xbf", "1:1: " + none}});
}

TEST(ReadError, WrongNumberOfCells) {
    const std::string line = ", expected 81 cells on one line for a board of 9x9";
    expect_alone({{good.substr(1), "1:1: found 80 cells" + line},
                  {good + "1", "1:1: found 82 cells" + line},
                  {"  " + good + "1\n", "1:3: found 82 cells" + line}});
    EXPECT_EQ(read(good.substr(1) + "\n" + good + "\n" + good + "11\n" + good),
              (Lines{"1:1: found 80 cells" + line, good, "3:1: found 83 cells" + line, good}));
}

TEST(ReadError, LetterInNineByNine) {
    const std::string cell = ", expected 1-9 or an empty cell (. 0 * _ - ? X)";
    expect_alone({{"A" + good.substr(1), "1:1: found 'A'" + cell},
                  {good.substr(0, 80) + "q\n", "1:81: found 'q'" + cell},
                  {nine.substr(0, 13) + "G" + nine.substr(14), "2:4: found 'G'" + cell}});
    EXPECT_EQ(read("# x\n" + good.substr(0, 80) + "=\n" + good), (Lines{"2:81: found '='" + cell, good}));
}

TEST(ReadError, BinaryBytes) {
    const std::string bytes(
        "\x7f"
        "ELF\x01\x00\xff bytes\n\x02\x03\n",
        16);
    expect_alone({{bytes, "1:1: found '\\x7fELF\\x01\\x00\\xff bytes', expected a puzzle in one of the known formats"},
                  {good.substr(0, 5) + '\0' + good.substr(6),
                   "1:6: found '\\x00', expected 1-9 or an empty cell (. 0 * _ - ? X)"}});
}

TEST(ReadError, Prose) {
    expect_alone(
        {{"This is\nno puzzle\nat all.\n", "1:1: found 'This is', expected a puzzle in one of the known formats"},
         {"deduku: a long line of text without any puzzle",
          "1:1: found 'deduku: a long line of t...', expected a puzzle in one of the known formats"}});
}

TEST(ReadError, CutInTheMiddle) {
    const std::string rows = "rows of 9 cells";
    expect_alone(
        {{nine.substr(0, 50), "5:10: found the end of the puzzle after 5 rows, expected 9 " + rows},
         {nine.substr(0, 45), "5:6: found 5 cells in a row, expected 9 cells"},
         {"53..7....\n", "1:10: found the end of the puzzle after 1 row, expected 9 " + rows +
                             ", or all cells of a board on one line"},
         {"[Puzzle]\n" + nine.substr(0, 20), "3:10: found the end of the puzzle after 2 rows, expected 9 " + rows},
         {"[Puzzle]\n", "1:9: found the end of the input, expected the rows of a board after [Puzzle]"},
         {"[Puzzle]\n" + nine + "[State]\n" + nine.substr(0, 30),
          "14:10: found the end of the puzzle after 3 rows, expected 9 " + rows},
         {"[Puzzle]\nprose\n", "2:1: found 'prose', expected a row of a board"}});
    // The player's state does not replace its puzzle.
    EXPECT_EQ(read("[Puzzle]\n" + nine.substr(0, 50) + "\n[State]\n" + nine + "\n" + good),
              (Lines{"6:10: found the end of the puzzle after 5 rows, expected 9 " + rows, good}));
    EXPECT_EQ(read("#A me\n" + nine.substr(0, 50) + "#A you\n" + nine),
              (Lines{"6:10: found the end of the puzzle after 5 rows, expected 9 " + rows, good}));
    EXPECT_EQ(read(nine.substr(0, 50) + good),
              (Lines{"5:10: found the end of the puzzle after 5 rows, expected 9 " + rows, good}));
}

// A guess is not a given; after several digits a question mark is a remark.
TEST(ReadError, DigitWithAQuestionMark) {
    const std::string rows = "| 4   123 | 1   12  |\n| 3   24  | 2   13  |\n| 1   13  | 4   3   |\n";
    EXPECT_EQ(read("| 1?  34  | 3   14  |\n" + rows), Lines{"1:4: found '?', expected a candidate 1-4"});
    EXPECT_EQ(read("| 12? 34  | 3   14  |\n" + rows), read("| 12  34  | 3   14  |\n" + rows));
}

TEST(ReadError, UnequalRows) {
    EXPECT_EQ(read("53..7....\n6..195..\n" + nine.substr(20) + nine),
              (Lines{"2:9: found 8 cells in a row, expected 9 cells", good}));
    EXPECT_EQ(read("53..7....\n6..195.....\n" + nine.substr(20) + "\n" + nine),
              (Lines{"2:10: found 11 cells in a row, expected 9 cells", good}));
    EXPECT_EQ(read("1,,,\n,,\n,,,\n,,,\n"), Lines{"2:3: found 3 cells in a row, expected 4 cells"});
    // Bands of different puzzles are not joined.
    const std::string band = nine.substr(0, 30);
    EXPECT_EQ(read(band + "\n" + band + "\n" + nine)[0],
              "12:1: found another row after 9 rows, expected blank lines between all bands of a board of 9 rows and "
              "after it");
}

TEST(ReadError, NumbersOutOfRange) {
    std::string rows = "1 26";
    for (int i = 2; i < 625; ++i) rows += i % 25 == 0 ? "\n-1" : " -1";
    expect_alone(
        {{"5\n1\n" + rows, "3:3: found '26', expected a number 1-25 or an empty cell (. 0 -1)"},
         {"2\n1\n5 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n",
          "3:1: found '5', expected 1-4 or an empty cell (. 0 * _ - ? X)"},
         {"10\n1\n-1 -1\n-1 -1\n",
          "1:1: found '10', expected a puzzle, or the order 2-8 of a board (N = order x order)"},
         {"3\nx\n", "2:1: found 'x', expected a second number, then the rows of a board of order 3"},
         {"3\n", "1:2: found the end of the input, expected a second number, then the rows of a board of order 3"},
         {"4,,,\n,,,\n,,,\n,5,,\n", "4:2: found '5', expected 1-4 or an empty cell (. 0 * _ - ? X)"}});
}

TEST(ReadError, Candidates) {
    expect_alone({{"[]" + good.substr(1), "1:1: found '[]', expected at least one candidate in every cell"},
                  {"[3A]" + good.substr(1), "1:3: found 'A', expected a candidate 1-9"},
                  {"[33]" + good.substr(1), "1:3: found '3' twice, expected every candidate of a cell once"},
                  {"12 34 3 14\n4 125 1 12\n3 24 2 13\n1 13 4 3\n", "2:5: found '5', expected a candidate 1-4"}});
    std::string groups;
    for (int i = 0; i < 81; ++i) groups += "123456789";
    EXPECT_EQ(read(groups.substr(0, 720) + "........."),
              Lines{"1:721: found '.........', expected at least one candidate in every cell"});
    EXPECT_EQ(read("133" + groups.substr(3)), Lines{"1:2: found '3', expected 2 or . at this place of a group of 9"});
}

TEST(ReadError, Sizes) {
    const std::string divide = ", or rows of a length that boxes divide (4, 6, 8, 9, 10, 12 .. 64)";
    expect_alone(
        {{"1234567\n7654321\n1.3.5.7\n.......\n.......\n.......\n.......\n",
          "1:1: found 7 cells, expected 16 cells on one line for a board of 4x4" + divide},
         {std::string(121, '.'), "1:1: found 121 cells, expected 100 cells on one line for a board of 10x10"},
         {std::string(6561, '.'),
          "1:1: found more than 4096 cells, expected 4096 numbers, separated by blanks, on one line for a board "
          "of 64x64"},
         {std::string(4096, '.'),
          "1:1: found 4096 cells, expected 4096 numbers, separated by blanks, on one line for a board of "
          "64x64"}});
}

TEST(ReadError, MismatchedBox) {
    expect_alone({{good, "1:1: found 81 cells, expected 256 cells on one line for a board of 16x16"}}, {Box{4, 4}});
    expect_alone({{"3\n1\n", "1:1: found order 3, expected the order of a board of the given box"}}, {Box{2, 2}});
    expect_alone({{good, "1:1: found 81 cells, expected a puzzle; the box given fits no board"}}, {Box{0, 9}});
}

TEST(ReadError, SparseTable) {
    const std::string head = "Obs,SudRow,1,2,3,4\n";
    expect_alone(
        {{head, "1:19: found the end of the table, expected at least one row"},
         {head + "1,5,,,,\n", "2:3: found '5', expected a row number 1-4"},
         {head + "1,2,,,,\n2,2,,,,\n", "3:3: found row 2 again, expected every row once"},
         {head + "x\n", "2:1: found 'x', expected an observation number, a row number and 4 cells"},
         {head + "1,2,,,,,1\n", "2:10: found 5 cells in a row, expected 4 cells"},
         {head + "1,2,7,,,\n", "2:5: found '7', expected 1-4 or an empty cell (. 0 * _ - ? X)"},
         {"Obs,SudRow,1,2,3\n1,1,,,\n", "1:1: found 3 columns of cells, expected as many columns as a board has"}});
}

// Ten million blank cells on one line: one error, little memory, and the next line is read.
TEST(ReadError, EndlessLine) {
    PuzzleReader reader;
    const std::string piece(100'000, '.');
    Lines results;
    const auto drain = [&] {
        while (const auto result = reader.next())
            results.push_back(std::holds_alternative<Puzzle>(*result) ? to_line(std::get<Puzzle>(*result))
                                                                      : std::get<ReadError>(*result).text());
    };
    for (int i = 0; i < 100; ++i) {
        reader.feed(piece);
        drain();
    }
    const Lines one = {"found more than 4194304 bytes in one puzzle, expected at most 4096 cells (64x64)"};
    EXPECT_EQ(results, one);
    reader.feed("\n" + good);
    reader.finish();
    drain();
    EXPECT_EQ(results, (Lines{one[0], good}));

    const std::string ten_million(10'000'000, '.');  // NOLINT(bugprone-string-constructor)
    EXPECT_EQ(read(ten_million), Lines{"1:1: " + one[0]});
}

// Very many lines without content are neither stored nor examined repeatedly.
TEST(ReadError, EndlessEmptyLines) {
    std::string blank(1'000'000, '\n');
    EXPECT_EQ(read("[Puzzle]\n" + blank), Lines{"102:1: found a blank line, expected a row of a board"});
    EXPECT_EQ(read("[Puzzle]\n" + nine + blank + "[State]\n" + nine), (Lines{good, good}));
    EXPECT_EQ(read(nine.substr(0, 30) + blank)[0],
              "3:10: found the end of the puzzle after 3 rows, expected 9 rows of 9 cells");
    std::string frames;
    for (int i = 0; i < 300'000; ++i) frames += "---\n";
    EXPECT_EQ(read("Obs,SudRow,1,2,3,4\n1,1,3,,,\n" + frames), Lines{"3..............."});
    EXPECT_EQ(read(nine.substr(0, 30) + frames)[0],
              "3:10: found the end of the puzzle after 3 rows, expected 9 rows of 9 cells");
    EXPECT_EQ(read(frames + good), Lines{good});
}

// A line of ten cells, or rules without a puzzle.
TEST(ReadError, RulesWithoutAPuzzle) {
    EXPECT_EQ(read("rules:. .8. .# 7 9")[0],
              "1:19: found the end of the puzzle after 0 rows, expected 10 rows of 10 cells");
}

}  // namespace
}  // namespace deduku
