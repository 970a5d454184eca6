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
#include "formats/published/things/things.hpp"
#include "formats/published/words/heads.hpp"

namespace deduku::formats::published {

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
