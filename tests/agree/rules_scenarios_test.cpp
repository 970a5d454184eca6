// Scenarios on boards with rules: nothing removed is in a solution, the fixpoint is independent of the order, and
// isomorphs have the same.
#include <gtest/gtest.h>

#include <array>

#include "method/scenarios/extend.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rules.hpp"

namespace deduku::scenarios {
namespace {

using testing::below;
using testing::Random;

constexpr Rules in_turn = {false, HouseArrays::sequence, Sweep::closed};

void expect_keeps(const Array& array, const std::vector<Grid>& solutions) {
    for (const Grid& grid : solutions)
        for (Cell cell : grid.ids()) ASSERT_TRUE(array.digits(cell).has(grid[cell]));
}

// For each scenario of a cell: its ending agrees with the solutions with that digit.
void expect_endings(const Array& array, Cell cell, const std::vector<Grid>& solutions) {
    ScenarioOptions options;
    options.each = [&](std::span<const Digit> digits, ScenarioEnd ending, const Array& left) {
        std::vector<Grid> with;
        for (const Grid& grid : solutions)
            if (grid[cell] == digits.front()) with.push_back(grid);
        const bool dead = ending == ScenarioEnd::dead_empty || ending == ScenarioEnd::dead_place;
        EXPECT_TRUE(!dead || with.empty());
        if (ending == ScenarioEnd::complete) {
            EXPECT_EQ(with, std::vector{left.grid()});
        }
        if (!dead) expect_keeps(left, with);
        // The result from scratch is the same.
        Array alone(array.shared_geometry());
        alone.keep(array);
        alone.keep(cell, {digits.front()});
        EXPECT_EQ(solve_scenario(alone, options.rules), ending);
        EXPECT_TRUE(dead || alone == left);
    };
    Meter meter;
    (void)run(array, std::array{cell}, std::nullopt, options, meter);
}

void expect_same_for_image(const Puzzle& puzzle, const Array& array, Random& random) {
    const Isomorph isomorph = testing::random_moves(*puzzle.geometry().boxes(), random);
    Array image = with_data(testing::image_with_rules(isomorph, puzzle));
    image.settle({});
    ASSERT_EQ(image.contradiction().has_value(), array.contradiction().has_value());
    for (Cell cell : array.geometry().every_grid_cell())
        if (!array.contradiction()) {
            EXPECT_EQ(image.digits(isomorph.image(cell)), array.digits(cell));
        }
}

TEST(ScenariosOnRules, RandomBoards) {
    Random random(20261129);
    int removed = 0, contradictory = 0, extended = 0;
    for (int round = 0; round < 300 && !HasFailure(); ++round) {
        const Puzzle puzzle = testing::random_ruled_puzzle(random);
        const std::vector<Grid> solutions = testing::all_solutions(puzzle);
        Array array = with_data(puzzle);
        const int before = array.truths();
        array.settle({});
        Array other = with_data(puzzle);
        other.settle(in_turn);
        ASSERT_EQ(array.contradiction().has_value(), other.contradiction().has_value());
        expect_same_for_image(puzzle, array, random);
        contradictory += array.contradiction() ? 1 : 0;
        if (array.contradiction()) {
            EXPECT_TRUE(solutions.empty());
            continue;
        }
        EXPECT_TRUE(array == other);
        removed += before - array.truths();
        expect_keeps(array, solutions);
        for (Cell cell : open_cells(array)) expect_endings(array, cell, solutions);
        Meter meter;
        const Extension extension = extend(array, {}, {}, meter);
        extended += array.truths() - extension.array.truths();
        if (extension.contradiction)
            EXPECT_TRUE(solutions.empty());
        else
            expect_keeps(extension.array, solutions);
    }
    EXPECT_GT(removed, 2000);
    EXPECT_GT(contradictory, 5);
    EXPECT_GT(extended, 100);
}

// A1 + B1 = 4 and B3 + B4 = 3: with A1 = 1 the rules write B1 = 3, which leaves 1 and 2 for B3 and B4.
TEST(ScenariosOnRules, PassesEndWithTheRulesOfTheBoard) {
    Array array = with_data(testing::read_puzzle("1............... rules: killer 4: A1 B1; killer 3: B3 B4"));
    std::vector<PassCounts> passes;
    array.settle({}, &passes);
    ASSERT_FALSE(passes.empty());
    for (const PassCounts& pass : passes) EXPECT_EQ(pass.size(), 4U);
    EXPECT_LT(passes.front()[3], passes.front()[2]);
    EXPECT_EQ(array.digits(static_cast<Cell>(1)), Set<Digit>{static_cast<Digit>(2)});
}

}  // namespace
}  // namespace deduku::scenarios
