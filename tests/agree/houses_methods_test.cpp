// Methods on boards with other houses: Reasonable Sudoku by its definition; no method removes a digit of the solution;
// isomorphs agree.
#include "method/depth/by_definition.hpp"
#include "method/hdp/hdp.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/scenarios/extend.hpp"
#include "search/solver.hpp"
#include "tests/agree/houses_puzzles.hpp"

namespace deduku {
namespace {

using testing::at;
using testing::PlainBoard;
using testing::Random;

// ---- Reasonable Sudoku

void expect_reasonable_by_definition(const Puzzle& puzzle) {
    PlainBoard plain = testing::plain_board(puzzle);
    const bool consistent = testing::close_by_subsets(plain, plain.n);
    const reasonable::ReasonableRun run = reasonable::run(puzzle);
    const auto expected = !consistent                   ? reasonable::Class::contradiction
                          : testing::is_complete(plain) ? reasonable::Class::yes
                                                        : reasonable::Class::no;
    EXPECT_EQ(run.outcome, expected);
    EXPECT_EQ(reasonable::classify(puzzle), expected);
    if (consistent) {
        EXPECT_EQ(testing::plain_board(run.end), plain);
    }
}

TEST(HousesMethods, ReasonableMatchesDefinition) {
    testing::for_each_puzzle(4, 1, [](const Puzzle& puzzle, Random&) { expect_reasonable_by_definition(puzzle); });
}

TEST(HousesMethods, ReasonableMatchesDefinitionOnLists) { testing::for_some_of_lists(expect_reasonable_by_definition); }

// ---- nothing true is removed

scenarios::Extension extended(const scenarios::Array& array) {
    Meter no_limit;
    scenarios::ExtendOptions options;
    options.scenarios.rules = {};  // all houses together, in no order
    return scenarios::extend(array, {}, options, no_limit);
}

/// These are solutions of the puzzle, perhaps among others; the result of each method keeps all of them.
void expect_sound(const Puzzle& puzzle) {
    Meter no_limit;
    const Solutions found = solve_by_sectors(start_board(puzzle), {.limit = 1}, no_limit);
    if (!found.first) return;
    const Grid& solution = *found.first;
    const bool unique = solve_by_sectors(start_board(puzzle), {.limit = 2}, no_limit).count == 1;
    const auto expect_kept = [&](auto&& digits, const char* by) {
        for (Cell cell : puzzle.cells.ids()) ASSERT_TRUE(digits(cell).has(solution[cell])) << by;
    };
    const reasonable::ReasonableRun run = reasonable::run(puzzle);
    expect_kept([&](Cell cell) { return run.end.digits(cell); }, "reasonable");
    scenarios::Array array = scenarios::with_data(puzzle);
    array.settle({});
    expect_kept([&](Cell cell) { return array.digits(cell); }, "array");
    if (!array.complete()) {
        const scenarios::Extension extension = extended(array);
        expect_kept([&](Cell cell) { return extension.array.digits(cell); }, "scenarios");
    }
    if (!unique) return;  // a hypothesis that leads to a solution is accepted
    const hdp::HdpReport report = hdp::analyse(puzzle, {}, no_limit);
    EXPECT_NE(report.start, BranchOutcome::contradiction);
    if (report.pair_reduced) expect_kept([&](Cell cell) { return report.pair_reduced->digits(cell); }, "hdp");
    if (report.solution) {
        EXPECT_EQ(*report.solution, solution);
    }
}

TEST(HousesMethods, KeepSolution) {
    testing::for_each_puzzle(12, 4, [](const Puzzle& puzzle, Random&) { expect_sound(puzzle); });
}

TEST(ExhaustiveHousesMethods, KeepSolution) {
    testing::for_each_puzzle(20'000, 14, [](const Puzzle& puzzle, Random&) { expect_sound(puzzle); });
}

TEST(HousesMethods, KeepSolutionOnLists) {
    for (const std::vector<Puzzle>& list : testing::lists_of_houses())
        for (const Puzzle& puzzle : list) expect_sound(puzzle);
}

// ---- isomorphs

int left_by_reasonable(const Puzzle& puzzle) {
    const reasonable::ReasonableRun run = reasonable::run(puzzle);
    return run.outcome == reasonable::Class::contradiction ? -1 : run.end.living_count();
}

/// The results of autosolve and of pair reduction, and the level if these determine it.
std::tuple<int, int, hdp::HdpLevel> by_hdp(const Puzzle& puzzle) {
    Meter no_limit;
    const hdp::HdpReport report = hdp::analyse(puzzle, {}, no_limit);
    if (report.start == BranchOutcome::contradiction) return {-1, 0, report.level};
    return {report.autosolved.living_count(), report.pair_reduced ? report.pair_reduced->living_count() : 0,
            std::min(report.level, hdp::HdpLevel::hard)};
}

void expect_same(const Puzzle& here, const Puzzle& there) {
    EXPECT_EQ(left_by_reasonable(here), left_by_reasonable(there));
    EXPECT_EQ(by_hdp(here), by_hdp(there));
    scenarios::Array a = scenarios::with_data(here);
    scenarios::Array b = scenarios::with_data(there);
    std::vector<scenarios::PassCounts> passes, others;
    a.settle({}, &passes);
    b.settle({}, &others);
    EXPECT_EQ(passes, others);
    if (a.contradiction() || b.contradiction() || a.complete()) return;
    const scenarios::Round first = extended(a).rounds.front(), other = extended(b).rounds.front();
    EXPECT_EQ(std::tuple(first.start, first.extended, first.refuted + first.falsified, first.counts.dead_empty,
                         first.counts.dead_place, first.counts.complete),
              std::tuple(other.start, other.extended, other.refuted + other.falsified, other.counts.dead_empty,
                         other.counts.dead_place, other.counts.complete));
}

TEST(HousesMethods, IsomorphsAgree) {
    testing::for_each_puzzle(6, 5, [](const Puzzle& puzzle, Random& random) {
        const testing::Renumbered other = testing::renumbered(puzzle, random);
        expect_same(puzzle, other.puzzle);
    });
}

// Depths and backdoors do not depend on the order of cells.
TEST(HousesMethods, DepthsOfIsomorphsAgree) {
    Random random(6);
    for (const std::vector<Puzzle>& list : testing::lists_of_houses()) {
        int looked_at = 0;
        for (const Puzzle& puzzle : list) {
            if (puzzle.box().digits() != 9 || looked_at == 3) continue;
            Meter no_limit;
            const Grid solution = *solve_by_sectors(start_board(puzzle), {}, no_limit).first;
            Meter few(20'000);
            const auto depth = depth::te_depth(puzzle, solution, few);
            if (!depth) continue;
            ++looked_at;
            const testing::Renumbered other = testing::renumbered(puzzle, random);
            Grid image = solution;
            for (Cell cell : puzzle.cells.ids())
                image[static_cast<Cell>(other.cells[at(index(cell))])] =
                    static_cast<Digit>(other.digits[at(index(solution[cell]))]);
            EXPECT_EQ(depth, depth::te_depth(other.puzzle, image, no_limit)) << to_line(puzzle);
            const auto doors = depth::backdoors(puzzle, solution, no_limit);
            const auto others = depth::backdoors(other.puzzle, image, no_limit);
            EXPECT_EQ(std::pair(doors->size, doors->number), std::pair(others->size, others->number))
                << to_line(puzzle);
        }
        EXPECT_EQ(looked_at, 3);
    }
}

}  // namespace
}  // namespace deduku
