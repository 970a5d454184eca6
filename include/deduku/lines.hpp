// Constraints of rules as plain data: small houses, bounds on weighted sums of candidates, choices between cases.
//
//   cage A1 A2 B2 = 15      a house of three cells, and a line: weight 1 for 1 in A1, 2 for 2 in A1, .. 9 for 9 in B2;
//                           least 15, most 15
//   A1 < A2                 for each t a line of weights 1: t or more in A1, t or less in A2; most 1
//   sandwich 12 in row 1    a choice: a case for each pair of places of 1 and 9, with the lines of that case
//
//   layer doubler 0 1       81 own cells of two values: 0, no doubler; 1, a doubler
//
// A solution satisfies every line and, for each choice, all lines of at least one case.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/ids.hpp"

namespace deduku {

struct Term {
    Candidate candidate;
    int weight = 1;  ///< not 0; at most 6 digits
    friend bool operator==(const Term&, const Term&) = default;
};

/// least <= sum of the weights of the true candidates <= most.
struct Linear {
    std::vector<Term> terms;   ///< may be empty; no candidate twice
    std::optional<int> least;  ///< none: no lower bound; at most 9 digits
    std::optional<int> most;   ///< none: no upper bound; at most 9 digits
    friend bool operator==(const Linear&, const Linear&) = default;
};

/// At most one of the candidates is true: all weights are 1, and so is the upper bound.
[[nodiscard]] constexpr bool at_most_one(const Linear& line) {
    for (const Term& term : line.terms)
        if (term.weight != 1) return false;
    return line.most == 1;
}
/// Exactly one of the candidates is true: the lower bound is 1 as well.
[[nodiscard]] constexpr bool exactly_one(const Linear& line) { return line.least == 1 && at_most_one(line); }

/// The lines of each case; at least one case holds.
using Choice = std::vector<std::vector<Linear>>;

/// A cell of its own, beside the grid and in no house: a flag, a number apart from the digit, the state of a pattern.
struct OwnCell {
    /// The numbers that its values stand for, ascending: 1 to 64. Value k is Digit k.
    std::vector<int> numbers;
    /// Solutions that differ only in helpers are one solution.
    bool helper = false;
    /// The cell of the grid that it belongs to.
    std::optional<Cell> at{};
    /// In the text of rules: "doubler.C3"; empty if rules cannot name it.
    std::string name{};
    /// Its meaning in words, followed by its cell of the grid: "doubler", "state after".
    std::string meaning{};
    friend bool operator==(const OwnCell&, const OwnCell&) = default;
};

/// The rule that an own cell, a house, a line or a choice comes from.
struct Origin {
    std::size_t rule = 0;  ///< its index among the rules of the board
    std::size_t part = 0;  ///< the index of the cell, house, line or choice among those of this rule
    friend bool operator==(const Origin&, const Origin&) = default;
};

/// The constraints of a board besides its rows, columns and regions.
struct Constraints {
    /// Numbers of own cells, houses, lines and choices.
    struct Counts {
        std::size_t cells = 0;
        std::size_t houses = 0;
        std::size_t lines = 0;
        std::size_t choices = 0;
        friend bool operator==(const Counts&, const Counts&) = default;
    };

    std::vector<std::vector<Cell>> houses;  ///< 1 to N cells of the grid each, ascending: their digits differ
    std::vector<Linear> lines;
    std::vector<Choice> choices;
    std::vector<Counts> ends{};  ///< for each rule, the numbers up to its last one; empty without rules
    std::vector<OwnCell> cells{};
    std::string excess{};  ///< what was expected instead of a rule with more cases than the limits; empty: no such rule
    Counts counts() const { return {cells.size(), houses.size(), lines.size(), choices.size()}; }
    friend bool operator==(const Constraints&, const Constraints&) = default;
};

}  // namespace deduku
