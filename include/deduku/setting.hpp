// What setters ask about a board in the making, with rules or without.
//
//   true candidates       the digits that each cell has in some solution        2 . . .  ->  2 [14] [134] [134]
//   a contradiction       rules and givens that cannot hold together            thermo: A1-E1; killer 4: D1 E1
//   superfluous rules     those without which the solution is still the only one
//   an estimate           how many solutions an open board has, about           6.7e21, +- 2 %
//
//   Meter meter;
//   true_candidates(start_board(puzzle), 1, {}, meter).digits[cell]
#pragma once

#include <cstdint>
#include <vector>

#include "deduku/solve.hpp"

namespace deduku {

/// The candidates that are true in some solution, and in how many.
struct TrueCandidates {
    Table<Cell, Set<Digit>> digits{};     ///< of each cell, those of the solutions that were found
    Table<Cell, Set<Digit>> undecided{};  ///< may be in more solutions than were found; none if finished
    std::vector<std::uint64_t> counts{};  ///< by Geometry::number(); up to the limit, below it exact unless undecided
    /// How many solutions there are, up to 2; `end` is `complete` if that is exact, also if there are none.
    Solutions solutions{};

    /// Nothing is undecided.
    bool finished() const;
};

/// The highest limit of true_candidates().
inline constexpr std::uint64_t most_counted = 1000;

/// Counts for each candidate the solutions that have it, up to `limit` (1 to most_counted). Very many solutions do not make
/// it slow: it looks for solutions with candidates that have not been seen so often yet. Any board. `lost`: as in a
/// SearchRequest.
[[nodiscard]] TrueCandidates true_candidates(const Board& board, std::uint64_t limit, const LostSearches& lost,
                                             Meter& meter);

/// Rules and givens that have no solution together, whatever else the puzzle demands.
struct Contradiction {
    std::vector<std::size_t> rules{};  ///< places in Geometry::rules(), ascending
    std::vector<Cell> givens{};        ///< cells with a given, or with several digits to choose from
    /// Without any one of them there is a solution. False: the meter, or the nodes allowed for one, ran out first.
    bool irreducible = false;
};

/// Of a puzzle without solutions: rules and givens are left out one after the other where the rest still has none. The
/// smaller result of two orders, not always the smallest of all. Each rule means what it means in the whole puzzle:
/// "no dots but those given" knows the dots left out. Empty: the houses alone have no solution.
[[nodiscard]] Contradiction contradiction_of(const Puzzle& puzzle, const LostSearches& lost, Meter& meter);

/// Rules that can each be left out of a puzzle with one solution.
struct Superfluous {
    std::vector<std::size_t> rules{};      ///< places in Geometry::rules(); if one goes, others may be needed
    std::vector<std::size_t> undecided{};  ///< those that took too long
};

/// Which rules of a puzzle with one solution are superfluous: without the rule, as if it had never been written, it still
/// has one solution.
[[nodiscard]] Superfluous superfluous_rules(const Puzzle& puzzle, const LostSearches& lost, Meter& meter);

/// How many solutions a board has, estimated from random samples.
struct Estimate {
    std::uint64_t samples = 0;  ///< those made; 0: the meter ran out first, nothing is known
    /// Decimal logarithm of the estimate; minus infinity: no solution.
    double log10 = 0;
    /// Standard error of the estimate divided by it. With many samples the truth is within one of them two times of three,
    /// within two of them 19 times of 20. 0 for a single sample.
    double relative_error = 0;
    bool exact = false;  ///< there are so few solutions that all were counted
};

/// Takes up to `samples` random samples (1 or more), the same ones for the same seed, by the method of D. Knuth: the mean
/// of very many is the number of solutions. Any board; what a sample costs grows with the board. Ends early when the meter
/// does, or when all solutions are counted.
[[nodiscard]] Estimate estimate_solutions(const Board& board, std::uint64_t samples, std::uint64_t seed,
                                          const LostSearches& lost, Meter& meter);

}  // namespace deduku
