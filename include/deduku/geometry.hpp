// The shape of a board, computed from the size of its boxes, or from a list of its houses (jigsaw, diagonals, ..).
//
//   boxes 2 high, 3 wide          N = 6 digits, cells 0..35, houses 0..17
//   . . . | . . .                 rows 0..5, columns 6..11, boxes 12..17
//   . . . | . . .
//   ------+------                 crossings: every pair of houses that share two or more
//   . . . | . . .                 cells (a box and a line), where locked candidates live
//
// A house has as many cells as there are digits, so each digit is in it exactly once.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// The cells of each house.
using HouseCells = std::vector<std::vector<Cell>>;

/// In so many houses a cell may lie.
inline constexpr std::size_t max_houses_of_cell = 7;

/// What a list of houses on a board of N x N cells has to be: 1 to 250 houses of N cells each, ascending; a cell lies
/// in at most max_houses_of_cell of them; N is 2 to 64.
[[nodiscard]] bool is_valid(int digits, const HouseCells& houses);

/// Rows, columns and boxes, in this order.
[[nodiscard]] HouseCells standard_houses(Box box);

/// Boxes and regions fill the board, each cell in one of them; boxes are rectangles. `other`: windows, for one.
enum class HouseKind : std::uint8_t { row, column, box, region, diagonal, other };

/// One house of a cell, and where in that house the cell stands.
struct Membership {
    House house{};
    Place place{};
};

/// A short list without memory of its own: the sectors of a candidate.
class SectorsOf {
  public:
    void push_back(Sector sector) { items_[count_++] = sector; }
    std::size_t size() const { return count_; }
    Sector operator[](std::size_t i) const { return items_[i]; }
    const Sector* begin() const { return items_.data(); }
    const Sector* end() const { return items_.data() + count_; }

  private:
    std::array<Sector, 1 + max_houses_of_cell> items_;
    std::size_t count_ = 0;
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
    /// N x N cells with these houses, and no others; they must be valid (is_valid). `text` says which, for
    /// parse_houses().
    Geometry(int digits, const HouseCells& houses, std::string text = {});
    /// The same houses in the same order.
    friend bool operator==(const Geometry& a, const Geometry& b) {
        return a.size_ == b.size_ && a.house_cells_ == b.house_cells_;
    }

    /// Rows, columns and boxes: the board was made of a box.
    bool standard() const { return standard_; }
    /// The houses of any other board, as they stand behind a puzzle: "boxes+diagonals" (of the usual box), or a map of
    /// regions.
    const std::string& text() const { return text_; }
    /// One cell high on a board with houses of its own, and of no meaning there.
    Box box() const { return box_; }
    int digits() const { return size_; }
    int cells() const { return size_ * size_; }
    int houses() const { return houses_; }
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

    /// As its cells tell.
    HouseKind kind(House house) const { return kinds_[house].kind; }
    /// The number of a house among its kind, from 0: of rows from the top, of columns from the left.
    int ordinal(House house) const { return kinds_[house].ordinal; }
    /// The house of this kind and number; there must be one, as on a standard board.
    House house(HouseKind kind, int ordinal) const {
        if (standard_) return static_cast<House>(static_cast<int>(kind) * size_ + ordinal);
        return *find_house(kind, ordinal);
    }
    /// The same; none if there is none.
    std::optional<House> find_house(HouseKind kind, int ordinal) const;
    /// The houses of a cell, ascending: row, column and box on a standard board.
    std::span<const Membership> houses_of(Cell cell) const {
        const Memberships& in = memberships_[cell];
        return {in.items.data(), in.count};
    }
    /// What `use` makes of houses_of(cell), for loops where time counts: nearly always there are three, and then it is
    /// compiled for exactly so many.
    template <class Use>
    decltype(auto) with_houses_of(Cell cell, Use&& use) const {
        const Memberships& in = memberships_[cell];
        if (in.count == 3) [[likely]]
            return use(std::span<const Membership, 3>(in.items.data(), 3));
        return use(std::span<const Membership>(in.items.data(), in.count));
    }
    /// The cells of a house, ascending.
    std::span<const Cell> cells_of(House house) const {
        return {house_cells_.data() + index(house) * size_, static_cast<std::size_t>(size_)};
    }
    Cell cell_at(House house, Place place) const {
        return *(house_cells_.data() + index(house) * size_ + index(place));
    }
    /// The crossings that start from a house: on a standard board of a box with its lines, of a line with its boxes.
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
    /// The sectors a candidate lies in: its cell, then those of houses_of() its cell.
    SectorsOf sectors_of(Candidate c) const {
        SectorsOf out;
        out.push_back(sector(c.cell));
        for (const Membership& m : houses_of(c.cell)) out.push_back(sector(m.house, c.digit));
        return out;
    }
    /// Dense number of a candidate: cell * N + digit.
    int number(Candidate c) const { return index(c.cell) * size_ + index(c.digit); }
    Candidate candidate(int number) const {
        return {static_cast<Cell>(number / size_), static_cast<Digit>(number % size_)};
    }

  private:
    struct alignas(16) Memberships {
        std::array<Membership, max_houses_of_cell> items{};
        std::uint8_t count = 0;
    };
    struct Kind {
        HouseKind kind = HouseKind::other;
        std::uint8_t ordinal = 0;
    };
    Geometry(Box box, const HouseCells& houses, bool standard, std::string text);
    void find_kinds();
    bool find_line(House house);
    void find_regions(const std::vector<House>& houses);
    bool is_rectangle(House house) const;
    std::vector<Crossing> find_crossings(House from) const;
    std::vector<Cell> find_peers(Cell cell) const;

    Box box_;
    int size_;
    int houses_;
    bool standard_;
    std::string text_;
    Table<Cell, Memberships> memberships_;
    std::vector<Cell> house_cells_;  // house * N + place
    Table<House, Kind> kinds_;
    Table<House, std::vector<Crossing>> crossings_;
    Table<Cell, std::vector<Cell>> peers_;
};

using GeometryPtr = std::shared_ptr<const Geometry>;

/// The board of such a text, with boxes of this size: "boxes" or a character (of ASCII, no blank) for each cell that
/// names its region; then perhaps "+diagonals" and (9x9) "+windoku"; always with rows and columns. Or
/// "[[0,1,..],..]": the cells of each house, and no others. Null if it is not one, or the houses are not valid.
[[nodiscard]] GeometryPtr parse_houses(std::string_view text, Box box);

}  // namespace deduku
