// The singles on a board of any kind: counts them, and makes those of a kind together.
//
//   look()   4 hidden singles in boxes, 7 in lines, 2 naked       place(box)   the 4
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "method/steps/steps.hpp"
#include "method/time/position.hpp"

namespace deduku::time {

class BoardSingles {
  public:
    explicit BoardSingles(const Puzzle& puzzle) : board_(steps::start_of(puzzle)), placed_(board_.geometry().cells()) {
        for (Cell cell : board_.geometry().every_cell()) {
            placed_[cell] = puzzle.cells[cell].single();
            open_ += placed_[cell] ? 0 : 1;
        }
    }

    int open() const { return open_; }
    Board& board() { return board_; }
    const Board& board() const { return board_; }

    SingleCounts look() {
        of_ = {};
        const Geometry& geometry = board_.geometry();
        for (House house : geometry.every_house())
            for (Digit digit : geometry.all_digits()) {
                const Set<Place> places = board_.places(house, digit);
                if (!places.single()) continue;
                add({geometry.cell_at(house, places.first()), digit}, of_[is_straight(geometry.kind(house)) ? 1 : 0]);
            }
        for (Cell cell : geometry.every_cell())
            if (board_.digits(cell).single()) add({cell, board_.digits(cell).first()}, of_[2]);
        const auto count = [&](std::size_t kind) { return static_cast<int>(of_[kind].size()); };
        return {count(0), count(1), count(2)};
    }

    void place(RoundKind kind) {
        for (const Candidate c : of_[static_cast<std::size_t>(kind)]) place(c);
    }

    /// Also of a cell that has the digit alone already.
    void place(Candidate c) {
        if (placed_[c.cell]) return;
        if (board_.has(c)) board_.keep_only(c.cell, {c.digit});
        steps::remove_excluded(board_, c);
        placed_[c.cell] = true;
        --open_;
    }

  private:
    void add(Candidate c, std::vector<Candidate>& to) const {
        if (!placed_[c.cell] && std::find(to.begin(), to.end(), c) == to.end()) to.push_back(c);
    }

    Board board_;
    Table<Cell, bool> placed_;
    int open_ = 0;
    std::array<std::vector<Candidate>, 3> of_;
};

}  // namespace deduku::time
