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
#include "grid/in_order.hpp"
#include "technique/parts/deliver.hpp"

namespace deduku {
namespace {

// Cells of one house outside the core, and their digits.
struct Flank {
    Set<Place> cells;
    Set<Digit> digits;
    int accounts_for = 0;  // digits of C that it uses up: its cells minus its digits outside C
};

// Larger flanks are sought on small boards only.
int most_cells_of_flank(int digits) { return digits <= 9 ? 7 : digits <= 16 ? 4 : 3; }

// The core: cells of both houses.
struct Core {
    std::vector<Cell> cells;
    Set<Digit> digits;
    int surplus = 0;
};

class SueDeCoq {
  public:
    SueDeCoq(const Board& board, House line, House box)
        : board_(board), g_(board.geometry()), houses_{line, box}, most_(most_cells_of_flank(g_.digits())) {}

    // Reports the eliminations for this core.
    bool report(const std::vector<Cell>& cells, const Sink& sink) const {
        Core core{cells, {}, 0};
        for (Cell cell : cells) core.digits |= board_.digits(cell);
        core.surplus = core.digits.size() - static_cast<int>(cells.size());
        if (core.surplus < 2 || core.surplus > 2 * most_) return true;
        const std::vector<Flank> lines = flanks(houses_[0], core);
        if (lines.empty()) return true;
        const std::vector<Flank> boxes = flanks(houses_[1], core);
        for (const Flank& a : lines)
            for (const Flank& b : boxes)
                if (a.accounts_for + b.accounts_for == core.surplus && !report(core, a, b, sink)) return false;
        return true;
    }

  private:
    bool report(const Core& core, const Flank& a, const Flank& b, const Sink& sink) const {
        if (!(a.digits & b.digits & core.digits).empty() || have_common_cells(a, b)) return true;
        const auto seen = [&](const Cover&) { return pattern(core, a, b); };
        return deliver_each(board_, covers(core, a, b), sink, seen);
    }
    std::vector<Flank> flanks(House house, const Core& core) const {
        Set<Place> places;
        const std::span<const Cell> cells = g_.cells_of(house);
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (board_.digits(cells[i]).size() > 1 && !contains(core.cells, cells[i]))
                places.insert(static_cast<Place>(i));
        std::vector<Flank> out;
        choose(house, places, core, {}, out);
        return out;
    }
    // Adds the flanks that extend `chosen` by some of these places.
    void choose(House house, Set<Place> places, const Core& core, const Flank& chosen, std::vector<Flank>& out) const {
        const int count = chosen.cells.size() + 1;
        if (count > most_) return;
        Set<Place> later = places;
        for (const Place place : places) {
            later.erase(place);
            Flank more{chosen.cells | Set<Place>{place}, chosen.digits | board_.digits(g_.cell_at(house, place)), 0};
            const int own = (more.digits - core.digits).size();
            if (own >= most_) continue;
            more.accounts_for = count - own;
            const bool some = more.accounts_for > 0 && more.accounts_for < core.surplus;
            if (some && !(more.digits & core.digits).empty()) out.push_back(more);
            choose(house, later, core, more, out);
        }
    }

    std::vector<Cell> cells_of(std::size_t house, const Flank& flank) const {
        std::vector<Cell> out;
        for (const Place place : flank.cells) out.push_back(g_.cell_at(houses_[house], place));
        return out;
    }
    bool have_common_cells(const Flank& a, const Flank& b) const {
        const std::vector<Cell> first = cells_of(0, a), second = cells_of(1, b);
        return std::find_first_of(first.begin(), first.end(), second.begin(), second.end()) != first.end();
    }

    Pattern pattern(const Core& core, const Flank& a, const Flank& b) const {
        Pattern out;
        out.form = Form::set_crossing;
        out.base = {houses_[0]};
        out.cover = {houses_[1]};
        out.sets = {{core.cells, core.digits}, {cells_of(0, a), a.digits}, {cells_of(1, b), b.digits}};
        for (const CellGroup& set : out.sets) {
            out.cells.insert(out.cells.end(), set.cells.begin(), set.cells.end());
            out.digits |= set.digits;
        }
        put_in_order(out.cells);
        return out;
    }
    // Digits that only the core has are locked in both houses: one Cover removes them from the first, another from the
    // second.
    std::vector<Cover> covers(const Core& core, const Flank& a, const Flank& b) const {
        Cover first;
        for (const std::vector<Cell>& cells : {core.cells, cells_of(0, a), cells_of(1, b)})
            for (Cell cell : cells) first.base.push_back(g_.sector(cell));
        for (Digit digit : a.digits) first.cover.push_back(g_.sector(houses_[0], digit));
        for (Digit digit : b.digits) first.cover.push_back(g_.sector(houses_[1], digit));
        const Set<Digit> alone = core.digits - a.digits - b.digits;
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
