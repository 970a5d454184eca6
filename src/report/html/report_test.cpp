// The complete pages: every slot is filled, boards are correct, hostile names are harmless.
#include "report/html/report.hpp"

#include <gtest/gtest.h>

#include "report/html/index_page.hpp"
#include "report/html/table_page.hpp"
#include "tests/support/reading.hpp"

namespace deduku::report {
namespace {

using deduku::testing::read_puzzle;

std::string page_of(const Puzzle& puzzle) {
    Meter no_limit;
    const Analysis analysis = analysis::analyze(puzzle, {}, no_limit, {}, {.details = true});
    return report_html(puzzle, analysis, {});
}

std::size_t count(std::string_view text, std::string_view what) {
    std::size_t found = 0;
    for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += what.size()) ++found;
    return found;
}

// One solution, none, several; with and without name, chains, marks.
TEST(ReportPage, EveryTemplateIsFilled) {
    for (const char* line : {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                             "...43.1..1..4...", "11..............", "1..............2", "[12][12]34............"}) {
        const std::string page = page_of(read_puzzle(line));
        EXPECT_EQ(count(page, "template of this page is wrong"), 0U) << line;
        EXPECT_EQ(count(page, "{{"), 0U) << line;
        EXPECT_EQ(count(page, "<h2 "), 9U) << line;
        EXPECT_EQ(count(page, "Pairs (0)"), 0U) << line;
        EXPECT_EQ(count(page, "=\"\""), 0U) << line;  // no empty attribute
    }
}

// 5 of 16 digits are givens; the solution has these again and the other 11.
TEST(ReportPage, BoardsShowGivensAndSolution) {
    const std::string page = page_of(read_puzzle("...43.1..1..4..."));
    const std::string boards = page.substr(0, page.find("<h2 "));
    EXPECT_EQ(count(boards, "<span class=\"given\">"), 10U);
    EXPECT_EQ(count(boards, "<span class=\"digit\">"), 11U);
    EXPECT_EQ(count(boards, "<td class=\"box-left box-top \">"), 8U);
    // The solution is hidden behind "Show", and nowhere else before the stages.
    const auto asked = boards.find("<summary>Show the solution</summary>");
    EXPECT_LT(boards.find("The puzzle</caption>"), asked);
    EXPECT_LT(asked, boards.find("<span class=\"digit\">"));
    EXPECT_LT(asked, boards.find("<code>1234341221434321</code></p></details>"));
    EXPECT_EQ(page.substr(0, page.find("id=\"path\"")).find("1234341221434321"), boards.find("1234341221434321"));
}

// As a picture with its style; and in sentences, with the cell names of the notation.
TEST(ReportPage, RulesAreDrawnAndStated) {
    Meter no_limit;
    const Puzzle plain = read_puzzle("...43.1..1..4..."),
                 ruled = read_puzzle("...43.1..1..4... rules:thermo: A1 B1; anti-knight");
    const Analysis analysis = analysis::analyze(plain, {}, no_limit, {}, {.details = true});
    ReportOptions options;
    options.coords = Coords::rc;
    const std::string page = report_html(ruled, analysis, options), without = report_html(plain, analysis, options);
    EXPECT_EQ(count(page, "<div class=\"rules\"><svg"), 1U);
    EXPECT_EQ(count(page, "<template id=\"markings\"><svg"), 1U);
    EXPECT_EQ(count(page, "class=\"rule-thermo\""), 2U);
    EXPECT_EQ(count(page, ".deduku .rule-thermo{"), 3U);
    EXPECT_EQ(count(page, "<td><span>On the thermometer r1c1, r1c2 digits rise from the bulb r1c1.</span></td>"), 1U);
    EXPECT_EQ(count(page, "<td><span>Cells a knight&#39;s move apart differ.</span></td>"), 1U);
    EXPECT_EQ(count(page, "template of this page is wrong"), 0U);
    EXPECT_EQ(count(without, "<div class=\"rules\">") + count(without, "class=\"rule-"), 0U);
}

// Full houses and naked singles solve it; there are as many steps as open cells.
TEST(ReportPage, PathHasOneLinePerStep) {
    const std::string page = page_of(read_puzzle("...43.1..1..4..."));
    const auto begin = page.find("<h2 id=\"path\">"), end = page.find("<h2 id=\"chains\">");
    ASSERT_LT(begin, end);
    const std::string path = page.substr(begin, end - begin);
    EXPECT_NE(path.find("solved in 11 steps; hardest: "), std::string::npos);
    EXPECT_EQ(count(path, "<li>"), 11U);
    EXPECT_NE(path.find("<li>Naked Single: B1=2</li>"), std::string::npos) << path;
    Meter few(10);
    const Puzzle large = read_puzzle(std::string(625, '.'));
    const Analysis analysis = analysis::analyze(large, {}, few, {}, {.details = true});
    EXPECT_EQ(report_html(large, analysis, {}).find("id=\"path\""), std::string::npos);
}

TEST(ReportPage, NamesAreEscaped) {
    Puzzle puzzle = read_puzzle("...43.1..1..4...");
    puzzle.name = "<script>alert('1')</script>\"&{{title}}";
    puzzle.comment = "</header>{{{picture}}}";
    const std::string page = page_of(puzzle);
    EXPECT_EQ(count(page, "<script>alert"), 0U);
    EXPECT_NE(page.find("<h1>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;{{title}}</h1>"
                        "<p>&lt;/header&gt;{{{picture}}}</p>"),
              std::string::npos);
}

TEST(IndexPage, CountsAndSorts) {
    IndexRows rows;
    rows[1] = {1, "...43.1..1..4...", "<b>", "1", "hard", "99500", "no", "accepted", "0.1"};
    rows[2] = {2, std::string(256, '.'), "", "2+", "easy", "-", "yes", "none", "0.2"};
    rows[3] = {3, "1..............2", "third", "1", "hard", "99400", "no", "accepted", "0.3"};
    const std::string page = index_html("A & B", rows, "deduku", IndexState::partial);
    EXPECT_EQ(count(page, "template of this page is wrong"), 0U);
    EXPECT_NE(page.find("<h1>A &amp; B</h1>"), std::string::npos);
    EXPECT_NE(page.find("3 puzzles; incomplete: run the same command again to continue"), std::string::npos);
    EXPECT_NE(page.find("<li>easy: 1</li>\n<li>hard: 2</li>"), std::string::npos);
    EXPECT_EQ(count(page, "<option value=\""), 3U + 4U);  // existing levels, and reasonable, each with "all"
    const auto easy = page.find("puzzles/000002.html"), third = page.find("puzzles/000003.html");
    EXPECT_LT(easy, third);
    EXPECT_LT(third, page.find("puzzles/000001.html"));
    EXPECT_NE(page.find('>' + std::string(97, '.') + "...</a>"), std::string::npos);
    EXPECT_NE(page.find(">&lt;b&gt;</a>"), std::string::npos);
}

TEST(IndexPage, SeparatesThousands) {
    EXPECT_EQ(puzzles_counted(1), "1 puzzle");
    EXPECT_EQ(puzzles_counted(999), "999 puzzles");
    EXPECT_EQ(puzzles_counted(1000), "1,000 puzzles");
    EXPECT_EQ(puzzles_counted(100000), "100,000 puzzles");
    EXPECT_EQ(grouped(1234567890), "1,234,567,890");
    IndexRows rows;
    for (std::uint64_t k = 1; k <= 1002; ++k)
        rows[k] = {k, "...43.1..1..4...", "", "1", "easy", "-", "yes", "none", "0"};
    const std::string page = index_html("A", rows, "deduku", IndexState::complete);
    EXPECT_NE(page.find("<p>1,002 puzzles</p>"), std::string::npos);
    EXPECT_NE(page.find("<li>easy: 1,002</li>"), std::string::npos);
}

}  // namespace
}  // namespace deduku::report
