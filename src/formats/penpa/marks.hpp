// Numbers, symbols and colours of a sheet.
//
//   "45":["5",1,"1"]         the digit 5 in a cell: a given          "250":["X",5,"6"]   a text on a border
//   "45":[2,"circle_SS",1]   a small circle filled in black           "45":3              a cell in light grey
#pragma once

#include "formats/penpa/pad.hpp"

namespace deduku::formats::penpa {

/// Draws colours of cells and symbols; symbols that no rule has become texts with their names.
void draw_symbols(const PenpaSheet& sheet, PadDrawing& to);

/// Draws texts, without those of cages; digits of the usual size in cells become givens instead.
void draw_texts(const PenpaSheet& sheet, std::span<const std::string> of_cages, PadDrawing& to,
                std::vector<std::string>& givens);

/// The digits of a layer in all cells of the board, row by row; empty if some are missing.
[[nodiscard]] std::vector<std::string> digits_of(const SheetLayer& layer, const SheetBoard& board);

}  // namespace deduku::formats::penpa
