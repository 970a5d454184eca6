// Houses and rules in links: as made by setters; written links are read back unchanged.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/lz_string.hpp"
#include "tests/support/links.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats {
namespace {

using testing::Fields;
using testing::fpuzzles_with;
using testing::line_of;
using testing::outcome_of;
using testing::ruled;
using testing::same;
using testing::sudokupad_with;
using testing::table;

TEST(LinkRules, LinksOfSetters) {
    const auto links = table("tests/data/formats/fpuzzles_rules.tsv"), puzzles = table("data/rules/f-puzzles.tsv");
    ASSERT_EQ(links.size(), 21U);
    std::size_t next = 0;
    for (const Fields& row : links) {
        const auto read = outcome_of(row[1]);
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << row[0] << std::get<std::string>(read);
        ASSERT_LT(next, puzzles.size());
        const Puzzle& puzzle = std::get<Puzzle>(read);
        const Puzzle same = testing::read_puzzle(puzzles[next++][1]);
        EXPECT_TRUE(puzzle.geometry() == same.geometry()) << row[0] << '\n' << to_line(puzzle) << '\n' << to_line(same);
        EXPECT_EQ(puzzle.cells, same.cells) << row[0];
    }
    EXPECT_EQ(next, 21U);
}

// Written links are read back.
std::size_t written_and_read(const std::vector<Puzzle>& puzzles, std::string_view format) {
    std::size_t count = 0;
    for (const Puzzle& puzzle : puzzles) {
        const Written link = written(*written_format(format), puzzle);
        if (std::holds_alternative<Refusal>(link)) continue;
        const auto back = outcome_of(std::get<std::string>(link));
        EXPECT_TRUE(std::holds_alternative<Puzzle>(back) && same(std::get<Puzzle>(back), puzzle))
            << format << '\n'
            << line_of(std::get<std::string>(link)) << '\n'
            << to_line(puzzle);
        ++count;
    }
    return count;
}

TEST(LinkRules, BoardsWithHousesOfTheirOwn) {
    for (const char* kind : {"jigsaw", "x", "windoku", "x-windoku", "disjoint-groups", "asterisk"})
        for (const char* format : {"f-puzzles", "sudokupad", "sdk", "rules"})
            for (const Puzzle& puzzle : testing::read_list(std::string("houses/") + kind + ".txt"))
                EXPECT_EQ(line_of(std::get<std::string>(written(*written_format(format), puzzle))), to_line(puzzle));
}

TEST(LinkRules, PublishedPuzzles) {
    std::vector<Puzzle> puzzles;
    for (const char* list : {"data/rules/iss.tsv", "data/rules/f-puzzles.tsv"})
        for (const Fields& row : table(list)) puzzles.push_back(testing::read_puzzle(row[1]));
    EXPECT_EQ(puzzles.size(), 154U);
    EXPECT_EQ(written_and_read(puzzles, "f-puzzles"), 148U);
    EXPECT_EQ(written_and_read(puzzles, "sudokupad"), 147U);
    EXPECT_EQ(written_and_read(puzzles, "iss"), 148U);
    EXPECT_EQ(written_and_read(puzzles, "iss-link"), 148U);
    EXPECT_EQ(written_and_read(puzzles, "killer"), 52U);
    for (const char* own : {"line", "rules", "sdk"}) EXPECT_EQ(written_and_read(puzzles, own), 154U) << own;
}

// Whether a format supports a puzzle; then it is read back unchanged, otherwise the unsupported part is named.
bool is_held(const Puzzle& puzzle, std::string_view format) {
    const Written link = written(*written_format(format), puzzle);
    const std::string rule = write_rules(puzzle.geometry().rules(), puzzle.geometry());
    if (const auto* refusal = std::get_if<Refusal>(&link)) {
        EXPECT_TRUE(rule.empty() || refusal->why == "cannot represent the rule '" + rule + "'") << refusal->why;
        return false;
    }
    const auto back = outcome_of(std::get<std::string>(link));
    EXPECT_TRUE(std::holds_alternative<Puzzle>(back)) << rule << ": " << line_of(std::get<std::string>(link));
    const auto* read = std::get_if<Puzzle>(&back);
    EXPECT_TRUE(read != nullptr && same(*read, puzzle)) << rule;
    return true;
}

// The example of each rule and boards with other houses, in each format with rules: the table of the page.
TEST(LinkRules, CoverageOfThePage) {
    std::ifstream file(DEDUKU_ROOT "/doc/formats.md");
    std::stringstream page;
    page << file.rdbuf();
    std::vector<std::pair<std::string, Puzzle>> boards;
    boards.emplace_back("regions", testing::read_list("houses/jigsaw.txt").front());
    boards.emplace_back("boxes, both diagonals", testing::read_puzzle(ruled(9, "houses:boxes+diagonals")));
    boards.emplace_back("boxes, windows", testing::read_puzzle(ruled(9, "houses:boxes+windoku")));
    boards.emplace_back("rows and columns alone",
                        testing::read_puzzle(ruled(4,
                                                   "houses:[[0,1,2,3],[0,4,8,12],[4,5,6,7],[1,5,9,13],[8,9,10,11],"
                                                   "[2,6,10,14],[12,13,14,15],[3,7,11,15]]")));
    for (const RuleRow* row : rule_rows())
        boards.emplace_back('`' + std::string(row->key) + '`',
                            testing::read_puzzle(ruled(9, "rules:" + std::string(row->example))));
    std::string expected = "| | `f-puzzles` | `sudokupad` | `iss` | `killer` |\n|---|---|---|---|---|\n";
    for (const auto& [name, puzzle] : boards) {
        expected += "| " + name + " |";
        for (const char* format : {"f-puzzles", "sudokupad", "iss", "killer"})
            expected += is_held(puzzle, format) ? " yes |" : " |";
        expected += '\n';
    }
    EXPECT_NE(page.str().find("\n\n" + expected + '\n'), std::string::npos) << "doc/formats.md lacks\n" << expected;
}

// Ten boards with a rule of each kind, packed or written by the libraries of the other programs.
TEST(LinkRules, LinksOfOtherPrograms) {
    const auto rows = table("tests/data/formats/rule_links.tsv");
    ASSERT_EQ(rows.size(), 30U);
    for (const Fields& row : rows) {
        const auto read = outcome_of(row[1]);
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << row[0] << ' ' << std::get<std::string>(read);
        EXPECT_TRUE(same(std::get<Puzzle>(read), testing::read_puzzle(row[2])))
            << row[0] << '\n'
            << to_line(std::get<Puzzle>(read)) << '\n'
            << row[2];
    }
}

TEST(LinkRules, ReadsFpuzzles) {
    const auto read = [](const std::string& members) { return line_of(fpuzzles_with(4, members)); };
    EXPECT_EQ(read(R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R4C1","R4C2"]}])"),
              ruled(4, "rules:killer 5: A1 B1; killer: A4 B4"));
    EXPECT_EQ(read(R"(,"sandwichsum":[{"cell":"R0C2","value":"0"},{"cell":"R2C5","value":"3"}])"),
              ruled(4, "rules:sandwich 0: column B; sandwich 3: row 2 from right"));
    EXPECT_EQ(read(R"(,"negative":["xv","ratio"],"xv":[],"antiking":false)"), ruled(4, "rules:all-xv; all-dots black"));
    // A diagonal, regions of any size; the four windows are not a house on a 4x4.
    EXPECT_EQ(read(R"(,"diagonal-":true,"extraregion":[{"cells":["R1C1","R1C2"]}])"),
              ruled(4, "rules:diagonal down; extra-region: A1 B1"));
    // Drawings over a rule repeat it, as do those that f-puzzles marks as its own; cages are decoration.
    EXPECT_EQ(read(R"(,"line":[{"lines":[["R1C2","R1C1"]]}],"thermometer":[{"lines":[["R1C1","R1C2"]]}],)"
                   R"("text":[{"cells":["R0C1"],"value":"x","fromConstraint":"X Sum"}],"cage":[{"cells":["R1C1"]}])"),
              ruled(4, "rules:thermo: A1 B1"));
}

TEST(LinkRules, RefusesInvalidFpuzzles) {
    const auto said = [](const std::string& members) { return line_of(fpuzzles_with(4, members)); };
    const std::string known = ", expected houses and rules as in doc/formats.md";
    const std::string ignored = "; --partly goes on without them";
    EXPECT_EQ(said(R"(,"wormhole":[{"cells":["R1C1"]}])"), "found 'wormhole', which may be a rule" + known);
    EXPECT_EQ(said(R"(,"line":[{"lines":[["R1C1","R1C2"]]}])"),
              "found drawings, which may be rules: lines (1)" + known + ignored);
    EXPECT_EQ(said(R"(,"killercage":[{"cells":["R1C1"],"value":"5; anti-king"}])"),
              "found '5; anti-king', expected a number");
    EXPECT_EQ(said(R"(,"killercage":[{"value":"5"}])"), R"(found no cells, expected "cells":["R1C1",..])");
    EXPECT_EQ(said(R"(,"killercage":[{"cells":["R1C5"]}])"), "found 'R1C5', expected a cell of the board, as R1C1");
    EXPECT_EQ(said(R"(,"xsum":[{"cell":"R0C0","value":"5"}])"),
              "found 'R0C0', expected a cell beside the board, as R0C1");
    EXPECT_EQ(said(R"(,"xsum":[{"cell":"R1C99999999999","value":"5"}])"),
              "found 'R1C99999999999', expected a cell beside the board, as R0C1");
    EXPECT_EQ(said(R"(,"negative":["knight"])"), "found a negative rule 'knight', expected \"ratio\" or \"xv\"");
    EXPECT_EQ(said(R"(,"thermometer":[{"lines":[["R1C1"]]}])").substr(0, 6), "found ");
    EXPECT_EQ(line_of(fpuzzles_with(4, "").replace(std::string(R"({"size":4,"grid":[[{)").size(), 0, "\"wall\":1")),
              "found 'wall' of a cell, which may be a rule" + known);
    EXPECT_EQ(
        line_of(fpuzzles_with(4, "").replace(std::string(R"({"size":4,"grid":[[{)").size(), 0, "\"parity\":\"Odd\"")),
        ruled(4, "rules:odd: A1"));
}

TEST(LinkRules, ReadsSudokuPad) {
    const auto read = [](const std::string& members) { return line_of(sudokupad_with(4, members)); };
    const std::string known = ", expected houses and rules as in doc/formats.md";
    EXPECT_EQ(read(R"(,"global":["antiknight"],"metadata":{"antiking":true})"),
              ruled(4, "rules:anti-king; anti-knight"));
    EXPECT_EQ(
        read(R"(,"cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":5,"value":"5"},{"cells":[[1,0],[1,1]],"sum":5}])"),
        ruled(4, "rules:killer 5: A1 B1; sum 5: A2 B2"));
    // Rows, columns and boxes exist already; diagonals have names; others are extra regions.
    EXPECT_EQ(
        read(
            R"(,"cages":[{"cells":[[0,0],[0,1],[0,2],[0,3]],"unique":true},{"cells":[[0,0],[0,1],[1,0],[1,1]],"unique":true},)"
            R"({"cells":[[3,0],[2,1],[1,2],[0,3]],"unique":true},{"cells":[[1,1],[1,2],[2,1],[2,2]],"unique":true}])"),
        ruled(4, "rules:diagonal up; extra-region: B2 C2 B3 C3"));
    EXPECT_EQ(read(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"5"}])"),
              "found drawings, which may be rules: cages (1)" + known + "; --partly goes on without them");
    EXPECT_EQ(read(R"(,"global":["queen"])"), "found the rule 'queen' for the whole board" + known);
    EXPECT_EQ(read(R"(,"cages":[{"cells":[[0,4]],"unique":true}])"),
              "found no cell of the board, expected [row,column] from 0");
}

// Drawings are listed and refused, or omitted and mentioned in the comment.
TEST(LinkRules, Drawings) {
    const std::string pad = sudokupad_with(
        4,
        R"(,"lines":[{"wayPoints":[[0,0]]},{"wayPoints":[]}],"arrows":[{"a":1}],"cages":[{"cells":[[0,0]],"value":"3"},)"
        R"({"cells":[[0,0],[0,1]],"unique":true,"sum":3}],"overlays":[],"underlays":[{"center":[1,1]}])");
    const std::string puzzles = fpuzzles_with(
        4, R"(,"line":[{"lines":[["R1C1","R1C2"]]}],"circle":[{"cells":["R1C1"]},{"cells":["R1C2"]}],"antiking":true)");
    const std::string tail = ", expected houses and rules as in doc/formats.md; --partly goes on without them";
    EXPECT_EQ(line_of(pad),
              "found drawings, which may be rules: lines (2), arrows (1), underlays (1), cages (1)" + tail);
    EXPECT_EQ(line_of(puzzles), "found drawings, which may be rules: lines (1), circles (2)" + tail);
    ReadOptions options{std::nullopt, &all()};
    options.partly = true;
    const Puzzle of_pad = std::get<Puzzle>(read_puzzles(pad, options).at(0));
    EXPECT_EQ(to_line(of_pad), ruled(4, "rules:killer 3: A1 B1"));
    EXPECT_EQ(of_pad.comment, "Left out: lines (2), arrows (1), underlays (1), cages (1)");
    const Puzzle of_puzzles = std::get<Puzzle>(read_puzzles(puzzles, options).at(0));
    EXPECT_EQ(to_line(of_puzzles), ruled(4, "rules:anti-king"));
    EXPECT_EQ(of_puzzles.comment, "Left out: lines (1), circles (2)");
    // Unknown rules are still refused.
    const auto other = read_puzzles(fpuzzles_with(4, R"(,"wormhole":[{"cells":["R1C1"]}])"), options);
    EXPECT_TRUE(std::holds_alternative<ReadError>(other.at(0)));
}

// The numbers of regions are kept if they are not in order.
TEST(LinkRules, RegionsKeepNumbers) {
    for (const std::string line : {"houses:2221211133343444", "houses:AAABABBBCCCDCDDD"})
        for (const char* format : {"f-puzzles", "sudokupad"}) {
            const Puzzle puzzle = testing::read_puzzle(ruled(4, line));
            EXPECT_EQ(line_of(std::get<std::string>(written(*written_format(format), puzzle))), ruled(4, line))
                << format;
        }
}

}  // namespace
}  // namespace deduku::formats
