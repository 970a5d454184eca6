// The vicinity of a puzzle: some clues taken away, some others added. No puzzle that comes out is solved for that.
//
//   rest (some clues less)  ->  all its solutions, once      s1 s2 s3 ..
//   clue 5 at A1 added: one solution iff one of them has 5 at A1; two clues: iff exactly one has both
//
#pragma once

#include <functional>

#include "deduku/meter.hpp"
#include "generate/makers.hpp"

namespace deduku::generate {

struct Vicinity {
    int remove = 1;                       ///< clues taken away: 1..4
    int add = 1;                          ///< clues added: 1 or 2
    bool same_cells = false;              ///< added where they were taken away
    bool minimal = true;                  ///< only minimal puzzles
    std::uint64_t most_solutions = 2000;  ///< if two are added: rests with more are left out
};

/// What was left out, and why.
struct VicinityCount {
    std::uint64_t rests = 0;
    std::uint64_t skipped = 0;  ///< of them with too many solutions
    std::uint64_t puzzles = 0;
};

/// Takes each puzzle found, each once, the seed itself never; false = enough.
using VicinitySink = std::function<bool(const Cells&)>;

/// All puzzles with one solution in this vicinity of a puzzle with one solution; false if the meter ended it. A
/// position solved is a node.
[[nodiscard]] bool vicinity(lanes::Engine& engine, const Cells& seed, const Vicinity& wanted, Meter& meter,
                            VicinityCount& count, const VicinitySink& sink);

}  // namespace deduku::generate
