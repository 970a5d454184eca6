// A hint for a board in play: its mistakes, then the next step.
//
//   givens, digits entered, marks left  ->   mistakes: B4 is 7, which is wrong; C1 has lost its 2
//                                            the next step once they are corrected
//
// The only solution decides whether a digit is wrong; the reason comes from the path's ledger, which does not use the
// solution. In a puzzle with several solutions, no digit counts as wrong. On a board with rules, the solutions are counted
// only if a quick look does not show that the board still has every solution, or at least one.
#pragma once

#include <optional>
#include <vector>

#include "deduku/explain.hpp"
#include "method/path/path.hpp"

namespace deduku::path {

struct Mistake {
    enum class Kind : std::uint8_t {
        twice,  ///< the digit appears in `house` a second time
        digit,  ///< this digit was written and is not the solution's
        mark,   ///< this digit was taken out of the cell and is the solution's
    };
    Kind kind{};
    Candidate what{};
    House house{};  ///< of `twice`
    /// Why it is not, or is, in the cell; none if the path does not come that far.
    std::optional<explain::Answer> why{};
};

struct Hint {
    std::vector<Mistake> mistakes;
    std::uint64_t solutions = 0;  ///< of the puzzle: 0, 1, 2 for several
    /// Whether that count is known. On a board with rules it may not be, if there is a step and nothing to compare.
    bool known = false;
    Board before;              ///< the position with the mistakes put right
    bool finished = false;     ///< every digit is written
    std::optional<Step> step;  ///< on `before`
};

/// `state` is a set of digits for each cell: one where a digit is written (but for the puzzle's lone marks), all where
/// nothing is marked; empty if nothing has been done yet.
[[nodiscard]] Hint hint(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state, const Options& options,
                        const Count& count, Meter& meter);

}  // namespace deduku::path
