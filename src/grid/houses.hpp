// Houses as text, as after "houses:" in a puzzle.
//
//   AAABACBBDCCBDDDC      boxes+diagonals      and the error of a map such as AAABACBBDCCBDDDD
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/geometry.hpp"

namespace deduku {

/// The text from which parse_houses() makes these houses; empty for rows, columns and the usual boxes, which every
/// reader assumes.
[[nodiscard]] std::string houses_text(const Geometry& board);
/// The houses of an unusual canvas whose text has none: "boxes", or "lines" if there are no boxes.
[[nodiscard]] std::string usual_houses(Canvas canvas);
/// "[[0,1,2,3],[4,5,6,7],..]"
[[nodiscard]] std::string list_of(const HouseCells& houses);
/// The boxes of an unusual canvas as a map of regions.
[[nodiscard]] std::string map_of_boxes(Canvas canvas, Box box);

/// Why regions are not houses: "10 cells in region C, 8 cells in region I", expected "9 cells in each region".
struct OddRegions {
    std::size_t at = 0;  ///< the cell, or character, with the error
    std::string found, expected;
};
/// The regions with too many cells or too few; none if all have N. `names`: the region of each of the N^2 cells.
[[nodiscard]] std::optional<OddRegions> odd_regions(const std::vector<std::string>& names, int n);
/// The same for a text that parse_houses() refuses, and a map of too many or too few cells; none if it is not a map.
[[nodiscard]] std::optional<OddRegions> odd_map(std::string_view text, int n);

}  // namespace deduku
