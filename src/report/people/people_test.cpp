// Times of people beside predictions: reading, figures by hand, the plot.
#include "report/people/people.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <regex>

namespace deduku::report {
namespace {

// Predictions of doc/methods/time.md: 4.0, 6.5 and 16.0 minutes.
const std::string gentle = "3.6..4....7...9.....1...7239..4..8..863...491..7..8..5258...9.....8...6....7..3.4";
const std::string easy = "9...13......2..19.7......25....56.....93.86.....47....86......2.95..1......58...9";
const std::string very_hard = ".7.1...4..9.......3.56..98...4.3.8.28...2...65.2.1.3...43..17.5.......3..5...4.6.";

std::vector<SolvingTime> times_in(std::string_view text) {
    return std::get<std::vector<SolvingTime>>(read_times(text));
}

TEST(People, ReadsTheFirstTwoColumnsOrThoseNamed) {
    const auto plain = times_in("# mine\n..12 240\n.3.4,7.5\n\n5...;1e2 # slow\n");
    ASSERT_EQ(plain.size(), 3U);
    EXPECT_EQ(plain[0].puzzle, "..12");
    EXPECT_EQ(plain[0].seconds, 240);
    EXPECT_EQ(plain[1].seconds, 7.5);
    EXPECT_EQ(plain[2].seconds, 100);
    const auto named = times_in("players\tseconds\tpuzzle\n12\t300\t..12\r\n15\t20\t.3.4");
    ASSERT_EQ(named.size(), 2U);
    EXPECT_EQ(named[1].puzzle, ".3.4");
    EXPECT_EQ(named[1].seconds, 20);
    EXPECT_TRUE(times_in("").empty());
}

TEST(People, SaysWhichLineIsWrong) {
    const auto wrong = [](std::string_view text) { return std::get<std::string>(read_times(text)); };
    EXPECT_EQ(wrong("..12 240\n.3.4 fast\n"), "line 2: found 'fast', expected a puzzle and seconds");
    for (const char* text :
         {"..12", "..12 0", "..12 -3", "..12 inf", "..12 nan", "..12 3m", "players puzzle seconds\n7 ..12"})
        EXPECT_NE(wrong(text).find(", expected a puzzle and seconds"), std::string::npos) << text;
}

PeopleFigures compared(const std::vector<SolvingTime>& times) {
    Meter meter;
    return compare_times(times, meter);
}

// Needed 4, 13 and 8 minutes: as predicted, twice, half as long. The ranks of the times are 1, 3, 2, so Spearman's
// coefficient is 1 - 6 * 2 / (3 * 8).
TEST(People, FiguresByHand) {
    const PeopleFigures figures = compared({{gentle, 240}, {easy, 780}, {very_hard, 480}});
    ASSERT_EQ(figures.pairs.size(), 3U);
    EXPECT_DOUBLE_EQ(figures.pairs[1].predicted, 6.5);
    EXPECT_DOUBLE_EQ(figures.pairs[1].needed, 13);
    EXPECT_DOUBLE_EQ(figures.rank_correlation, 0.5);
    EXPECT_DOUBLE_EQ(figures.median_error, 0.5);  // of 0, 1/2 and 1
    EXPECT_DOUBLE_EQ(figures.pace, 1);
    EXPECT_DOUBLE_EQ(figures.within, 1.0 / 3);
    EXPECT_EQ(figures.left_out, 0U);
    EXPECT_EQ(text_of(figures),
              "puzzles            3\nrank correlation   0.500\nmedian error       50.0 %\n"
              "within the range   33.3 %\npace               1.00 of the predicted time\n");
}

TEST(People, OrderAlone) {
    EXPECT_DOUBLE_EQ(compared({{gentle, 1}, {easy, 2}, {very_hard, 3}}).rank_correlation, 1);
    EXPECT_DOUBLE_EQ(compared({{gentle, 3}, {easy, 2}, {very_hard, 1}}).rank_correlation, -1);
    EXPECT_DOUBLE_EQ(compared({{gentle, 2}, {easy, 2}, {very_hard, 2}}).rank_correlation, 0);
    // Two equal times share the ranks 0 and 1: the deviations -1/2, -1/2, 1 beside -1, 0, 1.
    EXPECT_DOUBLE_EQ(compared({{gentle, 2}, {easy, 2}, {very_hard, 3}}).rank_correlation, 1.5 / std::sqrt(1.5 * 2));
    EXPECT_DOUBLE_EQ(compared({}).rank_correlation, 0);
    EXPECT_DOUBLE_EQ(compared({}).median_error, 0);
}

TEST(People, LeavesOutWhatHasNoRating) {
    const std::string grid = "123456789456789123789123456231674895875912364694538217317265948542897631968341572";
    const PeopleFigures figures = compared({{gentle, 240}, {"hello", 9}, {std::string(81, '.'), 9}, {grid, 9}});
    EXPECT_EQ(figures.pairs.size(), 1U);
    EXPECT_EQ(figures.left_out, 3U);
    Meter none(0);
    EXPECT_EQ(compare_times({{gentle, 240}}, none).left_out, 1U);
}

// Minutes to the right and up by the same logarithmic scale: a puzzle that took as long as predicted is on the line of
// equal minutes, one that took twice as long an octave above it.
TEST(People, PlotsEachPuzzle) {
    const std::string svg = plot_of(compared({{gentle, 240}, {easy, 780}, {very_hard, 480}}));
    const std::regex circle("<circle cx=\"([0-9.]+)\" cy=\"([0-9.]+)\"");
    const std::regex equal("class=\"equal\" x1=\"([0-9.]+)\" y1=\"([0-9.]+)\" x2=\"([0-9.]+)\" y2=\"([0-9.]+)\"");
    std::smatch line;
    ASSERT_TRUE(std::regex_search(svg, line, equal));
    const auto number = [](const auto& match, std::size_t at) { return std::stod(match[at]); };
    EXPECT_DOUBLE_EQ(number(line, 1) + number(line, 2), number(line, 3) + number(line, 4));  // a slope of one
    const double sum = number(line, 1) + number(line, 2);
    const double octave = (number(line, 3) - number(line, 1)) / 3;  // from 2 to 16 minutes
    std::vector<double> above;
    for (std::sregex_iterator it(svg.begin(), svg.end(), circle), end; it != end; ++it)
        above.push_back((sum - number(*it, 1) - number(*it, 2)) / octave);
    ASSERT_EQ(above.size(), 3U);
    EXPECT_NEAR(above[0], 0, 0.01);
    EXPECT_NEAR(above[1], 1, 0.01);
    EXPECT_NEAR(above[2], -1, 0.01);
}

}  // namespace
}  // namespace deduku::report
