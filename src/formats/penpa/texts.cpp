// Texts by their sizes: "1" usual, "2" with an arrow, "4" up to four signs, "5" small, "6" medium, "7" candidates,
// "8" several words, "10" large.
#include <algorithm>
#include <array>

#include "formats/penpa/marks.hpp"
#include "grid/contains.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::penpa {
namespace {

/// A text of a layer.
struct SheetText {
    std::string text{}, size{};
    int style = 1;
    bool turned = false;
};

// The text of candidates, and of a single one its digit.
SheetText candidates_of(const JsonValue& list) {
    SheetText out{.size = "7"};
    for (std::size_t i = 0; i < list.items.size(); ++i)
        if (list.items[i].text == "1") out.text += (out.text.empty() ? "" : " ") + std::to_string(i + 1);
    if (out.text.find(' ') == out.text.npos) out.size = "1";
    return out;
}

SheetText text_in(const JsonValue& entry) {
    const auto item = [&](std::size_t i) { return i < entry.items.size() ? entry.items[i].text : std::string(); };
    SheetText out{.text = std::string(reading::trimmed(item(0))), .size = item(2)};
    if (!entry.items.empty() && entry.items[0].is_list()) out = candidates_of(entry.items[0]);
    out.style = number_in(item(1)).value_or(1);
    out.turned = entry.items.size() > 3 && entry.items[3].says_something();
    return out;
}

bool is_digit_of(const SheetText& text, int n) {
    const auto value = number_in(text.text);
    const bool size = text.size == "1" || text.size == "10" || (text.size == "4" && text.text.size() == 1);
    return size && !text.turned && value && *value >= 1 && *value <= n && !text.text.starts_with('0');
}

// The circle below a text of some styles.
void set_circle(int style, int size, PadShape& shape) {
    shape.rounded = true;
    shape.width = shape.height = size;
    shape.fill = style == 5 || style == 6 ? "#ffffff" : style == 7 ? "#000000" : style == 11 ? "#ff0000" : "";
    shape.border = style == 6 || style == 7 ? "#000000" : style == 11 ? "#ff0000" : "";
}

int circle_size(std::string_view size, PointKind kind) {
    if (size == "5") return 340;
    if (size == "6") return 500;
    if (size == "10") return 720;
    return size == "4" && kind == PointKind::corner ? 620 : 840;
}

// Takes "_0" from the end of a text: the way of the arrow above it.
std::optional<std::array<int, 2>> arrow_of(std::string& text) {
    constexpr std::array<std::array<int, 2>, 8> ways = {
        {{-1, 0}, {0, -1}, {0, 1}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
    if (text.size() < 2 || text[text.size() - 2] != '_') return std::nullopt;
    const char way = text.back();
    if (way < '0' || way > '7') return std::nullopt;
    text.resize(text.size() - 2);
    return ways[static_cast<std::size_t>(way - '0')];
}

void draw_number(const SheetPoint& point, SheetText text, bool given, PadDrawing& to) {
    PadShape shape{.at = point.at, .text = given ? std::string() : text.text};
    const bool has_circle = text.style == 6 || text.style == 7 || text.style == 11;
    // White without a border hides only the lines between cells.
    const bool hides = text.style == 5 && point.kind != PointKind::cell;
    if (has_circle || hides) set_circle(text.style, circle_size(text.size, point.kind), shape);
    if (text.size == "2" && !given)
        if (const auto way = arrow_of(shape.text)) {
            const auto [down, right] = *way;
            to.arrow(std::array{DrawnPoint{point.at.row + 100 * down, point.at.column + 100 * right},
                                DrawnPoint{point.at.row + 450 * down, point.at.column + 450 * right}},
                     "#000000");
        }
    if (!shape.text.empty() || has_circle) to.shape(shape);
}

// A small text at a quarter or a side of its cell.
void draw_small(const SheetPoint& point, const SheetText& text, PadDrawing& to) {
    const auto toward_middle = [](int value) {
        const int cell = value >= 0 ? value / 1000 : (value - 999) / 1000;
        return std::clamp(value, cell * 1000 + 300, cell * 1000 + 700);
    };
    PadShape shape{.at = {toward_middle(point.at.row), toward_middle(point.at.column)}, .text = text.text};
    const bool has_circle = text.style == 6 || text.style == 7 || text.style == 11;
    if (has_circle) set_circle(text.style, 360, shape);
    if (!shape.text.empty() || has_circle) to.shape(shape);
}

}  // namespace

void draw_texts(const PenpaSheet& sheet, std::span<const std::string> of_cages, PadDrawing& to,
                std::vector<std::string>& givens) {
    givens.assign(static_cast<std::size_t>(sheet.board.n * sheet.board.n), "");
    const JsonValue* numbers = sheet.setter.kind("number");
    for (std::size_t i = 0; numbers != nullptr && i < numbers->keys.size(); ++i) {
        std::string_view key = numbers->keys[i];
        const bool second = key.ends_with('E');
        if (second) key.remove_suffix(1);
        const SheetText text = text_in(numbers->items[i]);
        const auto point = sheet.board.point(key);
        if (!point) {
            to.unknown({}, "of a text");
            continue;
        }
        const auto cell = point->kind == PointKind::cell ? sheet.board.cell(point->number) : std::nullopt;
        const bool given = cell && !second && is_digit_of(text, sheet.board.n);
        if (given) givens[place_of(*cell)] = text.text;
        draw_number(*point, text, given, to);
    }
    const JsonValue* small = sheet.setter.kind("numberS");
    for (std::size_t i = 0; small != nullptr && i < small->keys.size(); ++i) {
        if (contains(of_cages, small->keys[i])) continue;
        const auto point = sheet.board.point(small->keys[i]);
        const SheetText text = text_in(small->items[i]);
        if (point)
            draw_small(*point, text, to);
        else
            to.unknown({}, "of a text");
    }
}

std::vector<std::string> digits_of(const SheetLayer& layer, const SheetBoard& board) {
    std::vector<std::string> out(static_cast<std::size_t>(board.n * board.n));
    const JsonValue* numbers = layer.kind("number");
    for (std::size_t i = 0; numbers != nullptr && i < numbers->keys.size(); ++i) {
        const auto point = board.point(numbers->keys[i]);
        const auto cell = point && point->kind == PointKind::cell ? board.cell(point->number) : std::nullopt;
        const SheetText text = text_in(numbers->items[i]);
        if (cell && is_digit_of(text, board.n)) out[place_of(*cell)] = text.text;
    }
    return out;
}

}  // namespace deduku::formats::penpa
