// Drawings of rules: one table, a row for each kind (rules/). Rules without a row are stated below the board in words.
//
//   cages       dashed, the sum in a corner           thermometers  a broad line from a bulb
//   arrows      from a circle, or an outlined pill    other lines   each with its own pattern besides its colour
//   dots, X, V  between two cells                     quadruples    in a circle between four
//   sandwiches, X-sums, rooms, little killers         outside the board, in a ring between it and its labels
#pragma once

#include <string>

#include "pictures/svg/markings.hpp"

namespace deduku::svg {

/// Whether pictures show a rule of this kind.
[[nodiscard]] bool is_drawn(const Rule& rule);
/// The meaning of its drawing, the same for all rules of this kind and value: "Digits in a dashed cage differ and ..".
[[nodiscard]] std::string drawing_sentence(const Rule& rule);
/// Draws all rules of this layer; false if there are none.
[[nodiscard]] bool draw_rules(Layer layer, const Frame& frame, Xml& xml);
/// The style sheet for the rules of a board.
[[nodiscard]] std::string rule_shapes(const Geometry& geometry);
[[nodiscard]] std::string rule_colours(const Geometry& geometry, Theme theme);

/// Cells with the value of a rule in their top left corner: their pencil marks leave it free.
[[nodiscard]] std::vector<Cell> cells_with_value(const Geometry& geometry);

}  // namespace deduku::svg
