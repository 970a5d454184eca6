// Pasted text: boards among other text, with other symbols for empty cells, in other encodings.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "deduku/text.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using testing::Lines;
using testing::read;
using testing::read_puzzle;

// The example of the article "Sudoku" of the English Wikipedia, and its solution.
const std::string pasted = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::string with(const std::string& blank, const std::string& between = "", const std::string& end = "\n") {
    std::string text;
    for (std::size_t i = 0; i < pasted.size(); ++i)
        text += (pasted[i] == '.' ? blank : std::string(1, pasted[i])) + (i % 9 == 8 ? end : between);
    return text;
}

std::string zeros() { return with("0", "", ""); }

std::string utf16(const std::string& text, bool little, bool mark) {
    std::string out = mark ? little ? "\xff\xfe" : "\xfe\xff" : "";
    for (char c : text) {
        if (!little) out += '\0';
        out += c;
        if (little) out += '\0';
    }
    return out;
}

TEST(ReadPaste, VariousSignsForEmptyCells) {
    for (const char* blank : {"-", "?"}) {
        EXPECT_EQ(read(with(blank, "", "")), Lines{pasted}) << blank;
        EXPECT_EQ(read(with(blank)), Lines{pasted}) << blank;
        EXPECT_EQ(read(with(blank, " ")), Lines{pasted}) << blank;
        EXPECT_EQ(read(with(blank, ",")), Lines{pasted}) << blank;
    }
}

// A line of dashes is a frame, unless dashes are cells.
TEST(ReadPaste, RowsOfDashes) {
    const std::string tail = "6--195---\n-98----6-\n8---6---3\n4--8-3--1\n7---2---6\n-6----28-\n---419--5\n";
    const std::string cells = ".........6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........";
    EXPECT_EQ(read("---------\n" + tail + "---------\n"), Lines{cells});
    EXPECT_EQ(read("---------\n" + with(".") + "---------\n"), Lines{pasted});
    EXPECT_EQ(read("---------\n---------\n" + tail), Lines{std::string(18, '.') + cells.substr(9, 63)});
    EXPECT_EQ(read("|---|---|---|\n" + with("-") + "|---|---|---|\n"), Lines{pasted});
}

TEST(ReadPaste, Blanks) {
    EXPECT_EQ(read(with(" ")), Lines{pasted});
    EXPECT_EQ(read(with(" ", " ")), Lines{pasted});
    EXPECT_EQ(read(with(" ", "", "")), Lines{pasted});
    // Editors remove blanks at the ends of lines.
    EXPECT_EQ(read("53  7\n6  195\n 98    6\n8   6   3\n4  8 3  1\n7   2   6\n 6    28\n   419  5\n    8  79\n"),
              Lines{pasted});
    EXPECT_EQ(read("+---+---+---+\n|53 | 7 |   |\n|6  |195|   |\n| 98|   | 6 |\n+---+---+---+\n|8  | 6 |  3|\n"
                   "|4  |8 3|  1|\n|7  | 2 |  6|\n+---+---+---+\n| 6 |   |28 |\n|   |419|  5|\n|   | 8 | 79|\n"
                   "+---+---+---+\n"),
              Lines{pasted});
    EXPECT_EQ(
        read("5 3   |   7   |\n6     | 1 9 5 |\n  9 8 |       |   6\n------+-------+------\n8     |   6   |     3\n"
             "4     | 8   3 |     1\n7     |   2   |     6\n------+-------+------\n  6   |       | 2 8\n"
             "      | 4 1 9 |     5\n      |   8   |   7 9\n"),
        Lines{pasted});
    // Boards of other sizes are not read as boards with blanks.
    EXPECT_EQ(read("12 34\n34 12\n21 43\n43 21\n\n12 34\n34 12\n21 43\n43 21\n").size(), 2u);
}

TEST(ReadPaste, OneBoardOnALine) {
    const auto comment = [](const std::string& text) {
        const Puzzle puzzle = read_puzzle(text);
        EXPECT_EQ(to_line(puzzle), pasted) << text;
        return puzzle.comment;
    };
    EXPECT_EQ(comment("0000183b305c " + zeros() + "  1.2"), "0000183b305c 1.2");
    EXPECT_EQ(comment("https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros()),
              "https://www.sudokuwiki.org/sudoku.htm?bd=");
    EXPECT_EQ(comment("https://sudokuexchange.com/play/?s=" + zeros() + "&d=2"),
              "https://sudokuexchange.com/play/?s= &d=2");
    EXPECT_EQ(comment("1. " + pasted), "");
    EXPECT_EQ(comment("Puzzle 3 (hard): " + pasted + " by me"), "Puzzle 3 (hard by me");
    EXPECT_EQ(comment("Please solve " + zeros() + "."), "Please solve .");
    EXPECT_EQ(comment("solution " + solved + " of " + pasted), "solution " + solved + " of");
    EXPECT_EQ(comment("99480,99408,114,1895," + zeros() + ",Easter-Monster,20.00s"),
              "99480,99408,114,1895 Easter-Monster,20.00s");
    EXPECT_EQ(comment("\"" + pasted + "\","), "");
    EXPECT_EQ(
        read("a " + pasted + " b " + zeros()),
        Lines{"1:87: found a second board of 81 cells, expected one puzzle on a line, or a puzzle and its solution"});
}

TEST(ReadPaste, FieldsAndRowsOnOneLine) {
    EXPECT_EQ(read(with("0", ",", ",")), Lines{pasted});
    EXPECT_EQ(read(with("", ",", ",")), Lines{pasted});
    EXPECT_EQ(read(with("123456789", ";", ";")), Lines{pasted});
    EXPECT_EQ(read(with("12", "\t", "\t")).size(), 1u);
    EXPECT_EQ(read(with(".", "", "/")), Lines{pasted});
    EXPECT_EQ(read(with(".", "", ", ")), Lines{pasted});
}

TEST(ReadPaste, ColumnsOfAHeader) {
    const std::string other = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    EXPECT_EQ(read("solution,puzzle\n" + solved + "," + pasted + "\n" + solved + "," + other), (Lines{pasted, other}));
    EXPECT_EQ(read("id;level;Quiz;solution\n7;easy;" + zeros() + ";" + solved + "\n8;hard;" + other + ";\n"),
              (Lines{pasted, other}));
    const auto results =
        read_puzzles("\"name\",\"grid\",\"note\"\n\"One, two\"," + pasted + ",\"so \"\"they\"\" say\"\n");
    ASSERT_EQ(results.size(), 1u);
    const auto& puzzle = std::get<Puzzle>(results[0]);
    EXPECT_EQ(puzzle.name, "One, two");
    EXPECT_EQ(puzzle.comment, "so \"they\" say");
    EXPECT_EQ(read("puzzle\n" + pasted + "\n" + other + "\n"), (Lines{pasted, other}));
    // A line that does not match is an error, and the header still applies.
    EXPECT_EQ(
        read("id,puzzle\n1," + pasted + "\n2," + pasted.substr(1) + "\n3," + other + "\n"),
        (Lines{pasted, "3:3: found 80 cells, expected 81 cells on one line for a board of 9x9, in field 2", other}));
    EXPECT_EQ(read("solution,puzzle\n" + solved + "," + pasted + "\n\n" + other + "\n"), (Lines{pasted, other}));
}

TEST(ReadPaste, HashesForBlanks) {
    EXPECT_EQ(read(with("#", "", "")), Lines{pasted});
    const std::string begins_with_one = "#98....6." + pasted.substr(9);
    std::string hashes = begins_with_one;
    std::replace(hashes.begin(), hashes.end(), '.', '#');
    EXPECT_EQ(read(hashes + "\n" + hashes), (Lines{'.' + begins_with_one.substr(1), '.' + begins_with_one.substr(1)}));
    EXPECT_EQ(read("1#############2#"), Lines{"1.............2."});
    // These are comments: no digit, a digit beyond the board's, one character too many.
    for (const std::string& comment : {std::string(81, '#'), std::string("##########9####1"), hashes + "#"}) {
        const Puzzle puzzle = read_puzzle(comment + "\n" + pasted);
        EXPECT_EQ(to_line(puzzle), pasted);
        EXPECT_EQ(puzzle.comment, comment.substr(1));
    }
}

TEST(ReadPaste, ListOfGivens) {
    std::string list;
    for (std::size_t i = 0; i < pasted.size(); ++i)
        if (pasted[i] != '.')
            list += (i % 9 == 0 ? "\n" : " ") + std::string("r") + std::to_string(i / 9 + 1) + 'c' +
                    std::to_string(i % 9 + 1) + '=' + pasted[i];
    EXPECT_EQ(read(list), Lines{pasted});
    EXPECT_EQ(read(list + "\n\n" + list), (Lines{pasted, pasted}));
    std::string one_line = list.substr(1);
    std::replace(one_line.begin(), one_line.end(), '\n', ',');
    EXPECT_EQ(read(one_line), Lines{pasted});
    EXPECT_EQ(read("R1C1=16"), Lines{'G' + std::string(255, '.')});
    ReadOptions small;
    small.box = Box{2, 2};
    EXPECT_EQ(to_line(std::get<Puzzle>(read_puzzles("r4c4=3", small).at(0))), "...............3");
    EXPECT_EQ(read_puzzles("r1c1=5", small).size(), 1U);
    EXPECT_EQ(std::get<ReadError>(read_puzzles("r1c1=1 r1c2=5", small).at(0)).text(),
              "found 'r1c2=5', expected rows, columns and digits from 1 to 4");
    EXPECT_EQ(read("r1c1=5\nr1c1=6"), Lines{"2:1: found 'r1c1=6', expected one digit for each cell"});
    EXPECT_EQ(read("r1c1=65"), Lines{"1:1: found 'r1c1=65', expected rows, columns and digits from 1 to 64"});
}

TEST(ReadPaste, LatexPackageSudoku) {
    const std::string rows = "|" + with(" ", "|", "|.\n|");
    const std::string body = rows.substr(0, rows.size() - 1);
    EXPECT_EQ(read("\\begin{sudoku}\n" + body + "\\end{sudoku}\n"), Lines{pasted});
    EXPECT_EQ(read("\\begin{sudoku-block}\n% one\n" + body + "\\end{sudoku-block}\n" + pasted),
              (Lines{pasted, pasted}));
    EXPECT_EQ(read("\\begin{sudoku}\n| |1| | |.\n\n| | | | |.\n|2| | | |.\n| | | |3|.\n\\end{sudoku}\n"),
              Lines{".1......2......3"});
    EXPECT_EQ(read("\\begin{sudoku}\n" + body), Lines{"10:21: found the end of the input, expected \\end{sudoku}"});
    EXPECT_EQ(read("\\begin{sudoku}\n|1| | | |.\n\\end{sudoku}"),
              Lines{"3:1: found 1 row of 4 fields, expected as many rows as each has fields, 9 of a 9x9"});
    EXPECT_EQ(read("\\begin{sudoku}\n|1| | | |.\n|1|.\n\\end{sudoku}").at(0),
              "3:1: found '|1|.', expected a row such as |5|3| | |7| | | | |.");
}

TEST(ReadPaste, Titles) {
    const std::string rows = with("0");
    const auto results = read_puzzles("Grid 01\n" + rows + "Grid 02\n" + rows);
    ASSERT_EQ(results.size(), 2u);
    EXPECT_EQ(std::get<Puzzle>(results[1]).name, "Grid 02");
    EXPECT_EQ(to_line(std::get<Puzzle>(results[1])), pasted);
    EXPECT_EQ(read("1.\n" + rows + "(2)\n" + rows), (Lines{pasted, pasted}));
    EXPECT_EQ(read("Words\n\n" + rows),
              (Lines{"1:1: found 'Words', expected a puzzle in one of the known formats", pasted}));
}

TEST(ReadPaste, MarkedCandidates) {
    const std::string plain =
        "| 12  34  | 3   14  |\n| 4   123 | 1   12  |\n| 3   24  | 2   13  |\n| 1   13  | 4   3   |\n";
    const std::string marked =
        "| *12 34# | 3   14  |\n| 4   1-23 | (1) 12a |\n| 3   24  | {2}   1+3 |\n| 1   13! | 4   3   |\n";
    EXPECT_EQ(read(marked), read(plain));
    EXPECT_EQ(read(plain).size(), 1u);
}

TEST(ReadPaste, LibraryLines) {
    const Puzzle plain = read_puzzle(":0000:x:" + pasted + ":::");
    EXPECT_EQ(to_line(plain), pasted);
    EXPECT_TRUE(plain.state.empty());
    EXPECT_EQ(plain.comment, "");
    std::string placed = pasted;
    placed.replace(2, 1, "+4");
    const Puzzle puzzle = read_puzzle(":0901:12:" + placed + ":114 214:115:9:");
    EXPECT_EQ(to_line(puzzle), pasted);
    EXPECT_EQ(puzzle.comment, "technique 0901, candidates 12, removes 115:9");
    ASSERT_EQ(puzzle.state.size(), 81);
    EXPECT_EQ(puzzle.state[Cell{2}], Set<Digit>{Digit{3}});
    // r1c4 sees 5 3 4 7 in its row, 8 4 in its column, 1 9 5 in its box; 1 and 2 are removed.
    EXPECT_EQ(puzzle.state[Cell{3}], Set<Digit>{Digit{5}});
    EXPECT_EQ(puzzle.state[Cell{5}], Set<Digit>::first_n(9));
    EXPECT_EQ(
        read(":0000:x:" + pasted.substr(1) + ":::"),
        Lines{"1:9: found 80 cells, expected 81 cells between the third and the fourth colon of a library line of "
              "HoDoKu"});
    EXPECT_EQ(read(":0000:x:" + pasted + ":11:"),
              Lines{"1:91: found '11', expected a candidate as digit, row and column: 435 is 4 in r3c5"});
}

TEST(ReadPaste, Utf16) {
    const std::string text = "# \n" + with(".") + "\n" + pasted + "\r\n";
    for (bool little : {true, false})
        for (bool mark : {true, false}) {
            EXPECT_EQ(read(utf16(text.substr(mark ? 0 : 3), little, mark)), (Lines{pasted, pasted}));
            EXPECT_EQ(read(utf16(pasted, little, mark)), Lines{pasted});
        }
    // In pieces of one byte, with a name beyond 16 bits and half a surrogate pair at the end.
    std::string bytes =
        utf16("# ", true, true) + std::string("\x3d\xd8\x00\xde", 4) + utf16("\n" + pasted, true, false);
    bytes += std::string("\n\0\x3d\xd8", 4);
    PuzzleReader reader;
    for (char c : bytes) reader.feed({&c, 1});
    reader.finish();
    const auto result = reader.next();
    ASSERT_TRUE(result && std::holds_alternative<Puzzle>(*result));
    EXPECT_EQ(std::get<Puzzle>(*result).comment, "\xf0\x9f\x98\x80");
}

TEST(ReadPaste, ErrorsNameTheLikelyFormat) {
    const auto found = [](const std::string& text) {
        const auto results = read_puzzles(text);
        return results.empty() || !std::holds_alternative<ReadError>(results[0])
                   ? "a puzzle"
                   : std::get<ReadError>(results[0]).found;
    };
    EXPECT_EQ(found("https://tinyurl.com/abc"), "a short link, only its site knows the puzzle");
    const std::string short_link = "a short link of SudokuPad, only its site knows the puzzle";
    for (const std::string link :
         {"https://sudokupad.app/abc", "sudokupad.app/setter/name", "https://sudokupad.app/?puzzleid=abc",
          "The puzzle of today: https://sudokupad.app/abc", "https://app.crackingthecryptic.com/abc"})
        EXPECT_EQ(found(link), short_link) << link;
    const auto results = read_puzzles("https://sudokupad.app/abc");
    EXPECT_NE(std::get<ReadError>(results.at(0)).expected.find("sudokupad.app/api/puzzle/"), std::string::npos);
    EXPECT_EQ(found("https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFzgS1gTxALhARgDQ"), "a link of SudokuMaker");
    EXPECT_EQ(found("https://www.sudokuwiki.org/sudoku.htm?bd=123"), "a link of SudokuWiki without 81 cells");
    EXPECT_EQ(found("https://example.org/"), "a link without a puzzle");
    EXPECT_EQ(found("%PDF-1.4\n%abc"), "a PDF file");
    EXPECT_EQ(found("PK\x03\x04zip"), "a zip archive (.xlsx, .ods, .zip)");
    EXPECT_EQ(found("\x89PNG\r\n"), "a PNG picture");
    EXPECT_EQ(found("\x1f\x8b\x08"), "a file compressed by gzip");
    EXPECT_EQ(found("{\"format\":\"deduku-proof\",\"version\":1}"), "a proof");
    EXPECT_EQ(found(pasted.substr(0, 72)), "72 cells");
}

}  // namespace
}  // namespace deduku
