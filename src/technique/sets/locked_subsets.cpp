// Locked subsets: a naked subset in the common cells of two houses, such as a row and a box; eliminations in both.
//
//   {2,5} {2,5} .  | x x x | x x x        locked pair: one of A1, B1 is 2, the other 5, so neither is elsewhere
//     x     x   x  |                      in row 1 or in box 1 (x)
//     x     x   x  |
//
// The eliminations are those of two Covers, one for each house. As one deduction it is a Split on the first cell:
// whichever digit it holds is removed from both houses, then those of the other cells are.
#include "technique/sets/locked_subsets.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/case.hpp"
#include "technique/parts/subset_search.hpp"

namespace deduku {
namespace {

class LockedSubset {
  public:
    LockedSubset(const Board& board, House one, House other, std::vector<Cell> cells)
        : board_(board), g_(board.geometry()), houses_{one, other}, cells_(std::move(cells)) {
        for (Cell cell : cells_) digits_ |= board.digits(cell);
    }

    // Whether each house loses candidates outside the other.
    bool fruitful() const { return loses(houses_[0], houses_[1]) && loses(houses_[1], houses_[0]); }

    Pattern pattern() const {
        Pattern out;
        out.form = Form::naked_set;
        out.digits = digits_;
        out.cells = cells_;
        put_in_order(out.cells);
        out.base.assign(houses_.begin(), houses_.end());
        put_in_order(out.base);
        return out;
    }
    Deduction deduction() const {
        Split split{g_.sector(cells_.front()), {}};
        for (Digit digit : board_.digits(cells_.front())) split.branches.push_back(branch(digit));
        Deduction out{std::move(split), {}};
        for (House house : houses_)
            for (Cell cell : g_.cells_of(house)) add_removed(cell, out.removes);
        put_in_order(out.removes);  // cells of both houses are listed twice
        out.removes.erase(std::unique(out.removes.begin(), out.removes.end()), out.removes.end());
        return out;
    }

  private:
    bool is_member(Cell cell) const { return contains(cells_, cell); }
    bool loses(House house, House other) const {
        const auto cells = g_.cells_of(house), shared = g_.cells_of(other);
        return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
            return !contains(shared, cell) && !(board_.digits(cell) & digits_).empty();
        });
    }
    void add_removed(Cell cell, std::vector<Candidate>& to) const {
        if (is_member(cell)) return;
        for (Digit digit : board_.digits(cell) & digits_) to.push_back({cell, digit});
    }

    Branch branch(Digit digit) const {
        Case out(board_, g_.sector(cells_.front()), {{cells_.front(), digit}});
        const std::span<const Cell> first(cells_.data(), 1), others(cells_.data() + 1, cells_.size() - 1);
        for (House house : houses_) out.take(locked(first, {digit}, house));
        for (House house : houses_) out.take(locked(others, digits_ - Set<Digit>{digit}, house));
        return out.open();
    }
    // A Cover: these cells hold these digits.
    Cover locked(std::span<const Cell> cells, Set<Digit> digits, House house) const {
        Cover cover;
        for (Cell cell : cells) cover.base.push_back(g_.sector(cell));
        for (Digit digit : digits) cover.cover.push_back(g_.sector(house, digit));
        return cover;
    }

    const Board& board_;
    const Geometry& g_;
    std::array<House, 2> houses_;
    std::vector<Cell> cells_;
    Set<Digit> digits_;
};

}  // namespace

bool find_locked_subsets(const Board& board, int size, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (const House house : g.every_house()) {
        for (const Crossing& crossing : g.crossings_of(house)) {
            if (crossing.to < house) continue;  // found from the other house
            std::vector<Cell> shared;
            std::vector<std::uint64_t> rows;
            for (Place place : crossing.shared_in_from) {
                shared.push_back(g.cell_at(house, place));
                rows.push_back(board.digits(shared.back()).bits());
            }
            const auto found = [&](std::uint64_t chosen, std::uint64_t) {
                std::vector<Cell> cells;
                for (std::size_t i = 0; i < shared.size(); ++i)
                    if ((chosen >> i & 1) != 0) cells.push_back(shared[i]);
                const LockedSubset subset(board, house, crossing.to, std::move(cells));
                return !subset.fruitful() || sink({subset.deduction(), [&] { return subset.pattern(); }});
            };
            if (!for_each_subset(rows, size, found)) return false;
        }
    }
    return true;
}

}  // namespace deduku
