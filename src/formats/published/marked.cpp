#include "formats/published/marked.hpp"

#include <algorithm>

#include "formats/published/words/writing.hpp"
#include "grid/in_order.hpp"

namespace deduku::formats::published {
namespace {

// The cells of each colour are areas of their own, unless they are areas together.
ShadedRules areas_of(const Saying& saying, const MarkedCells& marked, const Geometry& board) {
    ShadedRules together =
        saying.has("windows") ? windows_or_regions(marked.cells, board) : shaded_regions(marked.cells, board);
    if (together.missing.empty()) return together;
    ShadedRules out;
    for (const auto& [colour, cells] : marked.by_colour) {
        ShadedRules part = saying.has("less") ? shaded_areas(cells, board) : shaded_regions(cells, board);
        out.rules.insert(out.rules.end(), part.rules.begin(), part.rules.end());
        if (!part.missing.empty()) out.missing = std::move(part.missing);
    }
    return out;
}

// The cells of each colour are clones of each other, or if a colour is alone, all of them.
ShadedRules clones(const MarkedCells& marked, const Geometry& board) {
    ShadedRules out;
    for (const auto& [colour, cells] : marked.by_colour) {
        ShadedRules part = clones_of(cells, board);
        if (!part.missing.empty()) return clones_of(marked.cells, board);
        out.rules.insert(out.rules.end(), part.rules.begin(), part.rules.end());
    }
    return out;
}

}  // namespace

MarkedCells marked_cells(const std::vector<Thing>& things, const std::vector<std::size_t>& chosen) {
    MarkedCells out;
    for (const std::size_t i : chosen) {
        const std::vector<Cell>& cells = things[i].cells;
        out.cells.insert(out.cells.end(), cells.begin(), cells.end());
        if (const auto colour = things[i].colour())
            for (const Cell cell : cells) out.by_colour[std::string(words_of(*colour).front())].push_back(cell);
    }
    put_in_order(out.cells);
    out.cells.erase(std::unique(out.cells.begin(), out.cells.end()), out.cells.end());
    return out;
}

ShadedRules rules_of_marked(const Match& match, const MarkedCells& marked, const Geometry& board) {
    const Saying& saying = *match.saying;
    if (saying.has("area") || saying.has("windows")) return areas_of(saying, marked, board);
    if (saying.has("squares")) return shaded_squares(marked.cells, saying.row->key, board);
    if (saying.has("clone")) return clones(marked, board);
    if (auto text = rule_of_cells(match, {{}, marked.cells, {}, {}}, board)) return {{*std::move(text)}, {}};
    return {{}, "a rule about cells lacks a number"};
}

}  // namespace deduku::formats::published
