// Rules as text: the grammar of doc/formats.md, output, and each kind of error with its position.
#include <gtest/gtest.h>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "grid/rules/parsed.hpp"

namespace deduku {
namespace {

const Geometry& nine() {
    static const Geometry board(Box{3, 3});
    return board;
}

// The rule written again, or "AT: found, expected".
std::string again(std::string_view text, const Geometry& board = nine()) {
    const auto parsed = parse_rules(text, board);
    if (const auto* error = std::get_if<RuleError>(&parsed))
        return std::to_string(error->at) + ": " + error->found + ", " + error->expected;
    return write_rules(std::get<std::vector<Rule>>(parsed), board);
}

TEST(RulesText, RuleConsistsOfNameValuesAndCells) {
    const auto parsed = parse_rules("killer 15: A1 A2 B2", nine());
    const auto& rules = std::get<std::vector<Rule>>(parsed);
    ASSERT_EQ(rules.size(), 1U);
    EXPECT_EQ(rules[0].row, find_rule("killer"));
    EXPECT_EQ(rules[0].values, std::vector<int>{15});
    EXPECT_EQ(rules[0].groups, (std::vector<std::vector<Cell>>{{Cell{0}, Cell{9}, Cell{10}}}));
}

TEST(RulesText, SpellingsOfNames) {
    for (const std::string_view name : {"german-whispers", "German Whispers", "GERMANWHISPERS", "whispers", "whisper"})
        EXPECT_EQ(again(std::string(name) + ": A1 B1"), "whispers: A1 B1") << name;
    EXPECT_EQ(again("anti knight"), "anti-knight");
    EXPECT_EQ(again("strict xv X"), "all-xv x");
    EXPECT_EQ(again("X Sum 12: row 1"), "x-sum 12: row 1");
    EXPECT_EQ(find_rule("fillomino"), nullptr);
    EXPECT_EQ(find_rule(""), nullptr);
}

TEST(RulesText, SpellingsOfCells) {
    EXPECT_EQ(again("killer: a1,b1, r2c1\t R2C2"), "killer: A1 B1 A2 B2");
    EXPECT_EQ(again("thermo: A1-A5"), "thermo: A1-A5");
    EXPECT_EQ(again("thermo: A1 A2 A3 A4 A5"), "thermo: A1-A5");
    EXPECT_EQ(again("thermo: A5-A1"), "thermo: A5-A1");
    EXPECT_EQ(again("thermo: r1c1-r1c3"), "thermo: A1-C1");
    EXPECT_EQ(again("thermo: A1-C3 D3 D4"), "thermo: A1-C3 D3 D4");
    EXPECT_EQ(again("thermo: C3-A1"), "thermo: C3-A1");
    EXPECT_EQ(again("thermo: A1-B2"), "thermo: A1 B2");
    EXPECT_EQ(again("thermo: A1 B1 C1 C2 C3"), "thermo: A1-C1 C2 C3");
    EXPECT_EQ(again("renban: row 3"), "renban: A3-I3");
    EXPECT_EQ(again("renban: row 3 from left"), "renban: A3-I3");
    EXPECT_EQ(again("renban: column B from bottom"), "renban: B9-B1");
    EXPECT_EQ(again("renban: col 2"), "renban: B1-B9");
    EXPECT_EQ(again("thermo: A7 down-right"), "thermo: A7-C9");
    EXPECT_EQ(again("thermo: C9 upleft B6"), "thermo: C9-A7 B6");
    EXPECT_EQ(again("sandwich 5: A1-I1"), "sandwich 5: row 1");
    EXPECT_EQ(again("x-sum 5: C9-C1"), "x-sum 5: column C from bottom");
    EXPECT_EQ(again("little-killer 5: C1-A3"), "little-killer 5: C1 down-left");
    EXPECT_EQ(again("little-killer 5: A9 down-left"), again("little-killer 5: A9 up-left"));
    EXPECT_EQ(again("sum 9: A1 A1 A1"), "sum 9: A1 A1 A1");
}

// A forgotten hyphen is an error; ~ marks a gap. Cells touch if a king moves from one to the other.
TEST(RulesText, GapsInLines) {
    const std::string marked = "thermo: A1-A3 B4 ~ D4 E5";
    EXPECT_EQ(again(marked), marked);
    EXPECT_EQ(again("thermo: A1-A3,B4~D4 E5"), marked);
    EXPECT_EQ(again("thermo: A1 A5"),
              "11: A5 after A1, which it does not touch, A1-A5, or A1 ~ A5 for a line with a gap");
    EXPECT_EQ(again("thermo: A1 B3"), "11: B3 after A1, which it does not touch, A1 ~ B3 for a line with a gap");
    EXPECT_EQ(again("thermo: A1-A3 A5-A7"),
              "14: A5 after A3, which it does not touch, A3-A5, or A3 ~ A5 for a line with a gap");
    EXPECT_EQ(again("x: A1 A3").substr(0, 40), "6: A3 after A1, which it does not touch,");
    EXPECT_EQ(again("arrow: A1 = B1 D1").substr(0, 43), "15: D1 after B1, which it does not touch, B");
    EXPECT_EQ(again("arrow: A1 = C1-E1"), "arrow: A1 = C1-E1");
    // Every line and every mark between two cells; no set of cells.
    for (const RuleRow* row : rule_rows()) {
        if (row->fewest_groups != 1 || row->fewest_cells > 3 || row->shape != RuleShape::cells) continue;
        if (row->read_text != nullptr || row->weights) continue;
        const std::string head = std::string(row->key) + (row->fewest_values > 0 ? " 3: " : ": ");
        const std::string cells = row->most_cells == 2 ? "A1 C1" : "A1 A2 C3";
        const std::string said = again(head + cells);
        if (said.find("which it does not touch") == std::string::npos) {
            EXPECT_FALSE(row->touching) << head;
            EXPECT_EQ(said, head + cells) << "no line";
            EXPECT_NE(again(head + "A1 ~ A2"), head + "A1 A2");
            continue;
        }
        EXPECT_TRUE(row->touching) << head;
        const std::string gap = row->most_cells == 2 ? "A1 ~ C1" : "A1 A2 ~ C3";
        const std::string written = again(head + gap);
        EXPECT_EQ(written.substr(written.find(": ") + 2), gap) << head;
    }
    EXPECT_EQ(again("thermo: ~ A1 A2"), "8: '~', ~ between two cells");
    EXPECT_EQ(again("thermo: A1 A2 ~"), "14: '~', ~ between two cells");
    EXPECT_EQ(again("killer 5: A1 ~ A2"), "13: '~', a cell from A1 to I9, or r1c1");
    EXPECT_EQ(again("little-killer 5: A9"),
              "17: 'A9' alone, a direction after the first cell of the diagonal: A9 up-right");
}

TEST(RulesText, SeveralRules) {
    EXPECT_EQ(again("killer 3: A1 A2; anti-king\nthermo: B1 B2;;\n"), "killer 3: A1 A2; anti-king; thermo: B1 B2");
    EXPECT_EQ(again("white 2: A1 A2 / B1 C1"), "white 2: A1 A2; white 2: B1 C1");
    EXPECT_EQ(again("arrow: A1 = B1 C1 = A2 A3 / E5=E6"), "arrow: A1 = B1 C1 = A2 A3; arrow: E5 = E6");
    EXPECT_EQ(again(""), "");
    EXPECT_EQ(again(" ;\n\t; "), "");
}

// Where the order of cells does not matter, the end of a closed line is left out; elsewhere it is a cell of the line.
TEST(RulesText, ClosedLines) {
    EXPECT_EQ(again("renban: A1 B1 B2 A2 A1"), "renban: A1 B1 B2 A2");
    EXPECT_EQ(again("nabner: A1 B1 B2 A1"), "nabner: A1 B1 B2");
    EXPECT_EQ(again("renban: A1-C1 B2 A1"), "renban: A1-C1 B2");
    for (const std::string name : {"palindrome", "double-arrow", "zipper", "entropic", "modular", "whispers"})
        EXPECT_EQ(again(name + ": A1 B1 B2 A2 A1"), name + ": A1 B1 B2 A2 A1");
    EXPECT_EQ(again("renban: A1 B1 A1"), "14: A1 again, each cell once");
    EXPECT_EQ(again("renban: A1 B1 B2 A1 C3"), "17: A1 again, each cell once");
    EXPECT_EQ(again("palindrome: A1 B1 B2 B1"), "21: B1 again, each cell once");
    for (const std::string name : {"thermo", "slow-thermo", "between", "lockout", "region-sum", "killer"})
        EXPECT_NE(again(name + ": A1 B1 B2 A2 A1").find("A1 again, each cell once"), std::string::npos) << name;
}

TEST(RulesText, MissingValues) {
    EXPECT_EQ(again("white 1: A1 A2"), "white: A1 A2");
    EXPECT_EQ(again("black: A1 A2"), "black: A1 A2");
    EXPECT_EQ(again("whispers 5: A1 A2"), "whispers: A1 A2");
    EXPECT_EQ(again("all-dots white black"), "all-dots");
    EXPECT_EQ(again("killer: A1 A2"), "killer: A1 A2");
    const Geometry six(Box{2, 3});
    EXPECT_EQ(again("whispers: A1 A2", six), "8: ':', a difference from 1 to 5");
    EXPECT_EQ(again("whispers 3: A1 A2", six), "whispers 3: A1 A2");
    EXPECT_EQ(again("lockout: A1 A2 A3", six), "7: ':', a difference from 1 to 5");
}

TEST(RulesText, EveryExampleIsReadAndWritten) {
    for (const RuleRow* row : rule_rows()) {
        EXPECT_EQ(again(row->example).substr(0, row->key.size()), row->key) << row->example;
        EXPECT_EQ(again(again(row->example)), again(row->example)) << row->example;
        EXPECT_EQ(find_rule(row->key), row);
        EXPECT_NE(row->compile, nullptr);
        EXPECT_NE(row->holds, nullptr);
    }
}

TEST(RulesText, NamesAreUnique) {
    for (const RuleRow* row : rule_rows()) {
        std::string names(row->key);
        names += ' ';
        names += row->names;
        for (std::size_t at = 0; at < names.size();) {
            const std::size_t end = std::min(names.find(' ', at), names.size());
            if (end > at) {
                EXPECT_EQ(find_rule(names.substr(at, end - at)), row) << names;
            }
            at = end + 1;
        }
    }
}

TEST(RulesText, ErrorsInNamesAndValues) {
    EXPECT_EQ(again("kiler 15: A1 A2"), "0: 'kiler', the name of a rule; did you mean 'killer'?");
    const std::string unknown = again("anti-king; loop 3: row 1");
    EXPECT_EQ(unknown.substr(0, 66), "11: 'loop', the name of a rule: extra-region, diagonal, diagonals,");
    EXPECT_TRUE(unknown.ends_with(", " + std::string(rule_rows().back()->key) + " (doc/rules/README.md)"));
    for (const RuleRow* row : rule_rows()) EXPECT_NE(unknown.find(' ' + std::string(row->key)), std::string::npos);
    EXPECT_EQ(again("kropki"),
              "0: 'kropki', the name of a rule; 'white' and 'black' are dots, 'all-dots' if no dot is missing");
    EXPECT_EQ(again("XV"), "0: 'XV', the name of a rule; 'x' and 'v' are marks, 'all-xv' if no mark is missing");
    EXPECT_EQ(again("jigsaw: A1"),
              "0: 'jigsaw', the name of a rule; the regions of a jigsaw follow houses: or [Regions]");
    EXPECT_EQ(again("knight"), "0: 'knight', the name of a rule; did you mean 'anti-knight'?");
    EXPECT_EQ(again("15: A1 A2"), "0: '15', the name of a rule");
    EXPECT_EQ(again("  : A1 A2"), "2: ':', the name of a rule");
    EXPECT_EQ(again("litle killer 22: A1 down-right"),
              "0: 'litle killer', the name of a rule; did you mean 'little-killer'?");
    EXPECT_EQ(again("killer 15 16: A1"), "10: '16', ':' and 1 to 9 cells");
    EXPECT_EQ(again("killer -1: A1"), "7: '-1', a sum from 0 to 999999");
    EXPECT_EQ(again("killer 1000000: A1"), "7: '1000000', a sum from 0 to 999999");
    EXPECT_EQ(again("killer 99999999999999999999: A1"), "7: '99999999999999999999', a sum from 0 to 999999");
    EXPECT_EQ(again("killer 3x: A1"), "7: '3x', a sum from 0 to 999999");
    EXPECT_EQ(again("sum: A1"), "3: ':', a sum from 0 to 999999");
    EXPECT_EQ(again("white 9: A1 A2"), "6: '9', a difference from 1 to 8");
    EXPECT_EQ(again("ratio 1: A1 A2"), "6: '1', a number from 2 to 9");
    EXPECT_EQ(again("quad 0: A1 A2 B1 B2"), "5: '0', a digit from 1 to 9");
    EXPECT_EQ(again("quad 1 2 3 4 5: A1 A2 B1 B2"), "13: '5', ':' and 4 cells");
    EXPECT_EQ(again("diagonal"), "8: the end of the rule, down or up");
    EXPECT_EQ(again("diagonal left"), "9: 'left', down or up");
    EXPECT_EQ(again("all-dots white white"), "15: 'white' again, it once");
    EXPECT_EQ(again("all-ratios"), "10: the end of the rule, a number from 2 to 9");
    EXPECT_EQ(again("anti-knight 3"), "12: '3', the end of the rule");
}

TEST(RulesText, ErrorsInCells) {
    EXPECT_EQ(again("anti-knight: A1"), "11: ':', the end of the rule: it has no cells");
    EXPECT_EQ(again("killer 15"), "9: the end of the rule, ':' and 1 to 9 cells");
    EXPECT_EQ(again("killer 15:"), "10: no cells, 1 to 9 cells");
    EXPECT_EQ(again("killer 15: A0"), "11: 'A0', a cell from A1 to I9, or r1c1");
    EXPECT_EQ(again("killer 15: A1 J1"), "14: 'J1', a cell from A1 to I9, or r1c1");
    EXPECT_EQ(again("killer 15: r10c1"), "11: 'r10c1', a cell from A1 to I9, or r1c1");
    EXPECT_EQ(again("killer 15: A1 B1 A1"), "17: A1 again, each cell once");
    EXPECT_EQ(again("thermo: A1-B3"), "8: 'A1-B3', two cells of a row, a column or a diagonal");
    EXPECT_EQ(again("thermo: A1-A1"), "8: 'A1-A1', two cells of a row, a column or a diagonal");
    EXPECT_EQ(again("thermo: A1-"), "11: '', a cell from A1 to I9, or r1c1");
    EXPECT_EQ(again("thermo: row 10"), "12: '10', row 1 to row 9");
    EXPECT_EQ(again("thermo: column"), "8: 'column', column 1 to column 9, or its letter");
    EXPECT_EQ(again("thermo: row 1 from top"), "19: 'top', left or right");
    EXPECT_EQ(again("thermo: row 1 from"), "14: 'from', left or right");
    EXPECT_EQ(again("thermo: A1"), "8: 1 cell, at least 2 cells");
    EXPECT_EQ(again("white: A1 A2 A3"), "7: 3 cells, 2 cells");
    EXPECT_EQ(again("renban: A1-A9 B1"), "8: 10 cells, 2 to 9 cells");
    EXPECT_EQ(again("arrow: A1"), "9: the end of the rule, '=' and more cells");
    EXPECT_EQ(again("arrow: A1 ="), "11: no cells, at least 1 cell");
    EXPECT_EQ(again("thermo: A1 A2 = A3 A4"), "14: '=', the end of the rule");
    EXPECT_EQ(again("white: A1 A2 /"), "14: no cells, 2 cells");
}

TEST(RulesText, OtherErrorsInRules) {
    EXPECT_EQ(again("quad 1: A1 B1 A2 C2"), "8: 'A1 B1 A2 C2', four cells in a square: A1 B1 A2 B2");
    EXPECT_EQ(again("quad 1: I1 A2 I2 A3"), "8: 'I1 A2 I2 A3', four cells in a square: A1 B1 A2 B2");
    EXPECT_EQ(again("little-killer 9: B2-I9"),
              "17: 'B2-I9', a diagonal from one edge of the board to the other: A3 down-right");
    EXPECT_EQ(again("sandwich 9: A1-H1"),
              "12: 'A1-H1', a row or column of the board from one end to the other: row 1, row 1 from right, column A");
    EXPECT_EQ(again("arrow: A1-A4 = B1").substr(0, 40), "7: 'A1-A4 = B1', a circle, or a pill of ");
    EXPECT_EQ(again("clone: A1 A2 = B1"), "7: 'A1 A2 = B1', groups of equal size");
    EXPECT_EQ(again("whispers: A1 A2 A2"), "10: 'A1 A2 A2', a line without a cell next to itself");
    EXPECT_EQ(again("modular 4: A1-A3"), "11: 'A1-A3', at least 4 cells for remainders by 4");
    const Geometry four(Box{2, 2});
    EXPECT_EQ(again("windows", four), "0: 'windows', a board of 9x9");
    EXPECT_EQ(again("entropic: A1-A3", four), "10: 'A1-A3', a board with a number of digits divisible by 3");
    const Geometry ten(Box{2, 5});
    EXPECT_EQ(again("arrow: A1 A2 = B1", ten), "7: 'A1 A2 = B1', a circle of one cell on boards above 9x9");
    const GeometryPtr jigsaw_board = parse_houses("AAABACBBDCCBDDDC", Box{2, 2});
    const Geometry& jigsaw = *jigsaw_board;
    EXPECT_EQ(again("disjoint-groups", jigsaw), "0: 'disjoint-groups', a board with boxes");
    EXPECT_EQ(again("region-sum: A1 A2 B2", jigsaw), "region-sum: A1 A2 B2");
    const Geometry rows_only(4, {{Cell{0}, Cell{1}, Cell{2}, Cell{3}}}, "[[0,1,2,3]]");
    EXPECT_EQ(again("box-indexer: A1", rows_only), "13: 'A1', cells that lie in boxes or regions");
    EXPECT_EQ(again("row-indexer: A1", rows_only), "13: 'A1', a board with rows and columns");
    EXPECT_EQ(again("sandwich 0: row 1", rows_only), "sandwich 0: row 1");
    EXPECT_EQ(again("sandwich 0: row 2", rows_only).substr(0, 3), "12:");
}

TEST(RulesText, ErrorsNameLimits) {
    std::string many;
    for (int i = 0; i <= 8192; ++i) many += "odd: A1;";
    EXPECT_EQ(again(many), std::to_string(8192 * 8 + 5) + ": another rule, at most 8192 rules");
    const auto limit = [](std::string_view text, Box box) {
        const Geometry board(box);
        const auto parsed = parse_rules(text, board);
        const auto compiled = rules::compile(std::get<std::vector<Rule>>(parsed), board);
        return compiled.index() == 1 ? std::get<rules::Excess>(compiled).found : std::string();
    };
    EXPECT_EQ(limit("anti-knight; non-consecutive; anti-king", {5, 5}), "");
    EXPECT_EQ(limit("non-consecutive", {6, 6}), "more than 65536 lines");
    EXPECT_EQ(limit("anti-knight; anti-king; anti-knight", {8, 8}), "more than 8192 houses on the board");
    std::string cages;
    for (int i = 0; i < 58; ++i) cages += "killer: A1 B5;";
    EXPECT_EQ(limit(cages, {3, 3}), "more than 60 houses of a cell");
    std::string sandwiches;
    for (int i = 1; i <= 64; ++i) sandwiches += "sandwich 500: row " + std::to_string(i) + ';';
    EXPECT_EQ(limit(sandwiches, {8, 8}), "more than 2000000 terms of lines");
}

}  // namespace
}  // namespace deduku
