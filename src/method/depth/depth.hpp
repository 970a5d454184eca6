// The depth of a puzzle: levels of trial and error with singles alone, and backdoors.
//
//   T&E(0)   singles
//   T&E(k)   for each living candidate, in a copy: place it, T&E(k-1); a contradiction removes it; until none does
//   backdoor cells whose digits, once known, let singles solve the rest
//
// Both are the same for all isomorphs. After D. Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles"
// (T&E), and gsf's program (backdoors). A copy that reaches a solution proves nothing: there is no guessing.
#pragma once

#include <cstdint>
#include <optional>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"

namespace deduku::depth {

/// The smallest k such that T&E(k) solves a 9x9 puzzle with this one solution; none at the limit of the meter. A node
/// is a position closed by singles.
[[nodiscard]] std::optional<int> te_depth(const Puzzle& puzzle, const Grid& solution, Meter& meter);

struct Backdoors {
    int size = 0;
    std::uint64_t number = 1;  ///< of sets of this size; 1 if the size is 0
};
/// The smallest sets of cells whose digits, once placed, let singles solve the puzzle; none as above.
[[nodiscard]] std::optional<Backdoors> backdoors(const Puzzle& puzzle, const Grid& solution, Meter& meter);

}  // namespace deduku::depth
