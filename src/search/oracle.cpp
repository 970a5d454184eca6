// The plain solver that all others are measured against: it propagates nothing and shares no
// reasoning with them.
//
//   take the open cell whose peers leave it the fewest digits, try each of them, go on
#include "search/tally.hpp"

namespace deduku {
namespace {

struct Oracle {
    const Board& board;
    Tally tally;
    std::vector<Set<Digit>> filled;  // one digit, or empty while the cell is open

    Set<Digit>& at(Cell cell) { return filled[static_cast<std::size_t>(cell)]; }

    Set<Digit> free_digits(Cell cell) {
        Set<Digit> free = board.digits(cell);
        for (Cell peer : board.geometry().peers_of(cell)) free = free - at(peer);
        return free;
    }

    Grid grid() const {
        Grid grid;
        for (Set<Digit> digit : filled) grid.push_back(digit.first());
        return grid;
    }

    // False = stop the whole search.
    bool search() {
        if (!tally.open_node()) return false;
        std::optional<Cell> best;
        int fewest = max_digits + 1;
        for (int i = 0; i < board.geometry().cells(); ++i) {
            const auto cell = static_cast<Cell>(i);
            if (!at(cell).empty()) continue;
            const int count = free_digits(cell).size();
            if (count < fewest) best = cell;
            if (count < fewest) fewest = count;
        }
        if (!best) return tally.add([&] { return grid(); });
        for (Digit digit : free_digits(*best)) {
            at(*best) = {digit};
            if (!search()) return false;
        }
        at(*best) = {};
        return true;
    }
};

}  // namespace

Solutions oracle_solve(const Board& board, const SearchRequest& request, Meter& meter) {
    const auto cells = static_cast<std::size_t>(board.geometry().cells());
    Oracle oracle{board, Tally(request, meter), std::vector<Set<Digit>>(cells)};
    oracle.search();
    return std::move(oracle.tally).result();
}

Solutions oracle_solve(const Board& board, const SearchRequest& request) {
    Meter no_limit;
    return oracle_solve(board, request, no_limit);
}

}  // namespace deduku
