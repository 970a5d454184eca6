// Exact support of cells that differ and reach a sum, on every kind of register, against every assignment tried.
#include "search/rules/families.hpp"

#include <gtest/gtest.h>

#include <random>

namespace deduku::rules {
namespace {

// All assignments from cell `i` on, given what the cells before hold.
void try_all(const Query& query, int i, Mask used, int sum, std::array<Mask, most_digits>& now,
             std::array<Mask, most_digits>& kept, Mask& required, bool& some) {
    if (i == query.cells) {
        const bool allowed = query.allowed == nullptr || ((query.allowed->words[used / 64] >> (used % 64)) & 1U) != 0;
        if (!allowed || sum < query.least || sum > query.most) return;
        some = true;
        required &= used;
        for (int c = 0; c < query.cells; ++c) kept[at(c)] |= now[at(c)];
        return;
    }
    for (int d = 0; d < most_digits; ++d) {
        if ((query.open[at(i)] & ~used & mask_of(d)) == 0) continue;
        now[at(i)] = mask_of(d);
        try_all(query, i + 1, used | mask_of(d), sum + d + 1, now, kept, required, some);
    }
}

TEST(Families, SupportIsThatOfAllAssignments) {
    std::mt19937 random(1);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    int none = 0;
    for (int trial = 0; trial < 3000; ++trial) {
        Query query;
        query.cells = 1 + below(trial % 50 == 0 ? 7 : 5);
        for (int i = 0; i < query.cells; ++i) query.open[at(i)] = static_cast<Mask>((random() | random()) & 511U);
        query.least = below(30);
        query.most = query.least + (below(2) == 0 ? 0 : below(45 - query.least));
        Family family;
        for (std::uint64_t& word : family.words) word = std::uint64_t{random()} << 32 | random();
        if (below(4) == 0) query.allowed = &family;
        std::array<Mask, most_digits> now{};
        std::array<Mask, most_digits> kept{};
        Mask required = 511;
        bool some = false;
        try_all(query, 0, 0, 0, now, kept, required, some);
        none += some ? 0 : 1;
        for (const Support support : supports()) {
            Query asked = query;
            ASSERT_EQ(support(asked), some);
            if (!some) continue;
            EXPECT_EQ(asked.required, required);
            for (int i = 0; i < query.cells; ++i) EXPECT_EQ(asked.open[at(i)], kept[at(i)]) << trial;
        }
    }
    EXPECT_GT(none, 100);
    EXPECT_LT(none, 2500);
}

}  // namespace
}  // namespace deduku::rules
