// Drawings on the line between two cells, or on the corner of four. Two cells that do not touch are joined by a line.
//
//   white dot  o    black dot  *    X, V    the letter    greater  >, open to the greater cell    quadruple  a circle
#include <array>
#include <cstdlib>

#include "pictures/svg/rules/drawing.hpp"

namespace deduku::svg {
namespace {

// The position of the sign.
Point joined(const Rule& rule, Pen& pen) {
    const std::vector<Cell>& pair = rule.groups[0];
    if (!pen.touch(pair[0], pair[1])) pen.path("joined", pen.through(pair));
    return pen.between(pair);
}

void draw_dot(const Rule& rule, Pen& pen) {
    const Point middle = joined(rule, pen);
    const bool usual = rule.values.empty() || rule.values[0] == rule.row->missing;
    pen.circle(rule.row->key, middle, usual ? 7 : 9);
    if (!usual) pen.text(std::string(rule.row->key) + "-value", {middle.x, middle.y + 4}, number(rule.values[0]));
}

void draw_letter(const Rule& rule, Pen& pen) {
    const Point middle = joined(rule, pen);
    pen.circle("paper", middle, 8);
    pen.text("letter", {middle.x, middle.y + 5}, rule.row->key == "x" ? "X" : "V");
}

// The tip points from the first cell to the second.
void draw_greater(const Rule& rule, Pen& pen) {
    const std::vector<Cell>& pair = rule.groups[0];
    const Point middle = joined(rule, pen), from = pen.frame.middle(pair[0]), to = pen.frame.middle(pair[1]);
    const int length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const int x = 5 * (to.x - from.x) / length, y = 5 * (to.y - from.y) / length;
    pen.circle("paper", middle, 8);
    pen.path("greater", 'M' + at({middle.x - x - y, middle.y - y + x}) + 'L' + at({middle.x + x, middle.y + y}) + 'L' +
                            at({middle.x - x + y, middle.y - y - x}));
}

// The digits are in two rows if there are more than two.
void draw_quad(const Rule& rule, Pen& pen) {
    constexpr int radius = 13, line = 5, usual = 4;
    const Point middle = pen.between(rule.groups[0]);
    pen.circle("quad", middle, radius);
    const auto row_of = [&](std::size_t from, std::size_t to) {
        std::string out;
        for (std::size_t i = from; i < std::min(to, rule.values.size()); ++i)
            out += (out.empty() ? "" : "\u2009") + number(rule.values[i]);
        return out;
    };
    if (rule.values.size() <= 2) return pen.text("digits", {middle.x, middle.y + usual}, row_of(0, 2));
    pen.text("digits", {middle.x, middle.y + usual - line}, row_of(0, 2));
    pen.text("digits", {middle.x, middle.y + usual + line}, row_of(2, usual));
}

constexpr std::array edge_table = std::to_array<RuleDrawing>({
    {"white black grey x v greater", Layer::line, [](const Rule&, Pen&) {},
     "joined{fill:none;stroke-width:1.5;stroke-dasharray:4 3}", "joined stroke #7a7a7a #98a0aa"},
    {"grey", Layer::edge, draw_dot, "grey{stroke-width:1.3}", "grey fill #a8a8a8 #7d848d;grey stroke #111111 #f2f2f2"},
    {"white black", Layer::edge, draw_dot,
     "white{stroke-width:1.3}black{stroke-width:1.3}white-value{font-size:11px}black-value{font-size:11px}",
     "white fill #ffffff #f2f2f2;white stroke #111111 #f2f2f2;black fill #111111 #16181c;black stroke #111111 #f2f2f2;"
     "white-value fill #111111 #16181c;black-value fill #ffffff #f2f2f2"},
    {"x v greater", Layer::edge, [](const Rule&, Pen&) {}, "", "paper fill #ffffff #16181c"},
    {"x v", Layer::edge, draw_letter, "letter{font-size:13px;font-weight:bold}", "letter fill #111111 #f2f2f2"},
    {"greater", Layer::edge, draw_greater,
     "greater{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}", "greater stroke #111111 #f2f2f2"},
    {"quad", Layer::edge, draw_quad, "quad{stroke-width:1.3}digits{font-size:10px}",
     "quad fill #ffffff #16181c;quad stroke #111111 #f2f2f2;digits fill #111111 #f2f2f2"},
});

}  // namespace

std::span<const RuleDrawing> edge_drawings() { return edge_table; }

}  // namespace deduku::svg
