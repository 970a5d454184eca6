// The rules of a board as clauses, with variables of their own.
//
//   cage of 3 cells, 8 in all     a variable for each sum that the first cells may have; "that sum, and this digit" leads to the
//                                 next one:        0 -A1=1-> 1 -B1=2-> 3 -A2=5-> 8
//   one of several cases          a variable for each case, from which its sums begin
#pragma once

#include <functional>

#include "deduku/board.hpp"

namespace deduku {

/// Writes a literal of a clause; 0 ends the clause.
using LiteralSink = std::function<void(int)>;

/// The clauses of small houses, lines and choices. `variables`: of each candidate by its number, 0 = dead or the only one of its
/// cell; further ones are numbered from `last` + 1 on.
void add_rule_clauses(const Board& board, const std::vector<int>& variables, int last, const LiteralSink& add);

}  // namespace deduku
