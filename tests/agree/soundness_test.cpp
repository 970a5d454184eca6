// No technique ever removes a candidate of the solution, and the order of the rows does not matter.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/techniques.hpp"
#include "search/solver.hpp"
#include "technique/closure/closure.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::Random;

// Each of these rows at all sizes that can have finds on N digits.
std::vector<Move> moves_of(std::span<const Technique> rows, int digits) {
    std::vector<Move> moves;
    for (const Technique& row : rows) {
        if (row.rests_on_uniqueness()) continue;  // uniqueness_test.cpp
        const int largest = row.max_size == any_size ? digits - 1 : row.max_size;
        for (int size = row.min_size; size <= largest; ++size) moves.push_back({&row, size});
    }
    return moves;
}

std::vector<Move> all_moves(int digits) { return moves_of(techniques(), digits); }

// All finds of `move` on this board.
std::vector<Deduction> find_all(const Board& board, const Move& move) {
    std::vector<Deduction> found;
    move.technique->find(board, move.size, [&](const Deduction& deduction) {
        found.push_back(deduction);
        return true;
    });
    return found;
}

// Runs the moves to their fixpoint; `look` receives each deduction before it is applied.
template <class Look>
void close(Board& board, const std::vector<Move>& moves, Look&& look) {
    std::size_t before = 0;
    do {
        before = board.trail().size();
        for (const Move& move : moves)
            for (const Deduction& deduction : find_all(board, move)) {
                look(move, deduction);
                for (Candidate c : deduction.removes)
                    if (board.has(c)) board.remove(c);
            }
    } while (board.trail().size() > before);
}

// Returns the number of deductions examined.
int check_soundness(const Puzzle& puzzle, const std::vector<Move>& moves) {
    SearchRequest request;
    request.limit = 2;
    Board board = start_board(puzzle);
    const Solutions truth = oracle_solve(board, request);
    EXPECT_EQ(truth.count, 1U);
    int count = 0;
    close(board, moves, [&](const Move& move, const Deduction& deduction) {
        ++count;
        EXPECT_FALSE(deduction.removes.empty());
        for (Candidate c : deduction.removes)
            EXPECT_NE((*truth.first)[c.cell], c.digit)
                << name_of(*move.technique, move.size) << " removes a candidate of the solution";
    });
    return count;
}

void check_soundness(Box box, int puzzles, unsigned seed) {
    Random random(seed);
    const std::vector<Move> moves = all_moves(box.digits());
    int deductions = 0;
    for (int i = 0; i < puzzles; ++i) deductions += check_soundness(testing::random_minimal(box, random), moves);
    EXPECT_GT(deductions, puzzles);
}

TEST(Soundness, Random9x9) { check_soundness({3, 3}, 100, 1); }
TEST(Soundness, Random4x4) { check_soundness({2, 2}, 100, 2); }
TEST(Soundness, Random6x6) {
    check_soundness({2, 3}, 100, 3);
    check_soundness({3, 2}, 100, 4);
}
TEST(Soundness, Hard9x9) {
    for (const char* name : {"sample_top1465.txt", "sample_hardest_1106.txt"})
        for (const Puzzle& puzzle : testing::read_list(name)) check_soundness(puzzle, all_moves(9));
}
TEST(ExhaustiveSoundness, Random9x9) { check_soundness({3, 3}, 20'000, 5); }

// A removal never invalidates the premises of another: in any order, the result is the same. (A fish or a cycle that
// loses a part becomes a smaller one and singles.) The closure, which works incrementally instead of by the table, has
// the same result as its rows.
TEST(Confluence, ResultIsIndependentOfRowOrder) {
    Random random(6);
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}}) {
        std::vector<Move> moves = moves_of(ordered_techniques(), box.digits());
        const auto ignore = [](const Move&, const Deduction&) {};
        for (int i = 0; i < 30; ++i) {
            const Puzzle puzzle = testing::random_minimal(box, random);
            Board first = start_board(puzzle);
            close(first, moves, ignore);
            for (int k = 0; k < 4; ++k) {
                for (std::size_t m = moves.size(); m > 1; --m)
                    std::swap(moves[m - 1],
                              moves[static_cast<std::size_t>(testing::below(random, static_cast<int>(m)))]);
                Board other = start_board(puzzle);
                close(other, moves, ignore);
                for (int c = 0; c < first.geometry().cells(); ++c)
                    ASSERT_EQ(first.digits(static_cast<Cell>(c)), other.digits(static_cast<Cell>(c)));
            }
            Board rows = start_board(puzzle);
            close(rows, closing_moves(box.digits()), ignore);
            Board closed = start_board(puzzle);
            ASSERT_TRUE(Closure(closed.geometry(), box.digits()).run(closed, 0));
            for (int c = 0; c < rows.geometry().cells(); ++c)
                ASSERT_EQ(rows.digits(static_cast<Cell>(c)), closed.digits(static_cast<Cell>(c)));
        }
    }
}

}  // namespace
}  // namespace deduku
