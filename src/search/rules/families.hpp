// Cells whose digits all differ and have to reach a sum: the exact candidates of each cell.
//
// A family of digit sets is one word of 512 bits, bit m for the set with mask m. To add a digit to every set that lacks it
// is a shift of the word; a pass forward and one backward over the cells show which digits have a place in some assignment.
// Compiled for each kind of register (families.inc), the best is chosen when the program runs.
#pragma once

#include <span>

#include "search/rules/area.hpp"

namespace deduku::rules {

struct alignas(64) Family {
    std::array<std::uint64_t, 8> words{};
    constexpr void insert(unsigned mask) { words[mask / 64] |= std::uint64_t{1} << (mask % 64); }
};

/// All sets whose digits sum to the place, 0 to 45: the digit d counts d + 1.
extern const std::array<Family, 46> families_of_sum;

/// Cells with different digits, and bounds on their sets of digits.
struct Pass {
    std::array<Family, most_digits + 1> forward;  ///< the sets that the first i cells can hold
    std::array<Mask, most_digits> open{};         ///< digits of each cell
    int cells = 0;                                ///< 1 to 9
    const Family* allowed = nullptr;              ///< the sets that all cells may hold; null: all
    Mask required = 0;                            ///< digits that all assignments have
};

/// The passes, for one kind of register.
struct Passes {
    /// Fills in `forward`.
    void (*forward)(Pass& pass);
    /// Behind it: the sums from `least` to `most`, 0 to 45, that assignments have, as bits.
    std::uint64_t (*sums)(const Pass& pass, int least, int most);
    /// After `forward`: leaves in `open` the digits of assignments with one of these sums, fills in `required`. False:
    /// there is no such assignment.
    bool (*backward)(Pass& pass, std::uint64_t sums);
};

/// All that this machine has, the best one first, the portable one last.
[[nodiscard]] std::span<const Passes* const> passes();

}  // namespace deduku::rules
