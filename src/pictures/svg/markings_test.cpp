// Borders, outlines and other drawings on boards with other houses; the expected paths are drawn by hand.
#include "pictures/svg/markings.hpp"

#include <gtest/gtest.h>

#include "pictures/svg/board_svg.hpp"
#include "pictures/svg/flags.hpp"
#include "pictures/svg/rule_markings.hpp"
#include "tests/support/reading.hpp"

namespace deduku::svg {
namespace {

// 4x4: the cells are squares of 66 units from (26, 26) on.
const std::string blank4(16, '.');
const std::string blank9(81, '.');

Puzzle puzzle_of(const std::string& line) { return testing::read_puzzle(line); }

std::string outline(const std::vector<int>& cells, int inset) {
    const Geometry board(Box{2, 2});
    std::vector<Cell> ids;
    for (int cell : cells) ids.push_back(static_cast<Cell>(cell));
    return Frame(board).outline(ids, inset);
}

TEST(Frame, OutlinesOfCells) {
    EXPECT_EQ(outline({0}, 0), "M92 26L92 92L26 92L26 26Z");
    EXPECT_EQ(outline({0}, 4), "M88 30L88 88L30 88L30 30Z");
    // Two in a row; three around a corner, where the inner bend is also inside.
    EXPECT_EQ(outline({0, 1}, 4), "M154 30L154 88L30 88L30 30Z");
    EXPECT_EQ(outline({0, 1, 4}, 4), "M154 30L154 88L88 88L88 154L30 154L30 30Z");
    // Cells that meet in a corner are separate.
    EXPECT_EQ(outline({0, 5}, 0), "M92 26L92 92L26 92L26 26ZM158 92L158 158L92 158L92 92Z");
    // With a hole: the inner outline surrounds the hole.
    EXPECT_EQ(outline({0, 1, 2, 4, 6, 8, 9, 10}, 4), "M220 30L220 220L30 220L30 30ZM162 162L162 88L88 88L88 162Z");
}

TEST(Frame, BordersOfRegions) {
    const Puzzle jigsaw = puzzle_of(blank4 + " houses:AABBAABBDDCCDDCC");
    const Geometry boxes(Box{2, 2});
    EXPECT_EQ(Frame(jigsaw.geometry()).path_of(Frame::Stroke::thick), Frame(boxes).path_of(Frame::Stroke::thick));
    EXPECT_EQ(Frame(jigsaw.geometry()).path_of(Frame::Stroke::thin), Frame(boxes).path_of(Frame::Stroke::thin));
    EXPECT_EQ(Frame(boxes).path_of(Frame::Stroke::thick),
              "M26 26v264M26 26h264M158 26v264M26 158h264M290 26v264M26 290h264");
    // A A A B
    // A C B B
    // D C C B
    // D D D C
    const Puzzle other = puzzle_of(blank4 + " houses:AAABACBBDCCBDDDC");
    EXPECT_EQ(Frame(other.geometry()).path_of(Frame::Stroke::thick),
              "M26 26v264M26 26h264M92 92v132M92 92h132M158 92v66M26 158h66M158 158h66M224 26v66M224 158v132M92 224h198"
              "M290 26v264M26 290h264");
}

std::size_t count(const std::string& text, const std::string& words) {
    std::size_t n = 0;
    for (std::size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) ++n;
    return n;
}

std::string picture(const Puzzle& puzzle) { return board_svg(scene_of(puzzle, start_board(puzzle))); }

TEST(Markings, PlainBoardsHaveNone) {
    const std::string svg = picture(puzzle_of(blank9));
    for (const char* kind : {"extra", "diagonal", "below"}) EXPECT_EQ(count(svg, kind), 0U) << kind;
}

TEST(Markings, DiagonalsAreLines) {
    EXPECT_EQ(count(picture(puzzle_of(blank9 + " houses:boxes+diagonals")), "class=\"diagonal\""), 2U);
    const std::string up = picture(puzzle_of(blank4 + " rules:diagonal up"));
    EXPECT_EQ(count(up, "<path class=\"diagonal\" d=\"M290 26L26 290\"/>"), 1U);
    EXPECT_EQ(count(up, "class=\"diagonal\""), 1U);
}

TEST(Markings, OtherHousesAreShadedAndFramed) {
    const std::string windows = picture(puzzle_of(blank9 + " houses:boxes+windoku"));
    EXPECT_EQ(count(windows, "class=\"extra\""), 4U);
    EXPECT_EQ(count(windows, "<path class=\"extra-frame\" d=\"M286 96L286 286L96 286L96 96Z\"/>"), 1U);
    EXPECT_EQ(count(windows, "class=\"extra-letter\""), 0U);
    // A house of single cells across the windows: its frames are inside theirs.
    const std::string crossed =
        picture(puzzle_of(blank9 + " houses:boxes+windoku rules:extra-region: B2 A1 C9 D4 E5 F6 G7 H8 I3"));
    EXPECT_EQ(count(crossed, "M150 100L150 150L100 150L100 100Z"), 1U);
}

// A cage of nine cells is also a house, but is drawn only as a cage.
TEST(Markings, CagesAreNotShaded) {
    EXPECT_EQ(count(picture(puzzle_of(blank9 + " rules:killer: C3-E3 C4-E4 C5-E5")), "class=\"extra"), 0U);
    EXPECT_EQ(count(picture(puzzle_of(blank9 + " rules:renban: A1-C1 C2 C3 D3-G3")), "class=\"extra"), 0U);
}

TEST(Markings, DisconnectedHousesHaveLetters) {
    const std::string both = picture(puzzle_of(
        blank9 + " rules:extra-region: E2 C3 G3 B5 E5 H5 C7 G7 E8; extra-region: B2 E2 H2 B5 E5 H5 B8 E8 H8"));
    EXPECT_EQ(count(both, "class=\"extra-letter\""), 18U);
}

TEST(Markings, SentencesForUndrawnRules) {
    const auto words = [](const std::string& line) { return words_below(puzzle_of(line).geometry()); };
    using Lines = std::vector<std::string>;
    EXPECT_EQ(words(blank9 + " houses:boxes+diagonals+windoku"), Lines{});
    EXPECT_EQ(words(blank9 + " rules:disjoint-groups"),
              Lines{"Disjoint groups: cells at the same place of their boxes differ."});
    EXPECT_EQ(words(blank4 + " rules:diagonals; anti-knight; killer 5: A1 A2"),
              (Lines{"Cells a knight's move apart differ.",
                     "Digits in a dashed cage differ and sum to the number in its corner."}));
    EXPECT_EQ(
        words(blank9 + " rules:whispers: A1 A2; white: A1 B1; white 3: C1 D1; white: E1 F1; sandwich 5: row 1"),
        (Lines{"Neighbours on a whispers line differ by at least 5.",
               "Digits on both sides of a white dot differ by 1.", "Digits on both sides of a white dot differ by 3.",
               "A number between bars beside the board is the sum of the digits between 1 and the largest digit "
               "there."}));
    EXPECT_EQ(words(blank4 + " houses:[[0,1,2,3]]"), Lines{"Not every row and column has all digits."});
    EXPECT_EQ(wrapped({"one two three", "", "fourteen"}, 7), (Lines{"one two", "three", "", "fourtee", "n"}));
}

TEST(Markings, MoreSentencesMakeThePictureHigher) {
    const std::string one = picture(puzzle_of(blank4 + " rules:anti-knight"));
    EXPECT_EQ(count(one, "width=\"316\" height=\"316\""), 2U);
    const std::string two = picture(puzzle_of(blank4 + " rules:anti-knight; anti-king"));
    EXPECT_EQ(count(two, "width=\"316\" height=\"332\""), 2U);
    EXPECT_EQ(count(two, "class=\"label below\""), 2U);
}

// Every rule is drawn, with colours of both palettes, or stated in words.
TEST(Markings, EveryRuleIsDrawnOrStated) {
    std::size_t drawn = 0;
    for (const RuleRow* row : rule_rows()) {
        const Puzzle puzzle = puzzle_of(blank9 + " rules:" + std::string(row->example));
        const std::string svg = picture(puzzle);
        const Geometry& board = puzzle.geometry();
        const bool houses = says_houses(board.rules()[0], board), shown = is_drawn(board.rules()[0]);
        const bool said = count(svg, "class=\"label below\"") > 0;
        EXPECT_EQ(count(svg, "class=\"rule-") > 0, shown) << row->key;
        EXPECT_TRUE(houses || said) << row->key;
        const std::string meaning = drawing_sentence(board.rules()[0]);
        EXPECT_EQ(meaning.empty(), !shown) << row->key;
        EXPECT_EQ(meaning.find_first_of("{}"), std::string::npos) << row->key;
        // The class of each drawing has a light and a dark colour.
        const std::string kind = "rule-" + std::string(row->key);
        EXPECT_TRUE(count(svg, kind + '"') == 0 || count(svg, '.' + kind) >= 2) << row->key;
        drawn += shown ? 1U : 0U;
    }
    // All except four rules that are houses, six for the whole board, and four for cells that are stated in words.
    EXPECT_EQ(drawn, 44U);
}

TEST(Markings, RulesHaveCustomarySigns) {
    const auto svg = [](const std::string& rules) { return picture(puzzle_of(blank4 + " rules:" + rules)); };
    const std::string cage = svg("killer 5: A1 B1");
    EXPECT_EQ(count(cage, "<path class=\"rule-killer\" d=\"M154 30L154 88L30 88L30 30Z\"/>"), 1U);
    EXPECT_EQ(count(cage, "<text class=\"rule-value\" x=\"30\" y=\"38\">5</text>"), 1U);
    const std::string thermo = svg("thermo: A1-C1");
    EXPECT_EQ(count(thermo, "<path class=\"rule-thermo\" d=\"M59 59L125 59L191 59\"/>"), 1U);
    EXPECT_EQ(count(thermo, "<circle class=\"rule-bulb\" cx=\"59\" cy=\"59\" r=\"19\"/>"), 1U);
    // The tip of the arrow is in the middle of its last cell.
    EXPECT_EQ(count(svg("arrow: A1 = B1 C1"), "d=\"M59 59L125 59L191 59M182 65L191 59L182 53\"/>"), 1U);
    EXPECT_EQ(count(svg("white: A1 B1"), "<circle class=\"rule-white\" cx=\"92\" cy=\"59\" r=\"7\"/>"), 1U);
    EXPECT_EQ(count(svg("quad 1 2: A1 B1 A2 B2"), "<circle class=\"rule-quad\" cx=\"92\" cy=\"92\" r=\"13\"/>"), 1U);
}

TEST(Markings, LinesHaveAColourAndASign) {
    const std::string renban = picture(puzzle_of(blank4 + " rules:renban: A1-C1"));
    EXPECT_EQ(count(renban, "<path class=\"rule-line rule-renban\" d=\"M59 59L125 59L191 59\"/>"), 1U);
    EXPECT_EQ(count(renban, "<path class=\"rule-sign rule-renban-sign\" d=\"M59 59L125 59L191 59\"/>"), 1U);
    // A pill is a broad line and its interior; the arrow begins at the nearest cell.
    const std::string pill = picture(puzzle_of(blank4 + " rules:arrow: A1 B1 = B2 C3"));
    EXPECT_EQ(count(pill, "<path class=\"rule-pill\" d=\"M59 59L125 59\"/>"), 1U);
    EXPECT_EQ(count(pill, "<path class=\"rule-arrow\" d=\"M125 59L125 125L191 191"), 1U);
}

TEST(Markings, MinimaPointInwardsAndMaximaOutwards) {
    // A1 has neighbours on the right and below; B1 is also marked.
    EXPECT_EQ(count(picture(puzzle_of(blank4 + " rules:minimum: A1")), "d=\"M90 54L85 59L90 64M54 90L59 85L64 90\""),
              1U);
    EXPECT_EQ(count(picture(puzzle_of(blank4 + " rules:maximum: A1 B1")), "d=\"M54 85L59 90L64 85\""), 1U);
}

TEST(Markings, AmbiguousClonesHaveLetters) {
    const auto letters = [](const std::string& rules) {
        return count(picture(puzzle_of(blank4 + " rules:" + rules)), "class=\"rule-clone-letter\"");
    };
    EXPECT_EQ(letters("clone: A1 A2 = C1 C2"), 0U);
    EXPECT_EQ(letters("clone: A1 A2 = C2 C1"), 4U);
    EXPECT_EQ(letters("clone: A1 = B3; clone: D1 = C3"), 4U);
}

// Clues in rows from the left and columns from above shift the board by 34 units.
TEST(Markings, OutsideCluesAreBesideTheBoard) {
    const auto svg = [](const std::string& rules) {
        const Puzzle puzzle = puzzle_of(blank4 + " rules:" + rules);
        SvgOptions style;
        style.words_below = false;
        return board_svg(scene_of(puzzle, start_board(puzzle)), style);
    };
    const std::string sandwich = svg("sandwich 5: row 1");
    EXPECT_EQ(count(sandwich, "width=\"350\" height=\"350\""), 2U);
    EXPECT_EQ(count(sandwich, "<text class=\"rule-clue\" x=\"43\" y=\"98\">5</text>"), 1U);
    // From the right: after the board, which is not shifted.
    const std::string right = svg("x-sum 6: row 1 from right");
    EXPECT_EQ(count(right, "width=\"350\" height=\"350\""), 2U);
    EXPECT_EQ(count(right, "d=\"M26 26v264"), 1U);
    EXPECT_EQ(count(right, "<path class=\"rule-clue-tip\" d=\"M291 59L297 54L297 64Z\"/>"), 1U);
    // A second clue at the same place is outside the first.
    EXPECT_EQ(count(svg("sandwich 5: row 1; x-sum 6: row 1"), "width=\"384\" height=\"384\""), 2U);
    // The arrow points to the corner where its diagonal begins.
    const std::string diagonal = svg("little-killer 7: B1 down-right");
    EXPECT_EQ(count(diagonal, "<path class=\"rule-clue-arrow\" d=\"M112 46L124 58M117 58L124 58L124 51\"/>"), 1U);
    EXPECT_EQ(count(svg("little-killer 7: B1 down-right; little-killer 8: B1 down-left"), "height=\"350\""), 2U);
}

// The mark in the corner moves for the sum of a cage.
TEST(Markings, PencilMarksLeaveRoomForSums) {
    const auto first_mark = [](const std::string& line) {
        const std::string svg = picture(puzzle_of(line));
        const std::size_t at = svg.find("<text class=\"mark\"");
        return svg.substr(at, svg.find('>', at) - at);
    };
    EXPECT_EQ(first_mark(blank9), "<text class=\"mark\" x=\"39\" y=\"43\" font-size=\"13\"");
    EXPECT_EQ(first_mark(blank9 + " rules:killer: A1 B1"), first_mark(blank9));
    EXPECT_EQ(first_mark(blank9 + " rules:killer 9: A1 B1"), "<text class=\"mark\" x=\"39\" y=\"50\" font-size=\"13\"");
}

TEST(BoardSvg, HousesOfAnyShapeAreFramed) {
    const Puzzle jigsaw = puzzle_of(blank4 + " houses:AAABACBBDCCBDDDC");
    Scene scene = scene_of(jigsaw, start_board(jigsaw));
    const Geometry& board = jigsaw.geometry();
    scene.reason.base = {board.sector(board.house(HouseKind::region, 0), Digit{0})};
    scene.reason.cover = {board.sector(board.house(HouseKind::row, 0), Digit{0})};
    const std::string svg = board_svg(scene);
    EXPECT_EQ(
        count(svg, "<path class=\"base\" d=\"M221 29L221 89L89 89L89 155L29 155L29 29Z\" fill=\"url(#b-base)\"/>"), 1U);
    EXPECT_EQ(count(svg, "<rect class=\"cover\" x=\"32\" y=\"32\" width=\"252\" height=\"54\""), 1U);
}

// A doubler at B1 only: one sign, in the corner of the cell from (92, 26) to (158, 92).
TEST(Flags, AreSignsInTheirCells) {
    const Puzzle puzzle = puzzle_of(blank4 + " rules:layer doubler 0 1; layer dark 1 2; layer total 1..3 cells 2");
    const Geometry& geometry = puzzle.geometry();
    const std::vector<Flag> flags = flags_of(geometry);
    ASSERT_EQ(flags.size(), 2U);
    EXPECT_EQ(flags[0].sign, "do");
    EXPECT_EQ(flags[1].sign, "da");
    Board board = start_board(puzzle);
    EXPECT_EQ(count(board_svg(scene_of(puzzle, board)), "class=\"flag\""), 0U);
    const auto at = [&](int layer, int cell) {
        return static_cast<Cell>(index(flags[static_cast<std::size_t>(layer)].first) + cell);
    };
    board.remove({at(0, 1), Digit{0}});
    board.remove({at(0, 2), Digit{1}});  // no doubler
    const std::string picture = board_svg(scene_of(puzzle, board));
    EXPECT_EQ(count(picture, "class=\"flag\""), 1U);
    EXPECT_NE(picture.find("<text class=\"flag\" x=\"154\" y=\"87\">do</text>"), picture.npos);
    board.remove({at(1, 1), Digit{0}});
    EXPECT_NE(board_svg(scene_of(puzzle, board)).find(">do da</text>"), picture.npos);
    EXPECT_EQ(words_of_flags(geometry),
              (std::vector<std::string>{"do in the corner: doubler is 1.", "da in the corner: dark is 2."}));
    EXPECT_TRUE(flags_of(Geometry(Box{2, 2})).empty());
}

}  // namespace
}  // namespace deduku::svg
