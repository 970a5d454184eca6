#include <algorithm>

#include "generate/makers.hpp"

namespace deduku::generate {
namespace {

std::size_t turned(std::size_t cell, std::string_view how) {
    const std::size_t r = cell / 9;
    const std::size_t c = cell % 9;
    if (how == "rotation-180") return 80 - cell;
    if (how == "rotation-90") return 9 * c + 8 - r;
    if (how == "diagonal") return 9 * c + r;
    if (how == "antidiagonal") return 9 * (8 - c) + 8 - r;
    if (how == "horizontal") return 9 * (8 - r) + c;
    return 9 * r + 8 - c;  // vertical
}

}  // namespace

Orbits single_cells() {
    Orbits out;
    for (std::uint8_t cell = 0; cell < 81; ++cell) out.push_back({cell});
    return out;
}

Orbits orbits_of(std::string_view symmetry) {
    if (symmetry == "none") return single_cells();
    std::vector<std::string_view> how = {symmetry};
    if (symmetry == "both-diagonals") how = {"diagonal", "antidiagonal"};
    if (symmetry == "both-lines") how = {"horizontal", "vertical"};
    constexpr std::array<std::string_view, 6> known = {"rotation-180", "rotation-90", "diagonal",
                                                       "antidiagonal", "horizontal",  "vertical"};
    if (std::find(known.begin(), known.end(), how[0]) == known.end()) return {};
    Orbits out;
    std::array<bool, 81> seen{};
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (seen[cell]) continue;
        std::vector<std::uint8_t> orbit = {static_cast<std::uint8_t>(cell)};
        seen[cell] = true;
        for (std::size_t i = 0; i < orbit.size(); ++i)
            for (const std::string_view each : how) {
                const std::size_t to = turned(orbit[i], each);
                if (!seen[to]) orbit.push_back(static_cast<std::uint8_t>(to));
                seen[to] = true;
            }
        out.push_back(std::move(orbit));
    }
    return out;
}

}  // namespace deduku::generate
