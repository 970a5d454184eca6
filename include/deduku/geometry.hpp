// The shape of a board, computed from the size of its boxes, or from a list of its houses (jigsaw, diagonals, ..).
//
//   boxes 2 high, 3 wide          N = 6 digits, cells 0..35, houses 0..17
//   . . . | . . .                 rows 0..5, columns 6..11, boxes 12..17
//   . . . | . . .
//   ------+------                 crossings: every pair of houses that share two or more
//   . . . | . . .                 cells (a box and a line), where locked candidates live
//
// A house has as many cells as there are digits, so each digit is in it exactly once. Boards with rules have small houses
// behind them, of fewer cells: each digit at most once. They have lines and choices, too (lines.hpp).
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/ids.hpp"
#include "deduku/lines.hpp"
#include "deduku/rules.hpp"

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
inline constexpr std::size_t max_houses_of_cell = 60;
/// A list of houses of N cells has at most so many.
inline constexpr std::size_t max_full_houses = 250;
/// A board has at most so many houses, and so many lines in force, with one case of each choice.
inline constexpr std::size_t max_houses = 8192;
inline constexpr std::size_t max_lines = 65536;

/// What a list of houses on a board of N x N cells has to be: 1 to max_full_houses of N cells each, ascending; a cell
/// lies in at most max_houses_of_cell of them; N is 2 to 64.
[[nodiscard]] bool is_valid(int digits, const HouseCells& houses);
/// The same with what rules add: houses of 1 to N cells; lines as their members say (lines.hpp); choices of at least one
/// case.
[[nodiscard]] bool is_valid(int digits, const HouseCells& houses, const Constraints& constraints);

/// Rows, columns and boxes, in this order.
[[nodiscard]] HouseCells standard_houses(Box box);

/// What a house is, as its cells tell.
enum class HouseKind : std::uint8_t {
    row,
    column,
    box,       ///< boxes and regions fill the board, each cell in one of them; boxes are rectangles
    region,    ///< .. and regions of any shape
    diagonal,  ///< from corner to corner
    window,    ///< a rectangle beside the boxes or regions
    group,     ///< groups fill the board a second time: those of the same place in each box, for one
    other,
};
/// One cell behind the other.
[[nodiscard]] constexpr bool is_line(HouseKind kind) {
    return kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::diagonal;
}

/// One house of a cell, and where in that house the cell stands.
struct Membership {
    House house{};
    Place place{};
};

/// The sectors of a candidate, without memory of their own: its cell, and its digit in each house of the cell.
class SectorsOf {
  public:
    /// `cell`: its sector, or none to leave it out; the digit in house h is the sector `first` + h * `digits`.
    SectorsOf(std::optional<Sector> cell, int first, int digits, std::span<const Membership> houses)
        : cell_(cell), first_(first), digits_(digits), houses_(houses) {}
    std::size_t size() const { return houses_.size() + (cell_ ? 1 : 0); }
    Sector operator[](std::size_t i) const {
        if (cell_ && i == 0) return *cell_;
        return static_cast<Sector>(first_ + index(houses_[i - (cell_ ? 1 : 0)].house) * digits_);
    }

    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Sector;
        using difference_type = std::ptrdiff_t;
        using pointer = const Sector*;
        using reference = Sector;

        Iterator() = default;
        Iterator(const SectorsOf& of, std::size_t at) : of_(&of), at_(at) {}
        Sector operator*() const { return (*of_)[at_]; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++at_;
            return before;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

      private:
        const SectorsOf* of_ = nullptr;
        std::size_t at_ = 0;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

  private:
    std::optional<Sector> cell_;
    int first_;
    int digits_;
    std::span<const Membership> houses_;
};

/// Two houses that share two or more cells, the first a full one, the second not inside it; both masks name the shared
/// cells.
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
    /// The same with what rules add. Full houses come first: `houses`, then those of N cells among the constraints;
    /// behind them the small ones, of fewer cells. `rules`: those the constraints are made of, if there are any.
    Geometry(int digits, const HouseCells& houses, Constraints constraints, std::string text,
             std::vector<Rule> rules = {});
    /// The same houses, lines, choices and rules in the same order.
    friend bool operator==(const Geometry& a, const Geometry& b) {
        return a.size_ == b.size_ && a.house_cells_ == b.house_cells_ && a.small_sizes_ == b.small_sizes_ &&
               a.lines_ == b.lines_ && a.choices_ == b.choices_ && a.rules_ == b.rules_;
    }

    /// Rows, columns and boxes, and nothing else: the board was made of a box.
    bool standard() const { return standard_; }
    /// Small houses, lines or choices: methods that know houses of N cells only get such a board wrong.
    bool constrained() const { return !small_sizes_.empty() || !lines_.empty() || !choices_.empty(); }
    /// The houses of any other board, as they stand behind a puzzle: "boxes+diagonals" (of the usual box), or a map of
    /// regions.
    const std::string& text() const { return text_; }
    /// One cell high on a board with houses of its own, and of no meaning there.
    Box box() const { return box_; }
    int digits() const { return size_; }
    int cells() const { return size_ * size_; }
    /// All houses, small ones counted in.
    int houses() const { return houses_; }
    int full_houses() const { return full_houses_; }
    /// Cells, and digits in houses of any size; the lines are numbered behind them.
    int sectors() const { return cells() + houses() * size_; }
    int candidates() const { return cells() * size_; }
    Set<Digit> all_digits() const { return Set<Digit>::first_n(size_); }
    Set<Place> all_places() const { return Set<Place>::first_n(size_); }
    Range<Cell> every_cell() const { return Range<Cell>(cells()); }
    /// The full houses: each has each digit exactly once.
    Range<House> every_house() const { return Range<House>(full_houses_); }
    /// The houses of fewer cells: each digit at most once.
    Range<House> every_small_house() const { return {full_houses_, houses_}; }
    Range<House> all_houses() const { return Range<House>(houses_); }
    /// Cells, and digits in full houses: each has exactly one true candidate.
    Range<Sector> every_sector() const { return Range<Sector>(cells() + full_houses_ * size_); }
    Range<Sector> all_sectors() const { return Range<Sector>(sectors()); }
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
    /// The house of this kind that has the cell, the first if there are several; none if there is none.
    std::optional<House> house_of(Cell cell, HouseKind kind) const {
        if (standard_) {
            if (kind > HouseKind::box) return std::nullopt;
            return memberships_[cell].three[static_cast<std::size_t>(kind)].house;
        }
        for (const Membership& m : houses_of(cell))
            if (kinds_[m.house].kind == kind) return m.house;
        return std::nullopt;
    }
    /// Whether the house has the cell.
    bool has(House house, Cell cell) const {
        for (const Membership& m : houses_of(cell))
            if (m.house == house) return true;
        return false;
    }
    /// Every row and every column is a house.
    bool has_lines() const { return has_lines_; }
    /// The size of the boxes if all rows and columns are houses, and boxes of one size.
    std::optional<Box> boxes() const { return boxes_; }
    /// The houses of a cell, ascending: row, column and box on a standard board, small ones behind full ones.
    std::span<const Membership> houses_of(Cell cell) const {
        const Memberships& in = memberships_[cell];
        return in.elsewhere == 0 ? std::span<const Membership>(in.three) : many_houses_of(in);
    }
    /// What `use` makes of houses_of(cell), for loops where time counts: nearly always there are three, and then it is
    /// compiled for exactly so many.
    template <class Use>
    decltype(auto) with_houses_of(Cell cell, Use&& use) const {
        const Memberships& in = memberships_[cell];
        if (in.elsewhere == 0) [[likely]]
            return use(std::span<const Membership, 3>(in.three));
        return use(many_houses_of(in));
    }
    /// How many cells a house has: N, or fewer.
    int size_of(House house) const {
        return index(house) < full_houses_ ? size_
                                           : small_sizes_[static_cast<std::size_t>(index(house) - full_houses_)];
    }
    Set<Place> places_of(House house) const { return Set<Place>::first_n(size_of(house)); }
    /// The cells of a house, ascending.
    std::span<const Cell> cells_of(House house) const {
        return {house_cells_.data() + index(house) * size_, static_cast<std::size_t>(size_of(house))};
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
    /// A digit in a small house, at most once.
    bool is_small(Sector sector) const { return index(sector) >= every_sector().size() && !is_line(sector); }
    /// Not a cell, and no digit in a house. What follows on exactly_one and at_most_one is for lines of the board; those of
    /// cases are known to a Board.
    bool is_line(Sector sector) const { return index(sector) >= sectors(); }
    /// How many members a cell or a digit in a house has.
    int size_of(Sector sector) const { return is_cell(sector) ? size_ : size_of(house_of(sector)); }
    /// Exactly one of the candidates is true: in a cell, of a digit in a full house, or by a line. Only such a sector can be
    /// a base, be split, or show a contradiction by being empty.
    bool exactly_one(Sector sector) const {
        return index(sector) < every_sector().size() || (is_line(sector) && kind_of_line(sector) == exactly_one_line);
    }
    /// At most one of the candidates is true: every cell, every house, and some lines. A Cover can use it.
    bool at_most_one(Sector sector) const { return !is_line(sector) || kind_of_line(sector) != sum_line; }
    /// Member i (0..size_of(sector)-1) of a cell or of a digit in a house, living or not.
    Candidate member(Sector sector, int i) const {
        if (is_cell(sector)) return {cell_of(sector), static_cast<Digit>(i)};
        return {cell_at(house_of(sector), static_cast<Place>(i)), digit_of(sector)};
    }
    Candidate member(Sector sector, Place i) const { return member(sector, index(i)); }
    /// The sectors a candidate lies in: its cell, then those of houses_of() its cell, full ones before small ones.
    SectorsOf sectors_of(Candidate c) const {
        return {sector(c.cell), cells() + index(c.digit), size_, houses_of(c.cell)};
    }
    /// The same without its cell.
    SectorsOf house_sectors_of(Candidate c) const {
        return {std::nullopt, cells() + index(c.digit), size_, houses_of(c.cell)};
    }

    /// What rules add to the houses. Line k is the sector sectors() + k.
    const std::vector<Line>& lines() const { return lines_; }
    const std::vector<Choice>& choices() const { return choices_; }
    /// Where they come from: for what writes, words and draws rules.
    const std::vector<Rule>& rules() const { return rules_; }
    Sector sector_of_line(int k) const { return static_cast<Sector>(sectors() + k); }
    /// The lines with weights 1 and at most one true candidate, `c` among them.
    std::span<const Sector> links_of(Candidate c) const {
        if (link_ends_.empty()) return {};
        const auto at = static_cast<std::size_t>(number(c));
        return {links_.data() + link_ends_[at], link_ends_[at + 1] - link_ends_[at]};
    }
    /// Dense number of a candidate: cell * N + digit.
    int number(Candidate c) const { return index(c.cell) * size_ + index(c.digit); }
    Candidate candidate(int number) const {
        return {static_cast<Cell>(number / size_), static_cast<Digit>(number % size_)};
    }

  private:
    // Three houses, or the place of a list of any length in many_houses_.
    struct alignas(16) Memberships {
        std::array<Membership, 3> three{};
        std::uint32_t elsewhere = 0;  // 0, or where it begins, plus 1, times 64, plus its length
    };
    struct Kind {
        HouseKind kind = HouseKind::other;
        std::uint16_t ordinal = 0;
    };
    enum LineKind : std::uint8_t { sum_line, at_most_one_line, exactly_one_line };
    Geometry(Box box, HouseCells houses, bool standard, Constraints constraints, std::string text,
             std::vector<Rule> rules);
    std::span<const Membership> many_houses_of(const Memberships& in) const {
        return {many_houses_.data() + (in.elsewhere / 64 - 1), in.elsewhere % 64};
    }
    LineKind kind_of_line(Sector line) const { return line_kinds_[static_cast<std::size_t>(index(line) - sectors())]; }
    void find_memberships(const HouseCells& houses);
    void find_kinds();
    bool find_line(House house);
    std::vector<House> partition_of(const std::vector<House>& houses) const;
    void find_regions(const std::vector<House>& houses);
    std::optional<Box> find_boxes() const;
    bool is_rectangle(House house) const;
    std::vector<Crossing> find_crossings(House from) const;
    std::vector<Cell> find_peers(Cell cell) const;
    void find_links();

    Box box_;
    int size_;
    int houses_;
    int full_houses_;
    bool standard_;
    bool has_lines_ = false;
    std::optional<Box> boxes_;
    std::string text_;
    Table<Cell, Memberships> memberships_;
    std::vector<Membership> many_houses_;
    std::vector<Cell> house_cells_;  // house * N + place
    std::vector<std::uint8_t> small_sizes_;
    Table<House, Kind> kinds_;
    Table<House, std::vector<Crossing>> crossings_;
    Table<Cell, std::vector<Cell>> peers_;
    std::vector<Line> lines_;
    std::vector<Choice> choices_;
    std::vector<Rule> rules_;
    std::vector<LineKind> line_kinds_;
    std::vector<Sector> links_;
    std::vector<std::uint32_t> link_ends_;  // candidate i: from [i] to [i + 1]; empty without such lines
};

using GeometryPtr = std::shared_ptr<const Geometry>;

/// The board of such a text, with boxes of this size: "boxes" or a character (of ASCII, no blank) for each cell that
/// names its region; then perhaps "+diagonals" and (9x9) "+windoku"; always with rows and columns. Or
/// "[[0,1,..],..]": the cells of each house, and no others. Null if it is not one, or the houses are not valid.
[[nodiscard]] GeometryPtr parse_houses(std::string_view text, Box box);

/// The same board without its rules and what they are made into.
[[nodiscard]] GeometryPtr without_rules(const GeometryPtr& board);

/// The board with the rules of a text as well; or the first mistake, or which limit they exceed. `board` has no rules.
[[nodiscard]] std::variant<GeometryPtr, RuleError> add_rules(const GeometryPtr& board, std::string_view text);

}  // namespace deduku
