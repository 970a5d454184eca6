// The digits with few places in a house, for all houses at once.
//
//   a row for each cell of a house, a lane for each house:     r1c1 r2c1 ..  the first cells, their digits as sets
//                                                              r1c2 r2c2 ..  the second ones
//   digits of one cell, of two, three, four or more:           four |= three & cell, three |= two & cell, ..
#pragma once

#include "search/variants/area.hpp"

namespace deduku::variants {

inline constexpr int most_full_houses = 64;
inline constexpr std::size_t lanes_at_once = 16;
inline constexpr std::size_t most_lanes_at_once = 32;  // in the widest registers

/// The digits of a house that newly have one place, or two or three: bit d of its lane.
struct FewPlaces {
    std::uint64_t with_one = 0;  // lanes with such digits
    std::uint64_t with_few = 0;
    alignas(64) std::array<DigitMask, most_full_houses> one{};
    alignas(64) std::array<DigitMask, most_full_houses> few{};
};

/// The digits of cells; those of houses, which are in the grid, are in the first 96 entries.
inline constexpr std::size_t cell_places = 128;
using Open = std::array<DigitMask, cell_places>;

/// Rows of the cells of each house, then of the digits known to have one, two and three places.
struct HouseRows {
    DigitMask* rows = nullptr;
    const std::uint16_t* cells_at = nullptr;  // the numbers of the cells in the first rows
    const DigitMask* open = nullptr;
    int lanes = 0;  // 32 or 64; those after the last house have all digits, or repeat the last house
    int cells = 0;

    DigitMask* row(int number) const { return rows + static_cast<std::ptrdiff_t>(number) * lanes; }
};
inline constexpr int known_rows = 3;

}  // namespace deduku::variants
