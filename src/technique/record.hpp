// The same fixpoint as Closure, row by row through the table of techniques, with its deductions.
//
//   start -> naked single A1 -> hidden single C4 -> .. -> nothing more, or an empty sector
#pragma once

#include <vector>

#include "technique/technique.hpp"

namespace deduku {

/// The rows used by autosolve of HDP: T1 H1 B2 B3 and T, H of sizes 2..max_subset, cheap ones first.
[[nodiscard]] std::vector<Move> closing_moves(int max_subset);

/// Applies the moves to `board` until none finds anything or a sector is empty, always the first move
/// that finds something; appends what it applied to `out`.
void close_recorded(Board& board, const std::vector<Move>& moves, std::vector<Deduction>& out);

}  // namespace deduku
