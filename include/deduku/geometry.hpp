// The houses of a board, computed from the size of its boxes or from a list of houses (jigsaw, diagonals, ..).
//
//   boxes 2 high, 3 wide          N = 6 digits, cells 0..35, houses 0..17
//   . . . | . . .                 rows 0..5, columns 6..11, boxes 12..17
//   . . . | . . .
//   ------+------                 crossings: every pair of houses that share two or more
//   . . . | . . .                 cells (a box and a line), where locked candidates occur
//
// A full house has as many cells as there are digits, so each digit appears in it exactly once. Boards with rules may
// also have small houses, of fewer cells, with each digit at most once, and lines and choices (lines.hpp).
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

/// A box is at least 1 cell high and wide; the board has 2 to 64 digits: 4x4, 6x6, 9x9, .. 64x64.
[[nodiscard]] constexpr bool is_valid(Box box) {
    return box.height >= 1 && box.width >= 1 && box.height <= max_digits && box.width <= max_digits &&
           box.digits() >= 2 && box.digits() <= max_digits;
}

/// The outline of a grid, and its digits: `lowest` and those after it.
///
///   7x7 digits 1-9     4x6 digits 1-6     9x9 digits 0-8
struct Canvas {
    int rows = 9;
    int columns = 9;
    int digits = 9;
    int lowest = 1;
    constexpr int cells() const { return rows * columns; }
    /// N x N cells with the digits 1 to N.
    constexpr bool usual() const { return rows == digits && columns == digits && lowest == 1; }
    friend constexpr bool operator==(Canvas, Canvas) = default;
};
[[nodiscard]] constexpr Canvas canvas_of(int digits) { return {digits, digits, digits, 1}; }

/// 1 to 64 rows and columns; 2 to 64 digits, the lowest 0 or 1.
[[nodiscard]] constexpr bool is_valid_canvas(Canvas canvas) {
    const auto within = [](int count) { return count >= 1 && count <= max_digits; };
    return within(canvas.rows) && within(canvas.columns) && within(canvas.digits) && canvas.digits >= 2 &&
           (canvas.lowest == 0 || canvas.lowest == 1);
}

/// The usual box for N digits: the most square one, not higher than wide (6 -> 2x3, 12 -> 3x4);
/// none for a prime N or one outside 4..64.
[[nodiscard]] std::optional<Box> usual_box(int digits);

/// The cells of each house.
using HouseCells = std::vector<std::vector<Cell>>;

/// Largest number of houses of a cell.
inline constexpr std::size_t max_houses_of_cell = 60;
/// Largest number of houses of N cells.
inline constexpr std::size_t max_full_houses = 250;
/// Largest numbers of houses, and of lines in force (with one case of each choice), on a board.
inline constexpr std::size_t max_houses = 8192;
inline constexpr std::size_t max_lines = 65536;
/// Largest number of own cells on a board.
inline constexpr std::size_t max_own_cells = 4'096;

/// Whether a list of houses is valid for a board of N x N cells, N from 2 to 64: 1 to max_full_houses houses of N cells
/// each, ascending; each cell in at most max_houses_of_cell of them.
[[nodiscard]] bool is_valid(int digits, const HouseCells& houses);
/// The same with constraints from rules: houses of 1 to N cells; lines as lines.hpp defines them; choices with at least
/// one case.
[[nodiscard]] bool is_valid(int digits, const HouseCells& houses, const Constraints& constraints);

/// The same for any grid; houses may all have fewer than N cells, and there may be none.
[[nodiscard]] bool is_valid(Canvas canvas, const HouseCells& houses, const Constraints& constraints);

/// Rows, columns and boxes, in this order.
[[nodiscard]] HouseCells standard_houses(Box box);
/// All rows, then all columns; none of more than N cells.
[[nodiscard]] HouseCells rows_and_columns(Canvas canvas);

/// The kind of a house, determined from its cells.
enum class HouseKind : std::uint8_t {
    row,
    column,
    box,       ///< a rectangle; boxes and regions divide the board, each cell is in exactly one
    region,    ///< the same, of any other shape
    diagonal,  ///< from corner to corner
    window,    ///< a rectangle beside the boxes or regions
    group,     ///< groups divide the board a second time: for example, the same place in each box
    other,
};
/// Whether the cells form a straight line.
[[nodiscard]] constexpr bool is_straight(HouseKind kind) {
    return kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::diagonal;
}

/// A house of a cell, and the place of the cell in it.
struct Membership {
    House house{};
    Place place{};
};

/// The sectors of a candidate, as a view: its cell, and its digit in each house of the cell.
class SectorsOf {
  public:
    /// `cell`: the sector of the cell, or none to omit it.
    SectorsOf(std::optional<Sector> cell, Numbering numbering, Digit digit, std::span<const Membership> houses)
        : cell_(cell), numbering_(numbering), digit_(digit), houses_(houses) {}
    std::size_t size() const { return houses_.size() + (cell_ ? 1 : 0); }
    Sector operator[](std::size_t i) const {
        if (cell_ && i == 0) return *cell_;
        return numbering_.sector(houses_[i - (cell_ ? 1 : 0)].house, digit_);
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
    Numbering numbering_;
    Digit digit_;
    std::span<const Membership> houses_;
};

/// Two houses that share two or more cells; the first is a full house and does not contain the second. Both masks give
/// the shared cells.
struct Crossing {
    House from{};
    House to{};
    Set<Place> shared_in_from;
    Set<Place> shared_in_to;
};

/// All candidates of a board, ordered by cell, then by digit.
class EveryCandidate {
  public:
    explicit EveryCandidate(const Geometry& board) : board_(board) {}

    class Iterator {
      public:
        Iterator(Candidate at, const Geometry& board);
        Candidate operator*() const { return at_; }
        Iterator& operator++();
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

      private:
        Candidate at_;
        int values_;  // of the cell
        const Geometry* board_;
    };
    Iterator begin() const { return {{}, board_}; }
    Iterator end() const;

  private:
    const Geometry& board_;
};

using GeometryPtr = std::shared_ptr<const Geometry>;

/// The own cells, houses, lines and choices that come from a rule.
struct PartsOfRule {
    Range<Cell> cells;
    std::vector<House> houses;  ///< ascending
    std::span<const Linear> lines;
    std::span<const Choice> choices;
};

class Geometry {
  public:
    /// `box` must be valid (is_valid).
    explicit Geometry(Box box);
    /// N x N cells with these houses and no others; they must be valid (is_valid). `text` is the form that
    /// parse_houses() reads.
    Geometry(int digits, const HouseCells& houses, std::string text = {});
    /// The same with constraints from rules. Full houses come first: `houses`, then those of N cells among the
    /// constraints; then the small houses, of fewer cells.
    Geometry(int digits, HouseCells houses, Constraints constraints, std::string text);
    /// A grid of any outline, with houses of 1 to N cells.
    Geometry(Canvas canvas, HouseCells houses, Constraints constraints, std::string text);
    /// The houses of `plain`, a board without rules, and the constraints of these rules.
    Geometry(GeometryPtr plain, Constraints constraints, std::vector<Rule> rules);
    /// The same houses, lines, choices and rules in the same order.
    friend bool operator==(const Geometry& a, const Geometry& b) {
        return a.canvas_ == b.canvas_ && a.house_cells_ == b.house_cells_ && a.small_sizes_ == b.small_sizes_ &&
               a.lines_ == b.lines_ && a.choices_ == b.choices_ && a.rules_ == b.rules_ && a.own_ == b.own_;
    }

    /// Rows, columns and boxes only: the board was made from a box size.
    bool standard() const { return standard_; }
    /// Has small houses, lines, choices, own cells or an unusual canvas: methods that know only N x N cells and houses
    /// of N cells must not be used.
    bool constrained() const {
        return !small_sizes_.empty() || !lines_.empty() || !choices_.empty() || !own_.empty() || !canvas_.usual() ||
               houses_ == 0;
    }
    const Canvas& canvas() const { return canvas_; }
    int rows() const { return canvas_.rows; }
    int columns() const { return canvas_.columns; }
    /// The number that the first digit stands for: 0 or 1.
    int lowest() const { return canvas_.lowest; }
    /// The number that a digit of the grid stands for.
    int shown(Digit digit) const { return index(digit) + canvas_.lowest; }
    /// The houses of a non-standard board, as written after a puzzle: "boxes+diagonals" (with the usual box), or a map
    /// of regions.
    const std::string& text() const { return text_; }
    /// One cell high, and without meaning, on a board with its own houses.
    Box box() const { return box_; }
    /// The number of digits of a cell of the grid.
    int digits() const { return size_; }
    /// The number of all cells: those of the grid, row by row, then the own cells of rules.
    int cells() const { return grid_cells_ + static_cast<int>(own_.size()); }
    int grid_cells() const { return grid_cells_; }
    bool in_grid(Cell cell) const { return index(cell) < grid_cells(); }
    /// The own cells, in order; the first is cell grid_cells().
    const std::vector<OwnCell>& own_cells() const { return own_; }
    /// `cell` is not in the grid.
    const OwnCell& own(Cell cell) const { return own_[static_cast<std::size_t>(index(cell) - grid_cells())]; }
    /// Whether solutions that differ only in this cell are one solution.
    bool is_helper(Cell cell) const { return !in_grid(cell) && own(cell).helper; }
    bool has_helpers() const { return has_helpers_; }
    /// The number of values of a cell: N in the grid.
    int values(Cell cell) const { return in_grid(cell) ? size_ : static_cast<int>(own(cell).numbers.size()); }
    Set<Digit> all_digits(Cell cell) const { return Set<Digit>::first_n(values(cell)); }
    /// The number that a candidate stands for: its digit in the grid.
    int worth(Candidate c) const {
        return in_grid(c.cell) ? shown(c.digit) : own(c.cell).numbers[static_cast<std::size_t>(c.digit)];
    }
    /// Whether the values of both cells stand for the same numbers.
    bool same_numbers(Cell a, Cell b) const {
        if (in_grid(a) || in_grid(b)) return in_grid(a) && in_grid(b);
        return own(a).numbers == own(b).numbers;
    }
    /// The candidate of a cell that stands for this number, if there is one.
    std::optional<Candidate> with_worth(Cell cell, int number) const;
    /// The number of houses, including small ones.
    int houses() const { return houses_; }
    int full_houses() const { return full_houses_; }
    /// The number of cells plus digits in houses of any size; lines are numbered after these.
    int sectors() const { return index(numbering_.first(static_cast<House>(houses_))); }
    int candidates() const { return grid_cells_ * size_ + (own_.empty() ? 0 : static_cast<int>(own_first_.back())); }
    const Numbering& numbering() const { return numbering_; }
    Set<Digit> all_digits() const { return Set<Digit>::first_n(size_); }
    Set<Place> all_places() const { return Set<Place>::first_n(size_); }
    Range<Cell> every_cell() const { return Range<Cell>(cells()); }
    Range<Cell> every_grid_cell() const { return Range<Cell>(grid_cells()); }
    Range<Cell> every_own_cell() const { return {grid_cells(), cells()}; }
    /// The full houses: each has each digit exactly once.
    Range<House> every_house() const { return Range<House>(full_houses_); }
    /// The houses of fewer cells: each digit at most once.
    Range<House> every_small_house() const { return {full_houses_, houses_}; }
    Range<House> all_houses() const { return Range<House>(houses_); }
    /// Cells, and digits in full houses: each has exactly one true candidate.
    Range<Sector> every_sector() const {
        return Range<Sector>(index(numbering_.first(static_cast<House>(full_houses_))));
    }
    Range<Sector> all_sectors() const { return Range<Sector>(sectors()); }
    EveryCandidate every_candidate() const { return EveryCandidate(*this); }

    /// Of a cell of the grid.
    int row(Cell cell) const { return index(cell) / canvas_.columns; }
    int column(Cell cell) const { return index(cell) % canvas_.columns; }
    Cell cell(int row, int column) const { return static_cast<Cell>(row * canvas_.columns + column); }

    /// Determined from its cells.
    HouseKind kind(House house) const { return kinds_[house].kind; }
    /// The number of a house among those of its kind, from 0: rows from the top, columns from the left.
    int ordinal(House house) const { return kinds_[house].ordinal; }
    /// The house of this kind and number, which must exist, as on a standard board.
    House house(HouseKind kind, int ordinal) const {
        if (standard_) return static_cast<House>(static_cast<int>(kind) * size_ + ordinal);
        return *find_house(kind, ordinal);
    }
    /// The same, or none.
    std::optional<House> find_house(HouseKind kind, int ordinal) const;
    /// The first house of this kind that contains the cell, or none.
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
    /// Every row and every column is a full house.
    bool has_lines() const { return has_lines_; }
    /// The size of the boxes, if rows, columns and boxes of one size are all houses.
    std::optional<Box> boxes() const { return boxes_; }
    /// The houses of a cell, ascending: row, column and box on a standard board; small houses after full ones.
    std::span<const Membership> houses_of(Cell cell) const {
        const Memberships& in = memberships_[cell];
        return in.elsewhere == 0 ? std::span<const Membership>(in.three) : many_houses_of(in);
    }
    /// Returns use(houses_of(cell)), for time-critical loops: for the usual three houses `use` gets a span of fixed
    /// size.
    template <class Use>
    decltype(auto) with_houses_of(Cell cell, Use&& use) const {
        const Memberships& in = memberships_[cell];
        if (in.elsewhere == 0) [[likely]]
            return use(std::span<const Membership, 3>(in.three));
        return use(many_houses_of(in));
    }
    /// The number of cells of a house: N, or fewer.
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
    /// The crossings from a house: on a standard board those of a box with its lines, or of a line with its boxes. None
    /// from a small house.
    std::span<const Crossing> crossings_of(House house) const { return part(crossings_, crossing_ends_, index(house)); }
    /// The peers of a cell, ascending: all other cells that share a house with it, each once.
    std::span<const Cell> peers_of(Cell cell) const { return part(peers_, peer_ends_, index(cell)); }

    Sector sector(Cell cell) const { return static_cast<Sector>(index(cell)); }
    Sector sector(House house, Digit digit) const { return numbering_.sector(house, digit); }
    bool is_cell(Sector sector) const { return index(sector) < cells(); }
    Cell cell_of(Sector sector) const { return static_cast<Cell>(index(sector)); }
    House house_of(Sector sector) const { return numbering_.house_of(sector); }
    Digit digit_of(Sector sector) const { return numbering_.digit_of(sector); }
    /// A digit in a small house: at most one true candidate.
    bool is_small(Sector sector) const { return index(sector) >= every_sector().size() && !is_linear(sector); }
    /// Neither a cell nor a digit in a house. exactly_one() and at_most_one() know the lines of the board only; a Board
    /// knows those of cases.
    bool is_linear(Sector sector) const { return index(sector) >= sectors(); }
    /// The number of members of a cell, or of a digit in a house.
    int size_of(Sector sector) const { return is_cell(sector) ? values(cell_of(sector)) : size_of(house_of(sector)); }
    /// Exactly one of the candidates is true: in a cell, for a digit in a full house, or by a line. Only such a sector
    /// can be a base sector, be split on, or be a contradiction if it is empty.
    bool exactly_one(Sector sector) const {
        return index(sector) < every_sector().size() || (is_linear(sector) && kind_of_line(sector) == exactly_one_line);
    }
    /// At most one of the candidates is true: every cell, every house, and some lines. A Cover can use it.
    bool at_most_one(Sector sector) const { return !is_linear(sector) || kind_of_line(sector) != sum_line; }
    /// Member i (0..size_of(sector)-1) of a cell, or of a digit in a house; living or dead.
    Candidate member(Sector sector, int i) const {
        if (is_cell(sector)) return {cell_of(sector), static_cast<Digit>(i)};
        return {cell_at(house_of(sector), static_cast<Place>(i)), digit_of(sector)};
    }
    Candidate member(Sector sector, Place i) const { return member(sector, index(i)); }
    /// The sectors of a candidate: its cell, then its digit in each house of the cell, full houses before small ones.
    SectorsOf sectors_of(Candidate c) const { return {sector(c.cell), numbering_, c.digit, houses_of(c.cell)}; }
    /// The same without its cell.
    SectorsOf house_sectors_of(Candidate c) const { return {std::nullopt, numbering_, c.digit, houses_of(c.cell)}; }

    /// The lines of the rules. Line k is the sector sectors() + k.
    const std::vector<Linear>& lines() const { return lines_; }
    const std::vector<Choice>& choices() const { return choices_; }
    /// The rules that lines and choices come from, for writing, explaining and drawing them.
    const std::vector<Rule>& rules() const { return rules_; }
    /// The board before rules were added to it; null if it was not made from another board.
    const GeometryPtr& plain() const { return plain_; }
    /// The parts of a rule, by its index.
    PartsOfRule parts_of(std::size_t rule) const;
    /// The rule of an own cell, of the house of a digit, or of a line; none for cells of the grid, and for what comes
    /// from no rule.
    std::optional<Origin> origin(Sector sector) const;
    std::optional<Origin> origin_of_choice(int choice) const;
    Sector sector_of_line(int k) const { return static_cast<Sector>(sectors() + k); }
    /// The lines that contain `c`, have weights 1 and allow at most one true candidate.
    std::span<const Sector> links_of(Candidate c) const {
        if (link_ends_.empty()) return {};
        const auto at = static_cast<std::size_t>(number(c));
        return {links_.data() + link_ends_[at], link_ends_[at + 1] - link_ends_[at]};
    }
    /// Dense number of a candidate: its index in every_candidate().
    int number(Candidate c) const { return first_number(c.cell) + index(c.digit); }
    Candidate candidate(int number) const {
        if (number >= grid_cells_ * size_) [[unlikely]]
            return own_candidate(number);
        return {static_cast<Cell>(number / size_), static_cast<Digit>(number % size_)};
    }

  private:
    // Three houses, or the position of a list of any length in many_houses_.
    struct alignas(16) Memberships {
        std::array<Membership, 3> three{};
        std::uint32_t elsewhere = 0;  // 0, or 64 * (1 + start of the list) + its length
    };
    struct Kind {
        HouseKind kind = HouseKind::other;
        std::uint16_t ordinal = 0;
    };
    // The number of the first own cell, full house, small house, line and choice that comes from a rule, or the next
    // number.
    struct RuleStart {
        std::uint32_t cell = 0;
        std::uint32_t full_house = 0;
        std::uint32_t small_house = 0;
        std::uint32_t line = 0;
        std::uint32_t choice = 0;
    };
    enum LineKind : std::uint8_t { sum_line, at_most_one_line, exactly_one_line };
    Geometry(Box box, Canvas canvas, const HouseCells& houses, bool standard, Constraints constraints,
             std::string text);
    int first_number(Cell cell) const {
        if (!in_grid(cell)) [[unlikely]]
            return grid_cells_ * size_ +
                   static_cast<int>(own_first_[static_cast<std::size_t>(index(cell) - grid_cells())]);
        return index(cell) * size_;
    }
    Candidate own_candidate(int number) const;
    void number_own_cells();
    std::optional<Origin> origin_of(int number, std::uint32_t RuleStart::*kind) const;
    std::span<const Membership> many_houses_of(const Memberships& in) const {
        return {many_houses_.data() + (in.elsewhere / 64 - 1), in.elsewhere % 64};
    }
    LineKind kind_of_line(Sector line) const { return line_kinds_[static_cast<std::size_t>(index(line) - sectors())]; }
    // The values of one of many, between two of the ends.
    template <class T>
    static std::span<const T> part(const std::vector<T>& all, const std::vector<std::uint32_t>& ends, int number) {
        const auto at = static_cast<std::size_t>(number);
        return {all.data() + ends[at], ends[at + 1] - ends[at]};
    }
    void find_rule_starts(const Constraints& constraints);
    void find_memberships(const HouseCells& houses);
    void find_kinds();
    void take_kinds_of(const Geometry& plain);
    Range<House> houses_with_kinds() const { return canvas_.usual() ? every_house() : all_houses(); }
    bool find_line(House house);
    std::vector<House> partition_of(const std::vector<House>& houses) const;
    void find_regions(const std::vector<House>& houses);
    std::optional<Box> find_boxes() const;
    bool is_rectangle(House house) const;
    void find_crossings();
    void find_peers();
    void find_links();

    Box box_;
    Canvas canvas_;
    int size_;  // canvas_.digits
    int grid_cells_;
    std::vector<OwnCell> own_;
    std::vector<std::uint32_t>
        own_first_;  // of each own cell its first candidate, after those of the grid; then the end
    bool has_helpers_ = false;
    Numbering numbering_;
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
    std::vector<Crossing> crossings_;           // of full houses, house by house
    std::vector<std::uint32_t> crossing_ends_;  // of the previous house
    std::vector<Cell> peers_;                   // cell by cell
    std::vector<std::uint32_t> peer_ends_;
    std::vector<Linear> lines_;
    std::vector<Choice> choices_;
    std::vector<Rule> rules_;
    std::vector<RuleStart> rule_starts_;  // and the end of the last rule; empty without rules
    GeometryPtr plain_;
    std::vector<LineKind> line_kinds_;
    std::vector<Sector> links_;
    std::vector<std::uint32_t> link_ends_;  // candidate i: from [i] to [i + 1]; empty without such lines
};

inline EveryCandidate::Iterator::Iterator(Candidate at, const Geometry& board)
    : at_(at), values_(index(at.cell) < board.cells() ? board.values(at.cell) : 0), board_(&board) {}
inline EveryCandidate::Iterator& EveryCandidate::Iterator::operator++() {
    at_.digit = next(at_.digit);
    if (index(at_.digit) == values_) *this = {{next(at_.cell), Digit{}}, *board_};
    return *this;
}
inline EveryCandidate::Iterator EveryCandidate::end() const {
    return {{static_cast<Cell>(board_.cells()), {}}, board_};
}

/// The board that a text describes, with boxes of this size: "boxes", or for each cell an ASCII character (no blank)
/// that names its region; optionally "+diagonals" and (9x9) "+windoku", in any order; always with rows and columns. Or
/// "[[0,1,..],..]": the cells of each house, with no other houses; "lines": rows and columns alone; "none". Rows, columns and boxes of one size alone are a
/// standard board. Null if the text or the houses are invalid.
[[nodiscard]] GeometryPtr parse_houses(std::string_view text, Box box);
/// The same for a grid of any outline.
[[nodiscard]] GeometryPtr parse_houses_on(Canvas canvas, std::string_view text);
/// The boxes of a grid: as square as can be, of as many cells as its longer side; of another number of cells, if given.
/// None if these do not divide it, or would be a part of a row or column.
[[nodiscard]] std::optional<Box> box_on(Canvas canvas, std::optional<int> cells = std::nullopt);

/// The same board without its rules and their constraints.
[[nodiscard]] inline GeometryPtr without_rules(const GeometryPtr& board) {
    return board->rules().empty() ? board : board->plain();
}

/// The board with the rules of a text after its own; or the first error, or the limit exceeded.
[[nodiscard]] std::variant<GeometryPtr, RuleError> add_rules(const GeometryPtr& board, std::string_view text);

}  // namespace deduku
