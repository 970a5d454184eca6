// Orders that run on one puzzle one after the other.
#pragma once

#include "method/steps/branches.hpp"

namespace deduku::steps {

/// As run(), with the branches of the orders before it.
[[nodiscard]] Run run(const Puzzle& puzzle, const Order& order, const Options& options, Meter& meter,
                      Depths<FastBranches>& branches);

}  // namespace deduku::steps
