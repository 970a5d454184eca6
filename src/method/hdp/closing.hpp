// HDP chains until the puzzle is decided: their deductions, with a split on the smallest cell if they are not
// sufficient.
//
//   chains: B1 is 6, I8 is 2 or 7 .. no further facts       split C4 {3,5}: not 3, since .. ; chains again: ..
#pragma once

#include "deduku/reason.hpp"
#include "method/hdp/hdp.hpp"

namespace deduku::hdp {

struct Closing {
    std::vector<Deduction> steps;  ///< from the start position; only those of autosolve if cut short
    bool split = false;            ///< chains were not sufficient
    bool cut_short = false;        ///< the meter ran out
};

/// Closes until only `grid` is left, which must be the only solution, or without a grid, until a sector is empty; then
/// there must be no solution. A `report` of this puzzle with these options saves running its sections again.
[[nodiscard]] Closing close(const Puzzle& puzzle, const Grid* grid, const HdpOptions& options, const HdpReport* report,
                            Meter& meter);

/// The facts of all sections: the conclusions of chains in a puzzle with several solutions.
[[nodiscard]] Closing facts(const Puzzle& puzzle, const HdpReport& report);

/// The conclusions of autosolve.
[[nodiscard]] Closing no_facts(const Puzzle& puzzle);

}  // namespace deduku::hdp
