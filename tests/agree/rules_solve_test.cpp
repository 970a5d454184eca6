// The solver of boards with rules, which knows their lines, and the oracle, which knows their words, on random small boards
// with random rules of the whole table.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "method/search/line_proof.hpp"
#include "search/solver.hpp"
#include "tests/support/plain_check.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;

// Cells of a group: a walk of king's moves for lines, any others.
std::vector<Cell> random_cells(const Geometry& board, bool walk, int count, Random& random) {
    std::vector<Cell> out{static_cast<Cell>(below(random, board.cells()))};
    for (int tries = 0; static_cast<int>(out.size()) < count && tries < 100; ++tries) {
        const int row = walk ? board.row(out.back()) + below(random, 3) - 1 : below(random, board.digits());
        const int column = walk ? board.column(out.back()) + below(random, 3) - 1 : below(random, board.digits());
        if (row < 0 || column < 0 || row >= board.digits() || column >= board.digits()) continue;
        const Cell cell = board.cell(row, column);
        if (std::find(out.begin(), out.end(), cell) == out.end()) out.push_back(cell);
    }
    return out;
}

// A rule of this row as far as its table tells; whether it is one, reading it shows.
Rule random_rule(const RuleRow& row, const Geometry& board, Random& random) {
    Rule out{&row, {}, {}};
    const int n = board.digits();
    for (int k = row.fewest_values + below(random, row.most_values - row.fewest_values + 1); k > 0; --k) {
        const int most = row.value == RuleValue::sum     ? 2 * n
                         : row.value == RuleValue::word  ? 2
                         : row.value == RuleValue::digit ? n
                                                         : n - 1;
        out.values.push_back(below(random, most) + (row.value == RuleValue::word ? 0 : 1));
    }
    const int most_groups = row.most_groups == 0 ? row.fewest_groups + 1 : row.most_groups;
    for (int g = row.fewest_groups + below(random, most_groups - row.fewest_groups + 1); g > 0; --g) {
        const int most = row.most_cells == 0 ? std::max(row.fewest_cells, n) : row.most_cells;
        out.groups.push_back(random_cells(board, row.shape == RuleShape::line,
                                          row.fewest_cells + below(random, most - row.fewest_cells + 1), random));
    }
    return out;
}

// A board with some rules, each of them accepted by the reader.
GeometryPtr random_board(Box box, int rules, std::map<std::string, int>& met, Random& random) {
    const auto plain = std::make_shared<const Geometry>(box);
    const std::span<const RuleRow* const> rows = rule_rows();
    std::string text;
    GeometryPtr out = plain;
    for (int tries = 0; rules > 0 && tries < 200; ++tries) {
        const RuleRow& row = *rows[static_cast<std::size_t>(below(random, static_cast<int>(rows.size())))];
        const std::string more = write_rule(random_rule(row, *plain, random), *plain);
        const auto added = add_rules(plain, text.empty() ? more : text + "; " + more);
        if (!std::holds_alternative<GeometryPtr>(added)) continue;
        out = std::get<GeometryPtr>(added);
        text += (text.empty() ? "" : "; ") + more;
        ++met[std::string(row.key)];
        --rules;
    }
    return out;
}

Puzzle random_puzzle(Box box, int givens, std::map<std::string, int>& met, Random& random) {
    Puzzle puzzle(random_board(box, 1 + below(random, 3), met, random));
    const Grid grid = testing::random_grid(box, random);
    for (int i = 0; i < givens; ++i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        puzzle.cells[cell] = {grid[cell]};
    }
    return puzzle;
}

std::vector<std::vector<Digit>> all(Solver solver, const Board& board) {
    std::vector<std::vector<Digit>> out;
    SearchRequest request;
    request.limit = unlimited;
    request.each = [&](const Grid& grid) {
        out.emplace_back(grid.begin(), grid.end());
        return true;
    };
    Meter no_limit;
    EXPECT_EQ(solver(board, request, no_limit).end, SearchEnd::complete);
    std::sort(out.begin(), out.end());
    return out;
}

// Proves what holds of the puzzle, and checks each step from the definitions.
std::string fault_of_proof(const Puzzle& puzzle, const std::vector<std::vector<Digit>>& solutions) {
    Claim goal = NoSolution{};
    False dead;
    for (const Candidate c : puzzle.geometry().every_candidate()) {
        const auto has = [&](const std::vector<Digit>& grid) {
            return grid[static_cast<std::size_t>(c.cell)] == c.digit;
        };
        if (puzzle.cells[c.cell].has(c.digit) && std::none_of(solutions.begin(), solutions.end(), has))
            dead.candidates.push_back(c);
    }
    if (!solutions.empty()) goal = dead;
    if (solutions.size() == 1) goal = Unique{Grid(solutions[0])};
    LedgerBuilder builder;
    Slicer slicer(builder);
    slicer.begin(puzzle, goal);
    Meter meter;
    proving::LineProof search(start_board(puzzle), slicer, meter);
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

TEST(RulesSolve, AsTheOracleAndProvedOn4x4) {
    std::map<std::string, int> met;
    compare({2, 2}, 300, 1, 1, met);
    EXPECT_GT(met.size(), 20U);
}
TEST(RulesSolve, AsTheOracleAndProvedOn6x6) {
    std::map<std::string, int> met;
    compare({2, 3}, 20, 16, 2, met);
}
TEST(ExhaustiveRulesSolve, AsTheOracleAndProved) {
    std::map<std::string, int> met;
    compare({2, 2}, 95'000, 1, 3, met);
    compare({2, 3}, 5'000, 14, 4, met);
    EXPECT_GT(met.size(), 25U);
}

// The fast solver, without proofs.
void compare_fast(Box box, int boards, int givens, unsigned seed) {
    std::map<std::string, int> met;
    Random random(seed);
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = random_puzzle(box, givens, met, random);
        const Board board = start_board(puzzle);
        ASSERT_EQ(all(solve_by_rules, board), all(oracle_solve, board)) << to_line(puzzle);
    }
}

TEST(RulesSolve, FastAsTheOracle) {
    compare_fast({2, 2}, 2'000, 0, 5);
    compare_fast({2, 3}, 100, 14, 6);
}
TEST(ExhaustiveRulesSolve, FastAsTheOracle) {
    compare_fast({2, 2}, 180'000, 0, 7);
    compare_fast({2, 3}, 20'000, 13, 8);
}

}  // namespace
}  // namespace deduku
