#include "method/scenarios/array.hpp"

#include <algorithm>
#include <array>

namespace deduku::scenarios {
namespace {

using Digits = Set<Digit>;

// One set for each house.
class HouseSets {
  public:
    Digits& operator[](House house) { return sets_[static_cast<std::size_t>(house)]; }
    Digits operator[](House house) const { return sets_[static_cast<std::size_t>(house)]; }

  private:
    std::array<Digits, std::size_t{3} * max_digits> sets_{};
};

}  // namespace

Array::Array(GeometryPtr geometry)
    : geometry_(std::move(geometry)), cells_(geometry_->cells(), geometry_->all_digits()) {}

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
    // Of each house, the digits that some cell has alone, and those that two cells have alone.
    HouseSets taken;
    HouseSets twice;
    for (House house : geometry_->every_house())
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
        if (shrink(cell, geometry_->all_digits() - dead)) changed = true;
    }
    return changed;
}

bool Array::unique_in(std::span<const HouseKind> kinds) {
    HouseSets unique;
    for (HouseKind kind : kinds)
        for (int i = 0; i < geometry_->digits(); ++i) {
            const House house = geometry_->house(kind, i);
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

bool Array::unique_pass(Houses houses) {
    constexpr std::array kinds = {HouseKind::row, HouseKind::column, HouseKind::box};
    if (houses == Houses::snapshot) return unique_in(kinds);
    bool changed = false;
    for (const HouseKind& kind : kinds)
        if (unique_in({&kind, 1})) changed = true;
    return changed;
}

// House after house; houses of one kind share no cell.
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
    Array array(puzzle.shared_geometry());
    for (Cell cell : array.geometry().every_cell()) array.keep(cell, puzzle.cells[cell]);
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
