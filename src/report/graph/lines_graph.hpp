// The decision graph of lines written by hand: the suppositions, their order, and their results.
//
//   Level 0: 1 pair
//     | tried
//   I8, line 4
//     3,9: CTR     |  2,7: holds
//      : hypothesis      | fact
//   (its own box)      I8: 2,7, line 4
#pragma once

#include <string_view>

#include "deduku/text.hpp"
#include "method/hdp/replay.hpp"
#include "render/graph/graph.hpp"

namespace deduku::report {

/// Of all lines that hold; `name` of the puzzle is in the title.
[[nodiscard]] graph::Graph lines_graph(hdp::Replayer& replayer, const hdp::Replay& replay, Coords coords,
                                       std::string_view name);

}  // namespace deduku::report
