#include "method/scenarios/array.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

std::vector<scenarios::PassCounts> passes_of(scenarios::Array& array, const scenarios::Rules& rules) {
    std::vector<scenarios::PassCounts> out;
    array.settle(rules, &out);
    return out;
}

using deduku::testing::Random;
using deduku::testing::random_givens;
using deduku::testing::read_puzzle;
using scenarios::Array;
using scenarios::HouseArrays;
using scenarios::PassCounts;
using scenarios::Rules;
using scenarios::Sweep;

std::string text_of(const Array& array) { return to_line(Puzzle(array.shared_geometry(), array.cells())); }

nlohmann::json published() {
    return nlohmann::json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/opasnet_expected.json"));
}

TEST(HypothesisArray, PassesMatchPublication) {
    const auto puzzles = published();
    ASSERT_EQ(puzzles.size(), 4U);
    const std::vector<std::pair<std::string, Rules>> ways = {
        {"hidden_sequential", {false, HouseArrays::sequence, Sweep::once}},
        {"hidden_simultaneous", {false, HouseArrays::snapshot, Sweep::once}},
        {"with_rule11", {true, HouseArrays::sequence, Sweep::once}},
    };
    int compared = 0;
    for (const auto& entry : puzzles) {
        SCOPED_TRACE(entry["name"]);
        const Puzzle puzzle = read_puzzle(entry["puzzle"].get<std::string>());
        if (entry.contains("full")) {
            EXPECT_EQ(Array(puzzle.shared_geometry()).truths(), entry["full"]);
        }
        for (const auto& [name, rules] : ways) {
            if (!entry.contains(name)) continue;
            SCOPED_TRACE(name);
            Array array = scenarios::with_data(puzzle);
            EXPECT_EQ(array.truths(), entry["after_data"]);
            EXPECT_EQ(passes_of(array, rules), entry[name].get<std::vector<PassCounts>>());
            EXPECT_EQ(array.truths(), entry["final_total"]);
            EXPECT_EQ(array.complete(), entry["solved"].get<bool>());
            EXPECT_FALSE(array.contradiction());
            EXPECT_EQ(text_of(array), entry["state"]);
            ++compared;
        }
    }
    EXPECT_EQ(compared, 10);
}

// Rules 1-7 and 8-10 as in the source: hypotheses one at a time, all pairs of cells.
void slow_pair_pass(Array& array) {
    const Geometry& geometry = array.geometry();
    const Array before = array;
    const auto shares_house = [&](Cell n, Cell m) {
        const auto peers = geometry.peers_of(n);
        return std::find(peers.begin(), peers.end(), m) != peers.end();
    };
    for (int i = 0; i < geometry.cells(); ++i)
        for (Digit h : before.digits(static_cast<Cell>(i)))
            for (int j = 0; j < geometry.cells(); ++j) {
                const auto n = static_cast<Cell>(i);
                const auto m = static_cast<Cell>(j);
                if (n == m || before.digits(m).empty()) continue;
                bool compatible = false;
                for (Digit g : before.digits(m)) compatible = compatible || g != h || !shares_house(n, m);
                if (!compatible) array.keep(n, array.digits(n) - Set<Digit>{h});
            }
}

void slow_unique_pass(Array& array) {
    const Geometry& geometry = array.geometry();
    const Array before = array;
    for (int h = 0; h < geometry.houses(); ++h)
        for (Digit digit : geometry.all_digits()) {
            std::vector<Cell> places;
            for (Cell cell : geometry.cells_of(static_cast<House>(h)))
                if (before.digits(cell).has(digit)) places.push_back(cell);
            if (places.size() == 1) array.keep(places.front(), {digit});
        }
}

TEST(HypothesisArray, PassesMatchDefinitionsOnBoardsOfEveryShape) {
    Random random(5);
    int removed = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{3, 4}, Box{4, 4}})
        for (int i = 0; i < 30; ++i) {
            Array fast = scenarios::with_data(random_givens(box, box.digits() * box.digits() * (20 + i) / 100, random));
            // Digits removed at random, which also gives contradictions.
            for (int k = 0; k < fast.geometry().candidates(); ++k) {
                const Candidate c = fast.geometry().candidate(k);
                if (testing::below(random, 60) < i) fast.keep(c.cell, fast.digits(c.cell) - Set<Digit>{c.digit});
            }
            Array slow = fast;
            for (int pass = 0; pass < 4 && !fast.has_empty_cell(); ++pass) {
                const int before = fast.truths();
                fast.pair_pass();
                slow_pair_pass(slow);
                ASSERT_TRUE(fast == slow);
                fast.unique_pass(HouseArrays::snapshot);
                slow_unique_pass(slow);
                ASSERT_TRUE(fast == slow);
                removed += before - fast.truths();
            }
        }
    EXPECT_GT(removed, 1000);
}

// With every order of the rules, the fixpoint is that of singles (and naked pairs) on a board.
TEST(HypothesisArray, FixpointMatchesTechniques) {
    Random random(6);
    int open = 0;
    int contradictory = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{4, 4}})
        for (int i = 0; i < 25; ++i) {
            Puzzle puzzle = random_givens(box, box.digits() * box.digits() * 35 / 100, random);
            if (i % 5 == 4) puzzle.cells[Cell{0}] = {static_cast<Digit>(testing::below(random, box.digits()))};
            for (bool rule11 : {false, true}) {
                Board board = start_board(puzzle);
                std::vector<Move> moves = {find_move('T', 1), find_move('H', 1)};
                if (rule11) moves.push_back(find_move('T', 2));
                std::vector<Deduction> unused;
                close_recorded(board, moves, unused);
                for (HouseArrays houses : {HouseArrays::snapshot, HouseArrays::sequence})
                    for (Sweep sweep : {Sweep::once, Sweep::closed}) {
                        Array array = scenarios::with_data(puzzle);
                        array.settle({rule11, houses, sweep});
                        ASSERT_EQ(array.contradiction().has_value(), board.contradictory());
                        if (board.contradictory()) continue;
                        for (int c = 0; c < board.geometry().cells(); ++c)
                            ASSERT_EQ(array.digits(static_cast<Cell>(c)), board.digits(static_cast<Cell>(c)));
                    }
                open += !board.contradictory() && !board.solved() ? 1 : 0;
                contradictory += board.contradictory() ? 1 : 0;
            }
        }
    EXPECT_GT(open, 20);
    EXPECT_GT(contradictory, 4);
}

TEST(HypothesisArray, NakedPairs) {
    // A1 and B1 are 1 or 2, so C1 and D1 are 3 or 4. Both pairs affect their boxes: A2 and B2 are 3 or 4, C2 and D2 1
    // or 2.
    Array array = scenarios::with_data(read_puzzle("[12][12].............."));
    EXPECT_FALSE(array.pair_pass());
    EXPECT_FALSE(array.unique_pass(HouseArrays::snapshot));
    EXPECT_TRUE(array.naked_pair_pass());
    EXPECT_EQ(text_of(array), "[12][12][34][34][34][34][12][12]........");
}

TEST(HypothesisArray, ContradictionsOfBothKinds) {
    // Two equal givens in a row empty each other's cells.
    Array equal = scenarios::with_data(read_puzzle("1..1............"));
    EXPECT_FALSE(equal.settle({}));
    EXPECT_EQ(*equal.contradiction(), equal.geometry().sector(static_cast<Cell>(0)));
    EXPECT_EQ(passes_of(equal, {}).size(), 1U);
    // No cell of row 1 has 4; every cell has a digit, and the rules find nothing more.
    Array lost = scenarios::with_data(read_puzzle("[123][123][123][123]............"));
    EXPECT_TRUE(lost.settle({}));
    const Geometry& geometry = lost.geometry();
    EXPECT_EQ(*lost.lost_digit(), geometry.sector(geometry.house(HouseKind::row, 0), static_cast<Digit>(3)));
    EXPECT_EQ(lost.contradiction(), lost.lost_digit());
    // A cell that is the only one for two digits is empty.
    Array both = scenarios::with_data(read_puzzle("[1234][12][12][12]............"));
    both.unique_pass(HouseArrays::snapshot);
    EXPECT_TRUE(both.has_empty_cell());
}

}  // namespace
}  // namespace deduku
