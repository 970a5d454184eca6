#include "technique/closure.hpp"

#include <algorithm>

#include "technique/subset_search.hpp"

namespace deduku {
namespace {

std::size_t at(House house) { return static_cast<std::size_t>(house); }

void remove_places(Board& board, House house, Digit digit, Set<Place> places) {
    for (Place p : board.places(house, digit) & places) board.remove({board.geometry().cell_at(house, p), digit});
}

}  // namespace

Closure::Closure(const Geometry& geometry, int max_subset)
    : max_subset_(max_subset),
      fresh_digits_(static_cast<std::size_t>(geometry.houses())),
      fresh_(static_cast<std::size_t>(geometry.houses())) {}

bool Closure::run(Board& board, std::size_t settled) {
    for (House house : fresh_locks_) fresh_digits_[at(house)] = {};
    for (House house : fresh_houses_) fresh_[at(house)] = false;
    fresh_locks_.clear();
    fresh_houses_.clear();
    std::size_t cursor = settled;
    do {
        while (cursor < board.trail().size() && !board.contradictory()) look_at(board, board.trail()[cursor++]);
        if (board.contradictory()) return false;
    } while (lock_candidates(board) || reduce_subsets(board) || cursor < board.trail().size());
    return true;
}

// Singles that this removal uncovers; marks the houses it touches.
void Closure::look_at(Board& board, Candidate removed) {
    const Geometry& geometry = board.geometry();
    const Set<Digit> left = board.digits(removed.cell);
    for (const Membership& m : geometry.houses_of(removed.cell)) {
        if (left.single()) remove_places(board, m.house, left.first(), geometry.all_places() - Set<Place>{m.place});
        if (board.contradictory()) return;
        const Set<Place> places = board.places(m.house, removed.digit);
        if (places.single()) board.keep_only(geometry.cell_at(m.house, places.first()), {removed.digit});
        if (board.contradictory()) return;
        if (fresh_digits_[at(m.house)].empty()) fresh_locks_.push_back(m.house);
        fresh_digits_[at(m.house)].insert(removed.digit);
        if (!fresh_[at(m.house)]) fresh_houses_.push_back(m.house);
        fresh_[at(m.house)] = true;
    }
}

// Pointing and claiming for the digits that lost a place; true if something was removed.
bool Closure::lock_candidates(Board& board) {
    const std::size_t before = board.trail().size();
    while (!fresh_locks_.empty() && board.trail().size() == before) {
        const House house = fresh_locks_.back();
        fresh_locks_.pop_back();
        const Set<Digit> digits = fresh_digits_[at(house)];
        fresh_digits_[at(house)] = {};
        for (Digit digit : digits) {
            const Set<Place> places = board.places(house, digit);
            if (places.single()) continue;
            for (const Crossing& x : board.geometry().crossings_of(house))
                if (x.shared_in_from.contains(places))
                    remove_places(board, x.to, digit, board.geometry().all_places() - x.shared_in_to);
        }
    }
    return board.trail().size() != before;
}

// Subsets in the next fresh house; true if something was removed.
bool Closure::reduce_subsets(Board& board) {
    while (max_subset_ >= 2 && !fresh_houses_.empty()) {
        const House house = fresh_houses_.back();
        fresh_houses_.pop_back();
        fresh_[at(house)] = false;
        if (reduce_house(board, house)) return true;
    }
    return false;
}

bool Closure::reduce_house(Board& board, House house) {
    const Geometry& geometry = board.geometry();
    const std::size_t before = board.trail().size();
    std::array<std::uint64_t, max_digits> by_cell{};
    std::array<std::uint64_t, max_digits> by_digit{};
    const auto n = static_cast<std::size_t>(geometry.digits());
    int open = 0;
    for (std::size_t i = 0; i < n; ++i) {
        by_cell[i] = board.digits(geometry.cell_at(house, static_cast<Place>(i))).bits();
        by_digit[i] = board.places(house, static_cast<Digit>(i)).bits();
        open += std::popcount(by_cell[i]) > 1 ? 1 : 0;
    }
    // A subset of k among m open cells is the complement of one of m - k: half of the sizes suffice.
    const auto remove_if_new = [&](std::uint64_t cells, std::uint64_t digits) {
        for (Digit d : Set<Digit>::from_bits(digits))
            remove_places(board, house, d, geometry.all_places() - Set<Place>::from_bits(cells));
        return board.trail().size() == before;
    };
    const auto keep_if_new = [&](std::uint64_t digits, std::uint64_t cells) {
        for (Place p : Set<Place>::from_bits(cells))
            board.keep_only(geometry.cell_at(house, p), Set<Digit>::from_bits(digits));
        return board.trail().size() == before;
    };
    for (int k = 2; k <= max_subset_ && k < open; ++k) {
        if (!for_each_subset(std::span(by_cell.data(), n), k, remove_if_new)) break;
        if (open - k > max_subset_ && !for_each_subset(std::span(by_digit.data(), n), k, keep_if_new)) break;
    }
    return board.trail().size() != before;
}

}  // namespace deduku
