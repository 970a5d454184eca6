// Positions to practise a technique: it is the easiest one with a find.
//
//   puzzle  ->  its path up to the first X-Wing  ->  a position: two X-Wings, and no find of an easier technique
//
// The position is the `state` of the puzzle: a player's written digits and remaining pencil marks.
#pragma once

#include <optional>
#include <vector>

#include "method/path/path.hpp"

namespace deduku::path {

struct Exercise {
    Puzzle puzzle;               ///< with the position as its state
    Board before;                ///< the same position
    std::vector<Step> steps;     ///< all finds of the technique there, up to most_finds_told; only the first of singles
    std::size_t candidates = 0;  ///< in cells that are not written: the more, the harder to see
};

inline constexpr std::size_t most_finds_told = 50;

/// The first position on the path of the puzzle at which `wanted` is the easiest technique with a find; none if there
/// is none, or at the limit of the meter.
[[nodiscard]] std::optional<Exercise> exercise_in(const Puzzle& puzzle, const Move& wanted, const CountSolutions& count,
                                                  Meter& meter);

/// The smallest number of cells of a find.
[[nodiscard]] std::size_t cells_of(const Exercise& exercise);
/// Whether the first is easier to see: more finds, then smaller finds, then fewer candidates.
[[nodiscard]] bool easier_to_see(const Exercise& a, const Exercise& b);

}  // namespace deduku::path
