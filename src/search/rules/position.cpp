#include "search/rules/position.hpp"

#include <algorithm>
#include <cstring>

namespace deduku::rules {
namespace {

// What a contradiction of two cells, or of a house, counts beside one of a sum: sums are where guesses differ.
constexpr float of_pairs = 0.1F;

}  // namespace

Position::Position(const Model& model)
    : model_(model),
      rows_(at((model.digits + known_rows) * model.lanes), 0),
      cases_((model.cases + 63) / 64),
      filter_(model) {
    sums_.count = model.sums.size();
    choices_.count = model.choices.size();
    const std::size_t levels = at(model.cells) + 1;
    saved_.resize(levels);
    saved_unsolved_.resize(levels);
    saved_rows_.resize(levels * rows_.size());
    saved_cases_.resize(levels * cases_.size());
}

bool Position::start() {
    now_.open.fill(0);
    for (int cell = 0; cell < model_.cells; ++cell) {
        now_.open[at(cell)] = model_.all;
        unsolved_ |= Area::of(cell);
        for (int d = 0; d < model_.digits; ++d) now_.places[at(d)] |= Area::of(cell);
    }
    if (model_.digits == 1) singles_ = unsolved_;
    std::fill_n(rows_.begin(), model_.digits * model_.lanes, model_.all);
    paired_ = model_.with_neighbours;
    houses_ = true;
    for (std::size_t s = 0; s < model_.sums.size(); ++s) sums_.bits[s / 64] |= std::uint64_t{1} << (s % 64);
    for (std::size_t c = 0; c < model_.choices.size(); ++c) choices_.bits[c / 64] |= std::uint64_t{1} << (c % 64);
    if (model_.digits == 1) unsolved_ = {};
    for (int cell = 0; cell < model_.cells; ++cell)
        if (!set(cell, model_.start[at(cell)])) return false;
    return true;
}

void Position::save(std::size_t level) {
    saved_[level] = now_;
    saved_unsolved_[level] = unsolved_;
    std::copy(rows_.begin(), rows_.end(), saved_rows_.begin() + static_cast<std::ptrdiff_t>(level * rows_.size()));
    for (std::size_t i = 0; i < cases_.size(); ++i) saved_cases_[level * cases_.size() + i] = cases_[i];
}

void Position::restore(std::size_t level) {
    now_ = saved_[level];
    unsolved_ = saved_unsolved_[level];
    std::copy_n(saved_rows_.begin() + static_cast<std::ptrdiff_t>(level * rows_.size()), rows_.size(), rows_.begin());
    for (std::size_t i = 0; i < cases_.size(); ++i) cases_[i] = saved_cases_[level * cases_.size() + i];
    singles_ = {};
    paired_ = {};
    changed_ = {};
    houses_ = false;
    sums_.bits.fill(0);
    choices_.bits.fill(0);
}

bool Position::set(int cell, Mask digits) {
    Mask& here = now_.open[at(cell)];
    const Mask left = here & digits;
    if (left == here) return true;
    const Mask lost = here & static_cast<Mask>(~left);
    here = left;
    const Area area = Area::of(cell);
    for_each_bit(lost, [&](int d) { now_.places[at(d)] -= area; });
    note(cell, left);
    paired_ |= area & model_.with_neighbours;
    changed_ |= area;
    return left != 0;
}

// The digits of a cell, fewer than before, in the rows of its houses.
void Position::note(int cell, Mask digits) {
    const std::uint16_t* slot = model_.slots.data() + model_.slot[at(cell)];
    const std::uint16_t* const end = model_.slots.data() + model_.slot[at(cell) + 1];
    Mask* const rows = rows_.data();
    for (; slot != end; ++slot) rows[*slot] = digits;
    houses_ = true;
    if (!is_single(digits)) return;
    singles_ |= Area::of(cell);
    unsolved_ -= Area::of(cell);
}

// A digit that all of these cells have. False: one of them, which is blamed, has no other.
bool Position::remove(Area cells, int digit) {
    now_.places[at(digit)] -= cells;
    paired_ |= cells & model_.with_neighbours;
    changed_ |= cells;
    Area empty;
    for_each_cell(cells, [&](int cell) {
        Mask& here = now_.open[at(cell)];
        here &= static_cast<Mask>(~mask_of(digit));
        note(cell, here);
        if (here == 0) empty |= Area::of(cell);
    });
    if (empty.empty()) return true;
    blamed_ = Area::of(empty.first());
    return false;
}

// One after the other, round and round: the first ones would be blamed for most contradictions otherwise.
int Position::take(Pending& pending) {
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

bool Position::run() {
    while (true) {
        if (!singles_.empty()) {
            if (!use_single(singles_.take())) return false;
        } else if (!paired_.empty()) {
            if (!use_tables(paired_.take())) return false;
        } else if (houses_) {
            if (!use_houses()) return false;
        } else if (const int sum = next_sum(); sum >= 0) {
            if (!use_sum(at(sum))) return false;
        } else if (const int choice = take(choices_); choice >= 0) {
            if (!use_choice(at(choice))) return false;
        } else {
            return true;
        }
    }
}

// The sums and choices of changed cells.
void Position::find_sums() {
    if (changed_.empty()) return;
    const auto add = [this](Pending& pending, const std::array<Numbers, most_cells>& of) {
        const std::size_t words = (pending.count + 63) / 64;
        for_each_cell(changed_, [&](int cell) {
            for (std::size_t i = 0; i < words; ++i) pending.bits[i] |= of[at(cell)][i];
        });
    };
    add(sums_, model_.sums_of);
    if (choices_.count > 0) add(choices_, model_.choices_of);
    changed_ = {};
}

int Position::next_sum() {
    find_sums();
    return take(sums_);
}

bool Position::use_single(int cell) {
    const int digit = lowest(now_.open[at(cell)]);
    if (remove(model_.peers[at(cell)] & now_.places[at(digit)], digit)) return true;
    blame(Area::of(cell) | blamed_, of_pairs);
    return false;
}

bool Position::use_tables(int cell) {
    const Mask here = now_.open[at(cell)];
    for (const Neighbour& n : model_.neighbours[at(cell)]) {
        if (set(n.cell, model_.tables[at(n.table)][here])) continue;
        blame(Area::of(cell) | Area::of(n.cell), of_pairs);
        return false;
    }
    return true;
}

bool Position::use_houses() {
    houses_ = false;
    FewPlaces& few = few_;
    if (!passes_->few_places({rows_.data(), model_.lanes, model_.digits}, model_.all, few)) return blame_house();
    const auto each = [&](const std::array<Mask, most_full_houses>& found, auto&& use) {
        for (std::size_t from = 0; from < at(model_.lanes); from += 4) {
            std::uint64_t bits = 0;
            std::memcpy(&bits, &found[from], sizeof bits);
            for (; bits != 0; bits &= bits - 1) {
                const auto bit = at(std::countr_zero(bits));
                const std::size_t house = from + bit / 16;
                if (house >= model_.houses.size()) return true;
                if (use(house, static_cast<int>(bit % 16))) continue;
                blame(model_.houses[house], of_pairs);
                return false;
            }
        }
        return true;
    };
    return each(few.one, [&](std::size_t house, int digit) { return place(house, digit); }) &&
           each(few.few, [&](std::size_t house, int digit) {
               return remove_seen(digit, now_.places[at(digit)] & model_.houses[house]);
           });
}

bool Position::place(std::size_t house, int digit) {
    const Area places = now_.places[at(digit)] & model_.houses[house];
    return !places.empty() && set(places.first(), mask_of(digit));
}

// Some house has no place for a digit.
bool Position::blame_house() {
    for (const Area house : model_.houses)
        for (int d = 0; d < model_.digits; ++d)
            if ((now_.places[at(d)] & house).empty()) {
                blame(house, of_pairs);
                return false;
            }
    return false;
}

// What excludes the digit at each of these places is false.
bool Position::remove_seen(int digit, Area places) {
    Area seen = now_.places[at(digit)];
    if (places.empty()) return false;
    for_each_cell(places, [&](int cell) { seen &= model_.peers[at(cell)]; });
    return seen.empty() || remove(seen, digit);
}

bool Position::use_sum(std::size_t number) {
    const Sum& sum = model_.sums[number];
    // A cell may stand in it twice: each time other digits may be left.
    const auto keep = [this](const Kept& each) { return set(each.cell, each.digits); };
    if (filter_.run(sum, now_.open.data()) && std::all_of(filter_.changes().begin(), filter_.changes().end(), keep)) {
        if (filter_.exact()) {
            find_sums();
            sums_.bits[number / 64] &= ~(std::uint64_t{1} << (number % 64));
        }
        if (sum.groups.size() > 1 || use_required(sum, static_cast<Mask>(filter_.required() | sum.needed))) return true;
    }
    blame(sum.area, 1);
    return false;
}

// All assignments have these digits: a cell that sees all places of one loses it.
bool Position::use_required(const Sum& sum, Mask required) {
    for (; required != 0; required &= static_cast<Mask>(required - 1)) {
        const int digit = lowest(required);
        const Area places = now_.places[at(digit)] & sum.area;
        if (!places.empty() && !remove_seen(digit, places)) return false;
    }
    return true;
}

bool Position::use_choice(std::size_t number) {
    const Choice& choice = model_.choices[number];
    std::array<Mask, most_cells> kept{};
    bool some = false;
    for (std::size_t c = 0; c < choice.cases.size(); ++c) {
        const std::size_t place = choice.first + c;
        if ((cases_[place / 64] >> (place % 64) & 1) != 0) continue;
        // What the case leaves, one after the other.
        auto open = now_.open;
        bool holds = true;
        for (const Kept& each : choice.cases[c].start) {
            open[at(each.cell)] &= each.digits;
            holds = holds && open[at(each.cell)] != 0;
        }
        for (const Sum& sum : choice.cases[c].sums) {
            holds = holds && filter_.run(sum, open.data());
            if (!holds) break;
            for (const Kept& each : filter_.changes()) open[at(each.cell)] = each.digits;
        }
        if (!holds) {
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

}  // namespace deduku::rules
