#include "formats/published/things/things.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "formats/parts.hpp"
#include "formats/published/text/plain_text.hpp"
#include "formats/published/things/drawing.hpp"
#include "formats/published/things/path.hpp"
#include "formats/published/things/pointers.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::published {

std::optional<Colour> Thing::colour() const {
    if ((kind == ThingKind::dot || kind == ThingKind::corner) && fill && fill->visible) return fill;
    const bool white = !fill || !fill->visible || words_of(*fill).front() == "white";
    return white && border && border->visible ? border : fill;
}

bool Thing::is_filled() const { return fill && fill->visible && words_of(*fill).front() != "white"; }

std::string_view name_of(ThingKind kind) {
    constexpr std::array<std::string_view, 13> kind_names = {"line",         "arrow",      "diagonal", "dot",    "sign",
                                                             "corner clue",  "circle",     "shade",    "letter", "cage",
                                                             "outside clue", "cell arrow", "stroke"};
    return kind_names[static_cast<std::size_t>(kind)];
}

std::string text_of(const JsonValue& object, std::string_view key, std::string_view short_key) {
    const JsonValue* value = either(object, key, short_key);
    if (value == nullptr || (value->kind == JsonKind::word && (value->text == "null" || value->text == "false")))
        return {};
    return std::string(reading::trimmed(plain_text(value->text)));
}

std::optional<int> thousandths(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    int whole = 0, part = 0, scale = 1000;
    bool point = false, any = false;
    for (char c : text) {
        if (c == '.' && !point) {
            point = true;
        } else if (is_digit(c)) {
            any = true;
            if (!point && whole > 10'000) return std::nullopt;
            if (!point) whole = 10 * whole + (c - '0');
            if (point && scale > 1) part += (c - '0') * (scale /= 10);
        } else {
            return std::nullopt;
        }
    }
    if (!any) return std::nullopt;
    const int value = 1000 * whole + part;
    return negative ? -value : value;
}

namespace {

// The shapes of one place are one thing: the text of one, the fill of another.
void join_at_one_place(std::vector<Thing>& things) {
    std::vector<Thing> out;
    for (Thing& thing : things) {
        const auto same = std::find_if(out.begin(), out.end(), [&](const Thing& other) {
            const bool shapes =
                thing.kind == other.kind && other.cells == thing.cells &&
                is_near(thing.at, other.at, thing.kind == ThingKind::corner || thing.kind == ThingKind::dot ? 260 : 60);
            const bool text_on_shape = thing.kind == ThingKind::letter && !other.cells.empty() && other.text.empty() &&
                                       (other.kind == ThingKind::mark) && is_near(thing.at, other.at, 120);
            const bool sign_on_dot = thing.kind == ThingKind::sign && other.kind == ThingKind::dot &&
                                     other.text.empty() && is_near(thing.at, other.at, 120);
            // Several texts in one circle.
            if (shapes && thing.kind == ThingKind::corner) return true;
            return (shapes && (thing.text.empty() || other.text.empty() || thing.text == other.text)) ||
                   text_on_shape || sign_on_dot;
        });
        if (same == out.end() || thing.kind == ThingKind::line || thing.kind == ThingKind::arrow ||
            thing.kind == ThingKind::cage) {
            out.push_back(std::move(thing));
            continue;
        }
        if (same->text.empty())
            same->text = std::move(thing.text);
        else if (thing.kind == ThingKind::corner && !thing.text.empty() && same->text != thing.text)
            same->text += ' ' + thing.text;
        if (thing.fill && thing.fill->visible) same->fill = thing.fill;
        if (thing.border && thing.border->visible) same->border = thing.border;
        if (same->shape == ThingShape::none) same->shape = thing.shape;
    }
    things = std::move(out);
}

bool is_line(const Thing& thing) { return thing.kind == ThingKind::line || thing.kind == ThingKind::arrow; }

int mark_at(const std::vector<Thing>& things, Cell cell) {
    for (std::size_t i = 0; i < things.size(); ++i)
        if (things[i].kind == ThingKind::mark &&
            std::find(things[i].cells.begin(), things[i].cells.end(), cell) != things[i].cells.end())
            return static_cast<int>(i);
    return -1;
}

// The same line drawn twice, perhaps in the other direction or with a different width, is one thing.
void drop_second_lines(std::vector<Thing>& things) {
    std::vector<Thing> out;
    for (Thing& thing : things) {
        const auto same = std::find_if(out.begin(), out.end(), [&](const Thing& other) {
            if (other.kind != thing.kind) return false;
            const bool turned =
                std::equal(thing.cells.begin(), thing.cells.end(), other.cells.rbegin(), other.cells.rend());
            return other.cells == thing.cells || (turned && thing.kind == ThingKind::line);
        });
        if (is_line(thing) && same != out.end()) {
            // The upper one is seen.
            same->fill = thing.fill;
            continue;
        }
        out.push_back(std::move(thing));
    }
    things = std::move(out);
}

// A little arrow head drawn as a stroke makes an arrow of the line that ends in its tip.
void heads_of_lines(std::vector<Thing>& things, const std::vector<Stroke>& strokes, int n) {
    for (const Stroke& stroke : strokes) {
        if (stroke.points.size() != 3) continue;
        const auto tip = cell_at(stroke.points[1], n);
        if (!tip || !is_near(stroke.points[1], centre_of(*tip, n), 250)) continue;
        Thing* line = nullptr;
        for (Thing& thing : things)
            if (thing.kind == ThingKind::line && thing.cells.size() > 1 && thing.fill == stroke.colour &&
                (thing.cells.back() == *tip || thing.cells.front() == *tip))
                line = &thing;
        if (line == nullptr) continue;
        if (line->cells.back() != *tip) std::reverse(line->cells.begin(), line->cells.end());
        line->kind = ThingKind::arrow;
        stroke.used = true;
    }
}

// A chevron on the border of two cells, or a head in it: its tip is towards the smaller digit.
void chevrons(std::vector<Thing>& things, const std::vector<Stroke>& strokes, int n) {
    for (const Stroke& stroke : strokes) {
        if (stroke.used || stroke.points.size() != 3) continue;
        const DrawnPoint a = stroke.points[0], tip = stroke.points[1], b = stroke.points[2];
        const int down = 2 * tip.row - a.row - b.row, right = 2 * tip.column - a.column - b.column;
        const bool upright = std::abs(down) > std::abs(right);
        const DrawnPoint middle = {(a.row + 2 * tip.row + b.row) / 4, (a.column + 2 * tip.column + b.column) / 4};
        const int way = upright ? (down > 0 ? 1 : -1) : (right > 0 ? 1 : -1);
        // The nearest border across this direction.
        DrawnPoint border = middle;
        int& across = upright ? border.row : border.column;
        across = (across + 500) / 1000 * 1000;
        if (!is_near(border, middle, 200)) continue;
        DrawnPoint from = border, to = border;
        (upright ? from.row : from.column) -= 500 * way;
        (upright ? to.row : to.column) += 500 * way;
        const auto large = cell_at(from, n), small = cell_at(to, n);
        if (!large || !small) continue;
        things.push_back({.kind = ThingKind::sign, .cells = {*large, *small}, .text = ">", .at = border});
        stroke.used = true;
    }
}

// A text that is a sign stays a sign if a small shape lies below it.
void signs_on_dots(std::vector<Thing>& things) {
    for (Thing& thing : things)
        if (thing.kind == ThingKind::dot && std::string_view("XVxv<>^").find(thing.text) != std::string_view::npos &&
            !thing.text.empty())
            thing.kind = ThingKind::sign;
}

// A branch of a thermometer has no bulb: it starts on a cell of another line of its colour, and goes on from there.
void join_branches(std::vector<Thing>& things) {
    const auto has_bulb = [&](const Thing& thing, int mark) {
        return mark >= 0 && things[static_cast<std::size_t>(mark)].is_filled() && thing.kind == ThingKind::line &&
               things[static_cast<std::size_t>(mark)].shape == ThingShape::circle;
    };
    for (Thing& branch : things) {
        if (branch.kind != ThingKind::line || branch.start >= 0 || branch.end >= 0) continue;
        std::vector<Cell> longest;
        int bulb = -1;
        for (const Thing& stem : things) {
            if (&stem == &branch || stem.kind != ThingKind::line || !(stem.fill == branch.fill)) continue;
            const bool from_start = has_bulb(stem, stem.start);
            if (from_start == has_bulb(stem, stem.end)) continue;
            std::vector<Cell> path = stem.cells;
            if (!from_start) std::reverse(path.begin(), path.end());
            const auto first = std::find(path.begin(), path.end(), branch.cells.front());
            const auto last = std::find(path.begin(), path.end(), branch.cells.back());
            if (first == path.end() && last == path.end()) continue;
            std::vector<Cell> cells = branch.cells;
            if (last < first) std::reverse(cells.begin(), cells.end());
            longest.assign(path.begin(), std::min(first, last));
            longest.insert(longest.end(), cells.begin(), cells.end());
            bulb = from_start ? stem.start : stem.end;
            break;
        }
        if (longest.empty()) continue;
        branch.cells = std::move(longest);
        branch.start = bulb;
    }
}

// The text beside the board that an arrow belongs to.
Thing* text_beside(std::vector<Thing>& things, DrawnPoint tail) {
    constexpr int farthest = 1400;
    Thing* nearest = nullptr;
    const auto distance = [&](const Thing& thing) {
        return std::abs(thing.at.row - tail.row) + std::abs(thing.at.column - tail.column);
    };
    for (Thing& thing : things)
        if (thing.kind == ThingKind::outside && !thing.text.empty() && !thing.head && distance(thing) < farthest &&
            (nearest == nullptr || distance(thing) < distance(*nearest)))
            nearest = &thing;
    return nearest;
}

// Arrows beside the board show the direction of the nearest text; without one they are clues without a number.
void arrows_of_outside(std::vector<Thing>& things, const std::vector<Stroke>& strokes, int n) {
    for (const Stroke& stroke : strokes) {
        if (stroke.used || !stroke.head || stroke.points.size() < 2) continue;
        const DrawnPoint tail = stroke.points.front(), tip = stroke.points.back();
        const auto sign = [](int value) { return value > 60 ? 1 : value < -60 ? -1 : 0; };
        const int down = sign(tip.row - tail.row), right = sign(tip.column - tail.column);
        std::vector<Cell> cells = cells_ahead(tip, down, right, n);
        if (cells.empty()) continue;
        Thing* text = text_beside(things, tail);
        if (text == nullptr && (cell_at(tail, n) || (down == 0 && right == 0))) continue;
        if (text == nullptr) {
            things.push_back({.kind = ThingKind::outside, .fill = stroke.colour, .at = tail});
            text = &things.back();
        }
        text->head = true;
        text->down = down;
        text->right = right;
        text->cells = std::move(cells);
        stroke.used = true;
    }
}

// Arrows whose first point is beside a pill start in it.
void arrows_of_pills(std::vector<Thing>& things, int n) {
    for (Thing& arrow : things) {
        if (arrow.kind != ThingKind::arrow || mark_at(things, arrow.cells.front()) >= 0 || arrow.cells.size() < 2)
            continue;
        const DrawnPoint next = centre_of(arrow.cells[arrow.at == centre_of(arrow.cells[0], n) ? 1 : 0], n);
        for (const int step : {200, 350, 500}) {
            const auto sign = [&](int value) { return value > 50 ? 1 : value < -50 ? -1 : 0; };
            const DrawnPoint back = {arrow.at.row - step * sign(next.row - arrow.at.row),
                                     arrow.at.column - step * sign(next.column - arrow.at.column)};
            const auto cell = cell_at(back, n);
            if (!cell || *cell == arrow.cells.front() || mark_at(things, *cell) < 0) continue;
            arrow.cells.insert(arrow.cells.begin(), *cell);
            break;
        }
    }
}

}  // namespace

std::vector<Thing> joined_things(std::vector<Thing> things, const std::vector<Stroke>& strokes, int n) {
    join_at_one_place(things);
    signs_on_dots(things);
    drop_second_lines(things);
    heads_of_lines(things, strokes, n);
    chevrons(things, strokes, n);
    add_pointers(things, strokes, n);
    arrows_of_outside(things, strokes, n);
    arrows_of_pills(things, n);
    for (const Stroke& stroke : strokes) {
        if (stroke.used) continue;
        things.push_back({.kind = ThingKind::stroke, .fill = stroke.colour, .at = stroke.points.front()});
        if (auto cells = cells_beside(stroke.points, n); cells && !stroke.head) things.back().cells = *std::move(cells);
    }
    for (Thing& thing : things) {
        if (!is_line(thing)) continue;
        thing.start = mark_at(things, thing.cells.front());
        thing.end = mark_at(things, thing.cells.back());
    }
    // A branch of a branch has its stem after one round.
    for (int round = 0; round < 3; ++round) join_branches(things);
    return things;
}

std::vector<Thing> things_of_sudokupad(const JsonValue& root, int n) {
    std::vector<Thing> things;
    std::vector<Stroke> strokes;
    draw_cages(root, n, things);
    draw_shapes(root, n, things);
    draw_lines(root, n, things, strokes);
    return joined_things(std::move(things), strokes, n);
}

}  // namespace deduku::formats::published
