#include "generate/rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "deduku/text.hpp"
#include "search/solver.hpp"

namespace deduku::generate {
namespace {

GeometryPtr nine() { return std::make_shared<const Geometry>(Box{3, 3}); }

Puzzle made(const GeometryPtr& board, std::string_view word, std::uint64_t seed) {
    const RuleMaker* kind = find_rule_maker(word);
    EXPECT_NE(kind, nullptr) << word;
    Meter meter;
    const auto out = puzzle_with_rules(board, {&kind, 1}, {}, Draw(seed, 0), meter);
    EXPECT_TRUE(out) << word;
    return out.value_or(Puzzle(board));
}

/// The solutions by the oracle, which evaluates rules from their text.
Solutions solutions(const Puzzle& puzzle) { return oracle_solve(start_board(puzzle), {.limit = 2}); }

TEST(PuzzlesWithRules, OneSolutionByTheOracle) {
    const GeometryPtr four = std::make_shared<const Geometry>(Box{2, 2});
    for (const RuleMaker& kind : rule_makers()) {
        if (kind.word == "doublers") continue;  // the oracle tries all numbers of all layers
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            EXPECT_EQ(solutions(made(four, kind.word, seed)).count, 1U) << kind.word << seed;
    }
}

TEST(PuzzlesWithRules, GivensAreNecessary) {
    for (const RuleMaker& kind : rule_makers()) {
        if (kind.word == "sandwich" || kind.word == "doublers") continue;  // takes seconds
        const Puzzle puzzle = made(nine(), kind.word, 7);
        EXPECT_EQ(solve_by_lines(start_board(puzzle), {.limit = 2}).count, 1U) << kind.word;
        for (Cell cell : puzzle.cells.ids()) {
            if (!puzzle.cells[cell].single()) continue;
            Puzzle less = puzzle;
            less.cells[cell] = puzzle.geometry().all_digits();
            EXPECT_EQ(solve_by_lines(start_board(less), {.limit = 2}).count, 2U) << kind.word << index(cell);
        }
    }
}

TEST(PuzzlesWithRules, EachDrawsItsRules) {
    const auto has = [](const Puzzle& puzzle, std::string_view key) {
        const auto& rules = puzzle.geometry().rules();
        return std::count_if(rules.begin(), rules.end(), [&](const Rule& rule) { return rule.row->key == key; });
    };
    for (const std::string_view word : {"thermo", "arrow", "whispers", "renban", "n-sum-line"})
        EXPECT_GE(has(made(nine(), word, 7), word), 5) << word;
    EXPECT_EQ(has(made(nine(), "sandwich", 4), "sandwich"), 18);
    const Puzzle dots = made(nine(), "kropki", 7);
    EXPECT_EQ(has(dots, "all-dots"), 1);
    EXPECT_GT(has(dots, "white"), 0);
    EXPECT_GT(has(dots, "black"), 0);
    const Puzzle pairs = made(nine(), "xv", 7);
    EXPECT_EQ(has(pairs, "all-xv"), 1);
    EXPECT_GT(has(pairs, "x"), 0);
    EXPECT_GT(has(pairs, "v"), 0);
    EXPECT_GT(has(made(nine(), "x-sum", 7), "x-sum"), 9);
    EXPECT_GT(has(made(nine(), "skyscraper", 7), "skyscraper"), 6);
}

int digit_in(const Grid& grid, Cell cell) { return index(grid[cell]) + 1; }

// The solution by the words: runs of one sum, circles as often as they say, heights that rise.
TEST(PuzzlesWithRules, NewRulesHoldByTheirWords) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Puzzle sums = made(nine(), "n-sum-line", seed);
        const Grid grid = solve_by_lines(start_board(sums), {.limit = 1}).first.value();
        for (const Rule& rule : sums.geometry().rules()) {
            int sum = 0;
            for (const Cell cell : rule.groups[0]) {
                sum += digit_in(grid, cell);
                EXPECT_LE(sum, 10);
                if (sum == 10) sum = 0;
            }
            EXPECT_EQ(sum, 0);
        }
        const Puzzle circles = made(nine(), "counting-circles", seed);
        const Grid counted = solve_by_lines(start_board(circles), {.limit = 1}).first.value();
        std::map<int, int> times;
        for (const Cell cell : circles.geometry().rules().at(0).groups[0]) ++times[digit_in(counted, cell)];
        EXPECT_FALSE(times.empty());
        for (const auto& [digit, count] : times) EXPECT_EQ(digit, count);
        const Puzzle towers = made(nine(), "skyscraper", seed);
        const Grid heights = solve_by_lines(start_board(towers), {.limit = 1}).first.value();
        for (const Rule& rule : towers.geometry().rules()) {
            int seen = 0, highest = 0;
            for (const Cell cell : rule.groups[0])
                if (digit_in(heights, cell) > highest) highest = digit_in(heights, cell), ++seen;
            EXPECT_EQ(rule.values, std::vector<int>{seen});
        }
    }
}

// One doubler in each row, column, box and of each digit; sums of cages in which it counts twice.
TEST(PuzzlesWithRules, DoublersByTheirWords) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Puzzle puzzle = made(std::make_shared<const Geometry>(Box{2, 3}), "doublers", seed);
        const Geometry& board = puzzle.geometry();
        const Solutions found = solve_by_lines(start_board(puzzle), {.limit = 2});
        ASSERT_EQ(found.count, 1U) << seed;
        const Grid& grid = found.first.value();
        const auto doubles = [&](Cell cell) { return index(grid[static_cast<Cell>(index(cell) + 36)]) == 1; };
        std::set<int> rows, columns, boxes, digits;
        int doublers = 0;
        for (const Cell cell : board.every_grid_cell()) {
            if (!doubles(cell)) continue;
            ++doublers;
            rows.insert(board.row(cell));
            columns.insert(board.column(cell));
            boxes.insert(board.row(cell) / 2 * 2 + board.column(cell) / 3);
            digits.insert(digit_in(grid, cell));
        }
        for (const std::set<int>& once : {rows, columns, boxes, digits}) EXPECT_EQ(once.size(), 6U);
        EXPECT_EQ(doublers, 6);
        int cages = 0;
        for (const Rule& rule : board.rules()) {
            if (rule.row->key != "killer") continue;
            ++cages;
            int sum = 0;
            for (const Cell cell : rule.groups[0]) sum += digit_in(grid, cell) * (doubles(cell) ? 2 : 1);
            EXPECT_EQ(rule.values, std::vector<int>{sum});
        }
        EXPECT_GT(cages, 6);
    }
}

TEST(PuzzlesWithRules, CagesOfTwoToFiveCellsCoverTheBoard) {
    const Puzzle puzzle = made(nine(), "killer", 7);
    Table<Cell, int> covered(81);
    for (const Rule& rule : puzzle.geometry().rules()) {
        EXPECT_EQ(rule.row->key, "killer");
        EXPECT_GE(rule.groups[0].size(), 2U);
        EXPECT_LE(rule.groups[0].size(), 5U);
        for (Cell cell : rule.groups[0]) ++covered[cell];
    }
    EXPECT_GE(std::count(covered.begin(), covered.end(), 1), 79);
    EXPECT_EQ(std::count(covered.begin(), covered.end(), 2), 0);
}

// The image of each given is a given, and that of each cage a cage; where a puzzle is unchanged by any map of the group,
// it is by all of them, so one turn or the reflections are enough.
TEST(PuzzlesWithRules, SymmetricGivensAndCages) {
    const RuleMaker* killer = find_rule_maker("killer");
    const int n = 6;
    const GeometryPtr six = std::make_shared<const Geometry>(Box{2, 3});
    const std::vector<std::pair<std::string_view, std::vector<std::function<Cell(int, int)>>>> images = {
        {"rotation-180", {[](int r, int c) { return static_cast<Cell>(35 - n * r - c); }}},
        {"rotation-90", {[](int r, int c) { return static_cast<Cell>(n * c + 5 - r); }}},
        {"diagonal", {[](int r, int c) { return static_cast<Cell>(n * c + r); }}},
        {"horizontal", {[](int r, int c) { return static_cast<Cell>(n * (5 - r) + c); }}},
        {"both-lines",
         {[](int r, int c) { return static_cast<Cell>(n * (5 - r) + c); },
          [](int r, int c) { return static_cast<Cell>(n * r + 5 - c); }}}};
    for (const auto& [word, maps] : images)
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Meter meter;
            const auto puzzle = puzzle_with_rules(six, {&killer, 1}, *symmetry_of(word, n), Draw(seed, 0), meter);
            ASSERT_TRUE(puzzle) << word;
            EXPECT_EQ(solve_by_lines(start_board(*puzzle), {.limit = 2}).count, 1U) << word << seed;
            std::set<std::vector<Cell>> cages;
            for (const Rule& rule : puzzle->geometry().rules()) cages.insert(rule.groups[0]);
            EXPECT_GT(cages.size(), 4U) << word << seed;
            for (const auto& map : maps) {
                const auto image = [&](Cell cell) { return map(index(cell) / n, index(cell) % n); };
                for (const Cell cell : puzzle->cells.ids())
                    EXPECT_EQ(puzzle->cells[cell].single(), puzzle->cells[image(cell)].single()) << word << seed;
                for (std::vector<Cell> cage : cages) {
                    std::transform(cage.begin(), cage.end(), cage.begin(), image);
                    std::sort(cage.begin(), cage.end());
                    EXPECT_TRUE(cages.contains(cage)) << word << seed;
                }
            }
        }
    EXPECT_FALSE(symmetry_of("round", n));
    EXPECT_EQ(symmetry_of("rotation-90", n)->size(), 3U);
    EXPECT_EQ(symmetry_of("both-diagonals", n)->size(), 3U);
}

TEST(PuzzlesWithRules, OnAJigsawWithRulesThatAreHouses) {
    const GeometryPtr jigsaw = parse_houses("AAABACBBDCCBDDDC", Box{2, 2});
    const Puzzle killer = made(jigsaw, "killer", 3);
    EXPECT_EQ(solutions(killer).count, 1U);
    EXPECT_EQ(killer.geometry().text(), "AAABACBBDCCBDDDC");
    const auto groups = add_rules(nine(), "disjoint-groups");
    const Puzzle both = made(std::get<GeometryPtr>(groups), "thermo", 3);
    EXPECT_EQ(both.geometry().rules().front().row->key, "disjoint-groups");
    EXPECT_EQ(both.geometry().rules().back().row->key, "thermo");
}

TEST(PuzzlesWithRules, IsReproducible) {
    EXPECT_EQ(to_line(made(nine(), "killer", 9)), to_line(made(nine(), "Killer", 9)));
    EXPECT_NE(to_line(made(nine(), "killer", 9)), to_line(made(nine(), "killer", 10)));
    EXPECT_EQ(find_rule_maker("cage"), nullptr);
}

TEST(PuzzlesWithRules, StopsAtMeterLimit) {
    const RuleMaker* kind = find_rule_maker("killer");
    Meter meter(0);
    EXPECT_FALSE(puzzle_with_rules(nine(), {&kind, 1}, {}, Draw(1, 0), meter));
}

}  // namespace
}  // namespace deduku::generate
