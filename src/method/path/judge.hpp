// Checks whether a claim about a board in play is true, and finds the steps that prove it.
//
//   E5 is not 7     one step: an XY-Wing removes it, and so does a chain
//   E5 is 3         three steps: they remove 7 and 8, which leaves 3
//   E5 is 8         false: in the only solution E5 is 3
//
// The solutions that keep the digits and marks of the corrected board determine whether a claim is true; techniques and
// the path only provide the proof.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "deduku/solve.hpp"
#include "method/path/mistakes.hpp"
#include "method/path/path.hpp"
#include "technique/rules/view.hpp"

namespace deduku::path {

/// The claim that a cell holds a digit, or does not.
struct CellClaim {
    Candidate about;
    bool holds = false;
};

/// The player's reason for a claim. Only finds that involve all of its cells and digits match.
struct PlayersReason {
    Move technique;
    std::vector<Cell> cells{};
    Set<Digit> digits{};
};

/// How many steps that show a claim are wanted.
enum class Wanting : std::uint8_t {
    ways,  ///< the player's reason and the easiest techniques; if none shows it, a path
    one,   ///< the player's reason, or else one technique that shows it; no path
};

enum class Standing : std::uint8_t {
    said,         ///< already on the board
    one_step,     ///< proved by a technique
    more_steps,   ///< proved by a path
    unshown,      ///< true in every solution of the board, but the path ends before, or none is wanted
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
    std::optional<CellClaim> failed{};     ///< of open and wrong: the first of several claims that is false in it
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

/// Judges claims about one board, one after another.
class Judge {
  public:
    /// The board in play is corrected first. `play` must outlive this object, with all it refers to.
    explicit Judge(const InPlay& play);
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;
    ~Judge();

    /// Of one step: the claims that it makes together, at least one.
    [[nodiscard]] Judged judge(const std::vector<CellClaim>& claims, const std::optional<PlayersReason>& reason,
                               Wanting wanting);
    /// Moves on to the position after these claims, which must be true, and what the step that shows them removes from
    /// helper cells, of which nobody can claim anything.
    void take(const std::vector<CellClaim>& claims, const Judged& judged);
    /// The position of the next claim.
    const WorkingPaper& paper() const { return now_.paper; }

  private:
    void look_in_helpers();

    const InPlay& play_;
    bool played_;
    Corrected now_;
    std::unique_ptr<RuleView> rules_;
};

/// One claim about a board, and the steps that show it. `wanted`: the player's reason.
[[nodiscard]] Judged judge(const InPlay& play, const CellClaim& claim, const std::optional<PlayersReason>& wanted);

}  // namespace deduku::path
