// Singles.
//
//   naked   A1 = {5}: 5 leaves row 1, column A, box 1      hidden   7 of row 1 only at A1: A1 = 7
#include "technique/families.hpp"

namespace deduku {

bool deliver(const Board& board, Cover cover, const Sink& sink) {
    std::vector<Candidate> removes = consequences(board, cover);
    if (removes.empty()) return true;
    return sink(Deduction{std::move(cover), std::move(removes)});
}

bool find_naked_singles(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& geometry = board.geometry();
    for (const Cell cell : geometry.every_cell()) {
        if (!board.digits(cell).single()) continue;
        const Digit digit = board.digits(cell).first();
        for (const Membership& m : geometry.houses_of(cell)) {
            if (board.places(m.house, digit).single()) continue;
            if (!deliver(board, {{geometry.sector(cell)}, {geometry.sector(m.house, digit)}}, sink)) return false;
        }
    }
    return true;
}

bool find_hidden_singles(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& geometry = board.geometry();
    for (const House house : geometry.every_house()) {
        for (Digit digit : geometry.all_digits()) {
            if (!board.places(house, digit).single()) continue;
            const Cell cell = geometry.cell_at(house, board.places(house, digit).first());
            if (board.digits(cell).single()) continue;
            if (!deliver(board, {{geometry.sector(house, digit)}, {geometry.sector(cell)}}, sink)) return false;
        }
    }
    return true;
}

}  // namespace deduku
