// Which clues of a puzzle with one solution are not needed: those that could have no other digit even if they were not
// given.
//
//   clue 5 at A1:   the other clues, and A1 is not 5   ->   no solution: the clue is redundant
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
    std::vector<Cell> redundant;  ///< each by itself; if one goes, others may be needed
};

/// Which clues are redundant. Any board; `find` solves.
[[nodiscard]] Minimal redundant_clues(const Puzzle& puzzle, Solver find, const LostSearches& lost, Meter& meter);

/// Takes redundant clues away in this order, without one from the first cell to the last, until none is left; `redundant`
/// are those taken.
[[nodiscard]] Minimal reduce(Puzzle& puzzle, Solver find, const LostSearches& lost, Meter& meter,
                             std::vector<Cell> order = {});

}  // namespace deduku::generate
