// Checks whether a claim about a board in play is true, and finds the steps that prove it.
//
//   E5 is not 7     one step: an XY-Wing removes it, and so does a chain
//   E5 is 3         three steps: they remove 7 and 8, which leaves 3
//   E5 is 8         false: in the only solution E5 is 3
//
// The solutions that keep the digits and marks of the corrected board determine whether a claim is true; techniques and
// the path only provide the proof.
#pragma once

#include <optional>
#include <vector>

#include "deduku/solve.hpp"
#include "method/path/mistakes.hpp"
#include "method/path/path.hpp"

namespace deduku::path {

/// The claim that a cell holds a digit, or does not.
struct CellClaim {
    Candidate about;
    bool holds = false;
};

/// The player's reason for a claim.
struct PlayersReason {
    Move technique;
    std::vector<Cell> cells{};  ///< only finds that involve all of these match
};

enum class Standing : std::uint8_t {
    said,         ///< already on the board
    one_step,     ///< proved by a technique
    more_steps,   ///< proved by a path
    unshown,      ///< true in every solution of the board, but the path ends before
    open,         ///< false in some solution of the board, not known to be false in every one
    wrong,        ///< false in every solution of the board
    no_solution,  ///< the puzzle contradicts itself
    unknown,      ///< time or nodes ran out
};

struct Judged {
    Standing standing = Standing::unknown;
    std::vector<Mistake> mistakes;  ///< on the board; corrected first
    Board before;                   ///< the position of the claim
    /// Of one_step: a step of each of the easiest techniques that prove the claim, and of the player's reason. Of
    /// more_steps: the steps of the path in order.
    std::vector<Step> steps;
    bool by_wanted = false;                ///< the player's reason proves it, as the last of `steps`
    bool several = false;                  ///< the puzzle has several solutions
    bool played = false;                   ///< the board has digits or marks of the player
    std::optional<Grid> counterexample{};  ///< of open and wrong: a solution in which the claim is false
};

/// Finds a solution of a position.
using FindOne = std::function<Solutions(const Board& board)>;

/// The board that a claim is about, and the means to judge it.
struct InPlay {
    const Puzzle& puzzle;
    const Table<Cell, Set<Digit>>& state;  ///< as for hint()
    const PathOptions& options;
    const CountSolutions& count;
    const FindOne& find_one;  ///< called for puzzles with several solutions
    Meter& meter;
};

/// `wanted`: the player's reason.
[[nodiscard]] Judged judge(const InPlay& play, const CellClaim& claim, const std::optional<PlayersReason>& wanted);

}  // namespace deduku::path
