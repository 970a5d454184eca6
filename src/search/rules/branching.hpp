// Where a search on a board with rules branches: a cell with few digits, or one of the two places of a digit, whose cells
// have been in many contradictions.
#pragma once

#include "search/rules/position.hpp"

namespace deduku::rules {

/// A digit of a cell to try, as a set.
struct Guess {
    int cell = 0;
    Mask digit = 0;
};

class Branching {
  public:
    explicit Branching(const Model& /*model*/) { weights_.fill(1); }

    /// The cells of a rule that led to a contradiction, which counts so much: they count more from now on, and earlier ones
    /// less by that.
    void blame(Area cells, float weight);
    /// There must be an open cell.
    Guess choose(const Position& position) const;

  private:
    std::array<float, most_cells> weights_{};
    float step_ = 1;
};

}  // namespace deduku::rules
