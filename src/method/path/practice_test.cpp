// Positions to practise: by the hint and by the finders, the technique is the easiest one, and its eliminations are
// false.
#include "method/path/practice.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "method/path/hint.hpp"
#include "method/path/refute.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::path {
namespace {

using testing::Random;

// Looks for a position and checks all its properties.
bool look_for(const Puzzle& puzzle, const Move& wanted) {
    const Solutions solutions = solve_by_sectors(start_board(puzzle), SearchRequest{.limit = 2});
    const auto count = [&]() -> const Solutions& { return solutions; };
    Meter meter;
    const auto found = exercise_in(puzzle, wanted, count, meter);
    if (!found) return false;
    const auto is_wanted = [&](const Step& step) {
        return step.move && step.move->technique == wanted.technique && step.move->size == wanted.size;
    };
    const std::string name = title_of(wanted);
    EXPECT_TRUE(std::all_of(found->steps.begin(), found->steps.end(), is_wanted)) << name;
    EXPECT_FALSE(found->steps.empty());
    for (const Step& step : found->steps)
        for (const Candidate c : step.removes) {
            EXPECT_NE((*solutions.first)[c.cell], c.digit) << name;
            EXPECT_TRUE(found->before.has(c));
        }
    // By the hint for the state, and by each easier technique.
    const Hint next = hint(found->puzzle, found->puzzle.state, {}, count, meter);
    EXPECT_TRUE(next.mistakes.empty());
    EXPECT_TRUE(next.step && is_wanted(*next.step)) << name << " " << (next.step ? title_of(*next.step->move) : "none");
    const auto rules = rules_of(puzzle, meter);
    for (const Move& easier : by_difficulty()) {
        if (easier.technique == wanted.technique && easier.size == wanted.size) break;
        if (easier.technique->effect == Effect::places) continue;
        EXPECT_TRUE(finds({found->before, puzzle, rules.get()}, easier, 1).empty())
            << title_of(easier) << " before " << name;
    }
    std::size_t open = 0;
    for (const Cell cell : puzzle.geometry().every_cell()) {
        EXPECT_EQ(found->puzzle.state[cell], found->before.digits(cell));
        open += found->before.digits(cell).single() ? 0U : static_cast<std::size_t>(found->before.digits(cell).size());
    }
    EXPECT_EQ(found->candidates, open + found->puzzle.lone_marks.size());
    return true;
}

// The techniques on the path of a puzzle, without repetitions.
std::vector<Move> moves_on_path(const Puzzle& puzzle) {
    PathOptions options;
    options.beyond = false;
    Meter meter;
    const Solutions solutions = solve_by_sectors(start_board(puzzle), SearchRequest{.limit = 2});
    std::vector<Move> out;
    for (const Step& step : walk(
                                puzzle, options, [&]() -> const Solutions& { return solutions; }, meter)
                                .steps)
        if (std::none_of(out.begin(), out.end(), [&](const Move& move) {
                return move.technique == step.move->technique && move.size == step.move->size;
            }))
            out.push_back(*step.move);
    return out;
}

// All techniques on the path of each puzzle; together at least this many.
void look_on(const std::vector<Puzzle>& puzzles, std::size_t techniques) {
    std::set<std::string> met;
    for (const Puzzle& puzzle : puzzles)
        for (const Move& move : moves_on_path(puzzle)) {
            ASSERT_TRUE(look_for(puzzle, move)) << title_of(move);
            if (::testing::Test::HasFailure()) return;
            met.insert(title_of(move));
        }
    EXPECT_GE(met.size(), techniques);
}

TEST(Practice, PositionsNeedTheTechnique) {
    std::vector<Puzzle> puzzles = testing::read_list("top1465.txt");
    puzzles.resize(4);
    Random random(5);
    for (int i = 0; i < 10; ++i) puzzles.push_back(testing::random_minimal({3, 3}, random));
    for (int i = 0; i < 10; ++i) puzzles.push_back(testing::random_minimal({2, 3}, random));
    look_on(puzzles, 15);
    const auto absent = std::get<Move>(parse_move("jellyfish"));
    EXPECT_FALSE(look_for(testing::read_puzzle("...43.1..1..4..."), absent));
}

TEST(ExhaustivePractice, PositionsNeedTheTechnique) {
    std::vector<Puzzle> puzzles = testing::read_list("top1465.txt");
    puzzles.resize(100);
    look_on(puzzles, 40);
}

TEST(Practice, PositionsWithMoreFindsAreEasier) {
    const auto with = [](std::size_t finds, std::size_t cells, std::size_t candidates) {
        Exercise out{{}, Board(std::make_shared<const Geometry>(Box{2, 2})), {}, candidates};
        for (std::size_t i = 0; i < finds; ++i) {
            out.steps.emplace_back();
            out.steps.back().pattern.cells.resize(cells);
        }
        return out;
    };
    EXPECT_TRUE(easier_to_see(with(3, 4, 90), with(2, 2, 40)));
    EXPECT_TRUE(easier_to_see(with(2, 2, 90), with(2, 3, 40)));
    EXPECT_TRUE(easier_to_see(with(2, 2, 40), with(2, 2, 90)));
    EXPECT_FALSE(easier_to_see(with(2, 2, 40), with(2, 2, 40)));
}

TEST(Practice, NoPositionsAtMeterLimit) {
    const Puzzle puzzle = testing::read_list("top1465.txt").front();
    const Solutions solutions = solve_by_sectors(start_board(puzzle), SearchRequest{.limit = 2});
    Meter none(0);
    const auto naked_pair = std::get<Move>(parse_move("naked-pair"));
    EXPECT_FALSE(exercise_in(
        puzzle, naked_pair, [&]() -> const Solutions& { return solutions; }, none));
}

}  // namespace
}  // namespace deduku::path
