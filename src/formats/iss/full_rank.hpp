// Full rank: all rows and columns, read in both directions, are numbers; the clue beside one is its rank among them.
//
//   .FullRank~R4~1~         row 4, read from the left, is the smallest number
//   .FullRankTies~any       equal numbers may have a rank (default: only those without one)
#pragma once

#include "formats/iss/cells.hpp"

namespace deduku::formats::iss {

/// Adds the ranks of all items of this kind.
[[nodiscard]] std::optional<ValueError> read_full_ranks(std::span<const IssItem> items, const Geometry& board,
                                                        const IssCells& cells, RuleTexts& to);

}  // namespace deduku::formats::iss
