#include "technique/parts/case.hpp"

#include <algorithm>

#include "reason/shown.hpp"

namespace deduku {
namespace {

bool has(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

Case::Case(const Board& board, Sector on, std::vector<Candidate> keep) : board_(board) {
    for (Candidate c : others_of(board, on, keep)) board_.remove(c);
    branch_.keep = std::move(keep);
}

void Case::remove(Reason why, std::vector<Candidate> removes) {
    if (removes.empty()) return;
    Deduction step{std::move(why), std::move(removes)};
    apply(board_, step);
    branch_.steps.push_back(std::move(step));
}

bool Case::take(Cover cover) {
    std::vector<Candidate> gone = consequences(board_, cover);
    if (gone.empty()) return false;
    remove(std::move(cover), std::move(gone));
    return true;
}

void Case::clear(Cover cover, const std::vector<Cell>& cells) {
    std::vector<Candidate> gone = consequences(board_, cover);
    std::erase_if(gone, [&](Candidate c) { return !has(cells, c.cell); });
    remove(std::move(cover), std::move(gone));
}

void Case::clear_seen(Sector on, Candidate c, const std::vector<Cell>& cells) {
    const Geometry& g = board_.geometry();
    for (const Membership& in : g.houses_of(c.cell)) {
        std::vector<Candidate> gone;
        for (Cell cell : g.cells_of(in.house))
            if (cell != c.cell && board_.has({cell, c.digit}) && has(cells, cell)) gone.push_back({cell, c.digit});
        remove(Cover{{on}, {g.sector(in.house, c.digit)}}, std::move(gone));
    }
}

void Case::conclude(Split split, std::vector<Candidate> gone) {
    std::erase_if(gone, [&](Candidate c) { return !board_.has(c); });
    remove(std::move(split), std::move(gone));
}

Cell Case::colour(const std::vector<Cell>& cells) {
    const Geometry& g = board_.geometry();
    const auto size = [&](Cell cell) { return board_.digits(cell).size(); };
    const auto empty = [&] { return std::find_if(cells.begin(), cells.end(), [&](Cell c) { return size(c) == 0; }); };
    for (std::size_t before = 0; before != board_.trail().size();) {
        before = board_.trail().size();
        for (Cell cell : cells) {
            if (empty() != cells.end()) return *empty();
            if (size(cell) == 1) clear_seen(g.sector(cell), {cell, board_.digits(cell).first()}, cells);
        }
    }
    const auto rank = [&](Cell cell) { return size(cell) == 1 ? max_digits + 1 : size(cell); };
    const Cell next = *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) { return rank(a) < rank(b); });
    split_on(next, cells);
    return next;
}

void Case::split_on(Cell cell, const std::vector<Cell>& cells) {
    Split split{board_.geometry().sector(cell), {}};
    std::vector<Candidate> gone;
    for (Digit digit : board_.digits(cell)) {
        Case inside(board_, split.on, {{cell, digit}});
        const Cell empty = inside.colour(cells);
        split.branches.push_back(inside.closed(empty));
        gone.push_back({cell, digit});
    }
    conclude(std::move(split), std::move(gone));
}

Branch Case::closed(Cell empty) {
    branch_.empty = board_.geometry().sector(empty);
    return open();
}

}  // namespace deduku
