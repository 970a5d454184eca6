// A puzzle as read: which digits each cell may hold before any reasoning.
//
//   `8`      one digit: a given        `[3578]` several: a multi-valued cell       `.` all N: blank
#pragma once

#include <string>

#include "deduku/geometry.hpp"
#include "deduku/ids.hpp"

namespace deduku {

/// A complete filling: the digit of each cell, row by row.
using Grid = Table<Cell, Digit>;

struct Puzzle {
    Box box;
    Table<Cell, Set<Digit>> cells;  ///< N^2 non-empty sets, row by row; all N digits = blank
    std::string name;               ///< from the file, if it gives one
    std::string comment;            ///< `#` lines before it and what follows it on its line
    /// What a player has reached, if the file says it under [State]: a digit written, the marks that are left, or all
    /// N where nothing is. Else empty. No method reads it; a hint does.
    Table<Cell, Set<Digit>> state{};
};

/// An empty board of this box size.
[[nodiscard]] inline Puzzle blank_puzzle(Box box) {
    const int n = box.digits();
    return {box, Table<Cell, Set<Digit>>(n * n, Set<Digit>::first_n(n)), {}, {}};
}

/// Number of cells with exactly one digit.
[[nodiscard]] inline int clue_count(const Puzzle& puzzle) {
    int count = 0;
    for (Set<Digit> digits : puzzle.cells) count += digits.single() ? 1 : 0;
    return count;
}

}  // namespace deduku
