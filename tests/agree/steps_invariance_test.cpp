// "Isomorphic copies of the same puzzle will produce the same step counts": outcome, label, steps of every group,
// passes, girth and rating of 200 puzzles against 20 isomorphs of each, for every named order and the series.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "deduku/text.hpp"
#include "grid/isomorph.hpp"
#include "method/steps/steps.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

using steps::Series;
using steps::StepOptions;
using steps::StepRating;

Series parsed(std::string_view text) { return std::get<Series>(steps::parse_series(text)); }

StepRating rating_of(const Puzzle& puzzle, const Series& series, const StepOptions& options) {
    return steps::rate(puzzle, series, options);
}

std::string number(const std::optional<int>& value) { return value ? std::to_string(*value) : "-"; }

/// Everything that must be the same, as text.
std::string numbers(const StepRating& rating) {
    const steps::StepsRun& run = rating.run;
    std::string text = "outcome " + std::to_string(static_cast<int>(run.outcome)) + " order " +
                       std::to_string(rating.tried) + " label " + number(rating.label) + " rating " +
                       number(rating.value) + " passes " + std::to_string(run.passes) + " productive " +
                       std::to_string(run.productive) + " girth " + std::to_string(run.girth) + " steps";
    for (int steps : run.group_steps) text += ' ' + std::to_string(steps);
    std::vector<std::string> uses;
    for (const steps::Use& use : run.uses)
        uses.push_back(std::string(1, use.letter) + std::to_string(use.size) + '=' + std::to_string(use.steps));
    std::sort(uses.begin(), uses.end());
    for (const std::string& use : uses) text += ' ' + use;
    return text + (run.several ? " several" : "");
}

/// Compares the puzzles with `isomorphs` of each; returns how many an order solved.
int compare(const std::vector<Puzzle>& puzzles, std::string_view text, int isomorphs, const StepOptions& options = {}) {
    const Series series = parsed(text);
    std::mt19937_64 random(2006);
    int solved = 0;
    for (const Puzzle& puzzle : puzzles) {
        const StepRating rating = rating_of(puzzle, series, options);
        solved += rating.order >= 0 ? 1 : 0;
        for (int i = 0; i < isomorphs; ++i) {
            const Isomorph isomorph = random_isomorph(puzzle.box(), [&random] { return random(); });
            const Puzzle image = isomorph.image(puzzle);
            const StepRating other = rating_of(image, series, options);
            EXPECT_EQ(numbers(rating), numbers(other)) << text << '\n' << to_line(puzzle) << '\n' << to_line(image);
            EXPECT_EQ(rating.run.grid.has_value(), other.run.grid.has_value());
            if (!rating.run.grid || !other.run.grid) continue;
            EXPECT_TRUE(isomorph.image(*rating.run.grid) == *other.run.grid) << to_line(puzzle);
        }
    }
    return solved;
}

/// The first `count` puzzles of a list in data/.
void add(std::vector<Puzzle>& puzzles, const std::string& list, std::size_t count) {
    std::vector<Puzzle> all = testing::read_list(list);
    all.resize(std::min(count, all.size()));
    puzzles.insert(puzzles.end(), all.begin(), all.end());
}

/// 100 random minimal puzzles, 100 hard ones.
std::vector<Puzzle> two_hundred() {
    std::vector<Puzzle> puzzles;
    add(puzzles, "random_minimal_200.txt", 100);
    add(puzzles, "sample_top1465.txt", 30);
    add(puzzles, "sample_hardest_1106.txt", 30);
    add(puzzles, "sample_hardest_11plus.txt", 30);
    add(puzzles, "sample_clue17.txt", 10);
    EXPECT_EQ(puzzles.size(), 200U);
    return puzzles;
}

void compare_all(std::string_view name) {
    const int solved = compare(two_hundred(), steps::named(name), 20);
    EXPECT_GT(solved, 0);
    EXPECT_LT(solved, 200);
}

TEST(StepsInvariance, inferior) { compare_all("inferior"); }
TEST(StepsInvariance, ulterior) { compare_all("ulterior"); }
TEST(StepsInvariance, superior_plus) { compare_all("superior-plus"); }
TEST(StepsInvariance, hardest) { compare_all("hardest"); }

// Puzzles with no solution or several: the place where this is noticed is also the same.
TEST(StepsInvariance, puzzles_without_unique_solution) {
    std::vector<Puzzle> puzzles;
    add(puzzles, "sample_raw.txt", 15);
    add(puzzles, "sample_multi_serg.txt", 15);
    EXPECT_GT(compare(puzzles, steps::named("hardest"), 5), 0);
}

// Every letter of the table, also inside propositions, on the plain position; propositions in propositions.
TEST(StepsInvariance, every_letter) {
    std::vector<Puzzle> puzzles;
    add(puzzles, "sample_top1465.txt", 10);
    add(puzzles, "sample_clue17.txt", 5);
    compare(puzzles, "T1H1{B2B3}{T2H2T3H3T4H4}{W2:XY}P2({T1H1:B2}X)", 3);
    compare(puzzles, "T1H1P1(T1H1P1(T1H1))", 2);
    StepOptions plain;
    plain.plain = true;
    compare(puzzles, steps::named("hardest"), 3, plain);
}

// Oblong boxes change their shape when transposed; several candidates in a cell; 16x16.
TEST(StepsInvariance, other_boards) {
    testing::Random random(4);
    std::vector<Puzzle> puzzles;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{2, 4}, Box{3, 4}})
        for (int i = 0; i < 4; ++i) puzzles.push_back(testing::random_minimal(box, random));
    Puzzle marks = testing::random_givens({2, 3}, 6, random);
    for (int i = 0; i < marks.cells.size(); i += 2)
        if (Set<Digit>& digits = marks.cells[static_cast<Cell>(i)]; !digits.single()) digits.erase(digits.first());
    puzzles.push_back(marks);
    EXPECT_GT(compare(puzzles, steps::named("hardest"), 5), 0);
    std::vector<Puzzle> large;
    add(large, "large.txt", 3);
    compare(large, "T1H1{B2B3}T2P3(T1H1)V(2)", 2);
}

}  // namespace
}  // namespace deduku
