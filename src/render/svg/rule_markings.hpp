// How rules are drawn: one table, a row for each kind (rules/). Rules without a row are named below the board in words.
//
//   cages       dashed, the sum in a corner           thermometers  a broad line from a bulb
//   arrows      from a circle, or an outlined pill    other lines   each with a pattern of its own; colours only add to it
//   dots, X, V  between two cells                     quadruples    in a circle between four
//   sandwiches, X-sums, rooms, little killers         beside the board, in a ring between it and its labels
#pragma once

#include <string>

#include "render/svg/markings.hpp"

namespace deduku::svg {

/// Whether pictures show a rule of this kind.
[[nodiscard]] bool is_drawn(const Rule& rule);
/// All rules that are drawn in this layer; false if there are none.
[[nodiscard]] bool draw_rules(Layer layer, const Frame& frame, Xml& xml);
/// The style sheet of the rules a board has.
[[nodiscard]] std::string rule_shapes(const Geometry& geometry);
[[nodiscard]] std::string rule_colours(const Geometry& geometry, bool dark);

/// Cells that have the value of a rule in their top left corner: their pencil marks leave it free.
[[nodiscard]] std::vector<Cell> cells_with_value(const Geometry& geometry);

}  // namespace deduku::svg
