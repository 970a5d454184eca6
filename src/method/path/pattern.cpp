#include "method/path/pattern.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "method/path/pattern_parts.hpp"

namespace deduku::path {
namespace {

bool all_cells(const Geometry& geometry, const std::vector<Sector>& sectors) {
    return std::all_of(sectors.begin(), sectors.end(), [&](Sector s) { return geometry.is_cell(s); });
}

}  // namespace

void add_members(const Board& board, const std::vector<Sector>& sectors, Pattern& out) {
    for (Sector s : sectors)
        for (Place p : board.members(s)) {
            const Candidate c = board.geometry().member(s, p);
            out.digits.insert(c.digit);
            out.cells.push_back(c.cell);
        }
    sort_once_each(out.cells);
}

std::vector<House> houses_of(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<House> out;
    for (Sector s : sectors)
        if (!geometry.is_cell(s)) out.push_back(geometry.house_of(s));
    sort_once_each(out);
    return out;
}

Pattern of_cover(const Board& board, const Cover& cover) {
    const Geometry& g = board.geometry();
    Pattern out;
    add_members(board, cover.base, out);
    const bool one = cover.base.size() == 1;
    if (all_cells(g, cover.base)) {
        out.form = one ? Form::naked_single : Form::naked_set;
        out.base = houses_of(g, cover.cover);
    } else if (all_cells(g, cover.cover)) {
        out.form = one ? Form::hidden_single : Form::hidden_set;
        out.base = houses_of(g, cover.base);
    } else {
        out.form = one ? Form::locked : Form::fish;
        out.base = houses_of(g, cover.base);
        out.cover = houses_of(g, cover.cover);
    }
    return out;
}

namespace {

// A subset that clears two houses: its cells are the bases of what its branches hold.
Pattern of_locked_subset(const Board& board, const Split& split) {
    Pattern out;
    out.form = Form::naked_set;
    const Geometry& g = board.geometry();
    add_members(board, {split.on}, out);
    for (const Branch& branch : split.branches)
        for (const Deduction& step : branch.steps)
            if (const auto* cover = std::get_if<Cover>(&step.why)) {
                for (House house : houses_of(g, cover->cover)) add_once(out.base, house);
                add_members(board, cover->base, out);
            }
    put_in_order(out.base);
    return out;
}

}  // namespace

Pattern pattern_of(const Board& before, const Deduction& deduction, const Technique* technique) {
    const std::string_view family = technique != nullptr ? technique->family : "";
    if (family == "almost locked sets" || family == "exclusions") return pattern_of_sets(before, deduction);
    if (family == "multi-sector locked sets") return pattern_of_grid(before, deduction);
    if (family == "exocets") return pattern_of_exocet(before, deduction);
    if (family == "tridagons") return pattern_of_tridagon(before, deduction);
    if (family == "Sue de Coq") return pattern_of_crossing(before, deduction);
    if (const auto* cover = std::get_if<Cover>(&deduction.why)) return of_cover(before, *cover);
    const auto& split = std::get<Split>(deduction.why);
    if (family == "subsets") return of_locked_subset(before, split);
    return pattern_of_split(before, deduction, family);
}

bool belong_together(const Pattern& one, const Pattern& other) {
    if (one.form != other.form || one.chain != other.chain || one.cells != other.cells) return false;
    if (one.form == Form::set_grid) return true;
    if (one.sets != other.sets || one.commons != other.commons) return false;
    switch (one.form) {
        case Form::chain: return one.digits == other.digits;
        case Form::deadly:
        case Form::grave:
        case Form::set_ring:
        case Form::set_crossing:
        case Form::tridagon:
        case Form::exclusion: return true;
        default: return false;
    }
}

}  // namespace deduku::path
