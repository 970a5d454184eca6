// Checks whether a claim about a board in play is true, and finds the steps that prove it.
//
//   E5 is not 7     one step: an XY-Wing removes it; a chain would, too
//   E5 is 3         three steps: they remove 7 and 8, then 3 is all that is left
//   E5 is 8         false: in the only solution E5 is 3
//
// The solutions decide whether a claim is true; techniques and the path only provide the proof.
#pragma once

#include <optional>
#include <vector>

#include "deduku/solve.hpp"
#include "method/path/hint.hpp"

namespace deduku::path {

/// The cell holds the digit, or does not.
struct Claim {
    Candidate about;
    bool holds = false;
};

/// The reason claimed for a claim.
struct Reason {
    Move technique;
    std::vector<Cell> cells{};  ///< only a find that looks at all of these is meant
};

enum class Standing : std::uint8_t {
    said,         ///< the board says it already
    one_step,     ///< a technique shows it
    more_steps,   ///< a path shows it
    unshown,      ///< true in every solution; the path ends before
    open,         ///< true in some solutions, false in others
    wrong,        ///< false in every solution
    no_solution,  ///< the puzzle contradicts itself
    unknown,      ///< time or nodes ran out
};

struct Judged {
    Standing standing = Standing::unknown;
    std::vector<Mistake> mistakes;  ///< on the board; put right before the claim is judged
    Board before;                   ///< the position that is judged
    /// Of one_step: a step of each of the easiest techniques that show it, and of the claimed reason. Of more_steps: those
    /// of the path, in order.
    std::vector<Step> steps;
    bool by_wanted = false;                ///< the claimed reason shows it; its step is the last of `steps`
    bool several = false;                  ///< the puzzle has several solutions
    std::optional<Grid> counterexample{};  ///< of open and wrong: a solution in which the claim is false
};

/// Finds a solution of a position.
using FindOne = std::function<Solutions(const Board& board)>;

/// `state` as for hint(); `wanted`: the claimed reason. `find_one` is called for puzzles with
/// several solutions.
[[nodiscard]] Judged judge(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state, const Claim& claim,
                           const std::optional<Reason>& wanted, const Options& options, const Count& count,
                           const FindOne& find_one, Meter& meter);

}  // namespace deduku::path
