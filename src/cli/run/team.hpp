// Threads that search one puzzle together, once it turns out to take long.
//
//   this thread    2,000 nodes alone ..      a branch given away ..   done
//   helper         waits .................   searches it ...          no branch for it: done
#pragma once

#include "deduku/solve.hpp"

namespace deduku::cli {

/// As solve(), with at most so many threads, at least 1, and without `each`. Nodes, and with several solutions the first
/// one, may then differ from run to run. Only this thread spends on the meter.
[[nodiscard]] Solutions solve_together(const Board& board, const SearchRequest& request, unsigned threads,
                                       Meter& meter);

}  // namespace deduku::cli
