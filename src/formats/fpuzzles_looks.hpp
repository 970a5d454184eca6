// Drawings of the rules that f-puzzles knows only with its extension, for programs that would show none: SudokuPad.
//
//   renban: A1 B1     "line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#F067F0","width":0.25,"fromConstraint":"Renban"}]
//
// Readers drop what has "fromConstraint", since the rule itself is beside it.
#pragma once

#include "formats/fpuzzles_shapes.hpp"

namespace deduku::formats::fpuzzles {

/// Adds the drawings of a rule, in the looks of the extension; nothing for rules that f-puzzles draws itself.
void write_look(RuleWriter& to, const Rule& rule);

}  // namespace deduku::formats::fpuzzles
