// A checker of ledgers in memory, directly from the definitions of deduku/reason.hpp: slow and obvious, all reasons.
//
//   fault_of(ledger)   ->   "" if every step and the claim hold, else the place and the violation
#pragma once

#include <string>

#include "deduku/reason.hpp"

namespace deduku::testing {

/// The first violation. Twins are not supported.
[[nodiscard]] std::string fault_of(const Ledger& ledger);

}  // namespace deduku::testing
