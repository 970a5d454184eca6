// Drawings on a board except digits, marks and the lines between its cells: one table, a row for each kind of drawing.
//
//   ground   windows and other houses, shaded           below everything
//   line     the long diagonals                         below the lines between cells
//   edge     letters of groups                          above them; digits and marks are above these
//   below the board   "Disjoint groups"                 in words, not drawn
//
// To add one: write its function, and its row in markings.cpp with its colours.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "pictures/svg/frame.hpp"
#include "pictures/svg/style.hpp"
#include "pictures/svg/xml.hpp"

namespace deduku::svg {

enum class Layer : std::uint8_t { ground, line, edge };

/// Draws all drawings of a layer.
void draw_markings(Layer layer, const Frame& frame, Xml& xml);

/// The style sheet for the drawings of a board: shapes, and colours of the light or the dark palette; empty for plain
/// boards.
[[nodiscard]] std::string marking_shapes(const Geometry& geometry);
[[nodiscard]] std::string marking_colours(const Geometry& geometry, Theme theme);
/// Both, in the light palette.
[[nodiscard]] inline std::string marking_style(const Geometry& geometry) {
    return marking_shapes(geometry) + marking_colours(geometry, Theme::light);
}

/// Cells with a number in their top left corner.
[[nodiscard]] std::vector<Cell> headed_cells(const Geometry& geometry);

/// The text below the board: a sentence for each kind of rule, drawn or not, and "Disjoint groups: ..".
[[nodiscard]] std::vector<std::string> words_below(const Geometry& geometry);
/// The same in lines of at most this many characters.
[[nodiscard]] std::vector<std::string> wrapped(const std::vector<std::string>& words, std::size_t length);

}  // namespace deduku::svg
