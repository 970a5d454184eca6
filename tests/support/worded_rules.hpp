// Random boards with rules of the whole table: the solvers know their lines, the oracle their words.
#pragma once

#include <map>
#include <string>

#include "tests/support/positions.hpp"

namespace deduku::testing {

/// A board with this many rules, each accepted by the reader; `met` counts their keys.
GeometryPtr random_worded_board(Box box, int rules, Random& random, std::map<std::string, int>& met);

/// Such a board with givens of a random grid, which may break the rules.
Puzzle random_worded_puzzle(Box box, int rules, int givens, Random& random, std::map<std::string, int>& met);

}  // namespace deduku::testing
