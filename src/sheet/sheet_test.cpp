// Places on a page, and what stands on pages, counted in their SVG.
#include "sheet/sheet.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace deduku::sheet {
namespace {

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(Slots, LieApartWithinTheArea) {
    for (std::size_t n = 1; n <= 24; ++n) {
        const auto all = slots(10, 20, 500, 700, n, 15, 1000);
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
    EXPECT_DOUBLE_EQ(slots(0, 0, 500, 700, 1, 20, 1000)[0].side, 500);
    EXPECT_DOUBLE_EQ(slots(0, 0, 500, 300, 1, 20, 1000)[0].side, 280);
    EXPECT_DOUBLE_EQ(slots(0, 0, 500, 700, 1, 20, 300)[0].side, 300);
    EXPECT_DOUBLE_EQ(slots(0, 0, 522, 1000, 4, 0, 1000)[0].side, 250);  // two by two, a gap of 22
}

class SheetTest : public ::testing::Test {
  protected:
    static Puzzle puzzle(int given) {
        Puzzle out = blank_puzzle({2, 2});
        out.cells[static_cast<Cell>(0)] = {static_cast<Digit>(given % 4)};
        return out;
    }
    static Entry entry(std::size_t i) {
        const Puzzle start = puzzle(static_cast<int>(i));
        Entry out{scene_of(start, start_board(start))};
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
    static Sheet sheet(Options options, std::size_t puzzles) { return Sheet(std::move(options), puzzles, entry); }
};

TEST_F(SheetTest, PagesOfPuzzlesThenOfSolutions) {
    const Sheet pages = sheet({a4, 4, Solutions::end, "Sunday & more"}, 9);
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

TEST_F(SheetTest, SolutionsAtTheFootStandOnTheirHeads) {
    const Sheet pages = sheet({letter, 2, Solutions::foot}, 3);
    ASSERT_EQ(pages.pages(), 2U);
    const std::string first = pages.page(0);
    const std::size_t turned = first.find("rotate(180 306 ");
    ASSERT_NE(turned, std::string::npos);
    EXPECT_EQ(count(first.substr(0, turned), "aria-labelledby"), 2U);
    EXPECT_EQ(count(first.substr(turned), "aria-labelledby"), 1U);
    EXPECT_EQ(count(first.substr(turned), "several solutions"), 1U);
    EXPECT_NE(first.find("width=\"816\""), std::string::npos);
}

TEST_F(SheetTest, LabelsOnlyIfWanted) {
    Options options{a4, 1, Solutions::none};
    EXPECT_EQ(count(sheet(options, 1).page(0), "class=\"label\""), 0U);
    EXPECT_EQ(sheet(options, 1).pages(), 1U);
    options.labels = true;
    EXPECT_EQ(count(sheet(options, 1).page(0), "class=\"label\""), 8U);
}

TEST_F(SheetTest, LongCaptionsAreCutBetweenCharacters) {
    const Sheet pages({a4, 12, Solutions::none}, 1, [](std::size_t) {
        Entry out = entry(0);
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
