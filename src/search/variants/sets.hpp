// Cells whose digits all differ and have a given sum: filters all their sets of digits at once.
//
//   a lane for each set             123   124   125 ..
//   r1c1 may have 1 2 5             12    12    125      its digits in each set; none: the set is excluded
//   r1c2 may have 2                 2     2     2        its only digit in a set: removed from the other cells
//   r1c3 may have 3 4               3     4     none     125 is excluded; 1 has one place in the others, r1c1
//
// Nine digits have at most twelve sets of one size and one sum, which fit in one register. Compiled for each kind of
// register (sets.inc); the best is chosen at run time.
#pragma once

#include <algorithm>
#include <span>

#include "search/variants/houses.hpp"

namespace deduku::variants {

inline constexpr int most_sum = 45;

/// Sets of one size, ordered by sum; digit d counts d + 1. Padded to the length of a register.
struct SetList {
    std::array<DigitMask, 512 + lanes_at_once> sets{};
    std::array<std::uint16_t, most_sum + 2> from{};  // index of the first set of each sum; then the end

    /// The sets with a sum from `least` to `most`.
    std::span<const DigitMask> between(int least, int most) const {
        const std::size_t first = from[at(std::clamp(least, 0, most_sum + 1))];
        const std::size_t end = from[at(std::clamp(most + 1, 0, most_sum + 1))];
        return {sets.data() + first, std::max(first, end) - first};
    }
};

/// By size.
extern const std::array<SetList, most_digits + 1> sets_of_size;

/// Cells with different digits.
struct SetPass {
    const DigitMask* open = nullptr;            ///< digits of each cell
    std::size_t cells = 0;                      ///< 1 to 9
    std::array<DigitMask, most_digits> kept{};  ///< those in a possible set
    DigitMask required = 0;                     ///< digits of all possible sets
};

/// The functions compiled for one kind of register.
struct Passes {
    /// Finds the digits that the sets, each of as many digits as there are cells, allow. False: no set is possible.
    bool (*keep)(std::span<const DigitMask> sets, SetPass& pass);
    /// Examines all houses (houses.hpp). False: a digit of `all` has no place in a house.
    bool (*few_places)(const HouseRows& houses, DigitMask all, FewPlaces& out);
    /// few_places() reads the digits of cells from `open`, not from the rows.
    bool gathers = false;
};

/// All of them that this machine supports, best first, the portable one last.
[[nodiscard]] std::span<const Passes* const> passes();

}  // namespace deduku::variants
