// The last example of the riddle, compared with its source and an independent program. The source names cells by column
// letter, with rows counted from the bottom.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "deduku/text.hpp"
#include "method/reasonable/reasonable.hpp"
#include "search/solver.hpp"
#include "technique/colours/cycles.hpp"
#include "technique/fish/fish.hpp"
#include "technique/sets/all_different.hpp"
#include "technique/sets/locked.hpp"
#include "technique/sets/singles.hpp"
#include "tests/support/reading.hpp"

namespace deduku::reasonable {
namespace {

using nlohmann::json;

const json& example() {
    static const json data = json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/riddle_last_example.json"));
    return data;
}

Puzzle puzzle() { return deduku::testing::read_puzzle(example()["board"]); }

Cell cell(const Geometry& geometry, const std::string& name) { return *parse_cell(geometry, name, Coords::sheet_up); }

Digit digit(int number) { return static_cast<Digit>(number - 1); }

// The start without the candidates excluded by the givens: the eliminations of their naked singles.
Board after_reading() {
    Board board = start_board(puzzle());
    const Board start = board;
    find_naked_singles(start, 1, [&](const Deduction& deduction) {
        for (Candidate c : deduction.removes)
            if (board.has(c)) board.remove(c);
        return true;
    });
    return board;
}

std::vector<Candidate> removed_by(const Board& board, Finder find, int size = 0) {
    std::vector<Candidate> out;
    find(board, size, [&](const Deduction& deduction) {
        out.insert(out.end(), deduction.removes.begin(), deduction.removes.end());
        return true;
    });
    return out;
}

// The result of the rules after deciding one more cell of the fixpoint.
Class assume(Board board, Candidate c) {
    board.keep_only(c.cell, {c.digit});
    if (!Fixpoint(board.shared_geometry()).close(board)) return Class::contradiction;
    return board.solved() ? Class::yes : Class::no;
}

TEST(Riddle, GivensReading) {
    EXPECT_EQ(clue_count(puzzle()), example()["givens"]);
    EXPECT_EQ(81 - clue_count(puzzle()), example()["open_cells"]);
    EXPECT_EQ(after_reading().living_count(), example()["candidates_after_reading"]);
}

TEST(Riddle, EachRuleOnItsOwn) {
    const Board board = after_reading();
    EXPECT_EQ(removed_by(board, find_all_different).size(), example()["rule1_eliminations"]);
    std::vector<Candidate> locked = removed_by(board, find_pointing);
    for (Candidate c : removed_by(board, find_claiming)) locked.push_back(c);
    ASSERT_EQ(locked.size(), example()["rule2_eliminations"].size());
    const json& only = example()["rule2_eliminations"][0];
    EXPECT_EQ(locked[0], (Candidate{cell(board.geometry(), only["cell"]), digit(only["value"])}));
}

TEST(Riddle, Fixpoint) {
    const auto run = reasonable::run(puzzle());
    const Geometry& geometry = run.end.geometry();
    EXPECT_EQ(run.outcome, Class::no);
    EXPECT_EQ(run.end.living_count(), example()["candidates_at_fixpoint"]);
    int open = 0;
    for (const auto& [name, digits] : example()["final_candidates"].items()) {
        Set<Digit> expected;
        for (int number : digits) expected.insert(digit(number));
        EXPECT_EQ(run.end.digits(cell(geometry, name)), expected) << name;
        ++open;
    }
    EXPECT_EQ(open, example()["open_cells"]);

    // After the givens, one step: 1 of column D is only in D2 and D3, and so nowhere else in their box.
    Board board = start_board(puzzle());
    const int read = board.living_count() - example()["candidates_after_reading"].get<int>();
    std::size_t at = 0;
    for (int removed = 0; removed < read; ++at) {
        removed += static_cast<int>(run.ledger.steps[at].removes.size());
        const auto& base = std::get<Cover>(run.ledger.steps[at].why).base;
        ASSERT_TRUE(geometry.is_cell(base[0]));
        EXPECT_TRUE(puzzle().cells[static_cast<Cell>(geometry.cell_of(base[0]))].single());
    }
    ASSERT_EQ(run.ledger.steps.size(), at + 1);
    const json& only = example()["rule2_eliminations"][0];
    const Deduction& step = run.ledger.steps[at];
    EXPECT_EQ(step.removes, (std::vector<Candidate>{{cell(geometry, only["cell"]), digit(only["value"])}}));
    const Sector from = std::get<Cover>(step.why).base.at(0);
    EXPECT_EQ(house_name(geometry, geometry.house_of(from), Coords::sheet_up), only["unit"]);
    std::vector<Cell> cells;
    for (Place p : run.end.places(geometry.house_of(from), geometry.digit_of(from)))
        cells.push_back(geometry.cell_at(geometry.house_of(from), p));
    std::vector<Cell> expected;
    for (const json& name : only["cells"]) expected.push_back(cell(geometry, name));
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(cells, expected);
}

TEST(Riddle, Assumptions) {
    const Board end = reasonable::run(puzzle()).end;
    const Geometry& geometry = end.geometry();
    EXPECT_EQ(assume(end, {cell(geometry, "D3"), digit(1)}), Class::yes);
    EXPECT_EQ(assume(end, {cell(geometry, "D3"), digit(2)}), Class::contradiction);
    SearchRequest two;
    two.limit = 2;
    const Solutions solutions = solve_by_search(end, two);
    ASSERT_EQ(solutions.count, example()["solutions"]);
    Puzzle solved = puzzle();
    for (std::size_t c = 0; c < 81; ++c)
        solved.cells[static_cast<Cell>(c)] = {(*solutions.first)[static_cast<Cell>(c)]};
    EXPECT_EQ(to_line(solved), example()["solution"]);
    int completes = 0;
    int contradicts = 0;
    for (int c = 0; c < 81; ++c) {
        const auto at = static_cast<Cell>(c);
        if (end.digits(at).single()) continue;
        for (Digit d : end.digits(at)) {
            const bool truth = (*solutions.first)[static_cast<Cell>(c)] == d;
            EXPECT_EQ(assume(end, {at, d}), truth ? Class::yes : Class::contradiction);
            ++(truth ? completes : contradicts);
        }
    }
    EXPECT_EQ(completes, example()["any_single_assumption"]["completes"]);
    EXPECT_EQ(contradicts, example()["any_single_assumption"]["contradiction"]);
}

// Fish find nothing; the colours of one digit do, and then the two rules solve it.
TEST(Riddle, OtherMethods) {
    Board board = reasonable::run(puzzle()).end;
    for (int size = 2; size <= 3; ++size) EXPECT_TRUE(removed_by(board, find_fish, size).empty());
    const std::vector<Candidate> coloured = removed_by(board, find_x_cycles);
    for (const json& entry : example()["other_methods"]["simple_colouring"]) {
        const std::string text = entry;  // "D6<>2"
        const Candidate c{cell(board.geometry(), text.substr(0, 2)), digit(text.back() - '0')};
        EXPECT_NE(std::find(coloured.begin(), coloured.end(), c), coloured.end()) << text;
        board.remove(c);
    }
    EXPECT_TRUE(Fixpoint(board.shared_geometry()).close(board));
    EXPECT_TRUE(board.solved());
}

}  // namespace
}  // namespace deduku::reasonable
