// A 9x9 puzzle, grid or solution as plain numbers.
//
//   8 . . . . . . . .      {8, 0, 0, 0, 0, 0, 0, 0, 0, ..}
#pragma once

#include <array>
#include <cstdint>

namespace deduku {

/// The 81 cells row by row: 1..9, 0 = blank.
using NineGrid = std::array<std::uint8_t, 81>;

}  // namespace deduku
