#include "method/hodoku/choice.hpp"

#include <algorithm>
#include <array>

namespace deduku::hodoku {
namespace {

using path::Form;
using path::Pattern;

int rank(HouseKind kind) { return kind == HouseKind::box ? 0 : kind == HouseKind::row ? 1 : 2; }

// Houses that have all these cells; rows, columns, boxes.
std::vector<House> common_houses(const Geometry& geometry, const std::vector<Cell>& cells) {
    std::vector<House> out;
    for (const Membership& in : geometry.houses_of(cells.front()))
        if (std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
                const auto houses = geometry.houses_of(cell);
                return std::any_of(houses.begin(), houses.end(),
                                   [&](const Membership& m) { return m.house == in.house; });
            }))
            out.push_back(in.house);
    return out;
}

using Key = std::vector<int>;

void add_house(const Geometry& geometry, House house, Key& to) {
    to.push_back(rank(geometry.kind(house)));
    to.push_back(index(house));
}
void add_digits(Set<Digit> digits, Key& to) {
    for (Digit digit : digits) to.push_back(index(digit));
}

Key key_of(const Geometry& geometry, const Pattern& pattern) {
    Key out;
    if (pattern.form == Form::naked_set) {
        Key best;
        for (House house : common_houses(geometry, pattern.cells)) {
            Key key;
            add_house(geometry, house, key);
            if (best.empty() || key < best) best = key;
        }
        out = best;
        for (Cell cell : pattern.cells) out.push_back(index(cell));
    } else if (pattern.form == Form::hidden_set || pattern.form == Form::locked) {
        add_house(geometry, pattern.base.front(), out);
        add_digits(pattern.digits, out);
    } else if (pattern.form == Form::fish) {
        add_digits(pattern.digits, out);
        for (House house : pattern.base) add_house(geometry, house, out);
    }
    return out;
}

}  // namespace

std::size_t first_of(const Geometry& geometry, const std::vector<path::Step>& found) {
    std::size_t best = 0;
    Key least = key_of(geometry, found.front().pattern);
    for (std::size_t i = 1; i < found.size(); ++i)
        if (Key key = key_of(geometry, found[i].pattern); key < least) {
            least = std::move(key);
            best = i;
        }
    return best;
}

std::vector<Candidate> removals(const Geometry& geometry, const path::Step& step) {
    if (step.pattern.form != Form::naked_set) return step.removes;
    std::vector<Candidate> out;
    for (House house : common_houses(geometry, step.pattern.cells))
        for (Cell cell : geometry.cells_of(house))
            for (const Candidate& c : step.removes)
                if (c.cell == cell && std::find(out.begin(), out.end(), c) == out.end()) out.push_back(c);
    return out;
}

}  // namespace deduku::hodoku
