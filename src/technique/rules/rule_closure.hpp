// The fixpoint of singles and rules: the exclusions of houses, lines, sums and choices, one after another. Methods that
// close positions use it for the rules of a board.
//
//   killer 3: A1 B1     1 and 2 only, so no other 1 and 2 in row 1, so C1 is 7, so the whisper leaves D1 1 or 2, ..
//
// Sums are divided among houses in all ways (Sums::all), so that the fixpoint is the same in any order, and for all
// isomorphs.
#pragma once

#include <memory>
#include <vector>

#include "deduku/reason.hpp"
#include "search/linear/propagation.hpp"

namespace deduku {

class RuleClosure {
  public:
    explicit RuleClosure(const Geometry& geometry);
    RuleClosure(const RuleClosure&) = delete;
    RuleClosure& operator=(const RuleClosure&) = delete;
    ~RuleClosure() = default;

    /// Closes the board, or makes it contradictory. Returns whether something was removed.
    bool run(Board& board);
    /// The same with reasons. Keeps candidates whose reason would be longer than any known.
    bool run(Board& board, std::vector<Deduction>& out);

    using Cells = Table<Cell, Set<Digit>>;
    /// The same on the digits of the cells: fast for positions that are parts of the last one given to found(). After a
    /// contradiction no digit is left, as the removals before it depend on the order.
    bool run(Cells& cells);
    /// The following positions are parts of this one, until the next call.
    void found(const Cells& cells);

  private:
    void load(const Cells& cells);
    bool take(Board& board);

    linear::LinearModel model_;
    linear::Propagation position_;
    std::vector<Set<Digit>> base_;  // by cell, in the closed position founded; empty: none
    linear::Propagation::Mark at_base_;
};

/// The closure of the rules of a board; null without rules.
[[nodiscard]] std::shared_ptr<RuleClosure> closure_of_rules(const Geometry& geometry);

/// Whether the rules, if any, removed something.
template <class... Position>
[[nodiscard]] bool run_rules(RuleClosure* rules, Position&... position) {
    return rules != nullptr && rules->run(position...);
}

}  // namespace deduku
