// Deductions for techniques of rules: the proof of each elimination is made by technique/reasons.
//
//   kills {A1: 1 2}   of sum 3   ->   Sum, or Split .. Sum, as successive deductions
#pragma once

#include <functional>

#include "grid/function_ref.hpp"
#include "technique/reasons/sum_teller.hpp"
#include "technique/rules/view.hpp"

namespace deduku {

/// The living digits of each cell.
[[nodiscard]] reasons::LivingDigits open_digits(const Board& board);

/// What finders by sums share: the position with its living digits, the rules as sums and their filter, and the sink.
class SumSearch {
  public:
    SumSearch(const Board& board, const RuleView& view, const Sink& sink)
        : board_(board),
          view_(view),
          model_(view.model()),
          sink_(sink),
          open_(open_digits(board)),
          filter_(view.filter()) {}

  protected:
    /// Tells that the candidate excludes these, and removes them.
    void tell_exclusions(Candidate by, std::span<const linear::Kill> kills, reasons::LivingDigits& open,
                         ProofEvents& to) const;

    const Board& board_;
    const RuleView& view_;
    const linear::LinearModel& model_;
    const Sink& sink_;
    reasons::LivingDigits open_;
    linear::LinearFilter filter_;
    std::vector<linear::Kill> kills_{};  // of the last run of the filter
};

/// The living members of a base, as candidates of the model.
[[nodiscard]] std::vector<int> living_members(const linear::LinearModel& model, int base,
                                              const reasons::LivingDigits& open);

/// Passes the steps of `tell`, each made on the position so far, to the sink as deductions with the pattern `seen()`;
/// false if the sink stops it.
[[nodiscard]] bool deliver_told(FunctionRef<void(ProofEvents&)> tell, const std::function<Pattern()>& seen,
                                const Sink& sink);

/// The same as one find with several deductions.
[[nodiscard]] bool deliver_together(FunctionRef<void(ProofEvents&)> tell, const std::function<Pattern()>& seen,
                                    const Sink& sink);

/// deliver_told() for these candidates; without reasons if the view omits them.
[[nodiscard]] bool deliver_told(const RuleView& rules, std::span<const linear::Kill> kills,
                                FunctionRef<void(ProofEvents&)> tell, const std::function<Pattern()>& seen,
                                const Sink& sink);

/// The open cells of a sum, their weights, and their total.
[[nodiscard]] Total total_of(const Board& board, const linear::LinearSum& sum);
/// The pattern of a step by a sum of the view's model: its rules, houses, total, open cells and their digits.
[[nodiscard]] Pattern pattern_of_sum(const Board& board, const RuleView& view, std::size_t sum);
/// The sets of different digits that make the total, each cell counted once; none if there are more than a few.
[[nodiscard]] std::vector<Set<Digit>> ways_of(const Board& board, const Total& total);

}  // namespace deduku
