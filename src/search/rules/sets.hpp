// Cells whose digits all differ and have to reach a sum: the sets of digits that they may hold, all at once.
//
//   a lane for each set             123   124   125 ..
//   r1c1 may have 1 2 5             12    12    125      its digits of each set; none: the set is out
//   r1c2 may have 2                 2     2     2        the only one of a set: taken from the other cells
//   r1c3 may have 3 4               3     4     none     125 is out; 1 has one place in the others, r1c1
//
// Nine digits have at most twelve sets of one size and one sum: one register. Compiled for each kind of register
// (sets.inc), the best is chosen when the program runs.
#pragma once

#include <algorithm>
#include <span>

#include "search/rules/houses.hpp"

namespace deduku::rules {

inline constexpr int most_sum = 45;

/// Sets of one size, by their sum; the digit d counts d + 1. Behind them there is room for a register.
struct SetList {
    std::array<Mask, 512 + lanes_at_once> sets{};
    std::array<std::uint16_t, most_sum + 2> from{};  // the first one of each sum; behind the last one

    /// Those with a sum between two numbers.
    std::span<const Mask> between(int least, int most) const {
        const std::size_t first = from[at(std::clamp(least, 0, most_sum + 1))];
        const std::size_t end = from[at(std::clamp(most + 1, 0, most_sum + 1))];
        return {sets.data() + first, std::max(first, end) - first};
    }
};

/// By size.
extern const std::array<SetList, most_digits + 1> sets_of_size;

/// Cells with different digits.
struct Pass {
    const Mask* open = nullptr;            ///< digits of each cell
    std::size_t cells = 0;                 ///< 1 to 9
    std::array<Mask, most_digits> kept{};  ///< those that sets have room for
    Mask required = 0;                     ///< digits of all sets that are left
};

/// What is compiled for one kind of register.
struct Passes {
    /// Finds what the sets, of as many digits as there are cells, have room for. False: no set is left.
    bool (*keep)(std::span<const Mask> sets, Pass& pass);
    /// Looks at all houses (houses.hpp). False: some digit of `all` has no place in a house.
    bool (*few_places)(const HouseRows& houses, Mask all, FewPlaces& out);
    /// few_places() takes the digits of cells from `open`, not from the rows.
    bool gathers = false;
};

/// All that this machine has, the best one first, the portable one last.
[[nodiscard]] std::span<const Passes* const> passes();

}  // namespace deduku::rules
