// The shape of a board, computed from the size of its boxes.
//
//   boxes 2 high, 3 wide          N = 6 digits, cells 0..35, houses 0..17
//   . . . | . . .                 rows 0..5, columns 6..11, boxes 12..17
//   . . . | . . .
//   ------+------                 crossings: every pair of houses that share two or more
//   . . . | . . .                 cells (a box and a line), where locked candidates live
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "deduku/ids.hpp"

namespace deduku {

/// Size of one box in cells; the board has height * width digits.
struct Box {
    int height = 3;
    int width = 3;
    constexpr int digits() const { return height * width; }
    friend constexpr bool operator==(Box, Box) = default;
};

/// Smallest box is 1 cell high or wide, the board 2 to 64 digits: 4x4, 6x6, 9x9, .. 64x64.
[[nodiscard]] constexpr bool is_valid(Box box) {
    return box.height >= 1 && box.width >= 1 && box.height <= max_digits && box.width <= max_digits &&
           box.digits() >= 2 && box.digits() <= max_digits;
}

/// The usual box for N digits: the most square one, not higher than wide (6 -> 2x3, 12 -> 3x4);
/// none for a prime N or one outside 4..64.
[[nodiscard]] std::optional<Box> usual_box(int digits);

enum class HouseKind : std::uint8_t { row, column, box };

/// One house of a cell, and where in that house the cell stands.
struct Membership {
    House house{};
    Place place{};
};

/// Two houses that share two or more cells; both masks name the shared cells.
struct Crossing {
    House from{};
    House to{};
    Set<Place> shared_in_from;
    Set<Place> shared_in_to;
};

/// All candidates of a board, by cell and in a cell by digit.
class EveryCandidate {
  public:
    constexpr explicit EveryCandidate(int digits) : digits_(digits) {}

    class Iterator {
      public:
        constexpr Iterator(Candidate at, int digits) : at_(at), digits_(digits) {}
        constexpr Candidate operator*() const { return at_; }
        constexpr Iterator& operator++() {
            at_.digit = next(at_.digit);
            if (index(at_.digit) == digits_) at_ = {next(at_.cell), Digit{}};
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

      private:
        Candidate at_;
        int digits_;
    };
    constexpr Iterator begin() const { return {{}, digits_}; }
    constexpr Iterator end() const { return {{static_cast<Cell>(digits_ * digits_), {}}, digits_}; }

  private:
    int digits_;
};

class Geometry {
  public:
    /// `box` must be valid (is_valid).
    explicit Geometry(Box box);

    Box box() const { return box_; }
    int digits() const { return size_; }
    int cells() const { return size_ * size_; }
    int houses() const { return 3 * size_; }
    int sectors() const { return cells() + houses() * size_; }
    int candidates() const { return cells() * size_; }
    Set<Digit> all_digits() const { return Set<Digit>::first_n(size_); }
    Set<Place> all_places() const { return Set<Place>::first_n(size_); }
    Range<Cell> every_cell() const { return Range<Cell>(cells()); }
    Range<House> every_house() const { return Range<House>(houses()); }
    Range<Sector> every_sector() const { return Range<Sector>(sectors()); }
    EveryCandidate every_candidate() const { return EveryCandidate(size_); }

    int row(Cell cell) const { return index(cell) / size_; }
    int column(Cell cell) const { return index(cell) % size_; }
    Cell cell(int row, int column) const { return static_cast<Cell>(row * size_ + column); }

    HouseKind kind(House house) const { return static_cast<HouseKind>(index(house) / size_); }
    /// The number of a house among its kind, from 0.
    int ordinal(House house) const { return index(house) % size_; }
    House house(HouseKind kind, int ordinal) const {
        return static_cast<House>(static_cast<int>(kind) * size_ + ordinal);
    }
    /// Row, column and box of a cell, in this order.
    std::span<const Membership, 3> houses_of(Cell cell) const { return memberships_[cell]; }
    /// The cells of a house; inside a box row by row.
    std::span<const Cell> cells_of(House house) const {
        return {house_cells_.data() + index(house) * size_, static_cast<std::size_t>(size_)};
    }
    Cell cell_at(House house, Place place) const {
        return *(house_cells_.data() + index(house) * size_ + index(place));
    }
    /// The crossings that start from a house: a box with its lines, a line with its boxes.
    std::span<const Crossing> crossings_of(House house) const { return crossings_[house]; }
    /// All other cells that share a house with `cell`, ascending, each once.
    std::span<const Cell> peers_of(Cell cell) const { return peers_[cell]; }

    Sector sector(Cell cell) const { return static_cast<Sector>(index(cell)); }
    Sector sector(House house, Digit digit) const {
        return static_cast<Sector>(cells() + index(house) * size_ + index(digit));
    }
    bool is_cell(Sector sector) const { return index(sector) < cells(); }
    Cell cell_of(Sector sector) const { return static_cast<Cell>(index(sector)); }
    House house_of(Sector sector) const { return static_cast<House>((index(sector) - cells()) / size_); }
    Digit digit_of(Sector sector) const { return static_cast<Digit>((index(sector) - cells()) % size_); }
    /// Member i (0..N-1) of a sector, living or not.
    Candidate member(Sector sector, int i) const {
        if (is_cell(sector)) return {cell_of(sector), static_cast<Digit>(i)};
        return {cell_at(house_of(sector), static_cast<Place>(i)), digit_of(sector)};
    }
    Candidate member(Sector sector, Place i) const { return member(sector, index(i)); }
    /// The four sectors a candidate lies in: its cell, then row, column, box.
    std::array<Sector, 4> sectors_of(Candidate c) const {
        const auto in = houses_of(c.cell);
        return {sector(c.cell), sector(in[0].house, c.digit), sector(in[1].house, c.digit),
                sector(in[2].house, c.digit)};
    }
    /// Dense number of a candidate: cell * N + digit.
    int number(Candidate c) const { return index(c.cell) * size_ + index(c.digit); }
    Candidate candidate(int number) const {
        return {static_cast<Cell>(number / size_), static_cast<Digit>(number % size_)};
    }

  private:
    void place_cells();
    std::vector<Crossing> find_crossings(House from) const;
    std::vector<Cell> find_peers(Cell cell) const;

    Box box_;
    int size_;
    Table<Cell, std::array<Membership, 3>> memberships_;
    std::vector<Cell> house_cells_;  // house * N + place
    Table<House, std::vector<Crossing>> crossings_;
    Table<Cell, std::vector<Cell>> peers_;
};

using GeometryPtr = std::shared_ptr<const Geometry>;

}  // namespace deduku
