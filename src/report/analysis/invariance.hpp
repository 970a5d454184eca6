// Checks that isomorphs of a puzzle have the same rating, and reports differences.
//
//   --check-invariance 20 --seed 1    ->    # differs: 8.5..  TAB  girth: 7 != 9
#pragma once

#include <string>
#include <vector>

#include "method/method.hpp"

namespace deduku::analysis {

struct Difference {
    std::string isomorph;  ///< as a line
    std::string field;     ///< outcome, order, label, groups, passes, productive, girth, rating, uses; te, ..
    std::string here;      ///< of the puzzle itself
    std::string there;
};

struct Invariance {
    std::uint64_t checked = 0;  ///< isomorphs rated within the limits
    std::vector<Difference> differences;
};

using Measures = std::vector<const method::Measure*>;

/// Compares the invariants of the measures with those of `count` isomorphs, chosen by `seed` and the box.
/// Measures without invariants are skipped.
[[nodiscard]] Invariance check_invariance(method::Known& known, const Measures& measures, std::uint64_t count,
                                          std::uint64_t seed);

}  // namespace deduku::analysis
