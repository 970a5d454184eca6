// The stages of a report as data for its script (report/templates/report.js).
//
//   {"id":"proof","name":"Proof","stages":[{"title":"Step 1: naked
//   single","words":"..","gone":[3,7,11],"base":[3],..}]}
//
// A stage contains cells only if they differ from those of the previous stage after its eliminations.
#pragma once

#include "report/analysis.hpp"

namespace deduku::report {

/// All data for the script: labels, names, givens, and a view for each method with stages. Cells and digits are numbers
/// of the proof format. A view of more than `most` stages is truncated, with a notice; its end is included.
[[nodiscard]] Json report_data(const Puzzle& puzzle, const Analysis& analysis, Coords coords, std::size_t most);

/// The CSS classes of each cell: thick lines next to it ("box-left"), houses it is shaded for, diagonals.
[[nodiscard]] Table<Cell, std::string> cell_classes(const Geometry& geometry);

}  // namespace deduku::report
