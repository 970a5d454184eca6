#include "search/rules/position.hpp"

namespace deduku::rules {
namespace {

// What a contradiction of two cells, or of a house, counts beside one of a sum: sums are where guesses differ.
constexpr float of_pairs = 0.1F;

}  // namespace

Position::Position(const Model& model) : model_(model), cases_((model.cases + 63) / 64), filter_(model) {
    const std::size_t levels = at(model.cells) + 1;
    saved_.resize(levels);
    saved_unsolved_.resize(levels);
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
    changed_ = model_.with_neighbours;
    for (std::size_t s = 0; s < model_.sums.size(); ++s) sums_[s / 64] |= std::uint64_t{1} << (s % 64);
    for (std::size_t c = 0; c < model_.choices.size(); ++c) choices_[c / 64] |= std::uint64_t{1} << (c % 64);
    digits_ = model_.all;
    for (int d = 0; d < model_.digits; ++d)
        digit_houses_[at(d)] =
            model_.houses.size() < 64 ? (std::uint64_t{1} << model_.houses.size()) - 1 : ~std::uint64_t{0};
    if (model_.digits == 1) unsolved_ = {};
    for (int cell = 0; cell < model_.cells; ++cell)
        if (!set(cell, model_.start[at(cell)])) return false;
    return true;
}

void Position::save(std::size_t level) {
    saved_[level] = now_;
    saved_unsolved_[level] = unsolved_;
    for (std::size_t i = 0; i < cases_.size(); ++i) saved_cases_[level * cases_.size() + i] = cases_[i];
}

void Position::restore(std::size_t level) {
    now_ = saved_[level];
    unsolved_ = saved_unsolved_[level];
    for (std::size_t i = 0; i < cases_.size(); ++i) cases_[i] = saved_cases_[level * cases_.size() + i];
    singles_ = {};
    changed_ = {};
    digits_ = 0;
    digit_houses_.fill(0);
    sums_.fill(0);
    choices_.fill(0);
}

bool Position::set(int cell, Mask digits) {
    Mask& here = now_.open[at(cell)];
    const Mask left = here & digits;
    if (left == here) return true;
    const Mask lost = here & static_cast<Mask>(~left);
    const bool was_open = !is_single(here);
    here = left;
    if (left == 0) return false;
    const Area area = Area::of(cell);
    for_each_bit(lost, [&](int d) {
        now_.places[at(d)] -= area;
        digit_houses_[at(d)] |= model_.houses_of[at(cell)];
    });
    digits_ |= lost;
    if (was_open && is_single(left)) {
        singles_ |= area;
        unsolved_ -= area;
    }
    changed_ |= area & model_.with_neighbours;
    const Numbers& sums = model_.sums_of[at(cell)];
    for (std::size_t i = 0; i < sums.size(); ++i) sums_[i] |= sums[i];
    if (!model_.choices.empty()) {
        const Numbers& choices = model_.choices_of[at(cell)];
        for (std::size_t i = 0; i < choices.size(); ++i) choices_[i] |= choices[i];
    }
    return true;
}

// One after the other, round and round: the first ones would be blamed for most contradictions otherwise.
int Position::take(Numbers& pending, std::size_t& from) {
    for (std::size_t i = 0; i <= pending.size(); ++i) {
        const std::size_t word = (from / 64 + i) % pending.size();
        std::uint64_t bits = pending[word];
        if (i == 0) bits &= ~std::uint64_t{0} << (from % 64);
        if (bits == 0) continue;
        const std::size_t number = word * 64 + at(std::countr_zero(bits));
        pending[word] &= ~(std::uint64_t{1} << (number % 64));
        from = (number + 1) % most_sums;
        return static_cast<int>(number);
    }
    return -1;
}

bool Position::run() {
    while (true) {
        if (!singles_.empty()) {
            if (!use_single(singles_.take())) return false;
        } else if (!changed_.empty()) {
            if (!use_tables(changed_.take())) return false;
        } else if (digits_ != 0) {
            const int digit = std::countr_zero(digits_);
            digits_ &= digits_ - 1;
            if (!use_digit(digit)) return false;
        } else if (const int sum = take(sums_, next_sum_); sum >= 0) {
            if (!use_sum(at(sum))) return false;
        } else if (const int choice = take(choices_, next_choice_); choice >= 0) {
            if (!use_choice(at(choice))) return false;
        } else {
            return true;
        }
    }
}

bool Position::use_single(int cell) {
    const Mask digit = now_.open[at(cell)];
    const Mask others = static_cast<Mask>(~digit);
    for (Area left = model_.peers[at(cell)] & now_.places[at(lowest(digit))]; !left.empty();) {
        const int peer = left.take();
        if (set(peer, others)) continue;
        blame(Area::of(cell) | Area::of(peer), of_pairs);
        return false;
    }
    return true;
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

bool Position::use_digit(int digit) {
    std::uint64_t houses = digit_houses_[at(digit)];
    digit_houses_[at(digit)] = 0;
    for (; houses != 0; houses &= houses - 1)
        if (!use_house(digit, at(std::countr_zero(houses)))) return false;
    return true;
}

bool Position::use_house(int digit, std::size_t house) {
    const Area places = now_.places[at(digit)] & model_.houses[house];
    const Area second = places.rest();
    if (second.empty()) {
        if (places.empty()) {
            blame(model_.houses[house], of_pairs);
            return false;
        }
        set(places.first(), mask_of(digit));
        return true;
    }
    if (count_of(places) > model_.most_seen || remove_seen(digit, places)) return true;
    blame(model_.houses[house], of_pairs);
    return false;
}

// What excludes the digit at each of these places is false.
bool Position::remove_seen(int digit, Area places) {
    const Mask others = static_cast<Mask>(~mask_of(digit));
    Area seen = now_.places[at(digit)] - places;
    for (Area left = places; !left.empty() && !seen.empty();) seen &= model_.peers[at(left.take())];
    while (!seen.empty())
        if (!set(seen.take(), others)) return false;
    return true;
}

bool Position::use_sum(std::size_t number) {
    const Sum& sum = model_.sums[number];
    if (filter_.run(sum, now_.open.data())) {
        if (filter_.changed())
            for (std::size_t i = 0; i < sum.cells.size(); ++i) set(sum.cells[i], filter_.kept(i));
        const bool one = sum.unit && sum.groups.size() == 1;
        if (filter_.exact()) sums_[number / 64] &= ~(std::uint64_t{1} << (number % 64));
        if (!one || filter_.required() == 0 || use_required(sum, filter_.required())) return true;
    }
    Area cells;
    for (const std::uint8_t cell : sum.cells) cells |= Area::of(cell);
    blame(cells, 1);
    return false;
}

// All assignments have these digits: a cell that sees all places of one loses it.
bool Position::use_required(const Sum& sum, Mask required) {
    Area cells;
    for (const std::uint8_t cell : sum.cells) cells |= Area::of(cell);
    for (; required != 0; required &= static_cast<Mask>(required - 1)) {
        const int digit = lowest(required);
        const Area places = now_.places[at(digit)] & cells;
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
        // What the sums of the case leave, one after the other.
        auto open = now_.open;
        bool holds = true;
        for (const Sum& sum : choice.cases[c].sums) {
            holds = filter_.run(sum, open.data());
            if (!holds) break;
            for (std::size_t i = 0; i < sum.cells.size(); ++i) open[sum.cells[i]] = filter_.kept(i);
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
