// The techniques 1 to 22 of the order, without chains: each finds the first hint of its scan.
//
//   find_fish(position, 2)      the first X-Wing, or none
//
// All are pure functions of the position; a memory only spares work. Where SE's definition is narrower than the table
// of techniques (a naked pair deletes in one house only), it is SE's that counts here.
#pragma once

#include <optional>

#include "method/explainer/families/loop_search.hpp"
#include "method/explainer/families/quiet.hpp"
#include "method/explainer/position/hint.hpp"
#include "method/explainer/position/position.hpp"

namespace deduku::explainer {

using Found = std::optional<Hint>;

[[nodiscard]] Found find_hidden_single(const Position& position);
[[nodiscard]] Found find_naked_single(const Position& position);
/// From here on they look only at what is not quiet, and say what is: `quiet` has moved to this position.
[[nodiscard]] Found find_direct_locking(const Position& position, Profile profile, Quiet& quiet);
[[nodiscard]] Found find_locking(const Position& position, Profile profile, const Quiet& quiet);
[[nodiscard]] Found find_direct_hidden_subset(const Position& position, int size, Quiet& quiet);
[[nodiscard]] Found find_hidden_subset(const Position& position, int size, Quiet& quiet);
[[nodiscard]] Found find_naked_subset(const Position& position, int size, Quiet& quiet);
[[nodiscard]] Found find_fish(const Position& position, int size, Quiet& quiet);
[[nodiscard]] Found find_xy_wing(const Position& position, Profile profile, Quiet& quiet);
[[nodiscard]] Found find_xyz_wing(const Position& position, Profile profile, Quiet& quiet);

/// `memory` is of the same path.
[[nodiscard]] Found find_unique_loop(const Position& position, LoopMemory& memory);
[[nodiscard]] Found find_bug(const Position& position, Profile profile);
/// `size` is 2 or 3.
[[nodiscard]] Found find_aligned_exclusion(const Position& position, int size, Profile profile);

}  // namespace deduku::explainer
