// The branching of a search on a board with rules: a cell with few digits, or one of the two places of a digit, whose
// cells have been in many contradictions.
#pragma once

#include <optional>

#include "search/linear/propagation.hpp"

namespace deduku::linear {

class LinearBranching {
  public:
    explicit LinearBranching(const LinearModel& model) : weights_(static_cast<std::size_t>(model.cells()), 1.0) {}

    /// Raises the weight of the cells of a rule that led to a contradiction; earlier contradictions count less by
    /// comparison.
    void blame(std::span<const int> cells);
    /// A candidate to try, and the base it is a member of; there must be an open cell. Of helpers only if no other cell
    /// is open: the others decide which solution it is.
    struct Choice {
        int candidate = 0;
        int base = 0;
    };
    Choice choose(const Propagation& position) const;

  private:
    // The average weight of the cells of an open base.
    double weight(const Propagation& position, int base) const;

    std::vector<double> weights_;  // of cells
    double step_ = 1;
};

}  // namespace deduku::linear
