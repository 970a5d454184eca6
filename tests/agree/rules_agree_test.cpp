// Boards with rules: every find of a technique there follows from its reason and is false in every solution, found by
// trying digit after digit.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

#include "deduku/rules.hpp"
#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "method/path/path.hpp"
#include "search/solver.hpp"
#include "technique/parts/entry.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/rules.hpp"
#include "tests/support/worded_rules.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;

void expect_false(const std::vector<Candidate>& removes, const std::vector<Grid>& solutions, std::string_view by) {
    for (const Grid& solution : solutions)
        for (Candidate c : removes) ASSERT_NE(solution[c.cell], c.digit) << by;
}

// The number of Covers with lines of rules, also in branches.
std::size_t covers_with_lines(const Geometry& g, const Deduction& found) {
    std::size_t out = 0;
    if (const auto* cover = std::get_if<Cover>(&found.why))
        for (Sector s : cover->cover) out += g.is_linear(s) ? 1U : 0U;
    if (const auto* branches = branches_of(found.why))
        for (const Branch& branch : *branches)
            for (const Deduction& step : branch.steps) out += covers_with_lines(g, step);
    return out;
}

struct Position {
    Board board;
    std::vector<Grid> solutions;
};

// A board with rules, with dead candidates that are true in no solution, or in few.
Position random_position(Box box, int small_houses, int percent, testing::Random& random) {
    Grid grid;
    const auto g = testing::random_rules(box, {small_houses, 4, 2, 1}, random, grid);
    Board board(g);
    for (Candidate c : g->every_candidate())
        if (grid[c.cell] != c.digit && below(random, 100) < percent) board.remove(c);
    return {board, testing::all_solutions(puzzle_of(board))};
}

TEST(WithRules, TechniquesAreSound) {
    testing::Random random(20261125);
    std::map<std::string_view, int> finds;
    std::map<std::string_view, std::size_t> with_lines;
    for (int round = 0; round < 240; ++round) {
        const bool small = round % 3 > 0;
        const Box box = small ? Box{2, 2} : Box{2, 3};
        const Position at = random_position(box, 2 + round % 7, (small ? 20 : 45) + 8 * (round % 5), random);
        ASSERT_FALSE(at.solutions.empty());
        const Puzzle puzzle = puzzle_of(at.board);
        for (const Technique& row : techniques())
            for (int size = row.min_size; size <= std::min(row.max_size, row.min_size + 3); ++size)
                row.find({at.board, puzzle}, size, [&](const Deduction& found) {
                    ++finds[row.name];
                    with_lines[row.family] += covers_with_lines(at.board.geometry(), found);
                    EXPECT_TRUE(row.knows(at.board.geometry())) << row.name;
                    EXPECT_TRUE(testing::follows(at.board, found)) << row.name << ", round " << round;
                    EXPECT_FALSE(rests_on_uniqueness(found)) << row.name;
                    expect_false(found.removes, at.solutions, row.name);
                    return !HasFailure();
                });
        if (HasFailure()) return;
    }
    int rows = 0;
    for (const Technique& row : techniques()) {
        std::printf("  %-36s %6d\n", std::string(row.name).c_str(), finds[row.name]);
        EXPECT_TRUE(!row.rests_on_uniqueness() || finds[row.name] == 0) << row.name;
        rows += finds[row.name] > 0 ? 1 : 0;
    }
    EXPECT_GE(rows, 18);
    for (const char* family : {"singles", "chains", "cycles", "forcing chains"})
        EXPECT_GT(with_lines[family], 20U) << family;
}

// The number of positions by the key of a rule.
using ByRule = std::map<std::string, int>;

// A position of a board with rules of the table, `first` among them: some candidates outside a solution are dead. None
// if unsolvable.
std::optional<Position> named_position(Box box, const RuleRow& first, int percent, Random& random, ByRule& positions) {
    ByRule rules;
    const Board board(testing::random_worded_board(box, 1 + below(random, 4), random, rules, &first));
    if (!rules.contains(std::string(first.key))) return std::nullopt;
    SearchRequest one;
    one.limit = 1;
    Meter meter;
    const Solutions found = solve_by_lines(board, one, meter);
    if (!found.first) return std::nullopt;
    for (const auto& [rule, count] : rules) ++positions[rule];
    Board out = board;
    for (Candidate c : board.geometry().every_candidate())
        if ((*found.first)[c.cell] != c.digit && below(random, 100) < percent) out.remove(c);
    return Position{out, testing::all_solutions(puzzle_of(out))};
}

// The rule with the fewest positions; without those that boards of four and six digits do not have, and layers.
const RuleRow& rarest(ByRule& positions) {
    const auto rank = [&](const RuleRow* row) {
        const bool other = row->key == "windows" || row->key == "magic-square" || row->declare != nullptr;
        return other ? std::numeric_limits<int>::max() : positions[std::string(row->key)];
    };
    return **std::ranges::min_element(rule_rows(), {}, rank);
}

// Too long for small boards: see LongerChainsAreSound.
bool is_longer_chain(const Technique& row) { return row.key == "rule-chain-3" || row.key == "rule-chain"; }

// Until each rule of the table stands on `of_each` positions, the rarest one first. Every `larger`-th board is 6x6 (0:
// none), and those after many 4x4 boards without a solution, as some rules allow none there.
void expect_named_techniques(int of_each, int larger, unsigned seed) {
    constexpr int most_failures = 40;
    Random random(seed);
    std::map<std::string_view, int> finds;
    ByRule positions;
    int failures = 0;
    const auto missing = [&] {
        const auto lacks = [&](const Technique& row) {
            return row.reads_rules() && !is_longer_chain(row) && finds[row.name] == 0;
        };
        return std::any_of(techniques().begin(), techniques().end(), lacks);
    };
    // Then cages, which some techniques need, until each has a find.
    constexpr int most_cages = 600;
    int cages = 0;
    for (int round = 0;; ++round) {
        const bool enough = positions[std::string(rarest(positions).key)] >= of_each;
        if (enough && (!missing() || ++cages > most_cages)) break;
        const RuleRow& first = enough ? *find_rule("killer") : rarest(positions);
        ASSERT_LT(failures, 100 * most_failures) << first.key;
        const bool small = failures < most_failures && (larger == 0 || round % larger > 0);
        const Box box = small ? Box{2, 2} : Box{2, 3};
        const int percent = (small ? 10 : 60) + 5 * (round % 6);
        const auto at = named_position(box, first, percent, random, positions);
        failures = at ? 0 : failures + 1;
        if (!at) continue;
        const Puzzle puzzle = puzzle_of(at->board);
        for (const Technique& row : techniques())
            for (int size = row.min_size; row.reads_rules() && size <= row.max_size; ++size)
                row.find({at->board, puzzle}, size, [&](const Find& found) {
                    ++finds[row.name];
                    Board position = at->board;
                    for (const Deduction& deduction : found.deductions) {
                        EXPECT_TRUE(testing::follows(position, deduction)) << row.name << ": " << to_line(puzzle);
                        expect_false(deduction.removes, at->solutions, row.name);
                        apply(position, deduction);
                    }
                    for (std::size_t rule : found.pattern().rules) EXPECT_LT(rule, puzzle.geometry().rules().size());
                    return !::testing::Test::HasFailure();
                });
        if (::testing::Test::HasFailure()) return;
    }
    for (const Technique& row : techniques()) {
        if (!row.reads_rules()) continue;
        std::printf("  %-36s %6d\n", std::string(row.name).c_str(), finds[row.name]);
        EXPECT_TRUE(is_longer_chain(row) || finds[row.name] > 0) << row.name;
    }
    for (const auto& [rule, count] : positions) std::printf("  on %-33s %6d\n", rule.c_str(), count);
}

TEST(WithRules, RuleTechniquesAreSound) { expect_named_techniques(20, 0, 20261131); }
TEST(ExhaustiveWithRules, RuleTechniquesAreSound) { expect_named_techniques(2000, 5, 20261128); }

// Along paths of the examples of their pages.
TEST(WithRules, LongerChainsAreSound) {
    for (const Technique& row : techniques()) {
        if (!is_longer_chain(row)) continue;
        const Puzzle puzzle = std::get<Puzzle>(read_puzzles(std::string(example_puzzle_of(row))).at(0));
        path::PathOptions options;
        options.beyond = false;
        Meter meter(20'000);
        const Solutions none;
        const path::Path path = path::walk(
            puzzle, options, [&]() -> const Solutions& { return none; }, meter);
        Board board = start_board(puzzle);
        for (const Deduction& given : path.givens) apply(board, given);
        std::size_t chains = 0;
        for (const path::Step& step : path.steps) {
            const bool is_chain = step.move->technique == &row;
            chains += is_chain ? 1U : 0U;
            for (const Deduction& deduction : step.deductions) {
                EXPECT_TRUE(!is_chain || testing::follows(board, deduction)) << row.key;
                for (const Candidate c : is_chain ? deduction.removes : std::vector<Candidate>{}) {
                    Board with = board;
                    with.keep_only(c.cell, Set<Digit>{c.digit});
                    Meter no_limit;
                    EXPECT_EQ(solve_by_lines(with, {.limit = 1}, no_limit).count, 0U) << row.key;
                }
                apply(board, deduction);
            }
        }
        EXPECT_GT(chains, 0U) << row.key;
    }
}

// Singles, locked candidates and subsets to their fixpoint, reported step by step.
TEST(WithRules, ClosuresAreSound) {
    testing::Random random(20261126);
    std::size_t by_small_houses = 0, by_lines = 0;
    for (int round = 0; round < 200; ++round) {
        const Position at = random_position({2, 2}, 3 + round % 8, 25 + 10 * (round % 5), random);
        const Geometry& g = at.board.geometry();
        Board board = at.board;
        std::vector<Deduction> steps;
        close_recorded(board, closing_moves(2), steps);
        EXPECT_FALSE(board.contradictory());
        Board again = at.board;
        for (const Deduction& step : steps) {
            ASSERT_TRUE(testing::follows(again, step));
            expect_false(step.removes, at.solutions, "closure");
            apply(again, step);
            by_lines += covers_with_lines(g, step);
            if (const auto* cover = std::get_if<Cover>(&step.why))
                for (Sector s : cover->cover) by_small_houses += g.is_small(s) ? 1U : 0U;
        }
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(by_small_houses, 100U);
    EXPECT_GT(by_lines, 50U);
}

}  // namespace
}  // namespace deduku
