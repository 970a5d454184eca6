// Subsets of one house: k cells that share k digits between them, or k digits that share k places.
//
//   naked pair    {2,5} {2,5} {1,2,7}   ->  {2,5} {2,5} {1,7}
//   hidden pair   {1,2,5} {2,5,8} {1,8} ->  {2,5} {2,5} {1,8}   (2 and 5 only in the first two)
#include "technique/families.hpp"
#include "technique/subset_search.hpp"

namespace deduku {
namespace {

// Cells with a digit already decided play no part: their digit is out of the others' reach.
template <class RowSet, class Names>
bool find_in_house(const Board& board, House house, int size, RowSet&& row, Names&& cover_of, const Sink& sink) {
    std::array<std::uint64_t, max_digits> rows{};
    const auto n = static_cast<std::size_t>(board.geometry().digits());
    for (std::size_t i = 0; i < n; ++i) rows[i] = row(static_cast<int>(i));
    return for_each_subset(std::span(rows.data(), n), size, [&](std::uint64_t chosen, std::uint64_t joined) {
        // Worth reporting only if a row outside the choice meets the union.
        bool fruitful = false;
        for (std::size_t i = 0; i < n && !fruitful; ++i) fruitful = (chosen >> i & 1) == 0 && (rows[i] & joined) != 0;
        return !fruitful || report(board, cover_of(house, chosen, joined), sink);
    });
}

std::vector<Sector> cell_sectors(const Geometry& geometry, House house, std::uint64_t places) {
    std::vector<Sector> out;
    for (Place p : Set<Place>::from_bits(places)) out.push_back(geometry.sector(geometry.cell_at(house, p)));
    return out;
}

std::vector<Sector> digit_sectors(const Geometry& geometry, House house, std::uint64_t digits) {
    std::vector<Sector> out;
    for (Digit d : Set<Digit>::from_bits(digits)) out.push_back(geometry.sector(house, d));
    return out;
}

}  // namespace

bool find_naked_subsets(const Board& board, int size, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (int h = 0; h < g.houses(); ++h) {
        const auto house = static_cast<House>(h);
        const auto row = [&](int i) { return board.digits(g.cell_at(house, static_cast<Place>(i))).bits(); };
        const auto cover_of = [&](House in, std::uint64_t cells, std::uint64_t digits) {
            return Cover{cell_sectors(g, in, cells), digit_sectors(g, in, digits)};
        };
        if (!find_in_house(board, house, size, row, cover_of, sink)) return false;
    }
    return true;
}

bool find_hidden_subsets(const Board& board, int size, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (int h = 0; h < g.houses(); ++h) {
        const auto house = static_cast<House>(h);
        const auto row = [&](int i) { return board.places(house, static_cast<Digit>(i)).bits(); };
        const auto cover_of = [&](House in, std::uint64_t digits, std::uint64_t cells) {
            return Cover{digit_sectors(g, in, digits), cell_sectors(g, in, cells)};
        };
        if (!find_in_house(board, house, size, row, cover_of, sink)) return false;
    }
    return true;
}

}  // namespace deduku
