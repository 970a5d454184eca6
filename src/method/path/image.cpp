#include "method/path/image.hpp"

#include <algorithm>
#include <map>

#include "grid/in_order.hpp"

namespace deduku::path {
namespace {

template <class List>
bool ascends(const List& list) {
    return std::is_sorted(list.begin(), list.end());
}

/// The images of steps by one map.
class StepImages {
  public:
    /// `to` is the board of the image of a puzzle on the board `from`.
    StepImages(const Isomorph& map, const Geometry& from, const Geometry& to);

    Step image(const Step& step) const;
    Deduction image(const Deduction& deduction) const;

  private:
    Candidate image(Candidate c) const { return map_.image(c); }
    Cell image(Cell cell) const { return map_.image(cell); }
    House image(House house) const { return houses_[house]; }
    Sector image(Sector sector) const;
    template <class Id>
    std::vector<Id> image(const std::vector<Id>& list) const;
    std::vector<House> images_of(const std::vector<House>& houses) const;
    CellGroup image(const CellGroup& group) const;
    Pattern image(const Pattern& pattern) const;
    Pattern::Chain image(const Pattern::Chain& chain) const;
    Strand image(const Strand& strand) const;
    Split image(const Split& split) const;

    const Isomorph& map_;
    const Geometry& from_;
    const Geometry& to_;
    Table<House, House> houses_;
};

StepImages::StepImages(const Isomorph& map, const Geometry& from, const Geometry& to)
    : map_(map), from_(from), to_(to) {
    std::map<std::vector<Cell>, House> named;
    for (const House house : to.all_houses()) {
        const auto cells = to.cells_of(house);
        named.emplace(std::vector<Cell>(cells.begin(), cells.end()), house);
    }
    for (const House house : from.all_houses()) {
        const auto in = from.cells_of(house);
        std::vector<Cell> cells;
        for (const Cell cell : in) cells.push_back(image(cell));
        put_in_order(cells);
        houses_.push_back(named.at(cells));
    }
}

Sector StepImages::image(Sector sector) const {
    if (from_.is_cell(sector)) return to_.sector(image(from_.cell_of(sector)));
    return to_.sector(image(from_.house_of(sector)), map_.image(from_.digit_of(sector)));
}

template <class Id>
std::vector<Id> StepImages::image(const std::vector<Id>& list) const {
    std::vector<Id> out;
    out.reserve(list.size());
    for (const Id& id : list) out.push_back(image(id));
    if constexpr (!std::is_same_v<Id, CellGroup> && !std::is_same_v<Id, Strand>)
        if (ascends(list)) put_in_order(out);
    return out;
}

// Those of one kind in their order; a box before a row stays before the column that is its image.
std::vector<House> StepImages::images_of(const std::vector<House>& houses) const {
    std::vector<House> out;
    for (const House house : houses) out.push_back(image(house));
    const bool one_kind = std::all_of(houses.begin(), houses.end(),
                                      [&](House house) { return from_.kind(house) == from_.kind(houses.front()); });
    if (one_kind && ascends(houses)) put_in_order(out);
    return out;
}

CellGroup StepImages::image(const CellGroup& group) const { return {image(group.cells), map_.image(group.digits)}; }

Pattern::Chain StepImages::image(const Pattern::Chain& chain) const {
    Pattern::Chain out;
    for (const Candidate node : chain.nodes) out.nodes.push_back(image(node));
    out.loop = chain.loop;
    for (const auto& group : chain.groups) out.groups.push_back(image(group));
    // The node of a group has its first place.
    for (std::size_t i = 0; i < out.groups.size(); ++i) out.nodes[i].cell = out.groups[i].front();
    return out;
}

Strand StepImages::image(const Strand& strand) const {
    Strand out = strand;
    for (Strand::Node& node : out.nodes) node.what = image(node.what);
    return out;
}

Pattern StepImages::image(const Pattern& pattern) const {
    Pattern out = pattern;
    out.digits = map_.image(pattern.digits);
    out.cells = image(pattern.cells);
    out.base = images_of(pattern.base);
    out.cover = images_of(pattern.cover);
    out.fins = image(pattern.fins);
    out.others = image(pattern.others);
    out.sets = image(pattern.sets);
    for (Digit& digit : out.commons) digit = map_.image(digit);
    if (pattern.chain) out.chain = image(*pattern.chain);
    out.strands = image(pattern.strands);
    return out;
}

Split StepImages::image(const Split& split) const {
    Split out{image(split.on), {}};
    for (const Branch& branch : split.branches) {
        Branch turned{image(branch.keep), {}, {}};
        for (const Deduction& step : branch.steps) turned.steps.push_back(image(step));
        if (branch.empty) turned.empty = image(*branch.empty);
        if (branch.twin) turned.twin = Twin{image(branch.twin->in), image(branch.twin->instead)};
        out.branches.push_back(std::move(turned));
    }
    return out;
}

Deduction StepImages::image(const Deduction& deduction) const {
    const std::vector<Candidate> removes = image(deduction.removes);
    if (const auto* split = std::get_if<Split>(&deduction.why)) return {image(*split), removes};
    const auto& cover = std::get<Cover>(deduction.why);
    return {Cover{image(cover.base), image(cover.cover)}, removes};
}

Step StepImages::image(const Step& step) const {
    Step out = step;
    out.pattern = image(step.pattern);
    if (step.places) out.places = image(*step.places);
    out.removes = image(step.removes);
    out.written = image(step.written);
    for (Deduction& deduction : out.deductions) deduction = image(deduction);
    return out;
}

}  // namespace

Path image(const Path& path, const Isomorph& map) {
    Path out{map.image(path.start), {}, {}, path.end, path.board};
    const StepImages images(map, path.start.geometry(), out.start.geometry());
    for (const Deduction& deduction : path.givens) out.givens.push_back(images.image(deduction));
    for (const Step& step : path.steps) out.steps.push_back(images.image(step));
    out.board = start_board(out.start);
    for (const Deduction& deduction : out.givens) apply(out.board, deduction);
    for (const Step& step : out.steps) apply(out.board, step);
    return out;
}

}  // namespace deduku::path
