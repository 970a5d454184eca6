// Scalar steps, for the scalar kernel.
#pragma once

#include "search/lanes/kernel.hpp"

namespace deduku::lanes {

inline constexpr int plain_lanes = 4;

[[nodiscard]] constexpr bool lies_in(std::size_t cell, std::size_t house) {
    return houses_of[cell][house / 9] == house;
}

/// The cells of one lane of a Block or a StepBlock.
using LaneRow = std::array<std::uint16_t, cells>;
template <class CellMasks>
[[nodiscard]] LaneRow row_of(const CellMasks& block, std::size_t lane) {
    LaneRow out;
    for (std::size_t k = 0; k < cells; ++k) out[k] = block.digits[k * plain_lanes + lane];
    return out;
}
template <class CellMasks>
void write(const LaneRow& row, CellMasks& block, std::size_t lane) {
    for (std::size_t k = 0; k < cells; ++k) block.digits[k * plain_lanes + lane] = row[k];
}

// As in Kernel.
[[nodiscard]] Stepped plain_step(const CellOrder& layout, StepBlock& block, Groups groups, Mask live);
[[nodiscard]] Mask plain_fill(const CellOrder& layout, const std::uint16_t* base, Mask which, const Assumed& assumed,
                              StepBlock& block);
[[nodiscard]] Mask plain_lacking(const StepBlock& block);
void plain_add_placed(const StepBlock& block, Mask which, StepBlock& placed);

}  // namespace deduku::lanes
