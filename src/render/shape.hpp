// What the sectors of a Cover are about, told apart for its shape and its words.
//
//   cell A1, cell B1, 2 in row 1     cells A1, B1     houses row 1     digits 2
#pragma once

#include "deduku/words.hpp"

namespace deduku::words {

/// The cells among the sectors, in their order.
[[nodiscard]] std::vector<Cell> cells_in(const Geometry& geometry, const std::vector<Sector>& sectors);
/// The houses among the sectors, ascending, each once.
[[nodiscard]] std::vector<House> houses_in(const Geometry& geometry, const std::vector<Sector>& sectors);
/// The digits of the houses among the sectors.
[[nodiscard]] Set<Digit> digits_in(const Geometry& geometry, const std::vector<Sector>& sectors);

}  // namespace deduku::words
