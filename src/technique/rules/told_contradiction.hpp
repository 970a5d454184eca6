// A candidate that a few looks refute: the branch that proves it, and the looks as people tell them.
//
//   E6 is not 5     the cage leaves D6 7 and F6 9, then column F has no place for 2: two looks
#pragma once

#include <vector>

#include "technique/rules/refutation.hpp"

namespace deduku {

struct ToldContradiction {
    Candidate what;
    Branch branch;
    std::vector<Glance> looks;
};

using ToldGroup = std::vector<ToldContradiction>;
/// The contradictions of one look at a rule, together those at the same rule that leave a cell, or the same house, nothing; and
/// those of none, as all places of a digit in a house see the candidate.
[[nodiscard]] std::vector<ToldGroup> grouped_by_rule(const Geometry& geometry,
                                                     const std::vector<ToldContradiction>& told);
/// Together those of a digit in several cells, or of several digits in a cell, by looks at the same rules and houses.
/// Groups with fewest looks come first, then those of most candidates.
[[nodiscard]] std::vector<ToldGroup> grouped_by_looks(const Geometry& geometry,
                                                      const std::vector<ToldContradiction>& told);

/// Reports a group as one find, each candidate on the position without those before; false if the sink stops it.
[[nodiscard]] bool deliver(const Board& board, const ToldGroup& group, const Sink& sink);

}  // namespace deduku
