// Positions of one 9x9 puzzle side by side, each advanced by steps: a step commits all moves of one group in a
// position at once.
//
//   base       A1 {2,5}  B1 {2,5,7}  C1 placed ..      lane 0: A1 = 2     lane 1: A1 = 5     lane 2: B1 = 2 ..
//   a step     each lane: all naked singles; if none, hidden singles; if none, locked candidates
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace deduku::lanes {

/// The mark of a placed digit, already removed from its peers.
inline constexpr std::uint16_t placed_flag = 0x200;

/// The techniques of a group, as bits.
enum LaneMoves : std::uint8_t { naked_singles = 1, hidden_singles = 2, pointing = 4, claiming = 8 };
/// Groups of moves, in order; a step makes the moves of the first group that has any.
using Groups = std::span<const std::uint8_t>;

/// The cells of a base: open cells first, ascending. The others cannot change.
struct CellOrder {
    std::size_t open = 0;
    std::array<std::uint8_t, 81> cell{};
};

/// Cell k of lane i is at index k * lanes + i.
struct alignas(64) StepBlock {
    std::array<std::uint16_t, 81 * 32> digits;
};

/// The houses of each cell: row 0..8, column 9..17, box 18..26.
inline constexpr std::array<std::array<std::uint8_t, 3>, 81> houses_of = [] {
    std::array<std::array<std::uint8_t, 3>, 81> out{};
    for (std::size_t k = 0; k < 81; ++k)
        out[k] = {static_cast<std::uint8_t>(k / 9), static_cast<std::uint8_t>(9 + k % 9),
                  static_cast<std::uint8_t>(18 + 3 * (k / 27) + k % 9 / 3)};
    return out;
}();

/// The cells of each house, in order.
inline constexpr std::array<std::array<std::uint8_t, 9>, 27> cells_of = [] {
    std::array<std::array<std::uint8_t, 9>, 27> out{};
    for (std::size_t kind = 0; kind < 3; ++kind) {
        std::array<std::size_t, 27> size{};
        for (std::size_t k = 0; k < 81; ++k)
            out[houses_of[k][kind]][size[houses_of[k][kind]]++] = static_cast<std::uint8_t>(k);
    }
    return out;
}();

/// The assumption of each lane: the houses of a cell, and a digit as a bit.
struct alignas(64) Assumed {
    std::array<std::array<std::uint16_t, 32>, 3> houses{};  ///< as in houses_of
    std::array<std::uint16_t, 32> digit{};
};

/// The effect of a step on the requested lanes.
struct Stepped {
    std::uint32_t moved = 0;    ///< there was a move
    std::uint32_t dead = 0;     ///< there was a move, and a cell has lost its last digit
    std::uint32_t done = 0;     ///< there was a move, and every cell is placed
    std::uint32_t lacking = 0;  ///< there was no move, and a house has no place for a digit
};

/// The results of completed lanes.
struct Closed {
    std::uint32_t dead = 0;    ///< a cell is empty, a house has no place for a digit, or two digits need the same cell
    std::uint32_t solved = 0;  ///< every cell has one digit
};
/// Lanes changed since the last search for singles, for each band, then for each stack.
using Pending = std::array<std::uint32_t, 6>;

}  // namespace deduku::lanes
