// Closes boards with reasons: techniques, and what the rules of the board exclude.
//
//   T1 H1 B2 ..  until none finds anything     rules     T1 H1 B2 ..     rules: nothing more
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
