// Row pairs.
//
//   {2,5}  .  {2,5}      no other 2, 5 in the row
#include "technique/sets/row_pairs.hpp"

#include "technique/parts/deliver.hpp"

namespace deduku {

bool find_row_pairs(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& g = board.geometry();
    for (House house : g.every_house()) {
        if (g.kind(house) != HouseKind::row) continue;
        for (Cell a : g.cells_of(house))
            for (Cell b : g.cells_of(house)) {
                const Set<Digit> digits = board.digits(a);
                if (a >= b || digits.size() != 2 || board.digits(b) != digits) continue;
                const Cover pair{{g.sector(a), g.sector(b)},
                                 {g.sector(house, digits.first()), g.sector(house, digits.last())}};
                if (!deliver(board, pair, sink)) return false;
            }
    }
    return true;
}

}  // namespace deduku
