// A solver compared with the oracle: the same number of solutions, the same grids.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "search/solver.hpp"
#include "tests/support/positions.hpp"

namespace deduku::testing {

struct Found {
    Solutions solutions;
    std::vector<Grid> grids;  // sorted
};

/// The results of `run`, called as a Solver, up to `limit` solutions.
template <class Run>
[[nodiscard]] Found find(Run&& run, const Board& board, std::uint64_t limit) {
    Found found;
    SearchRequest request;
    request.limit = limit;
    request.each = [&](const Grid& grid) {
        found.grids.push_back(grid);
        return true;
    };
    Meter no_limit;
    found.solutions = run(board, request, no_limit);
    std::sort(found.grids.begin(), found.grids.end());
    return found;
}

/// Whether `grid` solves the board: only candidates of it, every digit once in each house.
[[nodiscard]] inline bool fits(const Grid& grid, const Board& board) {
    for (Cell cell : grid.ids())
        if (!board.has({cell, grid[cell]})) return false;
    return solves(grid, blank_puzzle(board.geometry().box()));
}

/// Compares a solver with the oracle, up to a limit; returns the number of solutions.
template <class Run>
std::uint64_t agree(Run&& run, const Board& board, std::uint64_t limit) {
    const Found ours = find(run, board, limit);
    const Found plain = find(Solver{oracle_solve}, board, limit);
    EXPECT_EQ(ours.solutions.count, plain.solutions.count);
    EXPECT_EQ(ours.solutions.end, plain.solutions.end);
    EXPECT_EQ(ours.grids.size(), ours.solutions.count);
    EXPECT_EQ(ours.solutions.first.has_value(), ours.solutions.count > 0);
    EXPECT_TRUE(std::adjacent_find(ours.grids.begin(), ours.grids.end()) == ours.grids.end()) << "a grid came twice";
    for (const Grid& grid : ours.grids) EXPECT_TRUE(fits(grid, board));
    if (plain.solutions.end == SearchEnd::complete) {
        EXPECT_TRUE(ours.grids == plain.grids);
    }
    return plain.solutions.count;
}

}  // namespace deduku::testing
