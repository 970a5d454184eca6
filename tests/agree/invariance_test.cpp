// The eliminations of a technique do not depend on the orientation of the board: rows, columns and digits may be
// permuted as the boxes allow, and the board transposed.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/techniques.hpp"
#include "grid/isomorph.hpp"
#include "technique/closure/closure.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using testing::Random;

Board image_of(const Board& board, const Isomorph& isomorph) {
    Board out(std::make_shared<const Geometry>(isomorph.image_box()));
    for (int v = 0; v < board.geometry().candidates(); ++v) {
        const Candidate c = board.geometry().candidate(v);
        if (!board.has(c)) out.remove(isomorph.image(c));
    }
    return out;
}

// All eliminations of this row at this size, each candidate once.
std::vector<Candidate> removed_by(const Board& board, const Technique& row, int size) {
    std::vector<Candidate> out;
    row.find(board, size, [&](const Deduction& found) {
        out.insert(out.end(), found.removes.begin(), found.removes.end());
        return true;
    });
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

using Counts = std::vector<std::size_t>;

// Adds to `seen` the eliminations of each row of the table, after comparing them with those for an isomorph.
void compare(const Board& board, Random& random, Counts& seen) {
    const Box box = board.geometry().box();
    const Isomorph isomorph = random_isomorph(box, [&] { return std::uint64_t{random()} << 32 | random(); });
    const Board other = image_of(board, isomorph);
    seen.resize(techniques().size());
    for (std::size_t t = 0; t < techniques().size(); ++t) {
        const Technique& row = techniques()[t];
        if (row.rests_on_uniqueness()) continue;
        const int largest = row.max_size == any_size ? std::min(4, box.digits() - 1) : row.max_size;
        for (int size = row.min_size; size <= largest; ++size) {
            std::vector<Candidate> expected = removed_by(board, row, size);
            for (Candidate& c : expected) c = isomorph.image(c);
            std::sort(expected.begin(), expected.end());
            ASSERT_TRUE(removed_by(other, row, size) == expected) << name_of(row, size);
            seen[t] += expected.size();
        }
    }
}

void compare_random(Box box, int boards, unsigned seed) {
    Random random(seed);
    const auto geometry = std::make_shared<const Geometry>(box);
    Counts seen;
    for (int i = 0; i < boards; ++i) {
        compare(testing::random_position(geometry, 35 + 55 * i / boards, random), random, seen);
        ASSERT_FALSE(::testing::Test::HasFatalFailure()) << "board " << i;
    }
    for (std::size_t t = 0; t < seen.size(); ++t)
        if (techniques()[t].in_orders() && !techniques()[t].reads_rules()) {
            EXPECT_GT(seen[t], 0U) << techniques()[t].name;
        }
}

void compare_small(int part) {
    compare_random({2, 2}, 300 / part, 21);
    compare_random({2, 3}, 200 / part, 22);
}
void compare_large(int part) {
    compare_random({3, 4}, 40 / part, 24);
    compare_random({4, 4}, 30 / part, 25);
}
TEST(Invariance, SmallBoards) { compare_small(4); }
TEST(Invariance, NineDigits) { compare_random({3, 3}, 12, 23); }
TEST(Invariance, LargeBoards) { compare_large(3); }
TEST(ExhaustiveInvariance, SmallBoards) { compare_small(1); }
TEST(ExhaustiveInvariance, NineDigits) { compare_random({3, 3}, 1000, 27); }
TEST(ExhaustiveInvariance, LargeBoards) { compare_large(1); }

// Hard puzzles after the closure: long cycles.
void compare_hard(int times) {
    Random random(26);
    Counts seen;
    for (const Puzzle& puzzle : testing::read_list("sample_top1465.txt")) {
        Board board = start_board(puzzle);
        Closure(board.geometry(), 3).run(board, 0);
        for (int i = 0; i < times; ++i) compare(board, random, seen);
        ASSERT_FALSE(::testing::Test::HasFatalFailure()) << puzzle.name;
    }
    const auto cycles = find_move('Y', 0).technique - techniques().data();
    EXPECT_GT(seen[static_cast<std::size_t>(cycles)], 0U);
}
TEST(Invariance, HardPuzzles) { compare_hard(2); }
TEST(ExhaustiveInvariance, HardPuzzles) { compare_hard(5); }

}  // namespace
}  // namespace deduku
