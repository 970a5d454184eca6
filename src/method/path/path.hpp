// A human-style solving path: each step uses the easiest technique that finds something.
//
//   1  Hidden Single: D6 = 2       2  Naked Single: D5 = 8       3  Naked Pair: 1, 9 in C5, C8       ..
//
// Steps enter digits and update candidates. Techniques that depend on uniqueness are used only after a count has shown
// that there is exactly one solution. If no technique finds anything, a supposition of HDP continues the path.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "deduku/meter.hpp"
#include "method/path/difficulty.hpp"
#include "method/path/paper.hpp"
#include "method/path/step.hpp"
#include "reason/proof_events.hpp"
#include "search/solver.hpp"

namespace deduku::path {

/// Called with every step that is found; may be empty.
using OnStep = std::function<void(const Step& step)>;

struct PathOptions {
    std::vector<Move> order = by_difficulty();  ///< in the order of use
    std::optional<Move> stop_at{};              ///< ends before this one or a later one is tried
    bool beyond = true;                         ///< HDP continues after the techniques
    bool uniqueness = true;                     ///< also uses techniques that depend on uniqueness
    /// Proves the refutations of nested suppositions, which is long; otherwise their steps have no deductions.
    bool proved = true;
    /// Each single is a step of its own, on boards with rules, too.
    bool digit_by_digit = false;
    /// On boards with rules that it solves: without the steps on which no digit rests.
    bool pruned = false;
    /// With `pruned`: each step of the first walk, some of which may be left out.
    OnStep first_walk{};
};

enum class PathEnd : std::uint8_t {
    solved,
    stopped,        ///< the next step is that of `stop_at`, or harder
    stuck,          ///< no further finds
    contradiction,  ///< the steps show that there is no solution
    no_solution,    ///< no further finds, and a count shows that there is no solution
    unknown,        ///< time or nodes ran out
    too_long,       ///< refutations are too long for a line of a ledger, or for a ledger
};
/// Whether a limit ended the path.
[[nodiscard]] constexpr bool at_limit(PathEnd end) { return end == PathEnd::unknown || end == PathEnd::too_long; }

/// In tenths: the hardest step, the hardest up to the first digit placed, the first.
struct PathRatings {
    int er = 0;
    int ep = 0;
    int ed = 0;
};

struct Path {
    Puzzle start;
    std::vector<Deduction> givens;  ///< the eliminations by the givens
    std::vector<Step> steps;
    PathEnd end = PathEnd::unknown;
    Board board;                           ///< the final board
    std::optional<PathRatings> ratings{};  ///< if all steps are from another program
};

/// The solutions of the puzzle, counted to 2 on first use.
using CountSolutions = std::function<const Solutions&()>;

/// The path, as long as possible. The nodes of `meter` are steps and those of HDP. `proof`, which may be null, receives
/// the ledger of finding_of() as it is found; nested suppositions, whose proofs may be very long, are then without the
/// steps of their branches in the path.
[[nodiscard]] Path walk(const Puzzle& puzzle, const PathOptions& options, const CountSolutions& count, Meter& meter,
                        const OnStep& watch = {}, ProofEvents* proof = nullptr);

/// The next step from a position of the puzzle; none at the end or at the limit of the meter. `solution`: a solution of
/// the position, if known. Without proofs, a supposition on a board with rules may not decide a cell.
[[nodiscard]] std::optional<Step> next_step(const Puzzle& puzzle, const WorkingPaper& paper, const PathOptions& options,
                                            const CountSolutions& count, Meter& meter, const Grid* solution = nullptr);

/// The steps as a ledger, which claims that the grid is the only solution, that there is none, or the false candidates
/// (conditionally, if a step depends on uniqueness). `by` is the finder; "" for paths of this room.
[[nodiscard]] Finding finding_of(Path path, std::string_view by = {});

/// The hardest step: the first of those whose technique is the last in the order, or which are beyond all; or the first
/// of the highest rating. Null without steps.
[[nodiscard]] const Step* hardest(const Path& path, const PathOptions& options);
/// The points of all steps; those of a single for each of its digits.
[[nodiscard]] int score_of(const Path& path);
/// The number of steps if each digit that a step writes were a step of its own.
[[nodiscard]] std::size_t steps_one_by_one(const Path& path);

}  // namespace deduku::path
