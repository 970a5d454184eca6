#include <algorithm>

#include "generate/makers.hpp"
#include "generate/symmetry.hpp"

namespace deduku::generate {
namespace {

Cell turned(Cell cell, int n, std::string_view how) {
    const int r = index(cell) / n, c = index(cell) % n;
    const auto at = [n](int row, int column) { return static_cast<Cell>(n * row + column); };
    if (how == "rotation-180") return at(n - 1 - r, n - 1 - c);
    if (how == "rotation-90") return at(c, n - 1 - r);
    if (how == "diagonal") return at(c, r);
    if (how == "antidiagonal") return at(n - 1 - c, n - 1 - r);
    if (how == "horizontal") return at(n - 1 - r, c);
    return at(r, n - 1 - c);  // vertical
}

Table<Cell, Cell> composed(const Table<Cell, Cell>& first, const Table<Cell, Cell>& then) {
    Table<Cell, Cell> out;
    for (const Cell cell : first) out.push_back(then[cell]);
    return out;
}

bool is_identity(const Table<Cell, Cell>& map) {
    const auto cells = map.ids();
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return map[cell] == cell; });
}

}  // namespace

Orbits single_cells() {
    Orbits out;
    for (std::uint8_t cell = 0; cell < 81; ++cell) out.push_back({cell});
    return out;
}

std::optional<Symmetry> symmetry_of(std::string_view word, int digits) {
    if (word == "none") return Symmetry{};
    std::vector<std::string_view> how = {word};
    if (word == "both-diagonals") how = {"diagonal", "antidiagonal"};
    if (word == "both-lines") how = {"horizontal", "vertical"};
    constexpr std::array<std::string_view, 6> known = {"rotation-180", "rotation-90", "diagonal",
                                                       "antidiagonal", "horizontal",  "vertical"};
    if (std::find(known.begin(), known.end(), how[0]) == known.end()) return std::nullopt;
    Symmetry turns;
    for (const std::string_view each : how) {
        Table<Cell, Cell> map;
        for (int cell = 0; cell < digits * digits; ++cell) map.push_back(turned(static_cast<Cell>(cell), digits, each));
        turns.push_back(std::move(map));
    }
    // Adds products until there is no new one.
    Symmetry out = turns;
    for (std::size_t i = 0; i < out.size(); ++i)
        for (const Table<Cell, Cell>& turn : turns) {
            Table<Cell, Cell> map = composed(out[i], turn);
            if (!is_identity(map) && std::find(out.begin(), out.end(), map) == out.end()) out.push_back(std::move(map));
        }
    return out;
}

std::vector<std::vector<Cell>> orbits_under(const Symmetry& symmetry, int cells) {
    std::vector<std::vector<Cell>> out;
    Table<Cell, bool> seen(cells, false);
    for (const Cell cell : seen.ids()) {
        if (seen[cell]) continue;
        std::vector<Cell> orbit = {cell};
        seen[cell] = true;
        for (const Table<Cell, Cell>& map : symmetry) {
            if (!seen[map[cell]]) orbit.push_back(map[cell]);
            seen[map[cell]] = true;
        }
        out.push_back(std::move(orbit));
    }
    return out;
}

Orbits orbits_of(std::string_view symmetry) {
    const auto maps = symmetry_of(symmetry, 9);
    Orbits out;
    if (!maps) return out;
    for (const std::vector<Cell>& orbit : orbits_under(*maps, 81)) {
        out.emplace_back();
        for (const Cell cell : orbit) out.back().push_back(static_cast<std::uint8_t>(index(cell)));
    }
    return out;
}

}  // namespace deduku::generate
