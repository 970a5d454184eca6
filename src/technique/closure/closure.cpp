#include "technique/closure/closure.hpp"

#include <utility>

#include "reason/members.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku {
namespace closure {

// The cells or digits of a house that can belong to sets of this size.
struct SubsetRows {
    std::array<std::uint64_t, max_digits> row;
    std::array<std::uint8_t, max_digits> number;
    std::size_t count = 0;
    int open = 0;  // the number of undecided cells or digits of the house

    void add(std::uint64_t bits, int i, int size) {
        const int count_of = std::popcount(bits);
        open += count_of > 1 ? 1 : 0;
        row[count] = bits;
        number[count] = static_cast<std::uint8_t>(i);
        count += count_of > 1 && count_of <= size ? 1U : 0U;
    }
    // The numbers of the rows at these positions.
    std::uint64_t numbers(std::uint64_t chosen) const {
        std::uint64_t out = 0;
        for (; chosen != 0; chosen &= chosen - 1)
            out |= std::uint64_t{1} << number[static_cast<std::size_t>(std::countr_zero(chosen))];
        return out;
    }
};

}  // namespace closure

template <class Told>
bool Closure<Told>::run(Board& board, std::size_t settled) {
    fresh_.fill({{}, false, 2 * max_subset_ + 2});
    singles_.clear();
    locks_.clear();
    std::size_t cursor = settled;
    std::size_t next = 0;
    for (;;) {
        while (cursor < board.trail().size()) look_at(board, board.trail()[cursor++]);
        if (board.contradictory()) return false;
        if (next < singles_.size()) {
            use_single(board, singles_[next++]);
        } else if (!use_locked(board) && !use_subsets(board)) {
            return true;
        }
    }
}

// Notes the sectors that this removal left with one member, and the houses where it may lock candidates or make sets.
template <class Told>
void Closure<Told>::look_at(const Board& board, Candidate removed) {
    const Geometry& geometry = board.geometry();
    const Set<Digit> left = board.digits(removed.cell);
    if (left.single()) singles_.push_back({geometry.sector(removed.cell), {removed.cell, left.first()}});
    geometry.with_houses_of(removed.cell, [&](auto in) {
        for (const Membership& m : in) {
            const Digit digit = removed.digit;
            const Set<Place> places = board.places(m.house, digit);
            if (const Sector sector = geometry.sector(m.house, digit); places.single() && geometry.exactly_one(sector))
                singles_.push_back({sector, {geometry.cell_at(m.house, places.first()), digit}});
            Fresh& fresh = fresh_[m.house];
            if (!fresh.listed) locks_.push_back(m.house);
            fresh.listed = true;
            fresh.digits.insert(digit);
            fresh.next_subsets = 4;
        }
    });
}

template <class Told>
void Closure<Told>::remove(Board& board, Candidate c) {
    board.remove(c);
    if constexpr (!std::is_same_v<Told, Silent>) removed_.push_back(c);
}

// Reports the reasons of all eliminations not yet reported, if any.
template <class Told>
template <class MakeCover>
void Closure<Told>::tell([[maybe_unused]] MakeCover&& cover) {
    if constexpr (!std::is_same_v<Told, Silent>) {
        if (!removed_.empty()) to_->cover(cover(), removed_);
        removed_.clear();
    }
}

// The one member left is true: removes all other members of its other sectors.
template <class Told>
void Closure<Told>::use_single(Board& board, const Single& single) {
    const Geometry& geometry = board.geometry();
    const Sector sector = single.sector;
    const Candidate v = single.candidate;
    for (Digit d : board.digits(v.cell) - Set<Digit>{v.digit}) remove(board, {v.cell, d});
    tell([&] { return Cover{{sector}, {geometry.sector(v.cell)}}; });
    for (const Membership& m : geometry.houses_of(v.cell)) {
        if (board.contradictory()) return;
        for (Place p : board.places(m.house, v.digit) - Set<Place>{m.place})
            remove(board, {geometry.cell_at(m.house, p), v.digit});
        tell([&] { return Cover{{sector}, {geometry.sector(m.house, v.digit)}}; });
    }
    for (Sector line : geometry.links_of(v)) {
        if (board.contradictory()) return;
        for_each_living(board, line, [&](Candidate c) {
            if (c != v) remove(board, c);
        });
        tell([&] { return Cover{{sector}, {line}}; });
    }
}

template <class Told>
bool Closure<Told>::use_locked(Board& board) {
    for (House house : locks_) {
        const Set<Digit> digits = std::exchange(fresh_[house].digits, {});
        if (use_locked(board, house, digits)) {
            fresh_[house].digits |= digits;  // the other digits must be examined again
            return true;
        }
        fresh_[house].listed = false;
    }
    locks_.clear();
    return false;
}

// Returns whether something was removed.
template <class Told>
bool Closure<Told>::use_locked(Board& board, House house, Set<Digit> digits) {
    const Geometry& geometry = board.geometry();
    for (Digit d : digits) {
        const Set<Place> places = board.places(house, d);
        if (places.single()) continue;
        for (const Crossing& crossing : geometry.crossings_of(house)) {
            if (!crossing.shared_in_from.contains(places)) continue;
            const Set<Place> others = board.places(crossing.to, d) - crossing.shared_in_to;
            if (others.empty()) continue;
            for (Place p : others) remove(board, {geometry.cell_at(crossing.to, p), d});
            tell([&] { return Cover{{geometry.sector(house, d)}, {geometry.sector(crossing.to, d)}}; });
            return true;
        }
    }
    return false;
}

// Small subsets first, in any house, naked before hidden. Returns whether something was removed.
template <class Told>
bool Closure<Told>::use_subsets(Board& board) {
    for (int subsets = 4; subsets < 2 * max_subset_ + 2; ++subsets)
        for (House house : board.geometry().every_house()) {
            Fresh& fresh = fresh_[house];
            if (fresh.next_subsets != subsets) continue;
            ++fresh.next_subsets;
            if (use_subsets(board, house, subsets / 2, subsets % 2 != 0)) return true;
        }
    return false;
}

template <class Told>
bool Closure<Told>::use_subsets(Board& board, House house, int size, bool hidden) {
    const Geometry& geometry = board.geometry();
    closure::SubsetRows rows;
    if (hidden)
        for (Digit d : geometry.all_digits()) rows.add(board.places(house, d).bits(), index(d), size);
    else
        for (Place p : geometry.all_places()) rows.add(board.digits(geometry.cell_at(house, p)).bits(), index(p), size);
    // A set of k among m open cells is the complement of one of m - k, which covers the remaining sizes.
    if (2 * size + (hidden ? 1 : 0) > rows.open) {
        fresh_[house].next_subsets = 2 * max_subset_ + 2;
        return false;
    }
    return !for_each_subset(std::span(rows.row.data(), rows.count), size,
                            [&](std::uint64_t chosen, std::uint64_t joined) {
                                const auto members = rows.numbers(chosen);
                                const auto places = Set<Place>::from_bits(hidden ? joined : members);
                                const auto digits = Set<Digit>::from_bits(hidden ? members : joined);
                                return !use_set(board, house, {places, digits, hidden});
                            });
}

// Returns whether something was removed.
template <class Told>
bool Closure<Told>::use_set(Board& board, House house, const HallSet& set) {
    const Geometry& geometry = board.geometry();
    const std::size_t before = board.trail().size();
    for (Place p : set.hidden ? set.places : geometry.all_places() - set.places) {
        const Cell cell = geometry.cell_at(house, p);
        const Set<Digit> here = board.digits(cell);
        for (Digit d : set.hidden ? here - set.digits : here& set.digits) remove(board, {cell, d});
    }
    tell([&] { return cover_of(geometry, house, set); });
    return board.trail().size() > before;
}

template class Closure<Silent>;
template class Closure<ProofEvents>;

}  // namespace deduku
