// Circles, squares and shaded cells of a sentence: rules for all their cells.
//
//   "Shaded cells are even."        even: A1 C3 D7
//   "Areas of a colour are clones." clone: A1 B1 = B3 C3
#pragma once

#include <map>
#include <string>
#include <vector>

#include "formats/published/shaded.hpp"
#include "formats/published/things/things.hpp"
#include "formats/published/words/saying.hpp"

namespace deduku::formats::published {

/// The cells of some things, each once, ascending.
struct MarkedCells {
    std::vector<Cell> cells{};
    std::map<std::string, std::vector<Cell>> by_colour{};  ///< in the order of the things
};
[[nodiscard]] MarkedCells marked_cells(const std::vector<Thing>& things, const std::vector<std::size_t>& chosen);

/// The rules that a match states about them, or what is missing.
[[nodiscard]] ShadedRules rules_of_marked(const Match& match, const MarkedCells& marked, const Geometry& board);

}  // namespace deduku::formats::published
