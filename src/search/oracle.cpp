// The plain solver, the reference for all others: it propagates nothing and shares no reasoning with them.
//
//   choose the open cell with the fewest digits left by its peers, try each of them, recurse; helpers last, and only until
//   they are filled
//
// It takes rules by their statements (deduku/rules.hpp), never by the houses and lines compiled from them: a filling of
// the board without its rules counts if it obeys them, whatever its helpers. Houses and lines without a rule are taken from
// the geometry.
#include "deduku/rules.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

struct Oracle {
    const Board& board;
    GeometryPtr plain;
    Tally tally;
    Table<Cell, Set<Digit>> filled;  // one digit, or empty while the cell is open
    bool found = false;              // a filling of the helpers, with these cells that are none

    Set<Digit> free_digits(Cell cell) {
        Set<Digit> free = board.digits(cell);
        if (!plain->in_grid(cell)) return free;
        for (Cell peer : plain->peers_of(cell)) free = free - filled[peer];
        return free;
    }

    bool obeyed() const {
        const Geometry& geometry = board.geometry();
        if (!geometry.rules().empty()) return obeys(geometry.rules(), geometry, grid());
        if (!geometry.constrained()) return true;
        Board solved = board;
        for (const Cell cell : geometry.every_cell()) solved.keep_only(cell, filled[cell]);
        return solved.solved();
    }

    Grid grid() const {
        Grid grid;
        for (Set<Digit> digit : filled) grid.push_back(digit.empty() ? Digit{} : digit.first());
        return grid;
    }

    // False: stop the whole search.
    bool search() {
        if (!tally.open_node()) return false;
        std::optional<Cell> best = fewest(false);
        if (!best && board.geometry().rules().empty()) best = fewest(true);
        if (!best) return !obeyed() || add();
        const bool helper = board.geometry().is_helper(*best);
        for (Digit digit : free_digits(*best)) {
            filled[*best] = {digit};
            if (!search()) return false;
            if (helper && found) break;
            if (!helper) found = false;
        }
        filled[*best] = {};
        return true;
    }

    bool add() {
        found = true;
        return tally.add([&] { return grid(); });
    }

    // The open cell with the fewest digits left: a helper, or not.
    std::optional<Cell> fewest(bool helper) {
        std::optional<Cell> best;
        int fewest = max_digits + 1;
        for (const Cell cell : board.geometry().every_cell()) {
            if (!filled[cell].empty() || board.geometry().is_helper(cell) != helper) continue;
            const int count = free_digits(cell).size();
            if (count < fewest) best = cell;
            fewest = std::min(fewest, count);
        }
        return best;
    }
};

}  // namespace

Solutions oracle_solve(const Board& board, const SearchRequest& request, Meter& meter) {
    Oracle oracle{board, without_rules(board.shared_geometry()), Tally(request, meter),
                  Table<Cell, Set<Digit>>(board.geometry().cells())};
    oracle.search();
    return std::move(oracle.tally).result();
}

Solutions oracle_solve(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return oracle_solve(board, request, no_limit);
}

}  // namespace deduku
