// The first find of HoDoKu among several finds of a technique.
//
//   subsets    boxes, then rows, then columns; cells (naked) or digits (hidden) in their order
//   locked     boxes (pointing), rows then columns (claiming); then digits
//   fish       digits; rows before columns
//   two-house patterns, wings      by their houses, or cells
//   chains     the most removals, then the shortest
//   sets       almost locked sets by their first house, then their cells; Sue de Coq by line, box and cells
//
// For other techniques, the first find of Deduku's own finder.
#pragma once

#include <optional>
#include <vector>

#include "deduku/geometry.hpp"
#include "method/path/step.hpp"

namespace deduku::hodoku {

/// The index in `found` of the first find; there must be at least one.
[[nodiscard]] std::size_t first_of(const Geometry& geometry, const std::vector<path::Step>& found);

/// HoDoKu's version of a find on this board; none if HoDoKu does not make it. Discontinuous loops: only the
/// eliminations in the first cell. Hidden rectangles: only if the opposite corner has two candidates, and the other
/// digit is only in corners in row and column. ALS-XY-Wings: only if their ends do not overlap.
[[nodiscard]] std::optional<path::Step> as_seen(const Board& board, path::Step found);

/// The removals of a step in HoDoKu's order: naked subsets house by house, all others by cell.
[[nodiscard]] std::vector<Candidate> removals(const Geometry& geometry, const path::Step& step);

}  // namespace deduku::hodoku
