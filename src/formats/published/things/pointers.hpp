// Arrows that lie in one cell and point to others, drawn or as a text.
//
//   A1 with an arrow to the right    pointer A1 B1 C1 ..: its cell, then those that it looks at
#pragma once

#include <vector>

#include "formats/published/things/drawing.hpp"

namespace deduku::formats::published {

/// The cells that an arrow at the edge of the board or of a cell looks at, nearest first; its tip is at `tip`.
[[nodiscard]] std::vector<Cell> cells_ahead(DrawnPoint tip, int down, int right, int n);

/// Adds a thing for each arrow in a cell; texts such as "->" in one character are replaced.
void add_pointers(std::vector<Thing>& things, const std::vector<Stroke>& strokes, int n);

}  // namespace deduku::formats::published
