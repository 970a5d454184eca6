// Own cells: solutions of random boards, compared with trying every grid with every value of its own cells. Two fillings
// that differ only in helpers are one solution.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "search/solver.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::below;
using testing::Random;

Linear random_line(const std::vector<int>& values, Random& random) {
    Linear line;
    std::set<Candidate> taken;
    for (int i = 2 + below(random, 4); i > 0; --i) {
        // Half of the terms are of own cells, which are the last ones.
        const int last = static_cast<int>(values.size());
        const int cell = below(random, 2) == 0 ? below(random, last) : 16 + below(random, last - 16);
        const int value = below(random, values[static_cast<std::size_t>(cell)]);
        const Candidate c{static_cast<Cell>(cell), static_cast<Digit>(value)};
        if (taken.insert(c).second) line.terms.push_back({c, below(random, 3) == 0 ? -1 : 1});
    }
    std::sort(line.terms.begin(), line.terms.end(),
              [](const Term& a, const Term& b) { return a.candidate < b.candidate; });
    if (below(random, 2) == 0) line.least = below(random, 2);
    if (!line.least || below(random, 3) == 0) line.most = line.least.value_or(0) + below(random, 2);
    return line;
}

// A 4x4 board with one to four own cells of one to four values, and random lines and choices.
Puzzle random_puzzle(Random& random) {
    Constraints out;
    std::vector<int> values(16, 4);
    for (int i = 1 + below(random, 4); i > 0; --i) {
        OwnCell own;
        for (int v = 1 + below(random, 4); v > 0; --v) own.numbers.push_back(-v);  // ascending
        own.helper = below(random, 2) == 0;
        values.push_back(static_cast<int>(own.numbers.size()));
        out.cells.push_back(std::move(own));
    }
    for (int i = 2 + below(random, 8); i > 0; --i) out.lines.push_back(random_line(values, random));
    for (int i = below(random, 3); i > 0; --i) {
        Choice& choice = out.choices.emplace_back();
        for (int k = 1 + below(random, 3); k > 0; --k) choice.push_back({random_line(values, random)});
    }
    Puzzle puzzle(std::make_shared<const Geometry>(4, standard_houses({2, 2}), std::move(out), ""));
    for (int i = 0; i < 4; ++i) {
        const auto cell = static_cast<Cell>(below(random, puzzle.cells.size()));
        const auto value = static_cast<Digit>(below(random, puzzle.geometry().values(cell)));
        if (puzzle.cells[cell].size() > 1) puzzle.cells[cell].erase(value);
    }
    return puzzle;
}

using Values = std::vector<int>;

bool holds(const Values& filling, const Linear& line) {
    int sum = 0;
    for (const Term& term : line.terms)
        if (filling[static_cast<std::size_t>(term.candidate.cell)] == index(term.candidate.digit)) sum += term.weight;
    return sum >= line.least.value_or(sum) && sum <= line.most.value_or(sum);
}

// Every filling that counts, without its helpers.
std::set<Values> by_trial(const Puzzle& puzzle, const std::vector<Grid>& grids) {
    const Geometry& board = puzzle.geometry();
    const auto all = [&](const Values& filling, const std::vector<Linear>& lines) {
        return std::all_of(lines.begin(), lines.end(), [&](const Linear& line) { return holds(filling, line); });
    };
    std::set<Values> out;
    for (const Grid& grid : grids) {
        int ways = 1;
        for (const OwnCell& own : board.own_cells()) ways *= static_cast<int>(own.numbers.size());
        for (int way = 0; way < ways; ++way) {
            Values filling;
            for (const Digit d : grid) filling.push_back(index(d));
            int rest = way;
            for (const OwnCell& own : board.own_cells()) {
                filling.push_back(rest % static_cast<int>(own.numbers.size()));
                rest /= static_cast<int>(own.numbers.size());
            }
            bool fits = all(filling, board.lines());
            for (std::size_t i = 0; i < filling.size(); ++i)
                fits = fits && puzzle.cells[static_cast<Cell>(i)].has(static_cast<Digit>(filling[i]));
            for (const Choice& choice : board.choices())
                fits = fits && std::any_of(choice.begin(), choice.end(),
                                           [&](const std::vector<Linear>& lines) { return all(filling, lines); });
            for (std::size_t i = 16; i < filling.size(); ++i)
                if (board.own_cells()[i - 16].helper) filling[i] = 0;
            if (fits) out.insert(filling);
        }
    }
    return out;
}

void compare(int boards, unsigned seed) {
    Random random(seed);
    const std::vector<Grid> grids = testing::all_solutions(blank_puzzle({2, 2}));
    ASSERT_EQ(grids.size(), 288U);
    int with_some = 0;
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = random_puzzle(random);
        const std::set<Values> expected = by_trial(puzzle, grids);
        for (const Solver solver : {Solver{solve_by_lines}, Solver{solve_by_rules}, Solver{oracle_solve}}) {
            std::multiset<Values> found;
            Meter no_limit;
            SearchRequest request;
            request.limit = unlimited;
            request.each = [&](const Grid& grid) {
                EXPECT_TRUE(solves(grid, puzzle));
                Values values;
                for (const Digit d : without_helpers(grid, puzzle.geometry())) values.push_back(index(d));
                found.insert(std::move(values));
                return true;
            };
            ASSERT_EQ(solver(start_board(puzzle), request, no_limit).count, expected.size()) << i;
            ASSERT_TRUE(std::equal(found.begin(), found.end(), expected.begin(), expected.end())) << i;
        }
        with_some += expected.empty() ? 0 : 1;
    }
    EXPECT_GT(with_some, boards / 4);
}

TEST(OwnCells, CountsMatchTrial) { compare(200, 1); }
TEST(ExhaustiveOwnCells, CountsMatchTrial) { compare(20'000, 2); }

TEST(OwnCells, HaveNumbersAfterThoseOfTheGrid) {
    Constraints rules;
    rules.cells = {{{-3, 0, 7}, false, Cell{2}, "layer.C1", ""}, {{1, 2}, true, {}, "", ""}};
    const Geometry board(4, standard_houses({2, 2}), std::move(rules), "");
    EXPECT_EQ(board.cells(), 18);
    EXPECT_EQ(board.grid_cells(), 16);
    EXPECT_EQ(board.candidates(), 16 * 4 + 3 + 2);
    EXPECT_EQ(board.number({Cell{16}, Digit{2}}), 66);
    EXPECT_EQ(board.candidate(67), (Candidate{Cell{17}, Digit{0}}));
    EXPECT_EQ(board.worth({Cell{16}, Digit{2}}), 7);
    EXPECT_EQ(board.with_worth(Cell{16}, 0), (Candidate{Cell{16}, Digit{1}}));
    EXPECT_EQ(board.with_worth(Cell{16}, 1), std::nullopt);
    EXPECT_EQ(index(board.sector(House{0}, Digit{0})), 18);
    EXPECT_TRUE(board.is_helper(Cell{17}));
    EXPECT_FALSE(board.is_helper(Cell{16}));
    int count = 0;
    for (const Candidate c : board.every_candidate()) EXPECT_EQ(board.number(c), count++);
    EXPECT_EQ(count, board.candidates());
}

}  // namespace
}  // namespace deduku
