#include "method/prove/derive.hpp"

#include <utility>

#include "technique/families.hpp"

namespace deduku {
namespace {

std::size_t at(House house) { return static_cast<std::size_t>(house); }

}  // namespace

Deriver::Deriver(const Geometry& geometry, int max_subset, ProofEvents& to)
    : max_subset_(max_subset), to_(to), fresh_(static_cast<std::size_t>(geometry.houses())) {}

bool Deriver::close(Board& board, std::size_t settled) {
    singles_.clear();
    for (House house : locks_) fresh_[at(house)] = {};
    locks_.clear();
    std::size_t cursor = settled;
    std::size_t next = 0;
    while (true) {
        while (cursor < board.trail().size()) look_at(board, board.trail()[cursor++]);
        if (board.contradictory()) return false;
        if (next < singles_.size()) {
            use_single(board, singles_[next++]);
        } else if (!use_locked(board) && !use_subset(board)) {
            return true;
        }
    }
}

// Notes the sectors that this removal left with one member, and the houses where it may lock candidates.
void Deriver::look_at(const Board& board, Candidate removed) {
    const Geometry& geometry = board.geometry();
    for (Sector s : geometry.sectors_of(removed))
        if (std::has_single_bit(board.living(s))) singles_.push_back(s);
    for (const Membership& m : geometry.houses_of(removed.cell)) {
        Fresh& fresh = fresh_[at(m.house)];
        if (!fresh.listed) locks_.push_back(m.house);
        fresh.listed = true;
        fresh.digits.insert(removed.digit);
    }
}

// Removes and tells what the Cover shows, if anything.
bool Deriver::tell(Board& board, const Cover& cover) {
    const std::vector<Candidate> removes = consequences(board, cover);
    if (removes.empty()) return false;
    to_.cover(cover, removes);
    for (Candidate c : removes) board.remove(c);
    return true;
}

// The one member left is true: the other three sectors lose all else.
bool Deriver::use_single(Board& board, Sector sector) {
    const std::uint64_t left = board.living(sector);
    if (!std::has_single_bit(left)) return false;
    const Candidate v = board.geometry().member(sector, std::countr_zero(left));
    bool found = false;
    for (Sector other : board.geometry().sectors_of(v)) {
        if (other == sector || std::has_single_bit(board.living(other))) continue;
        found = tell(board, {{sector}, {other}}) || found;
        if (board.contradictory()) break;
    }
    return found;
}

bool Deriver::use_locked(Board& board) {
    const Geometry& geometry = board.geometry();
    for (House house : locks_) {
        const Set<Digit> digits = std::exchange(fresh_[at(house)].digits, {});
        for (Digit d : digits) {
            const Set<Place> places = board.places(house, d);
            if (places.size() < 2) continue;
            for (const Crossing& crossing : geometry.crossings_of(house)) {
                if (!crossing.shared_in_from.contains(places)) continue;
                if (crossing.shared_in_to.contains(board.places(crossing.to, d))) continue;
                tell(board, {{geometry.sector(house, d)}, {geometry.sector(crossing.to, d)}});
                fresh_[at(house)].digits |= digits;  // the others are still to be looked at
                return true;
            }
        }
        fresh_[at(house)].listed = false;
    }
    locks_.clear();
    return false;
}

bool Deriver::use_subset(Board& board) {
    for (int size = 2; size <= max_subset_; ++size)
        for (const Finder find : {find_naked_subsets, find_hidden_subsets}) {
            bool found = false;
            find(board, size, [&](const Deduction& deduction) {
                found = true;
                to_.cover(std::get<Cover>(deduction.why), deduction.removes);
                // The finder goes on with an unchanged board: stop here.
                subset_ = deduction.removes;
                return false;
            });
            if (!found) continue;
            for (Candidate c : subset_) board.remove(c);
            return true;
        }
    return false;
}

}  // namespace deduku
