// A run of E2 is a ledger that the checker accepts: each conclusion drawn from scenarios is a Split.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "method/scenarios/ledger.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

using deduku::testing::Random;
using deduku::testing::random_givens;
using deduku::testing::random_minimal;
using deduku::testing::read_list;
using deduku::testing::read_puzzle;
using scenarios::Apply;
using scenarios::CellsTogether;
using scenarios::Drop;
using scenarios::ExtendOptions;
using scenarios::Extension;

constexpr std::string_view source = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

std::vector<ExtendOptions> all_ways(CellsTogether group) {
    std::vector<ExtendOptions> out;
    for (Apply apply : {Apply::rounds, Apply::at_once})
        for (Drop drop : {Drop::both, Drop::empty})
            for (bool rule11 : {false, true}) {
                out.emplace_back();
                out.back().group = group;
                out.back().apply = apply;
                out.back().drop = drop;
                out.back().scenarios.rules.rule11 = rule11;
            }
    return out;
}

int nesting(const Deduction& deduction) {
    const auto* split = std::get_if<Split>(&deduction.why);
    if (split == nullptr) return 0;
    int deepest = 0;
    for (const Branch& branch : split->branches)
        for (const Deduction& step : branch.steps) deepest = std::max(deepest, nesting(step));
    return deepest + 1;
}

int splits_in(const Ledger& ledger) {
    int count = 0;
    for (const Deduction& step : ledger.steps) count += nesting(step) > 0 ? 1 : 0;
    return count;
}

// Every candidate that the run claims false is dead at the end of the ledger, and the checker accepts it.
std::optional<Ledger> expect_accepted(const Puzzle& puzzle, const ExtendOptions& options,
                                      std::optional<Proved> what = std::nullopt) {
    scenarios::Array array = scenarios::with_data(puzzle);
    array.settle(options.scenarios.rules);
    if (array.contradiction()) return std::nullopt;
    const Extension extension = scenarios::extend(array, {}, options);
    std::optional<Ledger> ledger = scenarios::ledger_of(puzzle, extension, options);
    if (!ledger) {
        EXPECT_EQ(extension.array, scenarios::with_data(puzzle));
        return std::nullopt;
    }
    for (const Ledger& each : {*ledger, slice(*ledger)}) {
        const Verdict verdict = testing::checked(&puzzle, ledger_text(each));
        if (const auto* refused = std::get_if<Refused>(&verdict)) {
            ADD_FAILURE() << to_line(puzzle) << ": " << to_text(*refused);
            return std::nullopt;
        }
        const Proved proved = std::get<Accepted>(verdict).what;
        if (what) {
            EXPECT_EQ(proved, *what);
        }
        if (extension.array.complete()) {
            EXPECT_EQ(proved, Proved::unique);
        }
        if (extension.contradiction) {
            EXPECT_EQ(proved, Proved::no_solution);
        }
    }
    Board board = start_board(puzzle);
    for (const Deduction& step : ledger->steps) apply(board, step);
    if (!board.contradictory()) {
        for (Cell cell : puzzle.cells.ids()) EXPECT_TRUE(extension.array.cells()[cell].contains(board.digits(cell)));
    }
    return ledger;
}

TEST(ScenariosProofs, PairsOfSourcePuzzle) {
    for (const ExtendOptions& options : all_ways(CellsTogether::pairs)) {
        const auto ledger = expect_accepted(read_puzzle(std::string(source)), options, Proved::unique);
        ASSERT_TRUE(ledger);
        // 38 pairs have results if each is applied immediately, as published; each is a Split inside a Split.
        const auto is_nested = [](const Deduction& step) { return nesting(step) == 2; };
        EXPECT_TRUE(std::any_of(ledger->steps.begin(), ledger->steps.end(), is_nested));
        if (options.apply == Apply::at_once && options.drop == Drop::empty && !options.scenarios.rules.rule11) {
            EXPECT_EQ(splits_in(*ledger), 38);
        }
    }
}

TEST(ScenariosProofs, SingleCells) {
    int splits = 0;
    int puzzles = 0;
    for (const char* list : {"sample_top1465.txt", "sample_clue17.txt", "sample_hardest_1106.txt"})
        for (const Puzzle& puzzle : read_list(list)) {
            if (++puzzles % 4 != 0) continue;
            for (const ExtendOptions& options : all_ways(CellsTogether::singles))
                if (const auto ledger = expect_accepted(puzzle, options)) splits += splits_in(*ledger);
        }
    EXPECT_GT(splits, 100);
}

void expect_boards_of_other_sizes(int of_each) {
    Random random(21);
    for (Box box : {Box{2, 2}, Box{2, 3}})
        for (int i = 0; i < of_each; ++i)
            for (CellsTogether group : {CellsTogether::singles, CellsTogether::pairs})
                for (const ExtendOptions& options : all_ways(group)) {
                    expect_accepted(random_minimal(box, random), options);
                    Puzzle several = random_givens(box, box.digits() + i % 4, random);
                    expect_accepted(several, options);
                    several.cells[Cell{5}] = {static_cast<Digit>(testing::below(random, box.digits()))};
                    expect_accepted(several, options);
                }
    const Puzzle large = random_givens({4, 4}, 140, random);
    expect_accepted(large, all_ways(CellsTogether::singles).front());
}

TEST(ScenariosProofs, BoardsOfOtherSizesWithOneSolutionSeveralOrNone) { expect_boards_of_other_sizes(4); }
TEST(ExhaustiveScenariosProofs, BoardsOfOtherSizesWithOneSolutionSeveralOrNone) { expect_boards_of_other_sizes(12); }

// A wrong digit in the source's puzzle: no scenario of one cell is dead at first, but finally there is no solution.
TEST(ScenariosProofs, NoSolution) {
    int none = 0;
    for (int digit = 1; digit <= 9; ++digit)
        for (std::size_t cell : {1U, 2U, 3U}) {
            Puzzle wrong = read_puzzle(std::string(source));
            wrong.cells[static_cast<Cell>(cell)] = {static_cast<Digit>(digit - 1)};
            const auto ledger = expect_accepted(wrong, all_ways(CellsTogether::pairs).front());
            none += ledger && std::holds_alternative<NoSolution>(ledger->claim) ? 1 : 0;
        }
    EXPECT_GT(none, 5);
}

// A conclusion stronger than the scenarios show is refused, so the checker looks inside.
TEST(ScenariosProofs, ExcessiveConclusionIsRefused) {
    const Puzzle puzzle = read_puzzle(std::string(source));
    const auto ledger = expect_accepted(puzzle, all_ways(CellsTogether::pairs).front(), Proved::unique);
    ASSERT_TRUE(ledger);
    const Grid& grid = std::get<Unique>(ledger->claim).grid;
    Ledger wrong = *ledger;
    const auto split =
        std::find_if(wrong.steps.begin(), wrong.steps.end(), [](const Deduction& step) { return nesting(step) > 0; });
    ASSERT_NE(split, wrong.steps.end());
    split->removes.push_back({Cell{1}, grid[Cell{1}]});
    EXPECT_TRUE(std::holds_alternative<Refused>(testing::checked(&puzzle, ledger_text(wrong))));
}

}  // namespace
}  // namespace deduku
