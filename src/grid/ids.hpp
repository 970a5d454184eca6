// Distinct id types for everything on a board, so that a cell is never taken for a digit.
//
//   Cell 0 .. N^2-1, row by row      House 0..N-1 rows, N..2N-1 columns, 2N..3N-1 boxes
//   Digit 0 .. N-1 (shown as 1..N)   Place 0..N-1, position inside a house
//   Sector s = cell, or N^2 + house*N + digit: "exactly one of these candidates is true"
//
// The numbers are those of the proof format (doc/ledger-format.md).
#pragma once

#include <compare>
#include <cstdint>

namespace deduku {

enum class Digit : std::uint8_t {};
enum class Place : std::uint8_t {};
enum class House : std::uint8_t {};
enum class Cell : std::uint16_t {};
enum class Sector : std::uint16_t {};

/// The number behind an id.
template <class Id>
[[nodiscard]] constexpr int index(Id id) {
    return static_cast<int>(id);
}

/// The next id in numeric order.
template <class Id>
[[nodiscard]] constexpr Id next(Id id) {
    return static_cast<Id>(index(id) + 1);
}

/// "Cell holds digit": the thing every deduction removes.
struct Candidate {
    Cell cell{};
    Digit digit{};
    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

/// Largest number of digits a board may have: a Set is one 64-bit word.
inline constexpr int max_digits = 64;

}  // namespace deduku
