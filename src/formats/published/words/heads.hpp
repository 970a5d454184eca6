// Rules from the head of a saying: its cells and numbers put in.
//
//   {arrow: @first = @rest}    A1 B1 C1    arrow: A1 = B1 C1
//   {each square: count odd >= 1: @}       count odd >= 1: A1 B1 A2 B2; count odd >= 1: B1 C1 B2 C2; ..
//
// saying.hpp has the names of cells. A word after @ may also make a rule of its own: @one-is-sum, @multiples, ..
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/geometry.hpp"
#include "formats/published/words/saying.hpp"

namespace deduku::formats::published {

/// What a head of a saying (Saying::head) may name.
struct RuleParts {
    std::string text{};                       ///< of the thing: "$"
    std::vector<Cell> cells{};                ///< "@"
    std::vector<Cell> circle{}, shaft{};      ///< of an arrow
    std::vector<std::vector<Cell>> groups{};  ///< of all things of a sentence
};

/// The rule of a saying for these cells, its head filled; without a head the row's own. None if a number is missing.
[[nodiscard]] std::optional<std::string> rule_of_cells(const Match& match, const RuleParts& parts,
                                                       const Geometry& board);

/// " 4 7": the digits of "47", "4 7" or "4,7"; none if there is anything else.
[[nodiscard]] std::optional<std::string> digits_in(std::string_view text, const Geometry& board);

}  // namespace deduku::formats::published
