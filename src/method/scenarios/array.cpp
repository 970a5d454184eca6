#include "method/scenarios/array.hpp"

#include <algorithm>
#include <array>

#include "technique/rules/rule_closure.hpp"

namespace deduku::scenarios {
namespace {

using Digits = Set<Digit>;

using HouseSets = Table<House, Digits>;

// The turns of Houses::sequence.
constexpr int turns = 5;
int turn_of(HouseKind kind) {
    switch (kind) {
        case HouseKind::row: return 0;
        case HouseKind::column: return 1;
        case HouseKind::box:
        case HouseKind::region: return 2;
        case HouseKind::diagonal: return 3;
        default: return turns - 1;
    }
}

}  // namespace

Array::Array(GeometryPtr geometry)
    : geometry_(std::move(geometry)),
      cells_(geometry_->cells(), geometry_->all_digits()),
      rules_(closure_of_rules(*geometry_)) {
    for (Cell cell : geometry_->every_own_cell()) cells_[cell] = geometry_->all_digits(cell);
}

bool Array::shrink(Cell cell, Digits keep) {
    Digits& digits = cells_[cell];
    if (keep.contains(digits)) return false;
    digits &= keep;
    empty_ = empty_ || digits.empty();
    return true;
}

void Array::keep(Cell cell, Digits keep) { shrink(cell, keep); }

void Array::keep(const Array& other) {
    for (Cell cell : geometry_->every_cell()) shrink(cell, other.digits(cell));
}

void Array::join(const Array& other) {
    for (Cell cell : cells_.ids()) cells_[cell] |= other.cells_[cell];
    look_for_empty_cell();
}

void Array::look_for_empty_cell() {
    empty_ = std::any_of(cells_.begin(), cells_.end(), [](Digits digits) { return digits.empty(); });
}

void Array::clear() {
    cells_.fill({});
    empty_ = true;
}

int Array::truths() const {
    int count = 0;
    for (Digits digits : cells_) count += digits.size();
    return count;
}

std::optional<Sector> Array::lost_digit() const {
    for (House house : geometry_->every_house()) {
        Digits seen;
        for (Cell cell : geometry_->cells_of(house)) seen |= digits(cell);
        const Digits lost = geometry_->all_digits() - seen;
        if (!lost.empty()) return geometry_->sector(house, lost.first());
    }
    return std::nullopt;
}

std::optional<Sector> Array::contradiction() const {
    for (Cell cell : geometry_->every_cell())
        if (digits(cell).empty()) return geometry_->sector(cell);
    return lost_digit();
}

Grid Array::grid() const {
    Grid grid;
    for (Digits digits : cells_) grid.push_back(digits.first());
    return grid;
}

bool Array::pair_pass() {
    // For each house: the digits that are the only one of some cell, and of two cells.
    HouseSets taken(geometry_->houses());
    HouseSets twice(geometry_->houses());
    for (House house : geometry_->all_houses())
        for (Cell cell : geometry_->cells_of(house)) {
            const Digits here = digits(cell);
            if (!here.single()) continue;
            twice[house] |= taken[house] & here;
            taken[house] |= here;
        }
    bool changed = false;
    for (Cell cell : geometry_->every_cell()) {
        const HouseSets& against = digits(cell).single() ? twice : taken;
        Digits dead;
        for (const Membership& m : geometry_->houses_of(cell)) dead |= against[m.house];
        if (shrink(cell, geometry_->all_digits(cell) - dead)) changed = true;
    }
    return changed;
}

bool Array::unique_in(std::optional<int> turn) {
    HouseSets unique(geometry_->houses());
    for (House house : geometry_->every_house()) {
        if (turn && turn_of(geometry_->kind(house)) != *turn) continue;
        Digits seen;
        Digits again;
        for (Cell cell : geometry_->cells_of(house)) {
            again |= seen & digits(cell);
            seen |= digits(cell);
        }
        unique[house] = seen - again;
    }
    bool changed = false;
    for (Cell cell : geometry_->every_cell()) {
        Digits only;
        for (const Membership& m : geometry_->houses_of(cell)) only |= unique[m.house];
        only &= digits(cell);
        if (!only.empty() && shrink(cell, only.single() ? only : Digits{})) changed = true;
    }
    return changed;
}

bool Array::unique_pass(HouseArrays houses) {
    if (houses == HouseArrays::snapshot) return unique_in(std::nullopt);
    bool changed = false;
    for (int turn = 0; turn < turns; ++turn)
        if (unique_in(turn)) changed = true;
    return changed;
}

// House by house: each sees the result of the previous one.
bool Array::naked_pair_pass() {
    bool changed = false;
    for (House house : geometry_->every_house()) {
        const auto cells = geometry_->cells_of(house);
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

bool Array::board_pass() {
    if (!run_rules(rules_.get(), cells_)) return false;
    look_for_empty_cell();
    return true;
}

void Array::found() const {
    if (rules_ != nullptr) rules_->found(cells_);
}

bool Array::settle(const Rules& rules, std::vector<PassCounts>* passes) {
    const auto count = [&] {
        if (passes != nullptr) passes->back().push_back(truths());
    };
    for (bool changed = true; changed && (!empty_ || (passes != nullptr && passes->empty()));) {
        if (passes != nullptr) passes->emplace_back();
        count();
        changed = pair_pass();
        if (rules.sweep == Sweep::closed)
            while (!empty_ && pair_pass()) {
            }
        count();
        if (empty_) break;
        if (unique_pass(rules.houses)) changed = true;
        count();
        if (!empty_ && rules.rule11) {
            if (naked_pair_pass()) changed = true;
            count();
        }
        if (empty_ || rules_ == nullptr) continue;
        if (board_pass()) changed = true;
        count();
    }
    return !empty_;
}

Array with_data(const Puzzle& puzzle) {
    Array array(puzzle.shared_geometry());
    for (Cell cell : array.geometry().every_cell()) array.keep(cell, puzzle.cells[cell]);
    return array;
}

}  // namespace deduku::scenarios
