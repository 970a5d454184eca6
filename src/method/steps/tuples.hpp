// Naked and hidden tuples as the step model counts them, in the open cells of a house.
//
//   naked    n digits with two places or more, n cells that hold nothing else; a cell with one digit may be one of them.
//            Both cells of a pair hold both digits:    {1} {1,2} {1,2,7} is a pair 1,2     {1} {1,2} {1,7} is none
//   hidden   n digits with two places or more, n cells between them
//
// Inside a batch the tuples of a house see what earlier items of the group took from that house, and nothing else:
//
//   {T2H2}:  T2 finds 1,2 and clears 1 from a third cell   ->   H2 looks at the house without that 1
//
// The document says only "tuples"; this reading explains most of its counts (doc/dev/steps-notes.md).
#pragma once

#include <array>
#include <optional>

#include "method/steps/steps.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku::steps {

/// One house: the digits left in each cell that is not placed.
struct TupleHouse {
    std::size_t size = 0;
    std::array<std::uint64_t, max_digits> digits{};  ///< by place; 0 = placed
};

/// n cells and n digits of a house, as bits.
struct Tuple {
    std::uint64_t cells = 0;
    std::uint64_t digits = 0;

    /// What it takes from a cell: its digits from cells outside, or all others from its own.
    [[nodiscard]] std::uint64_t takes_from(std::size_t place, bool naked) const {
        const bool member = (cells >> place & 1) != 0;
        return member == naked ? 0 : naked ? digits : ~digits;
    }
};

inline void take(TupleHouse& house, const Tuple& tuple, bool naked) {
    for (std::size_t p = 0; p < house.size; ++p) house.digits[p] &= ~tuple.takes_from(p, naked);
}

/// Digits with two places or more.
[[nodiscard]] inline std::uint64_t digits_with_two_places(const TupleHouse& house) {
    std::uint64_t once = 0, twice = 0;
    for (std::size_t p = 0; p < house.size; ++p) {
        twice |= once & house.digits[p];
        once |= house.digits[p];
    }
    return twice;
}

/// Calls found(tuple) for every tuple of n among these digits; stops and returns false when it does.
template <class Found>
bool for_each_tuple(const TupleHouse& house, std::uint64_t among, bool naked, int n, Found&& found) {
    std::array<std::uint64_t, max_digits> rows = house.digits;
    if (!naked) {  // places by digit
        rows = {};
        for (std::size_t p = 0; p < house.size; ++p)
            for (std::uint64_t bits = house.digits[p] & among; bits != 0; bits &= bits - 1)
                rows[static_cast<std::size_t>(std::countr_zero(bits))] |= std::uint64_t{1} << p;
    }
    const auto holds_all = [&](std::uint64_t digits) {
        int cells = 0;
        for (std::size_t p = 0; p < house.size; ++p) cells += (house.digits[p] & digits) == digits ? 1 : 0;
        return cells;
    };
    return for_each_subset<1>(std::span(rows.data(), house.size), n, [&](std::uint64_t chosen, std::uint64_t joined) {
        const Tuple tuple = naked ? Tuple{chosen, joined} : Tuple{joined, chosen};
        if ((tuple.digits & ~among) != 0 || (n == 2 && holds_all(tuple.digits) < 2)) return true;
        return found(tuple);
    });
}

/// The first of these whose digits come after `last` (0: any) in the order 12, 13, .. 23, ..
[[nodiscard]] inline std::optional<Tuple> next_tuple(const TupleHouse& house, std::uint64_t among, bool naked, int n,
                                                     std::uint64_t last) {
    const auto before = [](std::uint64_t a, std::uint64_t b) { return (a & (a ^ b) & (~(a ^ b) + 1)) != 0; };
    std::optional<Tuple> first;
    for_each_tuple(house, among, naked, n, [&](const Tuple& tuple) {
        if ((last == 0 || before(last, tuple.digits)) && (!first || before(tuple.digits, first->digits))) first = tuple;
        return true;
    });
    return first;
}

/// Calls found(house as it was seen, tuple) for what this move finds in a house, and takes it from the house.
template <class Found>
bool for_each_tuple_taken(TupleHouse& house, const Move& move, Batch batch, Found&& found) {
    const bool naked = move.technique->letter == 'T';
    const std::uint64_t among = digits_with_two_places(house);
    if (batch == Batch::as_author) {
        for (std::uint64_t last = 0;;) {
            const std::optional<Tuple> tuple = next_tuple(house, among, naked, move.size, last);
            if (!tuple) return true;
            if (!found(house, *tuple)) return false;
            take(house, *tuple, naked);
            last = tuple->digits;
        }
    }
    const TupleHouse seen = house;
    return for_each_tuple(seen, among, naked, move.size, [&](const Tuple& tuple) {
        take(house, tuple, naked);
        return found(seen, tuple);
    });
}

}  // namespace deduku::steps
