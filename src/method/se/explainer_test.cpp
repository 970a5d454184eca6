// Ratings and steps from another program: SukakuExplainer, set to the techniques of SE 1.2.1 (data/golden).
#include "method/se/explainer.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "method/se/filter.hpp"
#include "method/se/position/complexity.hpp"
#include "tests/support/plain_explainer.hpp"
#include "tests/support/reading.hpp"

namespace deduku::se {
namespace {

using testing::read_puzzle;

std::vector<std::vector<std::string>> rows_of(const std::string& name) {
    std::ifstream in(DEDUKU_ROOT "/data/golden/" + name);
    std::vector<std::vector<std::string>> out;
    std::string line, field;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        out.emplace_back();
        while (std::getline(fields, field, '\t')) out.back().push_back(field);
    }
    EXPECT_FALSE(out.empty()) << name;
    return out;
}

std::string text(int tenths) { return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10); }

std::string place(int cell) { return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1); }

std::string cuts_text(const SeHint& hint) {
    std::map<int, int> cuts;
    for (const DeletedDigits& cut : hint.cuts) cuts[cut.cell] |= cut.digits;
    std::string out;
    for (const auto& [cell, digits] : cuts) {
        out += (out.empty() ? "" : " ") + place(cell) + '-';
        for (int digit : BitsOf(digits)) out += static_cast<char>('1' + digit);
    }
    return out;
}

// Compares every `every`-th rating of those at most `hardest` (in tenths; invalid puzzles have 20.0).
void compare_ratings(SeOptions options, std::size_t every, double hardest) {
    const auto rows = rows_of("se.tsv");
    for (std::size_t i = 0; i < rows.size(); i += every) {
        if (std::stod(rows[i][1]) > hardest) continue;
        Meter meter;
        const SeRating rating = rate(SePosition(read_puzzle(rows[i][0])), options, meter);
        EXPECT_EQ(text(rating.er), rows[i][1]) << rows[i][0];
        EXPECT_EQ(text(rating.ep), rows[i][2]) << rows[i][0];
        EXPECT_EQ(text(rating.ed), rows[i][3]) << rows[i][0];
        EXPECT_EQ(rating.stuck, rows[i].size() > 4) << rows[i][0];
    }
}

/// The steps of one puzzle of se_steps.tsv.
struct Path {
    std::string puzzle;
    std::vector<std::vector<std::string>> steps;
    double hardest = 0.0;
};

std::vector<Path> paths() {
    std::vector<Path> out;
    for (auto& row : rows_of("se_steps.tsv")) {
        if (row.size() == 1) {
            out.push_back({row[0], {}, 0.0});
            continue;
        }
        row.resize(5);
        out.back().hardest = std::max(out.back().hardest, std::stod(row[1]));
        out.back().steps.push_back(std::move(row));
    }
    return out;
}

// `next`: the step from a position.
template <class Next>
void compare_steps(const Path& path, Next&& next) {
    SCOPED_TRACE(path.puzzle);
    SePosition position(read_puzzle(path.puzzle));
    for (const auto& step : path.steps) {
        const auto hint = next(position);
        ASSERT_TRUE(hint);
        EXPECT_EQ(text(tenths(hint->rating)), step[1]);
        EXPECT_EQ(name_of(*hint), step[2]);
        EXPECT_EQ(cuts_text(*hint), step[3]);
        const std::string placed =
            hint->placed == SeHint::nothing
                ? ""
                : place(cell_of(hint->placed)) + '=' + static_cast<char>('1' + digit_of(hint->placed));
        ASSERT_EQ(placed, step[4]);
        apply(position, *hint);
    }
}

void compare_steps(const Path& path) {
    Meter meter;
    StepFinder explainer({Profile::sukaku}, meter);
    compare_steps(path, [&](const SePosition& position) { return explainer.next(position); });
}

TEST(SudokuExplainer, RatingsMatchOriginal) { compare_ratings({}, 8, 8.9); }
TEST(ExhaustiveSudokuExplainer, RatingsMatchOriginal) {
    compare_ratings({}, 1, 20.0);
    compare_ratings({Profile::sukaku}, 1, 20.0);
}

TEST(SudokuExplainer, StepsMatchOriginal) {
    for (const Path& path : paths())
        if (path.hardest < 8.8) compare_steps(path);
}
TEST(ExhaustiveSudokuExplainer, StepsMatchOriginal) {
    for (const Path& path : paths()) {
        Meter meter;
        compare_steps(path);
        compare_steps(path, [&](const SePosition& position) { return plain_hint(position, Profile::sukaku, meter); });
    }
}

// Thresholds of complexity for each additional tenth, and sums with rounding errors.
TEST(SudokuExplainer, LongerChainsRateHigher) {
    const std::vector<int> last = {6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386, 514};
    double added = 0.0;
    for (std::size_t i = 0; i < last.size(); ++i, added += 0.1) {
        EXPECT_EQ(increment(last[i]), added);
        EXPECT_GT(increment(last[i] + 1), added);
    }
    EXPECT_LT(6.6 + increment(8), 6.5 + increment(10));   // both are printed as 6.7
    EXPECT_EQ(6.6 + increment(10), 6.5 + increment(14));  // 6.8
}

TEST(SudokuExplainer, AFullGridHasNoSteps) {
    Meter meter;
    const SeRating rating = rate(
        SePosition(read_puzzle("812753649943682175675491283154237896369845721287169534521974368438526917796318452")),
        {}, meter);
    EXPECT_EQ(rating.er, 0);
    EXPECT_FALSE(rating.stuck);
}

// Solved cells of a Sukaku are filled, unless a peer still has their digit. Row by row: A4 and B7 wait for A1 and B1. The
// last open cells of boxes 4 and 7 are rated 1.0, and so are then A1 and B1 in their columns.
TEST(SudokuExplainer, SukakuHasFilledCells) {
    const Puzzle puzzle =
        read_puzzle("[12][12]3456789456789123789123456231674895875912364694538217317265948542897631968341572");
    const SePosition start(puzzle);
    EXPECT_TRUE(start.filled(2));
    EXPECT_FALSE(start.filled(27) || start.filled(55));
    EXPECT_EQ(start.digits(0), 3);
    Meter meter;
    const SeRating rating = rate(start, {}, meter);
    EXPECT_EQ(rating.er, 10);
    EXPECT_FALSE(rating.stuck);
}

// Pencil marks with solved cells: ER 5.6, EP 5.6 and ED 3.2 by SukakuExplainer 1.18.
TEST(SudokuExplainer, RatesPencilMarksAsTheOriginal) {
    Meter meter;
    const SeRating rating = rate(SePosition(read_puzzle("[37]2645891[37][78][34]5619[24][23][78][89][49]12735[48]6"
                                                        "[39]7[239]581[24]6[34]61473285958[23]9467[23]1"
                                                        "4[39][379][38]651[78]226819[47]3[47]515[37][38]2[47]69[48]")),
                                 {}, meter);
    EXPECT_EQ(rating.er, 56);
    EXPECT_EQ(rating.ep, 56);
    EXPECT_EQ(rating.ed, 32);
}

TEST(SudokuExplainer, LimitsGiveUnknownResults) {
    const auto rows = rows_of("se.tsv");
    const auto hard = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row[1] == "8.5"; });
    ASSERT_NE(hard, rows.end());
    Meter all;
    (void)rate(SePosition(read_puzzle((*hard)[0])), {}, all);
    for (const std::uint64_t most : {std::uint64_t{0}, all.spent() / 2, all.spent() - 1}) {
        Meter meter(most);
        EXPECT_TRUE(rate(SePosition(read_puzzle((*hard)[0])), {}, meter).unknown);
    }
    Meter enough(all.spent());
    EXPECT_EQ(rate(SePosition(read_puzzle((*hard)[0])), {}, enough).er, 85);
}

HintFilter filter(std::string_view terms) { return std::get<HintFilter>(parse_filter(terms)); }

TEST(SudokuExplainer, FiltersDecideEarly) {
    SeRating rating;
    rating.er = rating.ep = rating.ed = 72;
    EXPECT_TRUE(filter("diamond").passes(rating));
    EXPECT_TRUE(filter("pearl,er>=7.2,er<7.3,ed=7.2").passes(rating));
    EXPECT_FALSE(filter("er>7.2").passes(rating));
    rating.ed = 12;
    EXPECT_TRUE(filter("pearl").passes(rating));
    EXPECT_FALSE(filter("diamond").may_pass(rating));
    rating.er = 83;
    EXPECT_FALSE(filter("pearl").may_pass(rating));
    EXPECT_TRUE(filter("er>=10").may_pass(rating));
    EXPECT_FALSE(filter("er<=8.2").may_pass(rating));
    EXPECT_FALSE(filter("er=8").may_pass(rating));
    EXPECT_TRUE(filter("er=9").may_pass(rating));
    SeRating started;
    started.er = started.ed = 26;
    EXPECT_TRUE(filter("pearl,ep>3,diamond").may_pass(started));
    EXPECT_FALSE(filter("ed<2.6").may_pass(started));
    EXPECT_TRUE(filter(" Pearl , ER >= 8.3,er< 8.4 ").passes({83, 83, 26}));
    EXPECT_FALSE(filter("ER > 8.3").passes({83, 83, 26}));
    for (std::string_view wrong :
         {"", " ", "er", "er>=", "er > =7", "er>=1 0", "er>=x", "er>=7.25", "eq>1", "pearl,", "pearls"})
        EXPECT_TRUE(std::holds_alternative<std::string>(parse_filter(wrong))) << wrong;
}

}  // namespace
}  // namespace deduku::se
