// The techniques 1 to 22 of the order, without chains: each finds the first hint of its scan.
//
//   find_fish(position, profile, quiet, 2)      the first X-Wing, or none
//
// All are pure functions of the position; a memory only saves work. If SE's definition is narrower than that in the
// table of techniques (a naked pair deletes in one house only), SE's is used.
#pragma once

#include <optional>

#include "method/explainer/families/loop_search.hpp"
#include "method/explainer/families/quiet.hpp"
#include "method/explainer/position/hint.hpp"
#include "method/explainer/position/position.hpp"

namespace deduku::explainer {

using Found = std::optional<Hint>;

/// A hint with these deletions; none if there are none.
[[nodiscard]] Found deleting(Rule rule, double rating, const Cuts& cuts);

/// Of a size, where the rule has sizes. They search only houses and cells that are not quiet, and mark empty ones: `quiet`
/// is at this position.
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

/// Rows 1 to 19: the first hint of all these, without aligned exclusion. The arguments belong to the same path.
[[nodiscard]] Found find_without_chains(const Position& position, Profile profile, Quiet& quiet, LoopMemory& loops);

}  // namespace deduku::explainer
