#include "method/scenarios/extend.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "deduku/text.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
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
using scenarios::Array;
using scenarios::CellsTogether;
using scenarios::Drop;
using scenarios::ExtendOptions;
using scenarios::Extension;
using scenarios::Round;
using scenarios::ScenarioCounts;

constexpr std::string_view hardest =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Array closed(const Puzzle& puzzle, bool rule11 = false) {
    Array array = scenarios::with_data(puzzle);
    array.settle({rule11, scenarios::HouseArrays::snapshot, scenarios::Sweep::once});
    return array;
}

ExtendOptions ways(CellsTogether group, Apply apply, Drop drop, bool rule11 = false) {
    ExtendOptions options;
    options.group = group;
    options.apply = apply;
    options.drop = drop;
    options.scenarios.rules.rule11 = rule11;
    return options;
}

/// {start, extended, fixpoint} of each round.
using Course = std::vector<std::array<int, 3>>;
Course course(const Extension& extension) {
    Course out;
    for (const Round& round : extension.rounds) out.push_back({round.start, round.extended, round.fixpoint});
    return out;
}

Extension of_source(const ExtendOptions& options) {
    return scenarios::extend(closed(read_puzzle(std::string(hardest)), options.scenarios.rules.rule11), {}, options);
}

TEST(Extend, SingleCellsOfSourcePuzzleHaveNoConclusions) {
    for (Apply apply : {Apply::rounds, Apply::at_once})
        for (Drop drop : {Drop::both, Drop::empty}) {
            const Extension extension = of_source(ways(CellsTogether::singles, apply, drop));
            EXPECT_EQ(course(extension), (Course{{275, 275, 275}}));
            EXPECT_EQ(extension.counts(), (ScenarioCounts{254, 0, 0, 0, 254}));
        }
}

TEST(Extend, PairsOfSourcePuzzleInRounds) {
    const Extension extension = of_source(ways(CellsTogether::pairs, Apply::rounds, Drop::empty));
    EXPECT_EQ(course(extension), (Course{{275, 262, 262}, {262, 245, 242}, {242, 151, 81}}));
    EXPECT_EQ(extension.rounds.front().counts, (ScenarioCounts{31696, 5316, 677, 7, 26373 - 677}));
    EXPECT_EQ(extension.distinct, 1U);
    EXPECT_TRUE(extension.array.complete());
    EXPECT_EQ(extension.array.grid(), extension.solutions.front());
}

TEST(Extend, PairsWithNakedPairs) {
    for (Drop drop : {Drop::both, Drop::empty}) {
        const Extension extension = of_source(ways(CellsTogether::pairs, Apply::rounds, drop, true));
        EXPECT_EQ(course(extension), (Course{{275, 246, 246}, {246, 174, 81}}));
    }
}

TEST(Extend, PairsAppliedAtOnce) {
    const Extension extension = of_source(ways(CellsTogether::pairs, Apply::at_once, Drop::empty));
    ASSERT_EQ(extension.rounds.size(), 1U);
    EXPECT_EQ(extension.counts().scenarios, 23585U);
    EXPECT_EQ(extension.rounds.front().conclusions.size(), 38U);
    EXPECT_TRUE(extension.array.complete());
}

// Without the scenarios that the weaker option keeps, fewer rounds are needed; both solve the puzzle.
TEST(Extend, DroppingBothKindsFindsAtLeastAsMuch) {
    const Extension both = of_source(ways(CellsTogether::pairs, Apply::rounds, Drop::both));
    const Extension empty = of_source(ways(CellsTogether::pairs, Apply::rounds, Drop::empty));
    EXPECT_EQ(both.array, empty.array);
    for (std::size_t i = 0; i < both.rounds.size(); ++i) EXPECT_LE(both.rounds[i].fixpoint, empty.rounds[i].fixpoint);
}

// The published run applies each cell's result at once, cells with few digits first.
TEST(Extend, SingleCellsMatchPublication) {
    int rounds = 0;
    for (const auto& entry : nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/opasnet_expected.json"))) {
        if (!entry.contains("union_single_cells")) continue;
        SCOPED_TRACE(entry["name"]);
        ExtendOptions options = ways(CellsTogether::singles, Apply::at_once, Drop::empty);
        options.scenarios.rules = {false, scenarios::HouseArrays::sequence, scenarios::Sweep::once};
        const Extension extension =
            scenarios::extend(closed(read_puzzle(entry["puzzle"].get<std::string>())), {}, options);
        EXPECT_EQ(extension.array.truths(), entry["union_single_total"]);
        EXPECT_EQ(extension.array.complete(), entry["union_single_solved"].get<bool>());
        ASSERT_EQ(extension.rounds.size(), entry["union_single_cells"].size());
        std::uint64_t tested = 0;
        for (std::size_t i = 0; i < extension.rounds.size(); ++i, ++rounds) {
            const auto& expected = entry["union_single_cells"][i];
            const Round& round = extension.rounds[i];
            tested += round.counts.scenarios;
            EXPECT_EQ(round.start, expected["start"]);
            EXPECT_EQ(round.fixpoint, expected["end"]);
            EXPECT_EQ(round.refuted, expected["refuted_hypotheses"]);
            EXPECT_EQ(round.falsified, expected["falsified_in_all_scenarios"]);
            EXPECT_EQ(tested, expected["scenarios_tested_so_far"]);
        }
    }
    EXPECT_EQ(rounds, 2);
}

/// The digits of each cell in the solutions of a puzzle.
Table<Cell, Set<Digit>> truth(const Puzzle& puzzle) {
    Table<Cell, Set<Digit>> out(puzzle.cells.size());
    SearchRequest request;
    request.limit = 2'000;
    request.each = [&](const Grid& grid) {
        for (Cell cell : grid.ids()) out[cell].insert(grid[cell]);
        return true;
    };
    solve_by_search(start_board(puzzle), request);
    return out;
}

void expect_sound(const Puzzle& puzzle, const ExtendOptions& options) {
    const Array start = closed(puzzle, options.scenarios.rules.rule11);
    if (start.contradiction()) return;
    const Extension extension = scenarios::extend(start, {}, options);
    const auto left = truth(puzzle);
    for (Cell cell : left.ids()) {
        ASSERT_TRUE(extension.array.cells()[cell].contains(left[cell])) << to_line(puzzle);
        ASSERT_TRUE(start.cells()[cell].contains(extension.array.cells()[cell]));
    }
    for (const Grid& grid : extension.solutions) EXPECT_TRUE(solves(grid, puzzle));
    if (extension.contradiction) {
        EXPECT_EQ(left[Cell{0}], Set<Digit>());
    }
    EXPECT_FALSE(extension.cut_short);
}

TEST(Extend, KeepsSolutionsOfRandomPuzzles) {
    Random random(8);
    const auto try_all = [](const Puzzle& puzzle, bool pairs) {
        for (CellsTogether group : {CellsTogether::singles, CellsTogether::pairs})
            for (Apply apply : {Apply::rounds, Apply::at_once})
                for (Drop drop : {Drop::both, Drop::empty})
                    if (group == CellsTogether::singles || pairs)
                        expect_sound(puzzle, ways(group, apply, drop, apply == Apply::at_once));
    };
    for (Box box : {Box{2, 2}, Box{2, 3}})
        for (int i = 0; i < 15; ++i) {
            try_all(random_minimal(box, random), true);
            Puzzle several = random_givens(box, box.digits() + 2, random);
            try_all(several, true);
            // With one digit changed, there is often no solution.
            several.cells[Cell{0}] = {static_cast<Digit>(testing::below(random, box.digits()))};
            try_all(several, true);
        }
    for (int i = 0; i < 10; ++i) {
        try_all(random_minimal({3, 3}, random), i < 3);
        try_all(random_givens({3, 3}, 24 + i, random), false);
    }
    try_all(random_givens({4, 4}, 150, random), false);
}

// A digit that is false after single cells is also false after pairs, which include more.
TEST(Extend, PairsFindEverythingSingleCellsFind) {
    for (const Puzzle& puzzle : read_list("sample_top1465.txt")) {
        if (puzzle.cells[Cell{1}].single() || puzzle.cells[Cell{2}].single()) continue;
        const Array start = closed(puzzle);
        const Extension singles = scenarios::extend(start, {}, ways(CellsTogether::singles, Apply::rounds, Drop::both));
        const Extension pairs = scenarios::extend(start, {}, ways(CellsTogether::pairs, Apply::rounds, Drop::both));
        for (Cell cell : start.cells().ids())
            EXPECT_TRUE(singles.array.cells()[cell].contains(pairs.array.cells()[cell]));
    }
}

TEST(Extend, OnlyTheCellsNamed) {
    const Array start = closed(read_puzzle(std::string(hardest)));
    const std::vector<Cell> cells = {static_cast<Cell>(0), static_cast<Cell>(1), static_cast<Cell>(2),
                                     static_cast<Cell>(3)};
    // A1 is 8: B1, C1 and D1 remain, three pairs.
    const Extension extension = scenarios::extend(start, cells, ways(CellsTogether::pairs, Apply::rounds, Drop::both));
    std::uint64_t expected = 0;
    for (int i = 1; i < 4; ++i)
        for (int j = i + 1; j < 4; ++j)
            expected += static_cast<std::uint64_t>(start.digits(static_cast<Cell>(i)).size() *
                                                   start.digits(static_cast<Cell>(j)).size());
    EXPECT_EQ(extension.rounds.front().counts.scenarios, expected);
}

TEST(Extend, LimitKeepsPartialResults) {
    const Puzzle puzzle = read_puzzle(std::string(hardest));
    ExtendOptions options = ways(CellsTogether::pairs, Apply::rounds, Drop::both);
    int reports = 0;
    options.each = [&](const Round&) { ++reports; };
    Meter meter(40'000);
    const Extension cut = scenarios::extend(closed(puzzle), {}, options, meter);
    EXPECT_TRUE(cut.cut_short);
    EXPECT_EQ(cut.counts().scenarios, 40'000U);
    EXPECT_EQ(reports, 2);
    EXPECT_LE(cut.array.truths(), 262);
    EXPECT_GT(cut.array.truths(), 81);
    const Extension none = scenarios::extend(closed(puzzle), {}, options, meter);
    EXPECT_TRUE(none.cut_short);
    EXPECT_EQ(none.array.truths(), 275);
}

TEST(Extend, ImpossibleBoards) {
    // A wrong digit in an open cell: the rules alone find no contradiction (no scenario of one cell is dead).
    const Puzzle puzzle = read_puzzle(std::string(hardest));
    const Array open = closed(puzzle);
    const Grid solution = *solve_by_search(start_board(puzzle), {}).first;
    int tried = 0;
    int shown = 0;
    for (Cell cell : scenarios::open_cells(open))
        for (Digit digit : open.digits(cell)) {
            if (digit == solution[cell]) continue;
            Puzzle wrong = puzzle;
            wrong.cells[cell] = {digit};
            const Array start = closed(wrong);
            ASSERT_FALSE(start.contradiction());
            const Extension extension =
                scenarios::extend(start, {}, ways(CellsTogether::singles, Apply::rounds, Drop::both));
            EXPECT_FALSE(extension.array.complete());
            EXPECT_EQ(extension.distinct, 0U);
            ++tried;
            shown += extension.contradiction ? 1 : 0;
        }
    EXPECT_EQ(tried, 254 - 60);
    EXPECT_GT(shown, 10);
}

}  // namespace
}  // namespace deduku
