// Where a search on a board with rules branches: a cell with few digits, or one of the two places of a digit, whose cells
// have been in many contradictions.
#pragma once

#include <span>

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
    /// The best ones, in this order, as many as there are and have room.
    std::span<const Guess> choose_some(const Position& position, std::span<Guess> room) const;

    std::span<const float> weights() const { return weights_; }

  private:
    template <class F>
    void for_each_guess(const Position& position, F&& f) const;

    std::array<float, most_cells> weights_{};
    float step_ = 1;
};

}  // namespace deduku::rules
