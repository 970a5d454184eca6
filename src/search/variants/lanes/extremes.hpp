// Smallest and largest sums in the layout of a gather: one table for each number of digits, both sums in one number.
#pragma once

#include "search/variants/extremes.hpp"

namespace deduku::variants {

/// By the number of digits and the set: the smallest sum in the first byte, the largest in the second.
inline constexpr auto packed_extremes = [] {
    std::array<std::array<std::int32_t, 512>, most_digits + 1> out{};
    for (std::size_t n = 0; n <= most_digits; ++n)
        for (std::size_t set = 0; set < 512; ++set) out[n][set] = extremes.least[set][n] | extremes.most[set][n] << 8;
    return out;
}();

}  // namespace deduku::variants
