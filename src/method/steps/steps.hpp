// The step model: all moves of the first group that has any are found on one frozen position and committed together, as
// one step.
//
//   {T1H1}:  singles found now -> commit -> step 1 -> singles found now -> commit -> step 2 -> ..
//   no group moves: propositions, every candidate of every cell with 2 (then 3, ..) candidates on the
//   same position: assume it, iterate the inner order; a contradiction removes it, a solution places it
//
// The result does not depend on the order of the search: step counts, girth, label and rating of
// a puzzle are the same for all its isomorphs. Source: G. Fowler, "characterizing the hardest sudokus".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "deduku/reason.hpp"
#include "grid/branch_outcome.hpp"
#include "method/steps/order.hpp"

namespace deduku::steps {

/// The moves that are found together before a commit.
enum class FoundTogether : std::uint8_t {
    whole,      ///< all of a technique; then the counts are invariant
    as_author,  ///< for comparison with the author's program: inside a proposition the first move, cells in order; outside
                ///< one tuple of a house after the other, digits in order, each sees the results of earlier ones
};

struct StepOptions {
    FoundTogether batch = FoundTogether::whole;
    bool trace = false;   ///< fill Run::trace (slow)
    bool ledger = false;  ///< fill Run::ledger (slow)
    bool plain = false;   ///< never use the fast position for 9x9 boards; same result
};

struct TestedCandidate {
    Candidate candidate;
    BranchOutcome verdict{};
    int girth = 0;  ///< iterations of the inner order, including the last one; never above the limit
};

/// One find of a technique in a step.
struct StepFind {
    Move move{};
    std::vector<Candidate> places;   ///< T1, H1
    std::vector<Candidate> removes;  ///< the eliminations, except the peers of placed cells
    std::optional<Reason> why{};     ///< of the eliminations
    Pattern pattern{};               ///< .. and their pattern
};

/// One step: of a group (its number from 0), or a pass of propositions (group = number of groups).
struct ModelStep {
    int group = 0;
    int width = 0;                        ///< of a pass: candidates of the cells tested
    std::vector<StepFind> found;          ///< of a group
    std::vector<TestedCandidate> tested;  ///< of a pass
    std::vector<Candidate> dead;          ///< all candidates that were living before the step, but not after it
};

/// The number of steps in which a technique had moves.
struct Use {
    char letter{};
    int size = 0;
    int steps = 0;
};

struct StepsRun {
    Ending outcome = Ending::unknown;
    std::vector<int> group_steps;  ///< of each expanded group
    bool has_propositions = false;
    int passes = 0;            ///< passes of propositions
    int productive = 0;        ///< those with a move
    int girth = 0;             ///< largest girth of a proposition of the run
    std::vector<Use> uses;     ///< techniques of the groups (not of the inner order), without repetitions
    bool several = false;      ///< stuck because propositions ended in different solutions
    std::optional<Grid> grid;  ///< if solved
    std::vector<ModelStep> trace;
    /// The proof, accepted by the checker. Its claim is Unique (every removal was proved), Solved (the solution of a
    /// proposition was taken over), NoSolution, or False of the dead candidates.
    std::optional<Ledger> ledger;
};

/// Which passes of propositions count as steps.
enum class CountedPasses : std::uint8_t { passes, productive };

/// The number of passes of propositions that count as steps.
[[nodiscard]] int passes_of(const StepsRun& run, CountedPasses count);
/// The number of steps of all groups and of passes of propositions.
[[nodiscard]] int total_steps(const StepsRun& run, CountedPasses count);

/// The start position of a run: givens are placed and removed from their peers.
[[nodiscard]] Board start_of(const Puzzle& puzzle);
/// Removes the candidates excluded by a placed one: its digit from its peers; with rules, the other members of its
/// lines of at most one.
void remove_excluded(Board& board, Candidate candidate);

/// Runs one order. Nodes are propositions tested.
[[nodiscard]] StepsRun run(const Puzzle& puzzle, const Order& order, const StepOptions& options, Meter& meter);

/// 99000 + label * 100 + steps * 10 + girth / 2 (rounded down).
[[nodiscard]] constexpr int rating_value(int label, int steps, int girth) {
    return 99000 + label * 100 + steps * 10 + girth / 2;
}

/// The first order of a series that solves the puzzle.
struct StepRating {
    int order = -1;            ///< its index in the series; -1 = none solved
    std::optional<int> label;  ///< its V(n)
    std::optional<int> value;  ///< rating_value of label, passes and girth of the run
    int tried = 0;             ///< index of the order of `run`
    StepsRun run;              ///< of that order, or of the last one tried
};

/// Tries the orders of the series until one solves. A puzzle without a solution, one found to have several, or a meter
/// that ran out remains unrated (see Run::outcome).
[[nodiscard]] StepRating rate(const Puzzle& puzzle, const Series& series, const StepOptions& options, Meter& meter,
                              CountedPasses count = CountedPasses::passes);

/// The order of a rating's run: the one that solved, or the last one tried.
[[nodiscard]] const Order& order_of(const Series& series, const StepRating& rating);

/// "T1", "X"
[[nodiscard]] std::string to_text(const Use& use);
/// solved, stuck (open), contradiction, unknown
[[nodiscard]] std::string_view word_of_run(Ending outcome);

}  // namespace deduku::steps
