// Threads that search one puzzle together once it takes long.
//
//   this thread    2,000 nodes alone ..      gives a branch away ..   done
//   helper         waits .................   searches it ...          no branch left: done
#pragma once

#include "deduku/solve.hpp"

namespace deduku::cli {

/// Like solve(), with at most so many threads, at least 1, and without `each`. Nodes, and the first of several
/// solutions, may differ between runs. Only this thread spends on the meter.
[[nodiscard]] Solutions solve_together(const Board& board, const SearchRequest& request, unsigned threads,
                                       Meter& meter);

}  // namespace deduku::cli
