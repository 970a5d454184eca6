// Links that Penpa's own functions wrote, and sheets by hand: what is drawn becomes rules, or is named as missing.
#include "formats/penpa/penpa.hpp"

#include <gtest/gtest.h>

#include "formats/links.hpp"
#include "formats/published/reading.hpp"
#include "tests/support/links.hpp"
#include "tests/support/penpa.hpp"

namespace deduku::formats::penpa {
namespace {

using testing::line_of;
using testing::penpa_board;
using testing::penpa_link;
using testing::penpa_text;
using testing::PenpaText;
using testing::same;
using Lines = std::vector<std::string>;

// Cells of a 6x6 board: A1 is 22, B1 23, A2 32. Corners follow after 100, bottom and right borders after 200 and 300,
// quarters after 400, sides after 800.
const std::string boxes = R"("lineE":{"114,174":2,"131,137":21,"151,157":2},)";

published::Reading reading_of(const std::string& link) {
    auto found = published::read_published_text(link, {std::nullopt, &formats::all()});
    if (auto* mistake = std::get_if<ValueError>(&found)) {
        ADD_FAILURE() << mistake->found;
        return {};
    }
    return std::get<published::Reading>(std::move(found));
}

/// The rules of a 6x6 board with this layer and these words, or what is missing.
Lines rules_of(const std::string& layer, const std::string& words, const std::string& colours = "") {
    const auto reading = reading_of(penpa_board(6, {.rules = words, .layer = boxes + layer, .colours = colours}));
    return reading.complete() ? reading.joined.alternatives[0].rules : reading.joined.missing;
}

std::string error_of(const std::string& link) {
    const auto read = testing::outcome_of(link);
    const auto* error = std::get_if<std::string>(&read);
    return error == nullptr ? "a puzzle" : *error;
}

TEST(Penpa, LinksOfPenpa) {
    for (const auto& row : testing::table("tests/data/formats/penpa.tsv")) {
        const auto read = testing::outcome_of(row[1]);
        if (row[2].starts_with("found")) {
            ASSERT_TRUE(std::holds_alternative<std::string>(read)) << row[0];
            EXPECT_TRUE(std::get<std::string>(read).starts_with(row[2])) << std::get<std::string>(read);
            continue;
        }
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << row[0] << std::get<std::string>(read);
        const auto drawn = testing::outcome_of(row[2]);
        EXPECT_TRUE(same(std::get<Puzzle>(read), std::get<Puzzle>(drawn))) << row[0] << line_of(row[1]);
    }
}

TEST(Penpa, Addresses) {
    const std::string letters = testing::base64_of(testing::stored_of(
        penpa_text(4, {.rules = "Normal sudoku rules apply.", .layer = R"("number":{"18":["3",1,"1"]})"})));
    for (const std::string before :
         {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=", "https://opt-pan.github.io/penpa-edit/?m=solve&p=",
          "http://localhost:3000/#m=edit&p=", "https://other.site/penpa/?p="}) {
        const auto read = testing::outcome_of("look: " + before + letters + "&a=abc there");
        ASSERT_TRUE(std::holds_alternative<Puzzle>(read)) << before << std::get<std::string>(read);
        const auto& puzzle = std::get<Puzzle>(read);
        EXPECT_EQ(to_line(puzzle), "3...............");
        EXPECT_EQ(puzzle.name, "T");
        EXPECT_NE(puzzle.comment.find("look:"), std::string::npos);
        EXPECT_NE(puzzle.comment.find("there"), std::string::npos);
        EXPECT_EQ(puzzle.comment.find("&a="), std::string::npos) << puzzle.comment;
    }
    std::string coded;
    for (const char c : letters) coded += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
    EXPECT_EQ(line_of("https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + coded), "3...............");
    EXPECT_FALSE(find_link("https://other.site/?p=" + letters));
}

TEST(Penpa, Words) {
    const auto reading = reading_of(penpa_board(
        6, {.rules = "Normal sudoku rules apply.%2DDigits on a thermometer increase from the bulb%2C zZ %2E %2F.",
            .layer = boxes + R"("thermo":[[22,23],[]])"}));
    EXPECT_EQ(reading.paragraph, "Normal sudoku rules apply.\nDigits on a thermometer increase from the bulb, z & =.");
    // Commas in the address of the source.
    std::string text = penpa_text(6, {.rules = "Normal sudoku rules apply. Nobody knows.", .layer = boxes});
    text.replace(text.find("Author: A,,"), 11, "Author: A,https://site/a,b,,");
    EXPECT_EQ(reading_of(penpa_link(text)).joined.missing, Lines{"not understood: \"Nobody knows.\""});
    // Without words thermometers and cages have their usual rules; tags of other puzzles are words.
    const auto usual = reading_of(penpa_board(6, {.layer = boxes + R"("thermo":[[22,23]])", .tags = "[\"thermo\"]"}));
    EXPECT_EQ(usual.joined.alternatives[0].rules, Lines{"thermo: A1 B1"});
    EXPECT_NE(usual.puzzles.at(0).comment.find("the link has no words"), std::string::npos);
    const auto tagged = reading_of(penpa_board(6, {.layer = boxes, .tags = "[\"classic\",\"isodoku\"]"}));
    EXPECT_EQ(tagged.joined.missing, Lines{"not understood: \"This is a puzzle of the kind 'isodoku'.\""});
}

TEST(Penpa, Regions) {
    const auto size = [](const std::string& layer, const std::string& rules) {
        return line_of(penpa_board(4, {.rules = rules, .layer = layer}));
    };
    // Corners of a 4x4 board follow after 64: its middle column is 75, 83, .., 107, its middle row 89 .. 93.
    EXPECT_EQ(size(R"("lineE":{"75,107":2,"89,93":2})", "Fill the grid."),
              error_of(penpa_board(4, {.rules = "Fill the grid.",
                                       .layer = R"("lineE":{"75,83":2,"83,91":2,"91,99":2,"99,107":2,"89,93":21})"})));
    EXPECT_EQ(size("", "Normal sudoku rules apply."), "................");
    EXPECT_EQ(size("", "Latin square."),
              "found a board of Penpa without regions, expected thick edges around 4 regions of 4 cells, or words that "
              "call it a sudoku");
    EXPECT_EQ(size(R"("lineE":{"75,107":2})", "Normal sudoku rules apply."),
              "found a board of Penpa with a region of 8 cells, expected thick edges around 4 regions of 4 cells");
}

TEST(Penpa, LinesAndFigures) {
    // Green steps in any order are one line; a crossing goes straight on, a grey one ends apart.
    const std::string green = R"("line":{"23,33":3,"22,23":3,"33,43":3,"42,43":5})";
    EXPECT_EQ(rules_of(green,
                       "Neighbours on a green line differ by at least 3. Digits on a grey line are consecutive in any "
                       "order."),
              (Lines{"whispers 3: A1 B1 B2 B3", "renban: A3 B3"}));
    // A colour that the setter chose.
    EXPECT_EQ(rules_of(R"("line":{"22,23":3})", "Digits on a blue line are consecutive in any order.",
                       R"("line":{"22,23":"#143cfa"})"),
              Lines{"renban: A1 B1"});
    const std::string words = "Normal sudoku rules apply.";
    EXPECT_EQ(rules_of(R"("wall":{"222,223":2})", words), Lines{"no sentence explains the black stroke"});
    EXPECT_EQ(rules_of(R"("polygon":[[133,134,144]])", words), Lines{"no sentence explains the black stroke"});
    EXPECT_EQ(rules_of(R"("deletelineE":{"122,123":1})", words), Lines{"no sentence explains the black stroke"});
    EXPECT_EQ(rules_of(R"("freelineE":{"111,112":8})", words), Lines{"no sentence explains the red stroke"});
    EXPECT_EQ(rules_of(R"("squareframe":[[22,23]])", words), Lines{"no sentence explains the grey line at A1 .. B1"});
    EXPECT_EQ(rules_of(R"("direction":[[22,23]])", words), Lines{"no sentence explains the grey arrow at A1 .. B1"});
    EXPECT_EQ(rules_of(R"("symbol":{"22":[[1,0],"dice",1]})", words),
              Lines{"no sentence explains the letter \"the symbol dice\" at A1"});
    EXPECT_EQ(rules_of(R"("surface":{"22":6})", words), Lines{"no sentence explains the red shade at A1"});
    EXPECT_EQ(rules_of(R"("number":{"22":["Q",1,"1"]})", words), Lines{"no sentence explains the letter \"Q\" at A1"});
    EXPECT_EQ(rules_of(R"("number":{"99999":["Q",1,"1"]})", words).size(), 1U);
    EXPECT_EQ(rules_of(R"("line":{"22,99999":3})", words).size(), 1U);
}

TEST(Penpa, Cages) {
    const std::string words = "Digits in cages do not repeat and sum to the number in the corner.";
    // A1 has the quarters 488 to 491, B1 492 to 495, A2 528 to 531.
    const std::string pair =
        R"("488,489":10,"488,490":10,"490,491":10,"489,492":10,"491,494":10,"492,493":10,"493,495":10,"494,495":10)";
    EXPECT_EQ(rules_of(R"("cage":{)" + pair + R"(},"numberS":{"488":["7",1]})", words), Lines{"killer 7: A1 B1"});
    // A text that is no sum; a second text; a cage that is open on one side.
    EXPECT_EQ(rules_of(R"("cage":{)" + pair + R"(},"numberS":{"488":["a",1]})", words),
              Lines{"no sentence explains the cage \"a\" at A1 .. B1"});
    EXPECT_EQ(rules_of(R"("cage":{)" + pair + R"(},"numberS":{"488":["7",1],"492":["8",1]})", words),
              Lines{"no sentence explains the letter \"8\" at B1"});
    EXPECT_EQ(rules_of(R"("cage":{"488,489":10,"488,490":10})", "Normal sudoku rules apply."),
              Lines{"no sentence explains the black stroke"});
    // Two cells that the list of cages joins.
    const std::string two =
        R"("cage":{"488,489":10,"488,490":10,"490,491":10,"489,491":10,"532,533":10,"532,534":10,"534,535":10,"533,535":10})";
    EXPECT_EQ(rules_of(two + R"(,"killercages":[[22,33]],"numberS":{"488":["7",1]})", words), Lines{"killer 7: A1 B2"});
}

TEST(Penpa, SolverLayer) {
    std::string solved;
    const std::string grid = "1234341221434321";
    for (int i = 0; i < 16; ++i)
        solved += (i == 0 ? "\"" : ",\"") + std::to_string((i / 4 + 2) * 8 + i % 4 + 2) + "\":[\"" +
                  grid.substr(static_cast<std::size_t>(i), 1) + "\",2,\"1\"]";
    const auto reading = reading_of(penpa_board(4, {.rules = "Normal sudoku rules apply.",
                                                    .layer = R"("number":{"18":["1",1,"1"]})",
                                                    .solver = "\"number\":{" + solved + '}'}));
    EXPECT_EQ(to_line(reading.puzzles.at(0)).substr(0, 16), "1...............");
    ASSERT_TRUE(reading.solution);
    EXPECT_EQ(index((*reading.solution)[static_cast<Cell>(15)]), 0);
}

TEST(Penpa, BoardsThatAreRefused) {
    const PenpaText plain{.rules = "Normal sudoku rules apply."};
    EXPECT_EQ(error_of(penpa_board(6, {.kind = "hex"})),
              "found a board of Penpa of the kind 'hex', expected a square board");
    EXPECT_EQ(error_of(penpa_board(6, {.turned = "90,1,1"})),
              "found a board of Penpa that is turned or mirrored, expected a board in its first position");
    EXPECT_EQ(error_of(penpa_board(3, plain)),
              "found a board of Penpa of 9 cells in 3 rows and 3 columns, expected 4 to 16 rows and as many columns");
    EXPECT_EQ(
        error_of(penpa_board(17, plain)),
        "found a board of Penpa of 289 cells in 17 rows and 17 columns, expected 4 to 16 rows and as many columns");
    std::string text = penpa_text(4, plain);
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string out = text;
        return error_of(penpa_link(out.replace(out.find(from), from.size(), to)));
    };
    EXPECT_EQ(with("square,4,4", "square,4,999"),
              "found a sheet of Penpa of 4 x 999 cells, expected 1 to 100 columns and rows");
    EXPECT_EQ(with("[18,1", "[18,-900"),
              "found a cell of a board of Penpa that is outside of its sheet, expected numbers of cells in line 6");
    EXPECT_EQ(with("[18,1", "{18,1"),
              "found a link of Penpa without the cells of its board, expected a list of numbers in line 6");
    EXPECT_EQ(with("{}\n{}\n{}", "{}\n7\n{}"),
              "found a link of Penpa without a layer of the setter, expected an object in line 4");
    EXPECT_EQ(error_of(penpa_link("10,10,38,0,0,0,0,grid1,lat2,out1\n{}\n{}")),
              "found a link of the first version of Penpa, expected a link that Penpa+ has written");
    EXPECT_EQ(error_of(penpa_link(std::string(100, 'x'))),
              "found a link of Penpa without its first line, expected a square board");
    const std::string damaged =
        "found a truncated or damaged link of Penpa, expected the complete link, as copied by the site";
    EXPECT_EQ(error_of(penpa_link(text).substr(0, 200)), damaged);
    EXPECT_EQ(error_of("https://swaroopg92.github.io/penpa-edit/#m=edit&p=*" + std::string(60, 'A')), damaged);
    std::string many = R"("number":{"18":["x",1,"5"])";
    for (int i = 0; i < 5000; ++i) many += ",\"18\":[\"x\",1,\"5\"]";
    EXPECT_EQ(error_of(penpa_board(4, {.rules = plain.rules, .layer = many + '}'})),
              "found a board of Penpa with 5001 elements, expected at most 4000");
}

}  // namespace
}  // namespace deduku::formats::penpa
