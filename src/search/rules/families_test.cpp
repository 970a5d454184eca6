// The passes over families of digit sets, on every kind of register, against every assignment tried.
#include "search/rules/families.hpp"

#include <gtest/gtest.h>

#include <random>

namespace deduku::rules {
namespace {

struct Tried {
    std::uint64_t sums = 0;  // of all assignments
    std::array<Mask, most_digits> kept{};
    Mask required = 511;  // of those with a requested sum
    bool some = false;
};

// All assignments from cell `i` on; the digits of those before are in `now`.
void try_all(const Pass& pass, std::uint64_t wanted, int i, Mask used, int sum, std::array<Mask, most_digits>& now,
             Tried& out) {
    if (i == pass.cells) {
        if (pass.allowed != nullptr && ((pass.allowed->words[used / 64U] >> (used % 64U)) & 1U) == 0) return;
        out.sums |= std::uint64_t{1} << sum;
        if ((wanted >> sum & 1U) == 0) return;
        out.some = true;
        out.required &= used;
        for (int c = 0; c < pass.cells; ++c) out.kept[at(c)] |= now[at(c)];
        return;
    }
    for (int d = 0; d < most_digits; ++d) {
        if ((pass.open[at(i)] & ~used & mask_of(d)) == 0) continue;
        now[at(i)] = mask_of(d);
        try_all(pass, wanted, i + 1, used | mask_of(d), sum + d + 1, now, out);
    }
}

TEST(Families, PassesMatchAllAssignments) {
    std::mt19937 random(1);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    int none = 0;
    for (int trial = 0; trial < 2000; ++trial) {
        Pass pass;
        pass.cells = 1 + below(trial % 50 == 0 ? 7 : 5);
        for (int i = 0; i < pass.cells; ++i) pass.open[at(i)] = static_cast<Mask>((random() | random()) & 511U);
        std::uint64_t wanted = std::uint64_t{1} << below(46);
        for (int more = below(3); more > 0; --more) wanted |= std::uint64_t{1} << below(46);
        Family family;
        for (std::uint64_t& word : family.words) word = std::uint64_t{random()} << 32 | random();
        if (below(4) == 0) pass.allowed = &family;
        std::array<Mask, most_digits> now{};
        Tried tried;
        try_all(pass, wanted, 0, 0, 0, now, tried);
        none += tried.some ? 0 : 1;
        for (const Passes* passes : rules::passes()) {
            Pass asked = pass;
            passes->forward(asked);
            EXPECT_EQ(passes->sums(asked, 0, 45), tried.sums);
            ASSERT_EQ(passes->backward(asked, wanted), tried.some);
            if (!tried.some) continue;
            EXPECT_EQ(asked.required, tried.required);
            for (int i = 0; i < pass.cells; ++i) EXPECT_EQ(asked.open[at(i)], tried.kept[at(i)]) << trial;
        }
    }
    EXPECT_GT(none, 100);
    EXPECT_LT(none, 1800);
}

}  // namespace
}  // namespace deduku::rules
