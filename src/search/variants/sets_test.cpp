// The sets of digits of cells that differ, on every kind of register, compared with all assignments; and houses with
// few places for a digit, compared with counting.
#include "search/variants/sets.hpp"

#include <gtest/gtest.h>

#include <random>

namespace deduku::variants {
namespace {

struct Tried {
    std::array<DigitMask, most_digits> kept{};
    DigitMask required = 511;
    bool some = false;
};

// All assignments with this sum from cell `i` on; `now` has the digits of earlier cells.
void try_all(const SetPass& pass, int sum, std::size_t i, DigitMask used, std::array<DigitMask, most_digits>& now,
             Tried& out) {
    if (i == pass.cells) {
        if (sum != 0) return;
        out.some = true;
        out.required &= used;
        for (std::size_t c = 0; c < pass.cells; ++c) out.kept[c] |= now[c];
        return;
    }
    for (int d = 0; d < most_digits; ++d) {
        if ((pass.open[i] & ~used & mask_of(d)) == 0) continue;
        now[i] = mask_of(d);
        try_all(pass, sum - d - 1, i + 1, used | mask_of(d), now, out);
    }
}

TEST(Sets, ListsHaveAllSetsBySizeAndSum) {
    int count = 0;
    for (std::size_t size = 0; size <= most_digits; ++size) {
        const SetList& list = sets_of_size[size];
        for (std::size_t sum = 0; sum <= most_sum; ++sum) {
            EXPECT_LE(list.from[sum + 1] - list.from[sum], 12);
            for (std::size_t i = list.from[sum]; i < list.from[sum + 1]; ++i, ++count) {
                std::size_t total = 0;
                for_each_bit(list.sets[i], [&](int d) { total += at(d) + 1; });
                EXPECT_EQ(total, sum);
                EXPECT_EQ(std::popcount(list.sets[i]), static_cast<int>(size));
            }
        }
    }
    EXPECT_EQ(count, 512);
}

TEST(Sets, WhatIsRemovedIsInNoAssignment) {
    std::mt19937 random(1);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    int none = 0;
    int exact = 0;
    int trials = 0;
    for (int trial = 0; trial < 4000; ++trial) {
        const int cells = 1 + below(trial % 50 == 0 ? 7 : 5);
        std::array<DigitMask, most_digits> open{};
        for (int i = 0; i < cells; ++i) {
            open[at(i)] = static_cast<DigitMask>((random() | random()) & 511U);
            if (below(4) == 0) open[at(i)] = static_cast<DigitMask>(random() & random() & random() & 511U);
            if (open[at(i)] == 0) open[at(i)] = 1;
        }
        SetPass pass;
        pass.open = open.data();
        pass.cells = at(cells);
        const int sum = cells * (cells + 1) / 2 + below(cells * (9 - cells) + 1);
        const SetList& list = sets_of_size[at(cells)];
        const std::span<const DigitMask> sets(&list.sets[list.from[at(sum)]],
                                              std::size_t{list.from[at(sum) + 1]} - list.from[at(sum)]);
        std::array<DigitMask, most_digits> now{};
        Tried tried;
        try_all(pass, sum, 0, 0, now, tried);
        none += tried.some ? 0 : 1;
        const SetPass* plain = nullptr;
        SetPass last;
        for (const Passes* passes : variants::passes()) {
            SetPass asked = pass;
            const bool holds = passes->keep(sets, asked);
            ASSERT_TRUE(holds || !tried.some) << trial;
            if (!holds) continue;
            ++trials;
            bool all = tried.some;
            for (int i = 0; i < cells; ++i) {
                EXPECT_EQ(asked.kept[at(i)] & tried.kept[at(i)], tried.kept[at(i)]) << trial;
                EXPECT_EQ(asked.kept[at(i)] & ~open[at(i)], 0) << trial;
                all = all && asked.kept[at(i)] == tried.kept[at(i)];
            }
            exact += all ? 1 : 0;
            EXPECT_EQ(tried.some ? asked.required & ~tried.required : 0, 0);
            EXPECT_EQ(plain == nullptr ? asked.kept : plain->kept, asked.kept);
            last = asked;
            plain = &last;
        }
    }
    EXPECT_GT(none, 200);
    EXPECT_GT(exact, trials * 9 / 10);
}

TEST(Houses, FewPlacesAreThoseCounted) {
    std::mt19937 random(2);
    for (const int digits : {4, 6, 9})
        for (const int lanes : {32, 64}) {
            const auto all = static_cast<DigitMask>((1U << digits) - 1);
            std::vector<DigitMask> rows(at((digits + known_rows) * lanes), 0);
            alignas(64) Open open{};
            for (DigitMask& cell : open) cell = static_cast<DigitMask>(random() & random() & all);
            constexpr std::uint16_t full = 95;
            open[full] = all;
            std::vector<std::uint16_t> cells_at(at(digits * lanes), full);
            for (std::size_t i = 0; i < cells_at.size(); ++i) {
                if (random() % 8 != 0) cells_at[i] = static_cast<std::uint16_t>(random() % most_grid_cells);
                rows[i] = open[cells_at[i]];
            }
            const auto places = [&](int lane, int d) {
                int count = 0;
                for (int i = 0; i < digits; ++i) count += rows[at(i * lanes + lane)] >> d & 1;
                return count;
            };
            bool missing = false;
            for (const Passes* passes : variants::passes()) {
                std::vector<DigitMask> own = rows;
                const HouseRows houses{own.data(), cells_at.data(), open.data(), lanes, digits};
                FewPlaces found;
                const bool holds = passes->few_places(houses, all, found);
                missing = false;
                for (int lane = 0; lane < lanes; ++lane) {
                    EXPECT_EQ((found.with_one >> lane & 1) != 0, found.one[at(lane)] != 0);
                    EXPECT_EQ((found.with_few >> lane & 1) != 0, found.few[at(lane)] != 0);
                    for (int d = 0; d < digits; ++d) {
                        const int count = places(lane, d);
                        missing = missing || count == 0;
                        EXPECT_EQ(found.one[at(lane)] >> d & 1, count == 1);
                        EXPECT_EQ(found.few[at(lane)] >> d & 1, count == 2 || count == 3);
                        EXPECT_EQ(own[at((digits + 1) * lanes + lane)] >> d & 1, count == 2);
                    }
                }
                EXPECT_EQ(holds, !missing);
                // The second call finds nothing new.
                passes->few_places(houses, all, found);
                EXPECT_EQ(found.with_one | found.with_few, 0);
                for (int lane = 0; lane < lanes; ++lane) EXPECT_EQ(found.one[at(lane)] | found.few[at(lane)], 0);
            }
        }
}

}  // namespace
}  // namespace deduku::variants
