// Names and comments of any characters, written and read: no format loses or changes one, or takes it for a puzzle.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "cli/xml/opensudoku.hpp"
#include "deduku/text.hpp"

namespace deduku::formats {
namespace {

const std::string nine_by_nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Text with a meaning in some format, for a terminal or in UTF-8.
const std::vector<std::string> pieces = {"plain",
                                         "#Dplain",
                                         "Dplain",
                                         "#",
                                         "##",
                                         "# x",
                                         "#D",
                                         "#D x",
                                         "D x",
                                         "#C x",
                                         "C",
                                         "T x",
                                         "#T",
                                         "Top 5",
                                         "Author: A",
                                         "% x",
                                         "%",
                                         "\r",
                                         "\n",
                                         "\r\n",
                                         "\t",
                                         "\v",
                                         "\f",
                                         "\b",
                                         "\x7f",
                                         "\x1b[2J",
                                         "\x1b]0;x\a",
                                         std::string(1, '\0'),
                                         "\\",
                                         "\\\\",
                                         "\\x",
                                         "\\x1",
                                         "\\x1b",
                                         "\\x5c",
                                         "\\x5cx1b",
                                         "\\x5c\x1b",
                                         "\\x1\x1b",
                                         "\\n",
                                         "\\u000d",
                                         " ",
                                         "  ",
                                         " x",
                                         "x ",
                                         "\t ",
                                         "\xc2\x85",
                                         "\xc2\x9b",
                                         "\xc2\xa0",
                                         "\xe2\x80\xa8",
                                         "\xe2\x80\xa9",
                                         "\xef\xbb\xbf",
                                         "\xef\xbf\xbe",
                                         "\xef\xbf\xbf",
                                         "\xf0\x9f\x8f\x94",
                                         "\xc3\xa9",
                                         "\xe2\x94\x8c\xe2\x94\x80",
                                         "\xe2\x95\x91",
                                         "\"",
                                         "\"\"",
                                         "'",
                                         "\",\"",
                                         ",",
                                         ",,",
                                         ";",
                                         "|",
                                         "||",
                                         "a|b|c|d",
                                         "/",
                                         "--",
                                         "---+---",
                                         "====",
                                         "-=-",
                                         "*---*",
                                         "<",
                                         ">",
                                         "&",
                                         "&amp;",
                                         "&#10;",
                                         "<!--",
                                         "-->",
                                         "]]>",
                                         "</game>",
                                         "</opensudoku>",
                                         "<opensudoku>",
                                         "[Puzzle]",
                                         "[State]",
                                         "[Rules]",
                                         "[",
                                         "]",
                                         "[]",
                                         "[[1,2],[3,4]]",
                                         "{}",
                                         "{\"size\":9}",
                                         "a=[[1]]",
                                         "a:[[1]]",
                                         "houses:boxes",
                                         " houses:boxes+diagonals",
                                         "rules:anti-knight",
                                         " rules:killer 3: A1",
                                         ":0000:x:",
                                         "::",
                                         "puzzle,name,comment",
                                         "puzzle",
                                         "1",
                                         "12",
                                         "1.",
                                         "(3)",
                                         "1234",
                                         "1...............",
                                         "................",
                                         nine_by_nine,
                                         "x " + nine_by_nine,
                                         nine_by_nine + "\n" + nine_by_nine,
                                         "\r" + nine_by_nine,
                                         "\n1...............\n",
                                         "0000183b305c " + nine_by_nine,
                                         "\\begin{tabular}",
                                         "\\end",
                                         "$x^2$",
                                         "~",
                                         "_",
                                         "%f",
                                         "https://sudokupad.app/abc",
                                         "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QA",
                                         "https://sudokupad.app/sclN4IgzglgXgpiBcBOANCALhNAbO8QA",
                                         "=cmd()",
                                         "+1",
                                         "@x",
                                         "NULL",
                                         "null",
                                         std::string(5000, 'x')};

// Each piece alone, before, after and between letters, and some combinations.
std::vector<std::string> hostile_names() {
    std::vector<std::string> out;
    for (const std::string& piece : pieces)
        for (const std::string& name : {piece, piece + "x", "x" + piece, "x" + piece + "x", "x " + piece + " x"})
            out.push_back(name);
    for (std::size_t i = 0; i < pieces.size(); ++i) out.push_back(pieces[i] + pieces[(7 * i + 3) % pieces.size()]);
    return out;
}

Puzzle puzzle_of(const std::string& cells) { return std::get<Puzzle>(read_puzzles(cells).at(0)); }

std::vector<ReadResult> back_from(const std::string& format, const Puzzle& puzzle) {
    const reading::Format& row = *written_format(format);
    const auto text = std::get<std::string>(written(row, puzzle));
    return read_puzzles(std::string(row.write.head) + text + std::string(row.write.foot),
                        {std::nullopt, &xml::all_and_xml()});
}

// Expects the one puzzle that was written, with its name and comment.
void expect_back(const std::string& format, const Puzzle& puzzle) {
    const auto back = back_from(format, puzzle);
    ASSERT_EQ(back.size(), 1U) << format << ": " << puzzle.name << "; " << puzzle.comment;
    const auto* read = std::get_if<Puzzle>(back.data());
    ASSERT_TRUE(read) << format << ": " << puzzle.name << ": " << std::get<ReadError>(back[0]).text();
    const std::string cells = format == "pencilmarks" ? to_line(*read).substr(0, 1) : to_line(*read);
    EXPECT_EQ(cells, to_line(puzzle).substr(0, cells.size())) << format << ": " << puzzle.name;
    EXPECT_EQ(read->name, puzzle.name) << format;
    EXPECT_EQ(read->comment, puzzle.comment) << format << ": " << puzzle.name;
}

constexpr std::array of_any_size = {"line", "sdk", "rules", "pencilmarks", "sdx", "csv", "f-puzzles", "sudokupad"};

TEST(Names, RoundTripInEveryFormat) {
    ASSERT_GE(hostile_names().size(), 500U);
    Puzzle large = puzzle_of(nine_by_nine);
    Puzzle small = puzzle_of("1...............");
    for (const std::string& name : hostile_names()) {
        large.name = small.name = name;
        for (const char* format : of_any_size) {
            expect_back(format, large);
            expect_back(format, small);
        }
        expect_back("ss", large);
    }
}

// Houses and rules are between the cells and the name.
TEST(Names, AfterHousesAndRules) {
    for (const char* cells : {"1............... houses:AAABACBBDCCBDDDC", "1............... rules:anti-king",
                              "1............... houses:AAABACBBDCCBDDDC rules:anti-king"}) {
        Puzzle puzzle = puzzle_of(cells);
        for (const std::string& name : hostile_names()) {
            puzzle.name = name;
            expect_back("line", puzzle);
            expect_back("rules", puzzle);
        }
    }
}

// Comments keep all but blanks at their ends. OpenSudoku has one note for both, and no characters that XML forbids.
TEST(Names, CommentsRoundTrip) {
    Puzzle puzzle = puzzle_of(nine_by_nine);
    for (const std::string& comment : hostile_names()) {
        if (comment.find('\n') != comment.npos || comment.empty()) continue;
        if (comment.front() == ' ' || comment.back() == ' ') continue;
        puzzle.comment = comment;
        for (const char* format : {"line", "sdk", "rules", "sdx", "ss", "csv"}) expect_back(format, puzzle);
        const auto note = std::get<Puzzle>(back_from("opensudoku", puzzle).at(0)).comment;
        EXPECT_EQ(note, comment + "\nFolder: Deduku");
        const auto xml = std::get<std::string>(written(*written_format("opensudoku"), puzzle));
        EXPECT_EQ(xml.find("\xef\xbf\xbe"), xml.npos);
        EXPECT_EQ(xml.find("\xef\xbf\xbf"), xml.npos);
    }
}

// Text that is not UTF-8 stays unchanged, in XML, too.
TEST(Names, OtherEncodings) {
    Puzzle puzzle = puzzle_of(nine_by_nine);
    for (const std::string name : {"Caf\xe9",
                                   "\xff\xfe"
                                   "a",
                                   "\xed\xa0\x80", "a\xc3",
                                   "\x9b"
                                   "2J",
                                   "\xc0\xa2"}) {
        puzzle.name = name;
        for (const char* format : {"line", "sdk", "rules", "sdx", "ss", "csv"}) expect_back(format, puzzle);
        EXPECT_EQ(std::get<Puzzle>(back_from("opensudoku", puzzle).at(0)).comment, name + "\nFolder: Deduku");
        const auto xml = std::get<std::string>(written(*written_format("opensudoku"), puzzle));
        EXPECT_TRUE(std::all_of(xml.begin(), xml.end(), [](char c) { return c > 0; })) << xml;
    }
}

// LaTeX and HTML are not read; a name cannot end their comment or element.
TEST(Names, InMarkup) {
    Puzzle puzzle = puzzle_of("1...............");
    puzzle.name = "a\r\n\\end{document}\x1b<b>\xef\xbf\xbf";
    const auto latex = std::get<std::string>(written(*written_format("latex"), puzzle));
    EXPECT_EQ(latex.substr(0, latex.find('\n')), "% a\\x0d\\x0a\\end{document}\\x1b<b>\\xef\\xbf\\xbf");
    const auto html = std::get<std::string>(written(*written_format("html"), puzzle));
    EXPECT_NE(html.find("<caption>a\\x0d\\x0a\\end{document}\\x1b&lt;b&gt;\\xef\\xbf\\xbf</caption>"), html.npos);
}

}  // namespace
}  // namespace deduku::formats
