// The best assignment of a different column to each row, and a proof that it is optimal: prices of columns, at least 0,
// such that no choice of a column for each row, even with repetitions, is better after the prices are deducted.
//
//   two cells {1..9}, all different, largest sum 9 + 8     price of the 9: 1, so that 8 + 8 + 1 = 17
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace deduku::reasons {

/// Prices p for weights w (row by row; none: not allowed): the sum over rows of max(w - p), plus the sum of p, is the
/// largest sum of an assignment. None if there is no assignment. No more rows than columns.
[[nodiscard]] std::optional<std::vector<std::int64_t>> prices_of_columns(
    const std::vector<std::vector<std::optional<std::int64_t>>>& weights);

}  // namespace deduku::reasons
