// Puzzles on jigsaws, X, windoku, disjoint groups, asterisks and X-windoku: random ones, and those of data/houses.
#pragma once

#include <gtest/gtest.h>

#include <map>

#include "deduku/text.hpp"
#include "tests/support/plain_houses.hpp"

namespace deduku::testing {

/// As an index.
inline std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Calls look(puzzle) for `each` puzzles on boards of each kind: some with a wrong given, some with several solutions.
template <class Look>
void for_each_puzzle(int each, unsigned seed, Look&& look) {
    Random random(seed);
    std::map<std::string, int> puzzles;
    for (int i = 0; i < each; ++i)
        for (const auto& [kind, empty] : kinds_of_boards(random)) {
            const int n = empty.box().digits();
            const auto puzzle = random_givens(empty, n * n * (18 + below(random, 22)) / 100, i % 6 == 5, random);
            if (!puzzle) continue;
            ++puzzles[kind];
            look(*puzzle, random);
            ASSERT_FALSE(::testing::Test::HasFailure()) << kind << ": " << to_line(*puzzle);
        }
    EXPECT_EQ(puzzles.size(), 6U);
    for (const auto& [kind, number] : puzzles) EXPECT_GT(number, each / 2) << kind;
}

/// The puzzles of data/houses, one list for each kind.
inline std::vector<std::vector<Puzzle>> lists_of_houses() {
    std::vector<std::vector<Puzzle>> out;
    for (const char* kind : {"jigsaw", "x", "windoku", "disjoint-groups", "asterisk", "x-windoku"})
        out.push_back(read_list("houses/" + std::string(kind) + ".txt"));
    return out;
}

/// Every fifth of them.
template <class Look>
void for_some_of_lists(Look&& look) {
    for (const std::vector<Puzzle>& list : lists_of_houses()) {
        EXPECT_EQ(list.size(), 20U);
        for (std::size_t i = 0; i < list.size(); i += 5) {
            look(list[i]);
            ASSERT_FALSE(::testing::Test::HasFailure()) << to_line(list[i]);
        }
    }
}

}  // namespace deduku::testing
