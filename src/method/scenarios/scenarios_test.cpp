#include "method/scenarios/scenarios.hpp"

#include <gtest/gtest.h>

#include <set>

#include "method/scenarios/choices.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

using deduku::testing::Random;
using deduku::testing::random_givens;
using deduku::testing::read_puzzle;
using scenarios::Array;
using scenarios::Choices;
using scenarios::ScenarioCounts;
using scenarios::ScenarioOutcome;

constexpr std::string_view source = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Array closed(const std::string& text, bool rule11 = false) {
    Array array = scenarios::with_data(read_puzzle(text));
    array.settle({rule11, scenarios::HouseArrays::snapshot, scenarios::Sweep::once});
    return array;
}

Cell cell(const Array& array, const char* name) { return array.geometry().cell(name[1] - '1', name[0] - 'A'); }

TEST(Scenarios, EverySingleCellOfSourcePuzzle) {
    const Array array = closed(std::string(source));
    ScenarioCounts counts;
    ASSERT_EQ(scenarios::open_cells(array).size(), 60U);
    for (Cell c : scenarios::open_cells(array)) counts.add(scenarios::run(array, std::array{c}, {}, {}).counts);
    EXPECT_EQ(counts, (ScenarioCounts{254, 0, 0, 0, 254}));
}

TEST(Scenarios, EveryPairOfSourcePuzzle) {
    const Array array = closed(std::string(source));
    const std::vector<Cell> open = scenarios::open_cells(array);
    ScenarioCounts counts;
    int pairs = 0;
    std::set<Grid> solutions;
    for (std::size_t i = 0; i < open.size(); ++i)
        for (std::size_t j = i + 1; j < open.size(); ++j, ++pairs) {
            const ScenarioOutcome outcome = scenarios::run(array, std::array{open[i], open[j]}, {}, {});
            counts.add(outcome.counts);
            EXPECT_EQ(outcome.distinct, outcome.solutions.size());
            solutions.insert(outcome.solutions.begin(), outcome.solutions.end());
        }
    EXPECT_EQ(pairs, 1770);
    EXPECT_EQ(counts, (ScenarioCounts{31696, 5316, 677, 7, 26373 - 677}));
    EXPECT_EQ(solutions.size(), 1U);
}

// The kind of a dead scenario depends on the order of passes; the survivors do not.
TEST(Scenarios, SurvivorsAreIndependentOfPasses) {
    const Array array = closed(std::string(source));
    const std::vector<Cell> picked = {cell(array, "B1"), cell(array, "G2"), cell(array, "D9")};
    const ScenarioCounts first = scenarios::run(array, picked, {}, {}).counts;
    for (auto houses : {scenarios::HouseArrays::snapshot, scenarios::HouseArrays::sequence})
        for (auto sweep : {scenarios::Sweep::once, scenarios::Sweep::closed}) {
            scenarios::ScenarioOptions options;
            options.rules = {false, houses, sweep};
            const ScenarioCounts counts = scenarios::run(array, picked, {}, options).counts;
            EXPECT_EQ(counts.scenarios, first.scenarios);
            EXPECT_EQ(counts.complete, first.complete);
            EXPECT_EQ(counts.unfinished, first.unfinished);
            EXPECT_EQ(counts.dead_empty + counts.dead_place, first.dead_empty + first.dead_place);
        }
    EXPECT_GT(first.dead_empty, 0U);
}

TEST(Scenarios, DeadKindsAreDistinguished) {
    // A1 and B1 both 1: the cells empty each other.
    const Array blank = closed("................");
    const ScenarioOutcome equal = scenarios::run(blank, std::array{cell(blank, "A1"), cell(blank, "B1")}, {}, {});
    EXPECT_EQ(equal.counts, (ScenarioCounts{16, 4, 0, 0, 12}));
    // D1 = 4 leaves A1 {123} B1 {123} C1 {123} in row 1. A1 = 1 removes 1 from the others, without a contradiction. But
    // with D1 = 1, 2, 3, row 1 has no 4, though each cell has a digit.
    const Array lost = closed("[123][123][123].............");
    EXPECT_EQ(lost.digits(cell(lost, "D1")).size(), 1);
    // Here 4 may be in C1 or D1 until both are assigned.
    const Array two = closed("[123][123]..............");
    const ScenarioOutcome outcome = scenarios::run(two, std::array{cell(two, "C1"), cell(two, "D1")}, {}, {});
    // C1 and D1 equal: empty, 4 ways. One of them 4: alive, 6 ways. Both from 1 to 3 and different, 6 ways: A1 and B1
    // have only one digit left for both, so one of them is empty.
    EXPECT_EQ(outcome.counts, (ScenarioCounts{16, 10, 0, 0, 6}));
    // On a 9x9 board, row 1 has places for 9 only in H1 and I1; with other digits there, seven cells are still open.
    const Array nine =
        closed("[12345678][12345678][12345678][12345678][12345678][12345678][12345678]" + std::string(74, '.'));
    const ScenarioOutcome place = scenarios::run(nine, std::array{cell(nine, "H1"), cell(nine, "I1")}, {}, {});
    EXPECT_EQ(place.counts, (ScenarioCounts{81, 9, 56, 0, 16}));
}

TEST(Scenarios, AllSolutionsOfABoardWhereEveryCellIsPicked) {
    Random random(3);
    for (Box box : {Box{2, 2}, Box{2, 3}})
        for (int i = 0; i < 20; ++i) {
            const Puzzle puzzle = random_givens(box, box.digits() * 2 + i % 4, random);
            SearchRequest request;
            request.limit = unlimited;
            const std::uint64_t count = oracle_solve(start_board(puzzle), request).count;
            Array array = scenarios::with_data(puzzle);
            ASSERT_TRUE(array.settle({}));
            const std::vector<Cell> open = scenarios::open_cells(array);
            if (scenarios::product(array, open) > 200'000) continue;
            const ScenarioOutcome outcome = scenarios::run(array, open, {}, {});
            EXPECT_EQ(outcome.counts.scenarios, scenarios::product(array, open));
            EXPECT_EQ(outcome.distinct, count);
            EXPECT_EQ(outcome.counts.unfinished, 0U);
            EXPECT_EQ(outcome.solutions.size(), std::min<std::uint64_t>(count, scenarios::many_solutions));
            for (const Grid& grid : outcome.solutions) EXPECT_TRUE(solves(grid, puzzle));
            EXPECT_EQ(std::set<Grid>(outcome.solutions.begin(), outcome.solutions.end()).size(),
                      outcome.solutions.size());
        }
}

TEST(Scenarios, NoPickIsOneScenario) {
    const Array array = closed(std::string(source));
    EXPECT_EQ(scenarios::run(array, {}, {}, {}).counts, (ScenarioCounts{1, 0, 0, 0, 1}));
}

TEST(Scenarios, TheAutomaticPickTakesFewDigitsFirstColumnByColumn) {
    const Array array = closed(std::string(source));
    // Cells with two digits in the source's state: A6, D8 (columns A, D), ..; the product stays below the limit.
    const std::vector<Cell> picked = scenarios::pick_cells(array, 1000);
    ASSERT_FALSE(picked.empty());
    EXPECT_LE(scenarios::product(array, picked), 1000U);
    for (std::size_t i = 1; i < picked.size(); ++i) {
        const auto rank = [&](Cell c) {
            return std::tuple(array.digits(c).size(), array.geometry().column(c), array.geometry().row(c));
        };
        EXPECT_LT(rank(picked[i - 1]), rank(picked[i]));
    }
    EXPECT_EQ(scenarios::pick_cells(array, 1), std::vector<Cell>());
    const Array four = closed("[12][123]..............");
    EXPECT_EQ(scenarios::pick_cells(four, 6), (std::vector{cell(four, "A1"), cell(four, "B1")}));
}

TEST(Scenarios, LimitKeepsPartialCounts) {
    const Array array = closed(std::string(source));
    Meter meter(1007);
    Meter seven(meter, 7);
    scenarios::ScenarioOptions options;
    const ScenarioOutcome outcome = scenarios::run(array, scenarios::open_cells(array), {}, options, seven);
    EXPECT_TRUE(outcome.cut_short);
    EXPECT_EQ(outcome.counts.scenarios, 7U);
    EXPECT_EQ(outcome.possible, unlimited);
    std::uint64_t reported = 0;
    options.progress = [&](std::uint64_t done, std::uint64_t) { reported = done; };
    EXPECT_EQ(scenarios::run(array, scenarios::open_cells(array), {}, options, meter).counts.scenarios, 1000U);
    EXPECT_EQ(reported, 768U);
}

using Drawn = std::vector<std::vector<Digit>>;

Drawn drawn(const Choices& choices, std::uint64_t size, std::uint64_t seed) {
    Drawn out;
    choices.draw(size, seed, [&](std::span<const Digit> choice) {
        out.emplace_back(choice.begin(), choice.end());
        return true;
    });
    return out;
}

TEST(ScenarioSample, IsReproducibleWithoutRepeats) {
    const Array array = closed(std::string(source));
    const std::vector<Cell> open = scenarios::open_cells(array);
    for (std::size_t cells : {3U, 8U, 60U}) {
        const Choices choices(array, std::span(open).first(cells));
        for (std::uint64_t size :
             {std::uint64_t{0}, std::uint64_t{1}, std::min<std::uint64_t>(choices.count() - 1, 300)}) {
            const Drawn sample = drawn(choices, size, 42);
            EXPECT_EQ(sample.size(), size);
            EXPECT_EQ(std::set(sample.begin(), sample.end()).size(), size);
            EXPECT_EQ(drawn(choices, size, 42), sample);
            for (const auto& choice : sample)
                for (std::size_t i = 0; i < cells; ++i) EXPECT_TRUE(array.digits(open[i]).has(choice[i]));
        }
        if (cells > 3) {
            EXPECT_NE(drawn(choices, 100, 42), drawn(choices, 100, 43));
        }
    }
}

// The standard defines the engine, and the rest is implemented here, so these numbers are the same on every machine.
TEST(ScenarioSample, DrawsEveryChoiceEquallyOften) {
    const Array array = closed("[12][123]..............");
    const std::vector<Cell> cells = {cell(array, "A1"), cell(array, "B1")};
    const Choices choices(array, cells);
    ASSERT_EQ(choices.count(), 6U);
    for (std::uint64_t size : {1U, 2U, 3U, 5U}) {
        std::map<std::vector<Digit>, int> times;
        constexpr int trials = 6000;
        for (std::uint64_t seed = 0; seed < trials; ++seed)
            for (const auto& choice : drawn(choices, size, seed)) ++times[choice];
        EXPECT_EQ(times.size(), 6U);
        // Mean 1000 * size, standard deviation at most 39.
        for (const auto& [choice, count] : times) EXPECT_NEAR(count, 1000 * static_cast<int>(size), 200);
    }
}

TEST(ScenarioSample, FullSampleHasEveryScenario) {
    const Array array = closed(std::string(source));
    const std::vector<Cell> picked = {cell(array, "B1"), cell(array, "C1")};
    const ScenarioOutcome all = scenarios::run(array, picked, {}, {});
    EXPECT_EQ(scenarios::run(array, picked, scenarios::Sample{all.possible, 9}, {}).counts, all.counts);
    EXPECT_EQ(scenarios::run(array, picked, scenarios::Sample{1'000'000, 9}, {}).counts, all.counts);
    const ScenarioOutcome some = scenarios::run(array, picked, scenarios::Sample{5, 9}, {});
    EXPECT_EQ(some.counts.scenarios, 5U);
    EXPECT_EQ(some.possible, all.possible);
    EXPECT_EQ(scenarios::run(array, picked, scenarios::Sample{5, 9}, {}).counts, some.counts);
}

}  // namespace
}  // namespace deduku
