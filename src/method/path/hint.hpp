// The next step of a board in play, after what is wrong in it.
//
//   clues, digits written, marks left   ->   mistakes: B4 is 7 there, and cannot be; C1 has lost its 2
//                                            the step that comes next once they are put right
//
// Whether a digit can stand is asked of the only solution; why it cannot, of the path's ledger, which never heard of
// the solution. A puzzle with several solutions says of no digit that it is wrong.
#pragma once

#include <optional>
#include <vector>

#include "deduku/explain.hpp"
#include "method/path/path.hpp"

namespace deduku::path {

struct Mistake {
    enum class Kind : std::uint8_t {
        twice,  ///< the digit stands in `house` a second time
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
    bool known = false;           ///< that count is known
    Board before;                 ///< the position with the mistakes put right
    bool finished = false;        ///< every digit is written
    std::optional<Step> step;     ///< on `before`
};

/// `state` is a set of digits for each cell: one where a digit is written (but for the puzzle's lone marks), all where
/// nothing is marked; empty if nothing has been done yet.
[[nodiscard]] Hint hint(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state, const Options& options,
                        const Count& count, Meter& meter);

}  // namespace deduku::path
