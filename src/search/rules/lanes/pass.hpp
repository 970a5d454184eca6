// All lines of a program, once, over the positions of a block: lane i of every cell is position i (search/lanes/kernel.hpp).
//
//   sweep     rows, columns and boxes: singles and locked candidates    lanes::Kernel
//   pass      the other lines, each for all lanes at once
//   choose    a cell to branch on, in each lane
//
// For AVX2 and AVX-512; on other machines the search of one position at a time (position.hpp) goes on alone.
#pragma once

#include "search/lanes/kernel.hpp"
#include "search/rules/lanes/program.hpp"

namespace deduku::rules {

using LaneMask = lanes::Mask;
using OfLanes = std::array<std::uint16_t, lanes::most_lanes>;

struct Chosen {
    alignas(64) OfLanes cell{};  ///< of lanes that are neither
    LaneMask solved = 0;         ///< every cell has one digit
    LaneMask dead = 0;           ///< a cell has none
};

/// Whether there is a kernel for this kind of processor.
#ifdef __x86_64__
inline constexpr bool passes_exist = true;
#else
inline constexpr bool passes_exist = false;
#endif

struct PassKernel {
    const lanes::Kernel* houses = nullptr;
    /// Goes through all steps from `first` on, round. Returns the lanes with a contradiction; `step` gets that of the first one.
    LaneMask (*pass)(const Program& program, std::size_t first, lanes::Block& block, OfLanes& step);
    /// In each lane the cell of the highest weight for each digit; `weights` are logarithms, 512 for a factor of two.
    void (*choose)(const lanes::Block& block, const std::array<std::uint16_t, most_cells>& weights, Chosen& out);
};

/// All that this machine has, the best one first.
[[nodiscard]] std::vector<const PassKernel*> pass_kernels();
/// The first of them, or null.
[[nodiscard]] const PassKernel* best_pass_kernel();

}  // namespace deduku::rules
