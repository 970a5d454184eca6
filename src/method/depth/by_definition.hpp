// T&E and backdoors by their definitions, for 9x9 boards with other houses, which the lanes of `positions.hpp` do not
// support.
#pragma once

#include "method/depth/depth.hpp"

namespace deduku::depth {

[[nodiscard]] std::optional<int> te_depth_by_definition(const Puzzle& puzzle, const Grid& solution, Meter& meter);
[[nodiscard]] std::optional<Backdoors> backdoors_by_definition(const Puzzle& puzzle, const Grid& solution,
                                                               Meter& meter);

}  // namespace deduku::depth
