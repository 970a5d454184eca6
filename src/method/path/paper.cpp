#include "method/path/paper.hpp"

#include <algorithm>

namespace deduku::path {

WorkingPaper::WorkingPaper(const Puzzle& puzzle, std::vector<Deduction>& shown)
    : board_(start_board(puzzle)), written_(puzzle.cells.size(), false) {
    // Own cells are not written: their numbers follow.
    for (Cell cell : puzzle.geometry().every_own_cell()) written_[cell] = true;
    for (Cell cell : puzzle.geometry().every_grid_cell())
        if (puzzle.cells[cell].single() && board_.has({cell, puzzle.cells[cell].first()}))
            write({cell, puzzle.cells[cell].first()}, std::nullopt, shown);
}

bool WorkingPaper::full() const {
    return std::all_of(written_.begin(), written_.end(), [](bool written) { return written; });
}

void WorkingPaper::write(Candidate c, std::optional<House> only_in, std::vector<Deduction>& shown) {
    const Geometry& g = board_.geometry();
    written_[c.cell] = true;
    if (only_in) take(Cover{{g.sector(*only_in, c.digit)}, {g.sector(c.cell)}}, shown);
    for (const Membership& in : g.houses_of(c.cell))
        take(Cover{{g.sector(c.cell)}, {g.sector(in.house, c.digit)}}, shown);
}

void WorkingPaper::take(Cover cover, std::vector<Deduction>& shown) {
    if (board_.contradictory()) return;
    std::vector<Candidate> removes = consequences(board_, cover);
    if (removes.empty()) return;
    shown.push_back({std::move(cover), std::move(removes)});
    apply(board_, shown.back());
}

bool WorkingPaper::take(const Deduction& deduction, std::vector<Deduction>& shown) {
    if (board_.contradictory()) return false;
    auto left = settle(board_, deduction);
    if (!left) return false;
    apply(board_, *left);
    shown.push_back(std::move(*left));
    return true;
}

}  // namespace deduku::path
