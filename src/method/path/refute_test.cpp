// Nested suppositions: a step decides a cell, and paths of such steps alone are proofs.
#include "method/path/refute.hpp"

#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "method/path/path.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/rules.hpp"

namespace deduku::path {
namespace {

using testing::below;
using testing::Random;

void expect_checked(const Path& path) {
    const Verdict verdict = testing::checked(&path.start, ledger_text(finding_of(path).ledger));
    EXPECT_TRUE(std::holds_alternative<Accepted>(verdict));
    if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused);
}

// Each Split refutes one wrong digit of the same cell, which is left with the digit of the solution.
void expect_decided(const Path& path, const Step& step, const Grid& grid) {
    std::optional<Cell> cell;
    for (const Deduction& deduction : step.deductions) {
        const auto& split = std::get<Split>(deduction.why);
        ASSERT_TRUE(path.start.geometry().is_cell(split.on));
        ASSERT_EQ(split.branches.size(), 2U);
        ASSERT_EQ(split.branches[0].keep.size(), 1U);
        const Candidate wrong = split.branches[0].keep.front();
        EXPECT_EQ(cell.value_or(wrong.cell), wrong.cell);
        cell = wrong.cell;
        EXPECT_NE(grid[wrong.cell], wrong.digit);
        EXPECT_TRUE(split.branches[0].closed());
        EXPECT_FALSE(split.branches[1].closed());
        if (&deduction == &step.deductions.back()) {
            EXPECT_EQ(split.branches[1].keep, (std::vector<Candidate>{{*cell, grid[*cell]}}));
        }
    }
    EXPECT_TRUE(cell);
}

// Without proofs, the steps are the same.
void expect_same_without_proofs(const Path& path, PathOptions options, const CountSolutions& count) {
    options.proved = false;
    Meter meter;
    const Path plain = walk(path.start, options, count, meter);
    EXPECT_EQ(plain.end, path.end);
    ASSERT_EQ(plain.steps.size(), path.steps.size());
    Board board = start_board(path.start);
    for (const Deduction& deduction : plain.givens) apply(board, deduction);
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        EXPECT_EQ(plain.steps[i].places, path.steps[i].places);
        EXPECT_EQ(plain.steps[i].removes, path.steps[i].removes);
        EXPECT_EQ(plain.steps[i].pattern, path.steps[i].pattern);
        EXPECT_EQ(plain.steps[i].deductions.empty(), is_beyond(path.steps[i]) || path.steps[i].deductions.empty());
        apply(board, plain.steps[i]);
    }
    EXPECT_TRUE(board.solved());
}

// The number of steps beyond singles.
int solve_by_suppositions(const Puzzle& puzzle, const Grid& grid) {
    PathOptions options;
    options.order = std::get<std::vector<Move>>(parse_moves("full-house,naked-single,hidden-single"));
    const Solutions found = solve_by_lines(start_board(puzzle), {.limit = 2});
    Meter meter;
    const CountSolutions count = [&]() -> const Solutions& { return found; };
    const Path path = walk(puzzle, options, count, meter);
    EXPECT_EQ(path.end, PathEnd::solved);
    expect_checked(path);
    expect_same_without_proofs(path, options, count);
    int beyond = 0;
    for (const Step& step : path.steps) {
        if (!is_beyond(step)) continue;
        ++beyond;
        expect_decided(path, step, grid);
    }
    return beyond;
}

// Steps of a deduction and of all its branches.
std::uint64_t steps_of(const Deduction& deduction) {
    std::uint64_t out = 1;
    if (const auto* branches = branches_of(deduction.why))
        for (const Branch& branch : *branches)
            for (const Deduction& step : branch.steps) out += steps_of(step);
    return out;
}

TEST(Refuter, NoneLongerThanALineOfALedger) {
    const Puzzle puzzle = read_puzzle("................ rules:killer 3: C1 D1; thermo: A2-D2; killer 9: A3 B3 A4");
    Meter meter;
    const auto rules = rules_of(puzzle, meter);
    const Board board = start_board(puzzle);
    const Candidate wrong{Cell{4}, Digit{3}};
    LedgerBuilder told;
    ASSERT_TRUE(Refuter(*rules, board).refute(board, wrong, meter, told));
    const std::uint64_t steps = steps_of(told.take().steps.front()) - 1;  // without the Split itself
    EXPECT_GT(steps, 0U);
    EXPECT_TRUE(Refuter(*rules, board).refute(board, wrong, meter, told, steps));
    EXPECT_FALSE(Refuter(*rules, board).refute(board, wrong, meter, told, steps - 1));
    EXPECT_FALSE(meter.exhausted());
}

TEST(Refuter, PathsOfSuppositionsAreProofs) {
    Random random(20261127);
    int beyond = 0;
    for (int round = 0; round < 150; ++round) {
        Grid grid;
        const bool large = below(random, 10) == 0;
        const testing::RandomRules wanted{below(random, 6), below(random, 6), below(random, 6), below(random, 3)};
        Puzzle puzzle(testing::random_rules(large ? Box{3, 2} : Box{2, 2}, wanted, random, grid));
        const int givens = large ? 10 : 3;
        for (int i = 0; i < givens; ++i) {
            const auto cell = static_cast<Cell>(below(random, grid.size()));
            puzzle.cells[cell] = {grid[cell]};
        }
        if (solve_by_lines(start_board(puzzle), {.limit = 2}).count == 1) beyond += solve_by_suppositions(puzzle, grid);
    }
    EXPECT_GT(beyond, 50);
}

// Also if there are other solutions, whose candidates are kept.
TEST(Refuter, SoonRefutedCandidatesAreInNoSolution) {
    Random random(20261128);
    int refuted = 0;
    for (int round = 0; round < 200; ++round) {
        Grid grid;
        const testing::RandomRules wanted{below(random, 6), below(random, 6), below(random, 6), below(random, 3)};
        const Puzzle puzzle(testing::random_rules({2, 2}, wanted, random, grid));
        Meter meter;
        const auto rules = rules_of(puzzle, meter);
        if (!rules) continue;
        Board board = start_board(puzzle);
        Refuter refuter(*rules, board);
        // Every other time without a known solution.
        const auto found = refuter.soon_refuted(board, round % 2 == 0 ? &grid : nullptr, meter);
        if (!found) continue;
        ++refuted;
        board.keep_only(found->cell, Set<Digit>{found->digit});
        EXPECT_EQ(solve_by_lines(board, {.limit = 1}).count, 0U);
    }
    EXPECT_GT(refuted, 50);
}

// If a board is found to have every solution, it has all of them: compared with all solutions of random boards. Some
// boards that lack only candidates of no solution are recognised.
TEST(Refuter, BoardsWithEverySolution) {
    Random random(20261129);
    int recognised = 0, lost = 0;
    for (int round = 0; round < 300; ++round) {
        Grid grid;
        const testing::RandomRules wanted{below(random, 6), below(random, 6), below(random, 6), below(random, 3)};
        const Puzzle puzzle(testing::random_rules({2, 2}, wanted, random, grid));
        const Board start = start_board(puzzle);
        Table<Cell, Set<Digit>> possible(grid.size());
        (void)oracle_solve(start, {.each = [&](const Grid& solution) {
                               for (const Cell cell : solution.ids()) possible[cell].insert(solution[cell]);
                               return true;
                           }});
        Board within = start;
        bool whole = true;
        for (const Cell cell : grid.ids())
            for (const Digit d : start.digits(cell)) {
                const bool wrong = !possible[cell].has(d);
                if (below(random, wrong ? 2 : 60) != 0 || !within.has({cell, d})) continue;
                within.remove({cell, d});
                whole = whole && wrong;
            }
        Meter meter;
        RepeatedSearch search(start);
        const bool found = has_every_solution(search, start, within, meter);
        EXPECT_FALSE(found && !whole);
        recognised += found && whole && within.trail().size() > start.trail().size() ? 1 : 0;
        lost += whole ? 0 : 1;
    }
    EXPECT_GT(recognised, 30);
    EXPECT_GT(lost, 50);
}

// Little Killer Snipes #9 of data/rules/iss.tsv: deciding a cell there takes far more guesses than choosing one.
TEST(Refuter, ChoosesACellWithFewGuesses) {
    const Puzzle puzzle = read_puzzle(
        std::string(81, '.') +
        " rules:little-killer 36: A2 down-right; little-killer 36: A3 down-right; little-killer 36: A4 down-right; "
        "little-killer 36: A5 down-right; little-killer 36: B9 up-right; little-killer 36: C9 up-right; "
        "little-killer 36: D9 up-right; little-killer 36: E9 up-right; little-killer 36: F1 down-left; "
        "little-killer 36: G1 down-left; little-killer 36: H1 down-left; little-killer 36: I1 down-left; "
        "little-killer 36: I7 up-left");
    const Puzzle solution =
        read_puzzle("712639845934581627865742319541978236693125478287463591359216784426897153178354962");
    Grid grid(81);
    for (const Cell cell : grid.ids()) grid[cell] = solution.cells[cell].first();
    Meter meter;
    const auto rules = rules_of(puzzle, meter);
    const Board board = start_board(puzzle);
    const auto wrong = Refuter(*rules, board).easiest(board, grid, meter);
    ASSERT_FALSE(wrong.empty());
    EXPECT_EQ(wrong.size() + 1, static_cast<std::size_t>(board.digits(wrong.front().cell).size()));
    for (const Candidate c : wrong) EXPECT_TRUE(c.cell == wrong.front().cell && c.digit != grid[c.cell]);
    EXPECT_LT(meter.spent(), 100'000U);
    const auto part = Refuter(*rules, board).easiest(board, grid, meter, true);
    ASSERT_FALSE(part.empty());
    EXPECT_LT(part.size() + 1, static_cast<std::size_t>(board.digits(part.front().cell).size()));
    for (const Candidate c : part) EXPECT_TRUE(c.cell == part.front().cell && c.digit != grid[c.cell]);
}

TEST(Refuter, TheMeterEndsIt) {
    Random random(7);
    Grid grid;
    const Puzzle puzzle(testing::random_rules({2, 2}, {}, random, grid));
    Meter first;
    const auto rules = rules_of(puzzle, first);
    Refuter refuter(*rules, start_board(puzzle));
    Meter none(0);
    EXPECT_TRUE(refuter.easiest(start_board(puzzle), grid, none).empty());
    EXPECT_TRUE(none.exhausted());
}

}  // namespace
}  // namespace deduku::path
