// Naked and hidden subsets of a house.
//
//   A1 {4,7}   B1 {4,7}   C1 {2,4,7}      two cells with two digits: C1 is 2
#pragma once

#include "search/linear/filter.hpp"

namespace deduku::linear {

/// The most cells, or digits, of a subset.
inline constexpr int most_in_subset = 4;

/// The candidates that the smallest subset with eliminations excludes; none if there is no such subset. `cells`: those of
/// a house of as many cells as digits.
void cut_subset(std::span<const int> cells, const Word* open, std::vector<Kill>& kills);

}  // namespace deduku::linear
