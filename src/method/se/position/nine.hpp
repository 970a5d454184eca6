// The 9x9 board as plain numbers, for the rating of Sudoku Explainer, which supports no other boards. For lists of
// millions of puzzles, this room uses its own masks and tables instead of typed ids.
//
//   cell 0..80      row by row                       house 0..8 rows, 9..17 columns, 18..26 boxes
//   candidate       cell * 9 + digit, 0..728         sector 0..80 cells, 81 + house * 9 + digit
//
// Cells, houses and sectors have the usual numbers (deduku/ids.hpp). SE visits the houses of a cell in the order box,
// row, column; tables with three or four entries follow it.
#pragma once

#include <bit>
#include <cstdint>

#include "grid/bits.hpp"

namespace deduku::se {

inline constexpr int cell_count = 81;
inline constexpr int candidate_count = 729;
inline constexpr int sector_count = 324;
inline constexpr int house_count = 27;
inline constexpr int all_nine = 511;

/// Number of members of a mask; its smallest member (there must be one).
[[nodiscard]] inline int count(int mask) { return std::popcount(static_cast<unsigned>(mask)); }
[[nodiscard]] inline int lowest(int mask) { return std::countr_zero(static_cast<unsigned>(mask)); }
[[nodiscard]] inline bool single(int mask) { return mask != 0 && (mask & (mask - 1)) == 0; }

/// The members of a mask, ascending.
class BitsOf {
  public:
    explicit BitsOf(int mask) : mask_(mask) {}
    class Iterator {
      public:
        explicit Iterator(int mask) : mask_(mask) {}
        int operator*() const { return lowest(mask_); }
        Iterator& operator++() {
            mask_ &= mask_ - 1;
            return *this;
        }
        friend bool operator==(Iterator, Iterator) = default;

      private:
        int mask_;
    };
    [[nodiscard]] Iterator begin() const { return Iterator(mask_); }
    [[nodiscard]] Iterator end() const { return Iterator(0); }

  private:
    int mask_;
};

/// The constant tables.
struct Nine {
    std::uint8_t cell_at[house_count][9];
    std::uint8_t house_of[cell_count][3];  ///< box, row, column
    std::uint8_t place_in[cell_count][3];
    std::uint8_t peers[cell_count][20];           ///< ascending
    std::uint8_t peers_by_house[cell_count][20];  ///< those of the box, then of the row, then of the column
    NineCells sees[cell_count];
    NineCells cells_of[house_count];
    std::uint16_t sectors_of[candidate_count][4];  ///< cell, box, row, column
    std::uint8_t slot_in[candidate_count][4];
    std::uint16_t bit_in[candidate_count][4];  ///< 1 << slot
    std::uint16_t member[sector_count][9];
};
extern const Nine nine;

/// The houses in the orders in which SE visits them.
struct HouseOrder {
    std::uint8_t house[house_count];
};
extern const HouseOrder box_column_row;
extern const HouseOrder box_row_column;

[[nodiscard]] inline int cell_of(int candidate) { return candidate / 9; }
[[nodiscard]] inline int digit_of(int candidate) { return candidate % 9; }
[[nodiscard]] inline int candidate_of(int cell, int digit) { return cell * 9 + digit; }
[[nodiscard]] constexpr std::uint16_t sector_of(int house, int digit) {
    return static_cast<std::uint16_t>(cell_count + house * 9 + digit);
}
[[nodiscard]] inline bool sees(int a, int b) { return nine.sees[a].has(b); }

}  // namespace deduku::se
