// Forms of all boards, to find puzzles that are the same: with rules, by the symmetries that keep the rules.
//
//   rules:killer 15: A1 A2 B2; thermo: A1-C1          turned, mirrored, digits reversed or renamed where every rule allows it
//   rules:killer 15: I9 I8 H8; thermo: I9-G9          the same form
//
// A symmetry is taken if the houses, lines and choices of every rule are the images of those of a rule that can be
// written. Two puzzles of one form are the same puzzle; some that are the same may have two forms: those with own cells,
// and those of rules that only another symmetry would keep.
#pragma once

#include <string>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"

namespace deduku::canon {

/// The form as a line: minlex for boards without rules up to 12x12. Empty at the limit of the meter.
[[nodiscard]] std::string form_of_any(const Puzzle& puzzle, Meter& meter);

}  // namespace deduku::canon
