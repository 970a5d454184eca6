// Closed paths of cells with the same two digits, as SE walks them.
//
//   A1 {2,5} - A4 {2,5} - E4 {2,5,7} - E1 {2,5}      each house has two cells of the path, or none
//
// If these cells had no other candidates, the two digits could be exchanged: a second solution.
#pragma once

#include <array>
#include <vector>

#include "method/se/position/position.hpp"

namespace deduku::se {

/// The data of a path needed for its hints.
struct Loop {
    int start = 0;  ///< first cell in SE's search
    int length = 0;
    int pair = 0;  ///< the two digits
    NineCells cells;
    NineCells more;                         ///< with candidates other than the pair
    int first_more = -1, second_more = -1;  ///< of these, in the order of the path
    friend bool operator==(const Loop&, const Loop&) = default;
};

/// The loops of each pair of digits, as long as its cells do not change.
class LoopMemory {
  public:
    /// The valid loops of the pair that start at this bivalue cell, in SE's order; repeated loops are omitted.
    /// Positions must be in the order of a path: candidates are only removed.
    [[nodiscard]] const std::vector<Loop>& of(const SePosition& position, int cell);

  private:
    struct Kept {
        NineCells cells;     ///< with both digits
        int candidates = 0;  ///< number of their candidates
        std::vector<Loop> loops;
    };
    std::array<Kept, 81> kept_;  ///< by the digits of the pair
};

}  // namespace deduku::se
