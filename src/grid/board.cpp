#include "deduku/board.hpp"

#include <algorithm>

namespace deduku {

Board::Board(GeometryPtr geometry)
    : geometry_(std::move(geometry)),
      numbering_(geometry_->numbering()),
      living_(geometry_->sectors(), geometry_->all_places()),
      loaded_(geometry_->candidates()) {
    for (Cell cell : geometry_->every_own_cell())
        living_[geometry_->sector(cell)] = Set<Place>::first_n(geometry_->values(cell));
    for (House house : geometry_->every_small_house())
        for (Digit d : geometry_->all_digits()) living_[geometry_->sector(house, d)] = geometry_->places_of(house);
}

void Board::load(const Table<Cell, Set<Digit>>& cells) {
    living_.fill({});
    trail_.clear();
    loaded_ = 0;
    for (Cell cell : cells.ids()) {
        const Set<Digit> digits = cells[cell];
        living_[geometry_->sector(cell)] = Set<Place>::from_bits(digits.bits());
        loaded_ += digits.size();
        geometry_->with_houses_of(cell, [&](auto in) {
            for (Digit d : digits)
                for (const Membership& m : in) (living_.data() + at(m.house, d))->insert(m.place);
        });
    }
    empty_.reset();
    emptied_at_ = 0;
    for (Sector sector : geometry_->every_sector())
        if (living_[sector].empty()) note_empty(sector);
}

const Linear* Board::line(Sector sector) const {
    if (!geometry_->is_linear(sector)) return nullptr;
    auto k = static_cast<std::size_t>(index(sector) - geometry_->sectors());
    if (k < geometry_->lines().size()) return &geometry_->lines()[k];
    k -= geometry_->lines().size();
    for (const std::vector<Linear>* lines : cases_) {
        if (k < lines->size()) return &(*lines)[k];
        k -= lines->size();
    }
    return nullptr;
}

void Board::note_empty(Sector sector) {
    if (empty_ || !geometry_->exactly_one(sector)) return;
    empty_ = sector;
    emptied_at_ = trail_.size();
}

void Board::remove(Candidate c) { remove(c, Unwatched{}); }

std::vector<Candidate> Board::candidates_in(Sector sector) const {
    std::vector<Candidate> out;
    for (Place p : members(sector)) out.push_back(geometry_->member(sector, index(p)));
    return out;
}

void Board::keep_only(Cell cell, Set<Digit> keep) {
    for (Digit d : digits(cell) - keep) remove({cell, d});
}

void Board::undo_to(std::size_t length) {
    while (trail_.size() > length) {
        const Candidate c = trail_.back();
        trail_.pop_back();
        living_[geometry_->sector(c.cell)].insert(static_cast<Place>(c.digit));
        geometry_->with_houses_of(c.cell, [&](auto in) {
            for (const Membership& m : in) (living_.data() + at(m.house, c.digit))->insert(m.place);
        });
    }
    if (emptied_at_ > length) {
        empty_.reset();
        emptied_at_ = 0;
    }
}

Grid Board::grid() const {
    Grid grid;
    for (Cell cell : geometry_->every_cell()) grid.push_back(digits(cell).first());
    return grid;
}

Board start_board(const Puzzle& puzzle) {
    Board board(puzzle.shared_geometry());
    for (Cell cell : puzzle.cells.ids()) board.keep_only(cell, puzzle.cells[cell]);
    return board;
}

Puzzle puzzle_of(const Board& board) {
    Puzzle out(board.shared_geometry());
    for (Cell cell : out.cells.ids()) out.cells[cell] = board.digits(cell);
    return out;
}

Grid without_helpers(Grid grid, const Geometry& geometry) {
    for (const Cell cell : geometry.every_own_cell())
        if (geometry.is_helper(cell)) grid[cell] = Digit{};
    return grid;
}

namespace {

bool keeps(const Grid& grid, const Linear& line) {
    std::int64_t sum = 0;
    for (const Term& term : line.terms)
        if (grid[term.candidate.cell] == term.candidate.digit) sum += term.weight;
    return (!line.least || sum >= *line.least) && (!line.most || sum <= *line.most);
}

// Checks every line and, for each choice, the lines of its cases.
bool keeps_lines(const Grid& grid, const Geometry& geometry) {
    const auto keeps_all = [&](const std::vector<Linear>& lines) {
        return std::all_of(lines.begin(), lines.end(), [&](const Linear& line) { return keeps(grid, line); });
    };
    return keeps_all(geometry.lines()) &&
           std::all_of(geometry.choices().begin(), geometry.choices().end(),
                       [&](const Choice& choice) { return std::any_of(choice.begin(), choice.end(), keeps_all); });
}

}  // namespace

bool solves(const Grid& grid, const Puzzle& puzzle) {
    const Geometry& geometry = puzzle.geometry();
    if (grid.size() != puzzle.cells.size()) return false;
    for (Cell cell : grid.ids())
        if (!puzzle.cells[cell].has(grid[cell])) return false;
    for (House house : geometry.all_houses()) {
        Set<Digit> seen;
        for (Cell cell : geometry.cells_of(house)) seen.insert(grid[cell]);
        if (seen.size() != geometry.size_of(house)) return false;
    }
    return keeps_lines(grid, geometry);
}

bool Board::keeps_rules() const { return solves(grid(), Puzzle(geometry_)); }

}  // namespace deduku
