// The find that HoDoKu would make first, among several finds of a technique.
//
//   subsets    boxes, then rows, then columns; cells (naked) or digits (hidden) as they are counted
//   locked     boxes (pointing), rows then columns (claiming); then digits
//   fish       digits; rows before columns
//   two-house patterns, wings      by their houses, or cells
//   chains     the most removals, then the shortest
//   sets       almost locked sets by their first house, then their cells; of a Sue de Coq by line, box and cells
//
// For other techniques, the first find that our own finder reports.
#pragma once

#include <optional>
#include <vector>

#include "deduku/geometry.hpp"
#include "method/path/step.hpp"

namespace deduku::hodoku {

/// The place in `found` of the first; there is at least one.
[[nodiscard]] std::size_t first_of(const Geometry& geometry, const std::vector<path::Step>& found);

/// HoDoKu's version of a find on this board: for a loop that settles a cell, the eliminations in that cell; a hidden rectangle
/// only where the corner across has two candidates, and row and column leave the other digit to corners; no ALS-XY-Wing
/// whose ends overlap. Nothing: it
/// does not know it.
[[nodiscard]] std::optional<path::Step> as_seen(const Board& board, path::Step found);

/// What a step removes, in the order in which HoDoKu removes it: naked subsets house by house, all others by cell.
[[nodiscard]] std::vector<Candidate> removals(const Geometry& geometry, const path::Step& step);

}  // namespace deduku::hodoku
