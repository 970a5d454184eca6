// A puzzle as read: which digits each cell may hold before any reasoning.
//
//   `8`      one digit: a given        `[3578]` several: a multi-valued cell       `.` all N: blank
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/ids.hpp"

namespace deduku {

/// A complete filling: the digit of each cell, row by row.
using Grid = Table<Cell, Digit>;

/// Houses other than rows, columns and boxes.
struct Houses {
    std::string text;  ///< as it stands behind a puzzle: "boxes+diagonals" (of the usual box), or a map of regions
    HouseCells cells;  ///< valid (is_valid)
};

/// Houses from such a text, for a board with boxes of this size: "boxes" or a character (of ASCII, no blank) for each
/// cell that names its region; then perhaps "+diagonals" and (9x9) "+windoku"; always with rows and columns. Or
/// "[[0,1,..],..]": the cells of each house, and no others. None if it is not one, or the houses are not valid.
[[nodiscard]] std::shared_ptr<const Houses> parse_houses(std::string_view text, Box box);

struct Puzzle {
    Box box;                        ///< one cell high on a board with houses of its own
    Table<Cell, Set<Digit>> cells;  ///< N^2 non-empty sets, row by row; all N digits = blank
    std::string name;               ///< from the file, if it gives one
    std::string comment;            ///< `#` lines before it and what follows it on its line
    /// What a player has reached, if the file says it under [State]: a digit written, the marks that are left, or all
    /// N where nothing is. Else empty. No method reads it; a hint does.
    Table<Cell, Set<Digit>> state{};
    std::shared_ptr<const Houses> houses{};  ///< null: rows, columns and boxes
    std::vector<Cell> lone_marks{};          ///< cells where one mark of the state is left, and no digit written
};

/// Whether the one digit that the state has in this cell is a mark: nobody has written it.
[[nodiscard]] inline bool is_lone_mark(const Puzzle& puzzle, Cell cell) {
    const auto& lone = puzzle.lone_marks;
    return std::find(lone.begin(), lone.end(), cell) != lone.end();
}

/// An empty board of this box size.
[[nodiscard]] inline Puzzle blank_puzzle(Box box) {
    const int n = box.digits();
    return {box, Table<Cell, Set<Digit>>(n * n, Set<Digit>::first_n(n)), {}, {}};
}

/// The board of a puzzle.
[[nodiscard]] GeometryPtr geometry_of(const Puzzle& puzzle);

/// Number of cells with exactly one digit.
[[nodiscard]] inline int clue_count(const Puzzle& puzzle) {
    int count = 0;
    for (Set<Digit> digits : puzzle.cells) count += digits.single() ? 1 : 0;
    return count;
}

}  // namespace deduku
