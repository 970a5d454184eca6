// Clues outside the board, each at the start of its row, column or diagonal; several at one place are stacked outwards.
//
//   22         little killer: a number and an arrow       X-sum: a number and a tip
//     \, 12    sandwich: a number between two bars        numbered room: a number in a frame
//      +-----
//   15>|
#include <array>

#include "pictures/svg/rules/drawing.hpp"

namespace deduku::svg {
namespace {

constexpr int clue_side = 34;

bool is_beside(const Rule& rule) { return rule.row->shape != RuleShape::cells; }

/// The position of a clue: next to its first cell, against the direction of its cells.
struct Beside {
    int down, right;  ///< the direction of the cells
    int row, column;  ///< of the place; -1 and N lie beside the board
};
Beside beside_of(const Rule& rule, const Geometry& geometry) {
    const std::vector<Cell>& cells = rule.groups[0];
    const int row = geometry.row(cells[0]), column = geometry.column(cells[0]);
    Beside out{};
    if (cells.size() > 1) {
        out.down = geometry.row(cells[1]) - row;
        out.right = geometry.column(cells[1]) - column;
    } else {
        // A diagonal of one cell, in a corner: its direction is inwards.
        out.down = row == 0 ? 1 : -1;
        out.right = column == geometry.columns() - 1 ? 1 : -1;
    }
    out.row = row - out.down;
    out.column = column - out.right;
    return out;
}

// Two diagonals do not collide if they point to different corners of the place.
bool collide(const Beside& a, const Beside& b) {
    if (a.row != b.row || a.column != b.column) return false;
    const auto diagonal = [](const Beside& place) { return place.down != 0 && place.right != 0; };
    return !diagonal(a) || !diagonal(b) || (a.down == b.down && a.right == b.right);
}

// The number of earlier clues at the same place.
int depth_of(const Rule& rule, const Geometry& geometry) {
    const Beside place = beside_of(rule, geometry);
    int depth = 0;
    for (const Rule& other : geometry.rules()) {
        if (&other == &rule) break;
        if (!is_beside(other)) continue;
        if (collide(beside_of(other, geometry), place)) ++depth;
    }
    return depth;
}

// The middle of the place, or for a diagonal the corner of the cell that it points to, moved outwards by the depth.
struct Spot {
    Beside place;
    int depth, rows, columns;
    static int out(int i, int n) { return i < 0 ? -1 : i >= n ? 1 : 0; }
    Point outwards(int way) const { return {out(place.column, columns) * way, out(place.row, rows) * way}; }
};

Spot spot_of(const Rule& rule, const Frame& frame) {
    const Geometry& geometry = frame.geometry();
    return {beside_of(rule, geometry), depth_of(rule, geometry), geometry.rows(), geometry.columns()};
}

Point middle_of(const Rule& rule, const Frame& frame) {
    const Spot spot = spot_of(rule, frame);
    const Point cell = frame.middle(rule.groups[0][0]);
    const Point move = spot.outwards(frame.side() / 2 + clue_side / 2 + clue_side * spot.depth);
    return {cell.x + move.x, cell.y + move.y};
}

void draw_number(const Rule& rule, Pen& pen, Point middle) {
    pen.text("clue", {middle.x, middle.y + 5}, number(rule.values[0]));
}

void draw_sandwich(const Rule& rule, Pen& pen) {
    const Point middle = middle_of(rule, pen.frame);
    draw_number(rule, pen, middle);
    pen.path("bread", 'M' + at({middle.x - 11, middle.y - 11}) + "h22M" + at({middle.x - 11, middle.y + 11}) + "h22");
}

// The tip is between the number and the board.
void draw_x_sum(const Rule& rule, Pen& pen) {
    const Point middle = middle_of(rule, pen.frame);
    const Beside place = spot_of(rule, pen.frame).place;
    draw_number(rule, pen, {middle.x - 4 * place.right, middle.y - 4 * place.down});
    const Point tip{middle.x + 16 * place.right, middle.y + 16 * place.down};
    const int back = 6, aside = 5;
    const Point foot{tip.x - back * place.right, tip.y - back * place.down};
    pen.path("clue-tip", 'M' + at(tip) + 'L' + at({foot.x + aside * place.down, foot.y + aside * place.right}) + 'L' +
                             at({foot.x - aside * place.down, foot.y - aside * place.right}) + 'Z');
}

void draw_skyscraper(const Rule& rule, Pen& pen) {
    const Point middle = middle_of(rule, pen.frame);
    draw_number(rule, pen, middle);
    pen.path("roof", 'M' + at({middle.x - 10, middle.y - 7}) + 'L' + at({middle.x, middle.y - 13}) + 'L' +
                         at({middle.x + 10, middle.y - 7}));
}

void draw_numbered_room(const Rule& rule, Pen& pen) {
    const Point middle = middle_of(rule, pen.frame);
    pen.square("room", middle, 12);
    draw_number(rule, pen, middle);
}

void draw_little_killer(const Rule& rule, Pen& pen) {
    const Spot spot = spot_of(rule, pen.frame);
    const int x = spot.place.right, y = spot.place.down, half = pen.frame.side() / 2;
    const Point cell = pen.frame.middle(rule.groups[0][0]), move = spot.outwards(clue_side * spot.depth);
    const Point tip{cell.x - x * (half + 2) + move.x, cell.y - y * (half + 2) + move.y};
    draw_number(rule, pen, {tip.x - 21 * x, tip.y - 20 * y});
    pen.path("clue-arrow", 'M' + at({tip.x - 12 * x, tip.y - 12 * y}) + 'L' + at(tip) + 'M' +
                               at({tip.x - 7 * x, tip.y}) + 'L' + at(tip) + 'L' + at({tip.x, tip.y - 7 * y}));
}

constexpr std::array side_table = std::to_array<RuleDrawing>({
    {"sandwich x-sum numbered-room skyscraper little-killer", Layer::edge, [](const Rule&, Pen&) {},
     "clue{font-size:14px}", "clue fill #111111 #f2f2f2"},
    {"sandwich", Layer::edge, draw_sandwich, "bread{fill:none;stroke-width:2.5;stroke-linecap:round}",
     "bread stroke #b3936a #a58a63"},
    {"x-sum", Layer::edge, draw_x_sum, "", "clue-tip fill #595959 #a8adb5"},
    {"skyscraper", Layer::edge, draw_skyscraper, "roof{fill:none;stroke-width:1.5;stroke-linejoin:round}",
     "roof stroke #595959 #a8adb5"},
    {"numbered-room", Layer::edge, draw_numbered_room, "room{fill:none;stroke-width:1.5}",
     "room stroke #595959 #a8adb5"},
    {"little-killer", Layer::edge, draw_little_killer,
     "clue-arrow{fill:none;stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}",
     "clue-arrow stroke #333333 #c9ced6"},
});

}  // namespace

std::span<const RuleDrawing> side_drawings() { return side_table; }

ClueRoom clue_room(const Geometry& geometry) {
    ClueRoom out;
    if (geometry.rules().empty()) return out;
    for (const Rule& rule : geometry.rules()) {
        if (!is_beside(rule)) continue;
        const Beside place = beside_of(rule, geometry);
        const int room = clue_side * (depth_of(rule, geometry) + 1);
        if (place.row < 0 || place.column < 0) out.before = std::max(out.before, room);
        if (place.row == geometry.rows() || place.column == geometry.columns()) out.behind = std::max(out.behind, room);
    }
    return out;
}

}  // namespace deduku::svg
