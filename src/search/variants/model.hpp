// A board with rules in the form of the fast solver, for at most nine digits. Lines are sorted by kind:
//
//   one cell            its digits at the start
//   pairs               cells that differ (peers), or a table for each direction: digits of one -> digits of the other
//   unit sums           each digit counts its value, plus or minus; in one group, if all cells differ: sets.hpp
//   other sums          weights of digits by cell: bounds
//   choices             cases, each with the same kinds; tables for two cells are applied first
//   patterns            patterns.hpp
//
// Sums derived from houses and cages (derived.cpp) and sums of several others (joined.cpp) are added.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "deduku/board.hpp"
#include "search/variants/patterns.hpp"
#include "search/variants/sets.hpp"

namespace deduku::variants {

/// For all 512 sets of digits of a cell: the digits allowed in another.
using Table512 = std::array<DigitMask, 512>;

struct Neighbour {
    int cell = 0;
    int table = 0;
};

/// Cells of a unit sum, all different and all counted plus, or all minus.
struct UnitGroup {
    std::uint8_t from = 0;  // in the cells of the sum
    std::uint8_t to = 0;
    bool minus = false;
    std::int16_t allowed = -1;  // number of the list of its sets, or -1
};

/// Digits of a cell that count a weight; all others count 0.
struct CountedDigits {
    DigitMask digits = 0;
    int weight = 0;
};

/// least <= total of its cells <= most.
struct VariantSum {
    int least = 0;
    int most = 0;
    bool unit = true;
    DigitMask needed = 0;  // a digit that some of its cells must have, or 0
    Area area;
    std::vector<std::uint8_t> cells;  // group by group, then cells with other weights
    std::vector<UnitGroup> groups;
    std::vector<std::array<int, most_digits>> weights;  // of the cells after the groups
    std::vector<CountedDigits> counted;                 // of all cells, if each has one weight beside 0; or empty

    /// Whether its cells all differ and have a total.
    bool total_of_one() const { return unit && groups.size() == 1 && least == most && groups[0].allowed < 0; }
};

/// A cell and some of its digits.
struct Kept {
    int cell = 0;
    DigitMask digits = 0;
};

/// Two cells, and the tables of each for the other.
struct RelatedCells {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint16_t for_b = 0;  // numbers of tables
    std::uint16_t for_a = 0;
};

struct VariantCase {
    std::vector<Kept> start;  // applied first: cells keep these digits
    std::vector<RelatedCells> pairs;
    std::vector<VariantSum> sums;
    std::vector<int> patterns;
};

struct VariantChoice {
    std::vector<VariantCase> cases;
    std::vector<int> cells;
    Area area;
    std::size_t first = 0;  // the number of its first case, among those of all choices
};

/// The weight of a contradiction of two cells, or of a house, relative to one of a sum: sums distinguish guesses best.
inline constexpr float blame_of_pairs = 0.1F;

/// A set of sums, or of choices.
inline constexpr std::size_t most_sums = 512;
using SumNumbers = std::array<std::uint64_t, most_sums / 64>;

class VariantModel {
  public:
    /// Null if the board is too large, or has too many houses or rules, for this solver.
    static std::unique_ptr<const VariantModel> make(const Board& board);

    int digits = 0;
    int cells = 0;  // of the grid and of layers
    DigitMask all = 0;
    std::vector<Area> houses;                          // with N cells
    int lanes = 0;                                     // of the houses (houses.hpp)
    std::vector<std::uint16_t> cells_at;               // by place in these rows
    std::vector<std::uint16_t> slots;                  // indices in the rows of houses, cell by cell
    std::array<std::uint16_t, most_cells + 1> slot{};  // the first index in `slots` of each cell
    std::array<Area, most_cells> peers;                // cells with a different digit
    std::array<DigitMask, most_cells> start;           // digits
    std::array<std::vector<Neighbour>, most_cells> neighbours;
    std::vector<Table512> tables;
    std::vector<Table512> case_tables;
    Area with_neighbours;
    std::vector<SetList> allowed;
    std::vector<VariantSum> sums;
    std::array<SumNumbers, most_cells> sums_of;
    std::vector<VariantChoice> choices;
    std::array<SumNumbers, most_cells> choices_of;
    std::vector<VariantPattern> patterns;            // also those of cases
    std::array<SumNumbers, most_cells> patterns_of;  // those that always hold
    SumNumbers always{};                             // the patterns that always hold
    std::size_t cases = 0;
};

/// Cells of these that all differ: those of a house, or the first one and each later one that differs from those
/// before.
[[nodiscard]] Area different_ones(const VariantModel& model, Area cells);

/// Cells and their sum; the cells of a cage all differ.
struct Cage {
    Area cells;
    int total = 0;
};
/// Cells counted plus and minus, and their sum.
struct Derived {
    Area plus;
    Area minus;
    int total = 0;
};
/// Sums derived from houses and cages, tightest first.
[[nodiscard]] std::vector<Derived> derive_sums(std::span<const Area> houses, int house_total,
                                               std::span<const Cage> cages);
/// Sums of two or more of these, of cells that need not differ, where they imply more than each alone.
[[nodiscard]] std::vector<Cage> join_sums(const VariantModel& model, std::span<const Cage> sums);

}  // namespace deduku::variants
