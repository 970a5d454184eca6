#include "technique/uniqueness/uniqueness.hpp"

#include <algorithm>
#include <array>
#include <bitset>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/uniqueness/pair_pattern.hpp"

namespace deduku {
namespace {

// The cells of a rectangle, row by row.
using Corners = std::array<Cell, 4>;

// The digits that the puzzle allows in all corners; none if one of them is a given.
Set<Digit> allowed_in(const Puzzle& start, const Corners& cells, const Geometry& geometry) {
    Set<Digit> out = geometry.all_digits();
    for (Cell cell : cells) out = start.cells[cell].single() ? Set<Digit>{} : out & start.cells[cell];
    return out;
}

// Whether a corner has an extra candidate; kinds with and without a decided corner differ.
bool promising(const Board& board, const Corners& cells, Set<Digit> pair, int kind) {
    bool saved = false, decided = false;
    for (Cell cell : cells) {
        const Set<Digit> digits = board.digits(cell);
        saved = saved || !(digits - pair).empty();
        decided = decided || digits.single();
    }
    return saved && decided == is_avoidable(kind);
}

// Pairs with one digit in two opposite corners and the other in the other two: others cannot be exchanged.
bool report_pairs(Board& board, const Puzzle& start, const Corners& cells, int kind, const Sink& sink) {
    const Set<Digit> allowed = allowed_in(start, cells, board.geometry());
    const Set<Digit> falling = allowed & board.digits(cells[0]) & board.digits(cells[3]);
    const Set<Digit> rising = allowed & board.digits(cells[1]) & board.digits(cells[2]);
    for (Digit a : falling | rising) {
        for (Digit b : falling | rising) {
            const bool lives = (falling.has(a) && rising.has(b)) || (falling.has(b) && rising.has(a));
            if (b <= a || !lives || !promising(board, cells, {a, b}, kind)) continue;
            if (!PairPattern(board, start, {cells.begin(), cells.end()}, a, b).report(kind, sink)) return false;
        }
    }
    return true;
}

using HouseSet = std::bitset<max_full_houses>;

// Whether every house with one of the corners has two adjacent ones: so the digits of two opposite corners can be
// exchanged for those of the other two.
bool exchangeable(const Table<Cell, HouseSet>& houses_of, const Corners& cells) {
    const HouseSet &a = houses_of[cells[0]], &b = houses_of[cells[1]], &c = houses_of[cells[2]],
                   &d = houses_of[cells[3]];
    return (a | d) == (b | c) && (a & d).none() && (b & c).none();
}

// Rings of cells with both digits, two in each house.
class Rings {
  public:
    Rings(Board& board, const Puzzle& start, Digit a, Digit b, int kind, const Sink& sink)
        : board_(board), start_(start), a_(a), b_(b), kind_(kind), sink_(sink) {}

    bool search() {
        const Geometry& g = board_.geometry();
        for (Cell cell : g.every_cell()) {
            if (!fits(cell)) continue;
            ring_ = {cell};
            used_ = Table<House, int>(g.houses(), 0);
            for (const Membership& in : g.houses_of(cell)) ++used_[in.house];
            extras_ = extra(cell);
            extra_digits_ = {extra_digits(cell)};
            if (!extend()) return false;
        }
        return true;
    }

  private:
    static constexpr std::size_t longest = 10;

    bool fits(Cell cell) const {
        return board_.has({cell, a_}) && board_.has({cell, b_}) && start_.cells[cell].has(a_) &&
               start_.cells[cell].has(b_);
    }
    int extra(Cell cell) const { return board_.digits(cell).size() > 2 ? 1 : 0; }
    Set<Digit> extra_digits(Cell cell) const { return board_.digits(cell) - Set<Digit>{a_, b_}; }
    // At most two cells have extras, unless all extras are the same digit.
    bool may_have(Cell cell) const {
        return extras_ + extra(cell) <= 2 || (extra_digits_.back() | extra_digits(cell)).single();
    }

    // Adds cells in a house of the last one; the first is the smallest of its ring.
    bool extend() {
        const Geometry& g = board_.geometry();
        if (ring_.size() >= 6 && complete()) return report();
        if (ring_.size() == longest) return true;
        for (const Membership& in : g.houses_of(ring_.back())) {
            if (used_[in.house] != 1) continue;
            for (Cell cell : g.cells_of(in.house)) {
                if (cell <= ring_.front() || !fits(cell) || !may_have(cell)) continue;
                if (contains(ring_, cell)) continue;
                const auto houses = g.houses_of(cell);
                if (std::any_of(houses.begin(), houses.end(), [&](const Membership& m) { return used_[m.house] > 1; }))
                    continue;
                for (const Membership& m : houses) ++used_[m.house];
                ring_.push_back(cell);
                extras_ += extra(cell);
                extra_digits_.push_back(extra_digits_.back() | extra_digits(cell));
                const bool go_on = extend();
                extra_digits_.pop_back();
                extras_ -= extra(cell);
                ring_.pop_back();
                for (const Membership& m : houses) --used_[m.house];
                if (!go_on) return false;
            }
        }
        return true;
    }
    bool complete() const {
        return ring_.size() % 2 == 0 && std::none_of(used_.begin(), used_.end(), [](int n) { return n == 1; });
    }
    // The same cells are found in both directions, and perhaps in other orders.
    bool report() {
        std::vector<Cell> cells = ring_;
        put_in_order(cells);
        if (contains(seen_, cells)) return true;
        seen_.push_back(cells);
        return PairPattern(board_, start_, cells, a_, b_).report(kind_, sink_);
    }

    Board& board_;
    const Puzzle& start_;
    Digit a_, b_;
    int kind_;
    const Sink& sink_;
    std::vector<Cell> ring_;
    Table<House, int> used_;
    int extras_ = 0;
    std::vector<Set<Digit>> extra_digits_;  // of the ring so far, cell by cell
    std::vector<std::vector<Cell>> seen_;
};

bool find_of_kind(const Board& board, const Puzzle& start, int kind, const Sink& sink) {
    const Geometry& g = board.geometry();
    const int n = g.digits();
    Board scratch = board;
    Table<Cell, HouseSet> houses_of(g.cells());
    for (Cell cell : g.every_cell())
        for (const Membership& m : g.houses_of(cell)) houses_of[cell].set(static_cast<std::size_t>(m.house));
    for (int top = 0; top < n; ++top)
        for (int bottom = top + 1; bottom < n; ++bottom)
            for (int left = 0; left < n; ++left)
                for (int right = left + 1; right < n; ++right) {
                    const Corners cells = {g.cell(top, left), g.cell(top, right), g.cell(bottom, left),
                                           g.cell(bottom, right)};
                    if (exchangeable(houses_of, cells) && !report_pairs(scratch, start, cells, kind, sink))
                        return false;
                }
    return true;
}

}  // namespace

bool find_rectangles(const Board& board, const Puzzle& start, int kind, const Sink& sink) {
    return find_of_kind(board, start, kind, sink) &&
           (kind != kind_of(Deadly::avoidable) || find_of_kind(board, start, kind_of(Deadly::avoidable2), sink));
}

bool find_loops(const Board& board, const Puzzle& start, int kind, const Sink& sink) {
    const Set<Digit> all = board.geometry().all_digits();
    Board scratch = board;
    for (Digit a : all)
        for (Digit b : all)
            if (a < b && !Rings(scratch, start, a, b, kind, sink).search()) return false;
    return true;
}

}  // namespace deduku
