// Symbols by their names and styles: circles, squares, diamonds, bars, signs, pills, arrows.
#include <algorithm>
#include <array>

#include "formats/penpa/marks.hpp"

namespace deduku::formats::penpa {
namespace {

struct MarkStyle {
    std::string_view fill, border;
    bool chosen_fill, chosen_border;  // where a colour that the setter chose goes
};
// Of circles and other shapes, by their numbers from 1.
constexpr std::array<MarkStyle, 13> mark_styles = {{
    {"#ffffff", "#000000", true, false},
    {"#000000", "#000000", true, true},
    {"#cccccc", "", true, false},
    {"", "#000000", false, true},
    {"#cccccc", "#000000", true, false},
    {"#ffffff", "#999999", true, false},
    {"#ffffff", "", true, false},
    {"#ffffff", "#000000", true, false},
    {"#cccccc", "#000000", true, false},
    {"#ffffff", "#000000", false, true},
    {"#ff0000", "#ff0000", false, false},
    {"#208020", "#208020", false, false},
    {"", "#000000", false, true},
}};

struct MarkShape {
    std::string_view name;
    int size;
    bool rounded = false, turned = false;
};
constexpr std::array<MarkShape, 13> mark_shapes = {{
    {"circle_L", 860, true},
    {"circle_M", 700, true},
    {"circle_S", 440, true},
    {"circle_SS", 260, true},
    {"square_LL", 1000},
    {"square_L", 800},
    {"square_M", 700},
    {"square_S", 440},
    {"square_SS", 260},
    {"diamond_L", 610, false, true},
    {"diamond_M", 500, false, true},
    {"diamond_S", 310, false, true},
    {"diamond_SS", 180, false, true},
}};

constexpr std::array<std::string_view, 14> cell_colours = {"",        "#444444", "#b3ffb3", "#cccccc", "#000000",
                                                           "#c0e0ff", "#ffa3a3", "#ffffa3", "#999999", "#ffb3ff",
                                                           "#ffcc80", "#cc99ff", "#eecab1", "#ff6700"};

bool draw_mark(const MarkShape& shape, int number, const std::string& chosen, PadShape figure, PadDrawing& to) {
    if (number < 1 || number > static_cast<int>(mark_styles.size())) return false;
    const MarkStyle& style = mark_styles[static_cast<std::size_t>(number - 1)];
    figure.width = figure.height = shape.size;
    figure.rounded = shape.rounded;
    figure.turned = shape.turned;
    figure.fill = style.chosen_fill && !chosen.empty() ? chosen : std::string(style.fill);
    figure.border = style.chosen_border && !chosen.empty() ? chosen : std::string(style.border);
    to.shape(figure);
    return true;
}

// A shape of several cells in a row or column, with the middle of its first cell.
bool draw_long(int cells, bool down, PadShape figure, PadDrawing& to) {
    (down ? figure.at.row : figure.at.column) += 500 * (cells - 1);
    figure.width = figure.height = 800;
    (down ? figure.height : figure.width) += 1000 * (cells - 1);
    figure.rounded = true;
    to.shape(figure);
    return true;
}

bool draw_pill(std::string_view name, int number, const std::string& chosen, PadShape figure, PadDrawing& to) {
    if (name == "sudokumore" && number >= 1 && number <= 5) {
        figure.fill = "#ffffff";
        figure.border = chosen.empty() ? "#b3b3b3" : chosen;
        return number == 5 ? draw_long(1, false, figure, to)
                           : draw_long(number < 3 ? 2 : 3, number % 2 == 0, figure, to);
    }
    if (name == "sudokuetc" && number >= 4 && number <= 7) {
        figure.border = chosen.empty() ? "#000000" : chosen;
        return draw_long(number < 6 ? 2 : 3, number % 2 == 1, figure, to);
    }
    return false;
}

bool draw_bar(std::string_view name, int number, const std::string& chosen, PadShape figure, PadDrawing& to) {
    if (!name.starts_with("bars_") || number < 1 || number > 4) return false;
    figure.width = figure.height = 710;
    (number % 2 == 1 ? figure.width : figure.height) = number < 3 ? 140 : 280;
    figure.border = "#000000";
    figure.fill = name == "bars_W" ? "#ffffff" : !chosen.empty() ? chosen : name == "bars_B" ? "#000000" : "#cccccc";
    to.shape(figure);
    return true;
}

// Its point looks to the left, up, right or down: two strokes.
bool draw_inequality(int number, const std::string& chosen, DrawnPoint at, PadDrawing& to) {
    if (number < 1 || number > 8) return false;
    constexpr int size = 140;
    const int way = (number - 1) % 4, sign = way < 2 ? -1 : 1;
    const bool upright = way % 2 == 1;
    const auto point = [&](int along, int across) {
        return DrawnPoint{at.row + (upright ? along : across), at.column + (upright ? across : along)};
    };
    to.line(std::array{point(-sign * size, -size), point(sign * size, 0), point(-sign * size, size)},
            chosen.empty() ? "#000000" : chosen);
    return true;
}

bool draw_arrow_symbol(std::string_view name, int number, const std::string& chosen, DrawnPoint at, PadDrawing& to) {
    constexpr std::array<std::string_view, 12> arrows = {"arrow_B_B",   "arrow_B_G",   "arrow_B_W",   "arrow_N_B",
                                                         "arrow_N_G",   "arrow_N_W",   "arrow_S",     "arrow_GP",
                                                         "arrow_Short", "arrow_tri_B", "arrow_tri_G", "arrow_tri_W"};
    if (std::find(arrows.begin(), arrows.end(), name) == arrows.end() || number < 1 || number > 8) return false;
    // To the left, then on by an eighth of a turn.
    constexpr std::array<std::array<int, 2>, 8> ways = {
        {{0, -1}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}}};
    const auto [down, right] = ways[static_cast<std::size_t>(number - 1)];
    to.arrow(std::array{DrawnPoint{at.row - 250 * down, at.column - 250 * right},
                        DrawnPoint{at.row + 250 * down, at.column + 250 * right}},
             chosen.empty() ? "#000000" : chosen);
    return true;
}

bool draw_symbol(std::string_view name, int number, const std::string& chosen, DrawnPoint at, PadDrawing& to) {
    const PadShape figure{.at = at};
    for (const MarkShape& shape : mark_shapes)
        if (shape.name == name) return draw_mark(shape, number, chosen, figure, to);
    if (name == "inequality") return draw_inequality(number, chosen, at, to);
    return draw_pill(name, number, chosen, figure, to) || draw_bar(name, number, chosen, figure, to) ||
           draw_arrow_symbol(name, number, chosen, at, to);
}

void draw_colours(const PenpaSheet& sheet, PadDrawing& to) {
    const JsonValue* cells = sheet.setter.kind("surface");
    for (std::size_t i = 0; cells != nullptr && i < cells->keys.size(); ++i) {
        const auto point = sheet.board.point(cells->keys[i]);
        const auto number = number_in(cells->items[i].text);
        if (number == 0) continue;
        const bool known = point && point->kind == PointKind::cell && number && *number < 14;
        const std::string chosen = sheet.setter.colour("surface", cells->keys[i]);
        if (known)
            to.shape({.at = point->at,
                      .fill = chosen.empty() ? std::string(cell_colours[static_cast<std::size_t>(*number)]) : chosen});
        else
            to.unknown(point ? point->at : DrawnPoint{}, "of several colours");
    }
}

}  // namespace

void draw_symbols(const PenpaSheet& sheet, PadDrawing& to) {
    draw_colours(sheet, to);
    const JsonValue* symbols = sheet.setter.kind("symbol");
    for (std::size_t i = 0; symbols != nullptr && i < symbols->keys.size(); ++i) {
        const JsonValue& symbol = symbols->items[i];
        std::string_view key = symbols->keys[i];
        const std::string chosen = sheet.setter.colour("symbol", key);
        // A second symbol in a place.
        if (key.ends_with('E')) key.remove_suffix(1);
        const auto point = sheet.board.point(key);
        const std::string name = symbol.items.size() > 1 ? symbol.items[1].text : std::string();
        const auto number = symbol.items.empty() ? std::nullopt : number_in(symbol.items[0].text);
        if (!point || !number || !draw_symbol(name, *number, chosen, point->at, to))
            to.unknown(point ? point->at : DrawnPoint{}, name);
    }
}

}  // namespace deduku::formats::penpa
