// The candidates of a board as one word per sector, for searches: kill, settle singles, undo.
//
//   A1 {2,5}      5 in row 1 {A, D}      the living members of each sector, one bit each
//
//   kill(A1=5)   clears one bit in four words; a word with one bit left is a single and joins
//                the queue (naked and hidden singles are the same event); an empty word is a
//                dead end
//
// A Board presents the same candidates to finders: it has sets, a public trail, and no queue.
#pragma once

#include "deduku/board.hpp"

namespace deduku {

/// `Owner` derives from it and receives each kill: `void killed(Candidate, in)`, with `in` the houses of the cell. What
/// else it stores, and when it looks for more than singles, is up to the owner.
template <class Owner>
class SectorWords {
  public:
    explicit SectorWords(const Geometry& geometry)
        : geometry_(geometry),
          numbering_(geometry.numbering()),
          digits_(geometry.cells()),
          places_(static_cast<std::size_t>(geometry.sectors() - geometry.cells())),
          queue_(2 * static_cast<std::size_t>(geometry.sectors()) + 1) {}

    const Geometry& geometry() const { return geometry_; }
    Set<Digit> digits(Cell cell) const { return digits_[cell]; }
    Set<Place> places(House house, Digit digit) const { return places_in(house)[static_cast<std::size_t>(digit)]; }
    std::uint64_t word(Sector s) const {
        return geometry_.is_cell(s) ? digits_[geometry_.cell_of(s)].bits() : places_[place_of(s)].bits();
    }
    /// Calls look(sector, word(sector)) for all of them in order, until it returns false.
    template <class Look>
    void each_word(Look&& look) const {
        const Set<Digit>* digits = digits_.data();
        const Set<Place>* places = places_.data();
        const int cells = geometry_.cells();
        for (int s = 0; s < cells; ++s)
            if (!look(static_cast<Sector>(s), digits[s].bits())) return;
        for (int s = cells; s < geometry_.sectors(); ++s)
            if (!look(static_cast<Sector>(s), places[s - cells].bits())) return;
    }
    /// The digits of every cell.
    const Set<Digit>* digits() const { return digits_.data(); }
    /// The places of every digit in a house.
    const Set<Place>* places_in(House house) const { return places_.data() + place_of(numbering_.first(house)); }
    bool has(Candidate c) const { return digits(c.cell).has(c.digit); }

    /// Whether a sector has lost its last member.
    bool dead() const { return dead_; }
    int living_count() const { return living_ - static_cast<int>(trail_size_); }
    /// Whether each cell has one candidate and no sector is empty: a solution.
    bool solved() const { return !dead_ && living_count() == geometry_.cells(); }
    /// The first living member; there must be one.
    Candidate first_of(Sector s) const { return geometry_.member(s, std::countr_zero(word(s))); }
    /// The number of candidates killed since load() and not revived.
    std::size_t mark() const { return trail_size_; }

    /// The digits of a solution.
    Grid grid() const {
        Grid grid;
        for (Cell cell : geometry_.every_cell()) grid.push_back(digits(cell).first());
        return grid;
    }

  protected:
    ~SectorWords() = default;

    /// Takes the living candidates; all sectors with one member are singles.
    void load(const Board& board) {
        living_ = board.living_count();
        trail_.resize(static_cast<std::size_t>(living_));
        trail_size_ = queue_size_ = 0;
        dead_ = false;
        for (Cell cell : geometry_.every_cell()) {
            digits_[cell] = board.digits(cell);
            look_at(digits_[cell], geometry_.sector(cell));
        }
        for (House house : geometry_.every_house())
            for (Digit d : geometry_.all_digits()) {
                place(house, d) = board.places(house, d);
                look_at(place(house, d), geometry_.sector(house, d));
            }
    }

    /// Kills a living candidate.
    void kill(Candidate c) {
        trail_[trail_size_++] = c;
        digits_[c.cell].erase(c.digit);
        look_at(digits_[c.cell], geometry_.sector(c.cell));
        geometry_.with_houses_of(c.cell, [&](auto in) {
            for (const Membership& m : in) {
                Set<Place>& where = place(m.house, c.digit);
                where.erase(m.place);
                look_at(where, geometry_.sector(m.house, c.digit));
            }
            static_cast<Owner*>(this)->killed(c, in);
        });
    }

    /// Makes `v` true: the other members of its sectors are false.
    void settle(Candidate v) {
        for (Digit d : digits(v.cell))
            if (d != v.digit) kill({v.cell, d});
        geometry_.with_houses_of(v.cell, [&](auto in) {
            for (const Membership& m : in)
                for (Place p : places(m.house, v.digit))
                    if (p != m.place) kill({geometry_.cell_at(m.house, p), v.digit});
        });
    }

    /// Settles the last candidates of sectors, newest first, until there are none; false if a sector is empty.
    bool settle_singles() {
        while (queue_size_ > 0 && !dead_) settle(first_of(queue_[--queue_size_]));
        return !dead_;
    }
    /// Forgets the singles that are not settled yet.
    void drop_singles() { queue_size_ = 0; }

    /// If all places of a digit in `from`, several, lie in a second house, it is removed from the rest of that house.
    void use_locked(House from, Digit d) {
        const Set<Place> where = places(from, d);
        for (const Crossing& crossing : geometry_.crossings_of(from)) {
            if (!crossing.shared_in_from.contains(where)) continue;
            for (Place p : places(crossing.to, d) - crossing.shared_in_to) kill({geometry_.cell_at(crossing.to, p), d});
        }
    }

    /// Revives all candidates killed after the first `mark`; requires that no sector was empty then. Singles must be
    /// settled or dropped.
    void undo_to(std::size_t mark) {
        while (trail_size_ > mark) {
            const Candidate c = trail_[--trail_size_];
            digits_[c.cell].insert(c.digit);
            geometry_.with_houses_of(c.cell, [&](auto in) {
                for (const Membership& m : in) place(m.house, c.digit).insert(m.place);
            });
        }
        dead_ = false;
    }

  private:
    Set<Place>& place(House house, Digit digit) { return places_[place_of(numbering_.sector(house, digit))]; }
    std::size_t place_of(Sector sector) const { return static_cast<std::size_t>(numbering_.in_houses(sector)); }

    // The queue is updated without branches, as these would be unpredictable.
    template <class Id>
    void look_at(Set<Id> members, Sector s) {
        const std::uint64_t left = members.bits();
        queue_[queue_size_] = s;
        queue_size_ += (left & (left - 1)) == 0 ? 1U : 0U;
        dead_ |= left == 0;
        if constexpr (requires(Owner & owner) { owner.emptied(s); })
            if (left == 0) static_cast<Owner*>(this)->emptied(s);
    }

    const Geometry& geometry_;
    Numbering numbering_;
    Table<Cell, Set<Digit>> digits_;
    std::vector<Set<Place>> places_;  // of the sectors after the cells
    std::vector<Sector> queue_;       // a sector joins at most twice, with one member and with none
    std::size_t queue_size_ = 0;
    std::vector<Candidate> trail_;
    std::size_t trail_size_ = 0;
    int living_ = 0;
    bool dead_ = false;
};

}  // namespace deduku
