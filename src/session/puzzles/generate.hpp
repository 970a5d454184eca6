// generate: the options.
#pragma once

#include "generate/plan.hpp"
#include "method/method.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// From by, symmetry, pattern, most_clues, most_solutions, seed, houses, box.
[[nodiscard]] OrError<generate::GenerationPlan> plan_of(const Question& question);

/// What the puzzles of a plan lack for the columns of a method (Where).
[[nodiscard]] std::string lacking(const generate::GenerationPlan& plan, const method::MethodRow& row);

}  // namespace deduku::session
