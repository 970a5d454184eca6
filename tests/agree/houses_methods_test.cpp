// HDP, Reasonable Sudoku, the hypothesis array and depths on jigsaws, X, windoku, disjoint groups, asterisks and X-windoku:
// what the slow definitions say; nothing that the solution has is removed; isomorphs agree.
#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "deduku/text.hpp"
#include "method/depth/by_definition.hpp"
#include "method/hdp/hdp.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/scenarios/extend.hpp"
#include "search/solver.hpp"
#include "tests/support/plain_houses.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::PlainBoard;
using testing::Random;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Calls look(puzzle) for `each` puzzles on boards of each kind: some with a wrong clue, some with several solutions.
template <class Look>
void for_each_puzzle(int each, unsigned seed, Look&& look) {
    Random random(seed);
    std::map<std::string, int> puzzles;
    for (int i = 0; i < each; ++i)
        for (const auto& [kind, empty] : testing::kinds_of_boards(random)) {
            const int n = empty.box().digits();
            const auto puzzle =
                testing::random_clues(empty, n * n * (18 + below(random, 22)) / 100, i % 6 == 5, random);
            if (!puzzle) continue;
            ++puzzles[kind];
            look(*puzzle, random);
            ASSERT_FALSE(::testing::Test::HasFailure()) << kind << ": " << to_line(*puzzle);
        }
    EXPECT_EQ(puzzles.size(), 6U);
    for (const auto& [kind, number] : puzzles) EXPECT_GT(number, each / 2) << kind;
}

// ---- Reasonable Sudoku

void expect_reasonable_by_definition(const Puzzle& puzzle) {
    PlainBoard plain = testing::plain_board(puzzle);
    const bool consistent = testing::close_by_subsets(plain, plain.n);
    const reasonable::Run run = reasonable::run(puzzle);
    const auto expected = !consistent                   ? reasonable::Class::contradiction
                          : testing::is_complete(plain) ? reasonable::Class::yes
                                                        : reasonable::Class::no;
    EXPECT_EQ(run.outcome, expected);
    EXPECT_EQ(reasonable::classify(puzzle), expected);
    if (consistent) {
        EXPECT_EQ(testing::plain_board(run.end), plain);
    }
}

TEST(HousesMethods, ReasonableByDefinition) {
    for_each_puzzle(4, 1, [](const Puzzle& puzzle, Random&) { expect_reasonable_by_definition(puzzle); });
}

// ---- HDP

using hdp::Outcome;

Outcome autosolve(PlainBoard& board) {
    if (!testing::close_by_subsets(board, 4)) return Outcome::contradiction;
    return testing::is_complete(board) ? Outcome::solution : Outcome::open;
}

Outcome outcome_of(PlainBoard board, int cell, unsigned digits) {
    board.cells[at(cell)] &= digits;
    return autosolve(board);
}

/// The houses in the order in which HDP visits them: boxes or regions (they stand behind rows and columns), rows, columns,
/// others.
std::vector<std::vector<int>> in_order(const PlainBoard& board) {
    std::vector<std::vector<int>> out;
    const auto add = [&](int from, int to) {
        for (int h = from; h < to; ++h) out.push_back(board.houses[at(h)]);
    };
    add(2 * board.n, 3 * board.n);
    add(0, 2 * board.n);
    add(3 * board.n, static_cast<int>(board.houses.size()));
    return out;
}

struct Decision {
    int cell;
    unsigned first;
    unsigned second;
    bool both;
};

/// Pair by pair, house by house: cells that have the digits of the pair and others, each once for a pair.
std::vector<Decision> decisions_of(const PlainBoard& board) {
    std::vector<Decision> out;
    const auto houses = in_order(board);
    for (int b = 0; b < board.n; ++b)
        for (int pair_cell : houses[at(b)]) {
            const unsigned pair = board.cells[at(pair_cell)];
            if (std::popcount(pair) != 2) continue;
            std::vector<int> listed;
            for (const std::vector<int>& house : houses) {
                if (std::find(house.begin(), house.end(), pair_cell) == house.end()) continue;
                std::vector<int> group;
                for (int cell : house) {
                    const unsigned digits = board.cells[at(cell)];
                    const bool more = (digits & pair) == pair && digits != pair;
                    if (more && std::find(listed.begin(), listed.end(), cell) == listed.end()) group.push_back(cell);
                }
                listed.insert(listed.end(), group.begin(), group.end());
                for (int cell : group) out.push_back({cell, pair, board.cells[at(cell)] & ~pair, group.size() == 1});
            }
        }
    return out;
}

/// How many branches the analysis opens, and how many of them say something.
std::pair<int, int> analysed(const PlainBoard& board) {
    int opened = 0;
    int lines = 0;
    for (const Decision& d : decisions_of(board)) {
        const bool says = outcome_of(board, d.cell, d.first) != Outcome::open;
        opened += 1;
        lines += says ? 1 : 0;
        if (!says && !d.both) continue;
        opened += 1;
        lines += outcome_of(board, d.cell, d.second) != Outcome::open ? 1 : 0;
    }
    return {opened, lines};
}

unsigned bits_of(const hdp::Statement& statement) { return static_cast<unsigned>(statement.digits.bits()); }

PlainBoard with_statements(PlainBoard board, const hdp::Chain& chain) {
    for (const hdp::Link& link : chain) board.cells[at(index(link.statement.cell))] &= bits_of(link.statement);
    return board;
}

/// All statements of each line, on what the sections before leave, end as the line says. A status has the facts.
void expect_lines_hold(PlainBoard& board, const hdp::Section& section) {
    for (const hdp::Line& line : section.lines) {
        PlainBoard after = with_statements(board, line.chain);
        if (line.mark == hdp::Mark::sta)
            board = std::move(after);
        else
            EXPECT_EQ(autosolve(after), line.outcome);
    }
}

int expect_hdp_by_definition(const Puzzle& puzzle) {
    PlainBoard plain = testing::plain_board(puzzle);
    const Outcome start = autosolve(plain);
    Meter no_limit;
    const hdp::Report report = hdp::analyse(puzzle, {}, no_limit);
    EXPECT_EQ(report.start, start);
    EXPECT_EQ(report.level == hdp::Level::easy, start == Outcome::solution);
    if (start != Outcome::open) return 0;
    EXPECT_EQ(testing::plain_board(report.autosolved), plain);
    EXPECT_EQ(std::pair(report.analysis.opened, report.analysis.chains()), analysed(plain));
    for (const hdp::Section* section : {&report.analysis, &report.pair_reduction, &report.deep, &report.constraint})
        expect_lines_hold(plain, *section);
    // Pair reduction ends where no decision says anything: what it leaves is closed.
    EXPECT_EQ(report.level == hdp::Level::medium, report.pair_reduction.outcome == Outcome::solution);
    if (report.pair_reduction.outcome != Outcome::open || !report.pair_reduced) return 1;
    const PlainBoard left = testing::plain_board(*report.pair_reduced);
    EXPECT_EQ(analysed(left).second, 0);
    return 1;
}

TEST(HousesMethods, HdpByDefinition) {
    int open = 0;
    for_each_puzzle(2, 2, [&](const Puzzle& puzzle, Random&) { open += expect_hdp_by_definition(puzzle); });
    EXPECT_GE(open, 5);
}

// ---- the hypothesis array

/// A digit dies if another cell of one of its houses has it alone.
PlainBoard pairs_pass(const PlainBoard& board) {
    PlainBoard out = board;
    for (const std::vector<int>& house : board.houses)
        for (int cell : house)
            for (int other : house)
                if (other != cell && std::has_single_bit(board.cells[at(other)]))
                    out.cells[at(cell)] &= ~board.cells[at(other)];
    return out;
}

/// A digit with one cell in one of these houses is that cell's only one; two such digits leave it none.
PlainBoard places_pass(const PlainBoard& board, const std::vector<std::vector<int>>& houses) {
    PlainBoard out = board;
    for (int cell = 0; cell < board.n * board.n; ++cell) {
        unsigned only = 0;
        for (const std::vector<int>& house : houses) {
            if (std::find(house.begin(), house.end(), cell) == house.end()) continue;
            unsigned elsewhere = 0;
            for (int other : house) elsewhere |= other != cell ? board.cells[at(other)] : 0;
            only |= board.cells[at(cell)] & ~elsewhere;
        }
        if (only != 0) out.cells[at(cell)] &= std::has_single_bit(only) ? only : 0;
    }
    return out;
}

int truths(const PlainBoard& board) {
    int out = 0;
    for (unsigned cell : board.cells) out += std::popcount(cell);
    return out;
}

bool has_empty_cell(const PlainBoard& board) {
    return std::find(board.cells.begin(), board.cells.end(), 0U) != board.cells.end();
}

/// Houses that are looked at together: all of them; or rows, columns, boxes or regions, diagonals, others in turn.
using Turns = std::vector<std::vector<std::vector<int>>>;

Turns turns_of(const PlainBoard& board) {
    Turns out(5);
    for (std::size_t h = 0; h < board.houses.size(); ++h) {
        const std::vector<int>& house = board.houses[h];
        const int step = house[1] - house[0];
        bool straight = true;
        for (int i = 1; i < board.n; ++i) straight = straight && house[at(i)] - house[at(i - 1)] == step;
        const bool diagonal = straight && (step == board.n + 1 || step == board.n - 1);
        out[h < at(3 * board.n) ? h / at(board.n) : diagonal ? 3 : 4].push_back(house);
    }
    return out;
}

/// Passes of pairs and of places until nothing changes or a cell is empty; `closed`: pairs to their end each time.
std::vector<scenarios::Pass> settle(PlainBoard& board, const Turns& turns, bool closed) {
    std::vector<scenarios::Pass> out;
    for (PlainBoard before{}; !(before == board);) {
        before = board;
        out.push_back({truths(board)});
        board = pairs_pass(board);
        for (PlainBoard now{}; closed && !has_empty_cell(board) && !(now == board);) {
            now = board;
            board = pairs_pass(board);
        }
        out.back().push_back(truths(board));
        if (has_empty_cell(board)) break;
        for (const auto& houses : turns) board = places_pass(board, houses);
        out.back().push_back(truths(board));
        if (has_empty_cell(board)) break;
    }
    return out;
}

/// Scenarios of each open cell alone: those with an empty cell, with a digit without a place, complete, unfinished.
std::array<std::uint64_t, 4> scenarios_of(const PlainBoard& board, const Turns& turns, bool closed) {
    std::array<std::uint64_t, 4> out{};
    for (int cell = 0; cell < board.n * board.n; ++cell) {
        const unsigned digits = board.cells[at(cell)];
        if (std::popcount(digits) < 2) continue;
        for (int d = 0; d < board.n; ++d) {
            if ((digits >> d & 1) == 0) continue;
            PlainBoard supposed = board;
            supposed.cells[at(cell)] = 1U << d;
            (void)settle(supposed, turns, closed);
            ++out[has_empty_cell(supposed)         ? 0
                  : testing::contradicts(supposed) ? 1
                  : testing::is_complete(supposed) ? 2
                                                   : 3];
        }
    }
    return out;
}

std::vector<scenarios::Pass> passes_of(scenarios::Array& array) {
    std::vector<scenarios::Pass> out;
    array.settle({}, &out);
    return out;
}

constexpr scenarios::Rules in_turn = {false, scenarios::Houses::sequence, scenarios::Sweep::closed};
constexpr scenarios::Rules together = {};

scenarios::Extension extended(const scenarios::Array& array, const scenarios::Rules& rules) {
    Meter no_limit;
    scenarios::ExtendOptions options;
    options.scenarios.rules = rules;
    return scenarios::extend(array, {}, options, no_limit);
}

void expect_scenarios_by_definition(const Puzzle& puzzle) {
    PlainBoard plain = testing::plain_board(puzzle);
    scenarios::Array array = scenarios::with_data(puzzle);
    EXPECT_EQ(passes_of(array), settle(plain, {plain.houses}, false));
    if (array.contradiction()) {
        EXPECT_TRUE(testing::contradicts(plain));
        return;
    }
    for (Cell cell : array.geometry().every_cell()) EXPECT_EQ(array.digits(cell).bits(), plain.cells[at(index(cell))]);
    // The order of turns does not change where it ends.
    scenarios::Array other = scenarios::with_data(puzzle);
    other.settle(in_turn);
    EXPECT_TRUE(other == array);
    if (array.complete()) return;
    const auto counted = [&](const scenarios::Rules& rules) {
        const scenarios::Counts counts = extended(array, rules).rounds.front().counts;
        return std::array{counts.dead_empty, counts.dead_place, counts.complete, counts.unfinished};
    };
    EXPECT_EQ(counted(together), scenarios_of(plain, {plain.houses}, false));
    EXPECT_EQ(counted(in_turn), scenarios_of(plain, turns_of(plain), true));
}

TEST(HousesMethods, ScenariosByDefinition) {
    for_each_puzzle(3, 3, [](const Puzzle& puzzle, Random&) { expect_scenarios_by_definition(puzzle); });
}

// ---- nothing true is removed

/// The puzzle has these solutions, among others perhaps; what each method leaves has every one of them.
void expect_sound(const Puzzle& puzzle) {
    Meter no_limit;
    const Solutions found = solve_by_sectors(start_board(puzzle), {.limit = 1}, no_limit);
    if (!found.first) return;
    const Grid& solution = *found.first;
    const bool unique = solve_by_sectors(start_board(puzzle), {.limit = 2}, no_limit).count == 1;
    const auto expect_kept = [&](auto&& digits, const char* by) {
        for (Cell cell : puzzle.cells.ids()) ASSERT_TRUE(digits(cell).has(solution[cell])) << by;
    };
    const reasonable::Run run = reasonable::run(puzzle);
    expect_kept([&](Cell cell) { return run.end.digits(cell); }, "reasonable");
    scenarios::Array array = scenarios::with_data(puzzle);
    array.settle({});
    expect_kept([&](Cell cell) { return array.digits(cell); }, "array");
    if (!array.complete()) {
        const scenarios::Extension extension = extended(array, in_turn);
        expect_kept([&](Cell cell) { return extension.array.digits(cell); }, "scenarios");
    }
    if (!unique) return;  // a hypothesis that comes to a solution is taken for true
    const hdp::Report report = hdp::analyse(puzzle, {}, no_limit);
    EXPECT_NE(report.start, Outcome::contradiction);
    if (report.pair_reduced) expect_kept([&](Cell cell) { return report.pair_reduced->digits(cell); }, "hdp");
    if (report.solution) {
        EXPECT_EQ(*report.solution, solution);
    }
}

TEST(HousesMethods, RemoveNothingTrue) {
    for_each_puzzle(12, 4, [](const Puzzle& puzzle, Random&) { expect_sound(puzzle); });
}

TEST(ExhaustiveHousesMethods, RemoveNothingTrue) {
    for_each_puzzle(20'000, 14, [](const Puzzle& puzzle, Random&) { expect_sound(puzzle); });
}

// ---- isomorphs

int left_by_reasonable(const Puzzle& puzzle) {
    const reasonable::Run run = reasonable::run(puzzle);
    return run.outcome == reasonable::Class::contradiction ? -1 : run.end.living_count();
}

/// Level of autosolve, and what it leaves.
int left_by_autosolve(const Puzzle& puzzle) {
    Meter no_limit;
    const hdp::Report report = hdp::analyse(puzzle, {.first_fact = true}, no_limit);
    return report.start == Outcome::contradiction ? -1 : report.autosolved.living_count();
}

void expect_same(const Puzzle& here, const Puzzle& there) {
    EXPECT_EQ(left_by_reasonable(here), left_by_reasonable(there));
    EXPECT_EQ(left_by_autosolve(here), left_by_autosolve(there));
    scenarios::Array a = scenarios::with_data(here);
    scenarios::Array b = scenarios::with_data(there);
    EXPECT_EQ(passes_of(a), passes_of(b));
    if (a.contradiction() || b.contradiction() || a.complete()) return;
    const scenarios::Round first = extended(a, together).rounds.front(), other = extended(b, together).rounds.front();
    EXPECT_EQ(std::tuple(first.start, first.extended, first.refuted + first.falsified, first.counts.dead_empty,
                         first.counts.dead_place, first.counts.complete),
              std::tuple(other.start, other.extended, other.refuted + other.falsified, other.counts.dead_empty,
                         other.counts.dead_place, other.counts.complete));
}

TEST(HousesMethods, IsomorphsAgree) {
    for_each_puzzle(6, 5, [](const Puzzle& puzzle, Random& random) {
        const testing::Renumbered other = testing::renumbered(puzzle, random);
        expect_same(puzzle, other.puzzle);
    });
}

/// The puzzles of data/houses, those of the same kind in one list.
std::vector<std::vector<Puzzle>> lists_of_houses() {
    std::vector<std::vector<Puzzle>> out;
    for (const char* kind : {"jigsaw", "x", "windoku", "disjoint-groups", "asterisk", "x-windoku"})
        out.push_back(testing::read_list("houses/" + std::string(kind) + ".txt"));
    return out;
}

TEST(HousesMethods, ListsByDefinition) {
    for (const std::vector<Puzzle>& list : lists_of_houses()) {
        EXPECT_EQ(list.size(), 20U);
        for (std::size_t i = 0; i < list.size(); i += 5) {
            expect_reasonable_by_definition(list[i]);
            (void)expect_hdp_by_definition(list[i]);
            expect_scenarios_by_definition(list[i]);
            ASSERT_FALSE(HasFailure()) << to_line(list[i]);
        }
        for (const Puzzle& puzzle : list) expect_sound(puzzle);
    }
}

// Depths and backdoors do not depend on the order of cells.
TEST(HousesMethods, DepthsOfIsomorphsAgree) {
    Random random(6);
    for (const std::vector<Puzzle>& list : lists_of_houses()) {
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
