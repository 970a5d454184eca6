// Checks that the goal of a proof holds before searching for a proof.
//
//   unique       two solutions         untrue: the puzzle has several solutions
//   automatic    no solution           the claim NoSolution
#pragma once

#include <optional>

#include "method/proving/prove.hpp"

namespace deduku::proving {

/// The claim of the goal. None if it does not hold or the meter ran out: then `told` receives the reason and a true
/// candidate. It also receives the solution, if there is one.
[[nodiscard]] std::optional<Claim> decide(method::Known& known, const Wanted& wanted, Told& told);

}  // namespace deduku::proving
