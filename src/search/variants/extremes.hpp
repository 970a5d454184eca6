// The smallest and the largest sum of some number of digits from a set: two of {1, 5, 8}: 6 and 13.
#pragma once

#include "search/variants/area.hpp"

namespace deduku::variants {

/// By the set and the number of digits; digit d counts d + 1. Sets with fewer digits: 200 and 0.
struct Extremes {
    std::array<std::array<std::uint8_t, most_digits + 1>, 512> least{};
    std::array<std::array<std::uint8_t, most_digits + 1>, 512> most{};
};

inline constexpr Extremes extremes = [] {
    Extremes out;
    for (unsigned set = 0; set < 512; ++set) {
        std::array<int, most_digits> digits{};
        int count = 0;
        for (int d = 0; d < most_digits; ++d)
            if ((set >> d & 1U) != 0) digits[at(count++)] = d + 1;
        int least = 0;
        int most = 0;
        for (int n = 0; n <= most_digits; ++n) {
            out.least[set][at(n)] = static_cast<std::uint8_t>(n <= count ? least : 200);
            out.most[set][at(n)] = static_cast<std::uint8_t>(n <= count ? most : 0);
            if (n >= count) continue;
            least += digits[at(n)];
            most += digits[at(count - 1 - n)];
        }
    }
    return out;
}();

}  // namespace deduku::variants
