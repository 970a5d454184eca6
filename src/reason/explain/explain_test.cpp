// Chains from ledgers made by hand, and bounds against their definition by brute force.
#include "deduku/explain.hpp"

#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "reason/explain/bounds.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::explain {
namespace {

using deduku::testing::below;
using deduku::testing::Random;
using deduku::testing::random_position;
using deduku::testing::read_puzzle;

// The 4x4  . . . 4 / 3 . 1 . / . 1 . . / 4 . . . : columns A to D, rows from the top.
class ExplainTest : public ::testing::Test {
  protected:
    Candidate candidate(std::string_view name, int shown) const {
        return {*parse_cell(geometry, name), static_cast<Digit>(shown - 1)};
    }
    Sector in(HouseKind kind, int number, int shown) const {
        return geometry.sector(geometry.house(kind, number - 1), static_cast<Digit>(shown - 1));
    }
    Sector at(std::string_view name) const { return geometry.sector(*parse_cell(geometry, name)); }

    // Finds C2, then the only place of 1 in row 1.
    Finding findings() const {
        std::vector<Deduction> steps;
        steps.push_back({Cover{{at("C2")}, {in(HouseKind::column, 3, 1)}}, {candidate("C1", 1), candidate("C3", 1)}});
        steps.push_back({Cover{{at("D1")}, {in(HouseKind::row, 1, 4)}}, {candidate("A1", 4), candidate("B1", 4)}});
        steps.push_back({Cover{{at("B3")}, {in(HouseKind::column, 2, 1)}}, {candidate("B1", 1), candidate("B2", 1)}});
        steps.push_back({Cover{{in(HouseKind::row, 1, 1)}, {at("A1")}}, {candidate("A1", 2), candidate("A1", 3)}});
        steps.push_back({Cover{{at("A1")}, {in(HouseKind::column, 1, 1)}}, {candidate("A3", 1)}});
        return {Ending::open, {puzzle, steps, False{}}};
    }

    Geometry geometry{Box{2, 2}};
    Puzzle puzzle = read_puzzle("...43.1..1..4...");
};

TEST_F(ExplainTest, HiddenSingleNeedsOnlyOtherPlaces) {
    const Explainer explainer(findings());
    const Answer answer = explainer.answer(candidate("A1", 1));
    EXPECT_EQ(answer.verdict, Truth::is);
    // 1 is removed from C1 and B1; D1 is given. A1 is known not to be 4, which takes no step.
    ASSERT_EQ(answer.chain.steps.size(), 3U);
    EXPECT_EQ(answer.chain.steps[0].removes, std::vector{candidate("C1", 1)});
    EXPECT_EQ(answer.chain.steps[1].removes, std::vector{candidate("B1", 1)});
    EXPECT_EQ(answer.chain.steps[2].removes, (std::vector{candidate("A1", 2), candidate("A1", 3), candidate("A1", 4)}));
}

TEST_F(ExplainTest, FalseCandidates) {
    const Explainer explainer(findings());
    const Answer answer = explainer.answer(candidate("A3", 1));
    EXPECT_EQ(answer.verdict, Truth::is_not);
    // A3 is not 1, since A1 is; the proof of A1 takes the places of 1 and 4.
    ASSERT_EQ(answer.chain.steps.size(), 5U);
    EXPECT_EQ(answer.chain.steps.back().removes, std::vector{candidate("A3", 1)});
    EXPECT_EQ(explainer.answer(candidate("A1", 4)).chain.steps.size(), 1U);
}

TEST_F(ExplainTest, Givens) {
    const Explainer explainer(findings());
    EXPECT_EQ(explainer.answer(candidate("D1", 4)).verdict, Truth::is);
    EXPECT_EQ(explainer.answer(candidate("D1", 3)).verdict, Truth::is_not);
    EXPECT_TRUE(explainer.answer(candidate("D1", 4)).chain.steps.empty());
    EXPECT_TRUE(explainer.answer(candidate("D1", 3)).chain.steps.empty());
}

TEST_F(ExplainTest, UndecidedCells) {
    const Explainer explainer(findings());
    const Answer answer = explainer.answer(candidate("C1", 2));
    EXPECT_EQ(answer.verdict, Truth::open);
    EXPECT_TRUE(answer.chain.steps.empty());
}

TEST_F(ExplainTest, AssumptionsContinueFromTheResult) {
    const Explainer explainer(findings());
    Puzzle seen;
    const auto stuck = [&](const Puzzle& position) {
        seen = position;
        return Finding{Ending::open, {position, {}, False{}}};
    };
    const Supposition open = explainer.suppose(candidate("C1", 2), stuck);
    EXPECT_EQ(open.ending, Ending::open);
    EXPECT_FALSE(open.chain);
    EXPECT_EQ(seen.cells[Cell{2}], Set<Digit>{static_cast<Digit>(1)});
    EXPECT_EQ(seen.cells[Cell{0}], Set<Digit>{static_cast<Digit>(0)});

    // A method that finds only the clash of D4 = 3 and D2 = 3.
    const auto clash = [&](const Puzzle& position) {
        const Deduction step{Cover{{at("B4")}, {in(HouseKind::row, 4, 3)}}, {candidate("C4", 3)}};
        return Finding{Ending::contradiction, {position, {step}, NoSolution{at("C4")}}};
    };
    const Supposition dead = explainer.suppose(candidate("B4", 3), clash);
    ASSERT_TRUE(dead.chain);
    const auto& split = std::get<Split>(dead.chain->steps.back().why);
    EXPECT_EQ(split.on, at("B4"));
    ASSERT_EQ(split.branches.size(), 2U);
    EXPECT_EQ(split.branches[0].keep, std::vector{candidate("B4", 3)});
    EXPECT_EQ(split.branches[0].empty, at("C4"));
    EXPECT_EQ(dead.chain->steps.back().removes, std::vector{candidate("B4", 3)});
}

TEST_F(ExplainTest, ContradictionHasOnlyNeededSteps) {
    Finding found = findings();
    found.ending = Ending::contradiction;
    found.ledger.steps.push_back(
        {Cover{{at("D1")}, {in(HouseKind::column, 4, 4)}}, {candidate("D2", 4), candidate("D3", 4)}});
    found.ledger.claim = NoSolution{in(HouseKind::row, 1, 1)};
    const Ledger chain = Explainer(found).contradiction();
    EXPECT_EQ(chain.steps.size(), 2U);  // the other places of 1 in row 1; A1 is not needed
}

// Bounds by their definition: the most disjoint houses inside, the fewest around.
std::pair<int, int> brute_force(const Board& board, const std::vector<Cell>& cells, Digit digit) {
    const Geometry& g = board.geometry();
    std::uint64_t set = 0;
    for (Cell cell : cells)
        if (board.has({cell, digit})) set |= std::uint64_t{1} << index(cell);
    std::vector<std::uint64_t> houses;
    for (int h = 0; h < g.houses(); ++h) {
        std::uint64_t places = 0;
        for (Cell cell : g.cells_of(static_cast<House>(h)))
            if (board.has({cell, digit})) places |= std::uint64_t{1} << index(cell);
        houses.push_back(places);
    }
    int least = 0;
    int most = 64;
    for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << houses.size(); ++chosen) {
        const int size = std::popcount(chosen);
        std::uint64_t joined = 0;
        bool apart = true;
        for (std::size_t h = 0; h < houses.size(); ++h) {
            if ((chosen >> h & 1) == 0) continue;
            apart = apart && (joined & houses[h]) == 0;
            joined |= houses[h];
        }
        if (apart && (joined & ~set) == 0) least = std::max(least, size);
        if ((set & ~joined) == 0) most = std::min(most, size);
    }
    return {least, most};
}

TEST(CountBounds, MatchDefinition) {
    Random random(5);
    int between = 0;
    for (const Box box : {Box{2, 2}, Box{2, 2}, Box{2, 2}, Box{2, 3}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        const int rounds = box.digits() == 4 ? 200 : 3;
        for (int i = 0; i < rounds; ++i) {
            const Board board = random_position(geometry, 10 + below(random, 70), random);
            std::vector<Cell> cells;
            const int percent = 10 + below(random, 80);
            for (int c = 0; c < geometry->cells(); ++c)
                if (below(random, 100) < percent) cells.push_back(static_cast<Cell>(c));
            const auto digit = static_cast<Digit>(below(random, box.digits()));
            const CountBounds found = bounds(board, cells, digit);
            const auto [least, most] = brute_force(board, cells, digit);
            EXPECT_EQ(found.least(), least);
            EXPECT_EQ(found.most(), most);
            EXPECT_TRUE(found.closest);
            between += least < most ? 1 : 0;
        }
    }
    EXPECT_GT(between, 100);
}

TEST(CountBounds, HoldTheSolutionOnBoardsOfEverySize) {
    Random random(6);
    for (const Box box : {Box{2, 3}, Box{3, 3}, Box{4, 4}, Box{5, 5}, Box{8, 8}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 4; ++i) {
            const Grid grid = testing::random_grid(box, random);
            Board board(geometry);
            for (int n = 0; n < geometry->candidates(); ++n) {
                const Candidate c = geometry->candidate(n);
                if (grid[c.cell] != c.digit && below(random, 100) < 40 + 15 * i) board.remove(c);
            }
            std::vector<Cell> cells;
            for (int c = 0; c < geometry->cells(); ++c)
                if (below(random, 3) == 0) cells.push_back(static_cast<Cell>(c));
            const auto digit = static_cast<Digit>(below(random, box.digits()));
            int count = 0;
            for (Cell cell : cells) count += grid[cell] == digit ? 1 : 0;
            const CountBounds found = bounds(board, cells, digit);
            EXPECT_LE(found.least(), count);
            EXPECT_GE(found.most(), count);
            // All premises are dead, and if no other candidates are, the bounds are the same or closer.
            Board bare(geometry);
            for (const Candidate c : premises(board, cells, digit, found)) {
                ASSERT_FALSE(board.has(c));
                bare.remove(c);
            }
            if (!found.closest) continue;
            EXPECT_EQ(bounds(bare, cells, digit).least(), found.least());
            EXPECT_EQ(bounds(bare, cells, digit).most(), found.most());
        }
    }
}

TEST(CountBounds, RowsColumnsAndBoxesTogether) {
    const Board board(std::make_shared<const Geometry>(Box{3, 3}));
    const Geometry& g = board.geometry();
    std::vector<Cell> cells;
    for (const House house : {g.house(HouseKind::row, 0), g.house(HouseKind::column, 0), g.house(HouseKind::box, 8)})
        for (Cell cell : g.cells_of(house))
            if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
    const CountBounds found = bounds(board, cells, static_cast<Digit>(0));
    EXPECT_EQ(found.most(), 3);   // row 1, column A, box 9
    EXPECT_EQ(found.least(), 2);  // row 1 and column A meet in A1
    EXPECT_EQ(bounds(board, {}, static_cast<Digit>(0)).most(), 0);
}

}  // namespace
}  // namespace deduku::explain
