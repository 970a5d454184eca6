// A board closed under singles, for searches: kill, settle singles, undo.
//
//   A1 {2,5}      5 in row 1 {A, D}      the living members of each sector
//
//   kill(A1=5)   leaves one member in the cell, one in row 1: a sector with one member is a single and joins the queue
//                (naked and hidden singles are the same event); a sector without members is a dead end
//
// It is silent: closure.hpp (technique/closure) has the closure that gives reasons.
#pragma once

#include "deduku/board.hpp"

namespace deduku {

/// `Owner` derives from it and receives each kill: `void killed(Candidate)`. When it looks for more than singles is up
/// to the owner. Boards without small houses.
template <class Owner>
class SinglesClosure {
  public:
    const Board& board() const { return board_; }
    const Geometry& geometry() const { return board_.geometry(); }
    /// Calls look(sector, its living members) for all cells and houses in order, until it returns false.
    template <class Look>
    void each_sector(Look&& look) const {
        const Set<Place>* members = board_.members().data();
        for (Sector s : geometry().every_sector())
            if (!look(s, *members++)) return;
    }

  protected:
    /// All sectors with one member are singles.
    explicit SinglesClosure(Board board)
        : board_(std::move(board)), queue_(2 * static_cast<std::size_t>(geometry().sectors()) + 1) {
        each_sector([&](Sector s, Set<Place> members) {
            note(members.bits(), s);
            return true;
        });
    }
    ~SinglesClosure() = default;

    /// Kills a living candidate.
    void kill(Candidate c) {
        board_.remove(c, Watch{*this});
        static_cast<Owner*>(this)->killed(c);
    }

    /// Makes `v` true: the other members of its sectors are false.
    void settle(Candidate v) {
        keep_only(v);
        geometry().with_houses_of(v.cell, [&](auto in) {
            for (const Membership& m : in)
                for (Place p : board_.places(m.house, v.digit) - Set<Place>{m.place})
                    kill({geometry().cell_at(m.house, p), v.digit});
        });
    }
    /// Kills the other digits of the cell.
    void keep_only(Candidate v) {
        for (Digit d : board_.digits(v.cell) - Set<Digit>{v.digit}) kill({v.cell, d});
    }
    /// The first living member; there must be one.
    Candidate first_of(Sector s) const { return geometry().member(s, std::countr_zero(board_.living(s))); }

    /// Settles the last members of sectors, newest first, until there are none; false if a sector is empty.
    bool settle_singles() {
        while (queue_size_ > 0 && !board_.contradictory()) settle(first_of(queue_[--queue_size_]));
        return !board_.contradictory();
    }
    /// Forgets the singles that are not settled yet.
    void drop_singles() { queue_size_ = 0; }

    /// If all places of a digit in `from`, several, lie in a second house, it is removed from the rest of that house.
    void use_locked(House from, Digit d) {
        const Set<Place> where = board_.places(from, d);
        for (const Crossing& crossing : geometry().crossings_of(from)) {
            if (!crossing.shared_in_from.contains(where)) continue;
            for (Place p : board_.places(crossing.to, d) - crossing.shared_in_to)
                kill({geometry().cell_at(crossing.to, p), d});
        }
    }

    /// The number of candidates killed and not revived.
    std::size_t mark() const { return board_.trail().size(); }
    /// Revives all candidates killed after the first `mark`; singles must be settled or dropped.
    void undo_to(std::size_t mark) { board_.undo_to(mark); }

  private:
    struct Watch {
        SinglesClosure& of;
        void left(Cell cell, Set<Digit> digits) const { of.note(digits.bits(), of.geometry().sector(cell)); }
        void left(const Membership& m, Digit digit, Set<Place> places) const {
            of.note(places.bits(), of.geometry().sector(m.house, digit));
        }
    };
    // Updated without branches, as these would be unpredictable.
    void note(std::uint64_t left, Sector s) {
        queue_[queue_size_] = s;
        queue_size_ += (left & (left - 1)) == 0 ? 1U : 0U;
    }

    Board board_;
    std::vector<Sector> queue_;  // a sector joins at most twice, with one member and with none
    std::size_t queue_size_ = 0;
};

}  // namespace deduku
