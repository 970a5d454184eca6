#include "render/svg/board_svg.hpp"

#include <algorithm>

#include "grid/line_labels.hpp"
#include "render/svg/frame.hpp"
#include "render/svg/markings.hpp"
#include "render/svg/xml.hpp"

namespace deduku {
namespace {

using svg::Frame;
using svg::Layer;
using svg::margin;
using svg::number;
using svg::Point;

constexpr int padding = 4;      // of the pencil marks of a cell
constexpr int line_pitch = 16;  // of the words below the board
constexpr int letter_width = 7;

// The first line of words stands in the margin.
int height_of_words(std::size_t lines) { return lines < 2 ? 0 : static_cast<int>(lines - 1) * line_pitch; }

class Picture {
  public:
    Picture(const Scene& scene, const SvgOptions& options) : scene_(scene), options_(options) {}

    std::string draw() {
        const std::string width = number(length_ + 2 * margin);
        const std::string height = number(length_ + 2 * margin + height_of_words(words_below_.size()));
        xml_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"class", "deduku"},
                          {"viewBox", "0 0 " + width + ' ' + height},
                          {"width", width},
                          {"height", height},
                          {"role", "img"},
                          {"aria-labelledby", options_.id + "-title"},
                          {"aria-describedby", scene_.description.empty() ? "" : options_.id + "-desc"}});
        xml_.put("title", {{"id", options_.id + "-title"}}, scene_.title.empty() ? "Sudoku board" : scene_.title);
        if (!scene_.description.empty()) xml_.put("desc", {{"id", options_.id + "-desc"}}, scene_.description);
        if (options_.styled) {
            xml_.open("style");
            xml_.raw(board_style(options_.theme, scene_.groups.size(), &geometry_));
            xml_.close();
        }
        patterns();
        xml_.leaf("rect", {{"class", "paper"}, {"width", width}, {"height", height}});
        xml_.line();
        draw_markings(Layer::ground, frame_, xml_);
        grounds();
        draw_markings(Layer::line, frame_, xml_);
        sectors();
        lines();
        draw_markings(Layer::edge, frame_, xml_);
        labels();
        cells();
        links();
        xml_.close();
        return xml_.take();
    }

  private:
    // ---- where things are

    Point corner(Cell cell) const { return frame_.corner(cell); }
    Point centre(Candidate c) const {
        const int width = marks_.width, d = index(c.digit);
        const int room = side_ - 2 * padding, height = marks_.height;
        const Point at = corner(c.cell);
        return {at.x + padding + (2 * (d % width) + 1) * room / (2 * width),
                at.y + padding + (2 * (d / width) + 1) * room / (2 * height)};
    }
    int mark_size() const {
        const int room = side_ / std::max(marks_.width, marks_.height);
        return std::min(geometry_.digits() > 9 ? room * 55 / 100 : room * 6 / 10, 15);
    }
    bool removed(Candidate c) const { return holds(scene_.removed, c); }
    static bool holds(const std::vector<Candidate>& list, Candidate c) {
        return std::find(list.begin(), list.end(), c) != list.end();
    }

    // ---- layers, bottom first

    void patterns() {
        xml_.open("defs");
        if (!scene_.reason.base.empty()) {
            xml_.open("pattern", {{"id", options_.id + "-base"},
                                  {"width", "8"},
                                  {"height", "8"},
                                  {"patternUnits", "userSpaceOnUse"},
                                  {"patternTransform", "rotate(45)"}});
            xml_.leaf("path",
                      {{"class", "base-pattern"}, {"d", "M0 0V8"}, {"stroke-width", "1.6"}, {"opacity", "0.35"}});
            xml_.close();
        }
        if (!scene_.reason.cover.empty()) {
            xml_.open(
                "pattern",
                {{"id", options_.id + "-cover"}, {"width", "7"}, {"height", "7"}, {"patternUnits", "userSpaceOnUse"}});
            xml_.leaf("circle",
                      {{"class", "cover-pattern"}, {"cx", "3"}, {"cy", "3"}, {"r", "1.2"}, {"opacity", "0.55"}});
            xml_.close();
        }
        if (!scene_.links.empty()) {
            xml_.open("marker", {{"id", options_.id + "-tip"},
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

    void ground(std::string_view kind, Cell cell) {
        const Point at = corner(cell);
        xml_.open("g", {{"class", std::string(kind)}});
        rectangle("ground", at.x, at.y, side_, side_);
        if (kind == "changed") {
            const std::string x = number(at.x + side_ - 2), y = number(at.y + 2);
            xml_.leaf("path", {{"class", "corner"}, {"d", "M" + x + ' ' + y + "h-9l9 9Z"}});
        }
    }

    void grounds() {
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
            const Point at = corner(hypothesis.cell);
            ground("hypothesis", hypothesis.cell);
            rectangle("frame", at.x + 4, at.y + 4, side_ - 8, side_ - 8);
            rectangle("frame", at.x + 7, at.y + 7, side_ - 14, side_ - 14);
            xml_.close();
        }
        xml_.line();
    }

    void rectangle(const std::string& kind, int x, int y, int width, int height, const std::string& fill = {}) {
        xml_.leaf("rect", {{"class", kind},
                           {"x", number(x)},
                           {"y", number(y)},
                           {"width", number(width)},
                           {"height", number(height)},
                           {"fill", fill}});
    }

    // Where nothing is left: a frame, and for a house the digit that has no place in it.
    void nothing_left(Sector sector) {
        framed(sector, "nothing", 9);
        if (geometry_.is_cell(sector)) return;
        const Cell last = geometry_.cells_of(geometry_.house_of(sector)).back();
        const Point left = extent(sector).from, below = corner(last);
        words("nothing-left", left.x + 12, below.y + side_ - 13, "no " + number(index(geometry_.digit_of(sector)) + 1),
              13);
    }

    // A cell, or the house of a digit; a frame inside the others drawn there.
    void shade(Sector sector, const std::string& kind, int inset) {
        framed(sector, kind, inset, "url(#" + options_.id + '-' + kind + ')');
    }

    // A rectangle if the cells are one.
    void framed(Sector sector, const std::string& kind, int inset, const std::string& fill = {}) {
        const Extent at = extent(sector);
        const auto box = [&] {
            rectangle(kind, at.from.x + inset, at.from.y + inset, at.width - 2 * inset, at.height - 2 * inset, fill);
        };
        if (geometry_.is_cell(sector)) return box();
        const auto cells = geometry_.cells_of(geometry_.house_of(sector));
        if (static_cast<int>(cells.size()) == (at.width / side_) * (at.height / side_)) return box();
        xml_.leaf("path", {{"class", kind}, {"d", frame_.outline(cells, inset)}, {"fill", fill}});
    }

    struct Extent {
        Point from;
        int width = 0;
        int height = 0;
    };
    Extent extent(Sector sector) const {
        if (geometry_.is_cell(sector)) return {corner(geometry_.cell_of(sector)), side_, side_};
        const auto cells = geometry_.cells_of(geometry_.house_of(sector));
        Point from = corner(cells.front()), to = from;
        for (Cell cell : cells) {
            const Point at = corner(cell);
            from.x = std::min(from.x, at.x);
            to = {std::max(to.x, at.x), at.y};
        }
        return {from, to.x - from.x + side_, to.y - from.y + side_};
    }

    void sectors() {
        for (Sector sector : scene_.reason.cover) shade(sector, "cover", 6);
        for (Sector sector : scene_.reason.base) shade(sector, "base", 3);
        if (scene_.empty) nothing_left(*scene_.empty);
        xml_.line();
    }

    void lines() {
        xml_.leaf("path", {{"class", "thin"}, {"d", frame_.thin_lines()}});
        xml_.leaf("path", {{"class", "thick"}, {"d", frame_.borders()}});
        xml_.line();
    }

    void labels() {
        for (std::size_t i = 0; i < words_below_.size(); ++i)
            words("label below", margin, margin + length_ + 17 + static_cast<int>(i) * line_pitch, words_below_[i]);
        if (options_.labels == Labels::hidden) return;
        for (int i = 0; i < geometry_.digits(); ++i) {
            const int middle = margin + i * side_ + side_ / 2;
            words("label", middle, margin - 8, column_label(geometry_, i, options_.coords));
            words("label", margin / 2, middle + 4, row_label(geometry_, i, options_.coords));
        }
        xml_.line();
    }

    void words(const std::string& kind, int x, int y, std::string_view text, int size = 0) {
        xml_.put("text",
                 {{"class", kind}, {"x", number(x)}, {"y", number(y)}, {"font-size", size == 0 ? "" : number(size)}},
                 text);
    }

    void cells() {
        for (Cell each : geometry_.every_cell()) cell(each);
        for (const Hypothesis& hypothesis : scene_.hypotheses) {
            const Point at = corner(hypothesis.cell);
            words("level", at.x + 2, at.y + side_ - 2, '#' + number(hypothesis.level));
        }
        letter_groups();
    }

    // A cell of two groups has both letters.
    void letter_groups() {
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

    // Bottom left, or the first corner where no mark stands.
    Point letter_corner(Cell cell, int before) const {
        const int last = geometry_.digits() - 1, width = marks_.width, along = 9 * before;
        const Set<Digit> digits = scene_.board.digits(cell);
        const auto taken = [&](int digit) {
            return scene_.marks && digits.size() > 1 && digits.has(static_cast<Digit>(digit));
        };
        const Point at = corner(cell);
        const int left = at.x + 2 + along, right = at.x + side_ - 10 - along, top = at.y + 11,
                  bottom = at.y + side_ - 2;
        if (!taken(last + 1 - width)) return {left, bottom};
        if (!taken(last)) return {right, bottom};
        if (!taken(0)) return {left, top};
        return taken(width - 1) ? Point{left, bottom} : Point{right, top};
    }

    void cell(Cell cell) {
        const Set<Digit> digits = scene_.board.digits(cell);
        const Point at = corner(cell);
        if (digits.empty()) return words("empty", at.x + side_ / 2, at.y + side_ * 2 / 3, "\u2205", side_ / 2);
        const Candidate first{cell, digits.first()};
        if (digits.single() && !removed(first)) {
            const bool given = scene_.start.cells[cell].single();
            const std::string text = number(index(first.digit) + 1);
            const int size = text.size() == 1 ? side_ * 6 / 10 : side_ * 45 / 100;
            words(given ? "given" : "digit", at.x + side_ / 2, at.y + side_ / 2 + size * 36 / 100, text, size);
            if (holds(scene_.kept, first)) ring({at.x + side_ / 2, at.y + side_ / 2}, side_ * 38 / 100);
        } else if (scene_.marks) {
            for (Digit digit : digits) mark({cell, digit});
        }
        xml_.line();
    }

    void mark(Candidate c) {
        const Point at = centre(c);
        const int size = mark_size();
        words(removed(c) ? "removed" : "mark", at.x, at.y + size * 36 / 100, number(index(c.digit) + 1), size);
        if (removed(c)) {
            const int r = size * 6 / 10;
            xml_.leaf("path", {{"class", "strike"},
                               {"d", 'M' + number(at.x - r) + ' ' + number(at.y + r) + 'l' + number(2 * r) + " -" +
                                         number(2 * r)}});
        }
        if (holds(scene_.kept, c)) ring(at, size * 7 / 10);
    }

    // One ring around all, from the first to the last.
    void ring_node(const std::vector<Candidate>& node) {
        const Point from = place(node.front()), to = place(node.back());
        const int radius = mark_size() * 9 / 10;
        xml_.leaf("rect", {{"class", "ring"},
                           {"x", number(from.x - radius)},
                           {"y", number(from.y - radius)},
                           {"width", number(to.x - from.x + 2 * radius)},
                           {"height", number(to.y - from.y + 2 * radius)},
                           {"rx", number(radius)}});
    }

    void ring(Point at, int radius) {
        xml_.leaf("circle", {{"class", "ring"}, {"cx", number(at.x)}, {"cy", number(at.y)}, {"r", number(radius)}});
    }

    // Where a candidate is drawn: large in the middle if it is the only one.
    Point place(Candidate c) const {
        const Set<Digit> digits = scene_.board.digits(c.cell);
        if (!digits.single() || removed(c)) return centre(c);
        const Point at = corner(c.cell);
        return {at.x + side_ / 2, at.y + side_ / 2};
    }

    void links() {
        for (const std::vector<Candidate>& node : scene_.nodes) ring_node(node);
        for (const Link& link : scene_.links) arrow(link);
        for (const Letter& letter : scene_.letters) {
            const Point at = place(letter.candidate);
            words("letter", at.x + mark_size() * 7 / 10, at.y - mark_size() * 3 / 10, letter.text);
        }
    }

    // A bow from rim to rim, bent to the left so that there and back do not lie on each other.
    void arrow(const Link& link) {
        const Point a = place(link.from), b = place(link.to);
        const int dx = b.x - a.x, dy = b.y - a.y;
        const int distance =
            std::max(1, std::max(std::abs(dx), std::abs(dy)) * 9 / 10 + std::min(std::abs(dx), std::abs(dy)) * 2 / 5);
        const int gap = mark_size() * 7 / 10;
        if (distance <= 2 * gap) return;
        const auto along = [&](int from, int d, int way) { return from + d * way / distance; };
        const Point start{along(a.x, dx, gap), along(a.y, dy, gap)};
        const Point end{along(b.x, -dx, gap), along(b.y, -dy, gap)};
        const Point bend{(a.x + b.x) / 2 + dy / 8, (a.y + b.y) / 2 - dx / 8};
        xml_.leaf("path", {{"class", link.makes_true ? "link true" : "link false"},
                           {"d", 'M' + number(start.x) + ' ' + number(start.y) + 'Q' + number(bend.x) + ' ' +
                                     number(bend.y) + ' ' + number(end.x) + ' ' + number(end.y)},
                           {"marker-end", "url(#" + options_.id + "-tip)"}});
    }

    const Scene& scene_;
    const SvgOptions& options_;
    const Geometry& geometry_ = scene_.board.geometry();
    Frame frame_{geometry_};
    Box marks_ = frame_.marks();
    int side_ = frame_.side();
    int length_ = frame_.length();
    std::vector<std::string> words_below_ =
        options_.words_below
            ? svg::wrapped(svg::words_below(geometry_), static_cast<std::size_t>(length_ / letter_width))
            : std::vector<std::string>();
    Xml xml_;
};

}  // namespace

int picture_side(const Scene& scene) { return Frame(scene.board.geometry()).length() + 2 * margin; }

std::string board_svg(const Scene& scene, const SvgOptions& options) { return Picture(scene, options).draw(); }

}  // namespace deduku
