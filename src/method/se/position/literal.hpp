// The elements of chains: candidates assumed true or false, and their direct consequences.
//
//   A1=2 on    weak:    other candidates of A1 are off, other 2s of box, row, column
//   A1=2 off   strong:  if A1 has two candidates, the other is on; if a house has two places of 2, the other is on
//
// The order of consequences is part of SE's rating: first the cell, then box, row, column; each literal once.
#pragma once

#include "method/se/position/position.hpp"

namespace deduku::se {

/// candidate * 2, plus 1 if it is off.
using OnOff = std::uint16_t;
inline constexpr int literal_count = 2 * candidate_count;
inline constexpr OnOff no_literal = 0xFFFF;

[[nodiscard]] inline OnOff on(int candidate) { return static_cast<OnOff>(candidate * 2); }
[[nodiscard]] inline OnOff off(int candidate) { return static_cast<OnOff>(candidate * 2 + 1); }
[[nodiscard]] inline bool is_on(OnOff literal) { return (literal & 1) == 0; }
[[nodiscard]] inline int candidate_in(OnOff literal) { return literal >> 1; }
[[nodiscard]] inline OnOff twin(OnOff literal) { return literal ^ 1; }

/// The cause of a literal. The first four are sectors of its candidate, in the order of Nine::sectors_of.
enum class Cause : std::uint8_t { cell, box, row, column, none, advanced };
[[nodiscard]] inline bool is_sector(Cause cause) { return cause < Cause::none; }

/// The links in use: weak and strong ones in cells (Y), strong ones in houses (X). Weak ones in houses are always used.
struct LinkKinds {
    bool cells = true;
    bool houses = true;
};
inline constexpr LinkKinds x_links{false, true}, y_links{true, false}, xy_links{true, true};

/// Calls `with(literal, cause)` for each literal that is on if the living candidate is off.
template <class With>
void for_each_strong(const SePosition& position, LinkKinds links, int candidate, With&& with) {
    int told[3], count_told = 0;
    for (int kind = links.cells ? 0 : 1; kind < (links.houses ? 4 : 1); ++kind) {
        const int sector = nine.sectors_of[candidate][kind];
        const int other = position.members(sector) & ~nine.bit_in[candidate][kind];
        if (!single(other)) continue;
        const int found = nine.member[sector][lowest(other)];
        bool again = false;
        for (int i = 0; i < count_told; ++i) again = again || told[i] == found;
        if (again) continue;
        if (count_told < 3) told[count_told++] = found;
        with(on(found), static_cast<Cause>(kind));
    }
}

/// Calls `with(sector, candidate, kind)` with the groups that multiple chains start from; stops and returns false once
/// it does. The groups are cells with three candidates or more, each after the houses whose first place is in it.
/// `candidate` is the first of the group.
template <class With>
bool for_each_group(const SePosition& position, With&& with) {
    for (int cell = 0; cell < cell_count; ++cell) {
        const int digits = position.digits(cell);
        if (count(digits) < 3) continue;
        for (int digit : BitsOf(digits))
            for (int kind = 1; kind < 4; ++kind) {
                const int candidate = candidate_of(cell, digit), sector = nine.sectors_of[candidate][kind];
                const int slots = position.members(sector);
                if (!single(slots) && lowest(slots) == nine.slot_in[candidate][kind] && !with(sector, candidate, kind))
                    return false;
            }
        if (!with(cell, candidate_of(cell, lowest(digits)), 0)) return false;
    }
    return true;
}

}  // namespace deduku::se
