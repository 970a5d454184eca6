// A checker of ledgers in memory, straight from the definitions of deduku/reason.hpp: slow and obvious, for every reason.
//
//   fault_of(ledger)   ->   "" if every step and the claim hold, else where and what does not
#pragma once

#include <string>

#include "deduku/reason.hpp"

namespace deduku::testing {

/// The first violation. Twins are not supported.
[[nodiscard]] std::string fault_of(const Ledger& ledger);

}  // namespace deduku::testing
