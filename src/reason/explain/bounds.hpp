// Bounds on how often a set of cells can hold a digit, from the living candidates.
//
//        A B C | D E F | G H I      . a place of the digit     [ ] the set of cells
//   1   [. .]. |       |            row 1 has all its places in the set: at least 1
//   2   [.    ]|     . |            rows 1 and 2 contain all places of the set: at most 2; box 1 does: at most 1
//
// Every house holds the digit once; a cell in no house holds it at most once. So the set holds the digit at most as
// often as the number of houses needed to contain all its places, and at least as often as the number of houses with
// all their places in the set, no two of them with a common place: the sums A_min + B_min <= C_min and C_max <= A_max +
// B_max over parts of houses.
#pragma once

#include <vector>

#include "deduku/board.hpp"

namespace deduku::explain {

struct CountBounds {
    int least() const { return static_cast<int>(inside.size()); }
    int most() const { return static_cast<int>(around.size() + alone.size()); }

    std::vector<House> inside;  ///< as many as possible: all places in the set, no place in two of them
    std::vector<House> around;  ///< as few as possible: together they contain all places of the set
    std::vector<Cell> alone;    ///< places of the set in no house
    /// False if the search for better houses was cut short, which takes a board above 9x9 and a scattered set: the
    /// bounds hold, but may not be the closest.
    bool closest = true;
};

/// The bounds for these cells on a board that is not contradictory.
[[nodiscard]] CountBounds bounds(const Board& board, const std::vector<Cell>& cells, Digit digit);

/// The dead candidates of the digit that the bounds depend on.
[[nodiscard]] std::vector<Candidate> premises(const Board& board, const std::vector<Cell>& cells, Digit digit,
                                              const CountBounds& bounds);

}  // namespace deduku::explain
