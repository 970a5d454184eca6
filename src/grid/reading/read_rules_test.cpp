// Rules after and below puzzles: read, written and read again; errors have line and column.
#include <gtest/gtest.h>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"

namespace deduku {
namespace {

std::string rules_of(const ReadResult& result) {
    if (const auto* error = std::get_if<ReadError>(&result))
        return std::to_string(error->line) + ':' + std::to_string(error->column) + ": " + error->text();
    const auto& puzzle = std::get<Puzzle>(result);
    return write_rules(puzzle.geometry().rules(), puzzle.geometry());
}

// The rules of the only puzzle of a text, or the error.
std::string rules_in(std::string_view text) {
    const auto results = read_puzzles(text);
    return results.size() == 1 ? rules_of(results[0]) : std::to_string(results.size()) + " results";
}

const std::string small_blank = "................";
const std::string rows_of_four = "[Puzzle]\n12..\n....\n....\n....\n";
const std::string nine_rows =
    "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";

TEST(ReadRules, AfterTheCells) {
    EXPECT_EQ(rules_in(small_blank + " rules:killer 5: A2 B2; anti-king"), "killer 5: A2 B2; anti-king");
    EXPECT_EQ(rules_in(small_blank + "  rules: killer 5: A2,B2 ;anti king  "), "killer 5: A2 B2; anti-king");
    EXPECT_EQ(rules_in(small_blank + ",rules:odd: A1"), "odd: A1");
    EXPECT_EQ(rules_in("..../..../..../.... rules:odd: A1").substr(0, 2), "1:") << "cells on one line";
    EXPECT_EQ(rules_in("5.4. .... .... .... rules:odd: A1").substr(0, 4), "1:1:");
    const auto results =
        read_puzzles(small_blank + " rules:odd: A1; even: A2  # by somebody; rules:none\n" + small_blank);
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(rules_of(results[0]), "odd: A1; even: A2");
    EXPECT_EQ(std::get<Puzzle>(results[0]).comment, "by somebody; rules:none");
    EXPECT_TRUE(std::get<Puzzle>(results[1]).geometry().standard());
}

TEST(ReadRules, AfterHouses) {
    const std::string line = small_blank + " houses:AAABACBBDCCBDDDC rules:region-sum: A1 A2 B3";
    const auto results = read_puzzles(line + "  # why");
    ASSERT_EQ(results.size(), 1U);
    const auto& puzzle = std::get<Puzzle>(results[0]);
    EXPECT_EQ(to_line(puzzle), line);
    EXPECT_EQ(puzzle.comment, "why");
    EXPECT_EQ(rules_in(std::string(25, '.') + " houses:AAAAABBBBBCCCCCDDDDDEEEEE rules:thermo: A1-E5"),
              "thermo: A1-E5");
}

TEST(ReadRules, CommentsWithoutRules) {
    const auto results =
        read_puzzles(small_blank + " # rules:odd: A1\n" + std::string(81, '.') + " these rules are known\n");
    ASSERT_EQ(results.size(), 2U);
    for (const auto& result : results) EXPECT_TRUE(std::get<Puzzle>(result).geometry().standard());
}

// On a line, below rows and in a section; words that begin like a form are no rules.
TEST(ReadRules, Forms) {
    const std::string forms =
        "any { odd: A1; even: B1 } { x: C1 D1 } as \"Odd; or: X\"; pair board abs(a - b) > 1; pair a < b: A1 B1";
    EXPECT_EQ(rules_in(small_blank + " rules:" + forms + "  # a comment"), forms);
    EXPECT_EQ(
        rules_in("12..\n....\n....\n....\nany { odd: A1 } { even: B1 }\nnot { anti-knight }\npair board a != b + 1\n"),
        "any { odd: A1 } { even: B1 }; not { anti-knight }; pair board a != b + 1");
    EXPECT_EQ(rules_in(rows_of_four + "[Rules]\nany {\n  odd: A1  # first\n  even: B1\n} { x: C1 D1 }\n"),
              "any { odd: A1; even: B1 } { x: C1 D1 }");
    EXPECT_EQ(rules_in(rows_of_four + "[Rules]\nany {\n  odd: A1\n  kiler: B1 }\n").substr(0, 5), "9:3: ");
    // The same number of puzzles as with any other words.
    const auto named = [](const std::string& words) {
        const auto all = read_puzzles("12..\n....\n....\n....\n" + words + "\n[Puzzle]\n1...\n....\n....\n....\n");
        std::string out;
        for (const auto& result : all) out += rules_of(result) + '|';
        return out;
    };
    for (const std::string words : {"Not easy", "Any two cells", "Count them", "Pair of pairs"})
        EXPECT_EQ(named(words), named("Quite easy")) << words;
    EXPECT_EQ(named("Quite easy"), "||");
    const auto puzzle = std::get<Puzzle>(read_puzzles(small_blank + " rules:" + forms)[0]);
    EXPECT_EQ(rules_of(read_puzzles(to_line(puzzle))[0]), forms);
    EXPECT_EQ(rules_of(read_puzzles(to_sdk(puzzle))[0]), forms);
    EXPECT_EQ(rules_of(read_puzzles(to_rules(puzzle))[0]), forms);
}

TEST(ReadRules, BelowRows) {
    EXPECT_EQ(rules_in(nine_rows + "rules:\nkiller 15: A1 A2 B2\n# a remark\nthermo: A1-A5  # another\nanti-knight\n"),
              "killer 15: A1 A2 B2; thermo: A1-A5; anti-knight");
    EXPECT_EQ(rules_in(nine_rows + "[Rules]\nodd: A1; even: A2\n"), "odd: A1; even: A2");
    EXPECT_EQ(rules_in(nine_rows + "+---+---+---+\nrules: odd: A1\neven: A2"), "odd: A1; even: A2");
    EXPECT_EQ(rules_in(small_blank + " rules:\nodd: A1\neven: A2\n\n"), "odd: A1; even: A2");
    const auto results = read_puzzles(nine_rows + "rules:\nodd: A1\n\n" + nine_rows + nine_rows + "rules:\neven: A1\n");
    ASSERT_EQ(results.size(), 3U);
    EXPECT_EQ(rules_of(results[0]), "odd: A1");
    EXPECT_EQ(rules_of(results[1]), "");
    EXPECT_EQ(rules_of(results[2]), "even: A1");
}

TEST(ReadRules, UnderASectionName) {
    EXPECT_EQ(rules_in(rows_of_four + "[Rules]\nkiller 5: A2 B2\n"), "killer 5: A2 B2");
    EXPECT_EQ(rules_in(rows_of_four + "\n[rules]\nkiller 5: A2 B2\n"), "killer 5: A2 B2");
    const std::string state = "[State]\n12..\n3...\n....\n....\n";
    for (const std::string& text :
         {rows_of_four + "[Rules]\nodd: A1\n" + state, rows_of_four + "[Rules]\nodd: A1\n\n" + state,
          rows_of_four + state + "[Rules]\nodd: A1\n"}) {
        const auto results = read_puzzles(text);
        ASSERT_EQ(results.size(), 1U) << text;
        EXPECT_EQ(rules_of(results[0]), "odd: A1") << text;
        EXPECT_EQ(std::get<Puzzle>(results[0]).state.size(), 16) << text;
    }
}

TEST(ReadRules, ResultIsIndependentOfChunks) {
    const std::string text = nine_rows + "rules:\nodd: A1\neven: A2\n\n" + small_blank + " rules:odd: A1\n" +
                             rows_of_four + "[Rules]\nodd: B2\n";
    PuzzleReader reader;
    std::vector<ReadResult> results;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size())
            reader.feed(text.substr(i, 1));
        else
            reader.finish();
        while (auto result = reader.next()) results.push_back(std::move(*result));
    }
    ASSERT_EQ(results.size(), 3U);
    EXPECT_EQ(rules_of(results[0]), "odd: A1; even: A2");
    EXPECT_EQ(rules_of(results[1]), "odd: A1");
    EXPECT_EQ(rules_of(results[2]), "odd: B2");
}

TEST(ReadRules, ErrorsHavePositions) {
    EXPECT_EQ(rules_in(small_blank + " rules:odd: A1; kiler 5: A2 B2"),
              "1:33: found 'kiler', expected the name of a rule; did you mean 'killer'?");
    EXPECT_EQ(rules_in("\n\n" + small_blank + " houses:boxes rules:odd: A9"),
              "3:42: found 'A9', expected a cell from A1 to D4, or r1c1");
    EXPECT_EQ(rules_in(nine_rows + "rules:\nodd: A1\n  odd: Z1\n"),
              "13:8: found 'Z1', expected a cell from A1 to I9, or r1c1");
    EXPECT_EQ(rules_in(nine_rows + "rules: killer 5\nodd: A1\n"),
              "11:16: found the end of the rule, expected ':' and 1 to 9 cells");
    EXPECT_EQ(rules_in(rows_of_four + "[Rules]\nodd: A1\nwindows\n"), "8:1: found 'windows', expected a board of 9x9");
    EXPECT_EQ(rules_in(std::string(36 * 36, '.') + " rules:odd: A1; non-consecutive").substr(0, 7), "1:1313:");
    EXPECT_EQ(rules_in("rules:\nodd: A1\n").substr(0, 65),
              "1:1: found a line of rules, expected a puzzle above it: its rows ");
    // Reading continues after them.
    const auto results =
        read_puzzles(nine_rows + "rules:\nod: A1\neven: A2\n\n" + small_blank + " rules:x\n" + small_blank);
    ASSERT_EQ(results.size(), 3U);
    EXPECT_EQ(rules_of(results[0]), "12:1: found 'od', expected the name of a rule; did you mean 'odd'?");
    EXPECT_EQ(rules_of(results[1]), "15:25: found the end of the rule, expected ':' and 2 cells");
    EXPECT_TRUE(std::holds_alternative<Puzzle>(results[2]));
}

// Output of `rate`.
TEST(ReadRules, ColumnsAfterRules) {
    const auto results = read_puzzles(small_blank + " rules:odd: A1; even: A2\tno\t3\n" + small_blank +
                                      " houses:AAABACBBDCCBDDDC rules:\todd: A1\tname  # more\n");
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(rules_of(results[0]), "odd: A1; even: A2");
    EXPECT_EQ(std::get<Puzzle>(results[0]).comment, "no\t3");
    EXPECT_EQ(rules_of(results[1]), "odd: A1");
    EXPECT_EQ(std::get<Puzzle>(results[1]).comment, "name  # more");
}

TEST(ReadRules, RoundTrip) {
    for (const std::string& line :
         {small_blank + " rules:killer 5: A2 B2; anti-king", small_blank + " houses:AAABACBBDCCBDDDC rules:odd: A1",
          std::string(81, '.') + " rules:x-sum 12: row 1 from right; arrow: A1 B1 = C1-F1 = A2-A4; all-dots white",
          std::string(256, '.') + " rules:thermo: A1-P16", std::string(81, '.') + " houses:boxes+diagonals"}) {
        const auto results = read_puzzles(line);
        ASSERT_EQ(results.size(), 1U) << line;
        const auto& puzzle = std::get<Puzzle>(results[0]);
        EXPECT_EQ(to_line(puzzle), line);
        for (const std::string& text : {to_rules(puzzle), to_sdk(puzzle)}) {
            if (puzzle.geometry().rules().empty() || (text[0] != '[' && text == to_sdk(puzzle))) continue;
            const bool own_houses = line.find("houses") != line.npos;
            if (own_houses && text == to_sdk(puzzle)) continue;  // the format cannot represent them
            const auto again = read_puzzles(text + "\n" + text);
            ASSERT_EQ(again.size(), 2U) << text;
            EXPECT_EQ(to_line(std::get<Puzzle>(again[0])), line) << text;
            EXPECT_TRUE(std::get<Puzzle>(again[1]).geometry() == puzzle.geometry()) << text;
        }
    }
}

// A map in rows, or the text after houses: on a line; then rules and a state.
TEST(ReadRules, RegionsUnderASectionName) {
    const std::string map = "[Regions]\nAAAB\nACBB\nDCCB\nDDDC\n", state = "[State]\n12..\n3...\n....\n....\n";
    const std::string line = "12.............. houses:AAABACBBDCCBDDDC";
    const auto read = [](const std::string& text) {
        const auto results = read_puzzles(text);
        const auto* puzzle = std::get_if<Puzzle>(&results[0]);
        return results.size() == 1 && puzzle != nullptr ? to_line(*puzzle) : rules_of(results[0]);
    };
    EXPECT_EQ(read(rows_of_four + map), line);
    EXPECT_EQ(read(rows_of_four + map + "+diagonals\n\n[Rules]\nodd: A1\n" + state), line + "+diagonals rules:odd: A1");
    EXPECT_EQ(read(rows_of_four + state + map), line);
    EXPECT_EQ(read(rows_of_four + "[regions]\nboxes+diagonals"), "12.............. houses:boxes+diagonals");
    EXPECT_EQ(read(rows_of_four + "[Regions]\n[[0,1,2,3]]\n"), "12.............. houses:[[0,1,2,3]]");
    EXPECT_EQ(read(rows_of_four + "[Regions]\nboxes\n"), "12..............");
    EXPECT_EQ(read(rows_of_four + "[Regions]\nAAAB\n").substr(0, 41), "6:1: found [Regions] that are not houses,");
    EXPECT_EQ(read_puzzles(rows_of_four + "[Rules]\nodd: A1\n" + map).size(), 2U) << "rules speak of houses";
}

TEST(ReadRules, OfOtherBoxes) {
    ReadOptions options;
    options.box = Box{3, 2};
    const auto results = read_puzzles(std::string(36, '.') + " rules:region-sum: A1-D1", options);
    ASSERT_EQ(results.size(), 1U);
    const std::string line = to_line(std::get<Puzzle>(results[0]));
    EXPECT_EQ(line, std::string(36, '.') + " houses:AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF rules:region-sum: A1-D1");
    const auto again = read_puzzles(line);
    EXPECT_TRUE(std::get<Puzzle>(again[0]).geometry() == std::get<Puzzle>(results[0]).geometry());
}

TEST(ReadRules, BoardHasTheirHousesLinesAndChoices) {
    const auto results =
        read_puzzles(std::string(81, '.') + " rules:diagonals; killer 15: A1 A2 B2; sandwich 12: row 1; odd: A1");
    const Geometry& board = std::get<Puzzle>(results[0]).geometry();
    EXPECT_FALSE(board.standard());
    EXPECT_EQ(board.full_houses(), 29);
    EXPECT_EQ(board.houses(), 30);
    EXPECT_EQ(board.lines().size(), 2U);
    EXPECT_EQ(board.choices().size(), 1U);
    EXPECT_EQ(board.rules().size(), 4U);
}

}  // namespace
}  // namespace deduku
