// Sue de Coq: cells where two houses meet, and more of each house, as many cells together as digits.
//
//   row 1  C {1,2,3,4}  C {1,2,3,4}  .  |  A {1,2}          C: two cells, four digits, two too many
//   box 1  B {3,4}      .            .  |                   A takes one of 1, 2 in the row, B one of 3, 4 in the box
//
// C has at least two more digits than cells. A and B use up the surplus, with different digits of C: all cells together
// have as many digits as cells, so each digit is in them exactly once. The digits of A are removed from the rest of the
// row, those of B from the rest of the box, digits that only C has from both. A Cover, or two if C has digits of its
// own. (Asterix, under the name Sue de Coq, 2005: two-sector disjoint subsets.)
#include "technique/als/sue_de_coq.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "technique/parts/deliver.hpp"

namespace deduku {
namespace {

// A choice of cells of a house, beside the digits of the cells in both houses.
struct Flank {
    std::vector<Cell> cells;
    Set<Digit> digits;
    int accounts_for = 0;  // digits of C: cells minus digits of its own
};

// Larger sets than these are looked for on small boards only.
int most_cells_of_flank(int digits) { return digits <= 9 ? 7 : digits <= 16 ? 4 : 3; }

class SueDeCoq {
  public:
    SueDeCoq(const Board& board, House line, House box)
        : board_(board), g_(board.geometry()), houses_{line, box}, most_(most_cells_of_flank(g_.digits())) {}

    // For these cells of both houses.
    bool report(const std::vector<Cell>& core, const Sink& sink) const {
        Set<Digit> digits;
        for (Cell cell : core) digits |= board_.digits(cell);
        const int surplus = digits.size() - static_cast<int>(core.size());
        if (surplus < 2 || surplus > 2 * most_) return true;
        const std::vector<Flank> lines = flanks(houses_[0], core, digits, surplus);
        if (lines.empty()) return true;
        const std::vector<Flank> boxes = flanks(houses_[1], core, digits, surplus);
        for (const Flank& a : lines)
            for (const Flank& b : boxes) {
                if (a.accounts_for + b.accounts_for != surplus || !(a.digits & b.digits & digits).empty()) continue;
                if (std::find_first_of(a.cells.begin(), a.cells.end(), b.cells.begin(), b.cells.end()) != a.cells.end())
                    continue;
                const auto seen = [&](const Cover&) { return pattern(core, digits, a, b); };
                if (!deliver_each(board_, covers(core, digits, a, b), sink, seen)) return false;
            }
        return true;
    }

  private:
    std::vector<Flank> flanks(House house, const std::vector<Cell>& core, Set<Digit> digits, int surplus) const {
        std::vector<Cell> cells;
        for (Cell cell : g_.cells_of(house))
            if (board_.digits(cell).size() > 1 && !contains(core, cell)) cells.push_back(cell);
        std::vector<Flank> out;
        Flank chosen;
        choose(cells, 0, digits, surplus, chosen, out);
        return out;
    }
    void choose(const std::vector<Cell>& cells, std::size_t from, Set<Digit> digits, int surplus, const Flank& chosen,
                std::vector<Flank>& out) const {
        for (std::size_t i = from; i < cells.size() && static_cast<int>(chosen.cells.size()) < most_; ++i) {
            Flank more = chosen;
            more.cells.push_back(cells[i]);
            more.digits |= board_.digits(cells[i]);
            const int own = (more.digits - digits).size();
            if (own >= most_) continue;
            more.accounts_for = static_cast<int>(more.cells.size()) - own;
            if (more.accounts_for > 0 && more.accounts_for < surplus && !(more.digits & digits).empty())
                out.push_back(more);
            choose(cells, i + 1, digits, surplus, more, out);
        }
    }

    Pattern pattern(const std::vector<Cell>& core, Set<Digit> digits, const Flank& a, const Flank& b) const {
        Pattern out;
        out.form = Form::set_crossing;
        out.base = {houses_[0]};
        out.cover = {houses_[1]};
        out.sets = {{core, digits}, {a.cells, a.digits}, {b.cells, b.digits}};
        for (const CellGroup& set : out.sets) {
            out.cells.insert(out.cells.end(), set.cells.begin(), set.cells.end());
            out.digits |= set.digits;
        }
        std::sort(out.cells.begin(), out.cells.end());
        return out;
    }
    // What only the core has is in both houses: it leaves the one, and by a second Cover the other.
    std::vector<Cover> covers(const std::vector<Cell>& core, Set<Digit> digits, const Flank& a, const Flank& b) const {
        Cover first;
        for (const std::vector<Cell>& cells : {core, a.cells, b.cells})
            for (Cell cell : cells) first.base.push_back(g_.sector(cell));
        for (Digit digit : a.digits) first.cover.push_back(g_.sector(houses_[0], digit));
        for (Digit digit : b.digits) first.cover.push_back(g_.sector(houses_[1], digit));
        const Set<Digit> alone = digits - a.digits - b.digits;
        Cover second = first;
        for (Digit digit : alone) first.cover.push_back(g_.sector(houses_[0], digit));
        for (Digit digit : alone) second.cover.push_back(g_.sector(houses_[1], digit));
        if (alone.empty()) return {std::move(first)};
        return {std::move(first), std::move(second)};
    }

    const Board& board_;
    const Geometry& g_;
    std::array<House, 2> houses_;
    int most_;
};

// All choices of two cells or more.
bool report_cores(const SueDeCoq& where, const std::vector<Cell>& shared, std::size_t from, std::vector<Cell>& core,
                  const Sink& sink) {
    for (std::size_t i = from; i < shared.size(); ++i) {
        core.push_back(shared[i]);
        const bool goes_on =
            (core.size() < 2 || where.report(core, sink)) && report_cores(where, shared, i + 1, core, sink);
        core.pop_back();
        if (!goes_on) return false;
    }
    return true;
}

}  // namespace

bool find_sue_de_coq(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (House line : g.every_house())
        for (const Crossing& crossing : g.crossings_of(line)) {
            if (crossing.to < line) continue;
            std::vector<Cell> shared, core;
            for (Place place : crossing.shared_in_from)
                if (const Cell cell = g.cell_at(line, place); board.digits(cell).size() > 1) shared.push_back(cell);
            if (!report_cores({board, line, crossing.to}, shared, 0, core, sink)) return false;
        }
    return true;
}

}  // namespace deduku
