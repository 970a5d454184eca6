#include "render/svg/rule_markings.hpp"

#include <array>

#include "grid/spelling.hpp"

namespace deduku::svg {
namespace {

// Through the middles of cells.
std::string through(const Frame& frame, std::span<const Cell> cells) {
    std::string path;
    for (Cell cell : cells) {
        const Point at = frame.middle(cell);
        path += (path.empty() ? 'M' : 'L') + number(at.x) + ' ' + number(at.y);
    }
    return path;
}

Point between(const Frame& frame, std::span<const Cell> cells) {
    Point sum;
    for (Cell cell : cells) {
        const Point at = frame.middle(cell);
        sum = {sum.x + at.x, sum.y + at.y};
    }
    const int n = static_cast<int>(cells.size());
    return {sum.x / n, sum.y / n};
}

void circle(Xml& xml, const std::string& kind, Point at, int radius) {
    xml.leaf("circle", {{"class", kind}, {"cx", number(at.x)}, {"cy", number(at.y)}, {"r", number(radius)}});
}
void text(Xml& xml, const std::string& kind, Point at, const std::string& words) {
    xml.put("text", {{"class", kind}, {"x", number(at.x)}, {"y", number(at.y)}}, words);
}
std::string kind_of(const Rule& rule) { return "rule-" + std::string(rule.row->key); }

void draw_line(const Rule& rule, const Frame& frame, Xml& xml) {
    for (const std::vector<Cell>& line : rule.groups)
        xml.leaf("path", {{"class", "rule-line " + kind_of(rule)}, {"d", through(frame, line)}});
}

void draw_thermometer(const Rule& rule, const Frame& frame, Xml& xml) {
    draw_line(rule, frame, xml);
    circle(xml, "rule-bulb", frame.middle(rule.groups[0].front()), frame.side() * 3 / 10);
}

// A line whose ends are circles, or squares on their tips.
void draw_ends(const Rule& rule, const Frame& frame, Xml& xml) {
    draw_line(rule, frame, xml);
    const int r = frame.side() * 3 / 10;
    for (Cell cell : {rule.groups[0].front(), rule.groups[0].back()}) {
        const Point at = frame.middle(cell);
        if (rule.row->key != "lockout") {
            circle(xml, "rule-end", at, r);
            continue;
        }
        const std::string step = number(r);
        xml.leaf("path", {{"class", "rule-end"},
                          {"d", 'M' + number(at.x) + ' ' + number(at.y - r) + 'l' + step + ' ' + step + 'l' +
                                    number(-r) + ' ' + step + 'l' + number(-r) + ' ' + number(-r) + 'Z'}});
    }
}

void draw_cage(const Rule& rule, const Frame& frame, Xml& xml) {
    const std::vector<Cell>& cells = rule.groups[0];
    xml.leaf("path", {{"class", kind_of(rule)}, {"d", frame.outline(cells, 4)}});
    if (rule.values.empty()) return;
    const Point at = frame.corner(*std::min_element(cells.begin(), cells.end()));
    text(xml, "rule-value", {at.x + 2, at.y + 9}, number(rule.values[0]));
}

// From the cell of the circle that is next to the line.
void draw_arrow(const Rule& rule, const Frame& frame, Xml& xml) {
    const std::vector<Cell>& from = rule.groups[0];
    for (std::size_t i = 1; i < rule.groups.size(); ++i) {
        std::vector<Cell> line = rule.groups[i];
        const Point first = frame.middle(line.front());
        const auto near = std::find_if(from.begin(), from.end(), [&](Cell cell) {
            const Point at = frame.middle(cell);
            return std::max(std::abs(at.x - first.x), std::abs(at.y - first.y)) <= frame.side();
        });
        line.insert(line.begin(), near == from.end() ? from.front() : *near);
        const Point end = frame.middle(line.back()), before = frame.middle(line[line.size() - 2]);
        const auto sign = [](int d) { return d < 0 ? -1 : d > 0 ? 1 : 0; };
        const int x = sign(end.x - before.x), y = sign(end.y - before.y);
        const auto barb = [&](int side) {
            return number(end.x - 9 * x - 6 * side * y) + ' ' + number(end.y - 9 * y + 6 * side * x);
        };
        const std::string tip = 'M' + barb(1) + 'L' + number(end.x) + ' ' + number(end.y) + 'L' + barb(-1);
        xml.leaf("path", {{"class", "rule-line rule-arrow"}, {"d", through(frame, line) + tip}});
    }
    if (from.size() == 1) return circle(xml, "rule-end", frame.middle(from[0]), frame.side() * 2 / 5);
    xml.leaf("path", {{"class", "rule-end"}, {"d", frame.outline(from, 9)}});
}

void draw_dot(const Rule& rule, const Frame& frame, Xml& xml) {
    const Point at = between(frame, rule.groups[0]);
    const bool usual = rule.values.empty() || rule.values[0] == rule.row->missing;
    circle(xml, kind_of(rule), at, usual ? 7 : 9);
    if (!usual) text(xml, kind_of(rule) + "-value", {at.x, at.y + 4}, number(rule.values[0]));
}

void draw_letter(const Rule& rule, const Frame& frame, Xml& xml) {
    const Point at = between(frame, rule.groups[0]);
    circle(xml, "rule-paper", at, 8);
    text(xml, "rule-letter", {at.x, at.y + 5}, rule.row->key == "x" ? "X" : "V");
}

void draw_quad(const Rule& rule, const Frame& frame, Xml& xml) {
    const Point at = between(frame, rule.groups[0]);
    circle(xml, "rule-quad", at, 18);
    std::string digits;
    for (int value : rule.values) digits += (digits.empty() ? "" : " ") + number(value);
    text(xml, "rule-digits", {at.x, at.y + 3}, digits);
}

void draw_parity(const Rule& rule, const Frame& frame, Xml& xml) {
    const int r = frame.side() * 2 / 5;
    for (Cell cell : rule.groups[0]) {
        const Point at = frame.middle(cell);
        if (rule.row->key == "odd")
            circle(xml, "rule-parity", at, r);
        else
            xml.leaf("rect", {{"class", "rule-parity"},
                              {"x", number(at.x - r)},
                              {"y", number(at.y - r)},
                              {"width", number(2 * r)},
                              {"height", number(2 * r)}});
    }
}

/// A kind of drawing, for the rules of these names.
struct RuleMarking {
    std::string_view rules;
    Layer layer;
    void (*draw)(const Rule& rule, const Frame& frame, Xml& xml);
    std::string_view shapes, light, dark;
};
constexpr std::string_view broad =
    ".deduku .rule-line{fill:none;stroke-linejoin:round;stroke-linecap:round;stroke-width:8}";
constexpr std::string_view ends_light = ".deduku .rule-end{fill:#ffffff;stroke:#6e6e6e}";
constexpr std::string_view ends_dark = ".deduku .rule-end{fill:#16181c;stroke:#98a0aa}";
constexpr std::array rule_table = std::to_array<RuleMarking>({
    {"odd even", Layer::ground, draw_parity, "", ".deduku .rule-parity{fill:#d9d9d9}",
     ".deduku .rule-parity{fill:#3a4048}"},
    {"thermo slow-thermo", Layer::line, draw_thermometer,
     ".deduku .rule-thermo{stroke-width:14}.deduku .rule-slow-thermo{stroke-width:14;stroke-dasharray:2 18}",
     ".deduku .rule-bulb{fill:#c4c4c4}.deduku .rule-thermo,.deduku .rule-slow-thermo{stroke:#c4c4c4}",
     ".deduku .rule-bulb{fill:#4c535c}.deduku .rule-thermo,.deduku .rule-slow-thermo{stroke:#4c535c}"},
    {"whispers dutch-whispers renban palindrome region-sum entropic modular nabner zipper", Layer::line, draw_line,
     ".deduku .rule-dutch-whispers{stroke-dasharray:14 12}.deduku .rule-renban{stroke-dasharray:1 11}"
     ".deduku .rule-palindrome{stroke-width:5;stroke-dasharray:16 8 1 8}.deduku .rule-region-sum{stroke-width:4}"
     ".deduku .rule-entropic{stroke-dasharray:20 12}.deduku .rule-modular{stroke-dasharray:6 14}"
     ".deduku .rule-nabner{stroke-width:4;stroke-dasharray:1 7}.deduku .rule-zipper{stroke-width:4;stroke-dasharray:10 "
     "8}",
     ".deduku .rule-whispers{stroke:#8fcf8f}.deduku .rule-dutch-whispers{stroke:#f0b070}.deduku "
     ".rule-renban{stroke:#c58ac5}"
     ".deduku .rule-palindrome{stroke:#a9a9a9}.deduku .rule-region-sum{stroke:#6aaee6}.deduku "
     ".rule-entropic{stroke:#f0a58c}"
     ".deduku .rule-modular{stroke:#6fc3bb}.deduku .rule-nabner{stroke:#c9a227}.deduku .rule-zipper{stroke:#a393d6}",
     ".deduku .rule-whispers{stroke:#3f7f3f}.deduku .rule-dutch-whispers{stroke:#9a6220}.deduku "
     ".rule-renban{stroke:#87498a}"
     ".deduku .rule-palindrome{stroke:#6b727b}.deduku .rule-region-sum{stroke:#2f6fa5}.deduku "
     ".rule-entropic{stroke:#9c5440}"
     ".deduku .rule-modular{stroke:#2f7f78}.deduku .rule-nabner{stroke:#86691a}.deduku .rule-zipper{stroke:#65559c}"},
    {"between lockout double-arrow", Layer::line, draw_ends,
     ".deduku .rule-between,.deduku .rule-lockout{stroke-width:3}.deduku "
     ".rule-double-arrow{stroke-width:3;stroke-dasharray:9 7}"
     ".deduku .rule-end{stroke-width:2}",
     ends_light, ends_dark},
    {"between lockout double-arrow", Layer::line, nullptr, "",
     ".deduku .rule-between,.deduku .rule-lockout,.deduku .rule-double-arrow{stroke:#6e6e6e}",
     ".deduku .rule-between,.deduku .rule-lockout,.deduku .rule-double-arrow{stroke:#98a0aa}"},
    {"arrow", Layer::line, draw_arrow, ".deduku .rule-arrow{stroke-width:2.5}.deduku .rule-end{stroke-width:2}",
     ends_light, ends_dark},
    {"arrow", Layer::line, nullptr, "", ".deduku .rule-arrow{stroke:#6e6e6e}", ".deduku .rule-arrow{stroke:#98a0aa}"},
    {"killer sum", Layer::edge, draw_cage,
     ".deduku .rule-killer,.deduku .rule-sum{fill:none;stroke-width:1.3;stroke-dasharray:5 3}.deduku "
     ".rule-sum{stroke-dasharray:1 3}"
     ".deduku .rule-value{font-size:9px;text-anchor:start;paint-order:stroke;stroke-width:3px}",
     ".deduku .rule-killer,.deduku .rule-sum{stroke:#444444}.deduku .rule-value{fill:#111111;stroke:#ffffff}",
     ".deduku .rule-killer,.deduku .rule-sum{stroke:#b8bec7}.deduku .rule-value{fill:#f2f2f2;stroke:#16181c}"},
    {"white black", Layer::edge, draw_dot,
     ".deduku .rule-white,.deduku .rule-black{stroke-width:1.3}.deduku .rule-white-value,.deduku "
     ".rule-black-value{font-size:11px}",
     ".deduku .rule-white{fill:#ffffff;stroke:#111111}.deduku .rule-black{fill:#111111;stroke:#111111}"
     ".deduku .rule-white-value{fill:#111111}.deduku .rule-black-value{fill:#ffffff}",
     ".deduku .rule-white{fill:#f2f2f2;stroke:#f2f2f2}.deduku .rule-black{fill:#16181c;stroke:#f2f2f2}"
     ".deduku .rule-white-value{fill:#16181c}.deduku .rule-black-value{fill:#f2f2f2}"},
    {"x v", Layer::edge, draw_letter, ".deduku .rule-letter{font-size:13px;font-weight:bold}",
     ".deduku .rule-paper{fill:#ffffff}.deduku .rule-letter{fill:#111111}",
     ".deduku .rule-paper{fill:#16181c}.deduku .rule-letter{fill:#f2f2f2}"},
    {"quad", Layer::edge, draw_quad, ".deduku .rule-quad{stroke-width:1.3}.deduku .rule-digits{font-size:9px}",
     ".deduku .rule-quad{fill:#ffffff;stroke:#111111}.deduku .rule-digits{fill:#111111}",
     ".deduku .rule-quad{fill:#16181c;stroke:#f2f2f2}.deduku .rule-digits{fill:#f2f2f2}"},
});

bool has_name(const RuleMarking& row, const Rule& rule) {
    for (std::string_view name : split(row.rules, ' '))
        if (name == rule.row->key) return true;
    return false;
}

std::string rule_css(const Geometry& geometry, std::string_view RuleMarking::*of) {
    std::string out;
    for (const RuleMarking& row : rule_table)
        if (std::any_of(geometry.rules().begin(), geometry.rules().end(),
                        [&](auto& rule) { return has_name(row, rule); }))
            out += row.*of;
    return out;
}

}  // namespace

bool is_drawn(const Rule& rule) {
    return std::any_of(rule_table.begin(), rule_table.end(),
                       [&](const RuleMarking& row) { return has_name(row, rule); });
}

bool draw_rules(Layer layer, const Frame& frame, Xml& xml) {
    bool any = false;
    for (const RuleMarking& row : rule_table)
        for (const Rule& rule : frame.geometry().rules()) {
            if (row.layer != layer || row.draw == nullptr || !has_name(row, rule)) continue;
            row.draw(rule, frame, xml);
            any = true;
        }
    return any;
}

std::string rule_shapes(const Geometry& geometry) {
    const std::string rows = rule_css(geometry, &RuleMarking::shapes);
    return rows.find("rule-") == rows.npos ? rows : std::string(broad) + rows;
}
std::string rule_colours(const Geometry& geometry, bool dark) {
    return rule_css(geometry, dark ? &RuleMarking::dark : &RuleMarking::light);
}

}  // namespace deduku::svg
