// Ids of Solo: boards encoded by another program, links, seeds, errors and their places.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "tests/support/links.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats {
namespace {

std::string read_id(const std::string& text) { return testing::read(text, {std::nullopt, &all()}).at(0); }

TEST(Solo, MatchesAnotherProgram) {
    const auto ids = testing::table("tests/data/formats/solo.tsv");
    ASSERT_EQ(ids.size(), 8U);
    for (const auto& row : ids) {
        const auto read = testing::outcome_of(row[0]), expected = testing::outcome_of(row[1]);
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << row[0] << ' ' << std::get<std::string>(read);
        EXPECT_TRUE(testing::same(std::get<Puzzle>(read), std::get<Puzzle>(expected))) << row[0];
    }
}

TEST(Solo, Forms) {
    // Two columns and three rows of boxes are boxes 3 wide; by hand.
    EXPECT_EQ(read_id("2x3:1_2zf6a"), "12" + std::string(32, '.') + "6.");
    EXPECT_EQ(read_id("2x2:1_2_3a4k # hard"), "123.4...........");
    EXPECT_EQ(std::get<Puzzle>(testing::outcome_of("2x2:1_2_3a4k # hard")).comment, "hard");
    // Symmetry and difficulty have no rules; other sizes of digits than one.
    EXPECT_EQ(read_id("2x2xr4db:1o"), "1............... houses:boxes+diagonals");
    EXPECT_EQ(read_id("4x4md2du:16_10" + std::string(9, 'z') + "t"), "GA" + std::string(254, '.'));
    // Columns are regions: a border right of each cell; none between the cells of a column.
    EXPECT_EQ(read_id("4j:1o,____________l"), "1............... houses:ABCDABCDABCDABCD");
    // A cage of the first two cells without a sum, one of the last two with a sum in its second cell.
    EXPECT_EQ(read_id("2x2k:p,a_________a____________,o7"), "................ rules:killer: A1 B1; killer 7: C4 D4");
    // In the address of its page, also encoded.
    for (const std::string id : {"#2x2:1_2_3a4k", "#2x2%3A1_2_3a4k"})
        EXPECT_EQ(read_id("https://puzzles.example.org/js/solo.html" + id), "123.4...........");
}

TEST(Solo, Seeds) {
    const std::string seed =
        "found a seed, from which only Solo makes the puzzle, expected the game id, with the puzzle: 3x3:a2e9.. (in "
        "Solo: "
        "Game, Specific)";
    EXPECT_EQ(read_id("3x3dx#12345"), "1:6: " + seed);
    EXPECT_EQ(read_id("9jxkdu#1"), "1:7: " + seed);
    EXPECT_EQ(read_id("https://example.org/solo.html#3x3%23123"), "1:34: " + seed);
}

TEST(Solo, NearMisses) {
    EXPECT_EQ(read_id("3x3:a1b2_3"), "1:5: found 6 cells, expected 81 cells of a board of this size");
    EXPECT_EQ(read_id("2x2:1_2q"), "1:5: found more than 16 cells, expected 16 cells of a board of this size");
    EXPECT_EQ(read_id("2x2:1_5m"), "1:7: found '5', expected a number 1-4, a-z for empty cells, or _");
    EXPECT_EQ(read_id("2x2:1_2N"), "1:8: found 'N', expected a number 1-4, a-z for empty cells, or _");
    EXPECT_EQ(read_id("4j:1o"), "1:4: found 1 parts between commas, expected 2: digits, regions");
    EXPECT_EQ(read_id("4j:1o,___"), "1:7: found too few borders, expected those of 24 pairs of cells");
    EXPECT_EQ(read_id("4j:1o,zzz"), "1:7: found too many borders, expected those of 24 pairs of cells");
    EXPECT_EQ(read_id("4j:1o,_9"), "1:8: found '9', expected a-z or _, the borders of regions or cages");
    EXPECT_EQ(read_id("4j:1o,xa"), "1:7: found too many borders, expected those of 24 pairs of cells");
    EXPECT_EQ(read_id("4j:1o,x").substr(0, 32), "1:7: found 16 cells in region 1,");
    EXPECT_EQ(read_id("2x2k:p,____________a___________,3c4k"),
              "1:33: found two sums in the cage of A2, expected one sum in each");
    EXPECT_EQ(read_id("2x2q:1o").substr(0, 11), "1:8: found ") << "no id: another letter may be a rule";
    EXPECT_EQ(read_id("3x3:").substr(0, 4), "1:5:") << "a killer of another program";
}

}  // namespace
}  // namespace deduku::formats
