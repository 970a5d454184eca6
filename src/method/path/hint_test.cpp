// Hints for boards in play: exactly the mistakes are found, and the step is for the corrected board.
#include "method/path/hint.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"

namespace deduku::path {
namespace {

using testing::below;
using testing::Random;
using testing::read_puzzle;
using State = Table<Cell, Set<Digit>>;

Solutions count(const Puzzle& puzzle) {
    SearchRequest two;
    two.limit = 2;
    return solve_by_sectors(start_board(puzzle), two);
}

Hint hint_for(const Puzzle& puzzle, const State& state) {
    const Solutions found = count(puzzle);
    Meter meter;
    return hint(
        puzzle, state, {}, [&]() -> const Solutions& { return found; }, meter);
}

// Some correct digits written; the other cells have all digits, or all but some wrong marks.
State right_state(const Puzzle& puzzle, const Grid& grid, bool marks, Random& random) {
    State state = puzzle.cells;
    for (Cell cell : puzzle.cells.ids()) {
        if (puzzle.cells[cell].single()) continue;
        if (below(random, 4) == 0) state[cell] = {grid[cell]};
        if (!marks || state[cell].single()) continue;
        for (Digit d : Set<Digit>::first_n(puzzle.box().digits()))
            if (d != grid[cell] && state[cell].size() > 2 && below(random, 4) == 0) state[cell].erase(d);
    }
    return state;
}

Cell open_cell(const Puzzle& puzzle, const State& state, Random& random) {
    for (;;) {
        const auto cell = static_cast<Cell>(below(random, puzzle.cells.size()));
        if (!puzzle.cells[cell].single() && !state[cell].single()) return cell;
    }
}

TEST(Hint, CorrectBoardsHaveNoMistakes) {
    Random random(5);
    for (const Puzzle& puzzle : testing::read_list("sample_top1465.txt")) {
        const Grid grid = *count(puzzle).first;
        const Hint given = hint_for(puzzle, right_state(puzzle, grid, below(random, 2) == 0, random));
        EXPECT_TRUE(given.mistakes.empty());
        ASSERT_TRUE(given.step);
        for (Candidate c : given.step->removes) {
            EXPECT_TRUE(given.before.has(c));
            EXPECT_NE(grid[c.cell], c.digit);
        }
        if (given.step->places) {
            EXPECT_EQ(grid[given.step->places->cell], given.step->places->digit);
        }
    }
}

// One wrong digit and one missing mark: both are found, with chains that the checker accepts.
TEST(Hint, FindsAndExplainsMistakes) {
    Random random(6);
    int explained = 0;
    for (const Puzzle& puzzle : testing::read_list("random_minimal_200.txt")) {
        if (below(random, 8) != 0) continue;
        const Grid grid = *count(puzzle).first;
        State state = right_state(puzzle, grid, true, random);
        const Cell wrong = open_cell(puzzle, state, random);
        const auto digit = static_cast<Digit>((index(grid[wrong]) + 1 + below(random, 8)) % 9);
        state[wrong] = {digit};
        const Cell lost = open_cell(puzzle, state, random);
        state[lost].erase(grid[lost]);
        if (state[lost].single()) continue;
        const Hint given = hint_for(puzzle, state);
        ASSERT_EQ(given.mistakes.size(), 2U);
        for (const Mistake& mistake : given.mistakes) {
            const bool mark = mistake.kind == Mistake::Kind::mark;
            EXPECT_EQ(mistake.what, mark ? (Candidate{lost, grid[lost]}) : (Candidate{wrong, digit}));
            ASSERT_TRUE(mistake.why);
            const Verdict verdict = testing::checked(&puzzle, ledger_text(mistake.why->chain));
            if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused);
            explained += mistake.why->chain.steps.empty() ? 0 : 1;
        }
        EXPECT_TRUE(given.before.has({wrong, grid[wrong]}));
        EXPECT_TRUE(given.before.has({lost, grid[lost]}));
        EXPECT_TRUE(given.step);
    }
    EXPECT_GT(explained, 10);
}

TEST(Hint, DigitTwiceInAHouse) {
    const Puzzle puzzle = read_puzzle("...43.1..1..4...");
    State state = puzzle.cells;
    state[Cell{0}] = {Digit{3}};  // 4 in A1, but D1 has it
    const Hint given = hint_for(puzzle, state);
    ASSERT_EQ(given.mistakes.size(), 1U);
    EXPECT_EQ(given.mistakes[0].kind, Mistake::Kind::twice);
    EXPECT_EQ(given.mistakes[0].what, (Candidate{Cell{0}, Digit{3}}));
    EXPECT_EQ(given.mistakes[0].house, House{0});
}

TEST(Hint, FullAndEmptyBoards) {
    const Puzzle puzzle = read_puzzle("...43.1..1..4...");
    State state = puzzle.cells;
    const Grid grid = *count(puzzle).first;
    for (Cell cell : state.ids()) state[cell] = {grid[cell]};
    const Hint full = hint_for(puzzle, state);
    EXPECT_TRUE(full.finished);
    EXPECT_FALSE(full.step);
    EXPECT_TRUE(full.mistakes.empty());
    EXPECT_EQ(hint_for(read_puzzle("11.............."), {}).solutions, 0U);
    const Hint several = hint_for(read_puzzle("1234............"), {});
    EXPECT_EQ(several.solutions, 2U);
    EXPECT_TRUE(several.mistakes.empty());
}

// On a board with rules, solutions that can be counted quickly are not requested.
TEST(Hint, RulesAreCountedQuickly) {
    const auto asked = [](const Puzzle& puzzle, const State& state, int& times) {
        const Solutions found = solve_by_rules(start_board(puzzle), {.limit = 2});
        Meter meter;
        const CountSolutions count = [&]() -> const Solutions& { return ++times, found; };
        return hint(puzzle, state, {}, count, meter);
    };
    const Puzzle puzzle = read_puzzle("1............... rules: killer 4: A1 B1; thermo: D1-D3; killer 3: B3 B4");
    const Grid grid = *solve_by_rules(start_board(puzzle), {.limit = 2}).first;
    int times = 0;
    const Hint given = asked(puzzle, {}, times);
    EXPECT_EQ(times, 0);
    EXPECT_TRUE(given.known && given.solutions == 1 && given.step);
    State state = puzzle.cells;
    state[Cell{1}] = {grid[Cell{2}]};
    const Hint wrong = asked(puzzle, state, times);
    EXPECT_EQ(times, 0);
    EXPECT_TRUE(wrong.known);
    ASSERT_EQ(wrong.mistakes.size(), 1U);
    EXPECT_EQ(wrong.mistakes[0].what, (Candidate{Cell{1}, grid[Cell{2}]}));
    const Hint several = asked(read_puzzle("................ rules: killer 4: A1 B1"), {}, times);
    EXPECT_TRUE(several.known && several.solutions == 2 && several.step);
    const Hint none = asked(read_puzzle("................ rules: killer 3: A1 B1; killer 3: A2 B2"), {}, times);
    EXPECT_TRUE(none.known);
    EXPECT_EQ(none.solutions, 0U);
}

// A single mark left is not a written digit. If correct, it is the next digit to write; if wrong, the missing mark is
// found.
TEST(Hint, SinglePencilMark) {
    const std::string clues = "...4\n3.1.\n.1..\n4...\n";  // the solution begins with 1234
    const Puzzle right = read_puzzle("[Puzzle]\n" + clues + "[State]\n[1]..4\n3.1.\n.1..\n4...\n");
    const Hint given = hint_for(right, right.state);
    EXPECT_TRUE(given.mistakes.empty());
    ASSERT_TRUE(given.step && given.step->places);
    EXPECT_EQ(*given.step->places, (Candidate{Cell{0}, (*count(right).first)[Cell{0}]}));
    const Puzzle wrong = read_puzzle("[Puzzle]\n" + clues + "[State]\n[2]..4\n3.1.\n.1..\n4...\n");
    const Hint lost = hint_for(wrong, wrong.state);
    ASSERT_EQ(lost.mistakes.size(), 1U);
    EXPECT_EQ(lost.mistakes[0].kind, Mistake::Kind::mark);
    EXPECT_EQ(lost.mistakes[0].what, (Candidate{Cell{0}, Digit{0}}));
    const Puzzle written = read_puzzle("[Puzzle]\n" + clues + "[State]\n2..4\n3.1.\n.1..\n4...\n");
    EXPECT_EQ(hint_for(written, written.state).mistakes.at(0).kind, Mistake::Kind::digit);
}

// The [State] of a file is read as the player left it: digits, marks, blanks.
TEST(Hint, ReadsStateOfFile) {
    const Puzzle puzzle = read_puzzle("[Puzzle]\n...4\n3.1.\n.1..\n4...\n[State]\n[12]..4\n3.12\n.1..\n4...\n");
    ASSERT_EQ(puzzle.state.size(), 16);
    EXPECT_EQ(puzzle.state[Cell{0}], (Set<Digit>{Digit{0}, Digit{1}}));
    EXPECT_EQ(puzzle.state[Cell{1}].size(), 4);
    EXPECT_EQ(puzzle.state[Cell{7}], (Set<Digit>{Digit{1}}));
    EXPECT_EQ(to_line(puzzle), "...43.1..1..4...");
    EXPECT_TRUE(read_puzzle("...43.1..1..4...").state.empty());
}

}  // namespace
}  // namespace deduku::path
