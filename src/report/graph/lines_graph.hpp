// The decision graph of lines written by hand: the suppositions in order, and their results.
//
//   Level 0: 1 pair
//     | tried
//   I8, line 4
//     3,9: CTR     |  2,7: holds
//      : hypothesis      | fact
//   (a separate box)   I8: 2,7, line 4
#pragma once

#include <string_view>

#include "deduku/text.hpp"
#include "method/hdp/replay.hpp"
#include "pictures/graph/graph.hpp"

namespace deduku::report {

/// The graph of all lines that hold; the title contains `name`, that of the puzzle.
[[nodiscard]] graph::Graph lines_graph(hdp::Replayer& replayer, const hdp::HdpReplay& replay, Coords coords,
                                       std::string_view name);

}  // namespace deduku::report
