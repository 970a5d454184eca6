#include "formats/published/things/pointers.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "formats/published/things/path.hpp"

namespace deduku::formats::published {
namespace {

struct Way {
    int down, right;
};

// One of eight directions; none if the arrow lies between them.
std::optional<Way> way_of(DrawnPoint tail, DrawnPoint tip) {
    const int down = tip.row - tail.row, right = tip.column - tail.column;
    const int longer = std::max(std::abs(down), std::abs(right)), shorter = std::min(std::abs(down), std::abs(right));
    constexpr int shortest = 60;
    if (longer < shortest || (shorter * 4 > longer && shorter * 4 < longer * 3)) return std::nullopt;
    const bool diagonal = shorter * 4 > longer;
    const auto sign = [&](int value) { return diagonal || std::abs(value) == longer ? (value > 0 ? 1 : -1) : 0; };
    return Way{sign(down), sign(right)};
}

struct Sign {
    std::string_view text;
    Way way;
};
constexpr std::array signs = {
    Sign{"\xE2\x86\x90", {0, -1}},  Sign{"\xE2\x86\x91", {-1, 0}},  Sign{"\xE2\x86\x92", {0, 1}},
    Sign{"\xE2\x86\x93", {1, 0}},   Sign{"\xE2\x86\x96", {-1, -1}}, Sign{"\xE2\x86\x97", {-1, 1}},
    Sign{"\xE2\x86\x98", {1, 1}},   Sign{"\xE2\x86\x99", {1, -1}},  Sign{"\xE2\xAC\x85", {0, -1}},
    Sign{"\xE2\xAC\x86", {-1, 0}},  Sign{"\xE2\x9E\xA1", {0, 1}},   Sign{"\xE2\xAC\x87", {1, 0}},
    Sign{"\xE2\xAC\x89", {-1, -1}}, Sign{"\xE2\xAC\x88", {-1, 1}},  Sign{"\xE2\xAC\x8A", {1, 1}},
    Sign{"\xE2\xAC\x8B", {1, -1}}};
constexpr std::string_view as_text = "\xEF\xB8\x8E", as_picture = "\xEF\xB8\x8F";  // how it is drawn

std::optional<Way> way_of_sign(std::string_view text) {
    for (const Sign& sign : signs)
        if (sign.text == text) return sign.way;
    return std::nullopt;
}

// The directions of a text of arrows alone; none if there is anything else.
std::vector<Way> ways_of(std::string_view text) {
    std::vector<Way> out;
    while (!text.empty()) {
        const std::string_view next = text.substr(0, 3);
        text.remove_prefix(next.size());
        if (next == as_text || next == as_picture) continue;
        const std::optional<Way> way = way_of_sign(next);
        if (!way) return {};
        out.push_back(*way);
    }
    return out;
}

void add_pointer(std::vector<Thing>& things, Cell cell, Way way, std::optional<Colour> colour, int n) {
    const DrawnPoint centre = centre_of(cell, n),
                     next = {centre.row + 1000 * way.down, centre.column + 1000 * way.right};
    Thing out{.kind = ThingKind::pointer, .cells = {cell}, .fill = colour, .at = centre};
    out.down = way.down;
    out.right = way.right;
    if (cell_at(next, n))
        for (const Cell ahead : cells_ahead(centre, way.down, way.right, n))
            if (ahead != cell) out.cells.push_back(ahead);
    things.push_back(std::move(out));
}

}  // namespace

std::vector<Cell> cells_ahead(DrawnPoint tip, int down, int right, int n) {
    DrawnPoint at = {tip.row + 60 * down, tip.column + 60 * right};
    for (int i = 0; i < 6 && !cell_at(at, n); ++i) at = {at.row + 250 * down, at.column + 250 * right};
    const auto first = cell_at(at, n);
    std::vector<Cell> out;
    if (!first) return out;
    for (at = centre_of(*first, n); cell_at(at, n); at = {at.row + 1000 * down, at.column + 1000 * right}) {
        out.push_back(*cell_at(at, n));
        if (down == 0 && right == 0) break;
    }
    return out;
}

void add_pointers(std::vector<Thing>& things, const std::vector<Stroke>& strokes, int n) {
    for (const Stroke& stroke : strokes) {
        if (stroke.used || !stroke.head || stroke.points.size() != 2) continue;
        const auto cell = cell_at(stroke.points.front(), n);
        const auto way = way_of(stroke.points.front(), stroke.points.back());
        if (!cell || cell_at(stroke.points.back(), n) != cell || !way) continue;
        add_pointer(things, *cell, *way, stroke.colour, n);
        stroke.used = true;
    }
    std::vector<Thing> out;
    for (Thing& thing : things) {
        const bool letter = thing.kind == ThingKind::letter && thing.cells.size() == 1;
        const std::vector<Way> ways = letter ? ways_of(thing.text) : std::vector<Way>();
        for (const Way way : ways) add_pointer(out, thing.cells.front(), way, std::nullopt, n);
        if (ways.empty()) out.push_back(std::move(thing));
    }
    things = std::move(out);
}

}  // namespace deduku::formats::published
