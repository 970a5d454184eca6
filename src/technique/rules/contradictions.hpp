// Candidates that a few looks refute: the contradictions told, finders and rows (contradictions.cpp).
//
//   if E6 is 5     the cage leaves D6 7 and F6 9, then column F has no place for 2: two looks
#pragma once

#include <vector>

#include "technique/parts/entry.hpp"
#include "technique/rules/told_contradiction.hpp"

namespace deduku {

/// The most looks of a short contradiction; longer ones are trial.
inline constexpr std::size_t most_looks = 5;

/// The contradictions of the position searched last: several rows use them.
class Contradictions {
  public:
    explicit Contradictions(const RuleView& rules) : rules_(rules) {}

    /// Those with fewest removals, at most `most_told`, each with its looks.
    [[nodiscard]] const std::vector<ToldContradiction>& on(const Board& board);

    static constexpr std::size_t most_told = 24;

    /// The position will be searched again.
    void forget() { digits_.clear(); }

  private:
    void tell(const Board& board);

    const RuleView& rules_;
    std::optional<RefutationTeller> teller_;  // made on first use, as it is large
    reasons::LivingDigits digits_;            // of the position
    std::vector<ToldContradiction> told_;
};

/// The candidate that singles and rules refute in the fewest looks, if these are at most five, with others of its digit
/// that the same looks refute. Splits.
[[nodiscard]] bool find_short_contradictions(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry short_contradiction = {
    .row = {.key = "short-contradiction",
            .difficulty = {624},
            .name = "short contradiction",
            .family = "contradictions",
            .finder = find_short_contradictions,
            .example = "if A1 were 3, the cage would leave 7 for B1, and the whisper nothing for C1: A1 is not 3",
            .hodoku = {{{.points = 300}}}},
    .page = {
        .what = "Suppose that a candidate is true. If at most five looks at rules, houses and placed digits then leave "
                "a cell without a candidate, or a digit without a place in a house, the candidate is false. Of all "
                "such candidates the one with the fewest looks is taken, and all looks are told. What takes longer "
                "counts as trial.",
        .kin = "Bifurcation of short depth.",
        .also = "sum-bounds combinations no-partner look-at-pairs look-at-sums",
        .puzzle = "................................................................................. rules: "
                  "killer 10: A1 B1; whispers: B1 C1; thermo: C1 D1 E1 F1",
        .source = made_here}};

}  // namespace rows

}  // namespace deduku
