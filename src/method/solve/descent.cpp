#include "method/solve/descent.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace deduku {
namespace {

constexpr std::uint64_t dead_ends = 100;  // before the first restart

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ..: member i, from 1.
std::uint64_t luby(std::uint64_t i) {
    for (;;) {
        if (std::has_single_bit(i + 1)) return (i + 1) / 2;
        i -= std::bit_floor(i + 1) - 1;
    }
}

}  // namespace

Descent::Descent(const Board& board)
    : geometry_(board.geometry()),
      size_(static_cast<std::size_t>(geometry_.digits())),
      living_(static_cast<std::size_t>(board.living_count())),
      weights_(static_cast<std::size_t>(geometry_.sectors()), 1.0F),
      widest_(std::max(geometry_.box().height, geometry_.box().width)),
      changed_(static_cast<std::size_t>(geometry_.houses()), geometry_.all_digits()),
      fresh_(static_cast<std::size_t>(geometry_.houses()), true) {
    for (int c = 0; c < geometry_.cells(); ++c) {
        digits_.push_back(board.digits(static_cast<Cell>(c)));
        note(digits_.back(), static_cast<Sector>(c));
    }
    for (int h = 0; h < geometry_.houses(); ++h) {
        fresh_houses_.push_back(static_cast<House>(h));
        locks_.push_back(static_cast<House>(h));
        for (Digit d : geometry_.all_digits()) {
            places_.push_back(board.places(static_cast<House>(h), d));
            note(places_.back(), geometry_.sector(static_cast<House>(h), d));
        }
    }
    trail_.reserve(living_);
}

bool Descent::run(Tally& tally, std::uint64_t allowance) {
    std::uint64_t lost = 0;  // dead ends since the start or the last solution
    std::uint64_t round = 1;
    std::uint64_t round_end = dead_ends * luby(round);
    if (!tally.open_node()) return true;
    for (bool consistent = propagate();; consistent = propagate()) {
        if (consistent && !solved()) {
            if (lost >= allowance) return false;
            if (lost >= round_end) {
                take_back(0);
                shuffled_ = true;
                round_end = lost + dead_ends * luby(++round);
            }
            guess();
            if (!tally.open_node()) return true;
            continue;
        }
        if (consistent) {
            if (!tally.add([&] { return grid(); })) return true;
            lost = 0;
            round_end = unlimited;
        } else {
            ++lost;
            weights_[static_cast<std::size_t>(*empty_)] += 1.0F;
        }
        if (guesses_.empty()) return true;
        const Guess wrong = guesses_.back();
        take_back(guesses_.size() - 1);
        refuted_.push_back({wrong.candidate, guesses_.size()});
        kill(wrong.candidate);
    }
}

std::vector<Descent::Nogood> Descent::searched() const {
    std::vector<Nogood> out;
    for (const Refuted& refuted : refuted_) {
        Nogood nogood;
        for (std::size_t i = 0; i < refuted.depth; ++i) nogood.push_back(guesses_[i].candidate);
        nogood.push_back(refuted.candidate);
        out.push_back(std::move(nogood));
    }
    return out;
}

// Looks at a sector that has lost a member.
template <class Id>
void Descent::note(Set<Id> left, Sector sector) {
    if (left.single()) singles_.push_back(sector);
    if (left.empty() && !empty_) empty_ = sector;
}

void Descent::kill(Candidate c) {
    trail_.push_back(c);
    digits(c.cell).erase(c.digit);
    note(digits(c.cell), geometry_.sector(c.cell));
    for (const Membership& m : geometry_.houses_of(c.cell)) {
        Set<Place>& where = places(m.house, c.digit);
        where.erase(m.place);
        note(where, geometry_.sector(m.house, c.digit));
        const auto h = static_cast<std::size_t>(m.house);
        if (!fresh_[h]) fresh_houses_.push_back(m.house);
        fresh_[h] = true;
        if (changed_[h].empty()) locks_.push_back(m.house);
        changed_[h].insert(c.digit);
    }
}

// Makes `v` true: the other members of its sectors are false.
void Descent::settle(Candidate v) {
    for (Digit d : digits(v.cell) - Set<Digit>{v.digit}) kill({v.cell, d});
    for (const Membership& m : geometry_.houses_of(v.cell))
        for (Place p : places(m.house, v.digit) - Set<Place>{m.place}) kill({geometry_.cell_at(m.house, p), v.digit});
}

// The first living member.
Candidate Descent::first_of(Sector sector) {
    if (geometry_.is_cell(sector)) return {geometry_.cell_of(sector), digits(geometry_.cell_of(sector)).first()};
    const House house = geometry_.house_of(sector);
    const Digit digit = geometry_.digit_of(sector);
    return {geometry_.cell_at(house, places(house, digit).first()), digit};
}

// Cheap rules first; false = a sector is empty.
bool Descent::propagate() {
    do {
        while (!singles_.empty() && !empty_) {
            const Sector sector = singles_.back();
            singles_.pop_back();
            settle(first_of(sector));
        }
    } while (!empty_ && (use_locked() || use_houses()));
    if (!empty_) return true;
    forget_news();
    return false;
}

// Digits that lost a place in a house; true = something was removed.
bool Descent::use_locked() {
    const std::size_t before = trail_.size();
    while (!locks_.empty() && !empty_) {
        const House house = locks_.back();
        locks_.pop_back();
        for (Digit d : std::exchange(changed_[static_cast<std::size_t>(house)], {})) {
            const Set<Place> where = places(house, d);
            if (where.single() || where.size() > widest_) continue;
            for (const Crossing& x : geometry_.crossings_of(house)) {
                if (!x.shared_in_from.contains(where)) continue;
                for (Place p : places(x.to, d) - x.shared_in_to) kill({geometry_.cell_at(x.to, p), d});
            }
        }
    }
    return trail_.size() > before;
}

// One house after the other, until something is removed (true) or a house cannot be filled.
bool Descent::use_houses() {
    while (!fresh_houses_.empty() && !empty_) {
        const House house = fresh_houses_.back();
        fresh_houses_.pop_back();
        fresh_[static_cast<std::size_t>(house)] = false;
        const HouseView view{geometry_.cells_of(house), digits_.data(), &places(house, Digit{0})};
        Set<Place> open;
        Set<Digit> open_digits;
        for (Place p : geometry_.all_places()) {
            const Set<Digit> here = view.at(p);
            if (here.single()) continue;
            open.insert(p);
            open_digits |= here;
        }
        filter_.reset(open, open_digits);
        if (!filter_.update(view, open)) {
            const AllDifferent::Lack& lack = filter_.lacking();
            empty_ = lack.set.hidden ? geometry_.sector(house, lack.digit)
                                     : geometry_.sector(geometry_.cell_at(house, lack.place));
            return false;
        }
        const std::size_t before = trail_.size();
        for (Place p : filter_.split())
            for (Digit d : filter_.excluded(view, p)) kill({geometry_.cell_at(house, p), d});
        if (trail_.size() > before) return true;
    }
    return false;
}

void Descent::forget_news() {
    singles_.clear();
    for (House h : locks_) changed_[static_cast<std::size_t>(h)] = {};
    locks_.clear();
    for (House h : fresh_houses_) fresh_[static_cast<std::size_t>(h)] = false;
    fresh_houses_.clear();
}

// Guesses the first member of a sector.
void Descent::guess() {
    guesses_.push_back({first_of(choose()), trail_.size()});
    settle(guesses_.back().candidate);
}

// Takes back all guesses but the first `depth`; the position before a guess is closed.
void Descent::take_back(std::size_t depth) {
    if (guesses_.size() == depth) return;
    const std::size_t length = guesses_[depth].trail_size;
    guesses_.resize(depth);
    while (!refuted_.empty() && refuted_.back().depth > depth) refuted_.pop_back();
    for (; trail_.size() > length; trail_.pop_back()) {
        const Candidate c = trail_.back();
        digits(c.cell).insert(c.digit);
        for (const Membership& m : geometry_.houses_of(c.cell)) places(m.house, c.digit).insert(m.place);
    }
    empty_.reset();
}

// A sector of smallest size / weight: among equals the first, after a restart any. The first way down fills an
// empty board in an orderly manner, which large ones need.
Sector Descent::choose() {
    Sector best{};
    auto least = static_cast<float>(max_digits + 1);
    std::uint32_t ties = 0;
    const auto look_at = [&](int size, std::size_t sector) {
        if (size == 1) return;
        const float score = static_cast<float>(size) / weights_[sector];
        if (score > least) return;
        ties = score < least ? 1 : ties + 1;
        least = score;
        if (ties == 1 || (shuffled_ && random(ties) == 0)) best = static_cast<Sector>(sector);
    };
    for (std::size_t c = 0; c < digits_.size(); ++c) look_at(digits_[c].size(), c);
    for (std::size_t i = 0; i < places_.size(); ++i) look_at(places_[i].size(), digits_.size() + i);
    return best;
}

// A number below `bound`, the same sequence in every search.
std::uint32_t Descent::random(std::uint32_t bound) {
    random_ = random_ * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
    return static_cast<std::uint32_t>(random_ >> 33U) % bound;
}

Grid Descent::grid() const {
    Grid out;
    for (Set<Digit> digit : digits_) out.push_back(digit.first());
    return out;
}

}  // namespace deduku
