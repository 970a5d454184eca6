// Checks that the goal of a proof holds, before a proof is searched for.
//
//   unique       two solutions         untrue: the puzzle has several solutions
//   automatic    no solution           the claim NoSolution
#pragma once

#include <optional>

#include "method/prove/prove.hpp"

namespace deduku::proving {

/// The claim that the goal comes to. None if it does not hold or the meter ran out: `told` says why then, and which
/// candidate is true after all. It gets the solution, if there is one.
[[nodiscard]] std::optional<Claim> decide(method::Known& known, const Wanted& wanted, Told& told);

}  // namespace deduku::proving
