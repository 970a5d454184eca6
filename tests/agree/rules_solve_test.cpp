// The solver of boards with rules, which knows their lines, and the oracle, which knows their words, on random small
// boards with random rules of the whole table.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <string>

#include "deduku/cadical.hpp"
#include "deduku/text.hpp"
#include "method/full_search/line_proof.hpp"
#include "search/sharing.hpp"
#include "search/solver.hpp"
#include "search/tally.hpp"
#include "tests/support/plain_check.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/worded_rules.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;

Puzzle random_puzzle(Box box, int givens, std::map<std::string, int>& met, Random& random) {
    return testing::random_worded_puzzle(box, 1 + below(random, 3), givens, random, met);
}

// Without the values of helpers.
std::vector<Digit> counted(const Grid& grid, const Board& board) {
    const Grid out = without_helpers(grid, board.geometry());
    return {out.begin(), out.end()};
}

std::vector<std::vector<Digit>> all(Solver solver, const Board& board) {
    std::vector<std::vector<Digit>> out;
    SearchRequest request;
    request.limit = unlimited;
    request.each = [&](const Grid& grid) {
        out.push_back(counted(grid, board));
        return true;
    };
    Meter no_limit;
    EXPECT_EQ(solver(board, request, no_limit).end, SearchEnd::complete);
    std::sort(out.begin(), out.end());
    return out;
}

// Proves the true claim about the puzzle, and checks each step from the definitions.
std::string fault_of_proof(const Puzzle& puzzle, const std::vector<std::vector<Digit>>& solutions) {
    Claim goal = NoSolution{};
    False dead;
    for (const Candidate c : puzzle.geometry().every_candidate()) {
        const auto has = [&](const std::vector<Digit>& grid) {
            return grid[static_cast<std::size_t>(c.cell)] == c.digit;
        };
        if (puzzle.geometry().is_helper(c.cell)) continue;
        if (puzzle.cells[c.cell].has(c.digit) && std::none_of(solutions.begin(), solutions.end(), has))
            dead.candidates.push_back(c);
    }
    if (!solutions.empty()) goal = dead;
    if (solutions.size() == 1) goal = Unique{*solve_by_lines(start_board(puzzle), {.limit = 1}).first};
    LedgerBuilder builder;
    Slicer slicer(builder);
    slicer.begin(puzzle, goal);
    Meter meter;
    full_search::LineProof search(start_board(puzzle), slicer, meter);
    EXPECT_TRUE(search.prove(goal));
    slicer.end(solutions.empty() ? Claim{NoSolution{*search.empty()}} : goal);
    return testing::fault_of(builder.take());
}

void compare(Box box, int boards, int givens, unsigned seed, std::map<std::string, int>& met) {
    Random random(seed);
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = random_puzzle(box, givens, met, random);
        const Board board = start_board(puzzle);
        const auto solutions = all(solve_by_lines, board);
        ASSERT_EQ(solutions, all(oracle_solve, board)) << to_line(puzzle);
        ASSERT_EQ(solutions, all(solve_by_rules, board)) << to_line(puzzle);
        ASSERT_EQ(fault_of_proof(puzzle, solutions), "") << to_line(puzzle);
    }
}

TEST(RulesSolve, MatchOracleAndAreProvedOn4x4) {
    std::map<std::string, int> met;
    compare({2, 2}, 300, 1, 1, met);
    EXPECT_GT(met.size(), 20U);
}
TEST(RulesSolve, MatchOracleAndAreProvedOn6x6) {
    std::map<std::string, int> met;
    compare({2, 3}, 20, 16, 2, met);
}
TEST(ExhaustiveRulesSolve, MatchOracleAndAreProved) {
    std::map<std::string, int> met;
    compare({2, 2}, 95'000, 1, 3, met);
    compare({2, 3}, 5'000, 14, 4, met);
    EXPECT_GT(met.size(), 25U);
}

// Solutions of a search that gives away all branches as soon as possible.
std::uint64_t count_in_parts(const Board& board, std::uint64_t limit) {
    std::deque<SearchPart> parts;
    const Sharing sharing{[] { return true; }, [&](SearchPart part) { parts.push_back(std::move(part)); }};
    Meter no_limit;
    std::uint64_t count = share_by_rules(board, {.limit = limit}, sharing, no_limit).count;
    for (; !parts.empty(); parts.pop_front()) {
        const SearchPart part = parts.front();
        count += part({.limit = limit}, sharing, no_limit).count;
    }
    return count;
}

// The fast solver, without proofs.
void compare_fast(Box box, int boards, int givens, unsigned seed) {
    std::map<std::string, int> met;
    Random random(seed);
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = random_puzzle(box, givens, met, random);
        const Board board = start_board(puzzle);
        const auto solutions = all(solve_by_rules, board);
        ASSERT_EQ(solutions, all(oracle_solve, board)) << to_line(puzzle);
        ASSERT_EQ(count_in_parts(board, unlimited), solutions.size()) << to_line(puzzle);
        // For up to two solutions it searches in another order.
        const std::uint64_t two = std::min<std::uint64_t>(solutions.size(), 2);
        const Solutions found = solve_by_rules(board, {.limit = 2});
        ASSERT_EQ(found.count, two) << to_line(puzzle);
        if (found.first) {
            ASSERT_EQ(std::count(solutions.begin(), solutions.end(), counted(*found.first, board)), 1)
                << to_line(puzzle);
        }
        ASSERT_EQ(std::min<std::uint64_t>(count_in_parts(board, 2), 2), two) << to_line(puzzle);
    }
}

// A search for two solutions that is handed over after the first one is found, or immediately.
void compare_handed_over(Box box, int boards, int givens, unsigned seed) {
    std::map<std::string, int> met;
    int refused = 0;
    Random random(seed);
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = random_puzzle(box, givens, met, random);
        const Board board = start_board(puzzle);
        const auto solutions = all(oracle_solve, board);
        if (solutions.size() < 60) {
            ASSERT_EQ(all(solve_by_clauses, board), solutions) << to_line(puzzle);
        }
        for (const bool first : {false, true}) {
            if (first && solutions.empty()) continue;
            const SearchRequest request{.limit = 2, .fallback = fallback_by_learning_then_clauses};
            Meter meter;
            Tally tally(request, meter);
            if (first) {
                ASSERT_TRUE(tally.add([&] { return Grid(solutions.front()); }));
            }
            // Without nodes it decides only puzzles that need none.
            Meter nothing(0);
            if (!tally.try_to_hand_over(board, nothing)) {
                ++refused;
                ASSERT_TRUE(tally.try_to_hand_over(board, meter)) << to_line(puzzle);
            }
            const Solutions found = std::move(tally).result();
            ASSERT_EQ(found.count, std::min<std::uint64_t>(solutions.size(), 2)) << to_line(puzzle);
            ASSERT_EQ(found.end, found.count == 2 ? SearchEnd::limit : SearchEnd::complete);
            ASSERT_TRUE(!found.first ||
                        std::count(solutions.begin(), solutions.end(), counted(*found.first, board)) == 1);
        }
    }
    EXPECT_GT(refused, boards / 10);
}

TEST(RulesSolve, HandedOverSearchMatchesOracle) {
    compare_handed_over({2, 2}, 400, 0, 9);
    compare_handed_over({2, 3}, 40, 12, 10);
}
TEST(ExhaustiveRulesSolve, HandedOverSearchMatchesOracle) {
    compare_handed_over({2, 2}, 20'000, 0, 11);
    compare_handed_over({2, 3}, 1'000, 12, 12);
}

TEST(RulesSolve, FastSolverMatchesOracle) {
    compare_fast({2, 2}, 2'000, 0, 5);
    compare_fast({2, 3}, 100, 14, 6);
}
TEST(ExhaustiveRulesSolve, FastSolverMatchesOracle) {
    compare_fast({2, 2}, 180'000, 0, 7);
    compare_fast({2, 3}, 20'000, 13, 8);
}

}  // namespace
}  // namespace deduku
