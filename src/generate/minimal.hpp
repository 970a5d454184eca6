// The redundant givens of a puzzle with one solution: even without the given, its cell cannot have another digit.
//
//   given 5 at A1:   the other givens, and A1 is not 5   ->   no solution: the given is redundant
//
#pragma once

#include <optional>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "deduku/solve.hpp"

namespace deduku::generate {

enum class Needed : std::uint8_t { minimal, redundant, none, several, unknown };

struct Minimal {
    Needed what = Needed::minimal;
    std::vector<Cell> redundant;  ///< each can be removed alone; then others may become necessary
};

/// The redundant givens, on any board; `find` is the solver.
[[nodiscard]] Minimal redundant_givens(const Puzzle& puzzle, Solver find, const Fallback& fallback, Meter& meter);

/// Removes redundant givens in this order (by default from the first cell to the last) until none remain; `redundant`
/// has the emptied cells.
[[nodiscard]] Minimal reduce(Puzzle& puzzle, Solver find, const Fallback& fallback, Meter& meter,
                             std::vector<Cell> order = {});

}  // namespace deduku::generate
