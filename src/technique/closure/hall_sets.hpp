// All Hall sets of a house at once, a bit for each set of its open cells. A Hall set allows as many digits as it has
// cells.
//
//   open cells a {1,2}  b {1,2}  c {1,3,4}  d {2,3,4}      sets   - a b ab c ac bc abc ..
//   digits that a set allows                                      0 2 2 2  3 4  4  4
//   Hall: as many as cells                                              x           ..     so c loses 1, d loses 2
//
// A naked subset is such a set of cells, a hidden one the rest of the open cells, so both kinds of all sizes are found;
// a digit with places inside a Hall set loses those outside. Counts are added bit by bit for 64 sets side by side.
#pragma once

#include <array>
#include <cstdint>

namespace deduku {

/// The places of each digit in a house of nine cells.
using NinePlaces = std::array<std::uint16_t, 9>;

/// Removes the places that Hall sets exclude; true if there were any. All singles must have been used: a digit with one
/// place is alone in that cell, and a cell with one digit is the digit's only place.
[[nodiscard]] bool use_hall_sets(NinePlaces& places);

}  // namespace deduku
