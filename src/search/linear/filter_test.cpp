// Filtered sums, compared with all assignments of their cells.
#include "search/linear/filter.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "search/linear/propagation.hpp"
#include "tests/support/positions.hpp"

namespace deduku::linear {
namespace {

using testing::below;
using testing::Random;

// The digits of each cell in assignments within the bounds, with different digits in each group.
std::vector<Word> by_trial(const LinearSum& sum, const std::vector<Word>& open) {
    std::vector<int> cells;
    std::vector<std::size_t> group_of;
    for (std::size_t g = 0; g < sum.groups.size(); ++g)
        for (const int cell : sum.groups[g].cells) {
            cells.push_back(cell);
            group_of.push_back(g);
        }
    std::vector<Word> out(open.size());
    std::vector<int> digits(cells.size());
    const std::function<void(std::size_t, std::int64_t)> fill = [&](std::size_t i, std::int64_t total) {
        if (i == cells.size()) {
            if (total < sum.least.value_or(total) || total > sum.most.value_or(total)) return;
            for (std::size_t k = 0; k < cells.size(); ++k) out[at(cells[k])] |= bit(digits[k]);
            return;
        }
        const SumGroup& group = sum.groups[group_of[i]];
        for_each_bit(open[at(cells[i])], [&](int d) {
            for (std::size_t k = 0; k < i; ++k)
                if (group_of[k] == group_of[i] && digits[k] == d) return;
            digits[i] = d;
            fill(i + 1, total + (group.factor == 0 ? group.weights[at(d)] : group.factor * (d + 1)));
        });
    };
    fill(0, 0);
    return out;
}

LinearSum random_sum(const Geometry& geometry, Random& random) {
    const LinearModel model(geometry);
    Linear line;
    int middle = 0;
    for (const Cell cell : {Cell{0}, Cell{1}, Cell{2}, Cell{10}, Cell{20}, Cell{30}}) {
        const int factor = below(random, 6) == 0 ? -1 : 1;
        if (below(random, 3) == 0) continue;
        for (const Digit d : geometry.all_digits()) line.terms.push_back({{cell, d}, factor * (index(d) + 1)});
        middle += 5 * factor;
    }
    if (below(random, 4) > 0) line.least = middle + below(random, 12) - 6;
    if (!line.least || below(random, 4) > 0) line.most = line.least.value_or(middle) + below(random, 3);
    return model.sum_of(line);
}

TEST(LinearFilter, KeepsDigitsOfSomeAssignment) {
    const Geometry geometry(Box{3, 3});
    Random random(1);
    int dead = 0;
    int exact = 0;
    for (int i = 0; i < 1000; ++i) {
        const LinearSum sum = random_sum(geometry, random);
        std::vector<Word> open(81);
        for (Word& digits : open) digits = 1 + static_cast<Word>(below(random, 511));
        const std::vector<Word> left = by_trial(sum, open);
        std::vector<Kill> kills;
        LinearFilter filter(9);
        const bool holds = filter.run(sum, open.data(), kills);
        for (const Kill& kill : kills) {
            EXPECT_EQ(kill.digits & left[at(kill.cell)], 0U) << i;
            open[at(kill.cell)] &= ~kill.digits;
        }
        bool any = sum.groups.empty();
        for (const SumGroup& group : sum.groups)
            for (const int cell : group.cells) any = any || left[at(cell)] != 0;
        if (!holds) {
            EXPECT_FALSE(any && !sum.groups.empty()) << i;
            ++dead;
        } else if (sum.groups.size() == 1) {
            // One group: the filter is exact.
            for (const int cell : sum.groups[0].cells) EXPECT_EQ(open[at(cell)], left[at(cell)]) << i;
            ++exact;
        }
    }
    EXPECT_GT(dead, 10);
    EXPECT_GT(exact, 20);
}

TEST(Family, SumsMatchItsSets) {
    for (unsigned mask = 0; mask < 512; ++mask) {
        int sum = 0;
        for_each_bit(mask, [&](int d) { sum += d + 1; });
        Family one;
        one.insert(mask);
        EXPECT_TRUE(one.meets(Family::up_to(sum)));
        EXPECT_FALSE(one.meets(Family::up_to(sum - 1)));
        for (int d = 0; d < Family::digits; ++d) {
            EXPECT_EQ(one.some_lacks(d), (mask >> d & 1U) == 0);
            Family with, without;
            with.add_with(one, d);
            without.add_without(one, d);
            Family set;
            set.insert(mask | 1U << d);
            EXPECT_EQ(with.meets(set), (mask >> d & 1U) == 0);
            EXPECT_EQ(one.meets_with(d, set), (mask >> d & 1U) == 0);
            EXPECT_EQ(without.empty(), (mask >> d & 1U) == 0);
        }
    }
}

// Two houses with cages in them: sums of innies that hold in every grid that obeys the cages.
TEST(LinearModel, InniesAndOutiesFollowFromCages) {
    Random random(2);
    int sums = 0;
    for (int i = 0; i < 30; ++i) {
        const Grid grid = testing::random_grid({2, 3}, random);
        Constraints rules;
        for (int k = 0; k < 6; ++k) {
            const int from = below(random, 30);
            Linear line{{}, 0, 0};
            for (const int c : {from, from + 1, from + 6}) {
                const auto cell = static_cast<Cell>(c);
                for (int d = 0; d < 6; ++d) line.terms.push_back({{cell, static_cast<Digit>(d)}, d + 1});
                line.least = line.most = *line.least + index(grid[cell]) + 1;
            }
            rules.lines.push_back(line);
        }
        const Geometry geometry(6, standard_houses({2, 3}), rules, "");
        for (const auto& [line, shares] : innies_and_outies(geometry, Sums::some)) {
            int total = 0;
            for (const Term& t : line.terms)
                if (grid[t.candidate.cell] == t.candidate.digit) total += t.weight;
            EXPECT_EQ(total, line.least);
            EXPECT_EQ(total, line.most);
            EXPECT_FALSE(shares.empty());
            ++sums;
        }
    }
    EXPECT_GT(sums, 100);
}

}  // namespace
}  // namespace deduku::linear
