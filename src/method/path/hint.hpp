// A hint for a board in play: its mistakes, then the next step.
//
//   givens, digits entered, marks left  ->   mistakes: B4 is 7, which is wrong; C1 has lost its 2
//                                            the next step once they are corrected
//
// The solutions determine the mistakes (mistakes.hpp); the reason is from the path's ledger, which does not use them. On
// a board with rules, the solutions are counted only if a short search does not show that the board still has every
// solution, or at least one.
#pragma once

#include <optional>
#include <vector>

#include "method/path/mistakes.hpp"
#include "method/path/path.hpp"

namespace deduku::path {

struct Hint {
    std::vector<Mistake> mistakes;
    std::uint64_t solutions = 0;  ///< of the puzzle: 0, 1, 2 for several
    /// Whether this number is known. On boards with rules it may be unknown if there is a step and nothing to compare.
    bool known = false;
    Board before;              ///< the position with the mistakes corrected
    bool finished = false;     ///< all digits are written, and right
    std::optional<Step> step;  ///< on `before`; none if the puzzle is known to have no solution
};

/// `state` has a set of digits for each cell: one if a digit is written (except the puzzle's lone marks), all if
/// nothing is marked. It is empty if nothing was entered.
[[nodiscard]] Hint hint(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state, const PathOptions& options,
                        const CountSolutions& count, Meter& meter);

}  // namespace deduku::path
