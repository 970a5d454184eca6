// An automaton along a line of cells: only the states and moves that some reading of the whole line uses.
//
//   odd, even, odd, ..     A1        B1        C1
//   states           1 --1,3,5--> 1 --2,4--> 1 --1,3--> 1      pruned from both ends, equal states merged
#pragma once

#include <optional>
#include <vector>

#include "deduku/geometry.hpp"
#include "grid/rules/forms/automaton.hpp"

namespace deduku::rules {

struct Unrolled {
    struct Edge {
        int from = 0;
        int number = 0;
        int to = 0;
        friend auto operator<=>(const Edge&, const Edge&) = default;
    };
    /// Reading a cell: from one of `before` states to one of `after`; the same number as `before` of the next step.
    struct Step {
        Cell cell{};
        int before = 1;
        int after = 1;
        std::vector<Edge> edges;  ///< ascending
    };
    /// One state before the first step and one after the last; empty if no reading is accepted.
    std::vector<Step> steps;
    /// The largest number of states at a place.
    [[nodiscard]] int most_states() const;
};

/// Groups of cells, read with a break between each two.
[[nodiscard]] Unrolled unroll(const Automaton& automaton, const std::vector<std::vector<Cell>>& groups,
                              const Geometry& board);

/// The readings that it does not accept; none if more than max_automaton_states sets of its states occur at a cell, or more
/// than max_digits states are left there.
[[nodiscard]] std::optional<Unrolled> unroll_refused(const Automaton& automaton,
                                                     const std::vector<std::vector<Cell>>& groups,
                                                     const Geometry& board);

/// That of a rule with a pattern (RuleRow::automaton).
[[nodiscard]] Unrolled unrolled_of(const Rule& rule, const Geometry& board);
/// That of the readings with which it does not hold; none if they have too many states.
[[nodiscard]] std::optional<Unrolled> failing_unrolled_of(const Rule& rule, const Geometry& board);

}  // namespace deduku::rules
