// The step model: all moves of the first group that has any, found on one frozen position and
// committed at once, are one step.
//
//   {T1H1}:  singles seen now -> commit -> step 1 -> singles seen now -> commit -> step 2 -> ..
//   no group moves: propositions, every candidate of every cell with 2 (then 3, ..) candidates on the
//   same position: assume it, iterate the inner order; contradiction removes it, solution places it
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
#include "method/steps/order.hpp"

namespace deduku::steps {

enum class Outcome : std::uint8_t {
    solved,
    stuck,          ///< nothing moves any more
    contradiction,  ///< the puzzle has no solution
    unknown,        ///< the meter ran out
};

/// What is found before any of it counts.
enum class Batch : std::uint8_t {
    whole,      ///< everything of a technique; the counts are then invariant
    as_author,  ///< for comparison with the author's program: inside a proposition the first move, cells in order; outside
                ///< one tuple of a house after the other, digits in order, each sees the results of earlier ones
};

struct Options {
    Batch batch = Batch::whole;
    bool trace = false;   ///< fill Run::trace (slow)
    bool ledger = false;  ///< fill Run::ledger (slow)
    bool plain = false;   ///< never use the fast position for 9x9 boards; same result
};

/// How one proposition ended.
enum class Verdict : std::uint8_t { contradiction, solution, open };

struct Tested {
    Candidate candidate;
    Verdict verdict{};
    int girth = 0;  ///< iterations of the inner order, the one that met the end included; never above the limit
};

/// One thing a technique found in a step.
struct Found {
    Move move{};
    std::vector<Candidate> places;   ///< T1, H1
    std::vector<Candidate> removes;  ///< the eliminations, except the peers of placed cells
    std::optional<Reason> why{};     ///< of the eliminations
    Pattern pattern{};               ///< .. and the pattern
};

/// One step: of a group (its number from 0), or a pass of propositions (group = number of groups).
struct Step {
    int group = 0;
    int width = 0;                ///< of a pass: candidates of the cells tested
    std::vector<Found> found;     ///< of a group
    std::vector<Tested> tested;   ///< of a pass
    std::vector<Candidate> dead;  ///< all candidates living before the step and not after it
};

/// How many steps a technique had moves in.
struct Use {
    char letter{};
    int size = 0;
    int steps = 0;
};

struct Run {
    Outcome outcome = Outcome::unknown;
    std::vector<int> group_steps;  ///< per expanded group
    bool has_propositions = false;
    int passes = 0;            ///< passes of propositions
    int productive = 0;        ///< those with a move
    int girth = 0;             ///< largest girth of a proposition of the run
    std::vector<Use> uses;     ///< techniques of the groups (not of the inner order), each once
    bool several = false;      ///< stuck because propositions ended in different solutions
    std::optional<Grid> grid;  ///< when solved
    std::vector<Step> trace;
    /// What was shown, accepted by the checker: ends in Unique (every removal was proved), Solved (a
    /// solution met by a proposition was taken over), NoSolution, or the dead candidates as False.
    std::optional<Ledger> ledger;
};

/// Which passes of propositions count as steps.
enum class Count : std::uint8_t { passes, productive };

/// Passes of propositions that count as steps.
[[nodiscard]] int passes_of(const Run& run, Count count);
/// Steps of all groups and the passes of propositions.
[[nodiscard]] int total_steps(const Run& run, Count count);

/// What a run starts with: givens placed, which no peer may hold.
[[nodiscard]] Board start_of(const Puzzle& puzzle);
/// Removes what a placed candidate excludes: its digit from the peers of its cell; with rules, the other members of its
/// lines of at most one.
void remove_excluded(Board& board, Candidate candidate);

/// Runs one order. Nodes are propositions tested.
[[nodiscard]] Run run(const Puzzle& puzzle, const Order& order, const Options& options, Meter& meter);

/// 99000 + label * 100 + steps * 10 + girth / 2 (rounded down).
[[nodiscard]] constexpr int rating_value(int label, int steps, int girth) {
    return 99000 + label * 100 + steps * 10 + girth / 2;
}

/// The first order of a series that solves the puzzle.
struct Rating {
    int order = -1;            ///< its place in the series from 0; -1 = none solved
    std::optional<int> label;  ///< its V(n)
    std::optional<int> value;  ///< rating_value of label, passes and girth of the run
    int tried = 0;             ///< place of the order that `run` is of
    Run run;                   ///< of that order, or of the last one tried
};

/// Tries the orders of the series until one solves. A puzzle without solution, with several that show
/// themselves, or a meter that ran out ends it unrated (Run::outcome says which).
[[nodiscard]] Rating rate(const Puzzle& puzzle, const Series& series, const Options& options, Meter& meter,
                          Count count = Count::passes);

/// The order a rating's run is of: the one that solved, or was tried last.
[[nodiscard]] const Order& order_of(const Series& series, const Rating& rating);

/// "T1", "X"
[[nodiscard]] std::string to_text(const Use& use);
/// solved, stuck, contradiction, unknown
[[nodiscard]] std::string_view word(Outcome outcome);
/// contradiction, solution, open
[[nodiscard]] std::string_view word(Verdict verdict);

}  // namespace deduku::steps
