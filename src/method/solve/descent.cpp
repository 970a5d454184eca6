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

int widest_crossing(const Geometry& geometry) {
    int widest = 0;
    for (House house : geometry.every_house())
        for (const Crossing& crossing : geometry.crossings_of(house))
            widest = std::max(widest, crossing.shared_in_from.size());
    return widest;
}

}  // namespace

Descent::Descent(const Board& board)
    : SinglesClosure(board),
      weights_(geometry().sectors(), 1.0F),
      widest_(widest_crossing(geometry())),
      changed_(geometry().houses(), geometry().all_digits()),
      fresh_(geometry().houses(), true) {
    for (House house : geometry().every_house()) {
        fresh_houses_.push_back(house);
        locks_.push_back(house);
    }
}

bool Descent::run(Tally& tally, std::uint64_t allowance) {
    std::uint64_t lost = 0;  // dead ends since the start or the last solution
    std::uint64_t round = 1;
    std::uint64_t round_end = dead_ends * luby(round);
    if (!tally.open_node()) return true;
    for (bool consistent = propagate();; consistent = propagate()) {
        if (consistent && !board().solved()) {
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
            if (!tally.add([&] { return board().grid(); })) return true;
            lost = 0;
            round_end = unlimited;
        } else {
            ++lost;
            weights_[*empty()] += 1.0F;
        }
        if (guesses_.empty()) return true;
        const Guess wrong = guesses_.back();
        take_back(guesses_.size() - 1);
        refuted_.push_back({wrong.candidate, guesses_.size()});
        kill(wrong.candidate);
    }
}

std::vector<Nogood> Descent::searched() const {
    std::vector<Nogood> out;
    for (const Refuted& refuted : refuted_) {
        Nogood nogood;
        for (std::size_t i = 0; i < refuted.depth; ++i) nogood.push_back(guesses_[i].candidate);
        nogood.push_back(refuted.candidate);
        out.push_back(std::move(nogood));
    }
    return out;
}

// Cheap rules first; false if a sector is empty.
bool Descent::propagate() {
    while (settle_singles() && (use_locks() || use_houses())) {
    }
    if (!empty()) return true;
    forget_news();
    return false;
}

// For digits that lost a place in a house; true if something was removed.
bool Descent::use_locks() {
    const std::size_t before = mark();
    while (!locks_.empty() && !board().contradictory()) {
        const House house = locks_.back();
        locks_.pop_back();
        for (Digit d : std::exchange(changed_[house], {})) {
            const Set<Place> where = board().places(house, d);
            if (!where.single() && where.size() <= widest_) use_locked(house, d);
        }
    }
    return mark() > before;
}

// House by house, until something is removed (true) or a house cannot be filled.
bool Descent::use_houses() {
    while (!fresh_houses_.empty() && !empty()) {
        const House house = fresh_houses_.back();
        fresh_houses_.pop_back();
        fresh_[house] = false;
        if (use_house(house)) return true;
    }
    return false;
}

// Returns whether something was removed.
bool Descent::use_house(House house) {
    const HouseView view = view_of(board(), house);
    Set<Place> open;
    Set<Digit> open_digits;
    for (Place p : geometry().all_places()) {
        const Set<Digit> here = view.at(p);
        if (here.single()) continue;
        open.insert(p);
        open_digits |= here;
    }
    filter_.reset(open, open_digits);
    if (!filter_.update(view, open)) {
        const AllDifferent::Lack& lack = filter_.lacking();
        lacking_ = lack.set.hidden ? geometry().sector(house, lack.digit)
                                   : geometry().sector(geometry().cell_at(house, lack.place));
        return false;
    }
    const std::size_t before = mark();
    for (Place p : filter_.split())
        for (Digit d : filter_.excluded(view, p)) kill({geometry().cell_at(house, p), d});
    return mark() > before;
}

void Descent::forget_news() {
    drop_singles();
    for (House house : locks_) changed_[house] = {};
    locks_.clear();
    for (House house : fresh_houses_) fresh_[house] = false;
    fresh_houses_.clear();
}

// Guesses the first member of a sector.
void Descent::guess() {
    guesses_.push_back({first_of(choose()), mark()});
    settle(guesses_.back().candidate);
}

// Undoes all guesses but the first `depth`; the position before a guess is closed.
void Descent::take_back(std::size_t depth) {
    if (guesses_.size() == depth) return;
    undo_to(guesses_[depth].mark);
    guesses_.resize(depth);
    while (!refuted_.empty() && refuted_.back().depth > depth) refuted_.pop_back();
    lacking_.reset();
}

// A sector of smallest size / weight: the first of equal ones or, after a restart, a random one. The first path fills
// an empty board in a regular way, which large boards need.
Sector Descent::choose() {
    Sector best{};
    auto least = static_cast<float>(max_digits + 1);
    std::uint32_t ties = 0;
    each_sector([&](Sector s, Set<Place> members) {
        const int size = members.size();
        if (size == 1) return true;
        const float score = static_cast<float>(size) / weights_[s];
        if (score > least) return true;
        ties = score < least ? 1 : ties + 1;
        least = score;
        if (ties == 1 || (shuffled_ && random(ties) == 0)) best = s;
        return true;
    });
    return best;
}

// A number below `bound`; the sequence is the same in every search.
std::uint32_t Descent::random(std::uint32_t bound) {
    random_ = random_ * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
    return static_cast<std::uint32_t>(random_ >> 33U) % bound;
}

}  // namespace deduku
