// Naked and hidden tuples as the step model counts them.
//
//   naked    n open cells, n digits between them; a cell with one digit that is not placed may be one of them.
//            Two open cells of the house or more hold two or more of the digits:
//              {1} {1,2} {1,2,7}  is a pair 1,2 that clears the third cell     {1} {1,2} {1,7}  is none
//   hidden   n digits with two places or more, n cells between them, each with two of the digits or more
//
// The document says only "tuples"; this reading explains most of its counts (doc/methods/steps.md).
#pragma once

#include <array>

#include "deduku/ids.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku::steps {

/// One house: the digits left in each cell, and which cells are not placed.
struct TupleHouse {
    std::size_t size = 0;
    std::array<std::uint64_t, max_digits> digits{};  ///< by place
    std::uint64_t open = 0;                          ///< bit p: the cell at place p is not placed
};

/// Calls found(cells, digits) for every naked tuple of n; stops and returns false when it does.
template <class Found>
bool for_each_naked_tuple(const TupleHouse& house, int n, Found&& found) {
    std::array<std::uint64_t, max_digits> rows{};
    for (std::size_t p = 0; p < house.size; ++p) rows[p] = (house.open >> p & 1) != 0 ? house.digits[p] : 0;
    const auto rows_used = std::span(rows.data(), house.size);
    return for_each_subset<1>(rows_used, n, [&](std::uint64_t cells, std::uint64_t digits) {
        int holders = 0;
        for (const std::uint64_t row : rows_used) holders += std::popcount(row & digits) >= 2 ? 1 : 0;
        return holders < 2 || found(cells, digits);
    });
}

/// The same for hidden tuples.
template <class Found>
bool for_each_hidden_tuple(const TupleHouse& house, int n, Found&& found) {
    std::array<std::uint64_t, max_digits> rows{};  // places by digit
    for (std::size_t p = 0; p < house.size; ++p)
        for (std::uint64_t bits = house.digits[p]; bits != 0; bits &= bits - 1)
            rows[static_cast<std::size_t>(std::countr_zero(bits))] |= std::uint64_t{1} << p;
    return for_each_subset(std::span(rows.data(), house.size), n, [&](std::uint64_t digits, std::uint64_t cells) {
        for (std::uint64_t bits = cells; bits != 0; bits &= bits - 1) {
            const auto place = static_cast<std::size_t>(std::countr_zero(bits));
            if (std::popcount(house.digits[place] & digits) < 2) return true;
        }
        return found(cells, digits);
    });
}

}  // namespace deduku::steps
