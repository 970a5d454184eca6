// Things that no sentence explains, in words.
//
//   the purple line at A3 .. C3
//   the 18 dots with numbers at H1 .. I1, A9 .. B9, A8 .. A9 and 15 more
#pragma once

#include <string>
#include <vector>

#include "deduku/geometry.hpp"
#include "formats/published/things/things.hpp"

namespace deduku::formats::published {

/// "purple line at A3 .. C3", `dot "2" at A8 .. A9`.
[[nodiscard]] std::string description_of(const Thing& thing, const Geometry& board);

/// The things of these numbers as in the drawing above, those that look alike together.
[[nodiscard]] std::vector<std::string> descriptions_of(const std::vector<Thing>& things,
                                                       const std::vector<std::size_t>& numbers, const Geometry& board);

}  // namespace deduku::formats::published
