#include <algorithm>

#include "grid/in_order.hpp"
#include "render/proof/clauses/cover.hpp"

namespace deduku::proof {
namespace {

bool among(const std::vector<Sector>& sectors, Sector s) {
    return std::find(sectors.begin(), sectors.end(), s) != sectors.end();
}

bool holds(const ClauseContext& context, const Cover& cover) {
    if (cover.base.size() != cover.cover.size()) return false;
    for (Sector s : cover.base)
        for (int v : living_members(context, s))
            if (count_in(context, cover.base, v) > count_in(context, cover.cover, v)) return false;
    return true;
}

bool meets(const ClauseContext& context, Sector base, Sector cover) {
    const std::vector<int> living = living_members(context, base);
    return std::any_of(living.begin(), living.end(), [&](int v) { return count_in(context, {cover}, v) > 0; });
}

// The candidate's cell, houses, and lines of at most one.
std::vector<Sector> sectors_at(const ClauseContext& context, int v) {
    const SectorsOf houses = context.geometry().sectors_of(context.candidate(v));
    std::vector<Sector> out(houses.begin(), houses.end());
    const auto links = context.geometry().links_of(context.candidate(v));
    out.insert(out.end(), links.begin(), links.end());
    return out;
}

// Takes the piece with the first base sector out of `rest`.
Cover take_piece(const ClauseContext& context, Cover& rest) {
    Cover piece{{rest.base.front()}, {}};
    rest.base.erase(rest.base.begin());
    for (std::size_t done = 0; done < piece.base.size(); ++done) {
        for (int v : living_members(context, piece.base[done])) {
            for (Sector s : sectors_at(context, v)) {
                if (!among(rest.cover, s)) continue;
                std::erase(rest.cover, s);
                piece.cover.push_back(s);
                // Base sectors that meet this cover sector belong to the piece.
                const auto apart = std::stable_partition(rest.base.begin(), rest.base.end(),
                                                         [&](Sector base) { return !meets(context, base, s); });
                piece.base.insert(piece.base.end(), apart, rest.base.end());
                rest.base.erase(apart, rest.base.end());
            }
        }
    }
    return piece;
}

// Adds all pieces, or the whole if a piece is not a Cover (then the position is contradictory).
void add_pieces(const ClauseContext& context, const Cover& cover, std::vector<Cover>& out) {
    Cover rest = cover;
    std::vector<Cover> pieces;
    while (!rest.base.empty()) pieces.push_back(take_piece(context, rest));
    const auto sound = [&](const Cover& piece) { return holds(context, piece); };
    if (std::all_of(pieces.begin(), pieces.end(), sound))
        out.insert(out.end(), pieces.begin(), pieces.end());
    else
        out.push_back(cover);
}

// The sectors with one of the others' place in the same family as `like` (the cells of a house; one digit in the
// rows, columns or boxes), `house` telling which cells.
std::vector<Sector> others(const Geometry& geometry, const std::vector<Sector>& sectors,
                           const std::vector<Sector>& family) {
    std::vector<Sector> out;
    for (Sector s : family)
        if (!among(sectors, s)) out.push_back(s);
    return sectors.size() + out.size() == static_cast<std::size_t>(geometry.digits()) ? out : std::vector<Sector>{};
}

std::vector<Sector> cells_of(const Geometry& geometry, House house) {
    std::vector<Sector> out;
    for (Cell cell : geometry.cells_of(house)) out.push_back(geometry.sector(cell));
    return out;
}
std::vector<Sector> digits_in(const Geometry& geometry, House house) {
    std::vector<Sector> out;
    for (Digit digit : geometry.all_digits()) out.push_back(geometry.sector(house, digit));
    return out;
}
std::vector<Sector> houses_of(const Geometry& geometry, Sector like) {
    std::vector<Sector> out;
    for (int i = 0; i < geometry.digits(); ++i)
        out.push_back(
            geometry.sector(geometry.house(geometry.kind(geometry.house_of(like)), i), geometry.digit_of(like)));
    return out;
}

Cover complement(const Geometry& geometry, const Cover& cover) {
    const Sector base = cover.base.front();
    const Sector over = cover.cover.front();
    std::vector<Sector> bases;
    std::vector<Sector> covers;
    if (!geometry.exactly_one(over) || (geometry.is_cell(base) && geometry.is_cell(over))) return {};
    if (geometry.is_cell(base)) {
        bases = cells_of(geometry, geometry.house_of(over));
        covers = digits_in(geometry, geometry.house_of(over));
    } else if (geometry.is_cell(over)) {
        bases = digits_in(geometry, geometry.house_of(base));
        covers = cells_of(geometry, geometry.house_of(base));
    } else {
        if (!geometry.standard()) return {};
        bases = houses_of(geometry, base);
        covers = houses_of(geometry, over);
    }
    return {others(geometry, cover.cover, covers), others(geometry, cover.base, bases)};
}

}  // namespace

std::vector<int> living_members(const ClauseContext& context, Sector sector) {
    std::vector<int> out;
    for (int i = 0; i < context.geometry().digits(); ++i)
        if (const int v = context.member(sector, i); context.lives(v)) out.push_back(v);
    return out;
}

std::size_t count_in(const ClauseContext& context, const std::vector<Sector>& sectors, int v) {
    std::size_t count = 0;
    for (Sector s : sectors_at(context, v))
        count += static_cast<std::size_t>(std::count(sectors.begin(), sectors.end(), s));
    return count;
}

std::vector<Cover> parts_of(const ClauseContext& context, const Cover& cover) {
    std::vector<Cover> out;
    add_pieces(context, cover, out);
    const Cover rest = complement(context.geometry(), cover);
    if (!rest.base.empty() && holds(context, rest)) add_pieces(context, rest, out);
    const auto smaller = [](const Cover& a, const Cover& b) { return a.base.size() < b.base.size(); };
    put_in_order(out, smaller);
    return out;
}

}  // namespace deduku::proof
