// X-Wing, swordfish, jellyfish: the places of a digit in k lines lie in k crossing lines.
//
//   X . . . X     the digit is in two rows only of two columns:
//   * . . . *     it is removed from the rest of these rows
//   X . . . X     columns as base first, then rows
#pragma once

#include <vector>

#include "grid/in_order.hpp"
#include "method/se/families/subsets.hpp"
#include "method/se/position/position.hpp"

namespace deduku::se {

struct Fish {
    int base = 0;  ///< first house of the base kind: rows 0, columns 9
    int digit = 0;
    int lines = 0;   ///< mask of base lines
    int across = 0;  ///< mask of cover lines
    [[nodiscard]] int first_cover() const { return 9 - base; }
};

/// Calls `found` with each fish of these digits in SE's order until it returns false.
template <class With>
bool for_each_fish(const SePosition& position, int size, int digits, With&& found) {
    for (int base : {9, 0}) {
        // SE iterates over the digits inside, over the sets of lines outside.
        std::vector<Fish> all;
        for (int digit : BitsOf(digits)) {
            if (position.filled_with(digit) + 2 * size > 9) continue;
            int marks[9];
            for (int line = 0; line < 9; ++line) marks[line] = position.places(base + line, digit);
            for_each_square(marks, size, [&](int lines, int across) {
                all.push_back({base, digit, lines, across});
                return true;
            });
        }
        put_in_order(all, [](const Fish& a, const Fish& b) { return a.lines < b.lines; });
        for (const Fish& fish : all)
            if (!found(fish)) return false;
    }
    return true;
}

template <class With>
bool for_each_fish(const SePosition& position, int size, With&& found) {
    return for_each_fish(position, size, all_nine, found);
}

[[nodiscard]] Cuts cuts_of(const SePosition& position, const Fish& fish);
/// The base and cover sectors of a fish.
[[nodiscard]] CoverSectors sectors_of(const Fish& fish);

}  // namespace deduku::se
