// The decision graphs of an hdp::Report: the decisions, their order, and their results.
//
//   State after autosolve: 1 pair
//     | tried                 | tried
//   5 decisions without     I8: 2,3,7,9 by G8: 3,9 in box 9
//   conclusion                3,9: 4 pairs, then CTR  |  2,7: holds
//                               : hypothesis               | fact
//                             (its own box)              I8: 2,7 .. 6 pairs, line 4
//
// The report must have been made with Options::log.
#pragma once

#include <string>

#include "deduku/text.hpp"
#include "method/hdp/hdp.hpp"
#include "render/graph/svg.hpp"

namespace deduku::report {

struct GraphOptions {
    Coords coords = Coords::sheet;
    std::string name{};  ///< of the puzzle, for the title
    /// So many decisions without conclusion in a row or more become one node, and any number if hypotheses were
    /// opened under them in vain; graph::none unfolds all.
    std::size_t fold_from = 5;
};

/// The Pair Reduction Analysis: the state, its pairs, their decisions, the conclusions.
[[nodiscard]] graph::Graph analysis_graph(const hdp::Report& report, const GraphOptions& options);

/// Pair reduction, deep pair reduction and constraint pair reduction, as far as they ran: a spine of facts from state
/// to state, hypotheses in separate boxes.
[[nodiscard]] graph::Graph reduction_graph(const hdp::Report& report, const GraphOptions& options);

}  // namespace deduku::report
