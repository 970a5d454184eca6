// Checks that the goal of a proof holds, before a proof is searched for.
//
//   unique       two solutions         untrue: the puzzle has several solutions
//   automatic    no solution           the claim NoSolution
#pragma once

#include <optional>

#include "method/prove/prove.hpp"

namespace deduku::proving {

/// The claim of the goal. None if it does not hold or the meter ran out: `told` then has the reason, and the
/// candidate that is true. It receives the solution, if there is one.
[[nodiscard]] std::optional<Claim> decide(method::Known& known, const Wanted& wanted, Told& told);

}  // namespace deduku::proving
