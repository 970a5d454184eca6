// Techniques 1 to 22 of the order, all but chains: each finds the first hint of its scan.
//
//   find_fish(position, profile, quiet, 2)      the first X-Wing, or none
//
// All are pure functions of the position; memory only saves work. If SE's definition of a technique is narrower than
// that of the table of techniques, SE's is used (a naked pair deletes in one house only).
#pragma once

#include <optional>

#include "method/se/families/loop_search.hpp"
#include "method/se/families/quiet.hpp"
#include "method/se/position/hint.hpp"
#include "method/se/position/position.hpp"

namespace deduku::se {

using FoundHint = std::optional<SeHint>;

/// The hint with these deletions; none without any.
[[nodiscard]] FoundHint deleting(SeRule rule, double rating, const Cuts& cuts);

/// `size`: for rules with sizes. Finders search only houses and cells that are not quiet, and mark those without a
/// hint; `quiet` must be at this position.
using HintFinder = FoundHint (*)(const SePosition& position, Profile profile, Quiet& quiet, int size);

[[nodiscard]] FoundHint find_hidden_single(const SePosition& position);
[[nodiscard]] FoundHint find_naked_single(const SePosition& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] FoundHint find_direct_locking(const SePosition& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] FoundHint find_locking(const SePosition& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] FoundHint find_direct_hidden_subset(const SePosition& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] FoundHint find_hidden_subset(const SePosition& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] FoundHint find_naked_subset(const SePosition& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] FoundHint find_fish(const SePosition& position, Profile profile, Quiet& quiet, int size);
/// XY-Wing of size 2, XYZ-Wing of size 3.
[[nodiscard]] FoundHint find_wing(const SePosition& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] FoundHint find_bug(const SePosition& position, Profile profile, Quiet& quiet, int size);

/// `memory` must belong to the same path.
[[nodiscard]] FoundHint find_unique_loop(const SePosition& position, LoopMemory& memory);

/// Rows 1 to 19: the first hint of these, aligned exclusion excepted. The arguments must belong to the same path.
[[nodiscard]] FoundHint find_without_chains(const SePosition& position, Profile profile, Quiet& quiet,
                                            LoopMemory& loops);

}  // namespace deduku::se
