// Braids: a candidate leads to a contradiction through variables, each reduced to one candidate by the previous ones.
//
//   if Z:   A1 has only 5 left,  7 of row 3 only C3,  2 of box 4 has no place left
//           three variables: braid[3]
//
// After D. Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles": the B rating of a puzzle, and BpB (here
// bxb), where braids close the copies of trial and error.
#pragma once

#include <optional>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"

namespace deduku::depth {

/// The smallest n such that singles and braids of at most n variables solve a 9x9 puzzle of T&E depth at most 1; 0 if
/// singles suffice. None if the depth is greater, or at the limit of the meter. A node is a position with one more
/// candidate placed.
[[nodiscard]] std::optional<int> braid_rating(const Puzzle& puzzle, Meter& meter);

/// The smallest p such that trial and error with `levels` nested copies, the innermost closed by singles and braids of
/// at most p variables, solves a 9x9 puzzle of T&E depth at most levels + 1; 0 if its depth is at most `levels`. One
/// level is BxB, two are BxBB. None as above.
[[nodiscard]] std::optional<int> bxb_rating(const Puzzle& puzzle, const Grid& solution, int levels, Meter& meter);

}  // namespace deduku::depth
