// What is seen in an exocet and in a tridagon, read off their cases.
//
//   exocet     Split on a base cell > Split on the other > Cover {digits in the cross-lines} / {lines, target cells}
//   tridagon   Split on a cell with guardians, or on one that sees them all > what the twelve cells lose, case by case
#include <algorithm>
#include <array>

#include "method/path/pattern_parts.hpp"

namespace deduku::path {
namespace {

// Calls `use` for every step inside, however deep.
template <class Use>
void for_each_step(const Split& split, const Use& use) {
    for (const Branch& branch : split.branches)
        for (const Deduction& step : branch.steps) {
            use(step);
            if (const auto* inner = std::get_if<Split>(&step.why)) for_each_step(*inner, use);
        }
}

bool lies_in(const Geometry& g, Cell cell, House house) {
    const auto in = g.houses_of(cell);
    return std::any_of(in.begin(), in.end(), [&](const Membership& m) { return m.house == house; });
}

// The houses across the base: of the cell beside it in its box, and of both targets.
std::vector<House> cross_lines(const Geometry& g, const std::vector<Cell>& base, const std::vector<Cell>& targets) {
    const bool by_rows = g.row(base[0]) == g.row(base[1]);
    const House along = g.houses_of(base[0])[by_rows ? 0 : 1].house, box = g.houses_of(base[0])[2].house;
    std::vector<Cell> cells = targets;
    for (Cell cell : g.cells_of(along))
        if (cell != base[0] && cell != base[1] && lies_in(g, cell, box)) cells.push_back(cell);
    std::vector<House> out;
    for (Cell cell : cells) out.push_back(g.houses_of(cell)[by_rows ? 1 : 0].house);
    std::sort(out.begin(), out.end());
    return out;
}

// Boxes with two of the cells have a third, in the row and column without one: no proof needs it, but the pattern has
// it.
void add_thirds(const Geometry& g, std::vector<Cell>& cells) {
    constexpr int box_side = 3;
    std::array<std::vector<Cell>, box_side * box_side> by_box;
    for (Cell cell : cells) by_box.at(static_cast<std::size_t>(g.ordinal(g.houses_of(cell)[2].house))).push_back(cell);
    const auto third = [](int a, int b) { return box_side * (a / box_side) * 3 + box_side - a - b; };
    for (const std::vector<Cell>& two : by_box)
        if (two.size() == 2)
            cells.push_back(g.cell(third(g.row(two[0]), g.row(two[1])), third(g.column(two[0]), g.column(two[1]))));
}

}  // namespace

Pattern pattern_of_exocet(const Board& before, const Deduction& deduction) {
    const Geometry& g = before.geometry();
    const auto& split = std::get<Split>(deduction.why);
    Pattern out;
    out.form = Form::exocet;
    out.cells = {g.cell_of(split.on)};
    for_each_step(split, [&](const Deduction& step) {
        if (const auto* inner = std::get_if<Split>(&step.why)) add_once(out.cells, g.cell_of(inner->on));
        const auto* cover = std::get_if<Cover>(&step.why);
        if (cover == nullptr || cover->base.size() == 1) return;
        for (Sector s : cover->cover)
            if (g.is_cell(s)) add_once(out.others, g.cell_of(s));
    });
    std::sort(out.cells.begin(), out.cells.end());
    std::sort(out.others.begin(), out.others.end());
    for (Cell cell : out.cells) out.digits |= before.digits(cell);
    out.base = cross_lines(g, out.cells, out.others);
    return out;
}

Pattern pattern_of_tridagon(const Board& before, const Deduction& deduction) {
    const Geometry& g = before.geometry();
    const auto& split = std::get<Split>(deduction.why);
    const Candidate gone = deduction.removes.front();
    Pattern out;
    out.form = Form::tridagon;
    Set<Digit> known;
    for_each_step(split, [&](const Deduction& step) {
        for (Candidate c : step.removes) {
            add_once(out.cells, c.cell);
            known.insert(c.digit);
        }
    });
    // That of the guardians, if it is the Split's.
    const bool of_several = known.size() > 3;
    for (Digit digit : known)
        if (!of_several || digit != gone.digit) out.digits.insert(digit);
    if (!of_several) add_once(out.cells, gone.cell);
    add_thirds(g, out.cells);
    std::sort(out.cells.begin(), out.cells.end());
    for (Cell cell : out.cells)
        if (!out.digits.contains(before.digits(cell))) out.fins.push_back(cell);
    return out;
}

}  // namespace deduku::path
