// Cells shaded in one colour, as regions, windows and clones.
//
//   # # .     two groups of the same shape: clone: A1 B1 = B3 C3
//   . # #
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/geometry.hpp"

namespace deduku::formats::published {

/// The rules of shaded cells, or what is wrong with them.
struct ShadedRules {
    std::vector<std::string> rules{};
    std::string missing{};
};

/// Extra regions: each connected group of N cells, or N cells together.
[[nodiscard]] ShadedRules shaded_regions(const std::vector<Cell>& cells, const Geometry& board);
/// Extra regions of at most N cells: each connected group.
[[nodiscard]] ShadedRules shaded_areas(const std::vector<Cell>& cells, const Geometry& board);
/// The windows of a windoku, if the cells are these; otherwise extra regions.
[[nodiscard]] ShadedRules windows_or_regions(const std::vector<Cell>& cells, const Geometry& board);
/// A rule of this name for each connected group, which must be a square of 3x3 cells or more.
[[nodiscard]] ShadedRules shaded_squares(const std::vector<Cell>& cells, std::string_view rule, const Geometry& board);
/// Clones: connected groups of the same shape, at least two.
[[nodiscard]] ShadedRules clones_of(const std::vector<Cell>& cells, const Geometry& board);

/// Adds the cells of a line to the sets that it touches, joined to one; a set has each cell once.
void join_touching(std::vector<std::vector<Cell>>& sets, std::vector<Cell> line);

}  // namespace deduku::formats::published
