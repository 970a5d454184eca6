// Questions of setters about an unfinished puzzle, with or without rules.
//
//   true candidates       for each cell the digits of at least one solution     2 . . .  ->  2 [14] [134] [134]
//   a contradiction       rules and givens that have no solution together       thermo: A1-E1; killer 4: D1 E1
//   superfluous rules     rules that can be omitted without a second solution
//   an estimate           the approximate number of solutions                   6.7e21, +- 2 %
//
//   Meter meter;
//   true_candidates(start_board(puzzle), 1, {}, meter).digits[cell]
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/solve.hpp"

namespace deduku {

/// The candidates that are true in some solution, with the number of such solutions.
struct TrueCandidates {
    Table<Cell, Set<Digit>> digits{};     ///< for each cell, the digits of the solutions found
    Table<Cell, Set<Digit>> undecided{};  ///< digits that may have more solutions than were found; none if finished
    std::vector<std::uint64_t> counts{};  ///< by Geometry::number(); up to the limit, exact below it unless undecided
    /// The number of solutions, up to 2; `end` is `complete` if it is exact, including 0.
    Solutions solutions{};

    /// Nothing is undecided.
    bool finished() const;
};

/// The highest limit of true_candidates().
inline constexpr std::uint64_t most_counted = 1000;

/// Counts for each candidate the solutions that contain it, up to `limit` (1 to most_counted). It stays fast with very
/// many solutions, since it searches for solutions with candidates that are below the limit. Any board. `fallback`: as in a
/// SearchRequest.
[[nodiscard]] TrueCandidates true_candidates(const Board& board, std::uint64_t limit, const Fallback& fallback,
                                             Meter& meter);

/// Rules and givens that have no solution together, even without the rest of the puzzle.
struct Contradiction {
    std::vector<std::size_t> rules{};  ///< indices in Geometry::rules(), ascending
    std::vector<Cell> givens{};        ///< cells with a given, or with several allowed digits
    /// Omitting any one of them gives a solution. False if the meter, or the nodes allowed for a test, ran out.
    bool irreducible = false;
};

/// For a puzzle without solutions: omits rules and givens one by one as long as the rest has no solution. Returns the
/// smaller result of two orders, which need not be the smallest possible. Each rule keeps its meaning in the whole
/// puzzle: with "no dots but those given", omitted dots still count. Empty: the houses alone have no solution.
[[nodiscard]] Contradiction contradiction_of(const Puzzle& puzzle, const Fallback& fallback, Meter& meter);

/// Rules that can each be omitted from a puzzle with exactly one solution.
struct Superfluous {
    std::vector<std::size_t> rules{};      ///< indices in Geometry::rules(); once one is omitted, others may be needed
    std::vector<std::size_t> undecided{};  ///< rules whose test took too long
};

/// The superfluous rules of a puzzle with exactly one solution: without the rule, as if it had never been written, the
/// puzzle still has exactly one.
[[nodiscard]] Superfluous superfluous_rules(const Puzzle& puzzle, const Fallback& fallback, Meter& meter);

/// Omits superfluous rules from a puzzle with exactly one solution, one after the other, so that all of them can be
/// omitted together. `rules` has their indices in the whole puzzle.
[[nodiscard]] Superfluous omit_rules(Puzzle& puzzle, const Fallback& fallback, Meter& meter);

/// The number of solutions of a board, estimated from random samples.
struct Estimate {
    std::uint64_t samples = 0;  ///< samples taken; 0: the meter ran out first, nothing is known
    /// Decimal logarithm of the estimate; minus infinity if there is no solution.
    double log10 = 0;
    /// In at least 95 of 100 cases, the true number differs from the estimate by at most this part of the estimate. 0 if
    /// exact; none with fewer than 16 samples.
    std::optional<double> relative_error{};
    std::optional<std::uint64_t> exact{};  ///< all solutions were counted
};

/// Whether an estimate may be a count.
enum class CountFirst : bool { no, yes };

/// Counts the solutions if that takes no more work than the samples. Otherwise takes up to `samples` random samples (1
/// or more), the same for the same seed, by D. Knuth's method: their mean tends to the number of solutions. Any board;
/// the cost of a sample grows with the board. Ends early if the meter is exhausted.
[[nodiscard]] Estimate estimate_solutions(const Board& board, std::uint64_t samples, std::uint64_t seed,
                                          const Fallback& fallback, Meter& meter, CountFirst count = CountFirst::yes);

}  // namespace deduku
