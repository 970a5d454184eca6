// Constraint pair reduction (spec section 7): if no cell pair helps, the same binary decision on the two cells left for
// a digit in a house.
//
//   8 of box 2 only at D1 and E2:   # D1: 8  reduced to a contradiction  =>  E2: 8
//
// Order (that of the published program is unknown): digits ascending, BLK, ROW, COL; first every pair with its branches
// examined by pair reduction (deep), then by deep pair reduction (very deep), then with more nested levels. After each
// fact, the position is reduced with the same strength, and the search restarts at the first pair with pair reduction.
#pragma once

#include "method/hdp/reduction.hpp"

namespace deduku::hdp {

class ConstraintReduction {
  public:
    ConstraintReduction(Autosolver& autosolver, const HdpOptions& options, Section& out, std::vector<Event>* events)
        : reduction_(autosolver, options, out, events) {}

    /// Reduces a closed board, with branches examined by reductions of depth 0..`max_depth`; ends with STA if there is
    /// a fact. The board is left at the end of the reduction.
    BranchOutcome run(Board& board, int max_depth);

    /// The greatest depth that gave a fact or the solution.
    int deepest() const { return deepest_; }
    bool cut_short() const { return reduction_.cut_short(); }
    const std::optional<Grid>& solution() const { return reduction_.solution(); }

  private:
    Reduction::Decision pass(Board& board, HdpChain& chain, int depth);

    Reduction reduction_;
    int deepest_ = 0;
};

}  // namespace deduku::hdp
