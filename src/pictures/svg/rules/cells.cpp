// Marks of single cells, below everything else.
//
//   odd     a disc              minimum   tips that point in      row indexer     stripes along the row
//   even    a square            maximum   tips that point out     column indexer  along the column
//   clones  shaded, framed; letters if the shapes do not suffice   box indexer     a square inside the cell
#include <algorithm>
#include <array>

#include "pictures/svg/rules/drawing.hpp"

namespace deduku::svg {
namespace {

void draw_odd(const Rule& rule, Pen& pen) {
    for (Cell cell : rule.groups[0]) pen.circle("parity", pen.frame.middle(cell), pen.frame.side() * 2 / 5);
}
void draw_even(const Rule& rule, Pen& pen) {
    for (Cell cell : rule.groups[0]) pen.square("parity", pen.frame.middle(cell), pen.frame.side() * 2 / 5);
}

bool is_marked_alike(const Rule& rule, Cell cell, const Geometry& geometry) {
    return std::any_of(geometry.rules().begin(), geometry.rules().end(), [&](const Rule& other) {
        const auto& cells = other.groups;
        return other.row == rule.row && std::find(cells[0].begin(), cells[0].end(), cell) != cells[0].end();
    });
}

// A tip at each side with a neighbour that lacks this mark.
void draw_extreme(const Rule& rule, Pen& pen) {
    constexpr int wide = 5, high = 5, gap = 2;
    const Frame& frame = pen.frame;
    const Geometry& geometry = frame.geometry();
    const bool inward = rule.row->key == "minimum";
    for (Cell cell : rule.groups[0]) {
        pen.square("extreme", frame.middle(cell), frame.side() / 2);
        std::string tips;
        for (const Point out : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
            const int row = geometry.row(cell) + out.y, column = geometry.column(cell) + out.x;
            if (row < 0 || column < 0 || row >= geometry.rows() || column >= geometry.columns()) continue;
            if (is_marked_alike(rule, geometry.cell(row, column), geometry)) continue;
            const Point middle = frame.middle(cell);
            const int foot = frame.side() / 2 - gap - (inward ? 0 : high), tip = inward ? foot - high : foot + high;
            const auto point = [&](int away, int aside) {
                return at({middle.x + out.x * away + out.y * aside, middle.y + out.y * away + out.x * aside});
            };
            tips += 'M' + point(foot, -wide) + 'L' + point(tip, 0) + 'L' + point(foot, wide);
        }
        pen.path("tips", tips);
    }
}

// Whether each group is a translation of the first one.
bool is_moved(const Rule& rule, const Geometry& geometry) {
    const auto offset = [&](Cell from, Cell to) {
        return std::pair{geometry.row(to) - geometry.row(from), geometry.column(to) - geometry.column(from)};
    };
    const std::vector<Cell>& first = rule.groups[0];
    return std::all_of(rule.groups.begin(), rule.groups.end(), [&](const std::vector<Cell>& group) {
        for (std::size_t i = 0; i < group.size(); ++i)
            if (offset(first[i], group[i]) != offset(first[0], group[0])) return false;
        return true;
    });
}

void draw_clone(const Rule& rule, Pen& pen) {
    for (const std::vector<Cell>& group : rule.groups) {
        pen.path("clone", pen.frame.outline(group, 0));
        pen.path("clone-frame", pen.frame.outline(group, 3));
    }
}

/// Classes of cells made equal by clones: each cell refers to another one of its class.
class Classes {
  public:
    explicit Classes(int cells) : of_(cells, Cell{0}) {
        for (Cell cell : of_.ids()) of_[cell] = cell;
    }
    Cell of(Cell cell) const {
        while (of_[cell] != cell) cell = of_[cell];
        return cell;
    }
    void join(Cell a, Cell b) { of_[std::max(of(a), of(b))] = std::min(of(a), of(b)); }

  private:
    Table<Cell, Cell> of_;
};

// Cells with the same letter are equal; a single pair of equal shapes needs no letters. The first clone draws them all.
void letter_clones(const Rule& rule, Pen& pen) {
    const Geometry& geometry = pen.frame.geometry();
    std::vector<const Rule*> clones;
    for (const Rule& other : geometry.rules())
        if (other.row == rule.row) clones.push_back(&other);
    if (clones.front() != &rule || (clones.size() == 1 && is_moved(rule, geometry))) return;
    Classes classes(geometry.cells());
    Table<Cell, bool> lettered(geometry.cells(), false);
    for (const Rule* clone : clones)
        for (const std::vector<Cell>& group : clone->groups)
            for (std::size_t i = 0; i < group.size(); ++i) {
                classes.join(group[i], clone->groups[0][i]);
                lettered[group[i]] = true;
            }
    Table<Cell, char> letters(geometry.cells(), 0);
    char next = 'a';
    for (Cell cell : geometry.every_grid_cell()) {
        if (!lettered[cell]) continue;
        char& letter = letters[classes.of(cell)];
        if (letter == 0) {
            letter = next;
            next = next == 'z' ? 'A' : next == 'Z' ? 'a' : static_cast<char>(next + 1);
        }
        const Point corner = pen.frame.corner(cell);
        pen.text("clone-letter", {corner.x + pen.frame.side() - 5, corner.y + 13}, std::string(1, letter));
    }
}

// Stripes next to the digit, or a square around it.
void draw_indexer(const Rule& rule, Pen& pen) {
    const int side = pen.frame.side();
    for (Cell cell : rule.groups[0]) {
        pen.square(rule.row->key, pen.frame.middle(cell), side / 2);
        const Point from = pen.frame.corner(cell);
        std::string stripes;
        for (const int offset : {6, 11, side - 11, side - 6})
            stripes += rule.row->key == "row-indexer" ? 'M' + at({from.x, from.y + offset}) + 'h' + number(side)
                                                      : 'M' + at({from.x + offset, from.y}) + 'v' + number(side);
        if (rule.row->key == "box-indexer")
            for (const int half : {side / 2 - 6, side / 2 - 11}) pen.square("stripes", pen.frame.middle(cell), half);
        else
            pen.path("stripes", stripes);
    }
}

constexpr std::array cell_table = std::to_array<RuleDrawing>({
    {"clone", Layer::ground, draw_clone, "clone-frame{fill:none;stroke-width:1.5;stroke-dasharray:8 3}",
     "clone fill #e0e0e0 #30353c;clone-frame stroke #8a8a8a #7d848d"},
    {"clone", Layer::edge, letter_clones, "clone-letter{font-size:11px;font-style:italic;text-anchor:end}",
     "clone-letter fill #404040 #c9ced6"},
    {"row-indexer column-indexer box-indexer", Layer::ground, draw_indexer, "stripes{fill:none;stroke-width:1.5}",
     "row-indexer fill #e3f2e3 #213323;column-indexer fill #f6e4e4 #3a2526;box-indexer fill #e4e6f7 #252a3f;"
     "stripes stroke #a9a9a9 #6b727b"},
    {"minimum maximum", Layer::ground, draw_extreme, "tips{fill:none;stroke-width:2;stroke-linejoin:round}",
     "extreme fill #ececec #2a2f36;tips stroke #555555 #b8bec7"},
    {"odd", Layer::ground, draw_odd, "", "parity fill #d4d4d4 #3f454e;parity stroke #a9a9a9 #6b727b"},
    {"even", Layer::ground, draw_even, "", "parity fill #d4d4d4 #3f454e;parity stroke #a9a9a9 #6b727b"},
});

}  // namespace

std::span<const RuleDrawing> cell_drawings() { return cell_table; }

}  // namespace deduku::svg
