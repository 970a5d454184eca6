#include "formats/published/things/drawing.hpp"

#include <algorithm>
#include <cstdlib>

#include "formats/link_rules.hpp"
#include "formats/published/things/path.hpp"

namespace deduku::formats::published {
namespace {

std::optional<DrawnPoint> point_of(const JsonValue& value) {
    if (value.items.size() != 2) return std::nullopt;
    const auto row = thousandths(value.items[0].text), column = thousandths(value.items[1].text);
    if (!row || !column) return std::nullopt;
    return DrawnPoint{*row, *column};
}

int size_of(const JsonValue& shape, std::string_view key, std::string_view short_key, int missing) {
    const JsonValue* value = either(shape, key, short_key);
    return value == nullptr ? missing : thousandths(value->text).value_or(missing);
}

std::optional<Colour> colour_in(const JsonValue& object, std::string_view key, std::string_view short_key) {
    const std::string text = text_of(object, key, short_key);
    return colour_of(text);
}

bool is_middle(int value) { return std::abs(((value % 1000) + 1000) % 1000 - 500) <= 230; }
int nearest_line(int value) { return (value + 500 + 100'000) / 1000 - 100; }

// The cells below a rectangle, if it covers each of them for the most part.
std::vector<Cell> cells_below(DrawnPoint centre, int height, int width, int n) {
    std::vector<Cell> out;
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column)
            if (std::abs(row * 1000 + 500 - centre.row) * 2 <= height &&
                std::abs(column * 1000 + 500 - centre.column) * 2 <= width)
                out.push_back(static_cast<Cell>(row * n + column));
    return out;
}

bool is_drawn(const Thing& thing) {
    return (thing.fill && thing.fill->visible) || (thing.border && thing.border->visible);
}

// The kind and the cells of a shape on the board.
void place_on_board(const Figure& figure, int n, Thing& thing) {
    const DrawnPoint at = thing.at;
    const bool row = is_middle(at.row), column = is_middle(at.column), drawn = is_drawn(thing);
    const auto cell = [&](int r, int c) { return static_cast<Cell>(r * n + c); };
    if (figure.height > 1200 || figure.width > 1200) {
        thing.cells = cells_below(at, figure.height, figure.width, n);
        thing.kind = thing.cells.empty() ? ThingKind::stroke : figure.rounded ? ThingKind::mark : ThingKind::shade;
    } else if (row && column) {
        thing.cells = {*cell_at(at, n)};
        const bool whole = figure.height >= 880 && figure.width >= 880 && !figure.rounded && !figure.turned;
        thing.kind = !drawn ? ThingKind::letter : whole ? ThingKind::shade : ThingKind::mark;
    } else if (row || column) {
        const int line = nearest_line(row ? at.column : at.row), along = (row ? at.row : at.column) / 1000;
        thing.kind = drawn ? ThingKind::dot : ThingKind::sign;
        if (line <= 0 || line >= n)
            thing.kind = ThingKind::stroke;
        else
            thing.cells = row ? std::vector{cell(along, line - 1), cell(along, line)}
                              : std::vector{cell(line - 1, along), cell(line, along)};
    } else {
        const int r = nearest_line(at.row), c = nearest_line(at.column);
        thing.kind = ThingKind::corner;
        if (r <= 0 || c <= 0 || r >= n || c >= n)
            thing.kind = ThingKind::stroke;
        else
            thing.cells = {cell(r - 1, c - 1), cell(r - 1, c), cell(r, c - 1), cell(r, c)};
    }
}

void place_outside(Thing& thing, int n) {
    thing.kind = ThingKind::outside;
    const auto past = [&](int value) { return value < 0 ? -1 : value >= 1000 * n ? 1 : 0; };
    const int down = -past(thing.at.row), right = -past(thing.at.column);
    if (down != 0 && right != 0) return;
    thing.down = down;
    thing.right = right;
    const int place = (down != 0 ? thing.at.column : thing.at.row) / 1000;
    for (int i = 0; i < n; ++i) {
        const int along = down + right > 0 ? i : n - 1 - i;
        thing.cells.push_back(static_cast<Cell>(down != 0 ? along * n + place : place * n + along));
    }
}

void draw_shape(const JsonValue& shape, int n, std::vector<Thing>& things) {
    const JsonValue* centre = either(shape, "center", "ct");
    const auto at = centre == nullptr ? std::nullopt : point_of(*centre);
    if (!at) return;
    Figure figure{.at = *at, .text = text_of(shape, "text", "te")};
    figure.width = size_of(shape, "width", "w", 1000);
    figure.height = size_of(shape, "height", "h", 1000);
    const std::string rounded = text_of(shape, "rounded", "r");
    figure.rounded = rounded.starts_with('t') || rounded == "1";
    figure.turned = std::abs(size_of(shape, "angle", "angle", 0)) / 1000 % 90 == 45;
    figure.fill = colour_in(shape, "backgroundColor", "c2");
    figure.border = colour_in(shape, "borderColor", "c1");
    const bool framed = figure.border && figure.border->visible;
    if (!framed && is_veil(text_of(shape, "backgroundColor", "c2"))) figure.fill.reset();
    draw_figure(std::move(figure), n, things);
}

std::vector<DrawnPoint> points_of(const JsonValue& line) {
    std::vector<DrawnPoint> out;
    if (const JsonValue* list = either(line, "wayPoints", "wp"))
        for (const JsonValue& item : list->items)
            if (const auto point = point_of(item); point && (out.empty() || out.back() != *point))
                out.push_back(*point);
    return out;
}

// A frame: all points on the outline of the board or beyond it; or all on lines between cells.
bool is_frame(const std::vector<DrawnPoint>& points, int n) {
    const auto beyond = [&](DrawnPoint point) {
        return point.row <= 60 || point.column <= 60 || point.row >= 1000 * n - 60 || point.column >= 1000 * n - 60;
    };
    return points.size() > 2 && std::all_of(points.begin(), points.end(), beyond);
}

std::optional<std::vector<Cell>> long_diagonal(const std::vector<DrawnPoint>& points, int n) {
    DrawnPoint first = points.front(), last = points.back();
    if (first.row > last.row) std::swap(first, last);
    const auto corner = [&](DrawnPoint point, int row, int column) { return is_near(point, {row, column}, 550); };
    std::vector<Cell> out;
    if (points.size() != 2) return std::nullopt;
    const bool down = corner(first, 0, 0) && corner(last, 1000 * n, 1000 * n);
    const bool up = corner(first, 0, 1000 * n) && corner(last, 1000 * n, 0);
    if (!down && !up) return std::nullopt;
    for (int i = 0; i < n; ++i) out.push_back(static_cast<Cell>(i * n + (down ? i : n - 1 - i)));
    return out;
}

}  // namespace

void draw_figure(Figure figure, int n, std::vector<Thing>& things) {
    Thing thing{.text = std::move(figure.text), .at = figure.at};
    if (figure.width >= 20 && figure.height >= 20) {
        thing.fill = figure.fill;
        thing.border = figure.border;
    }
    const bool drawn = is_drawn(thing), paper = figure.width >= 1000 * n - 100 && figure.height >= 1000 * n - 100;
    if ((!drawn && thing.text.empty()) || paper) return;
    if (drawn)
        thing.shape = figure.rounded ? ThingShape::circle : figure.turned ? ThingShape::diamond : ThingShape::square;
    // A text has no extent of its own.
    if (!drawn) figure.width = figure.height = 1000;
    if (cell_at(figure.at, n))
        place_on_board(figure, n, thing);
    else
        place_outside(thing, n);
    if (thing.kind != ThingKind::shade || thing.cells.size() <= 1) return things.push_back(std::move(thing));
    for (Cell cell : std::exchange(thing.cells, {})) {
        thing.cells = {cell};
        thing.at = centre_of(cell, n);
        things.push_back(thing);
    }
}

void draw_line(std::vector<DrawnPoint> points, std::optional<Colour> colour, bool head, int n,
               std::vector<Thing>& things, std::vector<Stroke>& strokes) {
    if (points.size() < 2 || (colour && !colour->visible)) return;
    if (is_frame(points, n) && !head) return;
    if (auto diagonal = long_diagonal(points, n); diagonal && !head) {
        things.push_back({.kind = ThingKind::diagonal, .cells = std::move(*diagonal), .fill = colour, .at = points[0]});
        return;
    }
    // A sign on a border: smaller than the way from one centre to the next.
    const bool small = points.size() == 3 && is_near(points[0], points[1], 600) && is_near(points[1], points[2], 600) &&
                       is_near(points[0], points[2], 700);
    auto cells = small ? std::nullopt : cells_through(points, n);
    if (!cells || cells->size() < 2) {
        strokes.push_back({std::move(points), colour, head});
        return;
    }
    things.push_back({.kind = head ? ThingKind::arrow : ThingKind::line,
                      .cells = std::move(*cells),
                      .fill = colour,
                      .at = points.front()});
}

void draw_cages(const JsonValue& root, int n, std::vector<Thing>& things) {
    const JsonValue* cages = either(root, "cages", "ca");
    if (cages == nullptr) return;
    for (const JsonValue& cage : cages->items) {
        const JsonValue* places = either(cage, "cells", "ce");
        std::string text = text_of(cage, "value", "v");
        if (text.empty()) text = text_of(cage, "sum", "sum");
        if (places == nullptr || places->items.empty() || !word_before_colon(text).empty()) continue;
        if (text_of(cage, "type", "type") == "rowcol" || text_of(cage, "style", "style") == "hidden") continue;
        if (text_of(cage, "hidden", "hidden").starts_with('t') && text.empty()) continue;
        Thing thing{.kind = ThingKind::cage, .fill = colour_in(cage, "outlineC", "c1"), .text = text};
        std::optional<DrawnPoint> beside;
        for (const JsonValue& place : places->items) {
            auto at = point_of(place);
            if (!at) continue;
            at = DrawnPoint{at->row + 500, at->column + 500};
            if (const auto cell = cell_at(*at, n))
                thing.cells.push_back(*cell);
            else if (!beside)
                beside = at;
        }
        if (thing.cells.empty()) {
            if (beside && !text.empty()) draw_figure({.at = *beside, .text = text}, n, things);
            continue;
        }
        // A cage that goes on beside the board is no cage of these cells.
        if (beside) thing.kind = ThingKind::stroke;
        thing.at = centre_of(thing.cells.front(), n);
        things.push_back(std::move(thing));
    }
}

void draw_shapes(const JsonValue& root, int n, std::vector<Thing>& things) {
    for (const auto& [key, short_key] : {std::pair("underlays", "u"), std::pair("overlays", "o")})
        if (const JsonValue* list = either(root, key, short_key))
            for (const JsonValue& shape : list->items) draw_shape(shape, n, things);
}

void draw_lines(const JsonValue& root, int n, std::vector<Thing>& things, std::vector<Stroke>& strokes) {
    if (const JsonValue* list = either(root, "lines", "l"))
        for (const JsonValue& line : list->items) {
            const auto colour = colour_in(line, "color", "c");
            std::vector<DrawnPoint> points = points_of(line);
            // A curve is part of a figure.
            if (points.empty() && !text_of(line, "d", "d2").empty() && (!colour || colour->visible))
                strokes.push_back({{DrawnPoint{}}, colour});
            draw_line(std::move(points), colour, false, n, things, strokes);
        }
    if (const JsonValue* list = either(root, "arrows", "a"))
        for (const JsonValue& line : list->items)
            draw_line(points_of(line), colour_in(line, "color", "c"), true, n, things, strokes);
}

}  // namespace deduku::formats::published
