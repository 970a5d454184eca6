// A run of E2 as a proof: the rules are Covers; each conclusion is a Split with a nested Split for each further cell.
//
//   A1 {5,7}  C3 {2,5}:   Split on A1
//                           5: singles .., Split on C3     2: singles .., open     5: singles .., empty sector
//                           7: singles .., Split on C3     2: singles .., open     5: ..
#pragma once

#include "deduku/reason.hpp"
#include "method/scenarios/extend.hpp"

namespace deduku::scenarios {

/// The proof of the conclusions of `extend` for this puzzle with these rules. It claims the only solution, that there
/// is none, or the false candidates. None without conclusions.
[[nodiscard]] std::optional<Ledger> ledger_of(const Puzzle& puzzle, const Extension& extension,
                                              const ExtendOptions& options);

}  // namespace deduku::scenarios
