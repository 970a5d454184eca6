// Closed paths of cells with the same two digits, as SE walks them.
//
//   A1 {2,5} - A4 {2,5} - E4 {2,5,7} - E1 {2,5}      each house that the path touches, it touches twice
//
// If nothing else were in these cells, the two digits could be exchanged: not the only solution.
#pragma once

#include <array>
#include <vector>

#include "method/explainer/position/position.hpp"

namespace deduku::explainer {

/// A path, as far as its hints need it.
struct Loop {
    int start = 0;  ///< cell where SE began it
    int length = 0;
    int pair = 0;  ///< the two digits
    Cells cells;
    Cells more;                             ///< with more than the pair
    int first_more = -1, second_more = -1;  ///< of these, in the order of the path
    friend bool operator==(const Loop&, const Loop&) = default;
};

/// The loops of each pair of digits, for as long as its cells stay as they are.
class LoopMemory {
  public:
    /// The valid loops of the pair of this cell, which has two digits, in SE's order: those that begin there are
    /// its own; loops met again are left out. Positions come in the order of a path: candidates are only removed.
    [[nodiscard]] const std::vector<Loop>& of(const Position& position, int cell);

  private:
    struct Kept {
        Cells cells;         ///< with both digits
        int candidates = 0;  ///< in these
        std::vector<Loop> loops;
    };
    std::array<Kept, 81> kept_;  ///< by the digits
};

}  // namespace deduku::explainer
