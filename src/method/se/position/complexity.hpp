// The rating of a chain from its number of nodes.
//
//   nodes up to 6: base, 8: + 0.1, 10: + 0.2, 14, 18, 26, 34, ..       0.1 is added repeatedly: rounding matters
#pragma once

#include <compare>

namespace deduku::se {

/// The increment with SE's rounding. `complexity` is the number of nodes.
[[nodiscard]] inline double increment(int complexity) {
    double added = 0.0;
    int step = 4;
    for (bool odd = false; complexity - 2 > step; odd = !odd) {
        added += 0.1;
        step = odd ? step * 4 / 3 : step * 3 / 2;
    }
    return added;
}

/// The key for choosing among hints; of equal ones, the first is chosen.
struct Weight {
    double rating = 0.0;
    int complexity = 0;
    int key = 0;
    friend constexpr auto operator<=>(const Weight&, const Weight&) = default;
};

}  // namespace deduku::se
