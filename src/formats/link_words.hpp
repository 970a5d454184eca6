// The words of a puzzle in links: who made it, and its rules.
//
//   comment "Author: N. N.\nRules: Find the digits."     author "N. N."  rules "Find the digits."
//   comment "", rules thermo: A1-A3                      rules "Normal sudoku rules apply. Digits increase along .."
#pragma once

#include <string>

#include "deduku/puzzle.hpp"

namespace deduku::formats {

struct LinkWords {
    std::string author, rules;
};

/// From the comment, as readers of links write it, with all other lines of it below the rules. Of a board with rules and
/// without words on them the sentences of its rules, one for each kind.
[[nodiscard]] LinkWords link_words(const Puzzle& puzzle);

}  // namespace deduku::formats
