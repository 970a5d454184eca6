// Data of SudokuPad: houses among cages and regions, numbers of cages, members that are not known.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/links.hpp"
#include "tests/support/links.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats::sudokupad_trials {
namespace {

using testing::line_of;
using testing::outcome_of;
using testing::ruled;
using testing::sudokupad_with;

constexpr auto known = ", expected houses and rules as in doc/formats.md";
std::string read(const std::string& members) { return line_of(sudokupad_with(4, members)); }
std::string comment_of(const std::string& members) {
    return std::get<Puzzle>(outcome_of(sudokupad_with(4, members))).comment;
}

// Regions that are rows or columns, with cages of N cells: none of them is lost.
TEST(SudokuPad, RegionsThatAreLines) {
    for (const std::string map : {"AAAABBBBCCDDCCDD", "ABBBACCCADDDBCDA", "AABBAABBCCCCDDDD"})
        for (const std::string rules :
             {" rules:diagonal up", " rules:diagonal down", "+diagonals", " rules:extra-region: A1 B1 A4 B4",
              "+diagonals rules:extra-region: A1 B2 A3 B4; killer 5: A1 B2; anti-king"}) {
            const Puzzle puzzle = testing::read_puzzle(ruled(4, "houses:" + map + rules));
            const auto link = written(*written_format("sudokupad"), puzzle);
            ASSERT_TRUE(std::holds_alternative<std::string>(link)) << map << rules;
            const auto back = outcome_of(std::get<std::string>(link));
            EXPECT_TRUE(testing::same(std::get<Puzzle>(back), puzzle)) << line_of(std::get<std::string>(link));
        }
}

// Two grids of 4x4 that share a box, and a samurai of five: our links are read as the same board.
constexpr auto two_grids = "....__.1..__.........2..__..3.__.... board:6x6 digits:1-4 houses:grids:A1,C3";

TEST(SudokuPad, SeveralGrids) {
    std::string samurai;
    for (int row = 0; row < 21; ++row) {
        const bool outer = row < 6 || row > 14, shared = row < 9 || row > 11;
        samurai += outer ? ".........   .........\n" : shared ? ".....................\n" : "      .........\n";
    }
    samurai.replace(4, 1, "7");
    const std::string rules = " rules:killer 5: A1 B1; sum 12: C3 D3 E3; extra-region: A1 D2 E5 F6; anti-knight";
    for (const std::string& text : {std::string(two_grids), two_grids + rules, samurai}) {
        const Puzzle puzzle = testing::read_puzzle(text);
        const auto link = written(*written_format("sudokupad"), puzzle);
        ASSERT_TRUE(std::holds_alternative<std::string>(link)) << text << std::get<Refusal>(link).why;
        const auto back = outcome_of(std::get<std::string>(link));
        ASSERT_TRUE(std::holds_alternative<Puzzle>(back)) << line_of(std::get<std::string>(link));
        EXPECT_TRUE(testing::same(std::get<Puzzle>(back), puzzle)) << line_of(std::get<std::string>(link));
    }
    const auto refused =
        written(*written_format("sudokupad"), testing::read_puzzle(std::string(two_grids) + " rules:thermo: A1 B2 C3"));
    EXPECT_EQ(std::get<Refusal>(refused).why, "cannot represent the rule 'thermo: A1-C3'");
    EXPECT_EQ(std::get<Refusal>(written(*written_format("f-puzzles"), testing::read_puzzle(two_grids))).why,
              "boards of N x N cells with digits from 1 to N only");
}

// Its data: boxes as regions, rows and columns as cages, white rectangles on the cells of no grid.
TEST(SudokuPad, DataOfSeveralGrids) {
    const auto link = written(*written_format("sudokupad"), testing::read_puzzle(two_grids));
    WebLink found = find_link(std::get<std::string>(link)).value();
    std::string json = std::get<std::string>(json_of(found));
    const auto count = [&](const std::string& part) {
        int out = 0;
        for (std::size_t at = json.find(part); at != json.npos; at = json.find(part, at + 1)) ++out;
        return out;
    };
    EXPECT_EQ(count("\"hidden\":true"), 16);
    EXPECT_EQ(count("\"backgroundColor\""), 4);
    EXPECT_EQ(count("\"norowcol\":true"), 1);
    EXPECT_NE(json.find(R"("overlays":[{"center":[0.5,5],"width":1.95,"height":1,)"), json.npos) << json;
    // Without the cage of a row the row may repeat digits: no board that we know.
    const std::string row = R"({"cells":[[0,0],[0,1],[0,2],[0,3]],"unique":true,"hidden":true},)";
    ASSERT_EQ(count(row), 1);
    std::string less = json;
    less.erase(less.find(row), row.size());
    EXPECT_EQ(line_of(less), "found no cage for A1 B1 C1 D1, expected all rows and columns as cages");
    // A digit where no grid is.
    std::string more = json;
    more.replace(more.find("{}],["), 2, R"({"value":1})");
    EXPECT_EQ(line_of(more), "found contents of a cell in no grid, expected {}");
}

// A house of the board in a cage, or the same cage again, is no rule.
TEST(SudokuPad, CagesOfHouses) {
    const std::string row = R"({"cells":[[0,0],[0,1],[0,2],[0,3]],"unique":true})";
    const std::string corners = R"({"cells":[[3,3],[0,3],[3,0],[0,0]],"unique":true})";
    EXPECT_EQ(read(R"(,"cages":[)" + row + "," + corners + "," + corners + "]"),
              ruled(4, "rules:extra-region: A1 D1 A4 D4"));
}

// A number without "sum" is drawn; the sum 0 is none.
TEST(SudokuPad, NumbersOfCages) {
    const std::string cells = R"(,"cages":[{"cells":[[0,0],[0,1]],)";
    const std::string drawn = "; --partly goes on without them";
    EXPECT_EQ(read(cells + R"("unique":true,"sum":5,"value":"5"}])"), ruled(4, "rules:killer 5: A1 B1"));
    EXPECT_EQ(read(cells + R"("unique":true,"sum":0}])"), ruled(4, "rules:killer: A1 B1"));
    EXPECT_EQ(read(cells + R"("unique":true,"value":"5"}])"),
              std::string("found drawings, which may be rules: numbers of cages (1)") + known + drawn);
    EXPECT_EQ(read(cells + R"("unique":true,"sum":"5/6"}])"), "found '5/6', expected a number");
    ReadOptions options{std::nullopt, &all()};
    options.partly = true;
    const auto results = read_puzzles(sudokupad_with(4, cells + R"("unique":true,"value":"5"}])"), options);
    EXPECT_EQ(to_line(std::get<Puzzle>(results.at(0))), ruled(4, "rules:killer: A1 B1"));
    EXPECT_EQ(std::get<Puzzle>(results.at(0)).comment, "Left out: numbers of cages (1)");
    for (const std::string rule : {"killer 0: A1 B1", "sum 0: A1 B1"}) {
        const auto out = written(*written_format("sudokupad"), testing::read_puzzle(ruled(4, "rules:" + rule)));
        EXPECT_EQ(std::get<Refusal>(out).why, "cannot represent the rule '" + rule + "'");
    }
}

TEST(SudokuPad, UnknownMembersAreRefused) {
    EXPECT_EQ(read(R"(,"thermos":[[[0,0],[0,1]]])"), std::string("found 'thermos', which may be a rule") + known);
    EXPECT_EQ(read(R"(,"metadata":{"antiqueen":true})"), std::string("found 'antiqueen', which may be a rule") + known);
    EXPECT_EQ(read(R"(,"cages":[{"cells":[[0,0]],"unique":true,"product":6}])"),
              std::string("found 'product' of a cage, which may be a rule") + known);
    std::string wall = sudokupad_with(4, "");
    wall.replace(wall.find("{},"), 2, R"({"wall":"N"})");
    EXPECT_EQ(line_of(wall), std::string("found 'wall' of a cell, which may be a rule") + known);
    // No rows and columns, wherever it is said.
    for (const std::string where : {R"(,"norowcol":true)", R"(,"metadata":{"norowcol":true})"})
        EXPECT_EQ(read(where), std::string("found a board without rows and columns") + known);
    EXPECT_EQ(read(R"(,"norowcol":false,"metadata":{"norowcol":false,"antiqueen":false},"tags":[])"), ruled(4, ""));
}

// Words of cages and metadata: rules, or the comment.
TEST(SudokuPad, Words) {
    EXPECT_EQ(read(R"(,"cages":[{"value":"antiknight: true"},{"value":"title: T"}])"), ruled(4, "rules:anti-knight"));
    // "t" is true in the short form, but a title may be this letter.
    EXPECT_EQ(read(R"(,"metadata":{"title":"t","antiknight":"t"})"), ruled(4, "rules:anti-knight"));
    EXPECT_EQ(read(R"(,"cages":[{"value":"foglight: r1c1r1c2"}])"), ruled(4, ""));
    EXPECT_EQ(
        comment_of(
            R"(,"metadata":{"author":"N. N.","rules":["Normal sudoku rules apply.","Have fun."],"solution":"1234","series":"S"},)"
            R"("cages":[{"value":"level: hard"}],"date":"2024")"),
        "Date: 2024\nAuthor: N. N.\nRules: Normal sudoku rules apply. Have fun.\nSeries: S\nLevel: hard");
}

}  // namespace
}  // namespace deduku::formats::sudokupad_trials
