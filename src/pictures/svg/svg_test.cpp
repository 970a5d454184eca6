#include <gtest/gtest.h>

#include "pictures/svg/board_svg.hpp"
#include "pictures/svg/stages.hpp"
#include "pictures/svg/xml.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::Random;

// Elements and attributes as an XML reader finds them; empty if they are not nested.
struct Markup {
    std::vector<std::string> elements;
    bool fine = true;
};

Markup read_markup(const std::string& text) {
    Markup out;
    std::vector<std::string> open;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '&') out.fine = out.fine && text.find(';', i) != std::string::npos;
        if (text[i] != '<') continue;
        const std::size_t end = text.find('>', i);
        if (end == std::string::npos) return {out.elements, false};
        std::string tag = text.substr(i + 1, end - i - 1);
        if (tag.find('<') != std::string::npos) return {out.elements, false};
        i = end;
        if (tag[0] == '/') {
            if (open.empty() || open.back() != tag.substr(1)) return {out.elements, false};
            open.pop_back();
            continue;
        }
        out.elements.push_back(tag);
        if (tag.back() != '/') open.push_back(tag.substr(0, tag.find(' ')));
    }
    out.fine = out.fine && open.empty();
    return out;
}

std::size_t count(const Markup& markup, const std::string& words) {
    std::size_t n = 0;
    for (const std::string& element : markup.elements) n += element.find(words) != std::string::npos ? 1U : 0U;
    return n;
}

std::size_t marks_expected(const Board& board) {
    std::size_t n = 0;
    for (int i = 0; i < board.geometry().cells(); ++i) {
        const int size = board.digits(static_cast<Cell>(i)).size();
        n += size > 1 ? static_cast<std::size_t>(size) : 0;
    }
    return n;
}

TEST(Xml, Decimals) {
    EXPECT_EQ(decimal(0, 1), "0");
    EXPECT_EQ(decimal(-0.04, 1), "0");
    EXPECT_EQ(decimal(12.5, 1), "12.5");
    EXPECT_EQ(decimal(12.04, 1), "12");
    EXPECT_EQ(decimal(-3.26, 1), "-3.3");
    EXPECT_EQ(decimal(0.066, 2), "0.07");
    EXPECT_EQ(decimal(-0.5, 2), "-0.5");
    EXPECT_EQ(decimal(100, 0), "100");
    EXPECT_EQ(decimal(1234567.891, 3), "1234567.891");
}

TEST(Xml, EscapesAnyInput) {
    EXPECT_EQ(escaped("<b a='1'>&\"x\"\n"), "&lt;b a=&#39;1&#39;&gt;&amp;&quot;x&quot;\n");
    const std::string bad = "\xEF\xBF\xBD";
    EXPECT_EQ(escaped(std::string_view("a\0b", 3)), "a" + bad + "b");
    EXPECT_EQ(escaped("\x01\x1b[31m"), bad + bad + "[31m");
    EXPECT_EQ(escaped("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"), "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80");
    EXPECT_EQ(escaped("\xC3(\xC0\xAF\xED\xA0\x80\xFF"), bad + "(" + bad + bad + bad + bad + bad + bad);
    EXPECT_EQ(escaped("\xEF\xBF\xBE"), bad + bad + bad);
    EXPECT_EQ(escaped("\xF0\x9F\x98"), bad + bad + bad);
}

TEST(BoardSvg, ShowsEveryCandidateOfBoardsOfAllOrders) {
    Random random(7);
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{3, 4}, Box{4, 4}, Box{5, 5}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        const Board board = testing::random_position(geometry, 60, random);
        const Puzzle start = testing::random_givens(box, box.digits(), random);
        const Markup markup = read_markup(board_svg(scene_of(start, board)));
        ASSERT_TRUE(markup.fine) << box.height << 'x' << box.width;
        EXPECT_EQ(count(markup, "class=\"mark\""), marks_expected(board));
        EXPECT_EQ(count(markup, "class=\"label\""), 2U * static_cast<unsigned>(box.digits()));
        EXPECT_EQ(
            count(markup, "class=\"given\"") + count(markup, "class=\"digit\"") + count(markup, "class=\"empty\""),
            [&] {
                std::size_t n = 0;
                for (int i = 0; i < geometry->cells(); ++i)
                    n += board.digits(static_cast<Cell>(i)).size() < 2 ? 1U : 0U;
                return n;
            }());
    }
}

TEST(BoardSvg, WithoutMarksOpenCellsStayBlank) {
    Random random(3);
    const Puzzle start = testing::random_givens({3, 3}, 30, random);
    Scene scene = scene_of(start, start_board(start));
    scene.marks = false;
    const Markup markup = read_markup(board_svg(scene));
    EXPECT_EQ(count(markup, "class=\"mark\""), 0U);
    EXPECT_EQ(count(markup, "class=\"given\""), 30U);
}

TEST(BoardSvg, MarksEverythingInTheScene) {
    Random random(5);
    const Puzzle start = blank_puzzle({3, 3});
    Scene scene = scene_of(start, start_board(start));
    const Geometry& geometry = scene.board.geometry();
    const Candidate first{geometry.cell(0, 0), Digit{0}}, second{geometry.cell(0, 8), Digit{0}};
    scene.reason = {{geometry.sector(first.cell)}, {geometry.sector(static_cast<House>(0), Digit{0})}};
    scene.removed = {second};
    scene.kept = {first};
    scene.links = {{first, second, false}, {second, first, true}};
    scene.letters = {{first, "A"}};
    scene.hypotheses = {{geometry.cell(4, 4), {Digit{1}}, 2}};
    scene.changed = {geometry.cell(8, 8), geometry.cell(8, 7)};
    scene.title = "a <title> & more";
    scene.description = "\"quoted\"";
    SvgOptions options;
    options.id = "p7";
    const std::string svg = board_svg(scene, options);
    const Markup markup = read_markup(svg);
    ASSERT_TRUE(markup.fine);
    for (const auto& [what, times] : {std::pair{"class=\"base\"", 1},
                                      {"class=\"cover\"", 1},
                                      {"class=\"removed\"", 1},
                                      {"class=\"strike\"", 1},
                                      {"class=\"ring\"", 1},
                                      {"link false", 1},
                                      {"link true", 1},
                                      {"class=\"letter\"", 1},
                                      {"class=\"hypothesis\"", 1},
                                      {"class=\"level\"", 1},
                                      {"class=\"changed\"", 2},
                                      {"class=\"corner\"", 2}})
        EXPECT_EQ(count(markup, what), static_cast<std::size_t>(times)) << what;
    EXPECT_NE(svg.find("a &lt;title&gt; &amp; more"), std::string::npos);
    EXPECT_NE(svg.find("&quot;quoted&quot;"), std::string::npos);
    EXPECT_NE(svg.find("url(#p7-base)"), std::string::npos);
    EXPECT_EQ(svg.find("id=\"b-"), std::string::npos);
}

TEST(BoardSvg, ThemesDifferAndPagesMaySupplyStyle) {
    const Puzzle start = blank_puzzle({2, 2});
    const Scene scene = scene_of(start, start_board(start));
    SvgOptions options;
    const std::string automatic = board_svg(scene, options);
    EXPECT_NE(automatic.find("prefers-color-scheme"), std::string::npos);
    options.theme = Theme::dark;
    EXPECT_EQ(board_svg(scene, options).find("prefers-color-scheme"), std::string::npos);
    options.styled = false;
    EXPECT_EQ(board_svg(scene, options).find("<style"), std::string::npos);
}

// A1 is given as 1: row 1 loses 1 at stage 0. Then box 2 has its 1 in row 2, and column A loses it.
TEST(Stages, ShowEachStepOnPreviousPosition) {
    Puzzle start = blank_puzzle({2, 2});
    start.cells[Cell{0}] = {Digit{0}};
    const Geometry& geometry = start.geometry();
    const auto c = [&](int cell, int digit) { return Candidate{static_cast<Cell>(cell), static_cast<Digit>(digit)}; };
    const Sector row = geometry.sector(static_cast<House>(0), Digit{0});
    const Sector row_2 = geometry.sector(static_cast<House>(1), Digit{0});
    const Sector column = geometry.sector(static_cast<House>(4), Digit{0});
    const Sector box_2 = geometry.sector(static_cast<House>(9), Digit{0});
    const Ledger ledger{start,
                        {{Cover{{geometry.sector(Cell{0})}, {row}}, {c(1, 0), c(2, 0), c(3, 0)}},
                         {Cover{{box_2}, {row_2}}, {c(4, 0), c(5, 0)}},
                         {Cover{{geometry.sector(Cell{0})}, {column}}, {c(8, 0), c(12, 0)}}},
                        False{{c(1, 0), c(4, 0)}}};
    ASSERT_EQ(reading_steps(ledger), 1U);
    ASSERT_EQ(stage_count(ledger), 4U);
    std::vector<Stage> stages;
    for_each_stage(ledger, Coords::sheet, 0, 99, [&](std::size_t number, const Stage& stage) {
        EXPECT_EQ(number, stages.size());
        stages.push_back(stage);
        return true;
    });
    ASSERT_EQ(stages.size(), 4U);
    EXPECT_EQ(stages[0].scene.board.living_count(), 58);
    EXPECT_EQ(stages[1].scene.board.living_count(), 58);
    EXPECT_EQ(stages[1].scene.removed.size(), 2U);
    EXPECT_EQ(stages[1].scene.kept, (std::vector<Candidate>{c(6, 0), c(7, 0)}));
    EXPECT_EQ(stages[1].title, "pointing");
    EXPECT_EQ(stages[1].words, "A2 and B2 are not 1: box 2 has its 1 in row 2");
    EXPECT_EQ(picture_of(1, stages[1]).title, "Stage 1: pointing");
    EXPECT_EQ(picture_of(1, stages[1]).description, stages[1].words);
    EXPECT_EQ(stages[2].title, "naked single");
    EXPECT_EQ(stages[2].scene.board.living_count(), 56);
    EXPECT_EQ(stages[2].scene.changed, (std::vector<Cell>{Cell{4}, Cell{5}}));
    EXPECT_EQ(stages[3].scene.board.living_count(), 54);
    int called = 0;
    for_each_stage(ledger, Coords::sheet, 2, 2, [&](std::size_t number, const Stage&) {
        EXPECT_EQ(number, 2U);
        return ++called == 0;
    });
    EXPECT_EQ(called, 1);
}

// 1 is removed from row 1 except A1, a given, at stage 0, so box 2 has it in row 2, and A2, B2 do not: stage 1. The
// choice of C2 or D2 depends on that; the step in row 1 inside a branch on the start alone.
TEST(Stages, ListStagesTheyRestOn) {
    Puzzle start = blank_puzzle({2, 2});
    start.cells[Cell{0}] = {Digit{0}};
    const Geometry& geometry = start.geometry();
    const auto one = [&](int cell) { return Candidate{static_cast<Cell>(cell), Digit{0}}; };
    const auto row = [&](int i) { return geometry.sector(geometry.house(HouseKind::row, i), Digit{0}); };
    const Sector box_2 = geometry.sector(geometry.house(HouseKind::box, 1), Digit{0});
    const Deduction inside{Cover{{row(0)}, {geometry.sector(Cell{0})}}, {}};
    const Ledger ledger{start,
                        {{Cover{{geometry.sector(Cell{0})}, {row(0)}}, {one(1), one(2), one(3)}},
                         {Cover{{box_2}, {row(1)}}, {one(4), one(5)}},
                         {Split{row(1), {Branch{{one(6)}, {inside}, {}}, Branch{{one(7)}, {}, {}}}}, {}}},
                        False{}};
    std::vector<std::vector<std::size_t>> rests_on;
    for_each_stage(ledger, Coords::sheet, 0, 99, [&](std::size_t, const Stage& stage) {
        rests_on.push_back(stage.rests_on);
        return true;
    });
    EXPECT_EQ(rests_on, (std::vector<std::vector<std::size_t>>{{}, {}, {1}, {}}));
}

// A1 is 1 or 2; 1 would make A2 2, so that 2 in column A .. : links and letters of a closed branch's true candidates.
TEST(Links, FollowSinglesOfClosedBranch) {
    const Puzzle start = blank_puzzle({2, 2});
    Board board = start_board(start);
    board.keep_only(Cell{0}, {Digit{0}, Digit{1}});
    board.keep_only(Cell{1}, {Digit{0}, Digit{2}});
    board.keep_only(Cell{4}, {Digit{0}, Digit{2}});
    const Geometry& geometry = board.geometry();
    const auto c = [&](int cell, int digit) { return Candidate{static_cast<Cell>(cell), static_cast<Digit>(digit)}; };
    const Sector box_1 = geometry.sector(static_cast<House>(8), Digit{0});
    const Sector box_3 = geometry.sector(static_cast<House>(8), Digit{2});
    Branch closed{{c(0, 0)},
                  {{Cover{{geometry.sector(Cell{0})}, {box_1}}, {c(1, 0), c(4, 0), c(5, 0)}},
                   {Cover{{geometry.sector(Cell{1})}, {box_3}}, {c(4, 2), c(5, 2)}}},
                  geometry.sector(Cell{4})};
    const Split split{geometry.sector(Cell{0}), {closed, Branch{{c(0, 1)}, {}, std::nullopt}}};
    const Scene scene = scene_of(start, board, {split, {c(0, 0)}});
    const std::vector<CandidateLink> expected = {
        {c(0, 0), c(1, 2), true}, {c(0, 0), c(4, 0), false}, {c(1, 2), c(4, 2), false}};
    EXPECT_EQ(scene.links, expected);
    ASSERT_EQ(scene.letters.size(), 2U);
    EXPECT_EQ(scene.letters[0].candidate, c(0, 0));
    EXPECT_EQ(scene.letters[1].candidate, c(1, 2));
    EXPECT_EQ(scene.letters[1].text, "A");
    EXPECT_TRUE(read_markup(board_svg(scene)).fine);
}

}  // namespace
}  // namespace deduku
