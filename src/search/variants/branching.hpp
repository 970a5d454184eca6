// The branching of a search on a board with rules: a cell with few digits, or one of the two places of a digit, whose
// cells have been in many contradictions.
#pragma once

#include <span>

#include "search/variants/position.hpp"

namespace deduku::variants {

/// A digit of a cell to try, as a set.
struct Guess {
    int cell = 0;
    DigitMask digit = 0;
};

class VariantBranching {
  public:
    explicit VariantBranching(const VariantModel& /*model*/) { weights_.fill(1); }

    /// Raises the weight of the cells of a rule that led to a contradiction of this weight; earlier contradictions
    /// count less by comparison.
    void blame(Area cells, float weight);
    /// There must be an open cell.
    Guess choose(const VariantPosition& position) const;
    /// The best guesses, in order, as many as exist and fit.
    std::span<const Guess> choose_some(const VariantPosition& position, std::span<Guess> room) const;

    std::span<const float> weights() const { return weights_; }

  private:
    template <class F>
    void for_each_guess(const VariantPosition& position, F&& f) const;

    std::array<float, most_cells> weights_{};
    float step_ = 1;
};

}  // namespace deduku::variants
