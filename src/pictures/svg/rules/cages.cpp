// Outlines of cells, just inside their edges.
//
//   killer cage   dashed, the sum in a corner      sum with repeats   dotted
//   equal sums    dashes and dots; = and a letter  extra region       shaded, like large ones
#include <algorithm>
#include <array>

#include "pictures/svg/rules/drawing.hpp"

namespace deduku::svg {
namespace {

Cell first_of(const std::vector<Cell>& cells) { return *std::min_element(cells.begin(), cells.end()); }

void draw_cage(const Rule& rule, Pen& pen) {
    const std::vector<Cell>& cells = rule.groups[0];
    pen.path(rule.row->key, pen.frame.outline(cells, 4));
    if (rule.values.empty()) return;
    const Point corner = pen.frame.corner(first_of(cells));
    pen.text("value", {corner.x + 4, corner.y + 12}, number(rule.values[0]));
}

// Groups of one rule have the same letter.
void draw_lettered(const Rule& rule, Pen& pen) {
    char letter = 'A';
    for (const Rule& other : pen.frame.geometry().rules())
        if (other.row == rule.row && &other < &rule && letter < 'Z') ++letter;
    const bool sums = rule.row->key == "equal-sums";
    for (const std::vector<Cell>& group : rule.groups) {
        pen.path(rule.row->key, pen.frame.outline(group, 7));
        const Point corner = pen.frame.corner(first_of(group));
        pen.text("value", {corner.x + 4, corner.y + 12}, (sums ? "=" : "") + std::string(1, letter));
    }
}

void draw_small_region(const Rule& rule, Pen& pen) {
    if (static_cast<int>(rule.groups[0].size()) == pen.frame.geometry().digits()) return;
    pen.path("extra-region", pen.frame.outline(rule.groups[0], 0));
    pen.path("extra-region-frame", pen.frame.outline(rule.groups[0], 4));
}

constexpr std::array cage_table = std::to_array<RuleDrawing>({
    {"extra-region", Layer::ground, draw_small_region, "extra-region-frame{fill:none;stroke-width:1}",
     "extra-region fill #e6e6e6 #2c3138;extra-region-frame stroke #8a8a8a #7d848d"},
    {"same-digits", Layer::edge, draw_lettered, "same-digits{fill:none;stroke-width:1.5;stroke-dasharray:2 2}",
     "same-digits stroke #555555 #b8bec7"},
    {"equal-sums", Layer::edge, draw_lettered, "equal-sums{fill:none;stroke-width:1.5;stroke-dasharray:8 3 1.5 3}",
     "equal-sums stroke #555555 #b8bec7"},
    {"killer sum", Layer::edge, draw_cage,
     "killer{fill:none;stroke-width:1.3;stroke-dasharray:5 3}sum{fill:none;stroke-width:1.5;stroke-dasharray:1.5 3}",
     "killer stroke #444444 #b8bec7;sum stroke #444444 #b8bec7"},
    {"killer sum equal-sums same-digits", Layer::edge, [](const Rule&, Pen&) {},
     "value{font-size:12px;text-anchor:start;paint-order:stroke;stroke-width:3px;stroke-linejoin:round}",
     "value fill #111111 #f2f2f2;value stroke #ffffff #16181c"},
});

}  // namespace

std::span<const RuleDrawing> cage_drawings() { return cage_table; }

std::vector<Cell> cells_with_value(const Geometry& geometry) {
    std::vector<Cell> out;
    if (geometry.rules().empty()) return out;
    for (const Rule& rule : geometry.rules()) {
        const std::string_view key = rule.row->key;
        if (((key == "killer" || key == "sum") && !rule.values.empty()) || key == "equal-sums" || key == "same-digits")
            for (const std::vector<Cell>& group : rule.groups) out.push_back(first_of(group));
    }
    return out;
}

}  // namespace deduku::svg
