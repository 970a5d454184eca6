#include "pictures/svg/rules/drawing.hpp"

#include <cstdlib>

namespace deduku::svg {
namespace {

std::string rule_class(std::string_view kind) { return "rule-" + std::string(kind); }

}  // namespace

std::string at(Point point) { return number(point.x) + ' ' + number(point.y); }

void Pen::path(std::string_view kind, const std::string& way) {
    xml_.leaf("path", {{"class", rule_class(kind)}, {"d", way}});
}
void Pen::path(std::string_view shared, std::string_view kind, const std::string& way) {
    xml_.leaf("path", {{"class", rule_class(shared) + ' ' + rule_class(kind)}, {"d", way}});
}
void Pen::circle(std::string_view kind, Point at, int radius) {
    xml_.leaf("circle",
              {{"class", rule_class(kind)}, {"cx", number(at.x)}, {"cy", number(at.y)}, {"r", number(radius)}});
}
void Pen::square(std::string_view kind, Point middle, int half) {
    xml_.leaf("rect", {{"class", rule_class(kind)},
                       {"x", number(middle.x - half)},
                       {"y", number(middle.y - half)},
                       {"width", number(2 * half)},
                       {"height", number(2 * half)}});
}
void Pen::text(std::string_view kind, Point at, const std::string& words) {
    xml_.put("text", {{"class", rule_class(kind)}, {"x", number(at.x)}, {"y", number(at.y)}}, words);
}

std::string Pen::through(std::span<const Cell> cells) const {
    std::string way;
    for (Cell cell : cells) way += (way.empty() ? 'M' : 'L') + at(frame.middle(cell));
    return way;
}

Point Pen::between(std::span<const Cell> cells) const {
    Point sum;
    for (Cell cell : cells) {
        const Point middle = frame.middle(cell);
        sum = {sum.x + middle.x, sum.y + middle.y};
    }
    const int n = static_cast<int>(cells.size());
    return {sum.x / n, sum.y / n};
}

bool Pen::touch(Cell a, Cell b) const {
    const Point from = frame.middle(a), to = frame.middle(b);
    return std::abs(from.x - to.x) + std::abs(from.y - to.y) == frame.side();
}

}  // namespace deduku::svg
