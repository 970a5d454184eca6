#include "method/path/hodoku/choice.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku::hodoku {
namespace {

using path::Step;

int rank(HouseKind kind) { return kind == HouseKind::box ? 0 : kind == HouseKind::row ? 1 : 2; }

// Houses that contain all these cells: rows, columns, boxes.
std::vector<House> common_houses(const Geometry& geometry, const std::vector<Cell>& cells) {
    std::vector<House> out;
    const auto has = [&](Cell cell, House house) {
        const auto houses = geometry.houses_of(cell);
        return std::any_of(houses.begin(), houses.end(), [&](const Membership& m) { return m.house == house; });
    };
    for (const Membership& in : geometry.houses_of(cells.front()))
        if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return has(cell, in.house); }))
            out.push_back(in.house);
    return out;
}

// Keys are compared number by number.
class Key {
  public:
    explicit Key(const Geometry& geometry) : geometry_(geometry) {}
    void add(int number) { numbers_.push_back(number); }
    void add(House house) { numbers_.insert(numbers_.end(), {rank(geometry_.kind(house)), index(house)}); }
    void add(Set<Digit> digits) {
        for (Digit digit : digits) add(index(digit));
    }
    void add(const std::vector<Cell>& cells) {
        for (Cell cell : cells) add(index(cell));
    }
    std::vector<int> take() { return std::move(numbers_); }

  private:
    const Geometry& geometry_;
    std::vector<int> numbers_;
};

// The first house of all cells, then the cells.
void add_naked(const Geometry& geometry, const Pattern& pattern, Key& to) {
    std::vector<House> houses = common_houses(geometry, pattern.cells);
    put_in_order(houses, [&](House a, House b) {
        return std::pair(rank(geometry.kind(a)), a) < std::pair(rank(geometry.kind(b)), b);
    });
    to.add(houses.front());
    to.add(pattern.cells);
}

// Strong links in rows precede those in columns, for any digit.
void add_skyscraper(const Geometry& geometry, const Pattern& pattern, Key& to) {
    const auto& nodes = pattern.chain->nodes;
    const auto first = common_houses(geometry, {nodes[0].cell, nodes[1].cell}).front();
    const auto second = common_houses(geometry, {nodes[2].cell, nodes[3].cell}).front();
    to.add(geometry.kind(first) == HouseKind::row ? 0 : 1);
    to.add(pattern.digits);
    to.add(std::min(first, second));
    to.add(std::max(first, second));
}

// A row, then a column.
void add_kite(const Geometry& geometry, const Pattern& pattern, Key& to) {
    const auto& nodes = pattern.chain->nodes;
    const auto first = common_houses(geometry, {nodes[0].cell, nodes[1].cell}).front();
    const auto second = common_houses(geometry, {nodes[2].cell, nodes[3].cell}).front();
    to.add(pattern.digits);
    to.add(std::min(first, second));
    to.add(std::max(first, second));
}

// The two cells; of two removed digits, the lower one.
void add_w_wing(const Step& step, Key& to) {
    const auto& nodes = step.pattern.chain->nodes;
    to.add(std::min(index(nodes.front().cell), index(nodes.back().cell)));
    to.add(std::max(index(nodes.front().cell), index(nodes.back().cell)));
    to.add(index(nodes.front().digit));
}

// Later candidates have greater weights.
int sum_of(const std::vector<Candidate>& removes) {
    int sum = 0, weight = 1;
    for (const Candidate& c : removes) {
        sum += index(c.cell) * weight + index(c.digit) + 1;
        weight += 80;
    }
    return sum;
}

// Most removals, then shortest, then lowest cells.
void add_chain(const Step& step, Key& to) {
    to.add(-static_cast<int>(step.removes.size()));
    to.add(static_cast<int>(step.pattern.cells.size()));
    to.add(sum_of(step.removes));
}

// HoDoKu's number of a set: by its first house (row, column, box), then by its cells.
void add_set(const Geometry& geometry, const CellGroup& set, Key& to) {
    std::vector<House> houses = common_houses(geometry, set.cells);
    to.add(index(*std::min_element(houses.begin(), houses.end())));
    to.add(set.cells);
    to.add(-1);
}

std::vector<int> key_of_sets(const Geometry& geometry, std::initializer_list<const CellGroup*> sets) {
    std::vector<std::vector<int>> keys;
    for (const CellGroup* set : sets) {
        Key key(geometry);
        add_set(geometry, *set, key);
        keys.push_back(key.take());
    }
    put_in_order(keys);
    std::vector<int> out;
    for (const std::vector<int>& key : keys) out.insert(out.end(), key.begin(), key.end());
    return out;
}

// The sets of the links, first link first; for a wing, the pairs A, C and C, B.
void add_links(const Geometry& geometry, const Pattern& pattern, Key& to) {
    std::vector<std::vector<int>> links;
    for (std::size_t i = 0; i + 1 < pattern.sets.size(); ++i)
        links.push_back(key_of_sets(geometry, {&pattern.sets[i], &pattern.sets[i + 1]}));
    put_in_order(links);
    for (const std::vector<int>& link : links)
        for (int number : link) to.add(number);
}

// Rows before columns; then by box, shared cells, cells of the line, cells of the box.
void add_sue_de_coq(const Geometry& geometry, const Pattern& pattern, Key& to) {
    to.add(geometry.kind(pattern.base.front()) == HouseKind::row ? 0 : 1);
    to.add(pattern.base.front());
    to.add(pattern.cover.front());
    for (const CellGroup& set : pattern.sets) {
        to.add(set.cells);
        to.add(-1);
    }
}

// The corner in neither the row nor the column of the elimination has two candidates, and the other digit is only in
// corners in this row and column.
bool is_plain_hidden_rectangle(const Board& board, const Step& step) {
    const Geometry& g = board.geometry();
    const Candidate gone = step.removes.front();
    const std::vector<Cell>& corners = step.pattern.cells;
    const auto is_corner = [&](Cell cell) { return contains(corners, cell); };
    const auto across = [&](Cell cell) {
        return g.row(cell) != g.row(gone.cell) && g.column(cell) != g.column(gone.cell);
    };
    const auto at = std::find_if(corners.begin(), corners.end(), across);
    if (at == corners.end() || board.digits(*at).size() != 2) return false;
    const Digit other = (step.pattern.digits - Set<Digit>{gone.digit}).first();
    for (const Membership& in : g.houses_of(gone.cell)) {
        if (g.kind(in.house) == HouseKind::box) continue;
        for (Place place : board.places(in.house, other))
            if (!is_corner(g.cell_at(in.house, place))) return false;
    }
    return true;
}

bool overlap(const CellGroup& a, const CellGroup& b) {
    return std::find_first_of(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end()) != a.cells.end();
}

void keep_in(Cell cell, std::vector<Candidate>& removes) {
    std::erase_if(removes, [&](const Candidate& c) { return c.cell != cell; });
}

std::vector<int> key_of(const Geometry& geometry, const Step& step) {
    const Pattern& pattern = step.pattern;
    const std::string_view technique = step.move->technique->key;
    Key out(geometry);
    if (pattern.form == Form::naked_set) {
        add_naked(geometry, pattern, out);
    } else if (pattern.form == Form::hidden_set || pattern.form == Form::locked) {
        out.add(pattern.base.front());
        out.add(pattern.digits);
    } else if (pattern.form == Form::fish) {
        out.add(pattern.digits);
        for (House house : pattern.base) out.add(house);
    } else if (technique == "skyscraper") {
        add_skyscraper(geometry, pattern, out);
    } else if (technique == "two-string-kite") {
        add_kite(geometry, pattern, out);
    } else if (technique == "w-wing") {
        add_w_wing(step, out);
    } else if (technique == "xy-wing") {
        std::vector<Cell> cells = pattern.cells;
        put_in_order(cells);
        out.add(cells);
    } else if (technique == "empty-rectangle") {
        out.add(pattern.digits);
        for (House house : pattern.base) out.add(house);
    } else if (pattern.form == Form::set_crossing) {
        add_sue_de_coq(geometry, pattern, out);
    } else if (technique == "als-chain") {
        out.add(-static_cast<int>(step.removes.size()));
        out.add(sum_of(step.removes));
    } else if (pattern.form == Form::set_chain || pattern.form == Form::set_ring) {
        add_links(geometry, pattern, out);
    } else if (pattern.form == Form::blossom) {
        out.add(pattern.others);
    } else if (pattern.form == Form::chain) {
        add_chain(step, out);
    }
    return out.take();
}

}  // namespace

std::size_t first_of(const Geometry& geometry, const std::vector<Step>& found) {
    std::size_t best = 0;
    std::vector<int> least = key_of(geometry, found.front());
    for (std::size_t i = 1; i < found.size(); ++i)
        if (std::vector<int> key = key_of(geometry, found[i]); key < least) {
            least = std::move(key);
            best = i;
        }
    return best;
}

std::optional<Step> as_seen(const Board& board, Step found) {
    const std::string_view technique = found.move->technique->key;
    if (technique == "hidden-rectangle" && !is_plain_hidden_rectangle(board, found)) return std::nullopt;
    if (technique == "als-xy-wing" && overlap(found.pattern.sets.front(), found.pattern.sets.back()))
        return std::nullopt;
    if (technique != "discontinuous-loop") return found;
    const Cell cell = found.pattern.chain->nodes.front().cell;
    keep_in(cell, found.removes);
    for (Deduction& deduction : found.deductions) keep_in(cell, deduction.removes);
    std::erase_if(found.deductions, [](const Deduction& deduction) { return deduction.removes.empty(); });
    if (found.removes.empty()) return std::nullopt;
    return found;
}

std::vector<Candidate> removals(const Geometry& geometry, const Step& step) {
    if (step.pattern.form != Form::naked_set) return step.removes;
    std::vector<Candidate> out;
    for (House house : common_houses(geometry, step.pattern.cells))
        for (Cell cell : geometry.cells_of(house))
            for (const Candidate& c : step.removes)
                if (c.cell == cell && !contains(out, c)) out.push_back(c);
    return out;
}

}  // namespace deduku::hodoku
