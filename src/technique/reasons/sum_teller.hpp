// Reasons for the eliminations of a sum: as few Sums as possible (combination.hpp), or, where bounds do not suffice,
// Splits that end in Sums. For a small house without a sum: naked subsets.
//
//   cage A1 B1 C1 = 23, A1 is 6 7 8, B1 and C1 are 6 8 9     with 7 in A1 the others are 16: neither 6 + 9 nor 8 + 9
//   split on A1:  7 [B1 and C1 not 6, 23 at least; then 8 + 9 are too many; empty]    6, 8 []    removes 7
#pragma once

#include <span>
#include <utility>

#include "grid/function_ref.hpp"
#include "reason/proof_events.hpp"
#include "technique/reasons/combination.hpp"

namespace deduku::reasons {

/// Tells that these candidates are false because each member of the base, one of which is true, excludes them.
void tell_excluded(const linear::LinearModel& model, Sector base, std::span<const int> members,
                   std::span<const linear::Kill> kills, ProofEvents& to);

/// The smallest set of cells of a group, as bits, with as many digits as cells and this digit, without the cell at
/// `place`; 0 if there is none.
[[nodiscard]] unsigned subset_with(const linear::SumGroup& group, const LivingDigits& open, std::size_t place,
                                   int digit);
/// The fewest digits, as bits, that have as many places in a house of N cells, the cell at `place` among them, without this
/// digit; 0 if there are none.
[[nodiscard]] unsigned hidden_subset_with(const linear::SumGroup& house, const LivingDigits& open, std::size_t place,
                                          int digit);

class SumTeller {
  public:
    SumTeller(const linear::LinearModel& model, ProofEvents& to) : model_(model), to_(&to) {}

    /// Sets the receiver of the following events; returns the previous one.
    ProofEvents& redirect(ProofEvents& to) { return *std::exchange(to_, &to); }
    ProofEvents& events() { return *to_; }

    /// Of these candidates, which die by a sum, tells those that one or two Sums prove and removes them from `open`.
    /// Returns the others.
    std::vector<linear::Kill> tell_bounds(const linear::LinearSum& sum, LivingDigits& open,
                                          std::span<const linear::Kill> kills);
    /// The same, with Splits where needed; candidates that take more than this many steps are not told.
    std::vector<linear::Kill> tell(const linear::LinearSum& sum, LivingDigits& open,
                                   std::span<const linear::Kill> kills, int steps);
    /// Proves a candidate false: `begin` tells its consequences, removes them from the open digits of the branch, and
    /// returns a sum that then has no assignment. False, without any report, if there is none (null) or if it takes
    /// more than this many steps.
    bool tell_refuted(LivingDigits& open, Candidate supposed,
                      FunctionRef<const linear::LinearSum*(LivingDigits& with)> begin, int steps);
    /// The same for a candidate that excludes all places of a digit that the sum, of one group, requires.
    bool tell_without(const linear::LinearSum& sum, LivingDigits& open, Candidate supposed, int digit, int steps);

  private:
    void tell_subsets(const linear::SumGroup& group, LivingDigits& open, std::span<const linear::Kill> kills);
    bool tell_by(const Combination& by, LivingDigits& open, std::span<const linear::Kill> wanted);
    bool tell_exclusions(const std::vector<int>& cells, LivingDigits& open);
    template <class Begin>
    void tell_split(LivingDigits& open, Candidate supposed, Begin&& begin);
    void tell_split(const linear::LinearSum& sum, LivingDigits& open, Candidate supposed);
    template <class Tell>
    bool within(int steps, Tell&& tell);
    Sector close(const linear::LinearSum& sum, LivingDigits open);
    std::vector<Candidate> candidates(std::span<const linear::Kill> kills) const;

    const linear::LinearModel& model_;
    ProofEvents* to_;
    int left_ = 0;  // steps left
};

}  // namespace deduku::reasons
