// Symmetries of a square board: rotations, and reflections in diagonals and middle lines.
//
//   rotation-180     A1 -> I9, B1 -> H9, ..       one map
//   rotation-90      A1 -> I1 -> I9 -> A9         three maps: all turns besides the identity
//
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "deduku/ids.hpp"

namespace deduku::generate {

/// The maps of a group besides the identity, as the image of each cell; none for the trivial group.
using Symmetry = std::vector<Table<Cell, Cell>>;

/// The symmetry "none", "rotation-180", "rotation-90", "diagonal", "antidiagonal", "horizontal", "vertical",
/// "both-diagonals" or "both-lines" of a board with N x N cells; nothing for any other word.
[[nodiscard]] std::optional<Symmetry> symmetry_of(std::string_view word, int digits);

/// The cells in groups whose members are images of each other, by their first cells.
[[nodiscard]] std::vector<std::vector<Cell>> orbits_under(const Symmetry& symmetry, int cells);

}  // namespace deduku::generate
