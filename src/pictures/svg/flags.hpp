// Signs in cells for what a layer of two numbers marks: a doubler, a shaded cell.
//
//   layer doubler 0 1     a small "d" in the lower right corner of each cell whose own number is known to be 1
//   below the board       "d in the corner: doubler is 1"
#pragma once

#include <string>
#include <vector>

#include "deduku/board.hpp"

namespace deduku::svg {

/// A layer with two numbers in each cell of the grid.
struct Flag {
    Cell first{};      ///< its own cell at the first cell of the grid
    std::string name;  ///< "doubler"
    std::string sign;  ///< the shortest beginning of the name that no other flag has
    int marked = 1;    ///< the greater number
};
[[nodiscard]] std::vector<Flag> flags_of(const Geometry& geometry);

/// Whether the cell is known to have the greater number.
[[nodiscard]] bool is_marked(const Flag& flag, const Board& board, Cell cell);

/// What the signs mean, a line each.
[[nodiscard]] std::vector<std::string> words_of_flags(const Geometry& geometry);

}  // namespace deduku::svg
