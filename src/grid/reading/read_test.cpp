// One test for each format, then the guarantees of the reader: streaming, comments, several puzzles.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "deduku/text.hpp"
#include "grid/reading/formats.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using testing::Lines;
using testing::read;

// The example of the article "Sudoku" of the English Wikipedia, and its solution.
const std::string example = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

Puzzle read_one(const std::string& text, ReadOptions options = {}) {
    const auto results = read_puzzles(text, options);
    EXPECT_EQ(results.size(), 1u);
    if (results.size() == 1 && std::holds_alternative<Puzzle>(results[0])) return std::get<Puzzle>(results[0]);
    ADD_FAILURE() << text;
    return {};
}

// The example with `between` after every cell of a row and `end` after every row.
std::string spread(const std::string& cells, const std::string& between, const std::string& end = "\n") {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) text += cells[i] + (i % 9 == 8 ? end : between);
    return text;
}

std::string replaced(std::string text, char from, const std::string& to) {
    for (std::size_t i = 0; (i = text.find(from, i)) != text.npos; i += to.size()) text.replace(i, 1, to);
    return text;
}

TEST(ReadFormat, OneLine) {
    EXPECT_EQ(read(example), Lines{example});
    EXPECT_EQ(read(example + "\n"), Lines{example});
    for (const char* blank : {"0", "*", "_", "X", "x"}) EXPECT_EQ(read(replaced(example, '.', blank)), Lines{example});
    EXPECT_EQ(read(solution), Lines{solution});
    EXPECT_EQ(read("  " + example + "  \n"), Lines{example});
}

TEST(ReadFormat, OneLineWithBlanksBetweenRows) {
    EXPECT_EQ(read(spread(solution, "", " ")), Lines{solution});
    EXPECT_EQ(read(spread(example, " ", " ")), Lines{example});
}

TEST(ReadFormat, OneLineWithCellsOfSeveralDigits) {
    EXPECT_EQ(read("[3578]" + example.substr(1)), Lines{"[3578]" + example.substr(1)});
    EXPECT_EQ(read("[8][753]" + example.substr(2)), Lines{"8[357]" + example.substr(2)});
    EXPECT_EQ(read("[123456789]" + example.substr(1)), Lines{"." + example.substr(1)});
}

TEST(ReadFormat, OneLineOfOtherSizes) {
    const std::string six = "1.3.5.......2.4.6...................";
    EXPECT_EQ(read_one(six).box(), (Box{2, 3}));
    EXPECT_EQ(read(six, {Box{3, 2}}), Lines{six + " houses:AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF"});
    EXPECT_EQ(read_one(six, {Box{3, 2}}).box(), (Box{3, 2}));
    const std::string sixteen = "123456789ABCDEFG" + std::string(240, '.');
    EXPECT_EQ(read(sixteen), Lines{sixteen});
    EXPECT_EQ(read("123456789abcdefg" + std::string(240, '.')), Lines{sixteen});
    const std::string thirty_six = "1Za" + std::string(36 * 36 - 3, '.');
    const Puzzle puzzle = read_one(thirty_six);
    EXPECT_EQ(puzzle.cells[Cell{1}], Set<Digit>{static_cast<Digit>(34)});
    EXPECT_EQ(puzzle.cells[Cell{2}], Set<Digit>{static_cast<Digit>(35)});
    EXPECT_EQ(read_one(std::string(144, '.')).box(), (Box{3, 4}));
    EXPECT_EQ(read_one(std::string(144, '.'), {Box{2, 6}}).box(), (Box{2, 6}));
    // 64 numbers on a line can be an 8x8 board; 16 characters a 4x4 board.
    EXPECT_EQ(read(std::string("12345678") + std::string(56, '.')), Lines{"12345678" + std::string(56, '.')});
}

TEST(ReadFormat, SixteenCharactersMayBeBoardOrRow) {
    const std::string four = "12..34......21..";
    EXPECT_EQ(read(four + "\n" + four + "\n"), (Lines{four, four}));
    Lines twenty(20, four);
    std::string text;
    for (const std::string& line : twenty) text += line + "\n";
    EXPECT_EQ(read(text), twenty);

    std::string rows, line;
    for (int r = 0; r < 16; ++r) {
        std::string row = "123456789ABCDEFG";
        std::rotate(row.begin(), row.begin() + (4 * r + r / 4) % 16, row.end());
        for (std::size_t i = 0; i < 16; ++i)
            if ((i + static_cast<std::size_t>(r)) % 3 == 0) row[i] = '.';
        rows += row + "\n";
        line += row;
    }
    EXPECT_EQ(read(rows), Lines{line});
    EXPECT_EQ(read(rows + rows), (Lines{line, line}));
    EXPECT_EQ(read(rows + "\n" + four + " a name\n"), (Lines{line, four}));
    // A given box decides.
    EXPECT_EQ(read(text, {Box{4, 4}}).size(), 2u);
    EXPECT_EQ(read(four + "\n", {Box{2, 2}}), Lines{four});
}

TEST(ReadFormat, Rows) {
    EXPECT_EQ(read(spread(example, "")), Lines{example});
    EXPECT_EQ(read(spread(example, " ")), Lines{example});
    EXPECT_EQ(read(spread(example, "", "\n") + spread(solution, "")), (Lines{example, solution}));
    EXPECT_EQ(read("12..\n..34\n....\n....\n"), Lines{"12....34........"});
}

TEST(ReadFormat, RowsWithBlankLinesBetweenBands) {
    std::string text = spread(example, " ");
    text.insert(text.size() / 3 * 2, "\n");
    text.insert(text.size() / 3, "\n");
    EXPECT_EQ(read(text), Lines{example});
    EXPECT_EQ(read(text + "\n" + text), (Lines{example, example}));
}

TEST(ReadFormat, RowsWithFrames) {
    EXPECT_EQ(read("+-------+-------+-------+\n"
                   "| 5 3 . | . 7 . | . . . |\n"
                   "| 6 . . | 1 9 5 | . . . |\n"
                   "| . 9 8 | . . . | . 6 . |\n"
                   "+-------+-------+-------+\n"
                   "| 8 . . | . 6 . | . . 3 |\n"
                   "| 4 . . | 8 . 3 | . . 1 |\n"
                   "| 7 . . | . 2 . | . . 6 |\n"
                   "+-------+-------+-------+\n"
                   "| . 6 . | . . . | 2 8 . |\n"
                   "| . . . | 4 1 9 | . . 5 |\n"
                   "| . . . | . 8 . | . 7 9 |\n"
                   "+-------+-------+-------+\n"),
              Lines{example});
    EXPECT_EQ(read("53.|.7.|...\n6..|195|...\n.98|...|.6.\n---+---+---\n8..|.6.|..3\n4..|8.3|..1\n7..|.2.|..6\n"
                   "---+---+---\n.6.|...|28.\n...|419|..5\n...|.8.|.79\n"),
              Lines{example});
    EXPECT_EQ(read("┌─────┬─────┐\n│ 1 2 │ . . │\n│ . . │ 3 4 │\n├─────┼─────┤\n│ . . │ . . │\n│ . . │ . . │\n"
                   "└─────┴─────┘\n"),
              Lines{"12....34........"});
    EXPECT_EQ(read("╔═══╦═══╗\n║12 ║ ..║\n║.. ║ 34║\n╠═══╬═══╣\n║.. ║ ..║\n║.. ║ ..║\n╚═══╩═══╝\n"),
              Lines{"12....34........"});
}

TEST(ReadFormat, SimpleSudoku) {
    EXPECT_EQ(read("*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n|8..|.6.|..3|\n"
                   "|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n"
                   "*-----------*\n"),
              Lines{example});
}

TEST(ReadFormat, Sdk) {
    const Puzzle puzzle = read_one("#AN. N.\n#DAn example\n#CRead me\n#\n" + spread(example, ""));
    EXPECT_EQ(to_line(puzzle), example);
    EXPECT_EQ(puzzle.name, "An example");
    EXPECT_EQ(puzzle.comment, "Author: N. N.\nRead me");
    EXPECT_EQ(read_one("#T Title\n" + spread(example, "")).name, "Title");
}

TEST(ReadFormat, SdkSections) {
    const std::string puzzle = "[Puzzle]\n" + spread(example, "");
    const std::string state = "[State]\n" + spread(solution, "");
    EXPECT_EQ(read(puzzle), Lines{example});
    EXPECT_EQ(read("#A me\n" + puzzle + state), Lines{example});
    EXPECT_EQ(read(puzzle + "\n" + state + "\n" + example + "\n"), (Lines{example, example}));
    EXPECT_EQ(read("[puzzle]\n\n" + spread(example, "") + puzzle), (Lines{example, example}));
    EXPECT_EQ(read(state), Lines{solution});
    // [4] is the only mark left in a cell, 4 a placed digit; in a puzzle both are givens.
    std::string marked = state;
    const std::size_t first = marked.find(solution[0]);
    const std::size_t third = marked.find(solution[2]);
    marked.replace(third, 1, std::string("[") + solution[2] + ']');
    marked.replace(first, 1, std::string("[") + solution[0] + ']');
    const Puzzle both = read_one(puzzle + marked);
    EXPECT_EQ(both.lone_marks, (std::vector<Cell>{Cell{0}, Cell{2}}));
    EXPECT_TRUE(is_lone_mark(both, Cell{2}));
    EXPECT_FALSE(is_lone_mark(both, Cell{3}));
    EXPECT_EQ(both.state[Cell{2}], read_one(puzzle + state).state[Cell{2}]);
    EXPECT_TRUE(read_one(puzzle + state).lone_marks.empty());
    EXPECT_EQ(read(marked), Lines{solution});
    EXPECT_TRUE(read_one(marked).lone_marks.empty());
    // All cells of a board on one line.
    const Puzzle lines =
        read_one("[Puzzle]\n" + example + "\n[State]\n" + marked.substr(8, 7) + solution.substr(3) + '\n');
    EXPECT_EQ(to_line(lines), example);
    EXPECT_EQ(lines.lone_marks, both.lone_marks);
    EXPECT_EQ(lines.state[Cell{3}], both.state[Cell{3}]);
    EXPECT_EQ(read("[Puzzle]\n...43.1..1..4...\n[State]\n1..43.1.[23]1..4...\n"), Lines{"...43.1..1..4..."});
    EXPECT_EQ(read("[Puzzle]\n...43.1..1..4...\n"), Lines{"...43.1..1..4..."});
    // 16 characters on one of several lines are a row.
    std::string blank = "[Puzzle]\n";
    for (int r = 0; r < 16; ++r) blank += "1...............\n";
    EXPECT_EQ(read_one(blank).box(), (Box{4, 4}));
}

TEST(ReadFormat, Sdm) {
    EXPECT_EQ(read("# list\n" + replaced(example, '.', "0") + "\n" + solution + "\n\n" + example),
              (Lines{example, solution, example}));
}

TEST(ReadFormat, Sdx) {
    EXPECT_EQ(read("5 3 u4 26 7 268 189 1249 248\n" + spread(example, " ").substr(18)),
              Lines{"534[26]7[268][189][1249][248]" + example.substr(9)});
}

TEST(ReadFormat, PencilMarks) {
    const std::string cells = "[12][34]3[14]" + std::string("4[123]1[12]") + "3[24]2[13]" + "1[13]43";
    EXPECT_EQ(read("12 34 3 14\n4 123 1 12\n3 24 2 13\n1 13 4 3\n"), Lines{cells});
    EXPECT_EQ(read(".---------.---------.\n| 12  34  | 3   14  |\n| 4   123 | 1   12  |\n:---------+---------:\n"
                   "| 3   24  | 2   13  |\n| 1   13  | 4   3   |\n'---------'---------'\n"),
              Lines{cells});
    EXPECT_EQ(
        read("*---------------------*\n | 12  34  | 3   14  |\n | 4   123 | 1   12  |\n"
             " |---------+---------|\n | 3   24  | 2   13  |\n | 1   13  | 4   3   |\n *---------------------*\n"),
        Lines{cells});
}

// Letters show that the words of a large grid are candidates; without them 12 is a number.
TEST(ReadFormat, WordsOfLargeBoards) {
    std::string marks, numbers;
    for (int r = 0; r < 12; ++r)
        for (int c = 0; c < 12; ++c) {
            marks += std::string(r == 0 && c == 0 ? "12" : "C") + (c == 11 ? "\n" : " ");
            numbers += std::string(c == 0 ? "12" : c == 1 ? "-1" : c == 2 ? "0" : "7") + (c == 11 ? "\n" : "  ");
        }
    EXPECT_EQ(read(marks), Lines{"[12]" + std::string(143, 'C')});
    std::string line;
    for (int r = 0; r < 12; ++r) line += "C..777777777";
    EXPECT_EQ(read(numbers), Lines{line});
}

TEST(ReadFormat, NumbersOf64x64) {
    std::string rows;
    for (int r = 0; r < 64; ++r)
        for (int c = 0; c < 64; ++c) rows += std::to_string((r * 8 + r / 8 + c) % 64 + 1) + (c == 63 ? "\n" : "\t");
    const Puzzle puzzle = read_one(rows);
    EXPECT_EQ(puzzle.box(), (Box{8, 8}));
    EXPECT_EQ(puzzle.cells[static_cast<Cell>(64 * 9)], Set<Digit>{static_cast<Digit>((9 * 8 + 1) % 64)});
}

TEST(ReadFormat, OrderAndRows) {
    EXPECT_EQ(read("2\n1\n1\t-1\t-1\t2\t\r\n-1\t-1\t3\t-1\t\r\n-1\t-1\t-1\t-1\t\r\n4\t-1\t-1\t-1\t\r\n"),
              Lines{"1..2..3.....4..."});
    std::string text = "5\n1\n";
    for (int r = 0; r < 25; ++r)
        for (int c = 0; c < 25; ++c) text += (r == c ? std::to_string(c + 1) : "-1") + (c == 24 ? "\n" : " ");
    const Puzzle puzzle = read_one(text);
    EXPECT_EQ(puzzle.box(), (Box{5, 5}));
    EXPECT_EQ(clue_count(puzzle), 25);
    EXPECT_EQ(puzzle.cells[static_cast<Cell>(26 * 24)], Set<Digit>{static_cast<Digit>(24)});
}

TEST(ReadFormat, Candidates) {
    std::string text;
    for (char cell : example) {
        if (cell == '.')
            text += "12345678.";
        else
            for (char d = '1'; d <= '9'; ++d) text += d == cell ? d : '.';
    }
    ASSERT_EQ(text.size(), 729u);
    EXPECT_EQ(read(text), Lines{replaced(example, '.', "[12345678]")});
    EXPECT_EQ(read(replaced(text, '.', "0") + " name"), Lines{replaced(example, '.', "[12345678]")});
    EXPECT_EQ(read("1234.2..123.1234" + std::string("1..41234123412341234123412341234123412341234123") + "4"),
              Lines{".2[123].[14]..........."});
}

TEST(ReadFormat, Tables) {
    for (const char* separator : {",", ";", "\t", "|"}) {
        const std::string table = replaced(spread(example, separator), '.', "");
        EXPECT_EQ(read(table), Lines{example}) << separator;
        EXPECT_EQ(read(table + "\n" + table), (Lines{example, example})) << separator;
        EXPECT_EQ(read(spread("abcdefghi", separator) + table), Lines{example}) << separator;
        EXPECT_EQ(read(spread("123456789", separator) + table), Lines{example}) << separator;
    }
    EXPECT_EQ(read(spread(example, ",")), Lines{example});
    EXPECT_EQ(read(spread(replaced(example, '.', "0"), ", ")), Lines{example});
    EXPECT_EQ(read("\"1\",\"\",\"3\",\"\"\n,,,\n,,,\n,,,12\n"), Lines{"1.3............[12]"});
    EXPECT_EQ(read("| 1 |   | 3 |   |\n|---|---|---|---|\n|   |   |   |   |\n|   |   |   |   |\n|   |   | 2 |   |\n"),
              Lines{"1.3...........2."});
    // A grid whose first row counts up has no header.
    const std::string counting = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    EXPECT_EQ(read(spread(counting, ",")), Lines{counting});
    // Rows of tabs alone are blank.
    EXPECT_EQ(read("\t\t\t\n1\t\t\t\n\t\t\t\n\t\t2\t\n"), Lines{"....1.........2."});
}

TEST(ReadFormat, TableOfPuzzlesAndSolutions) {
    const std::string line = replaced(example, '.', "0") + "," + solution + "\n";
    EXPECT_EQ(read("quizzes,solutions\n" + line + line), (Lines{example, example}));
    EXPECT_EQ(read_one(line).comment, solution);
}

TEST(ReadFormat, SparseTable) {
    const std::string expected = "53..7...." + std::string(9, '.') + ".98....6." + std::string(54, '.');
    EXPECT_EQ(read("Obs | SudRow | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9\n1 | 1 | 5 | 3 | | | 7 | | | | \n"
                   "2 | 3 | | 9 | 8 | | | | | 6 | \n"),
              Lines{expected});
    EXPECT_EQ(read("Obs,SudRow,1,2,3,4,5,6,7,8,9\n1,3,,9,8,,,,,6,\n2,1,5,3,,,7\n\n" + example),
              (Lines{expected, example}));
    EXPECT_EQ(read("\"Obs\"\t\"SudRow\"\t1\t2\t3\t4\n1\t2\t\t12\t\t4\n"), Lines{".....[12].4........"});
}

TEST(ReadFormat, TableOfFormatsIsComplete) {
    std::set<std::string_view> names;
    for (const reading::Format* format : reading::formats()) {
        EXPECT_FALSE(format->read.help.empty());
        EXPECT_NE(format->read.read, nullptr);
        EXPECT_TRUE(names.insert(format->name).second) << format->name;
    }
    EXPECT_EQ(names.size(), 21U);
}

TEST(Read, DifferentFormatsInSequence) {
    const std::string text = example + " first\n" + spread(example, "") + "*---------*\n" + spread(solution, " ") +
                             "*---------*\n2\n7\n" + "1 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 2\n" +
                             "[Puzzle]\n" + spread(example, "") + spread(example, ",") + solution;
    EXPECT_EQ(read(text), (Lines{example, example, solution, "1..............2", example, example, solution}));
}

TEST(Read, CommentsBelongToTheirPuzzle) {
    const auto results = read_puzzles("# one\n#two\n" + example + "  rating 7.1 # easy\n" + solution + "\n# after\n");
    ASSERT_EQ(results.size(), 2u);
    EXPECT_EQ(std::get<Puzzle>(results[0]).comment, "one\ntwo\nrating 7.1 # easy");
    EXPECT_EQ(std::get<Puzzle>(results[1]).comment, "");
    EXPECT_EQ(read_one("#Difficult\n" + example).comment, "Difficult");
}

TEST(Read, CommentBelongsToAmbiguousLine) {
    for (const char* line : {"...43.1..1..4... # Anna", "...43.1..1..4... Anna", "...43.1..1..4...#Anna",
                             ". . . 4 3 . 1 . . 1 . . 4 . . . # Anna"}) {
        const auto results = read_puzzles(line);
        ASSERT_EQ(results.size(), 1U) << line;
        EXPECT_EQ(std::get<Puzzle>(results[0]).comment, "Anna") << line;
    }
}

TEST(Read, CarriageReturnsEndLines) {
    EXPECT_EQ(read(example + "\r" + solution + "\r"), (Lines{example, solution}));
    EXPECT_EQ(read(example + "\r\r" + solution), (Lines{example, solution}));
    EXPECT_EQ(read("#A me\r" + spread(example, "", "\r")), Lines{example});
    EXPECT_EQ(read(example + "\r" + solution + "\r\n" + example + "\n"), (Lines{example, solution, example}));
    // With the text cut into pieces at any position.
    const std::string text = "#x\r" + spread(example, "", "\r") + "\r" + solution + "\r\n" + example + "\r";
    for (std::size_t piece = 1; piece < 90; ++piece) {
        PuzzleReader reader;
        Lines lines;
        for (std::size_t at = 0; at < text.size(); at += piece) reader.feed(std::string_view(text).substr(at, piece));
        reader.finish();
        while (auto result = reader.next()) lines.push_back(to_line(std::get<Puzzle>(*result)));
        EXPECT_EQ(lines, (Lines{example, solution, example})) << piece;
    }
}

TEST(Read, ByteOrderMarkAndWindowsLines) {
    EXPECT_EQ(read("\xef\xbb\xbf" + example + "\r\n" + solution + "\r\n"), (Lines{example, solution}));
    EXPECT_EQ(read("\xef\xbb\xbf#A me\r\n" + spread(example, "", "\r\n")), Lines{example});
}

// No puzzle with two equal digits in a house has a solution, but it can be read.
TEST(Read, EqualGivensAreReadable) { EXPECT_EQ(read("55" + example.substr(2)), Lines{"55" + example.substr(2)}); }

TEST(Read, ResultsAreReportedAsSoonAsDecided) {
    PuzzleReader reader;
    reader.feed(example.substr(0, 40));
    EXPECT_FALSE(reader.next());
    reader.feed(example.substr(40));
    EXPECT_FALSE(reader.next());  // the line may continue
    reader.feed("\n");
    auto result = reader.next();
    ASSERT_TRUE(result);
    EXPECT_EQ(to_line(std::get<Puzzle>(*result)), example);
    EXPECT_FALSE(reader.next());
    const std::string rows = spread(solution, "");
    reader.feed(rows.substr(0, rows.size() - 1));
    EXPECT_FALSE(reader.next());
    reader.feed("\n");
    EXPECT_FALSE(reader.next());  // rules may follow the rows
    reader.feed("#\n");
    result = reader.next();
    ASSERT_TRUE(result);
    EXPECT_EQ(to_line(std::get<Puzzle>(*result)), solution);
    reader.finish();
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(reader.next());
}

TEST(Read, ResultIsIndependentOfChunks) {
    for (const char* name : {"bands", "candidates", "frames-utf8", "frames.ss", "marks", "mistakes", "numbers",
                             "one-line-4x4", "one-line.sdm", "order", "player.sdx", "rules", "rules.sdk",
                             "sections.sdk", "sparse", "table.csv", "table.tsv", "windows"}) {
        std::ifstream file(std::string(DEDUKU_ROOT "/tests/fuzz/corpus/read/") + name, std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        const std::string text = bytes.str();
        ASSERT_FALSE(text.empty()) << name;
        PuzzleReader reader;
        Lines in_bytes;
        const auto drain = [&] {
            while (const auto result = reader.next())
                in_bytes.push_back(std::holds_alternative<Puzzle>(*result) ? to_line(std::get<Puzzle>(*result))
                                                                           : std::get<ReadError>(*result).text());
        };
        for (char c : text) {
            reader.feed(std::string_view(&c, 1));
            drain();
        }
        reader.finish();
        drain();
        Lines whole = read(text);
        for (std::string& line : whole)
            if (const std::size_t at = line.find(": found"); at != line.npos) line.erase(0, at + 2);
        EXPECT_EQ(in_bytes, whole) << name;
    }
}

TEST(Read, WorldsHardest) {
    std::ifstream file(DEDUKU_ROOT "/data/worlds-hardest.sdk");
    std::ostringstream bytes;
    bytes << file.rdbuf();
    const Puzzle puzzle = read_one(bytes.str());
    EXPECT_EQ(to_line(puzzle), "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    EXPECT_EQ(puzzle.name, "World's Hardest Sudoku");
}

}  // namespace
}  // namespace deduku
