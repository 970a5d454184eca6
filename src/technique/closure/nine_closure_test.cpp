// The closure on digit boards against the closure with reasons, and Hall sets against the search for subsets.
#include "technique/closure/nine_closure.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "technique/closure/closure.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku {
namespace {

// A solved board with a shuffled pattern and random other candidates.
Board random_nine(std::mt19937& random, double density) {
    Board board(std::make_shared<const Geometry>(Box{3, 3}));
    std::array<int, 9> relabel{};
    std::iota(relabel.begin(), relabel.end(), 0);
    std::shuffle(relabel.begin(), relabel.end(), random);
    std::bernoulli_distribution dead(density);
    for (const Candidate c : board.geometry().every_candidate()) {
        const int row = board.geometry().row(c.cell);
        const int pattern = (row % 3 * 3 + row / 3 + board.geometry().column(c.cell)) % 9;
        if (relabel[static_cast<std::size_t>(pattern)] != index(c.digit) && dead(random)) board.remove(c);
    }
    return board;
}

struct Ends {
    int contradictions = 0;
    int solutions = 0;
    int open = 0;
};

// Compares the closures of the whole board, which must be consistent.
void expect_same_from_start(Board& board, Closure<>& general) {
    NineClosure nine;
    nine.begin(board);
    ASSERT_TRUE(nine.close());
    Board copied = board;
    nine.copy_to(copied);
    ASSERT_TRUE(general.run(board, 0));
    for (const Cell cell : board.geometry().every_cell()) ASSERT_EQ(copied.digits(cell), board.digits(cell));
    ASSERT_EQ(nine.solved(), board.solved());
}

// Compares the closures after each candidate of a closed board is assumed, and after it is excluded from its cell.
void expect_same(Board& board, Closure<>& general, Ends& ends) {
    NineClosure nine;
    nine.begin(board);
    const std::size_t settled = board.trail().size();
    for (const Candidate c : board.geometry().every_candidate()) {
        if (!board.has(c) || board.digits(c.cell).single()) continue;
        for (const Set<Digit> keep : {Set<Digit>{c.digit}, board.digits(c.cell) - Set<Digit>{c.digit}}) {
            board.keep_only(c.cell, keep);
            const bool consistent = general.run(board, settled);
            const Board closed = board;
            board.undo_to(settled);
            ASSERT_EQ(nine.close(c.cell, keep), consistent);
            ++(!consistent ? ends.contradictions : closed.solved() ? ends.solutions : ends.open);
            if (!consistent) continue;
            ASSERT_EQ(nine.solved(), closed.solved());
            Board copied = board;
            nine.copy_to(copied);
            int pairs = 0;
            for (const Cell cell : board.geometry().every_cell()) {
                ASSERT_EQ(copied.digits(cell), closed.digits(cell)) << "cell " << index(cell);
                pairs += closed.digits(cell).size() == 2 ? 1 : 0;
            }
            ASSERT_EQ(nine.pairs(), pairs);
        }
    }
}

TEST(NineClosure, MatchesRecordingClosure) {
    std::mt19937 random(20261123);
    Ends ends;
    for (const double density : {0.35, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7})
        for (int i = 0; i < 30; ++i) {
            Board board = random_nine(random, density);
            Closure general(board.geometry(), 4);
            ASSERT_NO_FATAL_FAILURE(expect_same_from_start(board, general));
            ASSERT_NO_FATAL_FAILURE(expect_same(board, general, ends));
        }
    EXPECT_GT(ends.contradictions, 100);
    EXPECT_GT(ends.solutions, 100);
    EXPECT_GT(ends.open, 1000);
}

// The places left after all eliminations by subsets of digits.
NinePlaces by_search(NinePlaces places) {
    for (bool moved = true; moved;) {
        moved = false;
        for (int size = 2; size <= 8; ++size) {
            std::array<std::uint64_t, 9> rows{};
            std::copy(places.begin(), places.end(), rows.begin());
            for_each_subset<1>(std::span<const std::uint64_t>(rows), size,
                               [&](std::uint64_t digits, std::uint64_t cells) {
                                   for (std::size_t d = 0; d < 9; ++d) {
                                       if ((digits >> d & 1) != 0 || (places[d] & cells) == 0) continue;
                                       places[d] = static_cast<std::uint16_t>(places[d] & ~cells);
                                       moved = true;
                                   }
                                   return !moved;
                               });
            if (moved) break;
        }
    }
    return places;
}

// At least one assignment of digits to cells is possible; `alone` of its digits are decided.
NinePlaces random_house(std::mt19937& random, std::size_t alone, double density) {
    std::array<std::size_t, 9> cell_of{};
    std::iota(cell_of.begin(), cell_of.end(), std::size_t{0});
    std::shuffle(cell_of.begin(), cell_of.end(), random);
    std::bernoulli_distribution lives(density);
    NinePlaces out{};
    for (std::size_t d = 0; d < 9; ++d)
        for (std::size_t other = 0; other < 9; ++other)
            if (other == d || (d >= alone && other >= alone && lives(random)))
                out[d] = static_cast<std::uint16_t>(out[d] | 1U << cell_of[other]);
    return out;
}

bool has_single(const NinePlaces& places, std::size_t alone) {
    std::array<int, 9> digits_of{};
    int single = 0;
    for (const std::uint16_t each : places) {
        single += std::popcount(each) == 1 ? 1 : 0;
        for (std::size_t cell = 0; cell < 9; ++cell) digits_of[cell] += each >> cell & 1;
    }
    const auto naked = std::count(digits_of.begin(), digits_of.end(), 1);
    return single != static_cast<int>(alone) || naked != static_cast<int>(alone);
}

TEST(HallSets, RemoveSameAsSubsetsOfEverySize) {
    std::mt19937 random(20261124);
    int took = 0;
    int checked = 0;
    for (std::size_t alone = 0; alone <= 6; ++alone)
        for (const double density : {0.15, 0.25, 0.35, 0.5, 0.7})
            for (int i = 0; i < 400; ++i) {
                const NinePlaces start = random_house(random, alone, density);
                if (has_single(start, alone)) continue;
                NinePlaces places = start;
                const bool used = use_hall_sets(places);
                ASSERT_EQ(used, places != start);
                while (use_hall_sets(places)) {
                }
                ASSERT_EQ(places, by_search(start));
                took += used ? 1 : 0;
                ++checked;
            }
    EXPECT_GT(took, 100);
    EXPECT_GT(checked - took, 1000);
}

}  // namespace
}  // namespace deduku
