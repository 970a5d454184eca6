// The rules of a board as clauses, with additional variables.
//
//   cage of 3 cells with sum 8    a variable for each partial sum of its first cells; a partial sum and a digit imply
//                                 the next one:    0 -A1=1-> 1 -B1=2-> 3 -A2=5-> 8
//   one of several cases          a variable for each case, the start of its sums
#pragma once

#include "deduku/board.hpp"
#include "grid/function_ref.hpp"

namespace deduku {

/// Writes a literal of a clause; 0 ends the clause.
using LiteralSink = FunctionRef<void(int)>;

/// Adds the clauses of small houses, lines and choices. `variables`: of each candidate by its number; 0 for dead
/// candidates and for those alone in their cell. Additional variables are numbered from `last` + 1.
void add_rule_clauses(const Board& board, const std::vector<int>& variables, int last, LiteralSink add);

}  // namespace deduku
