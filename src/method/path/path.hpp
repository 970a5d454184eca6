// A human-style solving path: at each step the easiest technique that finds something, one step at a time.
//
//   1  Hidden Single: D6 = 2       2  Naked Single: D5 = 8       3  Naked Pair: 1, 9 in C5, C8       ..
//
// Digits are entered, and candidates updated. Techniques that rest on uniqueness are used once a count has shown that
// there is exactly one solution. If no technique finds anything, a supposition of HDP continues the path.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "deduku/meter.hpp"
#include "method/path/ladder.hpp"
#include "method/path/paper.hpp"
#include "method/path/step.hpp"
#include "search/solver.hpp"

namespace deduku::path {

struct Options {
    std::vector<Move> order = by_difficulty();  ///< tried from the first to the last
    std::optional<Move> stop_at{};              ///< ends where this one, or a later one, would be tried
    bool beyond = true;                         ///< HDP continues where they end
    bool uniqueness = true;                     ///< techniques that rest on it, too
    /// With the refutations of suppositions inside suppositions, which are long; else steps by them have no deductions.
    bool proved = true;
};

enum class End : std::uint8_t {
    solved,
    stopped,        ///< the next step is that of `stop_at`, or harder
    stuck,          ///< nothing is found any more
    contradiction,  ///< there is no solution
    unknown,        ///< time or nodes ran out
};

/// In tenths: the hardest step, the hardest up to the first digit, the first.
struct Ratings {
    int er = 0;
    int ep = 0;
    int ed = 0;
};

struct Path {
    Puzzle start;
    std::vector<Deduction> givens;  ///< the eliminations by the givens
    std::vector<Step> steps;
    End end = End::unknown;
    Board board;                       ///< the final board
    std::optional<Ratings> ratings{};  ///< if all steps are another program's
};

/// The solutions of the puzzle, counted to 2 on first use.
using Count = std::function<const Solutions&()>;

/// Called with every step as it is found; may be empty.
using Watch = std::function<void(const Step& step)>;

/// The path as far as it goes; `meter` counts a node for each step and those of HDP.
[[nodiscard]] Path walk(const Puzzle& puzzle, const Options& options, const Count& count, Meter& meter,
                        const Watch& watch = {});

/// The next step from a position of the puzzle; none if there is none, or none within the meter. `solution`: a solution of
/// the position, if one is known. Without proofs, a supposition on a board with rules need not decide a cell.
[[nodiscard]] std::optional<Step> next_step(const Puzzle& puzzle, const Paper& paper, const Options& options,
                                            const Count& count, Meter& meter, const Grid* solution = nullptr);

/// The steps as a ledger; it claims that the grid is the only solution, that there is none, or the false candidates
/// (if there is one solution, where a step rests on that). `by` is the finder; "": a path of ours.
[[nodiscard]] Finding finding_of(Path path, std::string_view by = {});

/// The hardest step: the first of those whose technique comes last in the order, or that lie beyond; or of the highest
/// rating. Null: no step.
[[nodiscard]] const Step* hardest(const Path& path, const Options& options);
/// The points of all steps.
[[nodiscard]] int score_of(const Path& path);

}  // namespace deduku::path
