#include "formats/penpa/paths.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>

#include "grid/contains.hpp"

namespace deduku::formats::penpa {
namespace {

constexpr std::string_view light_grey = "#cccccc", arrow_grey = "#b3b3b3", black = "#000000";

bool is_thick(int style) { return style == 2 || style == 21; }
bool is_thin(int style) { return style == 1 || style == 11 || style == 80; }

std::string_view colour_of_style(int style) {
    switch (style) {
        case 3:
        case 30: return "#208020";
        case 5:
        case 6:
        case 40: return "#999999";
        case 8: return "#ff0000";
        case 9: return "#187bcd";
        case 12: return "#444444";
        case 14: return "#777777";
        default: return black;
    }
}

struct Step {
    DrawnPoint from{}, to{};
    bool used = false;
};
struct PointOrder {
    bool operator()(DrawnPoint a, DrawnPoint b) const { return a.row != b.row ? a.row < b.row : a.column < b.column; }
};

// Steps of one colour, put together to lines. At a crossing a line goes straight on; at a fork lines end.
class Tracing {
  public:
    void add(DrawnPoint from, DrawnPoint to) {
        for (const DrawnPoint end : {from, to}) at_[end].push_back(steps_.size());
        steps_.push_back({from, to});
    }

    std::vector<std::vector<DrawnPoint>> lines() {
        std::vector<std::vector<DrawnPoint>> out;
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            if (steps_[i].used) continue;
            steps_[i].used = true;
            std::vector<DrawnPoint> line{steps_[i].from, steps_[i].to};
            go_on(line);
            std::reverse(line.begin(), line.end());
            go_on(line);
            std::reverse(line.begin(), line.end());
            out.push_back(without_middles(line));
        }
        return out;
    }

  private:
    static bool straight(DrawnPoint a, DrawnPoint b, DrawnPoint c) {
        const auto cross =
            std::int64_t{b.row - a.row} * (c.column - b.column) - std::int64_t{b.column - a.column} * (c.row - b.row);
        const auto dot =
            std::int64_t{b.row - a.row} * (c.row - b.row) + std::int64_t{b.column - a.column} * (c.column - b.column);
        return cross == 0 && dot > 0;
    }
    DrawnPoint other_end(std::size_t step, DrawnPoint end) const {
        return steps_[step].from == end ? steps_[step].to : steps_[step].from;
    }
    // The step after the last one of a line; none where it ends.
    std::optional<std::size_t> next(const std::vector<DrawnPoint>& line) const {
        const DrawnPoint end = line.back(), before = line[line.size() - 2];
        const std::vector<std::size_t>& here = at_.at(end);
        if (here.size() != 2 && here.size() != 4) return std::nullopt;
        for (const std::size_t step : here)
            if (!steps_[step].used && (here.size() == 2 || straight(before, end, other_end(step, end)))) return step;
        return std::nullopt;
    }
    void go_on(std::vector<DrawnPoint>& line) {
        while (const auto step = next(line)) {
            steps_[*step].used = true;
            line.push_back(other_end(*step, line.back()));
        }
    }
    static std::vector<DrawnPoint> without_middles(const std::vector<DrawnPoint>& line) {
        std::vector<DrawnPoint> out;
        for (std::size_t i = 0; i < line.size(); ++i)
            if (i == 0 || i + 1 == line.size() || !straight(line[i - 1], line[i], line[i + 1])) out.push_back(line[i]);
        return out;
    }

    std::vector<Step> steps_{};
    std::map<DrawnPoint, std::vector<std::size_t>, PointOrder> at_{};
};

using Tracings = std::map<std::string, Tracing, std::less<>>;

struct StepEnds {
    SheetPoint from{}, to{};
};
std::optional<StepEnds> ends_in(const SheetBoard& board, std::string_view key) {
    const std::size_t comma = key.find(',');
    if (comma == key.npos) return std::nullopt;
    const auto from = board.point(key.substr(0, comma)), to = board.point(key.substr(comma + 1));
    return from && to ? std::optional(StepEnds{*from, *to}) : std::nullopt;
}

bool between_corners(const StepEnds& ends) {
    return ends.from.kind == PointKind::corner && ends.to.kind == PointKind::corner &&
           (ends.from.at.row == ends.to.at.row || ends.from.at.column == ends.to.at.column);
}
// Whether a line lies on the outline of the board.
bool on_outline(const StepEnds& ends, int n) {
    const DrawnPoint a = ends.from.at, b = ends.to.at;
    const auto inside = [&](int value) { return value >= 0 && value <= 1000 * n; };
    const auto edge = [&](int value) { return value == 0 || value == 1000 * n; };
    return (a.row == b.row && edge(a.row) && inside(a.column) && inside(b.column)) ||
           (a.column == b.column && edge(a.column) && inside(a.row) && inside(b.row));
}
bool inside_board(const StepEnds& ends, int n) {
    const auto inside = [&](DrawnPoint p) {
        return p.row >= 0 && p.column >= 0 && p.row <= 1000 * n && p.column <= 1000 * n;
    };
    return inside(ends.from.at) && inside(ends.to.at);
}

void draw_kind_of_steps(const PenpaSheet& sheet, std::string_view kind, Tracings& tracings, PadDrawing& to,
                        ThickEdges& edges) {
    const JsonValue* steps = sheet.setter.kind(kind);
    for (std::size_t i = 0; steps != nullptr && i < steps->keys.size(); ++i) {
        const int style = number_in(steps->items[i].text).value_or(0);
        const auto ends = ends_in(sheet.board, steps->keys[i]);
        const std::string chosen = sheet.setter.colour(kind, steps->keys[i]);
        if (style == 0 && steps->items[i].text == "0") continue;  // invisible
        if (!ends) {
            // A key of one point is a cross.
            const auto point = sheet.board.point(steps->keys[i]);
            to.unknown(point ? point->at : DrawnPoint{}, style == 98 ? "x" : "of a line");
            continue;
        }
        const bool plain = chosen.empty() || pad_colour(chosen) == black;
        if (between_corners(*ends) && inside_board(*ends, sheet.board.n) && plain &&
            (is_thick(style) || is_thin(style))) {
            if (is_thick(style) && !on_outline(*ends, sheet.board.n)) edges.add(ends->from.at, ends->to.at);
            continue;
        }
        tracings[chosen.empty() ? std::string(colour_of_style(style)) : chosen].add(ends->from.at, ends->to.at);
    }
}

struct ListKind {
    std::string_view name, colour;
    bool head = false;                  // an arrow
    std::string_view fill{}, border{};  // of the circle at its start
};
constexpr std::array<ListKind, 5> list_kinds = {{
    {"thermo", light_grey, false, light_grey, {}},
    {"nobulbthermo", light_grey},
    {"arrows", arrow_grey, true, "#ffffff", arrow_grey},
    {"direction", arrow_grey, true},
    {"squareframe", light_grey},
}};

void draw_list(const PenpaSheet& sheet, const ListKind& kind, std::size_t i, PadDrawing& to) {
    const JsonValue& list = sheet.setter.kind(kind.name)->items[i];
    std::vector<DrawnPoint> points;
    for (const JsonValue& number : list.items)
        if (const auto point = sheet.board.point(number.text)) points.push_back(point->at);
    if (points.size() != list.items.size()) return to.figure(kind.colour);
    if (points.empty() || (points.size() == 1 && kind.head)) return;
    const std::string chosen = sheet.setter.colour(kind.name, std::to_string(i));
    const std::string colour = chosen.empty() ? std::string(kind.colour) : chosen;
    if (!kind.fill.empty())
        to.shape({.at = points[0],
                  .width = 800,
                  .height = 800,
                  .rounded = true,
                  .fill = kind.border.empty() ? colour : std::string(kind.fill),
                  .border = kind.border.empty() ? std::string() : colour});
    if (points.size() == 1) return;
    if (kind.head)
        to.arrow(points, colour);
    else
        to.line(points, colour);
}

}  // namespace

void draw_steps(const PenpaSheet& sheet, PadDrawing& to, ThickEdges& edges) {
    Tracings tracings;
    for (const std::string_view kind : {"line", "lineE", "freeline", "freelineE"})
        draw_kind_of_steps(sheet, kind, tracings, to, edges);
    for (auto& [colour, tracing] : tracings)
        for (const std::vector<DrawnPoint>& line : tracing.lines()) to.line(line, colour);
    for (const std::string_view kind : {"wall", "deletelineE"})
        if (const JsonValue* steps = sheet.setter.kind(kind))
            for (std::size_t i = 0; i < steps->items.size(); ++i) to.figure(black);
}

void draw_lists(const PenpaSheet& sheet, PadDrawing& to) {
    for (const ListKind& kind : list_kinds)
        if (const JsonValue* lists = sheet.setter.kind(kind.name))
            for (std::size_t i = 0; i < lists->items.size(); ++i) draw_list(sheet, kind, i, to);
    if (const JsonValue* polygons = sheet.setter.kind("polygon"))
        for (const JsonValue& polygon : polygons->items)
            if (!polygon.items.empty()) to.figure(black);
}

bool has_any(const PenpaSheet& sheet, std::string_view kind) {
    const JsonValue* list = sheet.setter.kind(kind);
    return list != nullptr && std::any_of(list->items.begin(), list->items.end(),
                                          [](const JsonValue& item) { return !item.items.empty(); });
}

}  // namespace deduku::formats::penpa
