// Steps in plain words, for the plain kernel.
#pragma once

#include "search/lanes/kernel.hpp"

namespace deduku::lanes {

inline constexpr int plain_lanes = 4;

// As in Kernel.
[[nodiscard]] Stepped plain_step(const Layout& layout, StepBlock& block, Groups groups, Mask live);
[[nodiscard]] Mask plain_fill(const Layout& layout, const std::uint16_t* base, Mask which, const Assumed& assumed,
                              StepBlock& block);
[[nodiscard]] Mask plain_lacking(const StepBlock& block);
void plain_add_placed(const StepBlock& block, Mask which, StepBlock& placed);
[[nodiscard]] Mask plain_take(const std::uint16_t* row, Block& block, Pending& pending);
[[nodiscard]] Closed plain_close(Block& block, Mask wanted, Pending& pending);

}  // namespace deduku::lanes
