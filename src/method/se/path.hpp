// The complete path of SE, in the form of the paths of method/path: for each step its name, difficulty, pattern,
// eliminations and reason.
//
//   Naked Pair      3.0   C2, C9 <> 1, 9                      a Cover
//   Nishio ..       7.6   C4 <> 1                             a Split
//   Hidden Single   1.2   C4 = 9                              Covers
#pragma once

#include "method/path/path.hpp"
#include "method/se/explainer.hpp"

namespace deduku::se {

/// The path of a 9x9 puzzle as far as SE solves it: each step with its reason, name and rating. The outcome is unknown
/// at the limit of the meter, or before a step without a proof. Uniqueness techniques are used without counting
/// solutions.
[[nodiscard]] path::Path path_of(const Puzzle& puzzle, const SeOptions& options, Meter& meter,
                                 const path::OnStep& watch = {});

}  // namespace deduku::se
