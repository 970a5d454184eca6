// A rule in a few words, for sentences that do not say it whole.
//
//   killer 14: A1 B1     the cage 14 at A1          thermo: A1-A5     the thermometer A1-A5
//   anti-king            the anti-king rule; at E5: the neighbours of E5 (anti-king)
#pragma once

#include <string>

#include "deduku/geometry.hpp"
#include "deduku/text.hpp"

namespace deduku {

/// With "the".
[[nodiscard]] std::string rule_noun(const Rule& rule, const Geometry& geometry, Coords coords);

/// The cells that a rule about the whole board compares with these, "E5" or "C1 and E1".
[[nodiscard]] std::string neighbours_by_rule(const Rule& rule, const std::string& cells);

}  // namespace deduku
