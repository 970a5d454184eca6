// The rule of a thing, in our grammar.
//
//   line A1 A2 A3, thermo         thermo: A1 A2 A3
//   outside 12 beside row 1       sandwich 12: row 1
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "deduku/geometry.hpp"
#include "formats/published/saying.hpp"
#include "formats/published/things.hpp"

namespace deduku::formats::published {

/// What a head of a saying (Saying::head) may name.
struct RuleParts {
    std::string text{};                   ///< of the thing: "$"
    std::vector<Cell> cells{};            ///< "@"
    std::vector<Cell> circle{}, shaft{};  ///< of an arrow
};

/// The rule of a saying for these cells, its head filled; none if a number is missing.
[[nodiscard]] std::optional<std::string> rule_of_cells(const Match& match, const RuleParts& parts,
                                                       const Geometry& board);

/// The rule for one thing that a match explains; none if the thing lacks something: a number, a circle.
[[nodiscard]] std::optional<std::string> rule_of(const Match& match, const std::vector<Thing>& things,
                                                 std::size_t thing, const Geometry& board);

/// The rule up to its cells: "whispers 5", "only 1 2 3 4" for low digits; values as said, or numbers among the options.
[[nodiscard]] std::string head_of(const Match& match, const Geometry& board);

/// " A1 B1"
[[nodiscard]] std::string cell_names(const Geometry& board, std::span<const Cell> cells);

/// A whole number; none if the text is anything else.
[[nodiscard]] std::optional<int> whole_number(std::string_view text);

}  // namespace deduku::formats::published
