#include "pictures/svg/pointing.hpp"

#include <algorithm>
#include <array>

#include "grid/pick.hpp"
#include "pictures/svg/style.hpp"

namespace deduku::svg {

void Pointing::patterns() {
    xml_.open("defs");
    if (!scene_.reason.base.empty()) {
        xml_.open("pattern", {{"id", id_ + "-base"},
                              {"width", "8"},
                              {"height", "8"},
                              {"patternUnits", "userSpaceOnUse"},
                              {"patternTransform", "rotate(45)"}});
        xml_.leaf("path", {{"class", "base-pattern"}, {"d", "M0 0V8"}, {"stroke-width", "1.6"}, {"opacity", "0.35"}});
        xml_.close();
    }
    if (!scene_.reason.cover.empty()) {
        xml_.open("pattern",
                  {{"id", id_ + "-cover"}, {"width", "7"}, {"height", "7"}, {"patternUnits", "userSpaceOnUse"}});
        xml_.leaf("circle", {{"class", "cover-pattern"}, {"cx", "3"}, {"cy", "3"}, {"r", "1.2"}, {"opacity", "0.55"}});
        xml_.close();
    }
    if (!scene_.links.empty()) {
        xml_.open("marker", {{"id", id_ + "-tip"},
                             {"viewBox", "0 0 8 8"},
                             {"refX", "7"},
                             {"refY", "4"},
                             {"markerWidth", "6"},
                             {"markerHeight", "6"},
                             {"orient", "auto"}});
        xml_.leaf("path", {{"class", "tip"}, {"d", "M0 0L8 4L0 8Z"}});
        xml_.close();
    }
    xml_.close();
}

void Pointing::ground(std::string_view kind, Cell cell) {
    const Point at = frame_.corner(cell);
    xml_.open("g", {{"class", std::string(kind)}});
    rectangle("ground", at.x, at.y, side_, side_);
    if (kind == "changed") {
        const std::string x = number(at.x + side_ - 2), y = number(at.y + 2);
        xml_.leaf("path", {{"class", "corner"}, {"d", "M" + x + ' ' + y + "h-9l9 9Z"}});
    }
}

void Pointing::grounds() {
    for (Cell cell : scene_.changed) {
        ground("changed", cell);
        xml_.close();
    }
    for (std::size_t i = 0; i < scene_.groups.size(); ++i)
        for (Cell cell : scene_.groups[i]) {
            ground("group-" + number(static_cast<int>(i % group_colours)), cell);
            xml_.close();
        }
    for (const Hypothesis& hypothesis : scene_.hypotheses) {
        const Point at = frame_.corner(hypothesis.cell);
        ground("hypothesis", hypothesis.cell);
        rectangle("frame", at.x + 4, at.y + 4, side_ - 8, side_ - 8);
        rectangle("frame", at.x + 7, at.y + 7, side_ - 14, side_ - 14);
        xml_.close();
    }
    xml_.line();
}

void Pointing::rectangle(const std::string& kind, int x, int y, int width, int height, const std::string& fill) {
    xml_.leaf("rect", {{"class", kind},
                       {"x", number(x)},
                       {"y", number(y)},
                       {"width", number(width)},
                       {"height", number(height)},
                       {"fill", fill}});
}

// An empty sector: a frame, and for a house the digit that has no place in it.
void Pointing::nothing_left(Sector sector) {
    framed(sector, "nothing", 9);
    if (geometry_.is_cell(sector)) return;
    const Cell last = geometry_.cells_of(geometry_.house_of(sector)).back();
    const Point left = extent(sector).from, below = frame_.corner(last);
    words("nothing-left", left.x + 12, below.y + side_ - 13,
          "no " + number(geometry_.shown(geometry_.digit_of(sector))), 13);
}

// A cell, or the house of a digit; the frame is inside those already drawn there.
void Pointing::shade(Sector sector, const std::string& kind, int inset) {
    framed(sector, kind, inset, "url(#" + id_ + '-' + kind + ')');
}

// A rectangle if the cells form one.
void Pointing::framed(Sector sector, const std::string& kind, int inset, const std::string& fill) {
    const Extent at = extent(sector);
    const auto box = [&] {
        rectangle(kind, at.from.x + inset, at.from.y + inset, at.width - 2 * inset, at.height - 2 * inset, fill);
    };
    if (geometry_.is_cell(sector)) return box();
    const auto cells = geometry_.cells_of(geometry_.house_of(sector));
    if (static_cast<int>(cells.size()) == (at.width / side_) * (at.height / side_)) return box();
    xml_.leaf("path", {{"class", kind}, {"d", frame_.outline(cells, inset)}, {"fill", fill}});
}

Pointing::Extent Pointing::extent(Sector sector) const {
    if (geometry_.is_cell(sector)) return {frame_.corner(geometry_.cell_of(sector)), side_, side_};
    const auto cells = geometry_.cells_of(geometry_.house_of(sector));
    Point from = frame_.corner(cells.front()), to = from;
    for (Cell cell : cells) {
        const Point at = frame_.corner(cell);
        from.x = std::min(from.x, at.x);
        to = {std::max(to.x, at.x), at.y};
    }
    return {from, to.x - from.x + side_, to.y - from.y + side_};
}

// Houses around cages, and these around the cells left.
constexpr std::array inset_of_frame = {3, 7, 10};
constexpr std::array<std::string_view, 3> class_of_frame = {"framed house", "framed rule", "framed rest"};

void Pointing::frames() {
    for (const FramedCells& frame : scene_.frames)
        xml_.leaf("path", {{"class", std::string(pick(class_of_frame, frame.as))},
                           {"d", frame_.outline(frame.cells, pick(inset_of_frame, frame.as))}});
}

// At the right edge of the last cell, where marks are rare; several in one cell above each other.
void Pointing::words_of_frames() {
    Table<Cell, int> before(geometry_.cells(), 0);
    for (const FramedCells& frame : scene_.frames) {
        if (frame.text.empty()) continue;
        const Cell cell = frame.cells.back();
        const Point at = frame_.corner(cell);
        const int width = 7 * static_cast<int>(frame.text.size()) + 4, up = 15 * before[cell]++;
        xml_.open("g", {{"class", std::string(pick(class_of_frame, frame.as))}});
        rectangle("plate", at.x + side_ - width - 3, at.y + side_ - 17 - up, width, 14);
        words("total", at.x + side_ - width / 2 - 3, at.y + side_ - 6 - up, frame.text);
        xml_.close();
    }
}

void Pointing::sectors() {
    frames();
    for (Sector sector : scene_.reason.cover) shade(sector, "cover", 6);
    for (Sector sector : scene_.reason.base) shade(sector, "base", 3);
    if (scene_.empty) nothing_left(*scene_.empty);
    xml_.line();
}

void Pointing::words(const std::string& kind, int x, int y, std::string_view text, int size) {
    xml_.put("text",
             {{"class", kind}, {"x", number(x)}, {"y", number(y)}, {"font-size", size == 0 ? "" : number(size)}}, text);
}

void Pointing::letters() {
    for (const Hypothesis& hypothesis : scene_.hypotheses) {
        const Point at = frame_.corner(hypothesis.cell);
        words("level", at.x + 2, at.y + side_ - 2, '#' + number(hypothesis.level));
    }
    letter_groups();
}

// A cell in two groups has both letters.
void Pointing::letter_groups() {
    Table<Cell, int> before(geometry_.cells(), 0);
    char letter = 'A';
    for (const std::vector<Cell>& group : scene_.groups) {
        for (Cell cell : group) {
            const Point at = letter_corner(cell, before[cell]++);
            words("level", at.x, at.y, std::string(1, letter));
        }
        if (letter < 'Z') ++letter;
    }
}

// Bottom left, or the first corner without a mark.
Point Pointing::letter_corner(Cell cell, int before) const {
    const int last = geometry_.digits() - 1, width = frame_.marks().width, along = 9 * before;
    const Set<Digit> digits = scene_.board.digits(cell);
    const auto taken = [&](int digit) {
        return scene_.marks && digits.size() > 1 && digits.has(static_cast<Digit>(digit));
    };
    const Point at = frame_.corner(cell);
    const int left = at.x + 2 + along, right = at.x + side_ - 10 - along, top = at.y + 11, bottom = at.y + side_ - 2;
    if (!taken(last + 1 - width)) return {left, bottom};
    if (!taken(last)) return {right, bottom};
    if (!taken(0)) return {left, top};
    return taken(width - 1) ? Point{left, bottom} : Point{right, top};
}

// One ring around all candidates of the node, from the first to the last.
void Pointing::ring_node(const std::vector<Candidate>& node) {
    const Point from = places_.place(node.front()), to = places_.place(node.back());
    const int radius = places_.size() * 9 / 10;
    xml_.leaf("rect", {{"class", "ring"},
                       {"x", number(from.x - radius)},
                       {"y", number(from.y - radius)},
                       {"width", number(to.x - from.x + 2 * radius)},
                       {"height", number(to.y - from.y + 2 * radius)},
                       {"rx", number(radius)}});
}

void Pointing::links() {
    for (const std::vector<Candidate>& node : scene_.nodes) ring_node(node);
    for (const CandidateLink& link : scene_.links) arrow(link);
    for (const Letter& letter : scene_.letters) {
        const Point at = places_.place(letter.candidate);
        words("letter", at.x + places_.size() * 7 / 10, at.y - places_.size() * 3 / 10, letter.text);
    }
}

// A bow from rim to rim, bent to the left so that arrows in both directions are distinct.
void Pointing::arrow(const CandidateLink& link) {
    const Point a = places_.place(link.from), b = places_.place(link.to);
    const int dx = b.x - a.x, dy = b.y - a.y;
    const int distance =
        std::max(1, std::max(std::abs(dx), std::abs(dy)) * 9 / 10 + std::min(std::abs(dx), std::abs(dy)) * 2 / 5);
    const int gap = places_.size() * 7 / 10;
    if (distance <= 2 * gap) return;
    const auto along = [&](int from, int d, int way) { return from + d * way / distance; };
    const Point start{along(a.x, dx, gap), along(a.y, dy, gap)};
    const Point end{along(b.x, -dx, gap), along(b.y, -dy, gap)};
    const Point bend{(a.x + b.x) / 2 + dy / 8, (a.y + b.y) / 2 - dx / 8};
    xml_.leaf("path", {{"class", link.makes_true ? "link true" : "link false"},
                       {"d", 'M' + number(start.x) + ' ' + number(start.y) + 'Q' + number(bend.x) + ' ' +
                                 number(bend.y) + ' ' + number(end.x) + ' ' + number(end.y)},
                       {"marker-end", "url(#" + id_ + "-tip)"}});
}

}  // namespace deduku::svg
