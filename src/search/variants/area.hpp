// Sets of cells and of digits as words, for boards of at most nine digits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "grid/at.hpp"

namespace deduku::variants {

inline constexpr int most_digits = 9;
inline constexpr int most_grid_cells = most_digits * most_digits;
inline constexpr int most_cells = 127;  // with own cells

/// Digits of a cell: bit d.
using DigitMask = std::uint16_t;
[[nodiscard]] constexpr DigitMask mask_of(int digit) { return static_cast<DigitMask>(1U << digit); }
[[nodiscard]] constexpr bool is_single(DigitMask mask) { return (mask & (mask - 1)) == 0; }
[[nodiscard]] constexpr int lowest(DigitMask mask) { return std::countr_zero(static_cast<unsigned>(mask)); }
[[nodiscard]] constexpr int highest(DigitMask mask) { return 31 - std::countl_zero(static_cast<unsigned>(mask)); }

/// f(index of each bit), ascending.
template <class F>
constexpr void for_each_bit(std::uint64_t bits, F&& f) {
    for (; bits != 0; bits &= bits - 1) f(std::countr_zero(bits));
}

/// Cells of a board.
struct Area {
    std::uint64_t low = 0;   // cells 0 to 63
    std::uint64_t high = 0;  // the rest

    static constexpr Area of(int cell) {
        return cell < 64 ? Area{std::uint64_t{1} << cell, 0} : Area{0, std::uint64_t{1} << (cell - 64)};
    }
    /// The cells before this one.
    static constexpr Area before(int cell) {
        if (cell >= 64) return {~std::uint64_t{0}, (std::uint64_t{1} << (cell - 64)) - 1};
        return {(std::uint64_t{1} << cell) - 1, 0};
    }
    constexpr bool empty() const { return (low | high) == 0; }
    constexpr int size() const { return std::popcount(low) + std::popcount(high); }
    constexpr int first() const { return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high); }
    constexpr bool has(int cell) const { return !(*this & of(cell)).empty(); }
    constexpr bool within(Area other) const { return (*this - other).empty(); }
    constexpr Area operator&(Area o) const { return {low & o.low, high & o.high}; }
    constexpr Area operator|(Area o) const { return {low | o.low, high | o.high}; }
    constexpr Area operator-(Area o) const { return {low & ~o.low, high & ~o.high}; }
    constexpr Area& operator&=(Area o) { return *this = *this & o; }
    constexpr Area& operator|=(Area o) { return *this = *this | o; }
    constexpr Area& operator-=(Area o) { return *this = *this - o; }
    /// Without the first cell.
    constexpr Area rest() const { return {low & (low - 1), high & (high - (low == 0 ? 1U : 0U))}; }
    constexpr int take() {
        const int cell = first();
        *this = rest();
        return cell;
    }
    friend constexpr bool operator==(Area, Area) = default;
};

/// f(cell) for each, ascending.
template <class F>
constexpr void for_each_cell(Area area, F&& f) {
    for_each_bit(area.low, f);
    for_each_bit(area.high, [&](int bit) { f(64 + bit); });
}

}  // namespace deduku::variants
