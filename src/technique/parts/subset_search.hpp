// Enumerates k of the given sets whose union has exactly k members. Naked subsets, hidden subsets and
// fish are this search on different rows.
//
//   rows {1,2} {2,5} {1,5} {1,2,7}, k = 3  ->  rows 0,1,2 with union {1,2,5}
#pragma once

#include <bit>
#include <cstdint>
#include <span>

namespace deduku {

/// Calls `found(chosen, joined)` for every choice of `k` rows with |union| = k; rows with fewer than
/// `least` or more than k members are skipped. `chosen` has bit i for row i. Lexicographic order.
/// Stops and returns false when `found` returns false.
template <int least = 2, class Found>
bool for_each_subset(std::span<const std::uint64_t> rows, int k, Found&& found, std::size_t from = 0,
                     std::uint64_t chosen = 0, std::uint64_t joined = 0) {
    const int missing = k - std::popcount(chosen);
    if (missing == 0) return std::popcount(joined) != k || found(chosen, joined);
    for (std::size_t i = from; i + static_cast<std::size_t>(missing) <= rows.size(); ++i) {
        if (std::popcount(rows[i]) < least || std::popcount(joined | rows[i]) > k) continue;
        if (!for_each_subset<least>(rows, k, found, i + 1, chosen | std::uint64_t{1} << i, joined | rows[i]))
            return false;
    }
    return true;
}

}  // namespace deduku
