// Singles.
//
//   naked   A1 = {5}: no other 5 in row 1, column A, box 1      hidden   7 of row 1 only at A1: A1 = 7
//   full house   naked, and all other cells of a house of A1 are done
#include "technique/sets/singles.hpp"

#include <algorithm>

#include "technique/parts/deliver.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

// Whether the digit of the cell is known, and removed from its peers.
bool is_done(const Board& board, Cell cell) {
    if (!board.digits(cell).single()) return false;
    const auto alone = [&](const Membership& m) { return board.places(m.house, board.digits(cell).first()).single(); };
    const auto houses = board.geometry().houses_of(cell);
    return std::all_of(houses.begin(), houses.end(), alone);
}

bool report_naked(const Board& board, Cell cell, const Sink& sink) {
    const Geometry& geometry = board.geometry();
    const Digit digit = board.digits(cell).first();
    for (const Membership& m : geometry.houses_of(cell)) {
        if (board.places(m.house, digit).single()) continue;
        if (!deliver(board, {{geometry.sector(cell)}, {geometry.sector(m.house, digit)}}, sink)) return false;
    }
    for (Sector line : geometry.links_of({cell, digit}))
        if (!deliver(board, {{geometry.sector(cell)}, {line}}, sink)) return false;
    return true;
}

}  // namespace

bool deliver(const Board& board, Cover cover, const Sink& sink) {
    std::vector<Candidate> removes = consequences(board, cover);
    if (removes.empty()) return true;
    const Deduction found{std::move(cover), std::move(removes)};
    return sink({found, [&] { return pattern_of(board, std::get<Cover>(found.why)); }});
}

bool find_naked_singles(const Board& board, int /*size*/, const Sink& sink) {
    for (const Cell cell : board.geometry().every_cell())
        if (board.digits(cell).single() && !report_naked(board, cell, sink)) return false;
    return true;
}

bool find_full_houses(const Board& board, int /*size*/, const Sink& sink) {
    const Geometry& geometry = board.geometry();
    const auto done = [&](Cell cell) { return is_done(board, cell); };
    for (const Cell cell : geometry.every_cell()) {
        if (!board.digits(cell).single() || done(cell)) continue;
        const auto full = [&](const Membership& m) {
            const auto cells = geometry.cells_of(m.house);
            return std::count_if(cells.begin(), cells.end(), done) == geometry.digits() - 1;
        };
        const auto houses = geometry.houses_of(cell);
        if (std::any_of(houses.begin(), houses.end(), full) && !report_naked(board, cell, sink)) return false;
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
