// A 9x9 position as nine digit boards, with the basic operations: finding and placing singles.
//
//   digits[4] = the cells that allow a 5         placed = cells whose digit is removed from their peers
//
//   naked singles   = cells with at least one and not two of the boards, not placed
//   hidden singles  = cells alone on a board in a row, column or box, not placed
//
// Used by the step model (method/steps/fast_position.cpp), which applies one batch of one technique at a time and
// counts them.
#pragma once

#include <array>

#include "grid/boards/digit_boards.hpp"

namespace deduku::boards {

/// Calls f for the digits in a set of bits, ascending.
template <class F>
void for_each_digit(std::uint32_t digits, F&& f) {
    for (; digits != 0; digits &= digits - 1) f(static_cast<std::size_t>(std::countr_zero(digits)));
}

/// `News` receives the digits that lost cells: `void add(std::uint32_t digits)`.
template <class News>
struct DigitPosition {
    std::array<BoardVector, 9> digits{};
    BoardVector placed{};
    News news;

    /// Cells with at least one, two, three digits.
    BitTally counts() const {
        BitTally sum;
        for (const BoardVector& of_digit : digits) {
            sum.three |= sum.two & of_digit;
            sum.two |= sum.one & of_digit;
            sum.one |= of_digit;
        }
        return sum;
    }
    bool all_placed() const { return !any(all_cells & ~placed); }

    BoardVector naked_singles(const BitTally& counted) const { return counted.one & ~counted.two & ~placed; }
    /// `in` = houses(digits[d]).
    BoardVector hidden_singles(std::size_t d, const HouseCounts& in) const {
        return digits[d] & ~(in.row.two & in.column.two & in.box.two) & ~placed;
    }

    /// Clears the digit from all cells outside `stays`.
    void keep(std::size_t d, BoardVector stays) {
        const BoardVector left = digits[d] & stays;
        if (any(left ^ digits[d])) news.add(1U << d);
        digits[d] = left;
    }

    /// Places each digit in its cells: it is removed from their peers, and other digits from the cells. Conflicting
    /// digits leave a cell empty.
    void place(const std::array<BoardVector, 9>& places) {
        BoardVector once{};
        BoardVector twice{};
        for (const BoardVector& of_digit : places) {
            twice |= once & of_digit;
            once |= of_digit;
        }
        for (std::size_t d = 0; d < 9; ++d) {
            const BoardVector stays = (places[d] | ~once) & ~twice;
            keep(d, any(places[d]) ? stays & ~peers(places[d]) : stays);
        }
        placed |= once;
    }
};

}  // namespace deduku::boards
