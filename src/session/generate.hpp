// generate: what is asked for.
#pragma once

#include "generate/plan.hpp"
#include "session/ask.hpp"

namespace deduku::session {

/// Of by, symmetry, pattern, most_clues, most_solutions, seed.
[[nodiscard]] Or<generate::Plan> plan_of(const Question& question);

}  // namespace deduku::session
