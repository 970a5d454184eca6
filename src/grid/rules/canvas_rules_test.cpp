// Rules on boards whose grid and digits differ: on random fillings they mean their words.
//
//   3x4 digits 0-4     rows of 4 of the 5 digits, columns of 3: no house has all
#include <gtest/gtest.h>

#include <map>

#include "deduku/board.hpp"
#include "deduku/text.hpp"
#include "tests/support/canvas_trials.hpp"
#include "tests/support/satisfies.hpp"

namespace deduku::canvas_trials {
namespace {

void check_on_fillings(const SmallBoard& board, const Trial& trial, const Geometry& geometry, const GeometryPtr& shared,
                       Random& random, std::set<bool>& met) {
    for (int i = 0; i < 20; ++i) {
        const Numbers filling = filling_of(board, random);
        Grid grid;
        for (int number : filling) grid.push_back(static_cast<Digit>(number - board.least));
        const bool wanted = trial.holds(filling);
        met.insert(wanted);
        EXPECT_EQ(testing::satisfies(*shared, grid), wanted);
        EXPECT_EQ(obeys(geometry.rules(), geometry, grid), wanted);
    }
}

TEST(CanvasRules, RulesMeanTheirWords) {
    Random random(7);
    const std::vector<SmallBoard> boards = {
        {4, 4, 0, 3, "AABBAABBCCDDCCDD"}, {3, 4, 0, 4, "lines"}, {3, 4, 1, 5, "AABBAABBCCCC"},
        {4, 4, 0, 4, "AABBAABBCCDDCCDD"}, {3, 3, 1, 5, "none"},  {2, 5, 0, 7, "lines"}};
    std::map<std::string, std::set<bool>> met;
    for (const SmallBoard& board : boards) {
        const GeometryPtr plain = std::get<Puzzle>(read_puzzles(board.line())[0]).shared_geometry();
        for (int round = 0; round < 25; ++round) {
            std::vector<Trial> trials;
            add_cell_trials(board, random, trials);
            add_board_trials(board, trials);
            if (board.houses != "none") add_side_trials(board, random, trials);
            for (const Trial& trial : trials) {
                SCOPED_TRACE(board.line() + " rules:" + trial.text);
                const auto made = add_rules(plain, trial.text);
                const auto* error = std::get_if<RuleError>(&made);
                ASSERT_EQ(error, nullptr) << error->found << ", expected " << error->expected;
                const auto& geometry = std::get<GeometryPtr>(made);
                check_on_fillings(board, trial, *geometry, geometry, random,
                                  met[trial.text.substr(0, trial.text.find_first_of(" :"))]);
            }
        }
    }
    for (const auto& [kind, both] : met) EXPECT_EQ(both.size(), 2U) << kind;
    EXPECT_GE(met.size(), 22U);
}

}  // namespace
}  // namespace deduku::canvas_trials
