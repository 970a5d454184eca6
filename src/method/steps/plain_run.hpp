// A run on a board of any size, or one that is written down.
#pragma once

#include "method/steps/plan.hpp"
#include "method/steps/steps.hpp"

namespace deduku::steps {

/// As run(), by PlainPosition.
[[nodiscard]] Run run_plain(const Puzzle& puzzle, const Plan& plan, const Options& options, Meter& meter);

}  // namespace deduku::steps
