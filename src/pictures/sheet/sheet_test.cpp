// Places and contents of pages, counted in their SVG.
#include "pictures/sheet/sheet.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/reading.hpp"

namespace deduku::sheet {
namespace {

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(Slots, DoNotOverlap) {
    for (std::size_t n = 1; n <= 24; ++n) {
        const auto all = slots(10, 20, 500, 700, n, 15);
        ASSERT_EQ(all.size(), n);
        for (std::size_t i = 0; i < n; ++i) {
            EXPECT_DOUBLE_EQ(all[i].side, all[0].side);
            EXPECT_GE(all[i].x, 10 - 1e-9);
            EXPECT_GE(all[i].y, 20 + 15 - 1e-9);
            EXPECT_LE(all[i].x + all[i].side, 510 + 1e-9);
            EXPECT_LE(all[i].y + all[i].side, 720 + 1e-9);
            for (std::size_t j = 0; j < i; ++j) {
                const double across = std::abs(all[i].x - all[j].x), down = std::abs(all[i].y - all[j].y);
                EXPECT_TRUE(across >= all[0].side + 1 || down >= all[0].side + 15) << n << ": " << i << ' ' << j;
            }
        }
    }
}

TEST(Slots, AreAsLargeAsTheyCanBe) {
    EXPECT_DOUBLE_EQ(slots(0, 0, 500, 700, 1, 20)[0].side, 500);
    EXPECT_DOUBLE_EQ(slots(0, 0, 500, 300, 1, 20)[0].side, 280);
    EXPECT_DOUBLE_EQ(slots(0, 0, 516, 1000, 4, 0)[0].side, 250);  // two by two, a gap of 16
}

// Boards and the text above them are centred, and fill at least 65% of the page.
TEST(Slots, FillThePage) {
    for (const std::size_t n : {1U, 2U, 4U, 6U, 9U, 12U}) {
        const auto all = slots(0, 0, 531, 760, n, 18);
        double right = 0, bottom = 0, left = 531, top = 760;
        for (const SheetSquare& slot : all) {
            left = std::min(left, slot.x), top = std::min(top, slot.y - 18);
            right = std::max(right, slot.x + slot.side), bottom = std::max(bottom, slot.y + slot.side);
        }
        EXPECT_NEAR(left, 531 - right, 1e-9) << n;
        EXPECT_NEAR(top, 760 - bottom, 1e-9) << n;
        EXPECT_GE((all[0].side + 18) * all[0].side * static_cast<double>(n), 0.65 * 531 * 760) << n;
    }
}

class SheetTest : public ::testing::Test {
  protected:
    static Puzzle puzzle(int given) {
        Puzzle out = blank_puzzle({2, 2});
        out.cells[static_cast<Cell>(0)] = {static_cast<Digit>(given % 4)};
        return out;
    }
    static SheetPuzzle entry(std::size_t i) {
        const Puzzle start = puzzle(static_cast<int>(i));
        SheetPuzzle out{scene_of(start, start_board(start))};
        out.puzzle.marks = false;
        out.caption = "Puzzle <" + std::to_string(i) + ">";
        out.difficulty = "X-Wing";
        out.number = "number " + std::to_string(i);
        if (i % 2 == 0)
            out.solution = scene_of(start, start_board(start));
        else
            out.why_not = "several solutions";
        return out;
    }
    static Sheet sheet(SheetOptions options, std::size_t puzzles) { return Sheet(std::move(options), puzzles, entry); }
};

TEST_F(SheetTest, PagesOfPuzzlesThenOfSolutions) {
    const Sheet pages = sheet({a4, 4, SolutionPlace::end, "Sunday & more"}, 9);
    ASSERT_EQ(pages.pages(), 4U);  // 4 + 4 + 1 puzzles, 9 solutions
    const std::string first = pages.page(0), third = pages.page(2), last = pages.page(3);
    EXPECT_EQ(count(first, "aria-labelledby"), 4U);
    EXPECT_EQ(count(third, "aria-labelledby"), 1U);
    EXPECT_NE(first.find("Sunday &amp; more"), std::string::npos);
    EXPECT_NE(first.find("Puzzle &lt;3&gt;"), std::string::npos);
    EXPECT_EQ(first.find("Puzzle &lt;4&gt;"), std::string::npos);
    EXPECT_EQ(count(first, "X-Wing"), 4U);
    EXPECT_EQ(first.find("number 0"), std::string::npos);
    EXPECT_NE(first.find(">1 / 4<"), std::string::npos);
    EXPECT_NE(last.find(">4 / 4<"), std::string::npos);
    EXPECT_EQ(count(last, "aria-labelledby"), 5U);
    EXPECT_EQ(count(last, "several solutions"), 4U);
    EXPECT_NE(last.find("number 8"), std::string::npos);
}

// At six a page, with a title, sums of cages are at least 6.5 points high.
TEST_F(SheetTest, SumsOfCagesAreLegible) {
    const Puzzle killer = testing::read_puzzle(std::string(81, '.') + " rules: killer 15: A1 A2");
    const auto entry_of = [&](std::size_t) {
        SheetPuzzle out{scene_of(killer, start_board(killer))};
        out.puzzle.marks = false;
        return out;
    };
    const Sheet pages({a4, 6, SolutionPlace::none, "Sunday"}, 6, entry_of);
    const std::string page = pages.page(0);
    const auto number_after = [&](const std::string& text, std::size_t from) {
        return std::stod(page.substr(page.find(text, from) + text.size()));
    };
    const std::size_t board = page.find("<svg x=");
    ASSERT_NE(board, std::string::npos);
    const double side = number_after(" width=\"", board);
    const std::string box = page.substr(page.find("viewBox=\"", board) + 9);
    const double units = std::stod(box.substr(box.find(' ', box.find(' ') + 1)));
    // The last of the styles of the board holds.
    const std::string style = ".deduku .value{font-size:";
    const std::size_t last = page.rfind(style, page.find("</style>", board));
    EXPECT_GE(number_after(style, last) * side / units, 6.5);
}

TEST_F(SheetTest, NotesBelowSolutions) {
    SheetOptions options;
    options.notes = true;
    const std::string note = "Look at the cage 15 at A1. 15/2 = 69, 78. So A1 and A2 are 6 to 9. ";
    const auto with_note = [&](std::size_t i) {
        SheetPuzzle out = entry(i);
        for (std::size_t times = 0; times <= 3 * i; ++times) out.note += note;
        return out;
    };
    const Sheet pages(options, 7, with_note);
    ASSERT_EQ(pages.pages(), 4U);  // 4 + 3 puzzles, 6 + 1 solutions
    const std::string first = pages.page(2);
    EXPECT_EQ(count(first, "font-size=\"6.5\""), 2U + 7 + 8 * 4);
    EXPECT_EQ(count(first, "\u2026"), 4U);
}

TEST_F(SheetTest, SolutionsAtTheFootAreUpsideDown) {
    const Sheet pages = sheet({letter, 2, SolutionPlace::foot}, 3);
    ASSERT_EQ(pages.pages(), 2U);
    const std::string first = pages.page(0);
    const std::size_t turned = first.find("rotate(180 306 ");
    ASSERT_NE(turned, std::string::npos);
    EXPECT_EQ(count(first.substr(0, turned), "aria-labelledby"), 2U);
    EXPECT_EQ(count(first.substr(turned), "aria-labelledby"), 1U);
    EXPECT_EQ(count(first.substr(turned), "several solutions"), 1U);
    EXPECT_NE(first.find("width=\"816\""), std::string::npos);
}

// With six puzzles per page and their solutions in one row, the puzzles take more than half of the paper.
TEST_F(SheetTest, SolutionsAtTheFootKeepPuzzlesLarge) {
    const auto side = [](const std::string& page, std::size_t board) {
        std::size_t at = 0;
        for (std::size_t i = 0; i < board; ++i) at = page.find("<svg x=", at + 1);
        return std::stod(page.substr(page.find("width=\"", at) + 7));
    };
    const std::string page = sheet({a4, 6, SolutionPlace::foot_upright}, 6).page(0);
    EXPECT_EQ(page.find("rotate(180"), std::string::npos);
    EXPECT_GE(side(page, 1), 190);
    EXPECT_GE(side(page, 7), 60);
    const std::string twelve = sheet({letter, 12, SolutionPlace::foot}, 12).page(0);
    EXPECT_GE(side(twelve, 1), 120);
    EXPECT_GE(side(twelve, 13), 60);
}

TEST_F(SheetTest, LabelsOnlyOnRequest) {
    SheetOptions options{a4, 1, SolutionPlace::none};
    EXPECT_EQ(count(sheet(options, 1).page(0), "class=\"label\""), 0U);
    EXPECT_EQ(sheet(options, 1).pages(), 1U);
    options.labels = true;
    EXPECT_EQ(count(sheet(options, 1).page(0), "class=\"label\""), 8U);
}

TEST_F(SheetTest, LongCaptionsAreCutBetweenCharacters) {
    const Sheet pages({a4, 12, SolutionPlace::none}, 1, [](std::size_t) {
        SheetPuzzle out = entry(0);
        out.caption.clear();
        for (int i = 0; i < 200; ++i) out.caption += "\u00e9";
        return out;
    });
    const std::string page = pages.page(0);
    EXPECT_NE(page.find("\u00e9\u2026<"), std::string::npos);
    EXPECT_EQ(page.find("\ufffd"), std::string::npos);
    EXPECT_NE(page.find("X-Wing"), std::string::npos);
}

}  // namespace
}  // namespace deduku::sheet
