// Random boards with rules of the whole table: the solvers know their lines, the oracle their words.
#pragma once

#include <map>
#include <string>

#include "deduku/rules.hpp"
#include "tests/support/positions.hpp"

namespace deduku::testing {

/// A board with this many rules, each accepted by the reader; `met` counts their keys. `first`: a row of the table for
/// the first rule, or null; without any rule if none of many tries is accepted.
GeometryPtr random_worded_board(Box box, int rules, Random& random, std::map<std::string, int>& met,
                                const RuleRow* first = nullptr);

/// Such a board with givens of a random grid, which may break the rules.
Puzzle random_worded_puzzle(Box box, int rules, int givens, Random& random, std::map<std::string, int>& met);

}  // namespace deduku::testing
