// The solvers of this room match the oracle and satisfy the contract of every Solver.
#include "method/solve/solve.hpp"

#include <gtest/gtest.h>

#include "deduku/cadical.hpp"
#include "deduku/learning.hpp"
#include "method/reasonable/fixpoint.hpp"
#include "method/solve/descent.hpp"
#include "method/solve/learning/search.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/solvers.hpp"

namespace deduku {
namespace {

using testing::agree;
using testing::Random;

Board empty_board(Box box) { return Board(std::make_shared<const Geometry>(box)); }

class LargeSolver : public ::testing::TestWithParam<Solver> {
  protected:
    Solutions run(const Board& board, const SearchRequest& request) const {
        Meter no_limit;
        return GetParam()(board, request, no_limit);
    }
    std::uint64_t agrees(const Board& board, std::uint64_t limit) const { return agree(GetParam(), board, limit); }
    const Board empty = empty_board({2, 2});  // 288 solutions
};

TEST_P(LargeSolver, RandomGivens) {
    struct Shape {
        Box box;
        int clues;
        int boards;
        std::uint64_t limit;
    };
    Random random(31);
    for (const Shape& shape : {Shape{{2, 2}, 4, 60, 100},
                               {{2, 3}, 10, 60, 100},
                               {{3, 2}, 10, 60, 100},
                               {{2, 4}, 26, 30, 100},
                               {{3, 3}, 27, 30, 100},
                               {{3, 4}, 80, 20, 20},
                               {{4, 4}, 175, 10, 20}}) {
        int complete = 0;
        for (int i = 0; i < shape.boards; ++i) {
            const Puzzle puzzle = testing::random_givens(shape.box, shape.clues, random);
            const std::uint64_t count = agrees(start_board(puzzle), shape.limit);
            EXPECT_GE(count, 1U);
            complete += count < shape.limit ? 1 : 0;
        }
        EXPECT_GT(complete, 0) << shape.box.height << "x" << shape.box.width;
    }
}

// Pencil marks, then randomly removed candidates: fewer solutions, often none.
TEST_P(LargeSolver, RandomCandidates) {
    Random random(5);
    int contradictory = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 4}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        const int percent = box.digits() == 4 ? 30 : box.digits() == 6 ? 50 : 80;
        for (int i = 0; i < 20; ++i) {
            Board board = testing::random_position(geometry, percent, random);
            EXPECT_GE(agrees(board, 100), 1U);
            for (int k = 0; k < 5; ++k) {
                const Candidate c = geometry->candidate(testing::below(random, geometry->candidates()));
                if (board.has(c)) board.remove(c);
                contradictory += agrees(board, 100) == 0 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(contradictory, 10);
}

TEST_P(LargeSolver, NoSolution) {
    for (const char* text : {"1..1............", "1...........1...", "1....1..........", ".12.3...4......."}) {
        Puzzle puzzle = blank_puzzle({2, 2});
        for (Cell cell : puzzle.cells.ids())
            if (text[index(cell)] != '.') puzzle.cells[cell] = {static_cast<Digit>(text[index(cell)] - '1')};
        EXPECT_EQ(agrees(start_board(puzzle), unlimited), 0U) << text;
    }
    Board no_place = empty;
    for (int c = 0; c < 4; ++c) no_place.remove({static_cast<Cell>(c), Digit{3}});
    EXPECT_EQ(agrees(no_place, unlimited), 0U);
}

TEST_P(LargeSolver, CountsAndLimits) {
    EXPECT_EQ(agrees(empty, unlimited), 288U);
    for (std::uint64_t limit : {1U, 2U, 287U, 288U, 289U})
        EXPECT_EQ(agrees(empty, limit), std::min(limit, std::uint64_t{288}));
    SearchRequest nothing;
    nothing.limit = 0;
    EXPECT_EQ(run(empty, nothing).end, SearchEnd::limit);
    EXPECT_EQ(run(empty, nothing).nodes, 0U);
}

TEST_P(LargeSolver, KeepsToItsLimit) {
    SearchRequest request;
    request.limit = unlimited;
    for (std::uint64_t nodes : {0U, 1U, 5U, 50U, 200U}) {
        Meter meter(nodes);
        const Solutions found = GetParam()(empty, request, meter);
        EXPECT_EQ(found.nodes, nodes);
        EXPECT_EQ(meter.spent(), nodes);
        EXPECT_EQ(found.end, SearchEnd::budget);
        EXPECT_LT(found.count, 288U);
    }
    int asked = 0;
    Meter meter(unlimited, [&] { return ++asked > 10; });
    EXPECT_EQ(GetParam()(empty, request, meter).nodes, 10U);
    EXPECT_EQ(asked, 11);
}

TEST_P(LargeSolver, StopsOnCallersRequest) {
    SearchRequest request;
    request.limit = unlimited;
    int seen = 0;
    request.each = [&](const Grid&) { return ++seen < 7; };
    EXPECT_EQ(run(empty, request).count, 7U);
    EXPECT_EQ(seen, 7);
    EXPECT_EQ(run(empty, request).end, SearchEnd::limit);
}

TEST_P(LargeSolver, Large) {
    for (const Puzzle& puzzle : testing::read_list("large.txt")) {
        SearchRequest request;
        request.limit = 2;
        const Solutions found = run(start_board(puzzle), request);
        EXPECT_EQ(found.count, 1U);
        EXPECT_EQ(found.end, SearchEnd::complete);
        EXPECT_TRUE(found.first && solves(*found.first, puzzle));
    }
}

// The search is reproducible.
TEST_P(LargeSolver, IsRepeatable) {
    Random random(9);
    const Board board = start_board(testing::random_givens({5, 5}, 281, random));
    SearchRequest request;
    request.limit = 2;
    Meter first(5000);
    Meter second(5000);
    const Solutions once = GetParam()(board, request, first);
    const Solutions again = GetParam()(board, request, second);
    EXPECT_EQ(once.count, again.count);
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.first, again.first);
}

Solutions solve_handing_over(const Board& board, const SearchRequest& request, Meter& meter) {
    SearchRequest wanted = request;
    wanted.fallback = fallback_by_learning_then_clauses;
    return solve(board, wanted, meter);
}

INSTANTIATE_TEST_SUITE_P(Solvers, LargeSolver,
                         ::testing::Values(solve_handing_over, solve_by_descent, solve_by_learning, solve_by_clauses),
                         [](const auto& instance) {
                             return instance.param == solve_handing_over  ? "Any"
                                    : instance.param == solve_by_descent  ? "Descent"
                                    : instance.param == solve_by_learning ? "Learning"
                                                                          : "Clauses";
                         });

// At any end of a search, its solutions and those of the next search are all solutions, each counted once. `begin`
// returns nogoods.
template <class Begin>
void loses_and_repeats_nothing(const Fallback& fallback, Begin&& begin) {
    Random random(17);
    const auto run = [&](const Board& board, SearchRequest request, Meter& meter) {
        request.fallback = fallback;
        Tally tally(request, meter);
        if (const auto nogoods = begin(board, tally)) tally.hand_over(board, *nogoods, meter);
        return std::move(tally).result();
    };
    EXPECT_EQ(agree(run, empty_board({2, 2}), unlimited), 288U);
    for (int i = 0; i < 15; ++i) {
        agree(run, start_board(testing::random_givens({2, 3}, 9, random)), 500);
        agree(run, start_board(testing::random_givens({3, 3}, 24, random)), 300);
        agree(run, start_board(testing::random_givens({3, 4}, 72, random)), 100);
    }
}

TEST(Handover, FromDescent) {
    for (const Fallback& fallback : {Fallback(fallback_by_learning), Fallback(fallback_by_clauses)}) {
        int in_the_middle = 0;
        for (std::uint64_t allowance : {0U, 1U, 2U, 5U})
            loses_and_repeats_nothing(fallback, [&](const Board& board, Tally& tally) {
                std::optional<std::vector<Nogood>> out;
                Descent descent(board);
                if (!descent.run(tally, allowance)) out = descent.searched();
                in_the_middle += out && !out->empty() ? 1 : 0;
                return out;
            });
        EXPECT_GT(in_the_middle, 20);
    }
}

TEST(Handover, FromLearningSearch) {
    int in_the_middle = 0;
    for (std::uint64_t allowance : {0U, 1U, 2U, 5U})
        loses_and_repeats_nothing(fallback_by_clauses, [&](const Board& board, Tally& tally) {
            std::optional<std::vector<Nogood>> out;
            Board closed = board;
            if (!tally.open_node() || !reasonable::Fixpoint(board.shared_geometry()).close(closed)) return out;
            learning::Search search(closed, {}, tally);
            if (!search.run(allowance)) out = search.counted();
            in_the_middle += out && !out->empty() ? 1 : 0;
            return out;
        });
    EXPECT_GT(in_the_middle, 20);
}

// Restarts, then learning: the hardest boards of this size.
TEST(SolveAny, HardBoards) {
    Random random(3);
    for (const auto& [box, clues] : {std::pair{Box{5, 5}, 250}, {Box{5, 5}, 281}, {Box{5, 5}, 281}, {Box{6, 6}, 480}}) {
        const Puzzle puzzle = testing::random_givens(box, clues, random);
        const Solutions found = solve(start_board(puzzle), {.fallback = fallback_by_learning_then_clauses});
        EXPECT_TRUE(found.first && solves(*found.first, puzzle));
    }
}

// The caller's solver is called once, at the same point, with the rest of the limit and of the meter.
TEST(SolveAny, HandsOverToSuppliedSolver) {
    Random random(3);
    const Puzzle puzzle = testing::random_givens({6, 6}, 480, random);
    int asked = 0;
    Meter meter;
    SearchRequest request{.limit = 2};
    request.fallback = [&](const Board& board, std::span<const Nogood> nogoods, const SearchRequest& rest,
                           Meter& left) {
        ++asked;
        EXPECT_FALSE(nogoods.empty());
        EXPECT_EQ(&left, &meter);
        EXPECT_EQ(rest.limit, 2U);
        EXPECT_EQ(board.geometry().box(), (Box{6, 6}));
        return Solutions{.count = 1, .first = Grid(), .end = SearchEnd::budget, .nodes = 7};
    };
    const Solutions found = solve(start_board(puzzle), request, meter);
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(found.count, 1U);
    EXPECT_TRUE(found.first);
    EXPECT_EQ(found.end, SearchEnd::budget);
    EXPECT_EQ(found.nodes, meter.spent() + 7);
}

TEST(SolveAny, EmptyBoardsOfAllSizes) {
    for (Box box : {Box{1, 5}, Box{5, 1}, Box{2, 8}, Box{3, 5}, Box{6, 6}, Box{8, 8}}) {
        const Solutions found = solve(empty_board(box), SearchRequest{});
        EXPECT_TRUE(found.first && solves(*found.first, blank_puzzle(box))) << box.height << "x" << box.width;
    }
}

TEST(SolveAny, StopsWithinTheClauses) {
    Random random(3);
    const Board board = start_board(testing::random_givens({6, 6}, 648, random));
    int asked = 0;
    SearchRequest request;
    request.limit = 2;
    Meter meter(unlimited, [&] { return ++asked > 4000; });
    const Solutions found = solve(board, request, meter);
    EXPECT_EQ(found.end, SearchEnd::budget);
    EXPECT_EQ(found.nodes, 4000U);
}

}  // namespace
}  // namespace deduku
