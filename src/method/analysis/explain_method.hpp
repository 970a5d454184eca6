// The methods whose results can be explained, each as one function from a puzzle to its findings.
#pragma once

#include "method/explain/explain.hpp"
#include "method/steps/steps.hpp"

namespace deduku::analysis {

/// What the two rules of Reasonable Sudoku show.
explain::Findings found_by_reasonable(const Puzzle& puzzle);

/// What the first order of the series that solves shows, or the one tried last.
explain::Findings found_by_steps(const Puzzle& puzzle, const steps::Series& series, Meter& meter);

/// What HDP chains show, with search where they do not reach; all facts where there are several solutions.
explain::Findings found_by_hdp(const Puzzle& puzzle, Meter& meter);

}  // namespace deduku::analysis
