#include "pictures/svg/markings.hpp"

#include <array>

#include "deduku/text.hpp"
#include "grid/in_order.hpp"
#include "pictures/svg/flags.hpp"
#include "pictures/svg/rule_markings.hpp"

namespace deduku::svg {
namespace {

// ---- houses other than rows, columns, boxes, regions and diagonals

bool is_extra(const Geometry& geometry, House house) {
    const HouseKind kind = geometry.kind(house);
    return kind == HouseKind::window || kind == HouseKind::group || kind == HouseKind::other;
}

// The cells at the same place in all boxes.
bool is_disjoint_group(const Geometry& geometry, House house) {
    std::optional<Place> common;
    for (Cell cell : geometry.cells_of(house)) {
        std::optional<Place> place;
        for (const Membership& m : geometry.houses_of(cell))
            if (geometry.kind(m.house) == HouseKind::box) place = m.place;
        if (!place || (common && *common != *place)) return false;
        common = place;
    }
    return true;
}

// Cages and lines of N cells, which are drawn as rules.
bool is_of_a_rule(const Geometry& geometry, House house) {
    const auto cells = geometry.cells_of(house);
    const auto& rules = geometry.rules();
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        if (rule.groups.size() != 1 || rule.groups[0].size() != cells.size() || says_houses(rule, geometry))
            return false;
        std::vector<Cell> sorted = rule.groups[0];
        put_in_order(sorted);
        return std::equal(cells.begin(), cells.end(), sorted.begin()) && is_drawn(rule);
    });
}

/// The groups that are drawn; disjoint groups, if all, are stated in words.
struct Extras {
    explicit Extras(const Geometry& geometry) {
        for (House house : geometry.every_house())
            if (is_extra(geometry, house) && !is_of_a_rule(geometry, house))
                (is_disjoint_group(geometry, house) ? groups : drawn).push_back(house);
        if (static_cast<int>(groups.size()) == geometry.digits()) return;
        drawn.insert(drawn.end(), groups.begin(), groups.end());
        groups.clear();
    }
    std::vector<House> drawn;
    std::vector<House> groups;
};

bool has_extras(const Geometry& geometry) { return !geometry.standard() && !Extras(geometry).drawn.empty(); }

// Shades them, with frames inside the frames of others that share cells.
void shade_extras(const Frame& frame, Xml& xml) {
    constexpr int first = 4, step = 4, most = 20;
    const Geometry& geometry = frame.geometry();
    const std::vector<House> drawn = Extras(geometry).drawn;
    for (House house : drawn) xml.leaf("path", {{"class", "extra"}, {"d", frame.outline(geometry.cells_of(house), 0)}});
    Table<Cell, int> taken(geometry.cells(), 0);
    for (House house : drawn) {
        int inset = 0;
        for (Cell cell : geometry.cells_of(house)) inset = std::max(inset, taken[cell]);
        inset = std::min(inset + (inset == 0 ? first : step), most);
        for (Cell cell : geometry.cells_of(house)) taken[cell] = inset;
        xml.leaf("path", {{"class", "extra-frame"}, {"d", frame.outline(geometry.cells_of(house), inset)}});
    }
}

bool is_scattered(const Frame& frame, House house) {
    const std::string outline = frame.outline(frame.geometry().cells_of(house), 0);
    return std::count(outline.begin(), outline.end(), 'Z') > 1;
}

// Letters distinguish several houses with scattered cells.
void letter_extras(const Frame& frame, Xml& xml) {
    const Geometry& geometry = frame.geometry();
    std::vector<House> houses = Extras(geometry).drawn;
    std::erase_if(houses, [&](House house) { return !is_scattered(frame, house); });
    if (houses.size() < 2) return;
    Table<Cell, int> before(geometry.cells(), 0);
    for (std::size_t i = 0; i < houses.size(); ++i)
        for (Cell cell : geometry.cells_of(houses[i])) {
            const Point at = frame.corner(cell);
            xml.put("text",
                    {{"class", "extra-letter"}, {"x", number(at.x + 3 + 8 * before[cell]++)}, {"y", number(at.y + 10)}},
                    std::string(1, static_cast<char>('a' + i % 26)));
        }
}

// ---- diagonals

bool has_diagonals(const Geometry& geometry) {
    return geometry.find_house(HouseKind::diagonal, 0) || geometry.find_house(HouseKind::diagonal, 1);
}

void draw_diagonals(const Frame& frame, Xml& xml) {
    const std::string from = number(frame.start()), to = number(frame.start() + frame.length());
    const auto diagonal = [&](int ordinal, const std::string& top, const std::string& bottom) {
        if (frame.geometry().find_house(HouseKind::diagonal, ordinal))
            xml.leaf("path", {{"class", "diagonal"}, {"d", 'M' + top + ' ' + from + 'L' + bottom + ' ' + to}});
    };
    diagonal(0, from, to);
    diagonal(1, to, from);
}

/// A drawing, used if the board has its subject.
struct Marking {
    Layer layer;
    bool (*shown)(const Geometry& geometry);
    void (*draw)(const Frame& frame, Xml& xml);
    std::string_view shapes, light, dark;  ///< of its classes
};
constexpr std::array table = std::to_array<Marking>({
    {Layer::ground, has_extras, shade_extras, ".deduku .extra-frame{fill:none;stroke-width:1}",
     ".deduku .extra{fill:#e6e6e6}.deduku .extra-frame{stroke:#8a8a8a}",
     ".deduku .extra{fill:#2c3138}.deduku .extra-frame{stroke:#7d848d}"},
    {Layer::line, has_diagonals, draw_diagonals, ".deduku .diagonal{fill:none;stroke-width:2}",
     ".deduku .diagonal{stroke:#a9a9a9}", ".deduku .diagonal{stroke:#6b727b}"},
    {Layer::edge, has_extras, letter_extras, ".deduku .extra-letter{font-size:9px;font-style:italic;text-anchor:start}",
     ".deduku .extra-letter{fill:#595959}", ".deduku .extra-letter{fill:#a8adb5}"},
});

std::string css(const Geometry& geometry, std::string_view Marking::*of) {
    std::string out;
    for (const Marking& row : table)
        if (row.shown(geometry)) out += row.*of;
    return out;
}

}  // namespace

void draw_markings(Layer layer, const Frame& frame, Xml& xml) {
    bool any = false;
    for (const Marking& row : table) {
        if (row.layer != layer || !row.shown(frame.geometry())) continue;
        row.draw(frame, xml);
        any = true;
    }
    if (draw_rules(layer, frame, xml) || any) xml.line();
}

std::string marking_shapes(const Geometry& geometry) {
    if (geometry.standard()) return {};
    const std::string_view flags =
        flags_of(geometry).empty() ? "" : ".deduku .flag{font-size:11px;font-style:italic;text-anchor:end}";
    return ".deduku .below{font-size:11px;text-anchor:start}" + std::string(flags) + css(geometry, &Marking::shapes) +
           rule_shapes(geometry);
}
std::string marking_colours(const Geometry& geometry, Theme theme) {
    const std::string_view flags = flags_of(geometry).empty() ? ""
                                   : theme == Theme::dark     ? ".deduku .flag{fill:#a8adb5}"
                                                              : ".deduku .flag{fill:#595959}";
    return std::string(flags) + css(geometry, theme == Theme::dark ? &Marking::dark : &Marking::light) +
           rule_colours(geometry, theme);
}

std::vector<Cell> headed_cells(const Geometry& geometry) { return cells_with_value(geometry); }

std::vector<std::string> words_below(const Geometry& geometry) {
    std::vector<std::string> out;
    if (geometry.standard()) return out;
    if (!geometry.has_lines()) out.emplace_back("Not every row and column has all digits.");
    if (!Extras(geometry).groups.empty())
        out.emplace_back("Disjoint groups: cells at the same place of their boxes differ.");
    const auto add = [&out](std::string sentence) {
        if (std::find(out.begin(), out.end(), sentence) == out.end()) out.push_back(std::move(sentence));
    };
    for (const Rule& rule : geometry.rules())
        if (!says_houses(rule, geometry))
            add(is_drawn(rule) ? drawing_sentence(rule) : rule_sentence(rule, geometry, Coords::sheet));
    for (std::string& words : words_of_flags(geometry)) out.push_back(std::move(words));
    return out;
}

std::vector<std::string> wrapped(const std::vector<std::string>& words, std::size_t length) {
    std::vector<std::string> out;
    for (std::string left : words) {
        while (left.size() > length) {
            const std::size_t blank = left.rfind(' ', length), end = blank == left.npos ? length : blank;
            out.push_back(left.substr(0, end));
            left.erase(0, end + (end == blank ? 1 : 0));
        }
        out.push_back(std::move(left));
    }
    return out;
}

}  // namespace deduku::svg
