// Rules about the whole board, which need nothing drawn: diagonals, all dots, columns that give a position.
//
//   "Digits cannot repeat on the main diagonals."                          diagonals
//   "Digits in column 1 indicate the column with the digit 1 of the row."  column-indexer: A1 A2 ..
#pragma once

#include <string>
#include <vector>

#include "formats/published/words/saying.hpp"

namespace deduku::formats::published {

struct BoardRules {
    std::vector<std::string> rules{};   ///< in our grammar
    std::vector<std::size_t> things{};  ///< that they explain
    std::string missing{};              ///< the reason if the words do not make a rule
};

/// The rules of a match about the board (About::board); `board` has the rules that the file states.
[[nodiscard]] BoardRules board_rules(const Match& match, const std::vector<Thing>& things, const Geometry& board);

}  // namespace deduku::formats::published
