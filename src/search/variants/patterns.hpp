// Patterns along lines (the rule `regular`), filtered as a whole: a digit stays if it is in a reading of the line that the
// pattern accepts.
//
//   odd, even, odd       A1 {1,2,3}   B1 {4,5}   C1 {2}      C1 reads no odd digit: contradiction
//   states               1 -> 1       1 -> 1     1 -> none
//
// The helpers that hold the states are no cells of the model: they follow from the digits. Layers of numbers, which come
// before them, are.
#pragma once

#include <optional>
#include <vector>

#include "deduku/board.hpp"
#include "search/variants/area.hpp"

namespace deduku::variants {

/// The states at a place of a line, a bit each.
using States = std::uint64_t;

struct PatternStep {
    int cell = 0;
    std::size_t table = 0;        // its number among those of the pattern
    std::optional<Cell> after{};  // the helper with the state after the cell
};

/// The states that each digit, and each of the 512 sets of digits, lead to. Steps of long lines share few tables.
struct PatternTable {
    std::size_t before = 1;         // states
    std::vector<States> targets{};  // digit by digit: from each state before
    std::vector<States> unions{};   // set by set: from each state before; empty for short lines

    States target(int digit, int state) const { return targets[at(digit) * before + at(state)]; }
    friend bool operator==(const PatternTable&, const PatternTable&) = default;
};

struct VariantPattern {
    std::vector<PatternStep> steps;
    std::vector<PatternTable> tables;
    Area area;

    const PatternTable& table_of(const PatternStep& step) const { return tables[step.table]; }
};

/// The patterns of a board, also of cases, and the other cells of its model.
struct BoardPatterns {
    int cells = 0;  // of the model: those of the grid, then those of layers
    std::vector<VariantPattern> list;
    std::vector<int> of_helper;  // the pattern of each helper, which are the cells after those of the model

    /// The pattern that a line is part of, if it is about helpers.
    std::optional<int> pattern_of(const Linear& line) const;
};

/// None, if there are other helpers, or own cells of too many values or after helpers.
[[nodiscard]] std::optional<BoardPatterns> patterns_of(const Geometry& board);

/// The states that the helpers of a board allow, step by step of all patterns.
[[nodiscard]] std::vector<States> states_of(const std::vector<VariantPattern>& patterns, const Board& board);

/// Appends the states of the helpers to a grid of the cells of the model, in their order; any states of a pattern that
/// does not accept it.
void add_states(const std::vector<VariantPattern>& patterns, std::span<const States> allowed, std::vector<Digit>& grid);

/// Remembers what it found for each pattern: only where cells have changed is it made again.
class PatternFilter {
  public:
    /// The digits that each step of pattern `number` keeps; `open`: of the cells. False: it accepts no reading. A number
    /// always has the same pattern and the same states allowed.
    bool run(std::size_t number, const VariantPattern& pattern, const DigitMask* open, const States* allowed);
    /// Of the last run.
    DigitMask kept(std::size_t step) const { return runs_[last_].kept[step]; }

  private:
    // What is known of each step, for these digits of its cells.
    struct Run {
        std::vector<DigitMask> open, kept;
        std::vector<States> reached, leading;  // before each step and at the end: from the start, to the end
    };
    // Some steps.
    struct Steps {
        std::size_t from = 0;
        std::size_t to = 0;  // after the last
    };

    static Steps changed(Run& run, const VariantPattern& pattern, const DigitMask* open);
    static States reached_by(const Run& run, const VariantPattern& pattern, std::size_t step);
    static States leading_to(const Run& run, const VariantPattern& pattern, std::size_t step);
    static void keep(Run& run, const VariantPattern& pattern, std::size_t step);

    std::vector<Run> runs_;
    std::size_t last_ = 0;
};

}  // namespace deduku::variants
