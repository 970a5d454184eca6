// Lines whose ends are shapes.
//
//   thermometer       a bulb, broad              slow thermometer   the same, hollow
//   between           filled circles             double arrow       empty circles, a double line
//   lockout           diamonds                   arrow              a circle or a pill, a tip at the other end
#include <algorithm>
#include <array>
#include <cstdlib>

#include "pictures/svg/rules/drawing.hpp"

namespace deduku::svg {
namespace {

int bulb(const Pen& pen) { return pen.frame.side() * 3 / 10; }

void draw_thermo(const Rule& rule, Pen& pen) {
    pen.path("thermo", pen.through(rule.groups[0]));
    pen.circle("bulb", pen.frame.middle(rule.groups[0].front()), bulb(pen));
}

// The rim and the interior.
void draw_slow_thermo(const Rule& rule, Pen& pen) {
    const std::string way = pen.through(rule.groups[0]);
    const Point middle = pen.frame.middle(rule.groups[0].front());
    pen.path("slow-thermo", way);
    pen.circle("slow-bulb", middle, bulb(pen));
    pen.path("hollow", way);
    pen.circle("hollow-bulb", middle, bulb(pen) - 3);
}

template <class Draw>
void for_both_ends(const Rule& rule, Pen& pen, const Draw& draw) {
    for (Cell cell : {rule.groups[0].front(), rule.groups[0].back()}) draw(pen.frame.middle(cell));
}

void draw_between(const Rule& rule, Pen& pen) {
    pen.path("between", pen.through(rule.groups[0]));
    for_both_ends(rule, pen, [&](Point end) { pen.circle("between-end", end, bulb(pen)); });
}

void draw_double_arrow(const Rule& rule, Pen& pen) {
    const std::string way = pen.through(rule.groups[0]);
    pen.path("double-arrow", way);
    pen.path("double-arrow-gap", way);
    for_both_ends(rule, pen, [&](Point end) { pen.circle("end", end, bulb(pen)); });
}

void draw_lockout(const Rule& rule, Pen& pen) {
    pen.path("lockout", pen.through(rule.groups[0]));
    const int r = pen.frame.side() * 2 / 5;
    for_both_ends(rule, pen, [&](Point end) {
        pen.path("lockout-end",
                 'M' + at({end.x, end.y - r}) + 'l' + at({r, r}) + 'l' + at({-r, r}) + 'l' + at({-r, -r}) + 'Z');
    });
}

// The cell of a circle or pill nearest to the start of a line.
Cell foot_of(const std::vector<Cell>& circle, Cell first, const Frame& frame) {
    const Point to = frame.middle(first);
    const auto distance = [&](Cell cell) {
        const Point from = frame.middle(cell);
        return std::abs(from.x - to.x) + std::abs(from.y - to.y);
    };
    return *std::min_element(circle.begin(), circle.end(), [&](Cell a, Cell b) { return distance(a) < distance(b); });
}

// Two barbs at the last cell.
std::string tip_of(Point before, Point end) {
    const auto sign = [](int d) { return d < 0 ? -1 : d > 0 ? 1 : 0; };
    const int x = sign(end.x - before.x), y = sign(end.y - before.y);
    const auto barb = [&](int side) { return at({end.x - 9 * x - 6 * side * y, end.y - 9 * y + 6 * side * x}); };
    return 'M' + barb(1) + 'L' + at(end) + 'L' + barb(-1);
}

void draw_arrow(const Rule& rule, Pen& pen) {
    const std::vector<Cell>& circle = rule.groups[0];
    for (std::size_t i = 1; i < rule.groups.size(); ++i) {
        std::vector<Cell> line = rule.groups[i];
        line.insert(line.begin(), foot_of(circle, line.front(), pen.frame));
        const Point end = pen.frame.middle(line.back()), before = pen.frame.middle(line[line.size() - 2]);
        pen.path("arrow", pen.through(line) + tip_of(before, end));
    }
    if (circle.size() == 1) return pen.circle("end", pen.frame.middle(circle[0]), pen.frame.side() * 2 / 5);
    pen.path("pill", pen.through(circle));
    pen.path("pill-inside", pen.through(circle));
}

constexpr std::array end_table = std::to_array<RuleDrawing>({
    {"thermo", Layer::line, draw_thermo, "thermo{fill:none;stroke-width:14;stroke-linejoin:round;stroke-linecap:round}",
     "thermo stroke #cccccc #4c535c;bulb fill #cccccc #4c535c"},
    {"slow-thermo", Layer::line, draw_slow_thermo,
     "slow-thermo{fill:none;stroke-width:14;stroke-linejoin:round;stroke-linecap:round}"
     "hollow{fill:none;stroke-width:8;stroke-linejoin:round;stroke-linecap:round}",
     "slow-thermo stroke #9a9a9a #7d848d;slow-bulb fill #9a9a9a #7d848d;hollow stroke #f4f4f4 #23272d;"
     "hollow-bulb fill #f4f4f4 #23272d"},
    {"between", Layer::line, draw_between,
     "between{fill:none;stroke-width:4;stroke-linejoin:round}between-end{stroke-width:2}",
     "between stroke #a9a9a9 #6b727b;between-end fill #dedede #3a4048;between-end stroke #8a8a8a #98a0aa"},
    {"lockout", Layer::line, draw_lockout,
     "lockout{fill:none;stroke-width:4;stroke-linejoin:round}lockout-end{stroke-width:2}",
     "lockout stroke #8fa8d6 #4c639a;lockout-end fill #e6ecf8 #232c40;lockout-end stroke #5f7fc0 #7f9ad6"},
    {"double-arrow", Layer::line, draw_double_arrow,
     "double-arrow{fill:none;stroke-width:7}double-arrow-gap{fill:none;stroke-width:3}end{stroke-width:2}",
     "end fill #ffffff #16181c;end stroke #7a7a7a #98a0aa;double-arrow stroke #8a8a8a #98a0aa;"
     "double-arrow-gap stroke #ffffff #16181c"},
    {"arrow", Layer::line, draw_arrow,
     "arrow{fill:none;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}end{stroke-width:2}"
     "pill{fill:none;stroke-width:50;stroke-linejoin:round;stroke-linecap:round}"
     "pill-inside{fill:none;stroke-width:46;stroke-linejoin:round;stroke-linecap:round}",
     "end fill #ffffff #16181c;end stroke #7a7a7a #98a0aa;arrow stroke #7a7a7a #98a0aa;pill stroke #7a7a7a #98a0aa;"
     "pill-inside stroke #ffffff #16181c"},
});

}  // namespace

std::span<const RuleDrawing> end_drawings() { return end_table; }

}  // namespace deduku::svg
