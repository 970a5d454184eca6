// Strings and links of the Interactive Sudoku Solver: published puzzles, each kind, errors and their places.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "tests/support/links.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats {
namespace {

std::string blank(int n, const std::string& rules) {
    return std::string(static_cast<std::size_t>(n * n), '.') + ' ' + rules;
}
std::string said(const std::string& text) { return testing::read(text, {std::nullopt, &all()}).at(0); }
std::string as_iss(const std::string& line, std::string_view format = "iss") {
    const Written out = written(*written_format(format), testing::read_puzzle(line));
    const auto* refusal = std::get_if<Refusal>(&out);
    return refusal != nullptr ? refusal->why : std::get<std::string>(out);
}
constexpr auto site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";

// Another program made the translation.
TEST(Iss, PublishedStrings) {
    const auto strings = testing::table("tests/data/formats/iss.tsv"), lines = testing::table("data/rules/iss.tsv");
    ASSERT_EQ(strings.size(), 133U);
    ASSERT_EQ(lines.size(), 133U);
    for (std::size_t i = 0; i < strings.size(); ++i) {
        const auto read = testing::outcome_of(strings[i][1]);
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << strings[i][0] << ": " << std::get<std::string>(read);
        const Puzzle &puzzle = std::get<Puzzle>(read), expected = testing::read_puzzle(lines[i][1]);
        EXPECT_TRUE(puzzle.geometry() == expected.geometry()) << strings[i][0];
        EXPECT_EQ(puzzle.cells, expected.cells) << strings[i][0];
    }
}

// The address as shown by the page of ISS: with %7E, and followed by other members.
TEST(Iss, Links) {
    const std::string line = ".................................................................................";
    const std::string expected = "5" + line.substr(1) + " rules:killer 15: B1 C1; anti-knight";
    const std::string text = ".~R1C1_5.Cage~15~R1C2~R1C3.AntiKnight";
    std::string coded;
    for (char c : text) coded += c == '~' ? "%7E" : std::string(1, c);
    EXPECT_EQ(said(text), expected);
    EXPECT_EQ(said(site + text), expected);
    EXPECT_EQ(said(site + coded + "&mode=all-possibilities"), expected);
    EXPECT_EQ(said("http://localhost:8000/?mode=count&q=" + coded), expected);
    const auto comment = [](const std::string& with) { return std::get<Puzzle>(testing::outcome_of(with)).comment; };
    EXPECT_EQ(comment("Have a look: <" + (site + coded) + ">, it is hard"), "Have a look: <\n>, it is hard");
    EXPECT_EQ(comment(text + " # a name"), "a name");
    EXPECT_EQ(as_iss(expected, "iss-link"), site + text + '\n');
    EXPECT_EQ(said(std::string(site) + "3x3%3A%3Ak%3A" + "2817:2817" +
                   [] {
                       std::string rest;
                       for (int i = 0; i < 79; ++i) rest += ":0";
                       return rest;
                   }()),
              line + " rules:killer 11: A1 B1");
    EXPECT_EQ(said("https://example.org/?q=sudoku").substr(0, 5), "1:1: ");
}

TEST(Iss, Forms) {
    const std::string shape = ".Shape~4x4";
    // Several digits, the same cell twice; a whisper without a number; any sum; pairs by position.
    EXPECT_EQ(said(shape + ".~R1C1_1_2_3~r1c1_2_3_4"), "[23]" + std::string(15, '.'));
    EXPECT_EQ(said(".Whisper~R1C1~R1C2"), blank(9, "rules:whispers: A1 B1"));
    EXPECT_EQ(said(shape + ".Cage~0~R1C1~R1C2.Cage~~R2C1~R2C2"), blank(4, "rules:killer: A1 B1; killer: A2 B2"));
    EXPECT_EQ(said(shape + ".GreaterThan~R1C2~R2C2~R1C1~R1C2"), blank(4, "rules:greater: B1 B2; greater: B1 A1"));
    EXPECT_EQ(said(shape + ".EqualSum~R1C1~R1C2~~R3C1"), blank(4, "rules:equal-sums: A1 B1 = A3"));
    EXPECT_EQ(said(shape + ".Skyscraper~R1~3~"), blank(4, "rules:skyscraper 3: row 1"));
    EXPECT_EQ(said(shape + ".XSum~R1~3~4.NumberedRoom~C2~~1"),
              blank(4, "rules:x-sum 3: row 1; x-sum 4: row 1 from right; numbered-room 1: column B from bottom"));
    EXPECT_EQ(said(shape + ".LittleKiller~5~R1C3.LittleKiller~5~R4C2.LittleKiller~5~R3C4.LittleKiller~5~R1C1"),
              blank(4,
                    "rules:little-killer 5: C1 down-left; little-killer 5: B4 up-right; little-killer 5: D3 up-left; "
                    "little-killer 5: A1 down-right"));
    EXPECT_EQ(said(".GlobalEntropy.GlobalMod.CountingCircles~R1C1~R2C3.SumLine~10~R1C1~R1C2~R1C3"),
              blank(9, "rules:global-entropy; global-modular; counting-circles: A1 C2; n-sum-line 10: A1-C1"));
    EXPECT_EQ(said(".Shape~16x16.~RgCg_16.Sandwich~3~C16").substr(255), "G rules:sandwich 3: column P");
}

// Regions in addition to boxes, instead of them, or neither.
TEST(Iss, Houses) {
    const std::string map = "0001101122323332", letters = "AAABBABBCCDCDDDC";
    EXPECT_EQ(said(".Shape~4x4.Jigsaw~" + map + ".NoBoxes"), blank(4, "houses:" + letters));
    EXPECT_EQ(said(".Shape~4x4.Jigsaw~" + map),
              blank(4,
                    "rules:extra-region: A1-C1 B2; extra-region: D1 A2 C2 D2; extra-region: A3 B3 D3 D4; "
                    "extra-region: C3 A4-C4"));
    const std::string lines = said(".Shape~4x4.NoBoxes");
    EXPECT_EQ(lines, blank(4,
                           "houses:[[0,1,2,3],[0,4,8,12],[4,5,6,7],[1,5,9,13],[8,9,10,11],[2,6,10,14],[12,13,14,15],"
                           "[3,7,11,15]]"));
    EXPECT_EQ(as_iss(lines), ".Shape~4x4.NoBoxes\n");
    EXPECT_EQ(as_iss(blank(4, "houses:" + letters)), ".Shape~4x4.Jigsaw~" + map + ".NoBoxes\n");
    EXPECT_EQ(as_iss(blank(4, "houses:boxes+diagonals")), ".Shape~4x4.Diagonal~1.Diagonal~-1\n");
    EXPECT_EQ(said(".Shape~5x5.~R1C1_5").substr(0, 38), "5........................ houses:[[0,1");
    EXPECT_EQ(as_iss(std::string(81, '.')), ".Shape~9x9\n");
}

TEST(Iss, UnsupportedBoardsAreRefused) {
    EXPECT_EQ(as_iss(blank(9, "rules:minimum: A1")), "cannot represent the rule 'minimum: A1'");
    EXPECT_EQ(as_iss(blank(9, "rules:any {x: A1 B1} {anti-king}")),
              "cannot represent the rule 'any { x: A1 B1 } { anti-king }'");
    EXPECT_EQ(as_iss(blank(9, "rules:arrow: B1 A1 = C1-F1")), "cannot represent the rule 'arrow: B1 A1 = C1-F1'");
    EXPECT_EQ(as_iss(blank(9, "rules:killer 0: A1 B1")), "cannot represent the rule 'killer 0: A1 B1'");
    EXPECT_EQ(as_iss(blank(9, "rules:white: A1 B1; non-consecutive")),
              "cannot combine 'non-consecutive' with white dots");
    EXPECT_EQ(as_iss(blank(9, "rules:arrow: A1 = B1 C1 = A2 A3")), ".Arrow~R1C1~R1C2~R1C3.Arrow~R1C1~R2C1~R3C1\n");
}

// Every other kind of ISS is refused by name.
TEST(Iss, OtherKinds) {
    for (const std::string kind :
         {"ChaosArrow", "ChaosConstruction", "ChaosCount", "ConnectedValues", "Doppelganger", "SearchPriority"}) {
        const std::string why = "found the rule '" + kind + "', expected houses and rules as in doc/formats.md";
        EXPECT_EQ(said('.' + kind + "~3~R1C1~R1C2"), "1:2: " + why);
        EXPECT_EQ(said(".~R1C1_5." + kind + ".Cage~3~R1C1~R1C2"), "1:10: " + why);
    }
}

TEST(Iss, ErrorsHavePositions) {
    const auto at = [](const std::string& text) { return said(".Shape~4x4" + text); };
    const std::string cell = ", expected a cell of the board, as R1C1";
    EXPECT_EQ(at(".Cage~3~R1C1~R1C5"), "1:24: found 'R1C5'" + cell);
    EXPECT_EQ(at(".Thermo~R1C1~~R1C2"), "1:24: found nothing" + cell);
    EXPECT_EQ(at(".Thermo~R0C1~R1C1"), "1:19: found 'R0C1'" + cell);
    EXPECT_EQ(at(".~R1C1_5"), "1:18: found '5', expected a digit 1-4");
    EXPECT_EQ(at(".~R1C1_1~R1C1_2"), "1:20: found 'R1C1_2', which leaves no digit, expected a digit of this cell");
    EXPECT_EQ(at(".Cage~x~R1C1"), "1:17: found 'x', expected a number");
    EXPECT_EQ(at(".Sum~3_=_1_x~R1C1~R1C2"), "1:22: found 'x', expected a weight");
    EXPECT_EQ(at(".Sum~3_=_1~R1C1~R1C2"), "1:16: found '3_=_1', expected a weight for each of 2 cells");
    EXPECT_EQ(at(".Cage~99999999~R1C1~R1C2"), "1:12: found '99999999', expected a sum from 0 to 999999");
    EXPECT_EQ(at(".Diagonal~2"), "1:21: found '2', expected 1 or -1 behind 'Diagonal'");
    EXPECT_EQ(at(".Diagonal~1~R1C1"), "1:23: found 'R1C1', expected no more arguments of 'Diagonal'");
    EXPECT_EQ(at(".AntiKing~R1C1"), "1:21: found 'R1C1', expected no more arguments of 'AntiKing'");
    EXPECT_EQ(at(".Jigsaw~0011"), "1:19: found a map of 4 cells, expected 16");
    EXPECT_EQ(at(".X~R1C1~R3C1"), "1:12: found 'X' with too few arguments, expected cells that touch");
    EXPECT_EQ(at(".Thermo~R1C1"), "1:12: found 1 cell, expected at least 2 cells");
    // Lines of a program may have gaps, which our text marks.
    EXPECT_EQ(at(".Thermo~R1C1~R1C3~R2C4"), std::string(16, '.') + " rules:thermo: A1 ~ C1 D2");
    EXPECT_EQ(as_iss(std::string(16, '.') + " rules:thermo: A1 ~ C1 D2"), ".Shape~4x4.Thermo~R1C1~R1C3~R2C4\n");
    EXPECT_EQ(at(".WhiteDot~R1C1~R1C2.AntiConsecutive"),
              "1:31: found 'AntiConsecutive' beside white dots, expected one of the two");
    EXPECT_EQ(said(".Shape~9x9~0-7"), "1:12: found '0-7' of a shape, expected at least 9 values, or the type Raw");
    EXPECT_EQ(said(".Shape~9x"), "1:8: found '9x', expected a board from 1x1 to 16x16, as 9x9");
    EXPECT_EQ(said(site + std::string(".Cage%7E3%7ER1C1%7ER1Cz")), "1:72: found 'R1Cz'" + cell);
}

// Boards that begin with a point are not taken for ISS strings.
TEST(Iss, BoardsAreBoards) {
    const std::string board = ".X..............";
    EXPECT_EQ(said(board), std::string(16, '.'));
    EXPECT_EQ(said(".ABCDEFG" + std::string(248, '.')), ".ABCDEFG" + std::string(248, '.'));
}

}  // namespace
}  // namespace deduku::formats
