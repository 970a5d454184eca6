// Candidates supposed true, one at a time, with all that singles and rules then remove.
//
//   suppose A1 = 3     the cage leaves B1 = 7, the whisper leaves C1 nothing     refuted after 9 removals
#pragma once

#include <optional>
#include <vector>

#include "search/linear/propagation.hpp"
#include "technique/rules/view.hpp"

namespace deduku {

class Suppositions {
  public:
    static constexpr std::size_t all = static_cast<std::size_t>(-1);
    /// The consequences of the board alone are not sought, nor those of a supposition after `most_removed` removals.
    Suppositions(const Board& board, const RuleView& rules, std::size_t most_removed = all);

    /// The number of removals up to a contradiction, if one is found.
    [[nodiscard]] std::optional<std::size_t> refute(Candidate c);
    /// The number of removals that follow once the candidate is false.
    [[nodiscard]] std::size_t gain(Candidate c);
    /// Whether a candidate supposed before implies this one without contradiction. So it is rarely refuted: only if
    /// consequences depend on the order.
    [[nodiscard]] bool is_implied(Candidate c) const;

  private:
    const Board& board_;
    const RuleView& rules_;
    std::size_t most_removed_;
    linear::Propagation position_;
    linear::Propagation::Mark start_;
    std::vector<bool> implied_;  // by candidate
};

/// The candidates of unsolved cells, but for helpers, by the number of candidates of the cell, fewest first;
/// those that are wanted (RuleView::suppose_only).
[[nodiscard]] std::vector<Candidate> by_fewest_digits(const Board& board, const RuleView& rules);

}  // namespace deduku
