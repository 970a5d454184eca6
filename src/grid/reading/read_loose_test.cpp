// Texts as people and other programs write them: digits placed by the player, digits from 0, titles, rules without a
// heading, lines of jigsaws, sizes that boxes do not divide.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {
namespace loose {

using testing::Lines;
using testing::read;
using testing::read_puzzle;

// The example of the article "Sudoku" of the English Wikipedia.
const std::string classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string rows_of(const std::string& cells, std::size_t n) {
    std::string out;
    for (std::size_t row = 0; row < n; ++row) out += cells.substr(row * n, n) + '\n';
    return out;
}

Set<Digit> digits(std::initializer_list<int> numbers) {
    Set<Digit> out;
    for (int number : numbers) out.insert(static_cast<Digit>(number - 1));
    return out;
}

// Susser: + before a digit of the player, and after a colon the removed candidates as digit, row and column.
TEST(ReadLoose, SusserLines) {
    const Puzzle placed = read_puzzle("+" + classic);
    EXPECT_EQ(to_line(placed), "." + classic.substr(1));
    EXPECT_EQ(placed.state[Cell{0}], digits({5}));
    EXPECT_EQ(placed.comment, "");
    // By hand: row 1 has 3, 5, 7, column 3 has 8, the box 3, 5, 6, 8, 9; so r1c3 is 1, 2 or 4.
    const Puzzle removed = read_puzzle(classic + ":113");
    EXPECT_EQ(to_line(removed), classic);
    EXPECT_EQ(removed.state[Cell{2}], digits({2, 4}));
    EXPECT_EQ(read_puzzle(classic + ":113 213 # mine").comment, "mine");
    EXPECT_EQ(read_puzzle(classic + ":113 213").lone_marks, std::vector{Cell{2}});
    EXPECT_EQ(read_puzzle("+" + classic + ":113").state[Cell{2}], digits({2, 4}));
    const auto zeros =
        read_puzzle("+5300700006001950000980000608000600034008030017000200060600002800004190050000800+79:");
    EXPECT_EQ(to_line(zeros), "." + classic.substr(1, 78) + ".9");
    // Other text after a colon is a comment.
    EXPECT_TRUE(read_puzzle(classic + ": easy").state.empty());
    EXPECT_EQ(read_puzzle(classic + ":114x").comment, ":114x");
}

// 0 is the digit N of a large board if blank cells have another sign: 0-9A-F.
TEST(ReadLoose, DigitsFromZero) {
    const std::string hex = "0..3456789ABCDEF" + std::string(16, '.') + ".0.............." + std::string(208, '.');
    const std::string ours = "G..3456789ABCDEF" + std::string(16, '.') + ".G.............." + std::string(208, '.');
    EXPECT_EQ(read(hex), Lines{ours});
    EXPECT_EQ(read(rows_of(hex, 16)), Lines{ours});
    // 0 alone is blank, and so is 0 beside other blanks if the board has G, or two in a row or column.
    std::string zeros = hex;
    for (char& c : zeros) c = c == '.' ? '0' : c;
    EXPECT_EQ(read(zeros).at(0).substr(0, 4), "...3");
    EXPECT_EQ(read("0..G" + std::string(252, '.')), Lines{"...G" + std::string(252, '.')});
    EXPECT_EQ(read("0..0" + std::string(251, '.') + "1"), Lines{std::string(255, '.') + "1"});
    EXPECT_EQ(read("0..3" + std::string(77, '.')), Lines{"...3" + std::string(77, '.')}) << "digits 1-9";
}

// Letters from A on large boards: no digit occurs, but a letter that 1-9A-G lacks.
TEST(ReadLoose, DigitsInLetters) {
    const std::string letters = "A..DEFGHIJKLMNOP" + std::string(16, '.') + ".a.............." + std::string(208, '.');
    const std::string ours = "1..456789ABCDEFG" + std::string(16, '.') + ".1.............." + std::string(208, '.');
    EXPECT_EQ(read(letters), Lines{ours});
    EXPECT_EQ(read(rows_of(letters, 16)), Lines{ours});
    std::string zeros = letters, fields;
    for (char& c : zeros) c = c == '.' ? '0' : c;
    EXPECT_EQ(read(rows_of(zeros, 16)), Lines{ours});
    for (std::size_t i = 0; i < letters.size(); ++i)
        fields += (letters[i] == '.' ? std::string() : letters.substr(i, 1)) + (i % 16 == 15 ? '\n' : ',');
    EXPECT_EQ(read(fields), Lines{ours});
    EXPECT_EQ(read("A.L" + std::string(141, '.')), Lines{"1.C" + std::string(141, '.')}) << "12x12";
    // On 25x25, where X may be blank, another sign is.
    EXPECT_EQ(read("AXY" + std::string(622, '.')), Lines{"1OP" + std::string(622, '.')});
    EXPECT_EQ(read("AYZ" + std::string(622, 'X')).at(0).substr(0, 14), "1:2: found 'Y'");
    // A to G alone are the digits from 10 as usual; letters beside digits are not one alphabet.
    EXPECT_EQ(read("A..G" + std::string(252, '.')), Lines{"A..G" + std::string(252, '.')});
    EXPECT_EQ(read("1..H" + std::string(252, '.')).at(0).substr(0, 14), "1:4: found 'H'");
}

TEST(ReadLoose, LinksInHeadersOfSdk) {
    EXPECT_EQ(read_puzzle("#Uhttp://example.org/1\n#Shttps://example.org\n#Usual\n" + rows_of(classic, 9)).comment,
              "URL: http://example.org/1\nSource: https://example.org\nUsual");
}

TEST(ReadLoose, Titles) {
    for (const std::string title :
         {"My killer from the Sunday paper", "hello world", "Killer of the day, by Jane Doe"}) {
        for (const std::string head : {"", "[Puzzle]\n"}) {
            const auto results = read_puzzles(title + '\n' + head + rows_of(classic, 9));
            ASSERT_EQ(results.size(), 1U) << title << head;
            ASSERT_TRUE(std::holds_alternative<Puzzle>(results[0])) << title << std::get<ReadError>(results[0]).text();
            EXPECT_EQ(std::get<Puzzle>(results[0]).name, title);
        }
        const auto small = read_puzzles(title + "\n\n1...\n....\n....\n....\nkiller 5: A2 B2\n");
        ASSERT_EQ(small.size(), 1U) << title;
        ASSERT_TRUE(std::holds_alternative<Puzzle>(small[0])) << std::get<ReadError>(small[0]).text();
        EXPECT_EQ(std::get<Puzzle>(small[0]).name, title);
        EXPECT_EQ(std::get<Puzzle>(small[0]).geometry().rules().size(), 1U);
        EXPECT_EQ(read(title).at(0).substr(0, 20), ("1:1: found '" + title).substr(0, 20));
    }
    // Rows of letters are rows: no letter twice, except X for blank.
    const std::string row = "ABCD EFG1 2345 6789\n", blank = "XXXA XXXX XXBX XXXX\n";
    std::string rows = row;
    for (int i = 1; i < 16; ++i) rows += blank;
    EXPECT_EQ(read(rows).at(0).substr(0, 20), "ABCDEFG123456789...A");
}

TEST(ReadLoose, RulesBelowAGrid) {
    const std::string rules = "killer 5: A2 B2\nthermo: C1-C4\n# remark\nanti-knight\n";
    const std::string grid = rows_of(classic, 9), all = " rules:killer 5: A2 B2; thermo: C1-C4; anti-knight";
    for (const std::string gap : {"", "\n"})
        for (const std::string& end : {std::string(), "\n" + grid})
            EXPECT_EQ(read(grid + gap + rules + end).at(0), classic + all) << gap << end;
    EXPECT_EQ(read(grid + rules + "\n" + grid), (Lines{classic + all, classic}));
    EXPECT_EQ(read(grid + "anti-knight\n"), Lines{classic + " rules:anti-knight"});
    EXPECT_EQ(read(grid + "kiler 5: A2 B2\n"),
              Lines{"10:1: found 'kiler', expected the name of a rule; did you mean 'killer'?"});
    EXPECT_EQ(read(grid + "thermo A1-A5\n"), Lines{"10:8: found 'A1-A5', expected ':' and at least 2 cells"});
    // Titles are no rules.
    EXPECT_EQ(read(grid + "\nDiagonals\n\n" + grid).size(), 3U);
    EXPECT_EQ(read(grid + "Puzzle 2: hard\n" + grid), (Lines{classic, classic}));
    // Rules without a grid are an error, not rows.
    const std::string lost =
        ", a rule without its puzzle, expected the rows of a puzzle above it, or rules: at the end "
        "of the line with the cells";
    EXPECT_EQ(read("killer 5: A2 B2\n" + grid), (Lines{"1:1: found 'killer 5: A2 B2'" + lost, classic}));
    EXPECT_EQ(read(classic + "\nkiller 5: A2 B2\n"), (Lines{classic, "2:1: found 'killer 5: A2 B2'" + lost}));
}

// 81 cells and 81 regions: the regions are connected, those of a solution are not.
TEST(ReadLoose, JigsawLines) {
    const std::string cells(16, '.'), map = "AAABABBBCCCDCDDD", ours = cells + " houses:" + map;
    EXPECT_EQ(read(cells + map), Lines{ours});
    EXPECT_EQ(read(cells + ' ' + map), Lines{ours});
    // Cells and regions in any order, with any separator between them.
    for (const std::string between : {" ", "\t", ",", ";", "|", ":", "/", " | ", "\",\""}) {
        EXPECT_EQ(read(cells + between + map), Lines{ours}) << between;
        EXPECT_EQ(read(map + between + cells), Lines{ours}) << between;
    }
    EXPECT_EQ(read(map + cells), Lines{ours});
    EXPECT_EQ(read("\"" + cells + "\",\"" + map + "\""), Lines{ours});
    EXPECT_EQ(read_puzzle(map + "|" + cells + "|by me").comment, "by me");
    EXPECT_EQ(read_puzzle(cells + map + " # by me").comment, "by me");
    EXPECT_EQ(read(cells + map + " rules:odd: A1"), Lines{ours + " rules:odd: A1"});
    const std::string squares = "000111222000111222000111222333444555333444555333444555666777888666777888666777888";
    EXPECT_EQ(read(classic + squares), Lines{classic});
    const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    EXPECT_EQ(read(classic + ' ' + solution + '\n' + classic), (Lines{classic, classic}));
    EXPECT_EQ(read_puzzle(classic + ' ' + solution).comment, solution);
    PuzzleReader reader;
    reader.feed(classic + "\n" + classic + ' ' + squares + "\n");
    std::string found;
    EXPECT_EQ(reader.next_boards(found, 9), 1U) << "not the jigsaw";
}

// The boxes of a frame are those of the board.
TEST(ReadLoose, BoxesInFrames) {
    const std::string rows = "|1.|..|..|\n|..|2.|..|\n|..|..|..|\n", frame = "+--+--+--+\n";
    EXPECT_EQ(read_puzzle(frame + rows + frame + rows + frame).box(), (Box{3, 2}));
    EXPECT_EQ(read_puzzle(rows + frame + rows).box(), (Box{3, 2}));
    EXPECT_EQ(read_puzzle(rows + rows).box(), (Box{2, 3})) << "no lines";
    const std::string two = "|1..|...|\n|...|.2.|\n";
    EXPECT_EQ(read_puzzle(two + "|---+---|\n" + two + "|---+---|\n" + two).box(), (Box{2, 3}));
}

// Under [Puzzle], a size that boxes do not divide needs [Regions], in rows or on one line.
TEST(ReadLoose, SectionsOfFiveRows) {
    const std::string cells = "1.......2................", map = "AAABBAABBBCCCDDCCDDDEEEEE";
    const std::string ours = cells + " houses:" + map;
    for (const std::string& puzzle : {cells + '\n', rows_of(cells, 5)})
        for (const std::string& regions : {map + '\n', rows_of(map, 5)}) {
            EXPECT_EQ(read("[Puzzle]\n" + puzzle + "[Regions]\n" + regions), Lines{ours});
            EXPECT_EQ(read("[Puzzle]\n" + puzzle + "\n[Regions]\n" + regions + "[Rules]\nodd: A1\n[State]\n" + puzzle),
                      Lines{ours + " rules:odd: A1"});
        }
    EXPECT_EQ(to_sdk(read_puzzle(ours)), "[Puzzle]\n" + rows_of(cells, 5) + "[Regions]\n" + rows_of(map, 5));
    EXPECT_EQ(
        read("[Puzzle]\n" + rows_of(cells, 5)),
        Lines{"1:1: found a board of 5x5 without regions, expected [Regions] below the cells: boxes do not divide "
              "this size"});
    EXPECT_EQ(read("[Puzzle]\n53. .7. ...\n6.. 195 ...\n" + rows_of(classic, 9).substr(20)), Lines{classic});
}

// A player's board is written under [State], in rows.
TEST(ReadLoose, StateInRows) {
    const std::string text = "[Puzzle]\n...4\n3.1.\n.1..\n4...\n[State]\n[1][23].4\n3.12\n.1..\n4...\n";
    EXPECT_EQ(to_sdk(read_puzzle(text)), text);
    const Puzzle plain = read_puzzle("+" + classic);
    EXPECT_EQ(to_sdk(plain), "[Puzzle]\n" + rows_of("." + classic.substr(1), 9) + "[State]\n" + rows_of(classic, 9));
}

}  // namespace loose
}  // namespace
}  // namespace deduku
