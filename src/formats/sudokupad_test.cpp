// Data of SudokuPad: houses among cages and regions, numbers of cages, members that are not known.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
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
