// A rule in a few words, for sentences that do not say it whole.
//
//   killer 14: A1 B1     the cage 14 at A1          thermo: A1-A5     the thermometer A1-A5
#pragma once

#include <string>

#include "deduku/geometry.hpp"
#include "deduku/text.hpp"

namespace deduku {

/// With "the".
[[nodiscard]] std::string rule_noun(const Rule& rule, const Geometry& geometry, Coords coords);

}  // namespace deduku
