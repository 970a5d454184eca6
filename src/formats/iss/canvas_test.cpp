// ISS: shapes other than N x N cells with the values 1 to N.
//
//   .Shape~7x7~9 -> board:7x7 digits:1-9        .Shape~14x13~9~Raw -> board:14x13 digits:1-9 houses:none
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/iss/read.hpp"
#include "formats/parts.hpp"

namespace deduku::formats::iss_canvas_trials {
namespace {

// The puzzle as a line, or "POSITION: found .., expected ..".
std::string said(const std::string& text) {
    const auto out = iss::read_items(text, {});
    if (const auto* mistake = std::get_if<ValueError>(&out))
        return std::to_string(mistake->at) + ": found " + mistake->found + ", expected " + mistake->expected;
    return to_line(std::get<Puzzle>(out));
}
std::string open_line(int cells, const std::string& rest) {
    return std::string(static_cast<std::size_t>(cells), '.') + ' ' + rest;
}

TEST(IssCanvas, Shapes) {
    EXPECT_EQ(said(".Shape~9x9~0-8"), open_line(81, "board:9x9 digits:0-8"));
    EXPECT_EQ(said(".Shape~7x7~9"), open_line(49, "board:7x7 digits:1-9"));
    EXPECT_EQ(said(".Shape~4x6"), open_line(24, "board:4x6 digits:1-6"));
    EXPECT_EQ(said(".Shape~2x3~4~Raw"), open_line(6, "board:2x3 digits:1-4 houses:none"));
    EXPECT_EQ(said(".Shape~1x1~0-5.~R1C1_3"), "3 board:1x1 digits:0-5");
    // Boxes of 2x3 cells, as the longer side; others by RegionSize, none by NoBoxes.
    EXPECT_EQ(said(".Shape~6x6~9"), open_line(36, "board:6x6 digits:1-9"));
    EXPECT_EQ(said(".Shape~6x6~9.RegionSize~9"),
              open_line(36, "board:6x6 digits:1-9 houses:AAABBBAAABBBAAABBBCCCDDDCCCDDDCCCDDD"));
    EXPECT_EQ(said(".Shape~6x6~9.NoBoxes"), open_line(36, "board:6x6 digits:1-9 houses:lines"));
    // Values that only groups have leave a usual board.
    EXPECT_EQ(said(".Shape~4x4~5.Replicate~__P.~R1C1_1_2_3_4.End"), std::string(16, '.'));
    EXPECT_EQ(said(".Shape~2x2~0-1.~R1C1_0.Pair~J~_~R1C1~R1C2"), "0... board:2x2 digits:0-1 rules:pair a = b: A1 B1");
    EXPECT_EQ(said(".Shape~2x2~0-3.RegionSameValues.NoBoxes"),
              ".... board:2x2 digits:0-3 rules:same-digits: A1 B1 = A2 B2 = A1 A2 = B1 B2");
}

TEST(IssCanvas, Errors) {
    EXPECT_EQ(said(".Shape~9x17"), "7: found '9x17', expected a board from 1x1 to 16x16, as 9x9");
    EXPECT_EQ(said(".Shape~9x9~2-8"), "11: found '2-8' of a shape, expected values such as 9 or 0-8, at most 16");
    EXPECT_EQ(said(".Shape~9x9~0-7"), "11: found '0-7' of a shape, expected at least 9 values, or the type Raw");
    EXPECT_EQ(said(".Shape~4x6.~R5C1_1").substr(0, 18), "12: found 'R5C1', ");
    EXPECT_EQ(said(".Shape~9x9~0-8.~R1C1_9"), "21: found '9', expected a digit 0-8");
    EXPECT_EQ(said(".Shape~6x6~8.RegionSize~9"), "24: found '9', expected at most as many cells as there are values");
}

TEST(IssCanvas, WrittenAndReadAgain) {
    const Format& iss = *written_format("iss");
    for (const std::string text :
         {".Shape~9x9~0-8.~R1C1_0", ".Shape~7x7~1-9.~R7C7_8_9.Cage~12~R1C1~R1C2", ".Shape~4x6~1-6.Skyscraper~R4~4~",
          ".Shape~2x3~1-4~Raw.AllDifferent~R1C1~R2C3", ".Shape~6x6~1-9.RegionSize~9.Diagonal~-1",
          ".Shape~6x6~0-8.NoBoxes.GreaterThan~R3C5~R3C6"}) {
        const auto read = iss::read_items(text, {});
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << text << ": " << said(text);
        const Written written = iss.write.write(std::get<Puzzle>(read));
        ASSERT_TRUE(std::holds_alternative<std::string>(written)) << text << std::get<Refusal>(written).why;
        const std::string line = std::get<std::string>(written);
        EXPECT_EQ(said(line.substr(0, line.size() - 1)), said(text)) << line;
    }
    // Houses that have no item become rules.
    const auto read = read_puzzles(open_line(6, "board:2x3 digits:1-4 houses:[[0,1,2],[0,5]]"));
    EXPECT_EQ(std::get<std::string>(iss.write.write(std::get<Puzzle>(read[0]))),
              ".Shape~2x3~1-4~Raw.AllDifferent~R1C1~R1C2~R1C3.AllDifferent~R1C1~R2C3\n");
}

TEST(IssCanvas, OtherFormatsRefuse) {
    const Puzzle puzzle = std::get<Puzzle>(read_puzzles(open_line(49, "board:7x7 digits:1-9"))[0]);
    for (const std::string_view name : {"f-puzzles", "sudokupad", "hodoku", "csv", "sdm", "pencilmarks"}) {
        const Written out = written(*written_format(name), puzzle, {});
        ASSERT_TRUE(std::holds_alternative<Refusal>(out)) << name;
        EXPECT_EQ(std::get<Refusal>(out).why, "boards of N x N cells with digits from 1 to N only") << name;
    }
}

}  // namespace
}  // namespace deduku::formats::iss_canvas_trials
