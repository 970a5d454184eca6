// Groups of cells that words name together: "in every 2x2", "any three cells in a straight line", "a knight's move from
// a circle".
//
//   each square      A1 B1 A2 B2, B1 C1 B2 C2, ..        each near of C3      C3 C2, C3 B3, C3 D3, C3 C4
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "deduku/geometry.hpp"

namespace deduku::formats::published {

/// The groups of a name; none if there is no such name.
///   of the board      square, box, row, column, house; three, two: straight, of neighbours; box-three, box-two: of one
///                     box; rising-two, falling-two: of diagonal neighbours, upwards or downwards to the right
///   of some cells     near, knight, king: each of them with each such neighbour; touching: neighbours among them;
///                     line-three: three in sequence; ahead: the first of them with each other one
[[nodiscard]] std::optional<std::vector<std::vector<Cell>>> groups_named(std::string_view name,
                                                                         std::span<const Cell> cells,
                                                                         const Geometry& board);

}  // namespace deduku::formats::published
