// The vicinity of a puzzle: some givens removed, others added. Uniqueness follows from the solutions of the remainders.
//
//   remainder (some givens removed)  ->  all its solutions, computed once      s1 s2 s3 ..
//   given 5 at A1 added: one solution iff exactly one of them has 5 at A1; two givens: iff exactly one has both
//
#pragma once

#include <functional>

#include "deduku/meter.hpp"
#include "generate/makers.hpp"

namespace deduku::generate {

struct Vicinity {
    int remove = 1;                       ///< givens removed: 1..4
    int add = 1;                          ///< givens added: 1 or 2
    bool same_cells = false;              ///< only at the cells of the removed ones
    bool minimal = true;                  ///< only minimal puzzles
    std::uint64_t most_solutions = 2000;  ///< if two are added: skips remainders with more
};

/// Numbers of remainders examined and skipped.
struct VicinityCount {
    std::uint64_t rests = 0;
    std::uint64_t skipped = 0;  ///< of them with too many solutions
    std::uint64_t puzzles = 0;
};

/// Receives each puzzle once, but never the seed; returns false to stop.
using VicinitySink = std::function<bool(const NineGrid&)>;

/// All puzzles with one solution in this vicinity of a puzzle with one solution; false at the limit of the meter.
/// Solved positions are nodes.
[[nodiscard]] bool vicinity(lanes::Engine& engine, const NineGrid& seed, const Vicinity& wanted, Meter& meter,
                            VicinityCount& count, const VicinitySink& sink);

}  // namespace deduku::generate
