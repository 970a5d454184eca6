// A ledger stage by stage, as scenes with words.
//
//   stage 0      the start                         stage K    step K on the position before it
//   stage n+1    what the n steps leave
#pragma once

#include <functional>

#include "grid/coords.hpp"
#include "render/svg/scene.hpp"

namespace deduku {

/// Number of stages: its top-level steps and two more.
std::size_t stage_count(const Ledger& ledger);

/// Calls `each` with stages `from` to `to` (both included, cut to those there are) until it returns false. The ledger
/// must be valid.
void for_each_stage(const Ledger& ledger, Coords coords, std::size_t from, std::size_t to,
                    const std::function<bool(std::size_t number, const Scene&)>& each);

}  // namespace deduku
