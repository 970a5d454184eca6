// The stages of a report as data for its script (render/html/report.js).
//
//   {"id":"proof","name":"Proof","stages":[{"title":"Step 1: naked
//   single","words":"..","gone":[3,7,11],"base":[3],..}]}
//
// A stage has cells of its own only where they differ from those of the stage before without its eliminations.
#pragma once

#include "report/analysis.hpp"

namespace deduku::report {

/// Everything the script needs: labels, names, givens, and a view for each method that has stages. Cells and digits
/// are numbers of the proof format. A view of more than `most` stages is cut, and says so; its end is shown.
[[nodiscard]] Json report_data(const Puzzle& puzzle, const Analysis& analysis, Coords coords, std::size_t most);

/// The classes of the style sheet for each cell: thick lines beside it ("box-left"), houses it is shaded for, diagonals.
[[nodiscard]] Table<Cell, std::string> cell_classes(const Geometry& geometry);

}  // namespace deduku::report
