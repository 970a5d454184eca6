// The solver and the oracle count the same solutions, and the same grids.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/solvers.hpp"

namespace deduku {
namespace {

using testing::Random;

// Both solvers on one board; returns the number of solutions, up to the limit.
std::uint64_t agree(const Board& board, std::uint64_t limit) {
    return testing::agree(Solver{solve_by_search}, board, limit);
}

std::uint64_t agree(const Puzzle& puzzle, std::uint64_t limit) { return agree(start_board(puzzle), limit); }

TEST(Agree, Empty4x4Has288Grids) { EXPECT_EQ(agree(blank_puzzle({2, 2}), unlimited), 288U); }

// The first row 1..6 of an empty 6x6 can be relabelled to any of 6! rows.
TEST(Agree, Empty6x6WithItsFirstRow) {
    for (Box box : {Box{2, 3}, Box{3, 2}}) {
        Puzzle puzzle = blank_puzzle(box);
        for (std::size_t i = 0; i < 6; ++i) puzzle.cells[static_cast<Cell>(i)] = {static_cast<Digit>(i)};
        EXPECT_EQ(agree(puzzle, unlimited) * 720, 28'200'960U);
    }
}

TEST(ExhaustiveAgree, Empty6x6) {
    SearchRequest request;
    request.limit = unlimited;
    EXPECT_EQ(solve_by_search(start_board(blank_puzzle({2, 3})), request).count, 28'200'960U);
    EXPECT_EQ(oracle_solve(start_board(blank_puzzle({2, 3})), request).count, 28'200'960U);
}

struct Shape {
    Box box;
    int clues;
    int boards;
    std::uint64_t limit;
};

// Puzzles with one or many solutions, below and above the limit.
TEST(Agree, RandomGivens) {
    Random random(20'261'121);
    const Shape shapes[] = {{{2, 2}, 4, 300, 1000}, {{2, 3}, 10, 200, 1000}, {{3, 2}, 10, 200, 1000},
                            {{3, 3}, 26, 250, 500}, {{3, 4}, 80, 40, 20},    {{4, 4}, 175, 15, 20}};
    for (const Shape& shape : shapes) {
        int complete = 0;
        for (int i = 0; i < shape.boards; ++i) {
            const std::uint64_t count = agree(testing::random_givens(shape.box, shape.clues, random), shape.limit);
            EXPECT_GE(count, 1U);
            if (count < shape.limit) ++complete;
        }
        EXPECT_GT(complete, 0) << shape.box.height << "x" << shape.box.width;
    }
}

// If the grids are not requested, 9x9 boards are counted in lanes.
void agree_on_full_counts(int boards, int clues, Random& random) {
    std::uint64_t most = 0;
    for (int i = 0; i < boards; ++i) {
        Puzzle puzzle = testing::random_givens({3, 3}, clues, random);
        SearchRequest request;
        request.limit = unlimited;
        const Solutions ours = solve_by_search(start_board(puzzle), request);
        EXPECT_EQ(ours.end, SearchEnd::complete);
        EXPECT_EQ(ours.count, oracle_solve(start_board(puzzle), request).count) << to_line(puzzle);
        EXPECT_TRUE(ours.first && solves(*ours.first, puzzle));
        most = std::max(most, ours.count);
    }
    EXPECT_GT(most, 1000U);
}

TEST(Agree, FullCounts) {
    Random random(25);
    agree_on_full_counts(8, 25, random);
}

TEST(ExhaustiveAgree, FullCounts) {
    Random random(26);
    agree_on_full_counts(1000, 25, random);
    agree_on_full_counts(3, 20, random);
}

// Cells that allow several digits; whole digits and places removed.
TEST(Agree, RandomCandidates) {
    Random random(4);
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 100; ++i) {
            const int percent = box.digits() == 4 ? 30 : box.digits() == 6 ? 50 : 70;
            Board board = testing::random_position(geometry, percent, random);
            EXPECT_GE(agree(board, 200), 1U);
            // With more candidates dead: fewer solutions, often none.
            for (int k = 0; k < 5; ++k) {
                const Candidate c = geometry->candidate(testing::below(random, geometry->candidates()));
                if (board.has(c)) board.remove(c);
                agree(board, 200);
            }
        }
    }
}

class AgreeOnList : public ::testing::TestWithParam<const char*> {};

TEST_P(AgreeOnList, UpToTen) {
    for (const Puzzle& puzzle : testing::read_list(GetParam())) agree(puzzle, 10);
}

INSTANTIATE_TEST_SUITE_P(Samples, AgreeOnList,
                         ::testing::Values("sample_clue17.txt", "sample_top1465.txt", "sample_hardest_11plus.txt",
                                           "sample_hardest_1106.txt", "sample_multi_serg.txt", "sample_raw.txt",
                                           "sample_singles.txt", "random_minimal_200.txt"));

// Equal givens in a row, in a column, in a box; and givens that clash only by their consequences:
// in the last, A1 sees 1, 2, 3 and 4.
TEST(Agree, NoSolution) {
    for (const char* text : {"1..1............", "1...........1...", "1....1..........", ".12.3...4......."}) {
        Puzzle puzzle = blank_puzzle({2, 2});
        for (Cell cell : puzzle.cells.ids())
            if (text[index(cell)] != '.') puzzle.cells[cell] = {static_cast<Digit>(text[index(cell)] - '1')};
        EXPECT_EQ(agree(puzzle, unlimited), 0U) << text;
    }
}

TEST(Agree, EmptySectors) {
    Board no_digit(std::make_shared<const Geometry>(Box{2, 2}));
    no_digit.keep_only(Cell{5}, {});
    EXPECT_EQ(agree(no_digit, unlimited), 0U);
    Board no_place(std::make_shared<const Geometry>(Box{2, 2}));
    for (int c = 0; c < 4; ++c) no_place.remove({static_cast<Cell>(c), Digit{3}});
    EXPECT_EQ(agree(no_place, unlimited), 0U);
}

}  // namespace
}  // namespace deduku
