// The stages a report steps through, as data for its script (render/html/report.js).
//
//   {"id":"proof","name":"Proof","stages":[{"title":"Stage 1: naked
//   single","words":"..","gone":[3,7,11],"base":[3],..}]}
#pragma once

#include "report/analysis.hpp"

namespace deduku::report {

/// Everything the script needs: labels, names, givens, and a view for each method that has stages. Cells and digits
/// are numbers of the proof format. A view ends after `most` stages, and says so.
Json report_data(const Puzzle& puzzle, const Analysis& analysis, Coords coords, std::size_t most);

}  // namespace deduku::report
