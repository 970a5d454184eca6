// Rules as general forms of ISS: tables of pairs, Or, automata, weighted sums.
//
//   pair abs(a - b) >= 3: A1 B1       .Pair~..~_~R1C1~R1C2        any {..} {..}     .Or.And.. .End.. .End
//   slow-thermo: A1 B1                the same                    count odd <= 2    .NFA~..
#pragma once

#include "formats/iss/rules.hpp"

namespace deduku::formats::iss {

/// The item of a rule; none if ISS has no form for it.
[[nodiscard]] std::optional<std::string> form_item(const Rule& rule, const Geometry& board);

}  // namespace deduku::formats::iss
