// Full rank: all rows and columns, read from both ends, are numbers; the clue beside one is its rank among them.
//
//   .FullRank~R4~10~        exactly 9 of the numbers are smaller than row 4 from the left
//   .FullRankTies~any       equal numbers may have ranks; none: no two are equal; else those with ranks equal no other
//
// Each digit begins four numbers, so the rank of one says its first digit, and how many of the three others with this
// digit are smaller. Each number that may begin with it is compared, by the first digit that differs; where one or two are
// smaller, flags say which (smaller.1, ..), a flag for each side.
#pragma once

#include "formats/iss/cells.hpp"

namespace deduku::formats::iss {

/// Adds the ranks of all items of this kind.
[[nodiscard]] std::optional<ValueError> read_full_ranks(std::span<const IssItem> items, const Geometry& board,
                                                        RuleTexts& to);

}  // namespace deduku::formats::iss
