// The decision graphs of an hdp::Report: the decisions in order, and their results.
//
//   State after autosolve: 1 pair
//     | tried                 | tried
//   5 decisions without     I8: 2,3,7,9 by G8: 3,9 in box 9
//   conclusion                3,9: 4 pairs, then CTR  |  2,7: holds
//                               : hypothesis               | fact
//                             (a separate box)           I8: 2,7 .. 6 pairs, line 4
//
// The report must have been made with Options::log.
#pragma once

#include <string>

#include "deduku/text.hpp"
#include "method/hdp/hdp.hpp"
#include "pictures/graph/svg.hpp"

namespace deduku::report {

struct GraphOptions {
    Coords coords = Coords::sheet;
    std::string name{};  ///< of the puzzle, for the title
    /// This many decisions without conclusion in a row, or more, become one node; and any number of those with
    /// hypotheses opened in vain. graph::none unfolds all.
    std::size_t fold_from = 5;
};

/// The Pair Reduction Analysis: the state, its pairs, their decisions, the conclusions.
[[nodiscard]] graph::Graph analysis_graph(const hdp::HdpReport& report, const GraphOptions& options);

/// Pair reduction, deep pair reduction and constraint pair reduction, if they ran: a spine of facts between states, and
/// hypotheses in separate boxes.
[[nodiscard]] graph::Graph reduction_graph(const hdp::HdpReport& report, const GraphOptions& options);

}  // namespace deduku::report
