// Runs and ratings of the step model as members of an object.
#pragma once

#include "deduku/methods.hpp"
#include "method/steps/steps.hpp"

namespace deduku::method {

/// "count=passes inside=batch": the options that determine the numbers, except order and series.
[[nodiscard]] std::string options_text(const steps::StepOptions& options, steps::CountedPasses count);
/// order, outcome, steps, groups, propositions, passes, productive, girth, uses, several, solution.
[[nodiscard]] Members members_of(const Geometry& geometry, const steps::Order& order, const steps::StepsRun& run,
                                 steps::CountedPasses count);
/// solved_by (number of the order, from 1), label, rating.
[[nodiscard]] Members members_of(const steps::StepRating& rating);

}  // namespace deduku::method
