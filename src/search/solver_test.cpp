// What every solver guarantees besides the count: limits, budgets, `each`, unchanged positions.
#include "search/solver.hpp"

#include <gtest/gtest.h>

#include "tests/support/positions.hpp"

namespace deduku {
namespace {

class AnySolver : public ::testing::TestWithParam<Solver> {
  protected:
    Solutions run(const Board& board, const SearchRequest& request) const {
        Meter no_limit;
        return GetParam()(board, request, no_limit);
    }
    const Board empty{std::make_shared<const Geometry>(Box{2, 2})};  // 288 solutions
};

TEST_P(AnySolver, StopsAtTheLimit) {
    for (std::uint64_t limit : {1U, 2U, 287U, 288U}) {
        SearchRequest request;
        request.limit = limit;
        const Solutions found = run(empty, request);
        EXPECT_EQ(found.count, limit);
        EXPECT_EQ(found.end, SearchEnd::limit);
        ASSERT_TRUE(found.first);
        EXPECT_TRUE(solves(*found.first, blank_puzzle({2, 2})));
    }
    SearchRequest one_more;
    one_more.limit = 289;
    EXPECT_EQ(run(empty, one_more).count, 288U);
    EXPECT_EQ(run(empty, one_more).end, SearchEnd::complete);
}

TEST_P(AnySolver, ReturnsAtOnceForLimitZero) {
    SearchRequest request;
    request.limit = 0;
    const Solutions found = run(empty, request);
    EXPECT_EQ(found.count, 0U);
    EXPECT_EQ(found.nodes, 0U);
    EXPECT_EQ(found.end, SearchEnd::limit);
}

TEST_P(AnySolver, StaysWithinNodeLimit) {
    SearchRequest request;
    request.limit = unlimited;
    std::uint64_t last = 0;
    for (std::uint64_t nodes : {0U, 1U, 5U, 50U, 200U}) {
        Meter meter(nodes);
        const Solutions found = GetParam()(empty, request, meter);
        EXPECT_EQ(found.nodes, nodes);
        EXPECT_EQ(meter.spent(), nodes);
        EXPECT_TRUE(meter.exhausted());
        EXPECT_EQ(found.end, SearchEnd::budget);
        EXPECT_LT(found.count, 288U);
        EXPECT_GE(found.count, last);
        last = found.count;
    }
    EXPECT_GT(last, 0U);
    EXPECT_EQ(run(empty, request).end, SearchEnd::complete);
}

TEST_P(AnySolver, StopsOnCallersRequest) {
    int asked = 0;
    SearchRequest request;
    request.limit = unlimited;
    Meter meter(unlimited, [&] { return ++asked > 10; });
    const Solutions found = GetParam()(empty, request, meter);
    EXPECT_EQ(found.end, SearchEnd::budget);
    EXPECT_EQ(found.nodes, 10U);

    const Solutions once_more = GetParam()(empty, request, meter);
    EXPECT_EQ(once_more.nodes, 0U);
    EXPECT_EQ(once_more.end, SearchEnd::budget);
}

TEST_P(AnySolver, SharesAMeter) {
    SearchRequest request;
    request.limit = unlimited;
    Meter unbounded;
    const std::uint64_t all = GetParam()(empty, request, unbounded).nodes;
    EXPECT_EQ(unbounded.spent(), all);
    Meter meter(all + 9);
    EXPECT_EQ(GetParam()(empty, request, meter).end, SearchEnd::complete);
    const Solutions found = GetParam()(empty, request, meter);
    EXPECT_EQ(found.end, SearchEnd::budget);
    EXPECT_EQ(found.nodes, 9U);
}

TEST_P(AnySolver, ReportsEverySolutionUntilStopped) {
    std::vector<Grid> seen;
    SearchRequest request;
    request.limit = unlimited;
    request.each = [&](const Grid& grid) {
        seen.push_back(grid);
        return seen.size() < 7;
    };
    const Solutions found = run(empty, request);
    EXPECT_EQ(found.end, SearchEnd::limit);
    EXPECT_EQ(found.count, 7U);
    EXPECT_EQ(seen.size(), 7U);
    EXPECT_EQ(*found.first, seen.front());
}

TEST_P(AnySolver, LeavesBoardUnchanged) {
    Board board = empty;
    board.remove({Cell{3}, Digit{1}});
    SearchRequest request;
    request.limit = unlimited;
    const Solutions found = run(board, request);
    EXPECT_EQ(found.count, 216U);  // each digit is in A1..D4 in a quarter of the 288 grids
    EXPECT_EQ(board.trail().size(), 1U);
}

TEST_P(AnySolver, RecognizesSolvedBoard) {
    testing::Random random(1);
    const Grid grid = testing::random_grid({3, 3}, random);
    const Puzzle puzzle = testing::puzzle_of({3, 3}, grid, Table<Cell, bool>(81, true));
    SearchRequest request;
    request.limit = 2;
    const Solutions found = run(start_board(puzzle), request);
    EXPECT_EQ(found.count, 1U);
    EXPECT_EQ(found.end, SearchEnd::complete);
    EXPECT_EQ(found.first, grid);
}

INSTANTIATE_TEST_SUITE_P(Solvers, AnySolver,
                         ::testing::Values(Solver{solve_by_sectors}, Solver{solve_by_lines}, Solver{solve_by_rules},
                                           Solver{oracle_solve}),
                         [](const auto& instance) {
                             return instance.param == Solver{oracle_solve}     ? "Oracle"
                                    : instance.param == Solver{solve_by_lines} ? "ByLines"
                                    : instance.param == Solver{solve_by_rules} ? "ByRules"
                                                                               : "BySectors";
                         });

// The same guarantees for 9x9 boards, except the exact number of nodes.
class Nine : public ::testing::Test {
  protected:
    const Board empty{std::make_shared<const Geometry>(Box{3, 3})};
};

TEST_F(Nine, StopsAtTheLimit) {
    for (std::uint64_t limit : {0U, 1U, 2U, 1000U}) {
        SearchRequest request;
        request.limit = limit;
        const Solutions found = solve_by_lanes(empty, request);
        EXPECT_EQ(found.count, limit);
        EXPECT_EQ(found.end, SearchEnd::limit);
        ASSERT_EQ(found.first.has_value(), limit > 0);
        EXPECT_TRUE(!found.first || solves(*found.first, blank_puzzle({3, 3})));
    }
}

TEST_F(Nine, StaysWithinNodeLimit) {
    SearchRequest request;
    request.limit = unlimited;
    for (std::uint64_t nodes : {0U, 1U, 5U, 50U, 2000U}) {
        Meter meter(nodes);
        const Solutions found = solve_by_lanes(empty, request, meter);
        EXPECT_EQ(found.nodes, nodes);
        EXPECT_EQ(meter.spent(), nodes);
        EXPECT_TRUE(meter.exhausted());
        EXPECT_EQ(found.end, SearchEnd::budget);
        EXPECT_LE(found.count, nodes);
    }
}

TEST_F(Nine, StopsOnCallersRequest) {
    int asked = 0;
    SearchRequest request;
    request.limit = unlimited;
    Meter meter(unlimited, [&] { return ++asked > 10; });
    EXPECT_EQ(solve_by_lanes(empty, request, meter).end, SearchEnd::budget);
    EXPECT_EQ(asked, 11);
    EXPECT_EQ(solve_by_lanes(empty, request, meter).nodes, 0U);
}

// Few guesses and many, unique and not, contradictory: as by the other two solvers.
TEST_F(Nine, AgreesWithOtherSolvers) {
    for (const char* list : {"sample_singles.txt", "sample_clue17.txt", "sample_top1465.txt", "sample_raw.txt",
                             "sample_multi_serg.txt", "sample_hardest_1106.txt", "random_minimal_200.txt"})
        for (Puzzle puzzle : testing::read_list(list))
            for (int spoiled = 0; spoiled < 2; ++spoiled) {
                if (spoiled == 1) puzzle.cells[Cell{40}] = {static_cast<Digit>(3)};
                for (std::uint64_t limit : {1U, 2U, 9U}) {
                    SearchRequest request;
                    request.limit = limit;
                    const Solutions found = solve_by_lanes(start_board(puzzle), request);
                    const Solutions expected = solve_by_sectors(start_board(puzzle), request);
                    ASSERT_EQ(found.count, expected.count);
                    ASSERT_EQ(found.end, expected.end);
                    ASSERT_TRUE(found.count == 0 || solves(*found.first, puzzle));
                }
            }
}

// The largest board: a deep search without recursion, in constant memory.
TEST(Solve, FillsAnEmpty64x64) {
    const Puzzle puzzle = blank_puzzle({8, 8});
    const Solutions found = solve_by_search(start_board(puzzle), SearchRequest{});
    ASSERT_EQ(found.count, 1U);
    EXPECT_TRUE(solves(*found.first, puzzle));
}

TEST(Solve, OblongAndFlatBoards) {
    for (Box box : {Box{1, 5}, Box{5, 1}, Box{2, 8}, Box{8, 2}, Box{3, 5}}) {
        const Solutions found = solve_by_search(start_board(blank_puzzle(box)), SearchRequest{});
        ASSERT_EQ(found.count, 1U);
        EXPECT_TRUE(solves(*found.first, blank_puzzle(box)));
    }
}

}  // namespace
}  // namespace deduku
