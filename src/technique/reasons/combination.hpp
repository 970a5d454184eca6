// Sums of lines with factors, and the candidates that their weights exclude.
//
//   cage A1 B1 C1 = 23             {6,8,9}: 7 in A1 needs 16 = 7 + 9 of the others
//   plain: line, at least 23       each cell counts with its largest digit: 9 + 9 + 9, nothing dies
//   dual: line - 2 (9s) - (8s)     "at most one 9, one 8 in row 1" added: 7 + 7 + 7 of 20, so a digit may lack 1:
//                                  5 and less die, 6 stays
//
// The multiples of "at most one" come from the assignment of the largest sum with all digits different (its dual).
#pragma once

#include <span>

#include "deduku/reason.hpp"
#include "search/linear/filter.hpp"

namespace deduku::reasons {

using LivingDigits = std::vector<linear::Word>;  ///< the living digits of each cell

struct Combination {
    std::vector<Factor> lines;
    std::vector<std::int64_t> weights;  ///< of all candidates
    std::vector<int> cells;             ///< with a weight
    std::int64_t bound = 0;             ///< the bound that the weights of true candidates reach
};

/// The cells of a sum.
[[nodiscard]] std::vector<int> cells_of(const linear::LinearSum& sum);

/// The unchanged lines of the sum, for its lower bound (sign 1) or its upper one (-1); none without that bound.
[[nodiscard]] std::optional<Combination> plain_combination(const linear::LinearModel& model,
                                                           const linear::LinearSum& sum, int sign);

/// The same with the best multiples of "at most one" of the digits of its groups; none if a group has no assignment.
[[nodiscard]] std::optional<Combination> dual_combination(const linear::LinearModel& model,
                                                          const linear::LinearSum& sum, int sign,
                                                          const LivingDigits& open);

/// The requested candidates that are proved false.
[[nodiscard]] std::vector<linear::Kill> falling(const linear::LinearModel& model, const Combination& by,
                                                const LivingDigits& open, std::span<const linear::Kill> wanted);

}  // namespace deduku::reasons
