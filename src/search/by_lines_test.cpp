// The plain and the fast solver of boards with rules, compared with trying every grid.
#include <gtest/gtest.h>

#include <algorithm>

#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/rules.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;
using testing::RandomRules;

std::vector<std::vector<Digit>> in_order(const std::vector<Grid>& grids) {
    std::vector<std::vector<Digit>> out;
    for (const Grid& grid : grids) out.emplace_back(grid.begin(), grid.end());
    std::sort(out.begin(), out.end());
    return out;
}

std::vector<Grid> all_by(Solver solver, const Board& board) {
    std::vector<Grid> out;
    SearchRequest request;
    request.limit = unlimited;
    request.each = [&](const Grid& grid) {
        out.push_back(grid);
        return true;
    };
    Meter no_limit;
    const Solutions found = solver(board, request, no_limit);
    EXPECT_EQ(found.end, SearchEnd::complete);
    EXPECT_EQ(found.count, out.size());
    return out;
}

// Random rules that a random grid obeys, with a few of its givens and a few candidates removed.
Puzzle random_puzzle(Box box, const RandomRules& wanted, int givens, Random& random) {
    Grid grid;
    Puzzle puzzle(testing::random_rules(box, wanted, random, grid));
    for (int i = 0; i < givens; ++i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        puzzle.cells[cell] = {grid[cell]};
    }
    for (int i = below(random, 10); i > 0; --i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        const auto digit = static_cast<Digit>(below(random, box.digits()));
        if (puzzle.cells[cell].size() > 1) puzzle.cells[cell].erase(digit);
    }
    return puzzle;
}

void compare(Box box, int boards, int givens, unsigned seed) {
    Random random(seed);
    for (int i = 0; i < boards; ++i) {
        const RandomRules wanted{below(random, 5), below(random, 6), below(random, 5), below(random, 3)};
        const Puzzle puzzle = random_puzzle(box, wanted, givens, random);
        const auto all = in_order(testing::all_solutions(puzzle));
        ASSERT_EQ(in_order(all_by(solve_by_lines, start_board(puzzle))), all) << i;
        ASSERT_EQ(in_order(all_by(solve_by_rules, start_board(puzzle))), all) << i;
    }
}

TEST(ByLines, CountsMatchEnumerationOn4x4) { compare({2, 2}, 400, 1, 1); }
TEST(ByLines, CountsMatchEnumerationOn6x6) { compare({2, 3}, 30, 14, 2); }
TEST(ExhaustiveByLines, CountsMatchEnumeration) {
    compare({2, 2}, 20'000, 0, 3);
    compare({2, 3}, 1'000, 12, 4);
}

// Cages that tile the board: sums of houses, innies and outies.
Puzzle random_killer(Box box, int largest, Random& random, Grid& grid) {
    grid = testing::random_grid(box, random);
    const Geometry plain(box);
    Table<Cell, bool> taken(plain.cells());
    Constraints rules;
    for (const Cell first : plain.every_cell()) {
        if (taken[first]) continue;
        std::vector<Cell> cage;
        Cell at = first;
        for (int size = 1 + below(random, largest); size > 0; --size) {
            taken[at] = true;
            cage.push_back(at);
            const int right = index(at) + 1;
            const bool down = below(random, 2) == 0 || right % box.digits() == 0;
            const int to = down ? index(at) + box.digits() : right;
            if (to >= plain.cells() || taken[static_cast<Cell>(to)]) break;
            at = static_cast<Cell>(to);
            if (std::any_of(cage.begin(), cage.end(), [&](Cell c) { return grid[c] == grid[at]; })) break;
        }
        std::sort(cage.begin(), cage.end());
        Linear sum{{}, 0, 0};
        for (const Cell cell : cage) {
            sum.least = sum.most = *sum.least + index(grid[cell]) + 1;
            for (const Digit d : plain.all_digits()) sum.terms.push_back({{cell, d}, index(d) + 1});
        }
        rules.houses.push_back(std::move(cage));
        rules.lines.push_back(std::move(sum));
    }
    return Puzzle(std::make_shared<const Geometry>(box.digits(), standard_houses(box), std::move(rules), ""));
}

TEST(ByLines, CountsKillersOn4x4) {
    Random random(5);
    for (int i = 0; i < 100; ++i) {
        Grid grid;
        const Puzzle puzzle = random_killer({2, 2}, 1 + i % 4, random, grid);
        const auto all = in_order(testing::all_solutions(puzzle));
        ASSERT_EQ(in_order(all_by(solve_by_lines, start_board(puzzle))), all) << i;
        ASSERT_EQ(in_order(all_by(solve_by_rules, start_board(puzzle))), all) << i;
    }
}

TEST(ByLines, SolvesKillersOn9x9) {
    Random random(6);
    for (int i = 0; i < 20; ++i) {
        Grid grid;
        const Puzzle puzzle = random_killer({3, 3}, 3, random, grid);
        SearchRequest request;
        request.limit = 2;
        for (const Solver solver : {Solver{solve_by_lines}, Solver{solve_by_rules}}) {
            Meter no_limit;
            const Solutions found = solver(start_board(puzzle), request, no_limit);
            ASSERT_GE(found.count, 1U);
            EXPECT_TRUE(solves(*found.first, puzzle));
            if (found.count == 1) {
                EXPECT_EQ(*found.first, grid);
            }
        }
    }
}

TEST(ByLines, SolvesBoardsOf25DigitsWithoutATableOfExclusions) {
    // 27x27 boards have too many candidates for the table.
    Random random(7);
    for (const Box box : {Box{5, 5}, Box{3, 9}}) {
        const Grid grid = testing::random_grid(box, random);
        Constraints rules;
        rules.lines.push_back({{{{Cell{0}, grid[Cell{0}]}, 1}}, 1, 1});
        auto geometry = std::make_shared<const Geometry>(box.digits(), standard_houses(box), std::move(rules), "");
        Puzzle puzzle(geometry);
        for (const Cell cell : geometry->every_cell())
            if (index(cell) > 0 && below(random, 10) < 7) puzzle.cells[cell] = {grid[cell]};
        const Solutions found = solve_by_lines(start_board(puzzle), {});
        ASSERT_TRUE(found.first);
        EXPECT_TRUE(solves(*found.first, puzzle));
    }
}

}  // namespace
}  // namespace deduku
