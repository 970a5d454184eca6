// The sectors of a Cover by kind, which determine its shape and its sentence.
//
//   cell A1, cell B1, 2 in row 1     cells A1, B1     houses row 1     digits 2
#pragma once

#include "deduku/words.hpp"

namespace deduku::render {

/// Whether the sector is a digit in a house: neither a cell nor a line.
[[nodiscard]] bool is_of_house(const Geometry& geometry, Sector sector);
/// The cells among the sectors, in their order.
[[nodiscard]] std::vector<Cell> cells_in(const Geometry& geometry, const std::vector<Sector>& sectors);
/// The houses among the sectors, ascending, each once.
[[nodiscard]] std::vector<House> houses_in(const Geometry& geometry, const std::vector<Sector>& sectors);
/// The digits of the houses among the sectors.
[[nodiscard]] Set<Digit> digits_in(const Geometry& geometry, const std::vector<Sector>& sectors);
/// The cells of the lines among the sectors, ascending, each once; lines of cases are not included.
[[nodiscard]] std::vector<Cell> cells_of_lines(const Geometry& geometry, const std::vector<Sector>& sectors);
/// The cells of a Sum, likewise: those with a weight in the sum of its lines.
[[nodiscard]] std::vector<Cell> cells_of(const Geometry& geometry, const Sum& sum);
/// The cells of all lines of a choice.
[[nodiscard]] std::vector<Cell> cells_of(const Choice& choice);

}  // namespace deduku::render
