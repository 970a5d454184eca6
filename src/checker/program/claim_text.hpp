// Accepted claims as deduku-check prints them.
//
//   Accepted{false_candidates, {3, 64}, start}   ->   "accepted: false A1=4 cell 16=1"
#pragma once

#include <string>

#include "deduku/verdict.hpp"

namespace deduku {

/// "accepted: unique"; candidates by their names.
[[nodiscard]] std::string claim_text(const Accepted& answer);

/// "\nof the puzzle with 2 own cells, 1 helper, 31 houses, 12 lines and 1 choice"; empty for boards with houses only.
[[nodiscard]] std::string rules_text(const Start& start);

}  // namespace deduku
