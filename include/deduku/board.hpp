// The living candidates of a position, in two views: the digits of a cell, and the places of a digit in a house.
//
//   digits(A1) = {2,5}        places(row 1, 5) = {A, D}
//
// remove() is the only writer; load() restarts. It updates both views, the trail (all removals in order) and the first
// empty sector. The trail undoes branches and tells finders what is new; searches watch each removal. A small house
// without a place for a digit is not a contradiction, since it has the digit at most once.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/puzzle.hpp"

namespace deduku {

/// Receives what removals leave (Board::remove): this one ignores it.
struct Unwatched {
    void left(Cell /*cell*/, Set<Digit> /*digits*/) const {}
    void left(const Membership& /*of the cell*/, Digit /*digit*/, Set<Place> /*places*/) const {}
};

class Board {
  public:
    /// Every candidate living.
    explicit Board(GeometryPtr geometry);
    /// Restarts with these digits of the cells and an empty trail.
    void load(const Table<Cell, Set<Digit>>& cells);

    const Geometry& geometry() const { return *geometry_; }
    const GeometryPtr& shared_geometry() const { return geometry_; }

    Set<Digit> digits(Cell cell) const { return Set<Digit>::from_bits(living(geometry_->sector(cell))); }
    Set<Place> places(House house, Digit digit) const { return *(living_.data() + at(house, digit)); }
    bool has(Candidate c) const { return digits(c.cell).has(c.digit); }
    /// The living members of a sector by their numbers 0..N-1 (digits of a cell, places of a house): Geometry::member.
    Set<Place> members(Sector sector) const { return living_[sector]; }
    /// The same as bits.
    std::uint64_t living(Sector sector) const { return living_[sector].bits(); }
    /// The same as candidates.
    std::vector<Candidate> candidates_in(Sector sector) const;
    /// The same of all sectors.
    const Table<Sector, Set<Place>>& members() const { return living_; }

    /// The line with this number: of the geometry, or of an open case. Null for cells, houses and unused numbers.
    const Linear* line(Sector sector) const;
    /// Adds the lines of a case that a branch supposes. They get the next numbers and must outlive the open case.
    void open_case(const std::vector<Linear>& lines) { cases_.push_back(&lines); }
    void close_case() { cases_.pop_back(); }

    /// Kills a living candidate. The only writer.
    void remove(Candidate c);
    /// The same, with a call of watch.left() for the cell, then for each of its houses (as in Unwatched).
    template <class Watch>
    void remove(Candidate c, Watch&& watch) {
        trail_.push_back(c);
        Set<Place>& digits = living_[geometry_->sector(c.cell)];
        digits.erase(static_cast<Place>(c.digit));
        if (digits.empty()) note_empty(geometry_->sector(c.cell));
        watch.left(c.cell, Set<Digit>::from_bits(digits.bits()));
        geometry_->with_houses_of(c.cell, [&](auto in) {
            for (const Membership& m : in) {
                Set<Place>& places = *(living_.data() + at(m.house, c.digit));
                places.erase(m.place);
                if (places.empty()) note_empty(geometry_->sector(m.house, c.digit));
                watch.left(m, c.digit, places);
            }
        });
    }
    /// Kills the living digits of `cell` that are not in `keep`.
    void keep_only(Cell cell, Set<Digit> keep);

    /// The first sector that lost its last candidate: the board has no solution.
    std::optional<Sector> empty_sector() const { return empty_; }
    bool contradictory() const { return empty_.has_value(); }
    /// Every cell has one digit and it is a solution.
    bool solved() const {
        return !contradictory() && living_count() == geometry_->cells() && (!geometry_->constrained() || keeps_rules());
    }
    int living_count() const { return loaded_ - static_cast<int>(trail_.size()); }

    /// All removals so far, in order.
    std::span<const Candidate> trail() const { return trail_; }
    /// Undoes all removals after the first `length`.
    void undo_to(std::size_t length);

    /// The digits of a solved board.
    Grid grid() const;

  private:
    // The number of a sector, computed without the geometry.
    std::size_t at(House house, Digit digit) const { return static_cast<std::size_t>(numbering_.sector(house, digit)); }
    [[gnu::cold]] void note_empty(Sector sector);
    bool keeps_rules() const;

    GeometryPtr geometry_;
    Numbering numbering_;
    Table<Sector, Set<Place>> living_;  // both views
    int loaded_;                        // candidates living with an empty trail
    std::vector<Candidate> trail_;
    std::optional<Sector> empty_;
    std::size_t emptied_at_ = 0;  // trail length when empty_ was set
    std::vector<const std::vector<Linear>*> cases_;
};

/// The start position: only the candidates that the puzzle does not allow are dead.
[[nodiscard]] Board start_board(const Puzzle& puzzle);

/// The puzzle whose start position is this board; no cell may be empty.
[[nodiscard]] Puzzle puzzle_of(const Board& board);

/// The solution with value 0 in all helpers: two grids are the same solution if these are equal.
[[nodiscard]] Grid without_helpers(Grid grid, const Geometry& geometry);

/// True if `grid` is a solution of the puzzle: every digit once in every full house and at most once in small ones, all
/// lines and one case of each choice satisfied, every digit allowed by the puzzle.
[[nodiscard]] bool solves(const Grid& grid, const Puzzle& puzzle);

}  // namespace deduku
