#include "search/variants/lanes/program.hpp"

#include <algorithm>

#include "search/lanes/steps.hpp"

namespace deduku::variants {
namespace {

// More sets cost more time than bounds.
constexpr std::size_t most_sets = 64;

CellNumbers cells_of(Area area) {
    CellNumbers out;
    for_each_cell(area, [&](int cell) { out.push_back(static_cast<std::uint8_t>(cell)); });
    return out;
}

Area area_of(std::span<const std::uint8_t> cells) {
    Area out;
    for (const std::uint8_t cell : cells) out |= Area::of(cell);
    return out;
}

class Maker {
  public:
    explicit Maker(const VariantModel& model) : model_(model) {}

    std::optional<Program> run() {
        if (model_.digits != most_digits || !model_.choices.empty() || !read_houses()) return std::nullopt;
        for (const VariantSum& sum : model_.sums)
            if (!read(sum)) return std::nullopt;
        for (int cell = 0; cell < model_.cells; ++cell) relate(cell);
        if (out_.steps.empty()) return std::nullopt;
        return std::move(out_);
    }

  private:
    bool read_houses() {
        std::vector<Area> others = model_.houses;
        for (const auto& house : lanes::cells_of) {
            const auto found = std::find(others.begin(), others.end(), area_of(house));
            if (found == others.end()) return false;
            for_each_cell(*found, [&](int cell) { seen_[at(cell)] |= *found; });
            others.erase(found);
        }
        for (const Area& house : others) {
            add(Program::Kind::whole, out_.whole.size(), house, blame_of_pairs);
            out_.whole.push_back({variants::cells_of(house)});
        }
        return true;
    }

    bool read(const VariantSum& sum) {
        if (!sum.unit || sum.needed != 0) return false;
        const bool one = sum.groups.size() == 1;
        if (one && (sum.groups[0].allowed >= 0 || sum.least == sum.most)) return read_sets(sum);
        if (std::any_of(sum.groups.begin(), sum.groups.end(), [](const UnitGroup& g) { return g.allowed >= 0; }))
            return false;
        if (sum.cells.size() == 2 && sum.least == sum.most) {
            relate(sum);
            return true;
        }
        if (sum.groups.size() > TotalBounds::most_parts) return false;
        add(Program::Kind::bounds, out_.bounds.size(), sum.area, 1);
        TotalBounds made{std::max(sum.least, -TotalBounds::far), std::min(sum.most, TotalBounds::far), {}};
        for (const UnitGroup& group : sum.groups)
            made.parts.push_back({{sum.cells.begin() + group.from, sum.cells.begin() + group.to}, group.minus});
        out_.bounds.push_back(std::move(made));
        return true;
    }

    bool read_sets(const VariantSum& sum) {
        const UnitGroup& group = sum.groups[0];
        const SetList& list = group.allowed >= 0 ? model_.allowed[at(group.allowed)] : sets_of_size[sum.cells.size()];
        const int least = group.minus ? -sum.most : sum.least;
        const int most = group.minus ? -sum.least : sum.most;
        if (sum.cells.size() == 2) {
            relate(sum);
            return group.allowed < 0;
        }
        Sets made;
        made.cells = sum.cells;
        const std::span<const DigitMask> sets = list.between(least, most);
        made.sets.assign(sets.begin(), sets.end());
        if (made.sets.size() > most_sets) return false;
        for (const Area& house : model_.houses) overlap(house, sum.area, made);
        add(Program::Kind::sets, out_.sets.size(), sum.area, 1);
        out_.sets.push_back(std::move(made));
        return true;
    }

    static void overlap(Area house, Area group, Sets& out) {
        if ((house & group).size() < 2 || house.within(group)) return;
        out.overlaps.push_back({variants::cells_of(group - house), variants::cells_of(house - group)});
    }

    // A sum of two cells.
    void relate(const VariantSum& sum) {
        const bool minus[2] = {sum.groups[0].minus, sum.groups.back().minus};
        for (const int from : {0, 1}) {
            Related made{sum.cells[at(from)], sum.cells[at(1 - from)], {}};
            for (int a = 0; a < most_digits; ++a) {
                DigitMask allowed = 0;
                for (int b = 0; b < most_digits; ++b) {
                    const int total = (minus[from] ? -1 : 1) * (a + 1) + (minus[1 - from] ? -1 : 1) * (b + 1);
                    const bool same = a == b && sum.groups.size() == 1;
                    if (total >= sum.least && total <= sum.most && !same) allowed |= mask_of(b);
                }
                enter(a, allowed, made);
            }
            add(Program::Kind::related, out_.related.size(), sum.area, 1);
            out_.related.push_back(std::move(made));
        }
    }

    // Tables of a cell, and cells that differ from it.
    void relate(int cell) {
        for (const Neighbour& n : model_.neighbours[at(cell)]) {
            if (follows(cell, n)) continue;
            Related made{static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(n.cell), {}};
            for (int d = 0; d < most_digits; ++d) enter(d, model_.tables[at(n.table)][mask_of(d)], made);
            add(Program::Kind::related, out_.related.size(), Area::of(cell) | Area::of(n.cell), blame_of_pairs);
            out_.related.push_back(std::move(made));
        }
        Area others = model_.peers[at(cell)] - seen_[at(cell)];
        for (const Sets& line : out_.sets)
            if (const Area group = area_of(line.cells); group.has(cell)) others -= group;
        if (others.empty()) return;
        add(Program::Kind::differ, out_.differ.size(), Area::of(cell), blame_of_pairs);
        out_.differ.push_back({static_cast<std::uint8_t>(cell), variants::cells_of(others)});
    }

    // Whether the sets of a group with both cells imply it.
    bool follows(int cell, const Neighbour& n) const {
        return std::any_of(out_.sets.begin(), out_.sets.end(), [&](const Sets& line) {
            const Area group = area_of(line.cells);
            return group.has(cell) && group.has(n.cell) &&
                   std::all_of(line.sets.begin(), line.sets.end(), [&](DigitMask set) {
                       bool all = true;
                       for_each_bit(set, [&](int d) {
                           const auto rest = static_cast<DigitMask>(set & ~mask_of(d));
                           all = all && (rest & ~model_.tables[at(n.table)][mask_of(d)]) == 0;
                       });
                       return all;
                   });
        });
    }

    static void enter(int digit, DigitMask allowed, Related& out) {
        if (allowed == 0) return;
        const auto same = std::find_if(out.entries.begin(), out.entries.end(),
                                       [&](const Related::Entry& e) { return e.allowed == allowed; });
        if (same == out.entries.end())
            out.entries.push_back({mask_of(digit), allowed});
        else
            same->with |= mask_of(digit);
    }

    void add(Program::Kind kind, std::size_t number, Area blamed, float blame) {
        out_.steps.push_back({kind, number, blamed, blame});
    }

    const VariantModel& model_;
    Program out_;
    std::array<Area, most_grid_cells> seen_{};
};

bool holds(const VariantModel& model, const VariantSum& sum, const DigitRow& row) {
    int total = 0;
    for (const UnitGroup& group : sum.groups) {
        DigitMask digits = 0;
        for (int i = group.from; i < group.to; ++i) {
            const DigitMask digit = row[sum.cells[at(i)]];
            total += (group.minus ? -1 : 1) * (lowest(digit) + 1);
            digits |= digit;
        }
        if (group.allowed < 0) continue;
        const SetList& list = model.allowed[at(group.allowed)];
        const auto end = list.sets.begin() + list.from.back();
        if (std::find(list.sets.begin(), end, digits) == end) return false;
    }
    return total >= sum.least && total <= sum.most;
}

}  // namespace

std::optional<Program> Program::make(const VariantModel& model) { return Maker(model).run(); }

bool holds(const VariantModel& model, const DigitRow& row) {
    for (const DigitMask digit : row)
        if (digit == 0 || !is_single(digit)) return false;
    for (int cell = 0; cell < model.cells; ++cell) {
        bool fits = true;
        for_each_cell(model.peers[at(cell)], [&](int peer) { fits = fits && row[at(peer)] != row[at(cell)]; });
        for (const Neighbour& n : model.neighbours[at(cell)])
            fits = fits && (model.tables[at(n.table)][row[at(cell)]] & row[at(n.cell)]) != 0;
        if (!fits) return false;
    }
    return std::all_of(model.sums.begin(), model.sums.end(),
                       [&](const VariantSum& sum) { return holds(model, sum, row); });
}

}  // namespace deduku::variants
