// Houses and rules in links: as setters made them, and what is written read back the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/lz_string.hpp"
#include "grid/spelling.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats {
namespace {

using Fields = std::vector<std::string>;

std::vector<Fields> table(const std::string& name) {
    std::ifstream file(DEDUKU_ROOT "/" + name);
    std::vector<Fields> out;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') {
            const auto fields = split(line, '\t');
            out.emplace_back(fields.begin(), fields.end());
        }
    EXPECT_FALSE(out.empty()) << name;
    if (!out.empty()) out.erase(out.begin());
    return out;
}

std::variant<Puzzle, std::string> outcome_of(const std::string& text) {
    auto results = read_puzzles(text, {std::nullopt, &all()});
    EXPECT_EQ(results.size(), 1U) << text;
    if (auto* error = std::get_if<ReadError>(&results.front()))
        return "found " + error->found + ", expected " + error->expected;
    return std::get<Puzzle>(std::move(results.front()));
}
std::string line_of(const std::string& text) {
    const auto read = outcome_of(text);
    const auto* puzzle = std::get_if<Puzzle>(&read);
    return puzzle != nullptr ? to_line(*puzzle) : std::get<std::string>(read);
}

// Of an object of f-puzzles or SudokuPad: a blank board with these members besides.
std::string fpuzzles_with(int n, const std::string& members) {
    std::string grid;
    for (int r = 0; r < n; ++r) {
        grid += r == 0 ? "[" : ",[";
        for (int c = 0; c < n; ++c) grid += c == 0 ? "{}" : ",{}";
        grid += ']';
    }
    return "{\"size\":" + std::to_string(n) + ",\"grid\":[" + grid + "]" + members + "}";
}
std::string sudokupad_with(int n, const std::string& members) {
    std::string json = fpuzzles_with(n, members);
    return json.replace(json.find("\"grid\""), 6, "\"cells\"");
}
std::string ruled(int n, const std::string& rules) {
    return std::string(static_cast<std::size_t>(n * n), '.') + (rules.empty() ? "" : ' ' + rules);
}

TEST(LinkRules, LinksOfSetters) {
    const auto links = table("tests/data/formats/fpuzzles_rules.tsv"), puzzles = table("data/rules/f-puzzles.tsv");
    ASSERT_EQ(links.size(), 21U);
    std::size_t next = 0;
    for (const Fields& row : links) {
        const auto read = outcome_of(row[1]);
        if (row[0].find("Skyscraper") != std::string::npos) {
            EXPECT_EQ(std::get<std::string>(read), "found skyscrapers, expected houses and rules as in doc/formats.md");
            continue;
        }
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << row[0] << std::get<std::string>(read);
        ASSERT_LT(next, puzzles.size());
        const Puzzle& puzzle = std::get<Puzzle>(read);
        const Puzzle same = testing::read_puzzle(puzzles[next++][1]);
        EXPECT_TRUE(puzzle.geometry() == same.geometry()) << row[0] << '\n' << to_line(puzzle) << '\n' << to_line(same);
        EXPECT_EQ(puzzle.cells, same.cells) << row[0];
    }
    EXPECT_EQ(next, 20U);
}

// The same houses, lines and choices, in any order and under any name.
HouseCells houses_of(const Geometry& board) {
    HouseCells out;
    for (House house : board.all_houses()) out.emplace_back(board.cells_of(house).begin(), board.cells_of(house).end());
    std::sort(out.begin(), out.end());
    return out;
}
bool same(const Puzzle& a, const Puzzle& b) {
    const Geometry &one = a.geometry(), &two = b.geometry();
    return a.cells == b.cells && houses_of(one) == houses_of(two) && one.lines().size() == two.lines().size() &&
           std::is_permutation(one.lines().begin(), one.lines().end(), two.lines().begin()) &&
           one.choices().size() == two.choices().size();
}

// What is written is read back.
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
        for (const char* format : {"f-puzzles", "sudokupad", "sdk"})
            for (const Puzzle& puzzle : testing::read_list(std::string("houses/") + kind + ".txt"))
                EXPECT_EQ(line_of(std::get<std::string>(written(*written_format(format), puzzle))), to_line(puzzle));
}

TEST(LinkRules, PublishedPuzzles) {
    std::vector<Puzzle> puzzles;
    for (const char* list : {"data/rules/iss.tsv", "data/rules/f-puzzles.tsv"})
        for (const Fields& row : table(list)) puzzles.push_back(testing::read_puzzle(row[1]));
    EXPECT_EQ(puzzles.size(), 153U);
    EXPECT_EQ(written_and_read(puzzles, "f-puzzles"), 146U);
    EXPECT_EQ(written_and_read(puzzles, "sudokupad"), 74U);
}

// The example of each rule: read back the same, or refused by its name; the page lists those that are.
TEST(LinkRules, EachRuleIsWrittenOrRefusedByName) {
    std::ifstream file(DEDUKU_ROOT "/doc/formats.md");
    std::stringstream page;
    page << file.rdbuf();
    for (const char* format : {"f-puzzles", "sudokupad"}) {
        std::string known;
        for (const RuleRow* row : rule_rows()) {
            const Puzzle puzzle = testing::read_puzzle(ruled(9, "rules:" + std::string(row->example)));
            const Written link = written(*written_format(format), puzzle);
            const std::string rule = write_rules(puzzle.geometry().rules(), puzzle.geometry());
            if (const auto* refusal = std::get_if<Refusal>(&link)) {
                EXPECT_EQ(refusal->why, "no place for the rule '" + rule + "'");
                continue;
            }
            known += (known.empty() ? "`" : ", `") + std::string(row->key) + '`';
            const auto back = outcome_of(std::get<std::string>(link));
            ASSERT_TRUE(std::holds_alternative<Puzzle>(back)) << rule << ": " << std::get<std::string>(back);
            EXPECT_TRUE(same(std::get<Puzzle>(back), puzzle)) << rule << '\n' << to_line(std::get<Puzzle>(back));
        }
        EXPECT_NE(page.str().find("`" + std::string(format) + "` writes " + known + "."), std::string::npos)
            << "doc/formats.md does not say: `" << format << "` writes " << known << ".";
    }
}

TEST(LinkRules, OfFpuzzles) {
    const auto read = [](const std::string& members) { return line_of(fpuzzles_with(4, members)); };
    EXPECT_EQ(read(R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R4C1","R4C2"]}])"),
              ruled(4, "rules:killer 5: A1 B1; killer: A4 B4"));
    EXPECT_EQ(read(R"(,"sandwichsum":[{"cell":"R0C2","value":"0"},{"cell":"R2C5","value":"3"}])"),
              ruled(4, "rules:sandwich 0: column B; sandwich 3: row 2 from right"));
    EXPECT_EQ(read(R"(,"negative":["xv","ratio"],"xv":[],"antiking":false)"), ruled(4, "rules:all-xv; all-dots black"));
    // A diagonal, regions of any size; the house of four windows is none on a 4x4.
    EXPECT_EQ(read(R"(,"diagonal-":true,"extraregion":[{"cells":["R1C1","R1C2"]}])"),
              ruled(4, "rules:diagonal down; extra-region: A1 B1"));
    // What is drawn over a rule repeats it, and so does what f-puzzles says it has drawn; cages are looks.
    EXPECT_EQ(read(R"(,"line":[{"lines":[["R1C2","R1C1"]]}],"thermometer":[{"lines":[["R1C1","R1C2"]]}],)"
                   R"("text":[{"cells":["R0C1"],"value":"x","fromConstraint":"X Sum"}],"cage":[{"cells":["R1C1"]}])"),
              ruled(4, "rules:thermo: A1 B1"));
}

TEST(LinkRules, OfFpuzzlesThatAreNone) {
    const auto said = [](const std::string& members) { return line_of(fpuzzles_with(4, members)); };
    const std::string known = ", expected houses and rules as in doc/formats.md";
    EXPECT_EQ(said(R"(,"wormhole":[{"cells":["R1C1"]}])"), "found 'wormhole', which may be a rule" + known);
    EXPECT_EQ(said(R"(,"line":[{"lines":[["R1C1","R1C2"]]}])"), "found drawn lines, which may be a rule" + known);
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

TEST(LinkRules, OfSudokuPad) {
    const auto read = [](const std::string& members) { return line_of(sudokupad_with(4, members)); };
    const std::string known = ", expected houses and rules as in doc/formats.md";
    EXPECT_EQ(read(R"(,"global":["antiknight"],"metadata":{"antiking":true})"),
              ruled(4, "rules:anti-king; anti-knight"));
    EXPECT_EQ(
        read(R"(,"cages":[{"cells":[[0,0],[0,1]],"unique":true,"sum":5,"value":"5"},{"cells":[[1,0],[1,1]],"sum":5}])"),
        ruled(4, "rules:killer 5: A1 B1; sum 5: A2 B2"));
    // Rows, columns, boxes are there; diagonals have names; others are extra regions.
    EXPECT_EQ(
        read(
            R"(,"cages":[{"cells":[[0,0],[0,1],[0,2],[0,3]],"unique":true},{"cells":[[0,0],[0,1],[1,0],[1,1]],"unique":true},)"
            R"({"cells":[[3,0],[2,1],[1,2],[0,3]],"unique":true},{"cells":[[1,1],[1,2],[2,1],[2,2]],"unique":true}])"),
        ruled(4, "rules:diagonal up; extra-region: B2 C2 B3 C3"));
    EXPECT_EQ(read(R"(,"cages":[{"cells":[[0,0],[0,1]],"value":"5"}])"), "found cages" + known);
    EXPECT_EQ(read(R"(,"global":["queen"])"), "found the rule 'queen' for the whole board" + known);
    EXPECT_EQ(read(R"(,"cages":[{"cells":[[0,4]],"unique":true}])"),
              "found no cell of the board, expected [row,column] from 0");
}

// The numbers of regions, where they are not in order.
TEST(LinkRules, RegionsKeepTheirNumbers) {
    for (const std::string line : {"houses:2221211133343444", "houses:AAABABBBCCCDCDDD"})
        for (const char* format : {"f-puzzles", "sudokupad"}) {
            const Puzzle puzzle = testing::read_puzzle(ruled(4, line));
            EXPECT_EQ(line_of(std::get<std::string>(written(*written_format(format), puzzle))), ruled(4, line))
                << format;
        }
}

}  // namespace
}  // namespace deduku::formats
