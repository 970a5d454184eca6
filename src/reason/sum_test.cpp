// Sums: their eliminations by hand and by a slow definition, never of a solution; few premises that suffice. Also
// slices of proofs with Sums and Cases.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/reason.hpp"
#include "reason/slicer.hpp"
#include "tests/support/finders.hpp"
#include "tests/support/random_proof.hpp"
#include "tests/support/rules.hpp"

namespace deduku {
namespace {

using testing::below;

Candidate candidate(int cell, int digit) { return {static_cast<Cell>(cell), static_cast<Digit>(digit - 1)}; }

// A line: the digits of these cells add up to at least `least`, at most `most`.
Linear cage(const std::vector<int>& cells, int digits, std::optional<int> least, std::optional<int> most) {
    Linear out{{}, least, most};
    for (int cell : cells)
        for (int d = 1; d <= digits; ++d) out.terms.push_back({candidate(cell, d), d});
    return out;
}

GeometryPtr four_with(std::vector<Linear> lines) {
    return std::make_shared<const Geometry>(4, standard_houses({2, 2}), Constraints{{}, std::move(lines), {}}, "");
}

std::vector<std::string> shown(const Board& board, const Sum& sum) {
    EXPECT_TRUE(holds(board, sum));
    std::vector<std::string> out;
    for (Candidate c : consequences(board, sum)) out.push_back(testing::text(board.geometry(), {c}));
    return out;
}

using Texts = std::vector<std::string>;

// A1 + B1 + A2 = 9 at least: without a cage of different digits 4 + 4 + 1 would do.
TEST(Sums, BoundACage) {
    const auto g = four_with({cage({0, 1, 4}, 4, 9, 10)});
    Board board(g);
    const Sector line = g->sector_of_line(0);
    EXPECT_EQ(shown(board, {{{line, 1}}}), Texts{});
    board.keep_only(Cell{1}, {Digit{0}, Digit{1}});  // 4 + 2 + 4
    EXPECT_EQ(shown(board, {{{line, 1}}}), (Texts{"A1=1", "A1=2", "A2=1", "A2=2"}));
    EXPECT_EQ(shown(board, {{{line, 3}}}), (Texts{"A1=1", "A1=2", "A2=1", "A2=2"}));
    board.keep_only(Cell{0}, {Digit{2}});
    EXPECT_EQ(shown(board, {{{line, 1}}}), (Texts{"B1=1", "A2=1", "A2=2", "A2=3"}));
    EXPECT_EQ(shown(board, {{{line, -1}}}), Texts{});
}

// 1 + 2 + 3 + 4 in the row, less A1 + B1, which is at least 7: C1 + D1 is at most 3.
TEST(Sums, HouseMinusCage) {
    const auto g = four_with({cage({0, 1}, 4, 7, 7)});
    const House row{0};
    Sum innies{{{g->sector_of_line(0), 1}}};
    for (Digit d : g->all_digits()) innies.lines.push_back({g->sector(row, d), -index(d) - 1});
    Board board(g);
    board.keep_only(Cell{2}, {Digit{0}, Digit{1}, Digit{3}});
    EXPECT_EQ(shown(board, innies), (Texts{"C1=4", "D1=3", "D1=4"}));
}

// 2 A1 + 2 B1 <= 5 with weights halved: A1 + B1 <= 2.
TEST(Sums, RoundUpwards) {
    Linear line{{{candidate(0, 1), 2}, {candidate(0, 2), 4}, {candidate(1, 1), 2}, {candidate(1, 2), 4}}, {}, 5};
    const auto g = four_with({line});
    Board board(g);
    for (int cell : {0, 1}) board.keep_only(static_cast<Cell>(cell), {Digit{0}, Digit{1}});
    EXPECT_EQ(shown(board, {{{g->sector_of_line(0), -1}}}), (Texts{"A1=2", "B1=2"}));
    EXPECT_EQ(shown(board, {{{g->sector_of_line(0), -1}}, 2}), (Texts{"A1=2", "B1=2"}));
    // Three times A1=1 or A1=2, twice B1=1: 3 or more of 5 is half of 2 or more, rounded to 2 of (2, 2, 1).
    const auto odd = four_with({{{{candidate(0, 1), 3}, {candidate(0, 2), 3}, {candidate(1, 1), 2}}, 3, {}}});
    Board other(odd);
    EXPECT_EQ(shown(other, {{{odd->sector_of_line(0), 1}}}), (Texts{"A1=3", "A1=4"}));
    EXPECT_EQ(shown(other, {{{odd->sector_of_line(0), 1}}, 2}), (Texts{"A1=3", "A1=4"}));
    EXPECT_EQ(shown(other, {{{odd->sector_of_line(0), 1}}, 3}), Texts{}) << "1 of (1, 1, 1)";
}

TEST(Sums, InvalidSums) {
    const auto g = four_with({cage({0, 1}, 4, {}, 7)});
    const Board board(g);
    const Sector line = g->sector_of_line(0), cell = g->sector(Cell{3});
    EXPECT_TRUE(holds(board, Sum{{{line, -1}, {cell, 9999}}}));
    EXPECT_FALSE(holds(board, Sum{{{line, 1}}})) << "no lower bound";
    EXPECT_FALSE(holds(board, Sum{{}}));
    EXPECT_FALSE(holds(board, Sum{{{line, -1}, {line, -1}}}));
    EXPECT_FALSE(holds(board, Sum{{{line, 0}}}));
    EXPECT_FALSE(holds(board, Sum{{{line, -10000}}}));
    EXPECT_FALSE(holds(board, Sum{{{cell, 10000}}}));
    EXPECT_FALSE(holds(board, Sum{{{line, -1}}, 0}));
    EXPECT_FALSE(holds(board, Sum{{{g->sector_of_line(1), -1}}})) << "not in force";
}

// A bound out of reach is a contradiction: every candidate is removed, also in other cells.
TEST(Sums, UnreachableBoundRemovesAnyCandidate) {
    const auto g = four_with({cage({0, 1}, 4, 9, {})});
    EXPECT_EQ(shown(Board(g), {{{g->sector_of_line(0), 1}}}).size(), 64U);
}

// The largest possible numbers, on the largest board: 65,536 lines of 4,096 cells.
TEST(Sums, DoNotOverflow) {
    Linear line{{}, 999'999'999, {}};
    Constraints rules;
    for (int cell = 0; cell < 64 * 64; ++cell) line.terms.push_back({candidate(cell, 64), 999'999});
    rules.lines.assign(300, line);
    const auto g = std::make_shared<const Geometry>(64, standard_houses({8, 8}), std::move(rules), "");
    Board board(g);
    Sum sum;
    for (int k = 0; k < 300; ++k) sum.lines.push_back({g->sector_of_line(k), 9999});
    EXPECT_TRUE(holds(board, sum));
    EXPECT_TRUE(consequences(board, sum).empty());  // 4,096 * 999,999 is more than the bound
    for (int cell = 1001; cell < 64 * 64; ++cell) board.remove(candidate(cell, 64));
    EXPECT_EQ(consequences(board, sum).size(), 63U * 1001);  // 1,000 of them reach 999,999,000
}

// W of doc/ledger-format.md, for one candidate at a time.
struct Definition {
    const Board& board;
    const Sum& sum;

    long up(long n) const {
        long out = n / sum.over;
        while (out * sum.over < n) ++out;
        while ((out - 1) * sum.over >= n) --out;
        return out;
    }
    Linear line(Sector s) const {
        if (const Linear* line = board.line(s)) return *line;
        Linear out{{}, board.geometry().exactly_one(s) ? 1 : 0, 1};
        for (int i = 0; i < board.geometry().size_of(s); ++i) out.terms.push_back({board.geometry().member(s, i), 1});
        return out;
    }
    long weight(Candidate c) const {
        long out = 0;
        for (Factor of : sum.lines)
            for (const Term& term : line(of.line).terms)
                if (term.candidate == c) out += long{term.weight} * of.factor;
        return up(out);
    }
    long bound() const {
        long out = 0;
        for (Factor of : sum.lines)
            out += long{of.factor} * (of.factor > 0 ? *line(of.line).least : *line(of.line).most);
        return up(out);
    }
    bool removes(Candidate v) const {
        long reach = weight(v);
        for (Cell cell : board.geometry().every_cell()) {
            std::vector<long> weights;
            for (Digit d : board.digits(cell)) weights.push_back(weight({cell, d}));
            if (cell != v.cell && !weights.empty()) reach += *std::max_element(weights.begin(), weights.end());
        }
        return reach < bound();
    }
};

TEST(Sums, MatchDefinitionAndKeepSolutions) {
    testing::Random random(1);
    int found = 0, refused = 0;
    for (int round = 0; round < 60; ++round) {
        Grid grid;
        const auto g = testing::random_rules({2, 2}, {}, random, grid);
        const Board board = testing::random_board(g, grid, 20 + 10 * (round % 6), random);
        const std::vector<Grid> solutions = testing::all_solutions(puzzle_of(board));
        ASSERT_FALSE(solutions.empty());
        for (int i = 0; i < 100; ++i) {
            const Sum sum = testing::random_sum(board, static_cast<int>(g->lines().size()), random);
            if (!holds(board, sum)) {
                ++refused;
                continue;
            }
            const std::vector<Candidate> gone = consequences(board, sum);
            const Definition definition{board, sum};
            std::vector<Candidate> expected;
            for (Candidate c : g->every_candidate())
                if (board.has(c) && definition.removes(c)) expected.push_back(c);
            ASSERT_EQ(gone, expected);
            found += gone.empty() ? 0 : 1;
            for (Candidate c : gone)
                for (const Grid& solution : solutions) ASSERT_NE(solution[c.cell], c.digit);
        }
    }
    std::printf("%d sums with consequences, %d that are none\n", found, refused);
    EXPECT_GT(found, 200);
    EXPECT_GT(refused, 300);
}

TEST(Sums, PremisesSuffice) {
    testing::Random random(2);
    std::size_t needed = 0, dead = 0;
    for (int round = 0; round < 100; ++round) {
        Grid grid;
        const auto g = testing::random_rules({2, 2}, {}, random, grid);
        const Puzzle start = puzzle_of(testing::random_board(g, grid, 10, random));
        Board board = start_board(start);
        for (Candidate c : g->every_candidate())
            if (board.has(c) && grid[c.cell] != c.digit && below(random, 100) < 50) board.remove(c);
        for (int i = 0; i < 100; ++i) {
            const Sum sum = testing::random_sum(board, static_cast<int>(g->lines().size()), random);
            if (!holds(board, sum)) continue;
            std::vector<Candidate> gone = consequences(board, sum);
            if (gone.empty()) continue;
            gone.resize(1 + static_cast<std::size_t>(below(random, static_cast<int>(gone.size()))));
            Board less = start_board(start);
            const std::size_t given = less.trail().size();
            for (Candidate c : premises(board, sum, gone, start)) {
                ASSERT_TRUE(less.has(c)) << "dead at the start, or named twice";
                ASSERT_FALSE(board.has(c));
                less.remove(c);
            }
            ASSERT_TRUE(testing::follows(less, {sum, gone}));
            needed += less.trail().size() - given;
            dead += board.trail().size() - given;
        }
    }
    EXPECT_GT(needed, 100U);
    EXPECT_LT(needed * 5, dead) << "of all that are dead, few are needed";
}

// Each step follows from the previous ones, and they lead to the claim. Random proofs may have steps without removals.
void expect_follows(const Ledger& ledger) {
    Board board = start_board(ledger.start);
    for (const Deduction& step : ledger.steps) {
        ASSERT_TRUE(testing::follows(board, step));
        apply(board, step);
    }
    for (Candidate c : needed_by(ledger.claim, board.geometry())) ASSERT_FALSE(board.has(c));
}

std::size_t deductions(const std::vector<Deduction>& steps) {
    std::size_t out = steps.size();
    for (const Deduction& step : steps)
        if (const auto* branches = branches_of(step.why))
            for (const Branch& branch : *branches) out += deductions(branch.steps);
    return out;
}

int count_cases(const std::vector<Deduction>& steps) {
    int out = 0;
    for (const Deduction& step : steps) out += std::holds_alternative<Cases>(step.why) ? 1 : 0;
    return out;
}

TEST(Sums, SlicesOfProofsFollow) {
    testing::Random random(3);
    std::size_t all = 0, left = 0;
    int cases = 0, contradictions = 0;
    for (int round = 0; round < 300; ++round) {
        Grid grid;
        const auto g = testing::random_rules({2, 2}, {3, 4, 6, 1}, random, grid);
        Puzzle start = puzzle_of(testing::random_board(g, grid, 30, random));
        if (round % 3 == 0)  // perhaps without a solution
            start.cells[Cell{5}] = {static_cast<Digit>(below(random, 4))};
        const Ledger ledger = testing::random_ledger(start, random);
        contradictions += std::holds_alternative<NoSolution>(ledger.claim) ? 1 : 0;
        ASSERT_NO_FATAL_FAILURE(expect_follows(ledger)) << "round " << round;
        LedgerBuilder cut;
        Slicer slicer(cut, round % 2 == 0 ? Slicer::default_held : static_cast<std::size_t>(below(random, 12)));
        tell(ledger, slicer);
        const Ledger sliced = cut.take();
        ASSERT_NO_FATAL_FAILURE(expect_follows(sliced)) << "round " << round;
        ASSERT_NO_FATAL_FAILURE(expect_follows(slice(sliced))) << "round " << round;
        all += deductions(ledger.steps);
        left += deductions(sliced.steps);
        cases += count_cases(sliced.steps);
    }
    std::printf("%zu deductions, %zu after slicing, %d cases, %d contradictions\n", all, left, cases, contradictions);
    EXPECT_LT(left * 4, all * 3);
    EXPECT_GT(cases, 20);
    EXPECT_GT(contradictions, 20);
}

// Dead candidates are dropped from a deduction; a case ends at its first empty sector, and stays.
TEST(Sums, CasesSettle) {
    const Linear low = cage({0}, 4, {}, 2), high = cage({0}, 4, 3, {});
    const auto g =
        std::make_shared<const Geometry>(4, standard_houses({2, 2}), Constraints{{}, {}, {{{low}, {high}}}}, "");
    Board board(g);
    const Sector own = g->sector_of_line(0);
    Cases cases{0, {}};
    cases.branches.push_back({{}, {{Sum{{{own, -1}}}, {candidate(0, 3), candidate(0, 4)}}}, {}});
    cases.branches.push_back({{}, {{Sum{{{own, 1}}}, {candidate(0, 1), candidate(0, 2)}}}, {}});
    board.keep_only(Cell{0}, {Digit{0}, Digit{2}});
    cases.branches[0].steps[0].removes = {candidate(0, 3)};
    cases.branches[1].steps[0].removes = {candidate(0, 1)};
    board.remove(candidate(0, 1));
    const auto settled = settle(board, {cases, {candidate(0, 1), candidate(1, 1)}});
    ASSERT_TRUE(settled);
    EXPECT_EQ(settled->removes, std::vector{candidate(1, 1)});
    const auto& branches = std::get<Cases>(settled->why).branches;
    ASSERT_EQ(branches.size(), 2U);
    EXPECT_EQ(branches[0].empty, g->sector(Cell{0}));
    EXPECT_TRUE(branches[1].steps.empty());
    EXPECT_FALSE(branches[1].empty);
    EXPECT_FALSE(settle(board, {cases, {candidate(0, 1)}}));
}

}  // namespace
}  // namespace deduku
