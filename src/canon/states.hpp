// The states of a breadth-first search for the form of a puzzle: beginnings of the form, and tables.
//
//   alike 1 0 | 0 0 | 1 1     columns at places 0 and 1 of the first stack are equivalent, all three of the last stack
//
#pragma once

#include <algorithm>
#include <bit>

#include "canon/bands.hpp"
#include "canon/form.hpp"

namespace deduku::canon {

// Values of a cell in the upper half of a byte, so that the column fits into the lower half: blank, named digits, new
// ones.
inline constexpr int new_digit = 0xA0;
inline constexpr int late_blank = 0xB0;  // of maxlex

/// A beginning of the form: the rows so far, and the order of the columns up to equivalent ones.
struct FormState {
    Bytes columns;       // the column at each place; 128 from the ninth on
    Bytes values;        // of each digit, 0 = blank
    std::uint64_t rows;  // four bits each: the row at each place, or `open`
    std::uint16_t used;  // rows, as a mask
    std::uint8_t alike;  // bit 2s: places 0 and 1 of stack s have equivalent columns; bit 2s + 1: places 1 and 2
    std::uint8_t side;   // 1 = transposed
    std::uint8_t names;  // number given so far
};
inline constexpr std::uint64_t open = 15;
inline constexpr std::uint64_t all_open = 0xFFFFFFFFF;

[[nodiscard]] inline std::size_t row_at(const FormState& state, std::size_t place) {
    return state.rows >> (4 * place) & 15;
}
inline void set_row(FormState& state, std::size_t place, std::size_t row) {
    state.rows = (state.rows & ~(open << (4 * place))) | std::uint64_t{row} << (4 * place);
    state.used |= static_cast<std::uint16_t>(1U << row);
}

/// Sorts equivalent places of a stack: three rounds of comparing neighbours.
struct Sorter {
    struct Round {
        Bytes upper;  // 0 if the place takes the smaller one of the pair, else all bits
        Bytes lower;  // all bits if it takes the larger one, else 0
    };
    std::array<Round, 2> rounds;
};

inline constexpr std::array<Bytes, 2> partners = {
    Bytes{1, 0, 2, 4, 3, 5, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15},
    Bytes{0, 2, 1, 3, 5, 4, 6, 8, 7, 9, 10, 11, 12, 13, 14, 15},
};

/// Tables that cannot be constants.
struct Tables {
    std::array<Sorter, 64> sorters{};
    std::array<Bytes, 6> stacks{};  // columns in order, stacks in each order

    Tables();
};

[[nodiscard]] const Tables& tables();

[[nodiscard]] inline Bytes compared(Bytes cells, const Sorter& sorter, std::size_t round) {
    const Bytes partner = shuffled(cells, partners[round]);
    const Sorter::Round& r = sorter.rounds[round];
    return larger(smaller(cells, partner | r.upper), partner & r.lower);
}

/// Bits of neighbouring places (p and p + 1 of nine) as the six bits of State::alike.
[[nodiscard]] inline std::uint32_t pairs_of(std::uint32_t places) {
    return (places & 3) | (places >> 1 & 12) | (places >> 2 & 48);
}

/// A row that a state may continue with: the cells in order, each with its previous place.
struct FormStep {
    std::uint32_t state;
    std::uint32_t row;
    Bytes cells;
};

/// Numbers of givens in the three minirows of a line, two bits each, the first highest: their order is that of rows.
using MinirowCounts = std::uint8_t;

struct CountTables {
    std::array<MinirowCounts, 512> of{};                     // of nine cells, 1 = given
    std::array<std::array<MinirowCounts, 6>, 64> ordered{};  // with the stacks in each order
    std::array<MinirowCounts, 64> least{};                   // of the six orders
    std::array<MinirowCounts, 64> most{};

    constexpr CountTables() {
        for (std::size_t cells = 0; cells < 512; ++cells)
            of[cells] = joined(std::popcount(cells & 7), std::popcount(cells >> 3 & 7), std::popcount(cells >> 6));
        for (std::size_t counts = 0; counts < 64; ++counts) {
            const std::array<std::size_t, 3> each = {counts >> 4, counts >> 2 & 3, counts & 3};
            for (std::size_t i = 0; i < 6; ++i)
                ordered[counts][i] =
                    static_cast<MinirowCounts>(each[orders[i][0]] << 4 | each[orders[i][1]] << 2 | each[orders[i][2]]);
            least[counts] = *std::min_element(ordered[counts].begin(), ordered[counts].end());
            most[counts] = *std::max_element(ordered[counts].begin(), ordered[counts].end());
        }
    }
    static constexpr MinirowCounts joined(int a, int b, int c) {
        return static_cast<MinirowCounts>(a << 4 | b << 2 | c);
    }
};
inline constexpr CountTables count_tables;

}  // namespace deduku::canon
