// Techniques 1 to 22 of the order, all but chains: each finds the first hint of its scan.
//
//   find_fish(position, profile, quiet, 2)      the first X-Wing, or none
//
// All are pure functions of the position; memory only saves work. If SE's definition of a technique is narrower than
// that of the table of techniques, SE's is used (a naked pair deletes in one house only).
#pragma once

#include <optional>

#include "method/explainer/families/loop_search.hpp"
#include "method/explainer/families/quiet.hpp"
#include "method/explainer/position/hint.hpp"
#include "method/explainer/position/position.hpp"

namespace deduku::explainer {

using Found = std::optional<Hint>;

/// The hint with these deletions; none without any.
[[nodiscard]] Found deleting(Rule rule, double rating, const Cuts& cuts);

/// `size`: for rules with sizes. Finders search only houses and cells that are not quiet, and mark those without a
/// hint; `quiet` must be at this position.
using Finder = Found (*)(const Position& position, Profile profile, Quiet& quiet, int size);

[[nodiscard]] Found find_hidden_single(const Position& position);
[[nodiscard]] Found find_naked_single(const Position& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] Found find_direct_locking(const Position& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] Found find_locking(const Position& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] Found find_direct_hidden_subset(const Position& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] Found find_hidden_subset(const Position& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] Found find_naked_subset(const Position& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] Found find_fish(const Position& position, Profile profile, Quiet& quiet, int size);
/// XY-Wing of size 2, XYZ-Wing of size 3.
[[nodiscard]] Found find_wing(const Position& position, Profile profile, Quiet& quiet, int size);
[[nodiscard]] Found find_bug(const Position& position, Profile profile, Quiet& quiet, int size);

/// `memory` must belong to the same path.
[[nodiscard]] Found find_unique_loop(const Position& position, LoopMemory& memory);

/// Rows 1 to 19: the first hint of these, aligned exclusion excepted. The arguments must belong to the same path.
[[nodiscard]] Found find_without_chains(const Position& position, Profile profile, Quiet& quiet, LoopMemory& loops);

}  // namespace deduku::explainer
