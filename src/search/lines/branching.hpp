// Where a search on a board with rules branches: a cell with few digits, or one of the two places of a digit, whose cells
// have been in many contradictions.
#pragma once

#include <optional>

#include "search/lines/propagation.hpp"

namespace deduku::lines {

class Branching {
  public:
    explicit Branching(const Model& model) : weights_(static_cast<std::size_t>(model.cells()), 1.0) {}

    /// The cells of a rule that led to a contradiction: they count more from now on, and earlier ones less by that.
    void blame(std::span<const int> cells);
    /// A candidate to try, and the base it is a member of; there must be an open cell.
    struct Choice {
        int candidate = 0;
        int base = 0;
    };
    Choice choose(const Propagation& position) const;

  private:
    // How much the cells of an open base have been in contradictions, on average.
    double weight(const Propagation& position, int base) const;

    std::vector<double> weights_;  // of cells
    double step_ = 1;
};

}  // namespace deduku::lines
