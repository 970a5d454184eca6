// HDP chains until the puzzle is decided: their deductions, and a split on the smallest cell where they do not suffice.
//
//   chains: B1 is 6, I8 is 2 or 7 .. nothing more       split C4 {3,5}: not 3, since .. ; chains again: ..
#pragma once

#include "deduku/reason.hpp"
#include "method/hdp/hdp.hpp"

namespace deduku::hdp {

struct Closing {
    std::vector<Deduction> steps;  ///< from the start position on; those of autosolve alone if cut short
    bool split = false;            ///< chains were not enough
    bool cut_short = false;        ///< the meter ran out
};

/// Until only `grid` is left, the one solution, or without a grid until a sector is empty: then there must be none.
/// `report` of this puzzle with these options, if it was made before, spares running its sections again.
[[nodiscard]] Closing close(const Puzzle& puzzle, const Grid* grid, const Options& options, const Report* report,
                            Meter& meter);

/// The facts of all sections: the conclusions of chains in a puzzle with several solutions.
[[nodiscard]] Closing facts(const Puzzle& puzzle, const Report& report);

/// What autosolve shows.
[[nodiscard]] Closing no_facts(const Puzzle& puzzle);

}  // namespace deduku::hdp
