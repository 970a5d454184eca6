// Written puzzles are read back, as far as the format supports them; all others are refused.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/lz_string.hpp"

namespace deduku::formats {
namespace {

const std::string clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Puzzle one(const std::string& text) {
    const auto results = read_puzzles(text, {std::nullopt, &all()});
    EXPECT_EQ(results.size(), 1U) << text;
    const auto* puzzle = std::get_if<Puzzle>(&results.front());
    EXPECT_TRUE(puzzle) << text << std::get<ReadError>(results.front()).text();
    return puzzle != nullptr ? *puzzle : blank_puzzle({3, 3});
}

std::string text_of(std::string_view format, const Puzzle& puzzle) {
    const Written out = written(*written_format(format), puzzle);
    return std::holds_alternative<Refusal>(out) ? "refused: " + std::get<Refusal>(out).why : std::get<std::string>(out);
}

// The JSON in a link.
std::string json_of(const std::string& link) {
    std::string letters = link.substr(link.find("N4"));
    for (const auto& [code, sign] : {std::pair("%2B", "+"), std::pair("%2F", "/"), std::pair("%3D", "=")})
        for (std::size_t at; (at = letters.find(code)) != letters.npos;) letters.replace(at, 3, sign);
    letters.pop_back();
    return lz_unpack(letters).value_or("");
}

Puzzle named() {
    Puzzle puzzle = one(clues);
    puzzle.name = "A \"name\", <b>";
    puzzle.comment = "first\nsecond";
    return puzzle;
}

// In play: 4 entered in r1c3, 2 deleted from r1c6, which keeps 6 and 8.
Puzzle played() {
    std::string placed = clues;
    placed.replace(2, 1, "+4");
    return one(":0000:x:" + placed + ":216::");
}

// The same with 6 also deleted: 8 is the only mark left there, and was not entered.
Puzzle lonely() {
    std::string placed = clues;
    placed.replace(2, 1, "+4");
    return one(":0000:x:" + placed + ":216 616::");
}

TEST(Write, AllFormatsRoundTripOn9x9) {
    for (const char* format : {"line", "sdk", "hodoku", "f-puzzles", "sudokupad", "sdm", "sdx", "ss"})
        EXPECT_EQ(to_line(one(text_of(format, one(clues)))), clues) << format;
    EXPECT_EQ(to_line(one("puzzle,name,comment\n" + text_of("csv", named()))), clues);
}

TEST(Write, NamesAndComments) {
    for (const char* format : {"sdk", "f-puzzles", "sudokupad"}) {
        const Puzzle back = one(text_of(format, named()));
        EXPECT_EQ(back.name, named().name) << format;
        EXPECT_NE(back.comment.find("first"), std::string::npos) << format;
    }
    const Puzzle back = one("puzzle,name,comment\n" + text_of("csv", named()));
    EXPECT_EQ(back.name, named().name);
    EXPECT_EQ(back.comment, "first second");
    EXPECT_EQ(text_of("line", named()).substr(0, 11), "#D A \"name\"");
}

// The words of a link come back as they were; a board with rules and without words on them has their sentences.
TEST(Write, WordsOfLinks) {
    for (const char* format : {"f-puzzles", "sudokupad"}) {
        Puzzle puzzle = one(clues + " rules:thermo: C1-C3; odd: A2; odd: B3");
        puzzle.name = "T";
        puzzle.comment = "Author: N. N.\nRules: Thermometers rise from the bulb. Have fun.";
        EXPECT_EQ(one(text_of(format, puzzle)).comment, puzzle.comment) << format;
        EXPECT_EQ(one(text_of(format, puzzle)).name, "T") << format;
        puzzle.comment = "good luck";
        EXPECT_EQ(one(text_of(format, puzzle)).comment,
                  "Rules: Normal sudoku rules apply. Digits on a thermometer rise from its bulb. A digit on a disc is "
                  "odd. good "
                  "luck")
            << format;
    }
    const Puzzle whole = one(text_of("sudokupad", one(clues + " rules:anti-knight")));
    EXPECT_EQ(whole.comment.substr(0, 34), "Rules: Normal sudoku rules apply. ");
    EXPECT_EQ(one(text_of("sudokupad", one(clues))).comment, "");
}

// SudokuPad's own form, and that of f-puzzles for rules that it lacks.
TEST(Write, FormsOfSudokuPad) {
    const auto start_of = [](const std::string& rules) {
        return text_of("sudokupad", one(clues + rules)).substr(0, 30);
    };
    EXPECT_EQ(start_of("").substr(0, 25), "https://sudokupad.app/scl");
    EXPECT_EQ(start_of(" rules:killer 15: C1 D1; anti-king").substr(0, 25), "https://sudokupad.app/scl");
    EXPECT_EQ(start_of(" rules:thermo: C1-C3; killer 15: C1 D1"), "https://sudokupad.app/fpuzzles");
    EXPECT_EQ(text_of("sudokupad", one(clues + " rules:odd: A2; greater: C1 C2")),
              "refused: cannot represent the rule 'greater: C1 C2'");
}

// What f-puzzles knows only with its extension is drawn, too: once for each line, indexer and clue beside the board.
TEST(Write, LooksOfRules) {
    const auto drawn = [](const std::string& rule) {
        const std::string json = json_of(text_of("f-puzzles", one(clues + " rules:" + rule)));
        std::size_t count = 0;
        for (std::size_t at = 0; (at = json.find("fromConstraint", at)) != json.npos; ++at) ++count;
        return count;
    };
    EXPECT_EQ(drawn("renban: C1-C3; renban: D1-D3"), 2U);
    EXPECT_EQ(drawn("double-arrow: C1-C3"), 3U);
    EXPECT_EQ(drawn("slow-thermo: C1-C3; row-indexer: D4 E4; x-sum 5: row 1"), 4U);
    EXPECT_EQ(drawn("thermo: C1-C3; arrow: A1 = B1 C1; sandwich 5: row 1"), 0U);
}

// A solution is written where there is a place for it, and not read as givens.
TEST(Write, Solutions) {
    const Puzzle puzzle = one("...43.1..1..4... rules:odd: A1");
    Grid solution;
    for (char c : std::string("1234341221434321")) solution.push_back(static_cast<Digit>(c - '1'));
    for (const Format* row : all().rows) {
        EXPECT_EQ(row->write.write_solved != nullptr, row->name == "f-puzzles" || row->name == "sudokupad")
            << row->name;
        if (row->write.write_solved == nullptr) continue;
        const auto link = std::get<std::string>(written(*row, puzzle, solution));
        EXPECT_EQ(to_line(one(link)), to_line(puzzle));
        EXPECT_NE(link, std::get<std::string>(written(*row, puzzle)));
        EXPECT_NE(json_of(link).find("\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]"), std::string::npos);
    }
    const auto plain = std::get<std::string>(written(*written_format("sudokupad"), one("...43.1..1..4..."), solution));
    EXPECT_EQ(plain.substr(0, 25), "https://sudokupad.app/scl");
}

// Bytes that are not UTF-8: Latin-1, a truncated character, a quotation mark in two bytes and in three.
TEST(Write, NamesOfAnyBytesKeepLinksReadable) {
    for (const std::string_view name :
         {"Caf\xe9", "\xe9", "a\xc3", "\xc0\xa2,", "\xe0\x80\xa2", "\xf9\x80\x80\x80", "\xbf"})
        for (const char* format : {"f-puzzles", "sudokupad"}) {
            Puzzle puzzle = one(clues);
            puzzle.name = name;
            EXPECT_EQ(to_line(one(text_of(format, puzzle))), clues) << format << ' ' << name;
        }
    Puzzle puzzle = one(clues);
    puzzle.name = "Caf\xe9";
    EXPECT_EQ(one(text_of("sudokupad", puzzle)).name, "Caf\xc3\xa9");
}

TEST(Write, SinglePencilMarkIsNotADigit) {
    const Puzzle before = lonely();
    ASSERT_EQ(before.lone_marks, std::vector<Cell>{Cell{5}});
    EXPECT_EQ(before.state[Cell{5}], Set<Digit>{Digit{7}});
    EXPECT_TRUE(played().lone_marks.empty());
    for (const char* format : {"hodoku", "f-puzzles"}) {
        const Puzzle back = one(text_of(format, before));
        EXPECT_EQ(back.lone_marks, before.lone_marks) << format;
        EXPECT_EQ(back.state[Cell{5}], before.state[Cell{5}]) << format;
        EXPECT_EQ(back.state[Cell{2}], before.state[Cell{2}]) << format;
    }
    // A word with one digit would be a given in this format.
    const Puzzle clue = one(text_of("sdx", before));
    EXPECT_EQ(clue.cells[Cell{5}].size(), 9);
}

TEST(Write, PlayersState) {
    for (const char* format : {"hodoku", "f-puzzles"}) {
        const Puzzle back = one(text_of(format, played()));
        EXPECT_EQ(to_line(back), clues) << format;
        EXPECT_EQ(back.state, played().state) << format;
    }
    EXPECT_EQ(text_of("hodoku", played()).substr(0, 29), ":0000:x:53+4.7....6..195....9");
    EXPECT_EQ(text_of("hodoku", played()).substr(90), ":216::\n");
    EXPECT_EQ(text_of("sdx", played()).substr(0, 21), "5 3 u4 123456789 7 68");
}

TEST(Write, OtherSizes) {
    for (const char* size : {"12..34......21..", "1.3.5.......2.4.6..................."}) {
        for (const char* format : {"line", "sdx", "f-puzzles", "sudokupad"})
            EXPECT_EQ(to_line(one(text_of(format, one(size)))), size) << format;
        EXPECT_EQ(text_of("hodoku", one(size)), "refused: boards of 9x9 only");
    }
    std::string sixteen(256, '.');
    sixteen[5] = 'G';
    EXPECT_EQ(to_line(one(text_of("f-puzzles", one(sixteen)))), sixteen);
    EXPECT_EQ(to_line(one(text_of("sudokupad", one(sixteen)))), sixteen);
    // Boxes of unusual shape are written as regions.
    Puzzle standing = blank_puzzle({3, 2});
    standing.cells[Cell{0}] = {Digit{0}};
    EXPECT_EQ(one(text_of("f-puzzles", standing)).box(), (Box{3, 2}));
    EXPECT_EQ(one(text_of("sudokupad", standing)).box(), (Box{3, 2}));
    EXPECT_EQ(text_of("f-puzzles", blank_puzzle({5, 5})), "refused: boards up to 16x16 only");
    EXPECT_EQ(text_of("sdx", blank_puzzle({3, 4})), "refused: boards up to 9x9 only");
}

TEST(Write, CellsOfSeveralDigits) {
    const std::string sukaku = "[35]" + clues.substr(1);
    for (const char* format : {"line", "sdx", "f-puzzles"})
        EXPECT_EQ(to_line(one(text_of(format, one(sukaku)))), sukaku) << format;
    for (const char* format : {"hodoku", "sdm", "ss", "opensudoku", "sudokupad"})
        EXPECT_EQ(text_of(format, one(sukaku)), "refused: cannot represent cells of several digits") << format;
}

TEST(Write, Markup) {
    const std::string latex = text_of("latex", named());
    EXPECT_EQ(latex.substr(0, 41), "% A \"name\", <b>\n% first second\n\\begin{tab");
    EXPECT_NE(latex.find("{|c|c|c||c|c|c||c|c|c|}"), std::string::npos);
    EXPECT_NE(latex.find("5 & 3 &  &  & 7 &  &  &  &  \\\\ \\hline\n"), std::string::npos);
    const std::string html = text_of("html", named());
    EXPECT_NE(html.find("<caption>A &quot;name&quot;, &lt;b&gt;</caption>"), std::string::npos);
    std::size_t cells = 0;
    for (std::size_t at = 0; (at = html.find("<td", at)) != html.npos; ++at) ++cells;
    EXPECT_EQ(cells, 81U);
    EXPECT_EQ(text_of("opensudoku", one(clues)).substr(0, 57),
              "<game created=\"0\" state=\"1\" time=\"0\" last_played=\"0\" data");
}

}  // namespace
}  // namespace deduku::formats
