// What each method shows of a puzzle, as deductions from its start position: what a proof is made of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "method/hdp/hdp.hpp"
#include "method/steps/steps.hpp"
#include "reason/ledger.hpp"
#include "search/solver.hpp"

namespace deduku::proving {

struct Shown {
    std::vector<Deduction> steps;
    bool searched = false;   ///< chains were not enough: branches were split on
    bool cut_short = false;  ///< the meter ran out; there are no steps
};

/// HDP chains, and where they do not reach, splits of the smallest cell. `found` says whether there is one solution,
/// none, or several (then chains only).
Shown shown_by_hdp(const Puzzle& puzzle, const Solutions& found, const hdp::Options& options, Meter& meter);

/// The first order of the series that solves, or else its last one.
Shown shown_by_steps(const Puzzle& puzzle, const steps::Series& series, Meter& meter);

/// The two rules of Reasonable Sudoku.
Shown shown_by_reasonable(const Puzzle& puzzle);

/// Scenarios of single cells, in rounds; of pairs of cells.
Shown shown_by_scenarios(const Puzzle& puzzle, bool pairs, Meter& meter);

}  // namespace deduku::proving
