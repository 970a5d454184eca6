// Tuples by the search for subsets: n cells with n digits, or n digits with n places.
//
//   naked    rows of cells   {1,2} {1,2} {1,2,7}    hidden   rows of digits   1: A1 B1   2: A1 B1   7: C1
#include "method/steps/tuples.hpp"

#include <bit>

#include "technique/parts/subset_search.hpp"

namespace deduku::steps {
namespace {

std::uint64_t bit(std::size_t at) { return std::uint64_t{1} << at; }

int cells_with_all(const TupleHouse& house, std::uint64_t digits) {
    int cells = 0;
    for (std::size_t p = 0; p < house.size; ++p) cells += (house.digits[p] & digits) == digits ? 1 : 0;
    return cells;
}

}  // namespace

void take(TupleHouse& house, const Tuple& tuple, TupleKind kind) {
    for (std::size_t p = 0; p < house.size; ++p) house.digits[p] &= ~tuple.takes_from(p, kind);
}

std::uint64_t digits_with_two_places(const TupleHouse& house) {
    std::uint64_t once = 0, twice = 0;
    for (std::size_t p = 0; p < house.size; ++p) {
        twice |= once & house.digits[p];
        once |= house.digits[p];
    }
    return twice;
}

std::vector<Tuple> tuples_of(const TupleHouse& house, std::uint64_t among, TupleKind kind, int n) {
    std::array<std::uint64_t, max_digits> rows = house.digits;
    if (kind == TupleKind::hidden) {  // places by digit
        rows = {};
        for (std::size_t p = 0; p < house.size; ++p)
            for (std::uint64_t digits = house.digits[p] & among; digits != 0; digits &= digits - 1)
                rows[static_cast<std::size_t>(std::countr_zero(digits))] |= bit(p);
    }
    std::vector<Tuple> out;
    for_each_subset<1>(std::span(rows.data(), house.size), n, [&](std::uint64_t chosen, std::uint64_t joined) {
        const Tuple tuple = kind == TupleKind::naked ? Tuple{chosen, joined} : Tuple{joined, chosen};
        if ((tuple.digits & ~among) == 0 && (n > 2 || cells_with_all(house, tuple.digits) >= 2)) out.push_back(tuple);
        return true;
    });
    return out;
}

std::optional<Tuple> next_tuple(const TupleHouse& house, std::uint64_t among, TupleKind kind, int n,
                                std::uint64_t last) {
    const auto before = [](std::uint64_t a, std::uint64_t b) { return (a & (a ^ b) & (~(a ^ b) + 1)) != 0; };
    std::optional<Tuple> first;
    for (const Tuple& tuple : tuples_of(house, among, kind, n))
        if ((last == 0 || before(last, tuple.digits)) && (!first || before(tuple.digits, first->digits))) first = tuple;
    return first;
}

}  // namespace deduku::steps
