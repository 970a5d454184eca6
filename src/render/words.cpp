#include "deduku/words.hpp"

#include <algorithm>
#include <array>

namespace deduku {
namespace {

std::string number(Digit d) { return std::to_string(index(d) + 1); }

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string out;
    for (const std::string& word : words) {
        if (!out.empty()) out += between;
        out += word;
    }
    return out;
}

/// "1, 2 or 3"
std::string choice(const std::vector<std::string>& words) {
    if (words.size() < 2) return joined(words, "");
    return joined({words.begin(), words.end() - 1}, ", ") + " or " + words.back();
}

std::string list(Set<Digit> digits) {
    std::vector<std::string> words;
    for (Digit d : digits) words.push_back(number(d));
    return joined(words, ", ");
}

std::vector<Cell> cells_of(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<Cell> out;
    for (Sector s : sectors)
        if (geometry.is_cell(s)) out.push_back(geometry.cell_of(s));
    return out;
}

std::vector<House> houses_of(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<House> out;
    for (Sector s : sectors)
        if (!geometry.is_cell(s)) out.push_back(geometry.house_of(s));
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Set<Digit> digits_of(const Geometry& geometry, const std::vector<Sector>& sectors) {
    Set<Digit> out;
    for (Sector s : sectors)
        if (!geometry.is_cell(s)) out.insert(geometry.digit_of(s));
    return out;
}

bool all_cells(const Geometry& geometry, const std::vector<Sector>& sectors) {
    return std::all_of(sectors.begin(), sectors.end(), [&](Sector s) { return geometry.is_cell(s); });
}

bool no_cells(const Geometry& geometry, const std::vector<Sector>& sectors) {
    return std::none_of(sectors.begin(), sectors.end(), [&](Sector s) { return geometry.is_cell(s); });
}

// k cells and k digits of the one house they all lie in.
bool within_one_house(const Geometry& geometry, const std::vector<Sector>& cells, const std::vector<Sector>& digits) {
    if (!all_cells(geometry, cells) || !no_cells(geometry, digits)) return false;
    const std::vector<House> houses = houses_of(geometry, digits);
    if (houses.size() != 1) return false;
    const auto in = geometry.cells_of(houses.front());
    return std::all_of(cells.begin(), cells.end(),
                       [&](Sector s) { return std::find(in.begin(), in.end(), geometry.cell_of(s)) != in.end(); });
}

}  // namespace

ReasonShape shape_of(const Geometry& geometry, const Cover& cover) {
    const bool one = cover.base.size() == 1;
    if (within_one_house(geometry, cover.base, cover.cover))
        return one ? ReasonShape::naked_single : ReasonShape::naked_set;
    if (within_one_house(geometry, cover.cover, cover.base))
        return one ? ReasonShape::hidden_single : ReasonShape::hidden_set;
    if (!no_cells(geometry, cover.base) || !no_cells(geometry, cover.cover)) return ReasonShape::cover;
    if (!(digits_of(geometry, cover.base) | digits_of(geometry, cover.cover)).single()) return ReasonShape::cover;
    if (!one) return ReasonShape::fish;
    return geometry.kind(geometry.house_of(cover.base.front())) == HouseKind::box ? ReasonShape::pointing
                                                                                  : ReasonShape::claiming;
}

ReasonShape shape_of(const Geometry& geometry, const Reason& reason) {
    const auto* cover = std::get_if<Cover>(&reason);
    return cover != nullptr ? shape_of(geometry, *cover) : ReasonShape::split;
}

std::string_view name_of(ReasonShape shape) {
    constexpr std::array<std::string_view, 9> names = {
        "naked single", "hidden single", "naked set", "hidden set", "pointing", "claiming", "fish", "cover", "split"};
    return names[static_cast<std::size_t>(shape)];
}

std::string Words::names(const std::vector<Cell>& cells) const {
    std::vector<std::string> words;
    for (Cell cell : cells) words.push_back(name(cell));
    return joined(words, ", ");
}

std::string Words::on_houses(std::vector<House> houses) const {
    std::sort(houses.begin(), houses.end());
    std::vector<std::string> groups;
    for (HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
        std::vector<std::string> labels;
        std::string word;
        for (House house : houses) {
            if (geometry_.kind(house) != kind) continue;
            const std::string whole = name(house);
            const auto blank = whole.find(' ');
            word = whole.substr(0, blank);
            labels.push_back(whole.substr(blank + 1));
        }
        if (kind == HouseKind::row && coords_ == Coords::sheet_up) std::reverse(labels.begin(), labels.end());
        if (labels.empty()) continue;
        if (labels.size() > 1) word += kind == HouseKind::box ? "es" : "s";
        groups.push_back((kind == HouseKind::box ? "in " : "on ") + word + ' ' + joined(labels, ", "));
    }
    return joined(groups, ", ");
}

std::string Words::is(Candidate c) const { return number(c.digit) + " is on " + name(c.cell); }

std::string Words::is_not(const std::vector<Candidate>& removed) const {
    // Cells that lose the same digits are named together.
    std::vector<std::pair<Cell, Set<Digit>>> cells;
    for (Candidate c : removed) {
        const auto same = [&](const auto& entry) { return entry.first == c.cell; };
        auto at = std::find_if(cells.begin(), cells.end(), same);
        if (at == cells.end()) at = cells.insert(cells.end(), {c.cell, {}});
        at->second.insert(c.digit);
    }
    std::vector<std::string> groups;
    while (!cells.empty()) {
        const Set<Digit> digits = cells.front().second;
        std::vector<Cell> together;
        for (const auto& [cell, lost] : cells)
            if (lost == digits) together.push_back(cell);
        std::erase_if(cells, [&](const auto& entry) { return entry.second == digits; });
        groups.push_back(list(digits) + (digits.single() ? " is not on " : " are not on ") + names(together));
    }
    return joined(groups, "; ");
}

std::string Words::one_of(const std::vector<Candidate>& candidates) const {
    std::vector<std::string> words;
    const Candidate first = candidates.front();
    const bool one_cell =
        std::all_of(candidates.begin(), candidates.end(), [&](Candidate c) { return c.cell == first.cell; });
    for (Candidate c : candidates) words.push_back(one_cell ? number(c.digit) : name(c.cell));
    return (one_cell ? name(first.cell) + " is " : number(first.digit) + " is on ") + choice(words);
}

std::string Words::nothing_left(Sector empty) const {
    const std::string what = lacking(empty);
    return "no " + what.substr(0, 5) + " is left" + what.substr(5);
}

std::string Words::exchangeable(const Twin& twin) const {
    std::vector<Cell> cells;
    for (Candidate c : twin.in) cells.push_back(c.cell);
    std::sort(cells.begin(), cells.end());
    return "other digits would do as well on " + names(cells);
}

std::string Words::end_of(const Branch& branch) const {
    if (branch.twin) return exchangeable(*branch.twin);
    return branch.empty ? nothing_left(*branch.empty) : "";
}

std::string Words::how(const Deduction& deduction) const {
    if (const auto* cover = std::get_if<Cover>(&deduction.why)) return "discovered while " + how(*cover);
    return "discovered while " + how(std::get<Split>(deduction.why), deduction.removes);
}

std::string Words::how_at_start(Cell cell) const {
    const Set<Digit> digits = start_.cells[cell];
    if (digits.single()) return "discovered while reading the board, where " + one_of({{cell, digits.first()}});
    std::vector<std::string> words;
    for (Digit d : digits) words.push_back(number(d));
    return "discovered while reading the board, where " + name(cell) + " is " + choice(words);
}

std::string Words::how_is(Candidate c, const Deduction& last) const {
    if (const auto* cover = std::get_if<Cover>(&last.why); cover != nullptr)
        if (shape_of(geometry_, *cover) == ReasonShape::hidden_single) return how(last);
    Set<Digit> gone;
    for (Candidate removed : last.removes)
        if (removed.cell == c.cell) gone.insert(removed.digit);
    const std::string why = how(last).substr(std::string_view("discovered while ").size());
    return "discovered while checking " + name(c.cell) + " and finding only [" + number(c.digit) +
           "] left on it: the last to go " + (gone.single() ? "was " : "were ") + list(gone) + ", while " + why;
}

std::string Words::how(const Cover& cover) const {
    const Geometry& g = geometry_;
    const Set<Digit> digits = digits_of(g, cover.base) | digits_of(g, cover.cover);
    const std::string it = digits.single() ? "it" : "them";
    switch (shape_of(g, cover)) {
        case ReasonShape::naked_single: {
            const Cell cell = g.cell_of(cover.base.front());
            const std::string fact = name(cell) + " is " + list(digits);
            if (start_.cells[cell].single()) return "reading the board, where " + fact;
            return "checking " + name(g.house_of(cover.cover.front())) + " and discovering that " + fact;
        }
        case ReasonShape::naked_set:
            return "checking " + name(g.house_of(cover.cover.front())) + " and discovering that " +
                   names(cells_of(g, cover.base)) + " are " + list(digits) + " in some order";
        case ReasonShape::hidden_single:
        case ReasonShape::hidden_set:
            return "checking [" + digit_list(digits) + "] " + on(g.house_of(cover.base.front())) + " and finding " +
                   it + " only on " + names(cells_of(g, cover.cover));
        case ReasonShape::pointing:
        case ReasonShape::claiming:
        case ReasonShape::fish:
            return "checking [" + digit_list(digits) + "] " + on_houses(houses_of(g, cover.base)) +
                   " and finding it only " + on_houses(houses_of(g, cover.cover));
        default: return "checking " + parts(cover.base) + " and finding all that they need among " + parts(cover.cover);
    }
}

// "A1, B2 and [3] on rows 1, 5"
std::string Words::parts(const std::vector<Sector>& sectors) const {
    std::vector<std::string> words;
    const std::vector<Cell> cells = cells_of(geometry_, sectors);
    if (!cells.empty()) words.push_back(names(cells));
    for (Digit d : digits_of(geometry_, sectors)) {
        std::vector<Sector> of_digit;
        for (Sector s : sectors)
            if (!geometry_.is_cell(s) && geometry_.digit_of(s) == d) of_digit.push_back(s);
        words.push_back('[' + number(d) + "] " + on_houses(houses_of(geometry_, of_digit)));
    }
    return joined(words, " and ");
}

// A branch that keeps none of the removed candidates and does nothing needs no word: they are false in it at once.
std::string Words::how(const Split& split, const std::vector<Candidate>& removes) const {
    std::vector<std::string> words;
    for (const Branch& branch : split.branches) {
        if (branch.empty)
            words.push_back("that " + one_of(branch.keep) + ", which leaves no " + lacking(*branch.empty));
        else if (branch.twin)
            words.push_back("that " + one_of(branch.keep) + ", after which " + exchangeable(*branch.twin));
        else if (!branch.steps.empty())
            words.push_back("that " + one_of(branch.keep) + ", which rules " + (removes.size() > 1 ? "them" : "it") +
                            " out");
    }
    if (words.empty()) return "checking " + parts({split.on});
    return "supposing " + joined(words, ", and ");
}

// "digit for A5", "place for 4 on row 3"
std::string Words::lacking(Sector empty) const {
    if (geometry_.is_cell(empty)) return "digit for " + name(geometry_.cell_of(empty));
    return "place for " + number(geometry_.digit_of(empty)) + ' ' + on(geometry_.house_of(empty));
}

}  // namespace deduku
