// Fish: a digit has all its places in k rows within k columns, so these columns have it in these rows.
//
//        A       F                 k = 2: X-Wing, 3: Swordfish, 4: Jellyfish
//   1    7 . . . 7 . .             rows 1 and 5 hold 7 only in columns A and F:
//   3    x         x               no other 7 in columns A and F (x)
//   5    7 . . . 7 . .
//
// The same with rows and columns exchanged. Rows need two or more places: a row with one is a hidden single, and the
// fish is a smaller one.
#include "technique/fish/fish.hpp"

#include "technique/parts/deliver.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku {
namespace {

std::vector<Sector> line_sectors(const Geometry& geometry, HouseKind kind, Digit digit, std::uint64_t lines) {
    std::vector<Sector> out;
    for (Place line : Set<Place>::from_bits(lines))
        out.push_back(geometry.sector(geometry.house(kind, index(line)), digit));
    return out;
}

bool find_in_lines(const Board& board, HouseKind base, HouseKind cover, int size, const Sink& sink) {
    const Geometry& g = board.geometry();
    const auto n = static_cast<std::size_t>(g.digits());
    for (Digit digit : g.all_digits()) {
        // Places in a row are numbers of columns, and vice versa.
        std::array<std::uint64_t, max_digits> lines{};
        for (std::size_t i = 0; i < n; ++i) lines[i] = board.places(g.house(base, static_cast<int>(i)), digit).bits();
        const auto found = [&](std::uint64_t chosen, std::uint64_t joined) {
            const Cover fish{line_sectors(g, base, digit, chosen), line_sectors(g, cover, digit, joined)};
            // Reported only if a line outside the choice meets the union.
            for (std::size_t i = 0; i < n; ++i)
                if ((chosen >> i & 1) == 0 && (lines[i] & joined) != 0) return deliver(board, fish, sink);
            return true;
        };
        if (!for_each_subset(std::span(lines.data(), n), size, found)) return false;
    }
    return true;
}

}  // namespace

bool find_fish(const Board& board, int size, const Sink& sink) {
    return find_in_lines(board, HouseKind::row, HouseKind::column, size, sink) &&
           find_in_lines(board, HouseKind::column, HouseKind::row, size, sink);
}

}  // namespace deduku
