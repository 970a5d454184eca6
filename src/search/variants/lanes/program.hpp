// A board with rules as lists of lines for a pass over many positions (pass.hpp): 9x9 boards with rows, columns and
// boxes.
//
//   cage of 3 cells, 8 in all     Sets      125, 134; 1, in both, is removed from cells that see all its places
//   four cells of two boxes, 25   Bounds    two groups of different cells, each with a smallest and a largest sum
//   two cells with a dot          Related   for each set of digits of one cell the set of the other, in both directions
//   two cells a knight apart      Differ
//   nine cells of a diagonal      Whole     like a row
#pragma once

#include <optional>

#include "search/variants/model.hpp"

namespace deduku::variants {

using CellNumbers = std::vector<std::uint8_t>;
/// Digits of all cells.
using DigitRow = std::array<DigitMask, most_grid_cells>;

/// Cells that differ and together hold one of these sets of digits.
struct Sets {
    /// A house with some cells of the group. A digit that the group needs, without a place in `outside` (cells of the
    /// group beyond the house), is removed from `rest` (cells of the house beyond the group).
    struct Overlap {
        CellNumbers outside;
        CellNumbers rest;
    };
    CellNumbers cells;
    std::vector<DigitMask> sets;
    std::vector<Overlap> overlaps;
};

/// least <= total of groups of different cells <= most.
struct TotalBounds {
    static constexpr std::size_t most_parts = 16;
    static constexpr int far = 2'000;  // beyond all totals
    struct Part {
        CellNumbers cells;
        bool minus = false;
    };
    int least = 0;
    int most = 0;
    std::vector<Part> parts;
};

/// If a cell has any digit of `with`, the other may have those of `allowed`.
struct Related {
    struct Entry {
        DigitMask with = 0;
        DigitMask allowed = 0;
    };
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::vector<Entry> entries;
};

/// A cell that differs from others outside its houses.
struct Differ {
    std::uint8_t cell = 0;
    CellNumbers others;
};

/// Nine cells with all digits, in addition to rows, columns and boxes.
struct Whole {
    CellNumbers cells;
};

struct Program {
    enum class Kind : std::uint8_t { sets, bounds, related, differ, whole };
    /// One of the lines below, and the cells to blame for a contradiction in it.
    struct Step {
        Kind kind = Kind::sets;
        std::size_t number = 0;
        Area blamed;
        float blame = 1;
    };
    std::vector<Sets> sets;
    std::vector<TotalBounds> bounds;
    std::vector<Related> related;
    std::vector<Differ> differ;
    std::vector<Whole> whole;
    std::vector<Step> steps;

    /// None if the board has other houses or rules, or no rule at all.
    static std::optional<Program> make(const VariantModel& model);
};

/// Whether cells with one digit each are a solution.
[[nodiscard]] bool holds(const VariantModel& model, const DigitRow& row);

}  // namespace deduku::variants
