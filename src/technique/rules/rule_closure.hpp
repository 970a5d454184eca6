// The fixpoint of singles and rules: what houses, lines, sums and choices exclude, one after the other.
//
//   killer 3: A1 B1     1 and 2 only, so no other 1 and 2 in row 1, so C1 is 7, so the whisper leaves D1 1 or 2, ..
#pragma once

#include <vector>

#include "deduku/reason.hpp"
#include "search/lines/propagation.hpp"

namespace deduku {

class RuleClosure {
  public:
    explicit RuleClosure(const Geometry& geometry);
    RuleClosure(const RuleClosure&) = delete;
    RuleClosure& operator=(const RuleClosure&) = delete;
    ~RuleClosure() = default;

    /// Closes the board, or makes it contradictory. True if something was removed.
    bool run(Board& board);
    /// The same with reasons; leaves candidates whose reason would be very long.
    bool run(Board& board, std::vector<Deduction>& out);

  private:
    bool take(Board& board);

    lines::Model model_;
    lines::Propagation position_;
};

}  // namespace deduku
