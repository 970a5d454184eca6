// Assignments found, compared with all assignments of a sum.
#include "search/linear/witnesses.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "tests/support/positions.hpp"

namespace deduku::linear {
namespace {

using testing::below;
using testing::Random;

// Whether some digits of the cells are within the bounds, those of a group different and in an allowed set.
bool can_make(const LinearSum& sum, const std::vector<Word>& open) {
    const std::function<bool(std::size_t, std::size_t, Word, std::int64_t)> fill = [&](std::size_t g, std::size_t i,
                                                                                       Word taken, std::int64_t total) {
        if (g == sum.groups.size()) return total >= sum.least.value_or(total) && total <= sum.most.value_or(total);
        const SumGroup& group = sum.groups[g];
        if (i == group.cells.size())
            return (!group.allowed || group.allowed->has(static_cast<unsigned>(taken))) && fill(g + 1, 0, 0, total);
        bool any = false;
        for_each_bit(open[at(group.cells[i])] & ~taken, [&](int d) {
            const int weight = group.factor == 0 ? group.weights[at(d)] : group.factor * (d + 1);
            any = any || fill(g, i + 1, taken | bit(d), total + weight);
        });
        return any;
    };
    return fill(0, 0, 0, 0);
}

// A line over cells of two rows and a column, some counted negatively.
Linear random_line(const Geometry& geometry, Random& random) {
    Linear line;
    int middle = 0;
    for (const Cell cell : {Cell{0}, Cell{1}, Cell{2}, Cell{10}, Cell{20}, Cell{30}}) {
        const int factor = below(random, 6) == 0 ? -1 : 1;
        if (below(random, 3) == 0) continue;
        for (const Digit d : geometry.all_digits()) line.terms.push_back({{cell, d}, factor * (index(d) + 1)});
        middle += 5 * factor;
    }
    line.least = middle + below(random, 12) - 6;
    line.most = *line.least + below(random, 2);
    return line;
}

TEST(Witnesses, ShowOnlyWhatCanBeMade) {
    constexpr Box nine{3, 3};
    const Geometry plain(nine);
    Random random(7);
    int shown = 0;
    int possible = 0;
    for (int i = 0; i < 200; ++i) {
        Constraints rules;
        for (int k = 0; k < 3; ++k) rules.lines.push_back(random_line(plain, random));
        const Geometry geometry(9, standard_houses(nine), std::move(rules), "");
        const LinearModel model(geometry);
        Witnesses witnesses(model);
        for (int round = 0; round < 20; ++round) {
            std::vector<Word> open(81);
            for (Word& digits : open)
                digits = static_cast<Word>(below(random, 512)) | static_cast<Word>(below(random, 512));
            for (std::size_t s = 0; s < model.sums().size(); ++s) {
                const bool holds = can_make(model.sums()[s], open);
                const bool found = witnesses.show(s, open.data());
                EXPECT_TRUE(holds || !found);
                possible += holds ? 1 : 0;
                shown += found ? 1 : 0;
            }
        }
    }
    EXPECT_GT(shown, possible * 99 / 100);
    EXPECT_GT(possible, 5000);
}

TEST(Witnesses, SetsOfRenbansAreAllowedOnes) {
    Constraints rules;
    rules.houses.push_back({Cell{0}, Cell{10}, Cell{20}});
    for (int a = 0; a < 9; ++a)
        for (int b = a + 3; b < 9; ++b)
            for (const Cell one : rules.houses.back())
                for (const Cell other : rules.houses.back())
                    if (one != other)
                        rules.lines.push_back({{{{one, static_cast<Digit>(a)}, 1}, {{other, static_cast<Digit>(b)}, 1}},
                                               std::nullopt,
                                               1});
    const Geometry geometry(9, standard_houses({3, 3}), std::move(rules), "");
    const LinearModel model(geometry);
    ASSERT_EQ(model.sums().size(), 1U);
    Witnesses witnesses(model);
    std::vector<Word> open(81, 511);
    EXPECT_TRUE(witnesses.show(0, open.data()));
    open[0] = bit(0) | bit(8);
    open[10] = bit(1) | bit(6);
    EXPECT_TRUE(witnesses.show(0, open.data()));
    open[20] = bit(0) | bit(5);
    EXPECT_FALSE(witnesses.show(0, open.data()));
}

}  // namespace
}  // namespace deduku::linear
