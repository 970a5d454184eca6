// A ledger as a proof file: one JSON object a line, the numbers of grid/ids.hpp (doc/ledger-format.md).
//
//   {"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,..]}
//   {"cover":[[3],[19]],"removes":[3,7,11]}
//   {"split":0,"branches":[{"keep":[0],"steps":[]},{"keep":[1],"steps":[],"empty":16}],"removes":[1]}
//   {"claim":"unique","grid":[1,2,3,4,..]}
//
// One function per line, so that a long proof can be written while it is made.
#pragma once

#include <string>

#include "reason/ledger.hpp"

namespace deduku {

/// The first line of a proof of this puzzle, without the line end.
std::string header_json(const Puzzle& puzzle);

/// A step, nested steps included, as one line without the line end.
std::string to_json(const Geometry& geometry, const Deduction& deduction);

/// The last line, without the line end.
std::string to_json(const Geometry& geometry, const Claim& claim);

/// The whole file; every line ends with a newline.
std::string ledger_text(const Ledger& ledger);

}  // namespace deduku
