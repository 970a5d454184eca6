// Boards with other houses: as text, read from lines, as a geometry.
#include <gtest/gtest.h>

#include "deduku/board.hpp"
#include "deduku/text.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

std::size_t houses_of(std::string_view text, Box box) {
    const auto board = parse_houses(text, box);
    return board ? static_cast<std::size_t>(board->houses()) : 0;
}

std::vector<int> numbers(const GeometryPtr& board, int house) {
    std::vector<int> out;
    for (Cell cell : board->cells_of(House{static_cast<std::uint8_t>(house)})) out.push_back(index(cell));
    return out;
}

TEST(Houses, ReadFromText) {
    EXPECT_EQ(houses_of("boxes", {2, 2}), 12U);
    EXPECT_EQ(houses_of("boxes+diagonals", {2, 3}), 20U);
    EXPECT_EQ(houses_of("boxes+windoku", {3, 3}), 31U);
    EXPECT_EQ(houses_of("boxes+diagonals+windoku", {3, 3}), 33U);
    EXPECT_EQ(houses_of("AAABACBBDCCBDDDC", {2, 2}), 12U);
    EXPECT_EQ(houses_of("AAABACBBDCCBDDDC+diagonals", {2, 2}), 14U);
    EXPECT_EQ(houses_of("[[0,1,2,3],[3,7,11,15]]", {2, 2}), 2U);
    const auto jigsaw = parse_houses("AAABACBBDCCBDDDC+diagonals", {2, 2});
    EXPECT_EQ(jigsaw->text(), "AAABACBBDCCBDDDC+diagonals");
    EXPECT_EQ(numbers(jigsaw, 1), (std::vector{4, 5, 6, 7}));
    EXPECT_EQ(numbers(jigsaw, 5), (std::vector{1, 5, 9, 13}));
    EXPECT_EQ(numbers(jigsaw, 8), (std::vector{0, 1, 2, 4}));
    EXPECT_EQ(numbers(jigsaw, 11), (std::vector{8, 12, 13, 14}));
    EXPECT_EQ(numbers(jigsaw, 13), (std::vector{3, 6, 9, 12}));
    const auto windoku = parse_houses("boxes+windoku", {3, 3});
    EXPECT_EQ(numbers(windoku, 28), (std::vector{14, 15, 16, 23, 24, 25, 32, 33, 34}));
}

// The extra houses may be named in any order.
TEST(Houses, OrderOfExtras) {
    const auto one = parse_houses("boxes+windoku+diagonals", {3, 3}),
               other = parse_houses("boxes+diagonals+windoku", {3, 3});
    ASSERT_TRUE(one && other);
    EXPECT_TRUE(*one == *other);
    EXPECT_EQ(one->text(), "boxes+diagonals+windoku");
    EXPECT_FALSE(parse_houses("boxes+windoku+diagonals+windoku", {3, 3}));
}

// A line of a board with boxes of any size names them, so it is read without the size.
TEST(Houses, LinesNameUnusualBoxes) {
    for (const Box box :
         {Box{3, 2}, Box{1, 2}, Box{1, 4}, Box{2, 1}, Box{1, 5}, Box{5, 1}, Box{6, 2}, Box{1, 61}, Box{1, 64}}) {
        const Puzzle puzzle = blank_puzzle(box);
        for (const std::string& text : {to_line(puzzle), to_sdk(puzzle), to_rules(puzzle)}) {
            const auto read = read_puzzles(text);
            ASSERT_EQ(read.size(), 1U) << text;
            ASSERT_TRUE(std::holds_alternative<Puzzle>(read[0])) << text << std::get<ReadError>(read[0]).text();
            EXPECT_EQ(std::get<Puzzle>(read[0]).box(), box) << text;
            EXPECT_TRUE(std::get<Puzzle>(read[0]).geometry().standard());
        }
    }
}

TEST(Houses, RefusesTexts) {
    for (const char* text : {"",
                             "box",
                             "boxes+",
                             "boxes+x",
                             "boxes+windoku",
                             "boxes+diagonals+diagonals",
                             "AAABACBBDCCBDDD",
                             "AAABACBBDCCBDDDCC",
                             "AAAAACBBDCCBDDDC",
                             "EAABACBBDCCBDDDC",
                             ("\xe4"
                              "AABACBBDCCBDDDC"),
                             "[]",
                             "[[]]",
                             "[[0,1,2]]",
                             "[[0,1,2,16]]",
                             "[[0,1,2,2]]",
                             "[[0,1,2,3]",
                             "[[0,1,2,-1]]",
                             "[[0,1,2,3],]",
                             "[[0,1,2,3]]x",
                             "[[0,1,2,3,4]]"})
        EXPECT_EQ(houses_of(text, {2, 2}), 0U) << text;
    std::string row = "[0,1,2,3]", most = "[" + row;
    for (int i = 1; i < 60; ++i) most += "," + row;
    EXPECT_EQ(houses_of(most + "]", {2, 2}), 60U);
    EXPECT_EQ(houses_of(most + "," + row + "]", {2, 2}), 0U) << "a cell in 61";
}

TEST(Houses, StandardHousesAsAList) {
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{1, 5}}) {
        const Geometry plain(box);
        const Geometry listed(box.digits(), standard_houses(box));
        EXPECT_TRUE(plain.standard());
        EXPECT_FALSE(listed.standard());
        EXPECT_EQ(plain.sectors(), listed.sectors());
        for (Candidate c : plain.every_candidate()) {
            const SectorsOf a = plain.sectors_of(c);
            const SectorsOf b = listed.sectors_of(c);
            EXPECT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()));
        }
        for (Cell cell : plain.every_cell()) EXPECT_EQ(plain.peers_of(cell).size(), listed.peers_of(cell).size());
        for (House house : plain.every_house())
            EXPECT_EQ(plain.crossings_of(house).size(), listed.crossings_of(house).size());
    }
}

// Four or more sectors; one case by hand.
TEST(Houses, SectorsOfACandidate) {
    const auto shared = parse_houses("boxes+diagonals", {2, 2});
    const Geometry& geometry = *shared;
    const SectorsOf corner = geometry.sectors_of({Cell{0}, Digit{2}});
    EXPECT_EQ((std::vector<Sector>(corner.begin(), corner.end())),
              (std::vector{Sector{0}, Sector{16 + 2}, Sector{16 + 4 * 4 + 2}, Sector{16 + 8 * 4 + 2},
                           Sector{16 + 12 * 4 + 2}}));
    EXPECT_EQ(geometry.houses_of(Cell{1}).size(), 3U);
    // Three in the row, three in the column, one more in the box, two more on the diagonal.
    EXPECT_EQ(geometry.peers_of(Cell{0}).size(), 9U);
    Board board(shared);
    board.remove({Cell{0}, Digit{2}});
    EXPECT_EQ(board.places(House{12}, Digit{2}).size(), 3);
    board.undo_to(0);
    EXPECT_EQ(board.places(House{12}, Digit{2}).size(), 4);
}

TEST(Houses, ReportTheirKinds) {
    const auto names = [](std::string_view text, Box box) {
        const auto board = parse_houses(text, box);
        std::string out;
        for (House house : board->every_house()) {
            out += (out.empty() ? "" : ", ") + house_name(*board, house);
            EXPECT_EQ(board->house(board->kind(house), board->ordinal(house)), house);
        }
        return out;
    };
    const std::string lines = "row 1, row 2, row 3, row 4, column A, column B, column C, column D, ";
    EXPECT_EQ(names("AAABABBBCCCDCDDD", {2, 2}), lines + "region 1, region 2, region 3, region 4");
    EXPECT_EQ(names("boxes+diagonals", {2, 2}), lines + "box 1, box 2, box 3, box 4, main diagonal, anti-diagonal");
    // A square that belongs to no partition, and a duplicate of a row.
    EXPECT_EQ(names("[[5,6,9,10],[4,5,6,7],[4,5,6,7],[3,6,9,12]]", {2, 2}), "window 1, row 2, house 1, anti-diagonal");
    const auto windows = parse_houses("boxes+windoku", {3, 3});
    EXPECT_EQ(house_name(*windows, House{26}), "box 9");
    EXPECT_EQ(house_name(*windows, House{27}), "window 1");
    EXPECT_FALSE(windows->find_house(HouseKind::diagonal, 0));
}

TEST(Houses, HaveStandardNames) {
    constexpr Box nine{3, 3};
    const auto with_rules = [&](std::string_view rules) {
        return std::get<GeometryPtr>(add_rules(parse_houses("boxes", nine), rules));
    };
    const auto last_name = [](const GeometryPtr& board) {
        return house_name(*board, static_cast<House>(board->full_houses() - 1));
    };
    EXPECT_EQ(last_name(with_rules("disjoint-groups")), "group 9");
    EXPECT_EQ(last_name(with_rules("windows")), "window 4");
    EXPECT_EQ(last_name(with_rules("diagonal up")), "anti-diagonal");
    EXPECT_EQ(last_name(with_rules("extra-region: E2 C3 G3 B5 E5 H5 C7 G7 E8")), "asterisk");
    EXPECT_EQ(last_name(with_rules("extra-region: B2 E2 H2 B5 E5 H5 B8 E8 H8")), "centre dots");
    EXPECT_EQ(last_name(with_rules("extra-region: A1 C2 E3 G4 I5 B6 D7 F8 H9")), "house 1");
    EXPECT_EQ(house_in_sentence(*with_rules("diagonal down"), House{27}), "the main diagonal");
    EXPECT_EQ(house_in_sentence(*with_rules("windows"), House{27}), "window 1");
    // Windows and groups together.
    const auto both = with_rules("windows; disjoint-groups");
    EXPECT_EQ(house_name(*both, House{30}), "window 4");
    EXPECT_EQ(house_name(*both, House{31}), "group 1");
}

TEST(Houses, AddedRulesFollowThoseOfTheBoard) {
    const auto added = [](const GeometryPtr& board, std::string_view rules) {
        return std::get<GeometryPtr>(add_rules(board, rules));
    };
    // Dots in one text count for "all dots" in the other.
    const std::string_view first = "diagonals; white: A1 A2", second = "all-dots; killer 3: C1 D1";
    for (const Box box : {Box{2, 2}, Box{3, 2}}) {
        const GeometryPtr plain = parse_houses("boxes", box);
        const GeometryPtr both = added(added(plain, first), second);
        const GeometryPtr whole = added(plain, std::string(first) + "; " + std::string(second));
        EXPECT_EQ(write_rules(both->rules(), *both), write_rules(whole->rules(), *whole));
        EXPECT_EQ(both->box(), whole->box());
        EXPECT_EQ(both->houses(), whole->houses());
        EXPECT_EQ(both->lines(), whole->lines());
    }
}

// A map in digits determines the numbers of its regions; regions in letters are counted.
TEST(Houses, KeepRegionNumbers) {
    const auto map = parse_houses("3332311211424424", {2, 2});
    ASSERT_TRUE(map);
    EXPECT_EQ(house_name(*map, House{8}), "region 3");
    EXPECT_EQ(house_name(*map, House{9}), "region 2");
    EXPECT_EQ(house_name(*parse_houses("4411441122332233", {2, 2}), House{8}), "box 1");
    EXPECT_EQ(house_name(*parse_houses("AAABABBBCCCDCDDD", {2, 2}), House{9}), "region 2");
}

TEST(Houses, OfACell) {
    const auto board = parse_houses("boxes+diagonals", {2, 2});
    EXPECT_EQ(board->house_of(Cell{5}, HouseKind::box), House{8});
    EXPECT_EQ(board->house_of(Cell{5}, HouseKind::diagonal), House{12});
    EXPECT_FALSE(board->house_of(Cell{4}, HouseKind::diagonal));
    EXPECT_TRUE(board->has(House{12}, Cell{5}));
    EXPECT_FALSE(board->has(House{12}, Cell{4}));
    EXPECT_TRUE(board->has_lines());
    EXPECT_EQ(board->boxes(), (Box{2, 2}));
    EXPECT_EQ(Geometry(Box{2, 3}).boxes(), (Box{2, 3}));
    EXPECT_FALSE(parse_houses("AAABABBBCCCDCDDD", {2, 2})->boxes());
    EXPECT_FALSE(parse_houses("[[0,1,2,3],[4,5,6,7]]", {2, 2})->has_lines());
}

TEST(Houses, AfterAPuzzle) {
    const auto read = read_puzzles(
        "1....4.....2.1.. houses:AAABABBBCCCDCDDD a jigsaw # of ours\n"
        "1....4.....2.1.. a comment\n"
        "1....4.....2.1.. houses:boxes+windoku\n");
    ASSERT_EQ(read.size(), 3U);
    const auto& jigsaw = std::get<Puzzle>(read[0]);
    ASSERT_FALSE(jigsaw.geometry().standard());
    EXPECT_EQ(jigsaw.box(), (Box{1, 4}));
    EXPECT_EQ(jigsaw.geometry().text(), "AAABABBBCCCDCDDD");
    EXPECT_EQ(jigsaw.comment, "a jigsaw # of ours");
    EXPECT_EQ(to_line(jigsaw), "1....4.....2.1.. houses:AAABABBBCCCDCDDD");
    EXPECT_TRUE(std::get<Puzzle>(read[1]).geometry().standard());
    const auto& error = std::get<ReadError>(read[2]);
    EXPECT_EQ(error.line, 3U);
    EXPECT_EQ(error.column, 18U);
    EXPECT_EQ(error.text(),
              "found 'houses:boxes+windoku', expected houses:boxes or a map of regions, then +diagonals, +windoku or "
              "both; or "
              "houses:[[0,1,..],..]");
}

// A text has the same meaning for every reader: unusual boxes become a map. Boxes alone are not "other houses".
TEST(Houses, OfOtherBoxes) {
    const auto tall = parse_houses("boxes+diagonals", {3, 2});
    EXPECT_EQ(tall->text(), "AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF+diagonals");
    EXPECT_TRUE(*parse_houses(tall->text(), {2, 3}) == *tall);
    const std::string line(36, '.');
    const auto read = read_puzzles(line + " houses:boxes\n" + line + " houses:AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF\n");
    EXPECT_TRUE(std::get<Puzzle>(read[0]).geometry().standard());
    EXPECT_EQ(std::get<Puzzle>(read[0]).box(), (Box{2, 3}));
    // Rows, columns and boxes of any size are a standard board.
    EXPECT_TRUE(std::get<Puzzle>(read[1]).geometry().standard());
    EXPECT_EQ(std::get<Puzzle>(read[1]).box(), (Box{3, 2}));
    EXPECT_EQ(to_line(std::get<Puzzle>(read[1])), line + " houses:AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF");
    const auto turned = read_puzzles(line + " houses:boxes+diagonals\n", {Box{3, 2}});
    EXPECT_EQ(to_line(std::get<Puzzle>(turned[0])), line + " houses:" + tall->text());
}

TEST(Houses, AfterCellsOfAnyFormat) {
    const auto houses_of = [](const std::string& text) {
        const auto read = read_puzzles(text);
        const auto* puzzle = read.size() == 1 ? std::get_if<Puzzle>(&read[0]) : nullptr;
        return puzzle == nullptr || puzzle->geometry().standard() ? 0 : puzzle->geometry().houses();
    };
    std::string words, groups, many;
    for (int cell = 0; cell < 16; ++cell) words += ". ", groups += "1234";
    for (int cell = 0; cell < 4096; ++cell) many += cell == 7 ? "63 " : ". ";
    EXPECT_EQ(houses_of(words + "houses:boxes+diagonals\n"), 14);
    EXPECT_EQ(houses_of(groups + " houses:boxes+diagonals\n"), 14);
    EXPECT_EQ(houses_of("1,2,3,4,.,.,.,.,.,.,.,.,.,.,.,. houses:boxes+diagonals\n"), 0);
    EXPECT_EQ(houses_of("[12]............... houses:boxes+diagonals\n"), 14);
    EXPECT_EQ(houses_of("................,houses:boxes+diagonals\n"), 14);
    EXPECT_EQ(houses_of(many + "houses:boxes+diagonals\n"), 194);
    const auto large = read_puzzles(many + "houses:boxes+diagonals\n");
    const auto again = read_puzzles(to_line(std::get<Puzzle>(large[0])) + "\n");
    EXPECT_EQ(std::get<Puzzle>(large[0]).cells, std::get<Puzzle>(again[0]).cells);
    EXPECT_FALSE(std::get<Puzzle>(again[0]).geometry().standard());
    // A comment does not count.
    EXPECT_EQ(houses_of("................ # houses:boxes+diagonals\n"), 0);
    EXPECT_EQ(std::get<Puzzle>(read_puzzles("................ # houses:boxes+diagonals\n")[0]).comment,
              "houses:boxes+diagonals");
}

// The fast path for boards on lines does not read boards with houses.
TEST(Houses, AreNotReadAsStandardBoards) {
    const std::string board(81, '.');
    PuzzleReader reader;
    reader.feed(board + "\n" + board + " houses:boxes+diagonals\n" + board + " house\n");
    reader.finish();
    std::string cells;
    EXPECT_EQ(reader.next_boards(cells, 10), 1U);
    const auto one = reader.next();
    ASSERT_TRUE(one && std::holds_alternative<Puzzle>(*one));
    EXPECT_FALSE(std::get<Puzzle>(*one).geometry().standard());
    EXPECT_EQ(reader.next_boards(cells, 10), 1U);
}

TEST(Houses, OfASolution) {
    // By hand: both diagonals of the first hold 1 to 4, those of the second do not.
    const auto read = read_puzzles("................ houses:boxes+diagonals\n");
    const auto& puzzle = std::get<Puzzle>(read[0]);
    const auto grid = [](std::string_view digits) {
        Grid out;
        for (char c : digits) out.push_back(static_cast<Digit>(c - '1'));
        return out;
    };
    EXPECT_TRUE(solves(grid("1234341243212143"), puzzle));
    EXPECT_FALSE(solves(grid("1234341221434321"), puzzle));
    EXPECT_TRUE(solves(grid("1234341221434321"), blank_puzzle({2, 2})));
}

// "AAABBBBACCCBDDDD": the error in a map is reported at its first region of the wrong size.
TEST(Houses, RejectsRegionsOfWrongSize) {
    const auto said = [](const std::string& map) { return testing::read("1............... houses:" + map).at(0); };
    const std::string each = ", expected 4 cells in each region";
    EXPECT_EQ(said("AAAABBBBACCCDDDD"), "1:25: found 5 cells in region A, 3 cells in region C" + each);
    EXPECT_EQ(said("AAAABBBACCCBDDDC+diagonals"), "1:25: found 5 cells in region A, 3 cells in region D" + each);
    EXPECT_EQ(said("AAAABBBCBCCCCDDD"), "1:32: found 5 cells in region C, 3 cells in region D" + each);
    EXPECT_EQ(said("AAAABBBBCCCCDDD"), "1:25: found a map of 15 cells, expected 16 cells");
    EXPECT_EQ(said("boxes + diagonals"), "1:31: found '+ diagonals', expected no blank before +");
    EXPECT_EQ(testing::read("[Puzzle]\n1...\n....\n....\n....\n[Regions]\nAAAA\n BBBC\nBDDD\nCCCC\n").at(0),
              "8:5: found 5 cells in region C, 3 cells in region D" + each);
    EXPECT_EQ(said("boxes+x").substr(0, 34), "1:18: found 'houses:boxes+x', expe");
    EXPECT_EQ(testing::read("1............... houses:AAABACBBDCCBDDDC").at(0),
              "1............... houses:AAABACBBDCCBDDDC");
}

}  // namespace
}  // namespace deduku
