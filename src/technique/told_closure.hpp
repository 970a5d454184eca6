// Closes boards with reasons: techniques, and the exclusions by the rules of the board.
//
//   T1 H1 B2 ..  until there are no finds     rules     T1 H1 B2 ..     rules: nothing more
#pragma once

#include <memory>
#include <vector>

#include "deduku/techniques.hpp"

namespace deduku {

class RuleClosure;

class ToldClosure {
  public:
    ToldClosure(const Geometry& geometry, std::vector<Move> moves);

    /// Stops at the first contradiction. Appends the deductions to `out`.
    void run(Board& board, std::vector<Deduction>& out);

  private:
    std::vector<Move> moves_;
    std::shared_ptr<RuleClosure> rules_;  // null without rules
};

}  // namespace deduku
