// Braids: contradictions of a candidate through a number of variables, each left with one candidate by those before it.
//
//   if Z:   A1 has only 5 left,  row C only A1-linked ..,  digit 2 of box 4 has no place left
//           three variables: braid[3]
//
// After D. Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles": the B rating of a puzzle, and BpB (here
// bxb), where the copies of trial and error are closed by braids.
#pragma once

#include <optional>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"

namespace deduku::depth {

/// The smallest n such that singles and braids of at most n variables solve a 9x9 puzzle of T&E depth at most 1; 0 if
/// singles do. None if the depth is greater, or the meter does not allow to find out. A node is a position with one
/// more candidate placed.
[[nodiscard]] std::optional<int> braid_rating(const Puzzle& puzzle, Meter& meter);

/// The smallest p such that trial and error in `levels` of copies, the last ones closed by singles and braids of at
/// most p variables, solves a 9x9 puzzle of T&E depth at most levels + 1; 0 if its depth is at most `levels`. One
/// level: BxB; two: BxBB. Likewise.
[[nodiscard]] std::optional<int> bxb_rating(const Puzzle& puzzle, const Grid& solution, int levels, Meter& meter);

}  // namespace deduku::depth
