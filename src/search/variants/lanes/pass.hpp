// One pass of all lines of a program over the positions of a block: lane i of every cell is position i
// (search/lanes/kernel.hpp).
//
//   sweep     rows, columns and boxes: singles and locked candidates    lanes::Kernel
//   pass      the other lines, each for all lanes at once
//   choose    a cell to branch on, in each lane
//
// For AVX2 and AVX-512; other machines search one position at a time only (position.hpp).
#pragma once

#include "search/lanes/kernel.hpp"
#include "search/variants/lanes/program.hpp"

namespace deduku::variants {

using LaneMask = lanes::Mask;
using OfLanes = std::array<std::uint16_t, lanes::most_lanes>;

struct Chosen {
    alignas(64) OfLanes cell{};  ///< of lanes neither solved nor dead
    LaneMask solved = 0;         ///< every cell has one digit
    LaneMask dead = 0;           ///< a cell has none
};

/// Whether there are kernels for this kind of processor.
#ifdef __x86_64__
inline constexpr bool passes_exist = true;
#else
inline constexpr bool passes_exist = false;
#endif

struct PassKernel {
    const lanes::Kernel* houses = nullptr;
    /// Runs all steps once, from `first` on, cyclically. Returns the lanes with a contradiction; sets `step` to that of
    /// the first one.
    LaneMask (*pass)(const Program& program, std::size_t first, lanes::Block& block, OfLanes& step);
    /// In each lane, chooses the cell with the highest weight per digit; `weights` are logarithms, 512 for a factor of
    /// two.
    void (*choose)(const lanes::Block& block, const std::array<std::uint16_t, most_grid_cells>& weights, Chosen& out);
};

/// All kernels for this machine, best first.
[[nodiscard]] std::vector<const PassKernel*> pass_kernels();
/// The first of them, or null.
[[nodiscard]] const PassKernel* best_pass_kernel();

}  // namespace deduku::variants
