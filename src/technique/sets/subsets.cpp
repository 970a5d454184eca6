// Subsets of one house: k cells with k digits together, or k digits with k places together.
//
//   naked pair    {2,5} {2,5} {1,2,7}   ->  {2,5} {2,5} {1,7}
//   hidden pair   {1,2,5} {2,5,8} {1,8} ->  {2,5} {2,5} {1,8}   (2 and 5 only in the first two)
#include "technique/sets/subsets.hpp"

#include "technique/parts/deliver.hpp"
#include "technique/parts/subset_search.hpp"
#include "technique/sets/all_different.hpp"

namespace deduku {
namespace {

// Decided cells are omitted: the other cells have lost their digits.
bool find_in_house(const Board& board, House house, int size, bool hidden, const Sink& sink) {
    const Geometry& geometry = board.geometry();
    std::array<std::uint64_t, max_digits> rows{};
    std::size_t n = 0;
    if (hidden)
        for (Digit d : geometry.all_digits()) rows[n++] = board.places(house, d).bits();
    else
        for (Cell cell : geometry.cells_of(house)) rows[n++] = board.digits(cell).bits();
    return for_each_subset(std::span(rows.data(), n), size, [&](std::uint64_t chosen, std::uint64_t joined) {
        // Reported only if a row outside the choice meets the union.
        bool fruitful = false;
        for (std::size_t i = 0; i < n && !fruitful; ++i) fruitful = (chosen >> i & 1) == 0 && (rows[i] & joined) != 0;
        const auto places = Set<Place>::from_bits(hidden ? joined : chosen);
        const auto digits = Set<Digit>::from_bits(hidden ? chosen : joined);
        return !fruitful || deliver(board, cover_of(geometry, house, {places, digits, hidden}), sink);
    });
}

bool find_subsets(const Board& board, int size, bool hidden, const Sink& sink) {
    for (House house : board.geometry().every_house())
        if (!find_in_house(board, house, size, hidden, sink)) return false;
    return true;
}

}  // namespace

bool find_naked_subsets(const Board& board, int size, const Sink& sink) {
    return find_subsets(board, size, false, sink);
}

bool find_hidden_subsets(const Board& board, int size, const Sink& sink) {
    return find_subsets(board, size, true, sink);
}

}  // namespace deduku
