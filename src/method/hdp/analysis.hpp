// Pair Reduction Analysis and the list of constraint pairs: the results of single decisions on an unchanged position
// (spec sections 4 and 7).
#pragma once

#include "method/hdp/autosolve.hpp"

namespace deduku::hdp {

/// Tries every pair, group and candidate of a closed board; keeps no facts and repeats duplicates. Ends early if the
/// autosolver is exhausted. Pairs, candidates and branches are added to `events` if it is not null.
void analyse_pairs(Board& board, Autosolver& autosolver, Section& out, std::vector<Event>* events = nullptr);

/// For each digit, for BLK, ROW, COL: the houses with exactly two open cells for the digit, each pair of cells once per
/// digit; not tried yet.
[[nodiscard]] std::vector<ConstraintPair> find_constraint_pairs(const Board& board);

/// The same with both branches tried by autosolve, printed as on the published pages: after a first branch with a
/// solution, the second counts as contradictory untested; after a contradictory first branch, a second one with a
/// solution is printed as open with 0 pairs. Ends early, with the pairs tried so far, if the autosolver is exhausted.
[[nodiscard]] std::vector<ConstraintPair> try_constraint_pairs(Board& board, Autosolver& autosolver);

}  // namespace deduku::hdp
