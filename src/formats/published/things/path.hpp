// Lines as cells: the cells that a polyline passes through.
//
//   (0.5,0.5) (0.5,2.5) (1.5,3.5)   ->   A1 B1 C1 D2
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "formats/published/things/things.hpp"

namespace deduku::formats::published {

/// The cell that contains a point; none outside of the board.
[[nodiscard]] std::optional<Cell> cell_at(DrawnPoint point, int n);
/// The centre of a cell.
[[nodiscard]] DrawnPoint centre_of(Cell cell, int n);
/// Whether two points are at most so many thousandths apart in both directions.
[[nodiscard]] bool is_near(DrawnPoint a, DrawnPoint b, int distance);

/// The cells of a line through centres, without repeats of the same cell in a row; none if a point between its ends is
/// not near a centre, an end is outside, or a stretch is neither straight nor diagonal.
[[nodiscard]] std::optional<std::vector<Cell>> cells_through(std::span<const DrawnPoint> points, int n);

/// The cells on both sides of each step of a line along borders of cells, two by two, without the outline of the board;
/// none if it goes elsewhere.
[[nodiscard]] std::optional<std::vector<Cell>> cells_beside(std::span<const DrawnPoint> points, int n);

}  // namespace deduku::formats::published
