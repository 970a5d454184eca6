#include "grid/board.hpp"

namespace deduku {

Board::Board(GeometryPtr geometry)
    : geometry_(std::move(geometry)),
      size_(static_cast<std::size_t>(geometry_->digits())),
      digits_(size_ * size_, geometry_->all_digits()),
      places_(3 * size_ * size_, geometry_->all_places()) {}

void Board::remove(Candidate c) {
    Set<Digit>& digits = digits_[static_cast<std::size_t>(c.cell)];
    digits.erase(c.digit);
    trail_.push_back(c);
    if (digits.empty() && !empty_) {
        empty_ = geometry_->sector(c.cell);
        emptied_at_ = trail_.size();
    }
    for (const Membership& m : geometry_->houses_of(c.cell)) {
        Set<Place>& places = places_[static_cast<std::size_t>(m.house) * size_ + static_cast<std::size_t>(c.digit)];
        places.erase(m.place);
        if (places.empty() && !empty_) {
            empty_ = geometry_->sector(m.house, c.digit);
            emptied_at_ = trail_.size();
        }
    }
}

void Board::keep_only(Cell cell, Set<Digit> keep) {
    for (Digit d : digits(cell) - keep) remove({cell, d});
}

void Board::undo_to(std::size_t length) {
    while (trail_.size() > length) {
        const Candidate c = trail_.back();
        trail_.pop_back();
        digits_[static_cast<std::size_t>(c.cell)].insert(c.digit);
        for (const Membership& m : geometry_->houses_of(c.cell))
            places_[static_cast<std::size_t>(m.house) * size_ + static_cast<std::size_t>(c.digit)].insert(m.place);
    }
    if (emptied_at_ > length) {
        empty_.reset();
        emptied_at_ = 0;
    }
}

Grid Board::grid() const {
    Grid grid;
    grid.reserve(digits_.size());
    for (Set<Digit> digits : digits_) grid.push_back(digits.first());
    return grid;
}

Board start_board(const Puzzle& puzzle) { return start_board(puzzle, std::make_shared<const Geometry>(puzzle.box)); }

Board start_board(const Puzzle& puzzle, GeometryPtr geometry) {
    Board board(std::move(geometry));
    for (std::size_t i = 0; i < puzzle.cells.size(); ++i) board.keep_only(static_cast<Cell>(i), puzzle.cells[i]);
    return board;
}

bool solves(const Grid& grid, const Puzzle& puzzle) {
    const Geometry geometry(puzzle.box);
    if (grid.size() != puzzle.cells.size()) return false;
    for (std::size_t i = 0; i < grid.size(); ++i)
        if (!puzzle.cells[i].has(grid[i])) return false;
    for (int h = 0; h < geometry.houses(); ++h) {
        Set<Digit> seen;
        for (Cell cell : geometry.cells_of(static_cast<House>(h))) seen.insert(grid[static_cast<std::size_t>(cell)]);
        if (seen != geometry.all_digits()) return false;
    }
    return true;
}

}  // namespace deduku
