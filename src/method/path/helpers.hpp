// Helper cells of rules on paths: nobody sees them, so what only they lose is no step.
//
//   skyscraper 4: row 1     after A1 the tallest is 3, 4 or 5: helper cell          no step
//                           so B1 is not 6                                          a step, with the reason before
#pragma once

#include "deduku/techniques.hpp"
#include "method/path/paper.hpp"

namespace deduku::path {

/// Whether the find only removes numbers of helper cells.
[[nodiscard]] bool is_only_in_helpers(const Geometry& board, const Find& find);

/// Removes from helper cells what looks and pairs of this order find, writes those with one number left, and appends
/// the deductions. `rules`: null on boards without rules.
void look_in_helpers(WorkingPaper& paper, const Puzzle& puzzle, const RuleView* rules, const std::vector<Move>& order,
                     std::vector<Deduction>& shown);

}  // namespace deduku::path
