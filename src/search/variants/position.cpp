#include "search/variants/position.hpp"

#include <algorithm>
#include <cstring>

namespace deduku::variants {

VariantPosition::VariantPosition(const VariantModel& model)
    : model_(model),
      rows_(at((model.digits + known_rows) * model.lanes), 0),
      cases_((model.cases + 63) / 64),
      filter_(model) {
    sums_.count = model.sums.size();
    choices_.count = model.choices.size();
    patterns_.count = model.patterns.size();
    for (const VariantPattern& pattern : model.patterns) {
        first_states_.push_back(states_.size());
        states_.resize(states_.size() + pattern.steps.size(), ~States{0});
    }
    const std::size_t levels = at(model.cells) + 1;
    saved_.resize(levels);
    saved_unsolved_.resize(levels);
    own_rows_ = passes_->gathers ? at(model.digits * model.lanes) : 0;
    saved_rows_.resize(levels * (rows_.size() - own_rows_));
    saved_cases_.resize(levels * cases_.size());
}

bool VariantPosition::start() {
    now_.open.fill(model_.all);
    for (int cell = 0; cell < model_.cells; ++cell) {
        now_.open[at(cell)] = model_.all;
        unsolved_ |= Area::of(cell);
        for (int d = 0; d < model_.digits; ++d) now_.places[at(d)] |= Area::of(cell);
    }
    if (model_.digits == 1) singles_ = unsolved_;
    std::fill_n(rows_.begin(), model_.digits * model_.lanes, model_.all);
    paired_ = model_.with_neighbours;
    for (std::size_t s = 0; s < model_.sums.size(); ++s) sums_.bits[s / 64] |= std::uint64_t{1} << (s % 64);
    for (std::size_t c = 0; c < model_.choices.size(); ++c) choices_.bits[c / 64] |= std::uint64_t{1} << (c % 64);
    patterns_.bits = model_.always;
    if (model_.digits == 1) unsolved_ = {};
    for (int cell = 0; cell < model_.cells; ++cell)
        if (!set(cell, model_.start[at(cell)])) return false;
    return true;
}

int VariantPosition::candidates() const {
    int out = 0;
    for (const Area& places : now_.places) out += places.size();
    return out;
}

void VariantPosition::save(std::size_t level) {
    saved_[level] = now_;
    saved_unsolved_[level] = unsolved_;
    const std::size_t kept = rows_.size() - own_rows_;
    std::copy_n(rows_.data() + own_rows_, kept, saved_rows_.data() + level * kept);
    for (std::size_t i = 0; i < cases_.size(); ++i) saved_cases_[level * cases_.size() + i] = cases_[i];
}

void VariantPosition::restore(std::size_t level) {
    now_ = saved_[level];
    unsolved_ = saved_unsolved_[level];
    const std::size_t kept = rows_.size() - own_rows_;
    std::copy_n(saved_rows_.data() + level * kept, kept, rows_.data() + own_rows_);
    for (std::size_t i = 0; i < cases_.size(); ++i) cases_[i] = saved_cases_[level * cases_.size() + i];
    singles_ = {};
    paired_ = {};
    changed_ = {};
    moved_ = {};
    sums_.bits.fill(0);
    choices_.bits.fill(0);
    patterns_.bits.fill(0);
}

bool VariantPosition::set(int cell, DigitMask digits) {
    DigitMask& here = now_.open[at(cell)];
    const DigitMask left = here & digits;
    if (left == here) return true;
    const DigitMask lost = here & static_cast<DigitMask>(~left);
    here = left;
    const Area area = Area::of(cell);
    for_each_bit(lost, [&](int d) { now_.places[at(d)] -= area; });
    if (is_single(left)) {
        singles_ |= area;
        unsolved_ -= area;
    }
    paired_ |= area & model_.with_neighbours;
    changed_ |= area;
    moved_ |= area;
    return left != 0;
}

// Removes a digit that all of these cells have. False: it is the only digit of one of them, which is blamed.
bool VariantPosition::remove(Area cells, int digit) {
    now_.places[at(digit)] -= cells;
    paired_ |= cells & model_.with_neighbours;
    changed_ |= cells;
    moved_ |= cells;
    Area single;
    std::uint64_t empty = 0;
    const auto each = [&](std::uint64_t bits, DigitMask* open, std::uint64_t& singles) {
        for (; bits != 0; bits &= bits - 1) {
            DigitMask& here = open[std::countr_zero(bits)];
            here &= static_cast<DigitMask>(~mask_of(digit));
            const std::uint64_t bit = bits & (0 - bits);
            singles |= is_single(here) ? bit : 0;
            empty |= here == 0 ? bit : 0;
        }
    };
    each(cells.low, now_.open.data(), single.low);
    each(cells.high, now_.open.data() + 64, single.high);
    singles_ |= single;
    unsolved_ -= single;
    if (empty == 0) return true;
    while (now_.open[at(single.first())] != 0) single = single.rest();
    blamed_ = Area::of(single.first());
    return false;
}

// Takes one after the other, cyclically: otherwise the first ones would be blamed for most contradictions.
int VariantPosition::take(Pending& pending) {
    const std::size_t words = (pending.count + 63) / 64;
    std::size_t word = pending.from / 64;
    std::uint64_t bits = pending.bits[word] & ~std::uint64_t{0} << (pending.from % 64);
    for (std::size_t i = 0; bits == 0 && i < words; ++i) {
        word = word + 1 == words ? 0 : word + 1;
        bits = pending.bits[word];
    }
    if (bits == 0) return -1;
    const std::size_t number = word * 64 + at(std::countr_zero(bits));
    pending.bits[word] &= ~(std::uint64_t{1} << (number % 64));
    pending.from = number + 1 == pending.count ? 0 : number + 1;
    return static_cast<int>(number);
}

bool VariantPosition::run() {
    while (true) {
        if (!singles_.empty()) {
            if (!use_single(singles_.take())) return false;
        } else if (!paired_.empty()) {
            if (!use_tables(paired_.take())) return false;
        } else if (!moved_.empty()) {
            if (!use_houses()) return false;
        } else if (const int sum = next_sum(); sum >= 0) {
            if (!use_sum(at(sum))) return false;
        } else if (const int pattern = patterns_.count > 0 ? take(patterns_) : -1; pattern >= 0) {
            if (!use_pattern(at(pattern))) return false;
        } else if (const int choice = take(choices_); choice >= 0) {
            if (!use_choice(at(choice))) return false;
        } else {
            return true;
        }
    }
}

// Marks the sums and choices of changed cells as pending.
void VariantPosition::find_sums() {
    if (changed_.empty()) return;
    const auto add = [this](Pending& pending, const std::array<SumNumbers, most_cells>& of) {
        const std::size_t words = (pending.count + 63) / 64;
        for (std::size_t i = 0; i < words; ++i) {
            std::uint64_t bits = 0;
            for_each_cell(changed_, [&](int cell) { bits |= of[at(cell)][i]; });
            pending.bits[i] |= bits;
        }
    };
    add(sums_, model_.sums_of);
    if (choices_.count > 0) add(choices_, model_.choices_of);
    if (patterns_.count > 0) add(patterns_, model_.patterns_of);
    changed_ = {};
}

int VariantPosition::next_sum() {
    find_sums();
    return take(sums_);
}

bool VariantPosition::use_single(int cell) {
    const int digit = lowest(now_.open[at(cell)]);
    // Marks it as known, so that its houses need not find it.
    DigitMask* const known = rows_.data() + model_.digits * model_.lanes;
    for (int i = model_.slot[at(cell)]; i < model_.slot[at(cell) + 1]; ++i)
        known[model_.slots[at(i)] & (model_.lanes - 1)] |= mask_of(digit);
    if (remove(model_.peers[at(cell)] & now_.places[at(digit)], digit)) return true;
    blame(Area::of(cell) | blamed_, blame_of_pairs);
    return false;
}

bool VariantPosition::use_tables(int cell) {
    const DigitMask here = now_.open[at(cell)];
    for (const Neighbour& n : model_.neighbours[at(cell)]) {
        if (set(n.cell, model_.tables[at(n.table)][here])) continue;
        blame(Area::of(cell) | Area::of(n.cell), blame_of_pairs);
        return false;
    }
    return true;
}

// Writes the digits of moved cells to the rows of their houses.
void VariantPosition::fill_rows() {
    DigitMask* const rows = rows_.data();
    for_each_cell(moved_, [&](int cell) {
        const std::uint16_t* slot = model_.slots.data() + model_.slot[at(cell)];
        const std::uint16_t* const end = model_.slots.data() + model_.slot[at(cell) + 1];
        for (; slot != end; ++slot) rows[*slot] = now_.open[at(cell)];
    });
}

// Removes the digit from cells that see all of these places. There is at least one place.
inline bool VariantPosition::remove_seen(int digit, Area places) {
    Area seen = now_.places[at(digit)] & model_.peers[at(places.first())];
    for (places = places.rest(); !places.empty(); places = places.rest()) seen &= model_.peers[at(places.first())];
    return seen.empty() || remove(seen, digit);
}

bool VariantPosition::use_houses() {
    if (!passes_->gathers) fill_rows();
    moved_ = {};
    if (model_.houses.empty()) return true;
    FewPlaces& few = few_;
    const HouseRows rows{rows_.data(), model_.cells_at.data(), now_.open.data(), model_.lanes, model_.digits};
    if (!passes_->few_places(rows, model_.all, few)) return blame_house();
    const auto each = [&](std::uint64_t lanes, const std::array<DigitMask, most_full_houses>& found, auto&& use) {
        for (; lanes != 0; lanes &= lanes - 1) {
            const std::size_t lane = at(std::countr_zero(lanes));
            const Area house = model_.houses[lane];
            for (unsigned digits = found[lane]; digits != 0; digits &= digits - 1) {
                const int digit = std::countr_zero(digits);
                if (use(digit, now_.places[at(digit)] & house)) continue;
                blame(house, blame_of_pairs);
                return false;
            }
        }
        return true;
    };
    const std::uint64_t houses = ~std::uint64_t{0} >> (64 - model_.houses.size());
    return each(few.with_one & houses, few.one, [&](int digit, Area places) { return place(digit, places); }) &&
           each(few.with_few & houses, few.few,
                [&](int digit, Area places) { return !places.empty() && remove_seen(digit, places); });
}

bool VariantPosition::place(int digit, Area places) {
    if (places.empty()) return false;
    const int cell = places.first();
    return is_single(now_.open[at(cell)]) || set(cell, mask_of(digit));
}

// Blames a house without a place for a digit.
bool VariantPosition::blame_house() {
    for (const Area house : model_.houses)
        for (int d = 0; d < model_.digits; ++d)
            if ((now_.places[at(d)] & house).empty()) {
                blame(house, blame_of_pairs);
                return false;
            }
    return false;
}

bool VariantPosition::use_sum(std::size_t number) {
    const VariantSum& sum = model_.sums[number];
    // A cell may be in the list twice, with different digits each time.
    const auto keep = [this](const Kept& each) { return set(each.cell, each.digits); };
    if (filter_.run(sum, now_.open.data()) && std::all_of(filter_.changes().begin(), filter_.changes().end(), keep)) {
        if (filter_.exact()) {
            find_sums();
            sums_.bits[number / 64] &= ~(std::uint64_t{1} << (number % 64));
        }
        if (sum.groups.size() > 1 || use_required(sum, static_cast<DigitMask>(filter_.required() | sum.needed)))
            return true;
    }
    blame(sum.area, 1);
    return false;
}

// All assignments have these digits: removes each from cells that see all its places.
bool VariantPosition::use_required(const VariantSum& sum, DigitMask required) {
    for (; required != 0; required &= static_cast<DigitMask>(required - 1)) {
        const int digit = lowest(required);
        const Area places = now_.places[at(digit)] & sum.area;
        if (!places.empty() && !remove_seen(digit, places)) return false;
    }
    return true;
}

bool VariantPosition::use_pattern(std::size_t number) {
    const VariantPattern& pattern = model_.patterns[number];
    bool holds = pattern_filter_.run(number, pattern, now_.open.data(), allowed_by(number));
    for (std::size_t i = 0; holds && i < pattern.steps.size(); ++i)
        holds = set(pattern.steps[i].cell, pattern_filter_.kept(i));
    if (!holds) blame(pattern.area, 1);
    return holds;
}

// Removes the digits of the cells that have only one in this case from those of its cells that see them; false if a cell
// keeps no digit.
bool VariantPosition::use_singles(const VariantChoice& choice, DigitMask* open) const {
    Area done;
    for (bool found = true; found;) {
        found = false;
        for (const int cell : choice.cells) {
            if (!is_single(open[cell]) || is_single(now_.open[at(cell)]) || done.has(cell)) continue;
            found = true;
            done |= Area::of(cell);
            bool holds = true;
            for_each_cell(model_.peers[at(cell)] & choice.area, [&](int peer) {
                open[peer] &= static_cast<DigitMask>(~open[cell]);
                holds = holds && open[peer] != 0;
            });
            if (!holds) return false;
        }
    }
    return true;
}

// Applies the tables of a case until nothing changes; false if a cell keeps no digit.
bool VariantPosition::use_pairs(std::span<const RelatedCells> pairs, DigitMask* open) const {
    for (bool changed = true; changed;) {
        changed = false;
        for (const RelatedCells& pair : pairs) {
            const DigitMask a = open[pair.a] & model_.case_tables[pair.for_a][open[pair.b]];
            const DigitMask b = open[pair.b] & model_.case_tables[pair.for_b][a];
            if (a == 0 || b == 0) return false;
            changed = changed || a != open[pair.a] || b != open[pair.b];
            open[pair.a] = a;
            open[pair.b] = b;
        }
    }
    return true;
}

// Applies the constraints of a case in turn; false if they contradict.
bool VariantPosition::use_case(const VariantChoice& choice, const VariantCase& one, DigitMask* open) {
    for (const Kept& each : one.start)
        if ((open[at(each.cell)] &= each.digits) == 0) return false;
    if (!use_singles(choice, open) || !use_pairs(one.pairs, open) || !use_singles(choice, open)) return false;
    for (const VariantSum& sum : one.sums) {
        if (!filter_.run(sum, open)) return false;
        for (const Kept& each : filter_.changes()) open[at(each.cell)] = each.digits;
    }
    for (const int pattern : one.patterns) {
        const VariantPattern& read = model_.patterns[at(pattern)];
        if (!pattern_filter_.run(at(pattern), read, open, allowed_by(at(pattern)))) return false;
        for (std::size_t i = 0; i < read.steps.size(); ++i) open[at(read.steps[i].cell)] &= pattern_filter_.kept(i);
    }
    return true;
}

bool VariantPosition::use_choice(std::size_t number) {
    const VariantChoice& choice = model_.choices[number];
    std::array<DigitMask, most_cells> kept{};
    bool some = false;
    for (std::size_t c = 0; c < choice.cases.size(); ++c) {
        const std::size_t place = choice.first + c;
        if ((cases_[place / 64] >> (place % 64) & 1) != 0) continue;
        auto open = now_.open;
        if (!use_case(choice, choice.cases[c], open.data())) {
            cases_[place / 64] |= std::uint64_t{1} << (place % 64);
            continue;
        }
        some = true;
        for (const int cell : choice.cells) kept[at(cell)] |= open[at(cell)];
    }
    if (some) {
        for (const int cell : choice.cells) set(cell, kept[at(cell)]);
        return true;
    }
    Area cells;
    for (const int cell : choice.cells) cells |= Area::of(cell);
    blame(cells, 1);
    return false;
}

}  // namespace deduku::variants
