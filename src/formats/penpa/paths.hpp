// Lines of a sheet: single steps, put together, and the lists of cells of thermometers and arrows.
//
//   "45,46":3 "46,47":3   ->   a green line of three cells
#pragma once

#include "formats/penpa/outlines.hpp"
#include "formats/penpa/pad.hpp"

namespace deduku::formats::penpa {

/// Draws the lines of the setter; thick black ones between cells are added to the edges instead, thin ones and those on
/// the outline of the board are part of the board.
void draw_steps(const PenpaSheet& sheet, PadDrawing& to, ThickEdges& edges);

/// Draws thermometers, with and without bulbs, arrows, with and without circles, wide lines and polygons.
void draw_lists(const PenpaSheet& sheet, PadDrawing& to);

/// Whether the setter drew elements of this kind.
[[nodiscard]] bool has_any(const PenpaSheet& sheet, std::string_view kind);

}  // namespace deduku::formats::penpa
