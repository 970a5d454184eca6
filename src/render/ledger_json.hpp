// A ledger as the text of a proof file (doc/ledger-format.md); proof/ledger_writer.hpp writes one while it is made.
//
//   {"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,..]}
//   {"cover":[[3],[19]],"removes":[3,7,11]}
//   {"claim":"unique","grid":[1,2,3,4,..]}
#pragma once

#include <string>

#include "reason/ledger.hpp"

namespace deduku {

/// The first line of a proof of this puzzle, without the line end.
[[nodiscard]] std::string header_json(const Puzzle& puzzle);

/// The whole file; every line ends with a newline.
[[nodiscard]] std::string ledger_text(const Ledger& ledger);

}  // namespace deduku
