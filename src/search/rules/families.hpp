// Cells whose digits all differ and have to reach a sum: which digits can stand where, exactly.
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

/// All sets whose digits sum to at most the place, 0 to 45, behind an empty one: the digit d counts d + 1.
extern const std::array<Family, 47> families_up_to;

/// Cells of a group and what is asked.
struct Query {
    std::array<Mask, most_digits> open{};  ///< digits of each cell; becomes what is left of them
    int cells = 0;                         ///< 1 to 9
    int least = 0;                         ///< of the sum, 0 to 45
    int most = 0;                          ///< of the sum, 0 to 45
    const Family* allowed = nullptr;       ///< the sets that may be used; null: all
    Mask required = 0;                     ///< becomes the digits that all assignments have
};

/// What the sum leaves; false: there is no assignment.
using Support = bool (*)(Query& query);

/// All that this machine has, the best one first, the portable one last.
[[nodiscard]] std::span<const Support> supports();

}  // namespace deduku::rules
