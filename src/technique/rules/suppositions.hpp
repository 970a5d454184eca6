// Candidates supposed true, one at a time, with all that singles and rules then remove.
//
//   suppose A1 = 3     the cage leaves B1 = 7, the whisper leaves C1 nothing     refuted after 9 removals
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "search/linear/propagation.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {

/// All bases and choices of model_with_houses(), and these sums.
[[nodiscard]] linear::Propagation::Only only(const RuleView& rules, SumsUsed used);

/// The suppositions of the position searched last: several rows use them.
class Suppositions {
  public:
    struct Refuted {
        Candidate what;
        std::size_t removed = 0;  ///< candidates up to the contradiction
    };

    explicit Suppositions(const RuleView& rules);

    /// The candidates that lead to a contradiction, those with fewest removals first; those tried up to the limit of the
    /// view.
    [[nodiscard]] const std::vector<Refuted>& refuted_on(const Board& board, Subsets subsets);
    /// The number of removals that follow once the candidates are false.
    [[nodiscard]] std::size_t gain(const Board& board, std::span<const Candidate> candidates);

    /// The position will be searched again.
    void forget() { known_ = {}; }

  private:
    void load(const Board& board);
    std::optional<std::size_t> refute(Candidate c);

    const RuleView& rules_;
    std::optional<linear::Propagation> position_;  // made on first use, as it is large
    linear::Propagation::Mark start_;
    reasons::LivingDigits loaded_;
    struct Known {
        reasons::LivingDigits digits;  // of the position
        std::vector<Refuted> refuted;
    };
    linear::Propagation::Only without_subsets_;
    std::array<Known, 2> known_;  // without and with subsets
    std::vector<bool> implied_;   // by candidate: by another without contradiction, so this leads to none either
};

/// The candidates of unsolved cells, but for helpers, by the number of candidates of the cell, fewest first;
/// those that are wanted (RuleView::suppose_only).
[[nodiscard]] std::vector<Candidate> by_fewest_digits(const Board& board, const RuleView& rules);

}  // namespace deduku
