// Claims about boards in play match a list of the solutions; and the reasons for claims.
#include "method/path/judge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::path {
namespace {

using testing::below;
using testing::Random;
using testing::read_puzzle;
using State = Table<Cell, Set<Digit>>;

Solutions solve_one(const Board& board) { return solve_by_sectors(board, {}); }

Judged judged(const Puzzle& puzzle, const State& state, const CellClaim& claim,
              const std::optional<PlayersReason>& wanted = {}) {
    Meter counting, meter;
    SearchRequest two;
    two.limit = 2;
    const Solutions found = solve_by_sectors(start_board(puzzle), two, counting);
    const PathOptions options;
    const CountSolutions count = [&]() -> const Solutions& { return found; };
    const FindOne find_one = solve_one;
    return judge({puzzle, state, options, count, find_one, meter}, claim, wanted);
}

CellClaim claim(const Puzzle& puzzle, int row, int column, int digit, bool holds) {
    return {{puzzle.geometry().cell(row - 1, column - 1), static_cast<Digit>(digit - 1)}, holds};
}

PlayersReason move(std::string_view key) { return {std::get<Move>(parse_move(key))}; }

// Whether the claim holds in all, some or no solutions.
void expect_as_solutions(const Puzzle& puzzle, const State& state, const CellClaim& claim,
                         const std::vector<Grid>& grids) {
    std::size_t holds = 0;
    const auto is_true = [&](const Grid& grid) { return (grid[claim.about.cell] == claim.about.digit) == claim.holds; };
    for (const Grid& grid : grids) holds += is_true(grid) ? 1U : 0U;
    const Judged out = judged(puzzle, state, claim);
    const bool follows = out.standing == Standing::said || out.standing == Standing::one_step ||
                         out.standing == Standing::more_steps || out.standing == Standing::unshown;
    ASSERT_EQ(follows, holds == grids.size());
    ASSERT_EQ(out.standing == Standing::wrong, holds == 0);
    ASSERT_EQ(out.standing == Standing::open, holds > 0 && holds < grids.size());
    ASSERT_EQ(out.counterexample.has_value(), !follows);
    if (out.counterexample) {
        ASSERT_FALSE(is_true(*out.counterexample));
        ASSERT_NE(std::find(grids.begin(), grids.end(), *out.counterexample), grids.end());
    }
    // The steps keep every solution in which the position is valid.
    for (const Step& step : out.steps)
        for (const Deduction& deduction : step.deductions)
            for (Candidate c : deduction.removes)
                for (const Grid& grid : grids) ASSERT_NE(grid[c.cell], c.digit);
}

std::vector<Grid> all_solutions(const Puzzle& puzzle) {
    std::vector<Grid> out;
    SearchRequest request;
    request.limit = 200;
    request.each = [&](const Grid& grid) {
        out.push_back(grid);
        return true;
    };
    (void)oracle_solve(start_board(puzzle), request);
    return out;
}

// Random claims about puzzles of the list; without one of its givens, a puzzle has several solutions.
void try_claims(int claims, std::string_view list) {
    Random random(3);
    const std::vector<Puzzle> puzzles = testing::read_list(std::string(list));
    for (int k = 0; k < claims;) {
        Puzzle puzzle = puzzles[static_cast<std::size_t>(below(random, static_cast<int>(puzzles.size())))];
        const Geometry& g = puzzle.geometry();
        if (below(random, 3) == 0)
            for (Cell cell : g.every_cell())
                if (puzzle.cells[cell].single()) {
                    puzzle.cells[cell] = g.all_digits();
                    break;
                }
        const std::vector<Grid> grids = all_solutions(puzzle);
        if (grids.empty() || grids.size() == 200) continue;
        State state;
        if (grids.size() == 1 && below(random, 2) == 0) {
            state = puzzle.cells;
            for (Cell cell : g.every_cell())
                if (below(random, 3) == 0) state[cell] = {grids[0][cell]};
        }
        for (int i = 0; i < 10; ++i, ++k) {
            const Candidate c{static_cast<Cell>(below(random, g.cells())),
                              static_cast<Digit>(below(random, g.digits()))};
            expect_as_solutions(puzzle, state, {c, below(random, 2) == 0}, grids);
            if (::testing::Test::HasFatalFailure()) FAIL() << to_line(puzzle);
        }
    }
}

TEST(Judge, AgreesWithSolutions) { try_claims(100, "sample_top1465.txt"); }
TEST(ExhaustiveJudge, AgreesWithSolutions) { try_claims(20000, "sample_top1465.txt"); }

TEST(Judge, NamesTheTechnique) {
    const Puzzle puzzle =
        read_puzzle("..7..9....2.8....4....4..5..5.3....6..9.1.4..8....5.3..8..3....3....7.4....6..1..");
    const Grid grid = *solve_one(start_board(puzzle)).first;
    int seen = 0;
    for (Candidate c : puzzle.geometry().every_candidate()) {
        if (grid[c.cell] == c.digit || !start_board(puzzle).has(c)) continue;
        const Judged out = judged(puzzle, {}, {c, false});
        if (out.standing != Standing::one_step) continue;
        if (++seen > 3) break;
        // The technique of the first step is accepted as a reason; an absent tridagon is not.
        const PlayersReason reason{*out.steps[0].move, out.steps[0].pattern.cells};
        const Judged again = judged(puzzle, {}, {c, false}, reason);
        ASSERT_TRUE(again.by_wanted && again.steps.back().move->technique == out.steps[0].move->technique);
        ASSERT_FALSE(judged(puzzle, {}, {c, false}, move("tridagon")).by_wanted);
        // Nor is a reason that involves the cell of the claim itself.
        ASSERT_FALSE(judged(puzzle, {}, {c, false}, PlayersReason{reason.technique, {c.cell}}).by_wanted);
    }
    ASSERT_GT(seen, 3);
}

TEST(Judge, RecognizesDigitsOnTheBoard) {
    const Puzzle puzzle = read_puzzle("...43.1..1..4...");
    EXPECT_EQ(judged(puzzle, {}, claim(puzzle, 1, 4, 4, true)).standing, Standing::said);
    EXPECT_EQ(judged(puzzle, {}, claim(puzzle, 1, 4, 3, false)).standing, Standing::said);
    EXPECT_EQ(judged(puzzle, {}, claim(puzzle, 1, 4, 3, true)).standing, Standing::wrong);
    // Writing a digit in B1 would leave only 1 in A1, but the only place of 1 in row 1 takes one step.
    const Judged out = judged(puzzle, {}, claim(puzzle, 1, 1, 1, true));
    EXPECT_EQ(out.standing, Standing::one_step);
    ASSERT_EQ(out.steps.size(), 1U);
    EXPECT_EQ(out.steps[0].pattern.cells, std::vector{puzzle.geometry().cell(0, 0)});
}

// Positions of HoDoKu's test library: a technique that is asked for by name shows also what paths leave to others.
TEST(Judge, ShowsByNameWhatPathsLeaveToOthers) {
    std::ifstream file(DEDUKU_ROOT "/data/golden/hodoku_by_name.tsv");
    int claims = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.front() == '#') continue;
        std::istringstream columns(line);
        std::string keys, cells, position;
        std::getline(std::getline(std::getline(columns, keys, '\t'), cells, '\t'), position);
        const Puzzle puzzle = read_puzzle(position);
        std::istringstream said(cells);
        for (std::string one; said >> one; ++claims) {  // A1!=7
            const CellClaim gone = claim(puzzle, one[1] - '0', one[0] - 'A' + 1, one[4] - '0', false);
            std::istringstream names(keys);
            bool shown = false;
            for (std::string key; names >> key;)
                shown = shown || judged(puzzle, {}, gone, move(std::string_view(key))).by_wanted;
            EXPECT_TRUE(shown) << keys << ' ' << one << ' ' << position;
        }
    }
    EXPECT_GT(claims, 60);
}

TEST(Judge, SeesFullHouses) {
    Puzzle puzzle = read_puzzle("12........3.....");  // C1 is 4: row 1 has 1 and 2, column C has 3
    const auto out = [&](const State& state) {
        return judged(puzzle, state, claim(puzzle, 1, 3, 4, true), move("full-house"));
    };
    EXPECT_FALSE(out({}).by_wanted);
    State state = puzzle.cells;
    const Cell fourth = puzzle.geometry().cell(0, 3);
    state[fourth] = {static_cast<Digit>(2)};  // D1 is 3: C1 is the last cell of row 1
    const Judged full = out(state);
    EXPECT_EQ(full.standing, Standing::one_step);
    ASSERT_TRUE(full.by_wanted);
    EXPECT_EQ(full.steps.back().pattern.form, Form::full_house);
    EXPECT_EQ(full.steps.back().pattern.base.size(), 1U);
    puzzle.lone_marks = {fourth};  // a candidate of D1, not a digit
    EXPECT_FALSE(out(state).by_wanted);
}

TEST(Judge, CorrectsMistakesFirst) {
    const Puzzle puzzle = read_puzzle("...43.1..1..4...");
    State state = puzzle.cells;
    state[puzzle.geometry().cell(0, 0)] = {static_cast<Digit>(1)};  // A1 is 1
    const Judged out = judged(puzzle, state, claim(puzzle, 1, 1, 1, true));
    EXPECT_EQ(out.mistakes.size(), 1U);
    EXPECT_NE(out.standing, Standing::wrong);
}

}  // namespace
}  // namespace deduku::path
