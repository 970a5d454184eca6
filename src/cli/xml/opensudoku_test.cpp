// XML of OpenSudoku: files of its versions, written files, broken files.
#include "cli/xml/opensudoku.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "deduku/text.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats {
namespace {

using deduku::testing::Lines;

const std::string digits = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const std::string points = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

ReadOptions with_xml() { return {std::nullopt, &xml::all_and_xml()}; }
Lines read_xml(const std::string& text) { return deduku::testing::read(text, with_xml()); }
std::string document(const std::string& inside) { return "<opensudoku version=\"2\">" + inside + "</opensudoku>"; }
std::string game(const std::string& data) { return "<game created=\"1\" data=\"" + data + "\" note=\"n\"/>"; }

// Cells of version 1: the second is 3 by the player, the third has notes 1 and 2.
std::string cells(const std::string& version, const std::string& notes) {
    std::string out = "version: " + version + "&#10;";
    for (std::size_t i = 0; i < digits.size(); ++i) {
        out += digits.substr(i, 1) + '|';
        if (version > "2") out += "0|";
        out += (i == 2 ? notes : version == "1" ? "-" : "0") + std::string("|");
        out += digits[i] == '0' || i == 1 ? "1|" : "0|";
    }
    return out;
}

TEST(OpenSudoku, Versions) {
    EXPECT_EQ(read_xml(document(game(digits) + game(digits))), (Lines{points, points}));
    EXPECT_EQ(read_xml("<?xml version=\"1.0\"?>\n<opensudoku>\n<name>Old</name>\n" + game(digits) +
                       "\n</opensudoku>\n" + points),
              (Lines{points, points}));
    std::string clues = points;
    clues[1] = '.';
    for (const auto& data : {cells("1", "1,2,"), cells("2", "3"), cells("3", "3"), cells("4", "3")}) {
        const auto results = read_puzzles(document("<folder name=\"Easy\">" + game(data) + "</folder>"), with_xml());
        ASSERT_EQ(results.size(), 1U) << data;
        ASSERT_TRUE(std::holds_alternative<Puzzle>(results[0])) << std::get<ReadError>(results[0]).text();
        const auto& puzzle = std::get<Puzzle>(results[0]);
        EXPECT_EQ(to_line(puzzle), clues);
        EXPECT_EQ(puzzle.comment, "n\nFolder: Easy");
        ASSERT_EQ(puzzle.state.size(), 81);
        EXPECT_EQ(puzzle.state[Cell{1}], Set<Digit>{Digit{2}});
        EXPECT_EQ(puzzle.state[Cell{2}], (Set<Digit>{Digit{0}, Digit{1}}));
    }
}

// OpenSudoku's own patterns: version 2 has one or two bars after the notes, version 3 one field of notes, version 4 two, of
// which the first is the primary one. 10 is binary 1010: 2 and 4.
TEST(OpenSudoku, FieldsOfNotes) {
    const auto board = [](const std::string& version, const std::string& third, const std::string& fourth,
                          const std::string& empty, const std::string& ending) {
        std::string out = "version: " + version + "&#10;";
        for (std::size_t i = 0; i < digits.size(); ++i)
            out += digits.substr(i, 1) +
                   (i == 2   ? third
                    : i == 3 ? fourth
                             : empty) +
                   (i % 2 == 0 ? "|" : ending) + (digits[i] == '0' ? "1|" : "0|");
        return document(game(out));
    };
    const auto expect = [](const std::string& text, Set<Digit> third, Set<Digit> fourth) {
        const auto results = read_puzzles(text, with_xml());
        ASSERT_EQ(results.size(), 1U);
        ASSERT_TRUE(std::holds_alternative<Puzzle>(results[0])) << std::get<ReadError>(results[0]).text();
        const auto& puzzle = std::get<Puzzle>(results[0]);
        EXPECT_EQ(to_line(puzzle), points);
        EXPECT_EQ(puzzle.state[Cell{2}], third);
        EXPECT_EQ(puzzle.state[Cell{3}], fourth);
        EXPECT_EQ(puzzle.state[Cell{6}], Set<Digit>::first_n(9));
    };
    const Set<Digit> two_four{Digit{1}, Digit{3}}, all = Set<Digit>::first_n(9), one{Digit{0}};
    expect(board("2", "|10", "|0", "|0", "|"), two_four, all);
    expect(board("2", "|10", "|1", "|0", "||"), two_four, one);
    expect(board("3", "|10", "|1", "|0", "|"), two_four, one);
    expect(board("4", "|10|0", "|0|1", "|0|0", "|"), two_four, one);
    expect(board("4", "|10|1", "|1|10", "|0|0", "|"), two_four, one);
}

// One game on each line, as apps write it; pieces of any size.
TEST(OpenSudoku, LineByLine) {
    std::string text =
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<opensudoku version=\"2\">\n<folder name=\"a\">\n";
    for (int i = 0; i < 200; ++i) text += game(digits) + "\n";
    text += "</folder>\n</opensudoku>\n";
    PuzzleReader reader(with_xml());
    std::size_t count = 0;
    for (char c : text) reader.feed({&c, 1});
    reader.finish();
    while (const auto result = reader.next()) count += std::holds_alternative<Puzzle>(*result) ? 1U : 0U;
    EXPECT_EQ(count, 200U);
}

TEST(OpenSudoku, RoundTrips) {
    auto results = read_puzzles(document(game(cells("1", "1,2,"))), with_xml());
    Puzzle puzzle = std::get<Puzzle>(results.at(0));
    puzzle.name = "A & \"B\"";
    puzzle.comment.clear();
    const Format& row = *written_format("opensudoku");
    const auto text = std::get<std::string>(written(row, puzzle));
    const auto back = read_puzzles(std::string(row.write.head) + text + std::string(row.write.foot), with_xml());
    ASSERT_EQ(back.size(), 1U);
    EXPECT_EQ(to_line(std::get<Puzzle>(back[0])), to_line(puzzle));
    EXPECT_EQ(std::get<Puzzle>(back[0]).state, puzzle.state);
    EXPECT_EQ(std::get<Puzzle>(back[0]).comment, "A & \"B\"\nFolder: Deduku");
}

TEST(OpenSudoku, File) {
    std::ifstream in(DEDUKU_ROOT "/tests/data/formats/sample.opensudoku");
    std::stringstream text;
    text << in.rdbuf();
    EXPECT_EQ(read_xml(text.str()), (Lines{points, points}));
}

TEST(OpenSudoku, NearMisses) {
    const std::string no_board =
        "found game data that is not a board, expected 81 digits, 0 for blank, or 81 cells value|notes|editable|";
    const auto first = [](const std::string& text) { return read_xml(text).at(0); };
    EXPECT_EQ(first(document(game(digits.substr(1)))), "1:26: " + no_board);
    EXPECT_EQ(first(document(game(digits + "1"))), "1:26: " + no_board);
    EXPECT_EQ(first(document(game("x" + digits.substr(1)))), "1:26: " + no_board);
    EXPECT_EQ(first(document("<game/>")), "1:26: " + no_board);
    EXPECT_EQ(first(document(game("version: 7&#10;0|"))),
              "1:26: found game data of version 7, expected version 1 to 4");
    EXPECT_EQ(first(document(game("version: 1&#10;0|-|1|"))), "1:26: " + no_board);
    EXPECT_EQ(first(document(game(cells("1", "0,")))), "1:26: " + no_board);
    EXPECT_EQ(first(document(game(cells("2", "512")))), "1:26: " + no_board);
    EXPECT_EQ(first(document("")),
              "1:1: found XML without a game, expected <opensudoku> with <game data=\"81 digits\"/>");
    EXPECT_EQ(first("<opensudoku><game"),
              "1:18: found broken XML (Error parsing start element tag), expected XML of OpenSudoku");
    EXPECT_EQ(read_xml(document(game("1") + game(digits))), (Lines{"1:26: " + no_board, points}));
    // Entities of a document are not expanded, and very deep nesting is harmless.
    EXPECT_EQ(first("<?xml version=\"1.0\"?><!DOCTYPE o [<!ENTITY a \"" + digits + "\">]><opensudoku>" + game("&a;") +
                    "</opensudoku>"),
              "1:145: " + no_board);
    std::string deep = "<opensudoku>";
    for (int i = 0; i < 300'000; ++i) deep += "<a>";
    EXPECT_EQ(first(deep + "</opensudoku>").substr(0, 20), "1:900015: found brok");
}

}  // namespace
}  // namespace deduku::formats
