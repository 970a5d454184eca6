// The parts of `batch`, and what they share.
#pragma once

#include "cli/batch/plan.hpp"
#include "cli/parts.hpp"

namespace deduku::cli {

extern const CommandPart batch_plan;
extern const CommandPart batch_run;
extern const CommandPart batch_todo;
extern const CommandPart batch_start;
extern const CommandPart batch_merge;

}  // namespace deduku::cli
