#include "method/path/singles.hpp"

#include <algorithm>

namespace deduku::path {
namespace {

std::optional<Candidate> naked_in(House house, const Board& board, IsWritten written) {
    for (const Cell cell : board.geometry().cells_of(house))
        if (!written(cell) && board.digits(cell).single()) return Candidate{cell, board.digits(cell).first()};
    return std::nullopt;
}

// Without what it removes outside the house.
void write_in(House house, Candidate c, Board& board) {
    board.keep_only(c.cell, {c.digit});
    for (const Cell cell : board.geometry().cells_of(house))
        if (cell != c.cell && board.has({cell, c.digit})) board.remove({cell, c.digit});
}

}  // namespace

std::optional<Candidate> hidden_in(House house, const Board& board, IsWritten written) {
    for (const Digit digit : board.geometry().all_digits()) {
        const Set<Place> places = board.places(house, digit);
        if (!places.single()) continue;
        const Cell cell = board.geometry().cell_at(house, places.first());
        if (!written(cell)) return Candidate{cell, digit};
    }
    return std::nullopt;
}

std::vector<Candidate> singles_in(House house, const Board& board, IsWritten written, Candidate first) {
    std::vector<Candidate> out;
    Board position = board;
    const auto is_done = [&](Cell cell) {
        return cell == first.cell || written(cell) ||
               std::any_of(out.begin(), out.end(), [&](Candidate c) { return c.cell == cell; });
    };
    write_in(house, first, position);
    for (;;) {
        if (position.contradictory()) return {};
        auto next = naked_in(house, position, is_done);
        if (!next) next = hidden_in(house, position, is_done);
        if (!next) return out;
        out.push_back(*next);
        write_in(house, *next, position);
    }
}

SinglesOfHouse after(const Board& board, IsWritten written, Candidate first) {
    const Geometry& g = board.geometry();
    SinglesOfHouse out{.first = first};
    for (const Membership& in : g.houses_of(first.cell)) {
        if (g.size_of(in.house) != g.digits()) continue;
        std::vector<Candidate> next = singles_in(in.house, board, written, first);
        if (next.size() > out.next.size()) out = {in.house, first, std::move(next)};
    }
    return out;
}

}  // namespace deduku::path
