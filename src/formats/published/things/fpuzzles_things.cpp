// Drawings of f-puzzles: {"line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#67F067","width":0.3}],"circle":[{"cells":["R4C2"],..
#include <algorithm>

#include "formats/fpuzzles_shapes.hpp"
#include "formats/link_rules.hpp"
#include "formats/published/things/drawing.hpp"
#include "formats/published/things/path.hpp"

namespace deduku::formats::published {
namespace {

std::optional<DrawnPoint> point_named(const JsonValue& name) {
    const auto place = fpuzzles::place_named(name.text);
    if (!place) return std::nullopt;
    return DrawnPoint{1000 * place->row + 500, 1000 * place->column + 500};
}

std::vector<DrawnPoint> points_named(const JsonValue& list) {
    std::vector<DrawnPoint> out;
    for (const JsonValue& name : list.items)
        if (const auto point = point_named(name); point && (out.empty() || out.back() != *point)) out.push_back(*point);
    return out;
}

void draw_figures(const JsonValue& list, bool rounded, int n, std::vector<Thing>& things) {
    for (const JsonValue& item : list.items) {
        const JsonValue* cells = item.find("cells");
        if (cells == nullptr || item.said("fromConstraint") != nullptr) continue;
        const std::vector<DrawnPoint> points = points_named(*cells);
        if (points.empty()) continue;
        Figure figure{.rounded = rounded, .text = text_of(item, "value", "value")};
        long row = 0, column = 0;
        for (const DrawnPoint& point : points) row += point.row, column += point.column;
        figure.at = {static_cast<int>(row / static_cast<long>(points.size())),
                     static_cast<int>(column / static_cast<long>(points.size()))};
        const auto size = [&](std::string_view key) { return thousandths(text_of(item, key, key)).value_or(1000); };
        figure.width = size("width");
        figure.height = size("height");
        figure.turned = std::abs(thousandths(text_of(item, "angle", "angle")).value_or(0)) / 1000 % 90 == 45;
        figure.fill = colour_of(text_of(item, "baseC", "baseC"));
        figure.border = colour_of(text_of(item, "outlineC", "outlineC"));
        draw_figure(std::move(figure), n, things);
    }
}

void draw_cages_of(const JsonValue& list, int n, std::vector<Thing>& things) {
    for (const JsonValue& item : list.items) {
        const JsonValue* cells = item.find("cells");
        const std::string text = text_of(item, "value", "value");
        if (cells == nullptr || text.empty() || !word_before_colon(text).empty() ||
            item.said("fromConstraint") != nullptr)
            continue;
        Thing thing{.kind = ThingKind::cage, .fill = colour_of(text_of(item, "outlineC", "outlineC")), .text = text};
        for (const DrawnPoint& point : points_named(*cells))
            if (const auto cell = cell_at(point, n)) thing.cells.push_back(*cell);
        if (thing.cells.empty()) continue;
        thing.at = centre_of(thing.cells.front(), n);
        things.push_back(std::move(thing));
    }
}

// The colours of cells, which setters use for regions and for decoration.
void draw_colours(const JsonValue& grid, int n, std::vector<Thing>& things) {
    for (std::size_t row = 0; row < grid.items.size(); ++row)
        for (std::size_t column = 0; column < grid.items[row].items.size(); ++column) {
            const auto colour = colour_of(text_of(grid.items[row].items[column], "c", "highlight"));
            const DrawnPoint at = {1000 * static_cast<int>(row) + 500, 1000 * static_cast<int>(column) + 500};
            const auto place = cell_at(at, n);
            if (!colour || !colour->visible || !place || words_of(*colour).front() == "white") continue;
            things.push_back({.kind = ThingKind::shade,
                              .cells = {*place},
                              .shape = ThingShape::square,
                              .fill = colour,
                              .at = at,
                              .loose = true});
        }
}

}  // namespace

std::vector<Thing> things_of_fpuzzles(const JsonValue& root, int n) {
    std::vector<Thing> things;
    std::vector<Stroke> strokes;
    if (const JsonValue* grid = root.find("grid")) draw_colours(*grid, n, things);
    if (const JsonValue* list = root.find("cage")) draw_cages_of(*list, n, things);
    if (const JsonValue* list = root.find("rectangle")) draw_figures(*list, false, n, things);
    if (const JsonValue* list = root.find("circle")) draw_figures(*list, true, n, things);
    if (const JsonValue* list = root.find("text")) draw_figures(*list, false, n, things);
    if (const JsonValue* list = root.find("line"))
        for (const JsonValue& item : list->items) {
            const JsonValue* lines = item.find("lines");
            if (lines == nullptr || item.said("fromConstraint") != nullptr) continue;
            for (const JsonValue& line : lines->items)
                draw_line(points_named(line), colour_of(text_of(item, "outlineC", "outlineC")), false, n, things,
                          strokes);
        }
    return joined_things(std::move(things), strokes, n);
}

}  // namespace deduku::formats::published
