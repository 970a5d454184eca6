// Hidden conjugate singletons against simple colouring, cycles and solutions.
#include <gtest/gtest.h>

#include <algorithm>

#include "search/solver.hpp"
#include "technique/closure/closure.hpp"
#include "technique/colours/conjugates.hpp"
#include "technique/colours/cycles.hpp"
#include "technique/fish/fish.hpp"
#include "technique/sets/singles.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::read_list;

bool apply_all(Board& board, const std::vector<Candidate>& removes) {
    const std::size_t before = board.trail().size();
    for (Candidate c : removes)
        if (board.has(c)) board.remove(c);
    return board.trail().size() > before;
}

bool use(Board& board, Finder find, int size) {
    std::vector<Candidate> removes;
    find(board, size, [&](const Deduction& found) {
        removes.insert(removes.end(), found.removes.begin(), found.removes.end());
        return true;
    });
    return apply_all(board, removes);
}

// Simple colouring: two cells of one colour in a house make that colour false; a cell that sees both colours
// loses the digit.
bool use_colouring(Board& board) {
    const Geometry& g = board.geometry();
    std::vector<Candidate> removes;
    const auto sees = [&](Cell a, Cell b) {
        const auto peers = g.peers_of(a);
        return std::find(peers.begin(), peers.end(), b) != peers.end();
    };
    for (Digit digit : g.all_digits())
        for (const ConjugateGraph& graph : conjugates(board, digit).graphs) {
            const auto meets = [&](const std::vector<Cell>& colour, Cell cell) {
                return std::any_of(colour.begin(), colour.end(), [&](Cell other) { return sees(cell, other); });
            };
            for (const auto* colour : {&graph.one, &graph.other})
                if (std::any_of(colour->begin(), colour->end(), [&](Cell cell) { return meets(*colour, cell); }))
                    for (Cell cell : *colour) removes.push_back({cell, digit});
            for (int i = 0; i < g.cells(); ++i) {
                const auto z = static_cast<Cell>(i);
                const auto in = [z](const std::vector<Cell>& colour) {
                    return std::find(colour.begin(), colour.end(), z) != colour.end();
                };
                if (!board.has({z, digit}) || in(graph.one) || in(graph.other)) continue;
                if (meets(graph.one, z) && meets(graph.other, z)) removes.push_back({z, digit});
            }
        }
    return apply_all(board, removes);
}

// Singles, locked candidates, subsets of every size, X-Wing, Swordfish, simple colouring; false after a contradiction.
bool close(Board& board) {
    Closure closure(board.geometry(), board.geometry().digits());
    do {
        if (!closure.run(board, 0)) return false;
    } while (use(board, find_fish, 2) || use(board, find_fish, 3) || use_colouring(board));
    return true;
}

TEST(ConjugatesAgree, Finish19PuzzlesWith17Givens) {
    const std::vector<Puzzle> puzzles = read_list("golden/unlocked_17.txt");
    EXPECT_EQ(puzzles.size(), 19U);
    for (const Puzzle& puzzle : puzzles) {
        Board board = start_board(puzzle);
        ASSERT_TRUE(close(board));
        EXPECT_FALSE(board.solved());
        while (use(board, find_conjugates, 1)) ASSERT_TRUE(close(board));
        EXPECT_TRUE(board.solved());
    }
}

// z sees both cells of the pair: if z is true, both are false, and the conflict is also one of X. So X leaves nothing
// for C1, nor in later rounds, as after the removal of z the pair is joined by two-place houses.
TEST(ConjugatesAgree, AddNothingAfterRepeatedXCycles) {
    int found = 0;
    for (const char* list : {"random_minimal_200.txt", "sample_top1465.txt", "golden/unlocked_17.txt"})
        for (const Puzzle& puzzle : read_list(list)) {
            Board board = start_board(puzzle);
            ASSERT_TRUE(Closure(board.geometry(), 1).run(board, 0));
            Board plain = board;
            while (use(plain, find_conjugates, 1)) ++found;
            while (use(board, find_naked_singles, 1) || use(board, find_hidden_singles, 1) ||
                   use(board, find_x_cycles, 0)) {
            }
            EXPECT_FALSE(use(board, find_conjugates, 1));
            for (int c = 0; c < board.geometry().cells(); ++c)
                EXPECT_TRUE(plain.digits(static_cast<Cell>(c)).contains(board.digits(static_cast<Cell>(c))));
        }
    EXPECT_GT(found, 10);
}

// With U and T and only singles between: positions with more candidates than after hard techniques.
TEST(ConjugatesAgree, KeepCandidatesOfSolution) {
    int removed = 0;
    for (const char* list : {"sample_clue17.txt", "sample_top1465.txt", "random_minimal_200.txt"})
        for (const Puzzle& puzzle : read_list(list)) {
            SearchRequest one;
            Board board = start_board(puzzle);
            const Solutions truth = oracle_solve(board, one);
            do {
                const std::size_t before = board.trail().size();
                while (use(board, find_naked_singles, 1) || use(board, find_hidden_singles, 1)) {
                }
                removed -= static_cast<int>(board.trail().size() - before);
                use(board, find_conjugates, 3);
                removed += static_cast<int>(board.trail().size() - before);
                if (board.trail().size() == before) break;
                for (int c = 0; c < board.geometry().cells(); ++c)
                    ASSERT_TRUE(board.has({static_cast<Cell>(c), (*truth.first)[static_cast<Cell>(c)]}));
            } while (true);
        }
    EXPECT_GT(removed, 100);
}

}  // namespace
}  // namespace deduku
