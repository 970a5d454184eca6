// Boards in play with random rules, right and wrong entries, and any number of solutions, against a list of all grids of
// 4x4 that obey the rules by their definitions (RuleRow::holds): what hints and judgements say is true of it.
#include "method/path/mistakes.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "method/path/hint.hpp"
#include "method/path/judge.hpp"
#include "search/solver.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/worded_rules.hpp"

namespace deduku::path {
namespace {

using testing::below;
using testing::Random;
using testing::read_puzzle;
using State = Table<Cell, Set<Digit>>;
using Grids = std::vector<Grid>;
using Kind = Mistake::Kind;

Solutions solve_any(const Board& board) { return solve_by_rules(board, {}); }

Hint hint_in_play(const Puzzle& puzzle, const State& state) {
    const Solutions found = solve_by_rules(start_board(puzzle), {.limit = 2});
    PathOptions options;
    options.proved = false;
    Meter meter;
    return hint(
        puzzle, state, options, [&]() -> const Solutions& { return found; }, meter);
}

Judged judged_in_play(const Puzzle& puzzle, const State& state, const CellClaim& claim) {
    const Solutions found = solve_by_rules(start_board(puzzle), {.limit = 2});
    Meter meter;
    const PathOptions options;
    const CountSolutions count = [&]() -> const Solutions& { return found; };
    const FindOne find_one = solve_any;
    return judge({puzzle, state, options, count, find_one, meter}, claim, {});
}

Grids where(const Grids& grids, const std::function<bool(const Grid&)>& holds) {
    Grids out;
    std::copy_if(grids.begin(), grids.end(), std::back_inserter(out), holds);
    return out;
}

// The grids with a digit allowed in each cell.
Grids within(const Grids& grids, const State& cells) {
    return where(grids, [&](const Grid& grid) {
        return std::all_of(grid.ids().begin(), grid.ids().end(),
                           [&](Cell cell) { return cells[cell].has(grid[cell]); });
    });
}

const Grids& all_grids() {
    static const Grids grids = [] {
        Grids out;
        SearchRequest all{.limit = unlimited};
        all.each = [&](const Grid& grid) { return out.push_back(grid), true; };
        (void)oracle_solve(start_board(blank_puzzle({2, 2})), all);
        return out;
    }();
    return grids;
}

// A puzzle with its solutions, and a board in play.
struct Trial {
    Puzzle puzzle;
    Grids solutions;
    State state;
};

Grids solutions_of(const Puzzle& puzzle) {
    const Geometry& g = puzzle.geometry();
    return where(within(all_grids(), puzzle.cells), [&](const Grid& grid) { return obeys(g.rules(), g, grid); });
}

// Entries and marks of a grid, some of them wrong.
State random_state(const Puzzle& puzzle, const Grid& grid, Random& random) {
    State out = puzzle.cells;
    const int errors = below(random, 3), entries = below(random, 8);
    for (Cell cell : grid.ids()) {
        if (puzzle.cells[cell].single()) continue;
        const auto other = static_cast<Digit>(below(random, 4));
        if (below(random, 8) < entries) out[cell] = {below(random, 8) < errors ? other : grid[cell]};
        const bool marked = !out[cell].single() && below(random, 4) == 0;
        if (marked && (errors > 0 || other != grid[cell])) out[cell].erase(other);
    }
    return out;
}

Trial random_trial(Random& random, std::map<std::string, int>& met) {
    Puzzle puzzle(testing::random_worded_board({2, 2}, below(random, 3), random, met));
    const Grids open = solutions_of(puzzle);
    const Grids& some = open.empty() ? all_grids() : open;
    const auto any = [&] { return some[static_cast<std::size_t>(below(random, static_cast<int>(some.size())))]; };
    const Grid grid = any(), other = any();
    for (int i = below(random, 5); i > 0; --i) {
        const auto cell = static_cast<Cell>(below(random, 16));
        puzzle.cells[cell] = {grid[cell]};
    }
    State state;
    if (below(random, 8) > 0) state = random_state(puzzle, below(random, 4) == 0 ? other : grid, random);
    Grids solutions = solutions_of(puzzle);
    return {std::move(puzzle), std::move(solutions), std::move(state)};
}

// Whether some of the grids have this digit and the digits of the board in these other cells.
bool has_together(const Grids& grids, const Trial& trial, const Mistake& mistake) {
    State cells(16, trial.puzzle.geometry().all_digits());
    for (Cell cell : mistake.others) cells[cell] = trial.state[cell];
    cells[mistake.what.cell] = {mistake.what.digit};
    return !within(grids, cells).empty();
}

void expect_true(const Trial& trial, const Mistake& mistake) {
    const Geometry& g = trial.puzzle.geometry();
    const Cell cell = mistake.what.cell;
    EXPECT_FALSE(trial.puzzle.cells[cell].single());
    if (mistake.kind != Kind::mark && mistake.kind != Kind::marks) {
        EXPECT_EQ(trial.state[cell], Set<Digit>{mistake.what.digit});
    }
    if (mistake.why && mistake.kind != Kind::mark) {
        EXPECT_FALSE(has_together(trial.solutions, trial, {mistake.kind, mistake.what}));
    }
    switch (mistake.kind) {
        case Kind::twice: EXPECT_TRUE(g.has(mistake.house, cell)); break;
        case Kind::rule: {
            const Rule& rule = g.rules()[mistake.rule];
            const auto holds = [&](const Grid& grid) { return rule.row->holds(rule, {g, g.rules()}, grid); };
            EXPECT_FALSE(has_together(where(all_grids(), holds), trial, mistake));
            break;
        }
        case Kind::digit:
        case Kind::together: EXPECT_FALSE(has_together(trial.solutions, trial, mistake)); break;
        case Kind::mark: EXPECT_EQ(trial.solutions.at(0)[cell], mistake.what.digit); break;
        case Kind::marks: EXPECT_FALSE(trial.state[cell].has(mistake.what.digit)); break;
    }
}

void expect_true(const Trial& trial, const Hint& hint) {
    ASSERT_TRUE(hint.known);
    ASSERT_EQ(hint.solutions, std::min<std::size_t>(trial.solutions.size(), 2));
    for (const Mistake& mistake : hint.mistakes) expect_true(trial, mistake);
    if (trial.solutions.empty()) {
        ASSERT_FALSE(hint.step || hint.finished);
        return;
    }
    const State& played = trial.state.empty() ? trial.puzzle.cells : trial.state;
    ASSERT_EQ(hint.mistakes.empty(), !within(trial.solutions, played).empty());
    const Grids left = within(trial.solutions, deduku::puzzle_of(hint.before).cells);
    ASSERT_FALSE(left.empty());
    for (const Grid& grid : left) {
        if (!hint.step) break;
        for (Candidate c : hint.step->removes)
            if (index(c.cell) < grid.size()) {
                ASSERT_NE(grid[c.cell], c.digit);
            }
        if (hint.step->places) {
            ASSERT_EQ(grid[hint.step->places->cell], hint.step->places->digit);
        }
    }
    // A cell that was right stays as it was.
    for (Cell cell : played.ids()) {
        const bool blamed = std::any_of(hint.mistakes.begin(), hint.mistakes.end(),
                                        [&](const Mistake& mistake) { return mistake.what.cell == cell; });
        if (!blamed) {
            ASSERT_TRUE((hint.before.digits(cell) - played[cell]).empty());
        }
    }
}

void expect_true(const Trial& trial, const CellClaim& claim) {
    const Judged out = judged_in_play(trial.puzzle, trial.state, claim);
    if (trial.solutions.empty()) {
        ASSERT_EQ(out.standing, Standing::no_solution);
        return;
    }
    const Grids left = within(trial.solutions, deduku::puzzle_of(out.before).cells);
    const Grids with =
        where(left, [&](const Grid& grid) { return (grid[claim.about.cell] == claim.about.digit) == claim.holds; });
    const bool is_true = out.standing == Standing::said || out.standing == Standing::one_step ||
                         out.standing == Standing::more_steps || out.standing == Standing::unshown;
    ASSERT_EQ(is_true, with.size() == left.size());
    ASSERT_EQ(out.standing == Standing::wrong, with.empty());
    ASSERT_EQ(out.standing == Standing::open, !with.empty() && with.size() < left.size());
    ASSERT_EQ(out.counterexample.has_value(), !is_true);
}

// A path says whether there is a solution.
void expect_true_path(const Trial& trial) {
    const Solutions found = solve_by_rules(start_board(trial.puzzle), {.limit = 2});
    Meter meter;
    const Path path = walk(
        trial.puzzle, {}, [&]() -> const Solutions& { return found; }, meter);
    EXPECT_EQ(path.end == PathEnd::contradiction || path.end == PathEnd::no_solution, trial.solutions.empty());
}

void try_boards(int boards, int claims, unsigned seed) {
    Random random(seed);
    std::map<std::string, int> met, seen;
    for (int k = 0; k < boards; ++k) {
        const Trial trial = random_trial(random, met);
        const Hint given = hint_in_play(trial.puzzle, trial.state);
        ++seen[trial.solutions.size() > 1 ? "several" : trial.solutions.empty() ? "none" : "one"];
        for (const Mistake& mistake : given.mistakes) ++seen["kind " + std::to_string(static_cast<int>(mistake.kind))];
        expect_true(trial, given);
        if (k % 4 == 0) expect_true_path(trial);
        for (int i = 0; i < claims && !::testing::Test::HasFailure(); ++i)
            expect_true(trial, CellClaim{{static_cast<Cell>(below(random, 16)), static_cast<Digit>(below(random, 4))},
                                         below(random, 2) == 0});
        if (::testing::Test::HasFailure()) {
            Puzzle shown = trial.puzzle;
            if (!trial.state.empty()) shown.cells = trial.state;
            FAIL() << to_line(trial.puzzle) << '\n' << to_line(shown);
        }
    }
    EXPECT_EQ(seen.size(), 9U) << "all kinds of puzzles and mistakes occur";
}

TEST(Mistakes, HintsAndJudgementsAreTrue) { try_boards(400, 4, 1); }
TEST(ExhaustiveMistakes, HintsAndJudgementsAreTrue) { try_boards(20'000, 10, 2); }

std::vector<Mistake> mistakes_on(const std::string& puzzle, const std::string& state) {
    const auto line = puzzle.find(" rules:");
    std::string text = "[Puzzle]\n" + puzzle.substr(0, line) + "\n";
    if (line != puzzle.npos) text += "[Rules]\n" + puzzle.substr(line + 7) + "\n";
    const Puzzle read = read_puzzle(text + "[State]\n" + state + "\n");
    return hint_in_play(read, read.state).mistakes;
}

// 2 is even; 1 + 2 is 3, but 3 needs no other digit to exceed it; A1 and B3 are a knight's move apart.
TEST(Mistakes, RulesAreNamed) {
    const auto odd = mistakes_on("................ rules:odd: A1", "2...............");
    ASSERT_EQ(odd.size(), 1U);
    EXPECT_EQ(odd[0].kind, Kind::rule);
    EXPECT_TRUE(odd[0].others.empty());
    const auto cage = mistakes_on("1............... rules:killer 4: A1 B1", "12..............");
    ASSERT_EQ(cage.size(), 1U);
    EXPECT_EQ(cage[0].kind, Kind::rule);
    EXPECT_EQ(cage[0].what, (Candidate{Cell{1}, Digit{1}}));
    EXPECT_EQ(cage[0].others, std::vector{Cell{0}});
    const auto high = mistakes_on("1............... rules:killer 3: A1 B1", "13..............");
    ASSERT_EQ(high.size(), 1U);
    EXPECT_EQ(high[0].kind, Kind::rule);
    EXPECT_TRUE(high[0].others.empty());
    const auto knight = mistakes_on("................ rules:anti-knight", "2134341212434321");
    const auto b3 = std::find_if(knight.begin(), knight.end(), [](const auto& m) { return m.what.cell == Cell{9}; });
    ASSERT_NE(b3, knight.end());
    EXPECT_EQ(b3->others, std::vector{Cell{0}});
}

// B1 is 2 in every solution, so 2 in C1 is wrong. 5 in a cage of two with sum 10 would need another 5.
TEST(Mistakes, DigitsInNoSolution) {
    const auto seen = mistakes_on("1....3.......... rules:killer 3: A1 B1", "1.2..3..........");
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0].kind, Kind::digit);
    EXPECT_TRUE(seen[0].why);
    const auto half = mistakes_on("................ rules:killer 4: A1 B1", "2...............");
    ASSERT_EQ(half.size(), 1U);
    EXPECT_EQ(half[0].kind, Kind::digit);
}

// 1 in C1 and in A3 leaves only B2 for 1 in box 1. Any two of the three digits have a solution.
TEST(Mistakes, DigitsThatExcludeEachOther) {
    EXPECT_TRUE(mistakes_on("................", "..1..2..........").empty());
    EXPECT_TRUE(mistakes_on("................", "..1.....1.......").empty());
    const auto seen = mistakes_on("................", "..1..2..1.......");
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0].kind, Kind::together);
    EXPECT_EQ(seen[0].what, (Candidate{Cell{8}, Digit{0}}));
    EXPECT_EQ(seen[0].others, (std::vector{Cell{2}, Cell{5}}));
}

}  // namespace
}  // namespace deduku::path
