#include "method/scenarios/array.hpp"

#include <algorithm>
#include <array>

namespace deduku::scenarios {
namespace {

using Digits = Set<Digit>;
// One set for each house.
using HouseSets = std::array<Digits, std::size_t{3} * max_digits>;

std::size_t at(Cell cell) { return static_cast<std::size_t>(cell); }
std::size_t at(House house) { return static_cast<std::size_t>(house); }

}  // namespace

Array::Array(GeometryPtr geometry)
    : geometry_(std::move(geometry)), cells_(static_cast<std::size_t>(geometry_->cells()), geometry_->all_digits()) {}

bool Array::shrink(Cell cell, Digits keep) {
    Digits& digits = cells_[at(cell)];
    if (keep.contains(digits)) return false;
    digits &= keep;
    empty_ = empty_ || digits.empty();
    return true;
}

void Array::keep(Cell cell, Digits keep) { shrink(cell, keep); }

void Array::keep(const Array& other) {
    for (std::size_t i = 0; i < cells_.size(); ++i) shrink(static_cast<Cell>(i), other.cells_[i]);
}

void Array::join(const Array& other) {
    for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i] |= other.cells_[i];
    empty_ = std::any_of(cells_.begin(), cells_.end(), [](Digits digits) { return digits.empty(); });
}

void Array::clear() {
    std::fill(cells_.begin(), cells_.end(), Digits{});
    empty_ = true;
}

int Array::truths() const {
    int count = 0;
    for (Digits digits : cells_) count += digits.size();
    return count;
}

std::optional<Sector> Array::lost_digit() const {
    for (int h = 0; h < geometry_->houses(); ++h) {
        const auto house = static_cast<House>(h);
        Digits seen;
        for (Cell cell : geometry_->cells_of(house)) seen |= digits(cell);
        const Digits lost = geometry_->all_digits() - seen;
        if (!lost.empty()) return geometry_->sector(house, lost.first());
    }
    return std::nullopt;
}

std::optional<Sector> Array::contradiction() const {
    const auto empty = std::find(cells_.begin(), cells_.end(), Digits{});
    if (empty == cells_.end()) return lost_digit();
    return geometry_->sector(static_cast<Cell>(empty - cells_.begin()));
}

Grid Array::grid() const {
    Grid grid;
    grid.reserve(cells_.size());
    for (Digits digits : cells_) grid.push_back(digits.first());
    return grid;
}

bool Array::pair_pass() {
    // Of each house, the digits that some cell has alone, and those that two cells have alone.
    HouseSets taken{};
    HouseSets twice{};
    for (int h = 0; h < geometry_->houses(); ++h)
        for (Cell cell : geometry_->cells_of(static_cast<House>(h))) {
            const Digits digits = cells_[at(cell)];
            if (!digits.single()) continue;
            twice[static_cast<std::size_t>(h)] |= taken[static_cast<std::size_t>(h)] & digits;
            taken[static_cast<std::size_t>(h)] |= digits;
        }
    bool changed = false;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const HouseSets& against = cells_[i].single() ? twice : taken;
        Digits dead;
        for (const Membership& m : geometry_->houses_of(cell)) dead |= against[at(m.house)];
        if (shrink(cell, geometry_->all_digits() - dead)) changed = true;
    }
    return changed;
}

bool Array::unique_in(int first_house, int last_house) {
    HouseSets unique{};
    for (int h = first_house; h < last_house; ++h) {
        Digits seen;
        Digits again;
        for (Cell cell : geometry_->cells_of(static_cast<House>(h))) {
            const Digits digits = cells_[at(cell)];
            again |= seen & digits;
            seen |= digits;
        }
        unique[static_cast<std::size_t>(h)] = seen - again;
    }
    bool changed = false;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const auto cell = static_cast<Cell>(i);
        Digits only;
        for (const Membership& m : geometry_->houses_of(cell)) only |= unique[at(m.house)];
        only &= cells_[i];
        if (!only.empty() && shrink(cell, only.single() ? only : Digits{})) changed = true;
    }
    return changed;
}

bool Array::unique_pass(Houses houses) {
    const int n = geometry_->digits();
    if (houses == Houses::snapshot) return unique_in(0, 3 * n);
    bool changed = false;
    for (int kind = 0; kind < 3; ++kind)
        if (unique_in(kind * n, (kind + 1) * n)) changed = true;
    return changed;
}

// House after house; houses of one kind share no cell.
bool Array::naked_pair_pass() {
    bool changed = false;
    for (int h = 0; h < geometry_->houses(); ++h) {
        const auto cells = geometry_->cells_of(static_cast<House>(h));
        std::array<Digits, max_digits> before{};
        for (std::size_t i = 0; i < cells.size(); ++i) before[i] = digits(cells[i]);
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size() && before[i].size() == 2; ++j) {
                if (before[j] != before[i]) continue;
                for (std::size_t k = 0; k < cells.size(); ++k)
                    if (k != i && k != j && shrink(cells[k], geometry_->all_digits() - before[i])) changed = true;
            }
    }
    return changed;
}

bool Array::settle(const Rules& rules) {
    for (bool changed = true; changed && !empty_;) {
        changed = pair_pass();
        if (rules.sweep == Sweep::closed)
            while (!empty_ && pair_pass()) {
            }
        if (!empty_ && unique_pass(rules.houses)) changed = true;
        if (rules.rule11 && !empty_ && naked_pair_pass()) changed = true;
    }
    return !empty_;
}

Array with_data(const Puzzle& puzzle) {
    Array array(std::make_shared<const Geometry>(puzzle.box));
    for (std::size_t i = 0; i < puzzle.cells.size(); ++i) array.keep(static_cast<Cell>(i), puzzle.cells[i]);
    return array;
}

std::vector<Pass> settle_in_passes(Array& array, const Rules& rules) {
    std::vector<Pass> passes;
    const auto count = [&] { passes.back().push_back(array.truths()); };
    do {
        passes.emplace_back();
        count();
        array.pair_pass();
        if (rules.sweep == Sweep::closed)
            while (!array.has_empty_cell() && array.pair_pass()) {
            }
        count();
        if (array.has_empty_cell()) break;
        array.unique_pass(rules.houses);
        count();
        if (array.has_empty_cell() || !rules.rule11) continue;
        array.naked_pair_pass();
        count();
    } while (!array.has_empty_cell() && passes.back().front() != passes.back().back());
    return passes;
}

}  // namespace deduku::scenarios
