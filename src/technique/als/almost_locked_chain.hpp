// A chain of almost locked sets as a deduction.
//
//   A -x- B -y- C        x, y: restricted commons, each in only one of the two sets that it joins
//   A without x has z.  If A has x, B does not, so B has y, so C does not have y: C has z.
//   So A or C has z: candidates z that see all z of A and C are false.
//
// A Split on the sector that has all x of A and B. In the branch where x is not in A, the Cover {cells of A} / {its
// other digits} removes z. In the other branch a Cover of B removes y from C, and so on, until the Cover of the last
// set removes z. Successive commons are different digits. A set may occur twice: only the digit lost to the previous
// set matters.
// matters.
#pragma once

#include <vector>

#include "deduku/techniques.hpp"
#include "technique/als/almost_locked_sets.hpp"
#include "technique/parts/case.hpp"

namespace deduku {

struct SetChain {
    std::vector<AlmostLockedSets::Index> sets;  ///< two or more
    std::vector<Digit> commons;                 ///< [i] of sets i and i + 1
};

/// Candidates that both ends see, of all digits that both ends have except the commons; ascending.
[[nodiscard]] std::vector<Candidate> seen_by_ends(const AlmostLockedSets& sets, const SetChain& chain);

/// Reports that the chain eliminates `removes`, candidates that both ends see. False if the sink stops it.
[[nodiscard]] bool deliver(const AlmostLockedSets& sets, const SetChain& chain, std::vector<Candidate> removes,
                           const Sink& sink);

/// A pattern of these sets and all their cells.
[[nodiscard]] Pattern pattern_of_sets(const AlmostLockedSets& sets, Form form,
                                      const std::vector<AlmostLockedSets::Index>& all);
/// The same with the digits of `removes`.
[[nodiscard]] Pattern pattern_of_sets(const AlmostLockedSets& sets, Form form,
                                      const std::vector<AlmostLockedSets::Index>& all,
                                      const std::vector<Candidate>& removes);

/// In a branch where the set lacks the digit `lacks`: removes the candidates of `removes` that its other digits see.
void take_locked(const AlmostLockedSets& sets, AlmostLockedSets::Index set, Digit lacks,
                 const std::vector<Candidate>& removes, Case& to);

}  // namespace deduku
