// Naked and hidden tuples as counted by the step model, in the open cells of a house.
//
//   naked    n digits with two places or more, n cells without other digits; one of these may have a single digit.
//            Both cells of a pair hold both digits:    {1} {1,2} {1,2,7} is a pair 1,2     {1} {1,2} {1,7} is none
//   hidden   n digits with two places or more, in n cells
//
// Inside a batch, the tuples of a house see only the removals from that house by earlier items of the group:
//
//   {T2H2}:  T2 finds 1,2 and removes 1 from a third cell  ->   H2 uses the house without that 1
//
// The document says only "tuples"; this interpretation explains most of its counts (doc/dev/steps-notes.md).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "method/steps/steps.hpp"

namespace deduku::steps {

/// One house: the candidates of each cell that is not placed.
struct TupleHouse {
    std::size_t size = 0;
    std::array<std::uint64_t, max_digits> digits{};  ///< by place; 0 = placed
};

enum class TupleKind : std::uint8_t { naked, hidden };
/// Of T and H.
[[nodiscard]] inline TupleKind kind_of(const Move& move) {
    return move.technique->letter == 'T' ? TupleKind::naked : TupleKind::hidden;
}

/// n cells and n digits of a house, as bits.
struct Tuple {
    std::uint64_t cells = 0;
    std::uint64_t digits = 0;

    /// The eliminations in a cell: its digits from cells outside, or all others from its own.
    [[nodiscard]] std::uint64_t takes_from(std::size_t place, TupleKind kind) const {
        const bool member = (cells >> place & 1) != 0;
        if (kind == TupleKind::naked) return member ? 0 : digits;
        return member ? ~digits : 0;
    }
};

/// Makes the eliminations of a tuple.
void take(TupleHouse& house, const Tuple& tuple, TupleKind kind);
/// Digits with two places or more.
[[nodiscard]] std::uint64_t digits_with_two_places(const TupleHouse& house);
/// The tuples of n among these digits.
[[nodiscard]] std::vector<Tuple> tuples_of(const TupleHouse& house, std::uint64_t among, TupleKind kind, int n);
/// The first of these whose digits come after `last` (0: any) in the order 12, 13, .. 23, ..
[[nodiscard]] std::optional<Tuple> next_tuple(const TupleHouse& house, std::uint64_t among, TupleKind kind, int n,
                                              std::uint64_t last);

/// Calls found(house before the find, tuple) for each find of this move in a house, and makes its eliminations there.
template <class StepFind>
bool for_each_tuple_taken(TupleHouse& house, const Move& move, FoundTogether batch, StepFind&& found) {
    const TupleKind kind = kind_of(move);
    const std::uint64_t among = digits_with_two_places(house);
    if (batch == FoundTogether::as_author) {
        for (std::uint64_t last = 0;;) {
            const std::optional<Tuple> tuple = next_tuple(house, among, kind, move.size, last);
            if (!tuple) return true;
            if (!found(house, *tuple)) return false;
            take(house, *tuple, kind);
            last = tuple->digits;
        }
    }
    const TupleHouse seen = house;
    for (const Tuple& tuple : tuples_of(seen, among, kind, move.size)) {
        take(house, tuple, kind);
        if (!found(seen, tuple)) return false;
    }
    return true;
}

}  // namespace deduku::steps
