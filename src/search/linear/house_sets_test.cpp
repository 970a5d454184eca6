// Subsets of a house, compared with all sets of its cells, and of its digits.
#include "search/linear/house_sets.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <numeric>

#include "tests/support/positions.hpp"

namespace deduku::linear {
namespace {

constexpr int size = 9;

// What subsets of at most four cells, or of at most four digits, exclude: digits by cell.
std::vector<Word> excluded_by_subsets(const std::vector<Word>& open) {
    std::vector<Word> out(open.size());
    for (unsigned cells = 1; cells < 1U << size; ++cells) {
        const int count = std::popcount(cells);
        Word digits = 0;
        for_each_bit(cells, [&](int i) { digits |= open[at(i)]; });
        const bool naked = count <= most_in_subset, hidden = size - count <= most_in_subset;
        if (std::popcount(digits) != count || (!naked && !hidden)) continue;
        for (int i = 0; i < size; ++i)
            if ((cells >> i & 1) == 0) out[at(i)] |= open[at(i)] & digits;
    }
    return out;
}

// Removes the digits of cells with one digit from others, and other digits where a digit has one place; whether any.
bool cut_singles(std::vector<Word>& open) {
    const std::vector<Word> before = open;
    for (int i = 0; i < size; ++i) {
        Word elsewhere = 0;
        for (int k = 0; k < size; ++k) {
            if (k == i) continue;
            if (std::has_single_bit(open[at(k)])) open[at(i)] &= ~open[at(k)];
            elsewhere |= open[at(k)];
        }
        if (const Word only = open[at(i)] & ~elsewhere; only != 0) open[at(i)] = only;
    }
    return open != before;
}

TEST(HouseSets, WithSinglesAsAllSubsetsOfTheHouse) {
    testing::Random random(20261130);
    std::vector<int> cells(size);
    std::iota(cells.begin(), cells.end(), 0);
    int cut = 0, uncut = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<Word> open(size);
        for (int i = 0; i < size; ++i) {
            open[at(i)] = bit(i);  // an assignment
            const int others = testing::below(random, 4);
            for (int k = 0; k < others; ++k) open[at(i)] |= bit(testing::below(random, size));
        }
        std::vector<Kill> kills;
        int subsets = 0;
        for (bool goes_on = true; goes_on;) {
            while (cut_singles(open)) {
            }
            kills.clear();
            cut_subset(cells, open.data(), kills);
            goes_on = !kills.empty();
            subsets += goes_on ? 1 : 0;
            for (const Kill& kill : kills) {
                EXPECT_NE(kill.digits & open[at(kill.cell)], 0U);
                open[at(kill.cell)] &= ~kill.digits;
            }
        }
        for (int i = 0; i < size; ++i) EXPECT_TRUE(open[at(i)] >> i & 1) << "removed a digit of a solution";
        EXPECT_EQ(excluded_by_subsets(open), std::vector<Word>(size, 0)) << round;
        (subsets > 0 ? cut : uncut)++;
    }
    EXPECT_GT(cut, 200);
    EXPECT_GT(uncut, 200);
}

}  // namespace
}  // namespace deduku::linear
