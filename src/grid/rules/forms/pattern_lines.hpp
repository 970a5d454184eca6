// Rules with a pattern (RuleRow::automaton) as lines: between two cells of the line a helper holds the state.
//
//   A1 = 1 or 3, then B1 = 2 or 4     {before = s} + {A1 is one of the digits with the same targets} - {after is a target}
//                                     is at most 1; the same backwards
#pragma once

#include "grid/rules/forms/unrolled.hpp"
#include "grid/rules/make.hpp"

namespace deduku::rules {

/// Appends the helpers and lines of a pattern; a line that no filling satisfies if it has no reading.
void compile_unrolled(const Unrolled& unrolled, const Geometry& board, Constraints& out);
/// The same of the pattern along the groups of the rule.
void compile_pattern(const Rule& rule, const RuleContext& context, Constraints& out);
/// Empty, or the largest number of states that a pattern may have at a cell.
[[nodiscard]] std::string pattern_expects(const Rule& rule, const Geometry& board);

}  // namespace deduku::rules
