// Reasons for eliminations in a search on a board with rules, as events of a proof.
//
//   base     a Cover by a sector of at most one with all its members; or a Split on the base, a Cover in each branch
//   sum      Sums, and Splits that end in Sums (sum_teller.hpp); for a small house a Cover, as for a naked subset
//   digit    a Split on the candidate: the digit has no place left, so the sum has no assignment
//   choice   Cases; impossible cases end in Sums, in the others the lines of the case remove the candidates
#pragma once

#include "search/linear/propagation.hpp"
#include "technique/reasons/sum_teller.hpp"

namespace deduku::reasons {

class LineReasons : public linear::Listener {
  public:
    /// The most steps of a Split that proves eliminations beyond bounds; longer proofs are left to the search. Also the
    /// deepest nesting of Splits, plus one for those inside a case.
    static constexpr int most_steps = 60;

    /// `position` must report to this object; `steps`: another limit.
    LineReasons(const linear::Propagation& position, ProofEvents& to, int steps = most_steps)
        : steps_(steps),
          position_(position),
          model_(position.model()),
          to_(to),
          sums_(model_, to),
          filter_(model_.digits(), model_.kind_of_sums()) {}

    void by_base(int base, std::span<const linear::Kill> kills) override;
    void by_sum(int sum, std::vector<linear::Kill>& kills, linear::Call call) override;
    void by_digit(int sum, int digit, std::vector<linear::Kill>& kills) override;
    void by_choice(int choice, std::vector<linear::Kill>& kills, linear::Call call) override;

  private:
    LivingDigits living() const { return {position_.open(), position_.open() + model_.cells()}; }
    // The branch of a case: up to a contradiction, or until some candidates are false.
    struct ToldCase {
        std::vector<Deduction> steps;
        std::optional<Sector> empty;
    };
    std::optional<ToldCase> told_case(const linear::ChoiceCase& which, std::vector<linear::Kill>& kills, int steps);
    void tell_case(const std::vector<linear::LinearSum>& sums, std::vector<linear::Kill>& kills, int steps);
    bool tell_dead(const linear::LinearSum& sum, int steps, Sector& empty);

    const int steps_;
    const linear::Propagation& position_;
    const linear::LinearModel& model_;
    ProofEvents& to_;
    SumTeller sums_;
    linear::LinearFilter filter_;
};

}  // namespace deduku::reasons
