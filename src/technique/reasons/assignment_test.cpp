// Prices of columns against all assignments.
#include "technique/reasons/assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "tests/support/positions.hpp"

namespace deduku::reasons {
namespace {

using Weights = std::vector<std::vector<std::optional<std::int64_t>>>;

std::optional<std::int64_t> best_by_trial(const Weights& weights) {
    std::optional<std::int64_t> best;
    std::vector<bool> used(weights.front().size());
    const std::function<void(std::size_t, std::int64_t)> fill = [&](std::size_t row, std::int64_t total) {
        if (row == weights.size()) {
            best = std::max(best.value_or(total), total);
            return;
        }
        for (std::size_t c = 0; c < used.size(); ++c) {
            if (used[c] || !weights[row][c]) continue;
            used[c] = true;
            fill(row + 1, total + *weights[row][c]);
            used[c] = false;
        }
    };
    fill(0, 0);
    return best;
}

TEST(Assignment, PricesShowTheLargestSum) {
    testing::Random random(1);
    int without = 0;
    for (int i = 0; i < 2000; ++i) {
        Weights weights(static_cast<std::size_t>(1 + testing::below(random, 5)));
        for (auto& row : weights)
            for (int c = 0; c < 6; ++c)
                row.push_back(testing::below(random, 2) == 0
                                  ? std::nullopt
                                  : std::optional<std::int64_t>(testing::below(random, 40) - 20));
        const std::optional<std::int64_t> best = best_by_trial(weights);
        const auto prices = prices_of_columns(weights);
        ASSERT_EQ(prices.has_value(), best.has_value());
        if (!prices) {
            ++without;
            continue;
        }
        std::int64_t bound = 0;
        for (const std::int64_t price : *prices) {
            EXPECT_GE(price, 0);
            bound += price;
        }
        for (const auto& row : weights) {
            std::optional<std::int64_t> most;
            for (std::size_t c = 0; c < row.size(); ++c)
                if (row[c]) most = std::max(most.value_or(*row[c] - (*prices)[c]), *row[c] - (*prices)[c]);
            bound += *most;
        }
        EXPECT_EQ(bound, *best);
    }
    EXPECT_GT(without, 100);
}

}  // namespace
}  // namespace deduku::reasons
