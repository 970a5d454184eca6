// What has become of the sectors of a position since another one that it came of.
//
//   4 in row 1:  A1, A4, A7  ->  A1, A7      changed, and a new pair: one off makes the other on
#pragma once

#include "method/explainer/position.hpp"

namespace deduku::explainer {

using SectorSet = Bits<6>;

/// The candidates, living or not, of which some sector has other members than before. What follows from an assumption
/// by singles is the same in both positions if none of these is in it: no other sectors are looked at.
[[nodiscard]] inline Candidates touched(const Position& before, const Position& after) {
    Candidates out;
    for (int sector = 0; sector < sector_count; ++sector)
        if (before.members(sector) != after.members(sector))
            for (int candidate : nine.member[sector]) out.insert(candidate);
    return out;
}

/// Of the changed sectors those that have two members left.
[[nodiscard]] inline SectorSet new_pairs(const Position& before, const Position& after) {
    SectorSet out;
    for (int sector = 0; sector < sector_count; ++sector) {
        const int left = after.members(sector);
        const int rest = left & (left - 1);
        if (left != before.members(sector) && single(rest)) out.insert(sector);
    }
    return out;
}

}  // namespace deduku::explainer
