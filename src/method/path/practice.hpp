// Positions to practise a technique: it is the easiest that finds anything there.
//
//   puzzle  ->  its path, up to the first X-Wing  ->  a position: no easier technique finds anything, two X-Wings are there
//
// The position is the `state` of the puzzle: digits written and pencil marks left, as a player has them.
#pragma once

#include <optional>
#include <vector>

#include "method/path/path.hpp"

namespace deduku::path {

struct Exercise {
    Puzzle puzzle;               ///< with the position as its state
    Board before;                ///< the same position
    std::vector<Step> steps;     ///< all that the technique finds there, up to most_finds_told; of singles the first
    std::size_t candidates = 0;  ///< in cells that are not written: the more, the more to look at
};

inline constexpr std::size_t most_finds_told = 50;

/// The first position on the path of the puzzle at which `wanted` is the easiest technique that finds something; none if
/// there is none, or none within the meter.
[[nodiscard]] std::optional<Exercise> exercise_in(const Puzzle& puzzle, const Move& wanted, const Count& count,
                                                  Meter& meter);

/// Cells that the easiest find to see points at: the fewest.
[[nodiscard]] std::size_t cells_of(const Exercise& exercise);
/// Whether the first is easier to see: it has more finds, else smaller ones, else fewer candidates.
[[nodiscard]] bool easier_to_see(const Exercise& a, const Exercise& b);

}  // namespace deduku::path
