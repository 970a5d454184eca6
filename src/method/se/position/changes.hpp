// The changes of sectors between a position and an earlier one.
//
//   4 in row 1:  A1, A4, A7  ->  A1, A7      changed, and a new pair: if one is off, the other is on
#pragma once

#include <cstring>

#include "method/se/position/literal.hpp"

namespace deduku::se {

using SectorSet = Bits<6>;

/// The candidates, living or not, in sectors whose members have changed. The consequences of an assumption by singles
/// are the same in both positions if they contain none of these.
[[nodiscard]] inline NineCandidates touched(const SePosition& before, const SePosition& after) {
    NineCandidates out;
    for (int sector = 0; sector < sector_count; ++sector)
        if (before.members(sector) != after.members(sector))
            for (int candidate : nine.member[sector]) out.insert(candidate);
    return out;
}

/// The difference between two positions, and the assumptions whose consequences have not changed, so they need not be
/// made again.
///
///   A1=2 on: B4=7 off ..      B4=7 is removed; its sectors keep two members that are not off: it had no consequences
///
class Loss {
  public:
    Loss(const SePosition& before, const SePosition& after) : after_(after) {
        for (int sector = 0; sector < sector_count; ++sector) {
            const int lost = before.members(sector) & ~after.members(sector);
            if (lost == 0) continue;
            sectors_[size_++] = static_cast<std::uint16_t>(sector);
            for (int candidate : nine.member[sector]) touched_.insert(candidate);
            if (sector >= cell_count) continue;
            for (int digit : BitsOf(lost)) gone_.insert(candidate_of(sector, digit));
        }
    }
    [[nodiscard]] const NineCandidates& gone() const { return gone_; }
    /// Whether the consequences of this assumption by singles are the same, in the same order, except for removed
    /// candidates without consequences: every sector that has lost candidates keeps two members that are not off, or
    /// none of its members was off.
    [[nodiscard]] bool spares(OnOff assumed, const NineCandidates& on, const NineCandidates& off) const {
        if (gone_.has(candidate_in(assumed)) || !(on & gone_).empty()) return false;
        if ((off & touched_).empty()) return true;
        for (int i = 0; i < size_; ++i) {
            const std::uint16_t(&members)[9] = nine.member[sectors_[i]];
            int open = 0, ruled_out = 0;
            for (int slot = 0; slot < 9; ++slot) ruled_out |= (off.has(members[slot]) ? 1 : 0) << slot;
            open = after_.members(sectors_[i]) & ~ruled_out;
            if (ruled_out != 0 && (open & (open - 1)) == 0) return false;
        }
        return true;
    }

  private:
    const SePosition& after_;
    int size_ = 0;
    std::uint16_t sectors_[sector_count];
    NineCandidates gone_;
    NineCandidates touched_;  ///< members of these sectors, living or not
};

/// The changed sectors with two members left.
[[nodiscard]] inline SectorSet new_pairs(const SePosition& before, const SePosition& after) {
    // All in parallel, as 16-bit numbers: few sectors are new pairs.
    std::uint16_t is_new[sector_count];
    for (int sector = 0; sector < sector_count; ++sector) {
        const auto left = static_cast<std::uint16_t>(after.members(sector));
        const auto rest = static_cast<std::uint16_t>(left & (left - 1));
        const auto third = static_cast<std::uint16_t>(rest & (rest - 1));
        const bool same = left == static_cast<std::uint16_t>(before.members(sector));
        is_new[sector] = static_cast<std::uint16_t>(static_cast<int>(!same) & static_cast<int>(rest != 0) &
                                                    static_cast<int>(third == 0));
    }
    static_assert(sector_count % 4 == 0);
    SectorSet out;
    for (int sector = 0; sector < sector_count; sector += 4) {
        std::uint64_t four = 0;
        std::memcpy(&four, is_new + sector, sizeof four);
        if (four == 0) continue;
        for (int i = sector; i < sector + 4; ++i)
            if (is_new[i] != 0) out.insert(i);
    }
    return out;
}

}  // namespace deduku::se
