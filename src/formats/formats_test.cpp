// Links and JSON: texts packed by npm's LZ-string, files of other programs, and errors.
#include "formats/formats.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>

#include "deduku/text.hpp"
#include "formats/json.hpp"
#include "formats/lz_string.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats {
namespace {

using deduku::testing::Lines;

const std::string wikipedia = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

ReadOptions options() { return {std::nullopt, &all()}; }
Lines read_all(const std::string& text) { return deduku::testing::read(text, options()); }
Puzzle read_first(const std::string& text) {
    auto results = read_puzzles(text, options());
    EXPECT_EQ(results.size(), 1U) << text;
    const auto* error = std::get_if<ReadError>(&results.front());
    if (error != nullptr) ADD_FAILURE() << error->text();
    return error != nullptr ? blank_puzzle({3, 3}) : std::get<Puzzle>(results.front());
}

std::ifstream data(const std::string& name) { return std::ifstream(DEDUKU_ROOT "/tests/data/formats/" + name); }

// The links of links.txt by name.
std::map<std::string, std::string> links() {
    std::map<std::string, std::string> out;
    std::ifstream in = data("links.txt");
    for (std::string name, link; std::getline(in, name) && std::getline(in, link);) out[name.substr(2)] = link;
    EXPECT_EQ(out.size(), 14U);
    return out;
}

TEST(Table, EachRowIsUsedAndInTheDocumentation) {
    std::ifstream page(DEDUKU_ROOT "/doc/formats.md");
    const std::string text{std::istreambuf_iterator<char>(page), {}};
    for (const auto rows : {formats::all().rows, reading::formats()})
        for (const Format* row : rows) {
            EXPECT_EQ(row->read.read != nullptr, !row->read.help.empty()) << row->name;
            EXPECT_EQ(row->write.write != nullptr, !row->write.help.empty()) << row->name;
            EXPECT_FALSE(row->read.help.empty() && row->write.help.empty()) << row->name;
            EXPECT_NE(text.find("\n| `" + std::string(row->name) + "` |"), text.npos) << row->name;
        }
}

TEST(LzString, MatchesNpmPackage) {
    std::ifstream in = data("lz_string.tsv");
    int count = 0;
    for (std::string line; std::getline(in, line); ++count) {
        const std::size_t tab = line.find('\t');
        const auto text = std::get<JsonValue>(read_json("[" + line.substr(0, tab) + "]")).items.at(0).text;
        const std::string packed = line.substr(tab + 1);
        // Our JSON reader keeps halves of surrogate pairs separate, so such texts are only unpacked.
        const bool pairs = line.find("\\ud8") != line.npos;
        EXPECT_EQ(lz_pack(pairs ? lz_unpack(packed).value_or("?") : text), packed) << line.substr(0, 40);
        EXPECT_EQ(lz_unpack(packed).value_or("?") == text, !pairs) << line.substr(0, 40);
    }
    EXPECT_EQ(count, 12);
}

TEST(LzString, RefusesTruncatedAndOversizedInput) {
    const std::string packed = lz_pack(wikipedia);
    EXPECT_EQ(lz_unpack(packed), wikipedia);
    for (std::size_t size = 0; size + 3 < packed.find('='); ++size)
        EXPECT_FALSE(lz_unpack(packed.substr(0, size))) << size;
    EXPECT_FALSE(lz_unpack("N4Ig !"));
    EXPECT_FALSE(lz_unpack(""));
    EXPECT_TRUE(lz_unpack(lz_pack(std::string(max_unpacked, 'x'))));
    EXPECT_FALSE(lz_unpack(lz_pack(std::string(max_unpacked + 10, 'x'))));
}

TEST(Links, AllKinds) {
    for (const auto& [name, link] : links()) {
        if (name == "diagonals" || name == "thermometers" || name == "unknown rule" || name == "lines") continue;
        if (name == "f-puzzles 6x6" || name == "letters alone") continue;
        const Puzzle puzzle = read_first(link);
        EXPECT_EQ(to_line(puzzle), wikipedia) << name;
        EXPECT_EQ(puzzle.name, "Wikipedia") << name;
        EXPECT_EQ(puzzle.comment.substr(0, 13), "Author: N. N.") << name;
    }
    EXPECT_EQ(to_line(read_first(links().at("letters alone"))), wikipedia);
    EXPECT_EQ(to_line(read_first(links().at("f-puzzles 6x6"))), "1......2......3......4......5......6");
}

TEST(Links, SurroundingTextIsTheComment) {
    const Puzzle puzzle = read_first("Look: " + links().at("f-puzzles") + " (hard)");
    EXPECT_EQ(to_line(puzzle), wikipedia);
    EXPECT_EQ(puzzle.comment, "Author: N. N.\nRules: Normal sudoku rules apply.\nLook:\n(hard)");
}

// Blanks in place of +, as mail programs and web pages leave them; escapes of escapes; sites that embed the others.
TEST(Links, LettersInOtherForms) {
    const std::string link = links().at("f-puzzles");
    const auto with = [&](std::string_view sign, std::string_view by) {
        std::string out = link;
        for (std::size_t at = 0; (at = out.find(sign, at)) != out.npos; at += by.size())
            out.replace(at, sign.size(), by);
        return out;
    };
    ASSERT_NE(link.find('+'), link.npos);
    const std::string comment = read_first(link).comment;
    for (const std::string& other : {with("+", " "), with("+", "%2B"), with("+", "%20"), with("+", "%252B")}) {
        EXPECT_EQ(to_line(read_first(other)), wikipedia) << other;
        EXPECT_EQ(read_first(other).comment, comment);
        EXPECT_EQ(read_first(other + " A hard one").comment, comment + "\nA hard one") << other;
    }
    const std::string letters = link.substr(link.find("N4"));
    for (const std::string before : {"https://other.example/?puzzleid=fpuzzles", "http://a.example/x/#ctc",
                                     "https://a.example/play?size=9&load=", "https://a.example/fpuz"})
        EXPECT_EQ(to_line(read_first("Try " + before + letters + "&a=b")), wikipedia) << before;
    std::string blanks = letters;
    std::replace(blanks.begin(), blanks.end(), '+', ' ');
    EXPECT_EQ(to_line(read_first(blanks)), wikipedia);
    // A cut link does not go on in its comment.
    EXPECT_EQ(read_all(link.substr(0, link.size() - 20) + " and so on").at(0).substr(0, 39),
              "1:1: found a truncated or damaged link,");
}

TEST(Links, PlayersState) {
    const Puzzle puzzle = read_first(links().at("f-puzzles in play"));
    EXPECT_EQ(to_line(puzzle), wikipedia);
    ASSERT_EQ(puzzle.state.size(), 81);
    EXPECT_EQ(puzzle.state[Cell{0}], Set<Digit>{Digit{4}});
    EXPECT_EQ(puzzle.state[Cell{2}], Set<Digit>{Digit{3}});
    EXPECT_EQ(puzzle.state[Cell{3}], (Set<Digit>{Digit{1}, Digit{5}}));
    EXPECT_EQ(puzzle.state[Cell{5}], Set<Digit>::first_n(9));
    EXPECT_TRUE(read_first(links().at("f-puzzles")).state.empty());
}

TEST(Links, ClassicLetters) {
    // 5 3 and two empty cells, 7 and four, 6 and two, ..: d + 10 for each empty cell after the digit.
    std::string letters = "scf";
    for (std::size_t i = 0; i < wikipedia.size();) {
        std::size_t zeros = 0;
        const int digit = wikipedia[i] == '.' ? 0 : wikipedia[i] - '0';
        while (i + zeros + 1 < wikipedia.size() && zeros < 5 && wikipedia[i + zeros + 1] == '.') ++zeros;
        const int code = digit + 10 * static_cast<int>(zeros);
        letters += static_cast<char>(code < 10 ? '0' + code : code < 36 ? 'A' + code - 10 : 'a' + code - 36);
        i += zeros + 1;
    }
    const Puzzle puzzle = read_first("https://sudokupad.app/" + letters + "*tMine");
    EXPECT_EQ(to_line(puzzle), wikipedia);
    EXPECT_EQ(to_line(read_first("https://sudokuexchange.com/play/?s=" + letters.substr(3) + "&d=2")), wikipedia);
    EXPECT_EQ(puzzle.name, "Mine");
    const std::string link = "https://sudokupad.app/" + letters;
    EXPECT_EQ(to_line(read_first(link + "*x")), wikipedia + " houses:boxes+diagonals");
    EXPECT_EQ(to_line(read_first(link + "*w*tMine")), wikipedia + " houses:boxes+windoku");
    EXPECT_EQ(to_line(read_first(link + "*w*x")), wikipedia + " houses:boxes+diagonals+windoku");
    EXPECT_EQ(read_all(link + "*k"), Lines{"1:1: found the rule 'k', expected houses and rules as in doc/formats.md"});
}

// A board of f-puzzles as JSON: a digit or 0 for each cell, a region or -1 (none) for each, more members.
std::string fpuzzles(int n, const std::string& cells, const std::vector<int>& regions, const std::string& more = "") {
    std::string out = R"({"size":)" + std::to_string(n) + more + R"(,"grid":[)";
    for (int r = 0; r < n; ++r) {
        out += r == 0 ? "[" : "],[";
        for (int c = 0; c < n; ++c) {
            const auto i = static_cast<std::size_t>(r * n + c);
            out += c == 0 ? "{" : ",{";
            if (cells[i] != '0') out += std::string(R"("value":)") + cells[i] + R"(,"given":true)";
            if (!regions.empty())
                out += (cells[i] != '0' ? "," : "") + std::string(R"("region":)") + std::to_string(regions[i]);
            out += "}";
        }
    }
    return out + "]]}";
}

TEST(Houses, ReadFromLinks) {
    const std::string cells = "1000000000000002";
    const std::vector<int> jigsaw = {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3};
    const std::string map = "AAABABBBCCCDCDDD";
    EXPECT_EQ(to_line(read_first(fpuzzles(4, cells, jigsaw))), "1..............2 houses:" + map);
    EXPECT_EQ(to_line(read_first(fpuzzles(4, cells, jigsaw, R"(,"diagonal+":true,"diagonal-":true)"))),
              "1..............2 houses:" + map + "+diagonals");
    EXPECT_EQ(to_line(read_first(fpuzzles(4, cells, {}, R"(,"diagonal+":true,"diagonal-":true)"))),
              "1..............2 houses:boxes+diagonals");
    EXPECT_EQ(to_line(read_first(fpuzzles(4, cells, {}, R"(,"diagonal+":false,"diagonal-":false)"))),
              "1..............2");
    // Boards of prime size need regions.
    std::vector<int> five;
    for (const char c : std::string("0001100111222332233434444")) five.push_back(c - '0');
    EXPECT_EQ(to_line(read_first(fpuzzles(5, std::string(25, '0'), five))),
              std::string(25, '.') + " houses:AAABBAABBBCCCDDCCDDEDEEEE");
}

// A written link has the same houses when read.
TEST(Houses, WrittenToLinks) {
    const std::vector<std::string> lines = {"1..............2 houses:AAABABBBCCCDCDDD",
                                            "1..............2 houses:AAABABBBCCCDCDDD+diagonals",
                                            "1..............2 houses:boxes+diagonals",
                                            "1..............2",
                                            wikipedia + " houses:boxes+windoku",
                                            wikipedia + " houses:boxes+diagonals+windoku",
                                            "5" + std::string(24, '.') + " houses:AAABBAABBBCCCDDCCDDEDEEEE"};
    for (const std::string& line : lines) {
        const Puzzle puzzle = read_first(line);
        const auto link = written(*written_format("f-puzzles"), puzzle);
        EXPECT_EQ(to_line(read_first(std::get<std::string>(link))), to_line(puzzle));
    }
    // No columns, and a region that is not one.
    const Puzzle rows = read_first("1............... houses:[[0,1,2,3],[4,5,6,7],[8,9,10,11],[12,13,14,15]]");
    EXPECT_TRUE(std::holds_alternative<Refusal>(written(*written_format("f-puzzles"), rows)));
    EXPECT_TRUE(std::holds_alternative<Refusal>(written(*written_format("sdm"), read_first(lines.back()))));
}

TEST(Houses, RejectedInLinks) {
    const std::string cells(16, '0');
    const auto said = [](const std::string& json) { return read_all(json).front(); };
    const std::string each = ", expected as many cells in each as there are digits, and a cell in at most 60 houses";
    EXPECT_NE(said(fpuzzles(4, cells, {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 0}))
                  .find("found 5 cells in region 1, 3 cells in region 4, expected 4 cells in each region"),
              std::string::npos);
    EXPECT_NE(said(fpuzzles(4, cells, {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, -1, 2, -1, -1, -1})).find("a region"),
              std::string::npos);
    EXPECT_NE(said(fpuzzles(5, std::string(25, '0'), {}))
                  .find("found a board of 5 rows without regions, expected a size that boxes divide"),
              std::string::npos);
}

TEST(Links, RefusesOtherRulesByName) {
    const std::string known = ", expected houses and rules as in doc/formats.md";
    EXPECT_EQ(to_line(read_first(links().at("diagonals"))).substr(0, 89), wikipedia + " houses:");
    EXPECT_EQ(read_all(links().at("thermometers")), Lines{wikipedia + " rules:thermo: A1 B1"});
    EXPECT_EQ(read_all(links().at("unknown rule")), Lines{"1:1: found 'wormhole', which may be a rule" + known});
    EXPECT_EQ(
        read_all(links().at("lines")),
        Lines{"1:1: found a puzzle of which not all is understood: no sentence explains the teal diagonal at A1 .. "
              "I9, expected rules of doc/published.md; 'deduku read' shows the reading, --partly goes on without "
              "them"});
}

// Pages without drawn boxes omit regions: these are the usual ones.
TEST(Links, SudokuPadWithoutRegions) {
    std::string cells = "{\"cells\":[";
    for (std::size_t i = 0; i < wikipedia.size(); ++i) {
        cells += i % 9 > 0 ? "," : i == 0 ? "[" : "],[";
        cells += wikipedia[i] == '.' ? "{}" : std::string("{\"value\":") + wikipedia[i] + '}';
    }
    cells += "]]";
    EXPECT_EQ(read_all("https://sudokupad.app/scl" + lz_pack(cells + '}')), Lines{wikipedia});
    EXPECT_EQ(read_all("https://sudokupad.app/scl" + lz_pack(cells + ",\"regions\":[]}")), Lines{wikipedia});
    EXPECT_EQ(read_all("{ce:[[{v:1},,,,],[,,,,],[,,,,],[,,,,],[,,,,]]}"),
              Lines{"1:5: found a board of 5 rows without regions, expected a size that boxes divide"});
    EXPECT_EQ(read_all("{ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[0,2],[0,3],[1,0]],[[1,1],[1,2],[1,3]],"
                       "[[2,0],[2,1],[2,2],[2,3]],[[3,0],[3,1],[3,2],[3,3]]]}"),
              Lines{"1:39: found 5 cells in region 1, 3 cells in region 2, expected 4 cells in each region"});
}

TEST(Links, NearMisses) {
    const std::string link = links().at("f-puzzles");
    const std::string cut = "1:1: found a truncated or damaged link, expected the complete link, as copied by the site";
    EXPECT_EQ(read_all(link.substr(0, link.size() - 20)), Lines{cut});
    EXPECT_EQ(read_all("https://sudokupad.app/scl" + std::string(60, 'Q')), Lines{cut});
    const auto packed = [](const std::string& json) {
        return read_all("https://www.f-puzzles.com/?load=" + lz_pack(json)).at(0);
    };
    EXPECT_EQ(packed("{\"size\":9,\"grid\":[[{\"value\":5}]]}"),
              "1:1: found 1 rows, expected a size that boxes divide");
    EXPECT_EQ(packed("{\"size\":4,\"grid\":[[{\"value\":5},{},{},{}],[{},{},{},{}],[],[]]}"),
              "1:1: found '5' (row 1, cell 1), expected a digit 1-4");
    EXPECT_EQ(packed("{\"size\":4,\"grid\":[[{},{},{}],[{},{},{},{}],[],[]]}"),
              "1:1: found 3 cells in row 1, expected 4 cells");
    EXPECT_EQ(packed("{\"size\":9,\"title\":\"no more than this\"}").substr(0, 37),
              "1:1: found an object without a board,");
    EXPECT_EQ(packed("{\"size\":9,\"title\":\"no more").substr(0, 37), "1:1: found a link with broken JSON in");
    EXPECT_EQ(read_all("https://www.f-puzzles.com/").at(0).substr(0, 50),
              "1:1: found a link of f-puzzles without a puzzle, e");
    EXPECT_EQ(read_all("https://sudokupad.app/abcdefghijklmn").at(0).substr(0, 40),
              "1:1: found a short link of SudokuPad, on");
    EXPECT_EQ(read_all("https://sudokupad.app/scfABC"),
              Lines{"1:1: found a classic link without 81 cells, expected 81 cells"});
}

std::string rows(const std::string& open, const std::string& close, const std::string& between,
                 const std::string& quote, const std::string& blank) {
    std::string out = open;
    for (std::size_t i = 0; i < wikipedia.size(); ++i) {
        if (i % 9 == 0) out += (i == 0 ? "" : between + "\n ") + open;
        if (i % 9 != 0) out += between + " ";
        out += wikipedia[i] == '.' ? blank : quote + wikipedia[i] + quote;
        if (i % 9 == 8) out += close;
    }
    return out + close;
}

TEST(Json, ReadsListsOfManyLanguages) {
    for (const std::string& text :
         {rows("[", "]", ",", "", "0"), rows("[", "]", ",", "\"", "\".\""), rows("[", "]", ",", "", "null"),
          rows("[", "]", ",", "", "None"), rows("[", "]", "", "", "0"), rows("(", ")", ",", "", "0"),
          rows("[", "]", ",", "", "[1,2,3,4,5,6,7,8,9]"), "board = " + rows("[", "]", ",", "", "0"),
          "int grid[9][9] = " + rows("{", "}", ",", "", "0") + ";",
          "grid = np.array(" + rows("[", "]", ",", "", "0") + ")",
          "{\"id\": 3, \"solution\": \"x\", \"board\": " + rows("[", "]", ",", "", "0") + "}",
          "{\"newboard\":{\"grids\":[{\"value\":" + rows("[", "]", ",", "", "0") + ",\"difficulty\":\"Hard\"}]}}",
          "{\"puzzle\": \"" + wikipedia + "\"}", "[\"" + wikipedia + "\"]"})
        EXPECT_EQ(read_all(text), Lines{wikipedia}) << text;
    std::string flat = "[";
    std::string texts = "[";
    for (std::size_t i = 0; i < 81; ++i) {
        flat += (i == 0 ? "" : ",") + (wikipedia[i] == '.' ? std::string("0") : wikipedia.substr(i, 1));
        if (i % 9 == 0) texts += (i == 0 ? "\"" : ",\"") + wikipedia.substr(i, 9) + "\"";
    }
    EXPECT_EQ(read_all(flat + "]"), Lines{wikipedia});
    EXPECT_EQ(read_all(texts + "]"), Lines{wikipedia});
}

// Blank lines within a list, as in source code; one between two texts ends the first.
TEST(Json, BlankLinesInLists) {
    for (const std::string& list : {rows("[", "]", ",", "", "0"), rows("(", ")", ",", "", "None")}) {
        std::string code = "board = ";
        int row = 0;
        for (char c : list) {
            code += c;
            if ((c == ']' || c == ')') && ++row < 9) code += row == 8 ? "\n" : row % 3 == 0 ? "\n\n" : "\n  \n";
        }
        EXPECT_EQ(read_all("\n" + code + "\n\n" + wikipedia + "\n"), (Lines{wikipedia, wikipedia})) << code;
    }
    std::string flat = "[\n";
    for (std::size_t i = 0; i < 81; ++i) {
        flat += (wikipedia[i] == '.' ? std::string("0") : wikipedia.substr(i, 1)) + ",";
        if (i % 9 == 8) flat += i % 27 == 26 ? "\n\n" : "\n";
    }
    EXPECT_EQ(read_all(flat + "]\n" + wikipedia), (Lines{wikipedia, wikipedia}));
    // An open bracket takes no puzzle with it.
    EXPECT_EQ(read_all("board = [[5,3,\n\n" + wikipedia + "\n"),
              (Lines{"1:9: found an open bracket, expected the bracket that closes it", wikipedia}));
    EXPECT_EQ(read_all("[[5,3,\n\n[Puzzle]\n" + wikipedia + "\n"),
              (Lines{"1:1: found an open bracket, expected the bracket that closes it", wikipedia}));
}

// On boards above 9x9 0 is the digit N if blank cells have another sign.
TEST(Json, DigitsFromZero) {
    std::string list = "[[0,15,2";
    for (int i = 3; i < 256; ++i) list += i % 16 == 0 ? "],[null" : i == 17 ? ",0" : ",null";
    EXPECT_EQ(read_all(list + "]]"), Lines{"GF2" + std::string(14, '.') + "G" + std::string(238, '.')});
}

TEST(Json, SeveralPuzzlesAndTextBetweenThem) {
    const std::string one = "{\"puzzle\":\"" + wikipedia + "\",\"title\":\"T\"}";
    const auto results = read_puzzles("[" + one + ",\n " + one + "]\n" + wikipedia + "\n" + one + "\n", options());
    ASSERT_EQ(results.size(), 4U);
    for (const ReadResult& result : results) EXPECT_EQ(to_line(std::get<Puzzle>(result)), wikipedia);
    EXPECT_EQ(std::get<Puzzle>(results[1]).name, "T");
    // The short form of SudokuPad, also outside its links.
    EXPECT_EQ(
        read_all("{ce:[[{v:1},,,],[,,,],[,,,],[,,{v:2},]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
                 "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]}"),
        Lines{"1.............2."});
    // Rules and regions beside a board are not dropped; words about it are.
    for (const std::string rule : {R"("cages":[{"cells":[0,1],"sum":5}])", R"("killercage":[{"cells":["R1C1"]}])",
                                   R"("rules":["anti-king"])", R"("antiKnight":true)", R"("regions":[[0,1],[2,3]])"})
        EXPECT_NE(read_all("[" + one.substr(0, one.size() - 1) + "," + rule + "}]")
                      .at(0)
                      .find("found '" + rule.substr(1, rule.find('"', 1) - 1) + "', which may be a rule"),
                  std::string::npos)
            << rule;
    EXPECT_EQ(read_all(one.substr(0, one.size() - 1) + R"(,"rules":"Normal.","difference":3,"cages":[],"x":false})"),
              Lines{wikipedia});
    // Cells in brackets are not lists.
    EXPECT_EQ(read_all("[35]" + wikipedia.substr(1)), Lines{"[35]" + wikipedia.substr(1)});
    EXPECT_EQ(read_all("[3,5]" + wikipedia.substr(1)), Lines{"[35]" + wikipedia.substr(1)});
}

TEST(Json, NearMisses) {
    const std::string list = rows("[", "]", ",", "", "0");
    EXPECT_EQ(read_all(list.substr(0, list.size() - 1)),
              Lines{"1:1: found an open bracket, expected the bracket that closes it"});
    std::string ten = list;
    ten.replace(2, 1, "10");
    EXPECT_EQ(read_all(ten), Lines{"1:3: found '0', expected a candidate 1-9"});
    std::string letter = list;
    letter.replace(32, 1, "x!");
    EXPECT_EQ(read_all(letter).size(), 1U);
    EXPECT_EQ(read_all("[[1,2],[3,4]]").at(0).substr(0, 31), "1:1: found a list of 2 rows, ex");
    EXPECT_EQ(read_all("[1,2,3]").at(0).substr(0, 34), "1:1: found a list of 3 values, exp");
    EXPECT_EQ(read_all("[1,2,\n3]").at(0).substr(0, 34), "1:1: found a list of 3 values, exp");
    EXPECT_EQ(read_all("[[0,0,0,0],\n[0,0,0],[0,0,0,0],[0,0,0,0]]").at(0),
              "2:1: found 3 cells in row 2, expected 4 cells, as there are 4 rows");
    EXPECT_EQ(read_all("{\"a\":1}").at(0).substr(0, 38), "1:1: found an object without a board, ");
    EXPECT_EQ(read_all("{\"a\":1,\"b\" 2}").at(0), "1:12: found '2', expected a colon after a name");
    EXPECT_EQ(read_all("{\"a\":}").at(0), "1:6: found '}', expected a value: a number, a string, a list or an object");
    EXPECT_EQ(read_all("{\"a\":\"").at(0).substr(0, 26), "1:1: found an open bracket");
    EXPECT_EQ(read_all("{\"cells\":[[{}]],\"id\":1}").at(0), "1:10: found 1 rows, expected a size that boxes divide");
    EXPECT_EQ(read_all("{\"puzzle\":\"" + wikipedia.substr(0, 80) + "!\"}").at(0).substr(0, 10), "1:1: found");
    const std::string deep(100, '[');
    EXPECT_EQ(read_all(deep + std::string(100, ']')).at(0).substr(0, 41), "1:33: found '[', expected at most 32 brac");
    std::string many = "[[";
    for (int i = 0; i < 110'000; ++i) many += "1,";
    EXPECT_NE(read_all(many + "]]").at(0).find("at most 100000 values"), std::string::npos);
}

// Hostile brackets do not increase memory, and the division into pieces makes no difference.
TEST(Json, LineByLine) {
    const std::string list = rows("[", "]", ",", "", "0") + "\n";
    PuzzleReader reader(options());
    for (char c : list) reader.feed({&c, 1});
    reader.finish();
    const auto result = reader.next();
    ASSERT_TRUE(result && std::holds_alternative<Puzzle>(*result));
    EXPECT_EQ(to_line(std::get<Puzzle>(*result)), wikipedia);
}

}  // namespace
}  // namespace deduku::formats
