// Search nodes of many 9x9 puzzles side by side: lane i of every cell is node i.
//
//   cell 0   [ 000000011 | 000100000 | 111111111 | .. ]   16-bit sets of digits, one for each lane
//   cell 1   [ 000000100 | 110000001 | 111111111 | .. ]
//   ..
//   cell 80
//
// A kernel implements the operations on such a block: propagate all nodes, choose their branching cells, move lanes
// between blocks. There is one for each kind of SIMD register (kernel_simd.cpp) and a scalar one (kernel_plain.cpp);
// engine.cpp does the rest.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <vector>

#include "search/lanes/steps.hpp"

namespace deduku::lanes {

inline constexpr int cells = 81;
inline constexpr int most_lanes = 32;
inline constexpr int most_blocks = 2;

/// One bit for each lane.
using Mask = std::uint32_t;
[[nodiscard]] constexpr Mask bit(std::size_t lane) { return Mask{1} << lane; }
/// f(lane), ascending.
template <class F>
void for_each_lane(Mask mask, F&& f) {
    for (; mask != 0; mask &= mask - 1) f(static_cast<std::size_t>(std::countr_zero(mask)));
}

/// Cell k of lane i is at index k * lanes + i, with the kernel's `lanes`.
struct alignas(64) Block {
    std::array<std::uint16_t, cells * most_lanes> digits;
    /// The sum of the cells of each lane after the last sweep; `changed` if the lane was written since, or has ended:
    /// it is written next.
    std::array<std::uint16_t, most_lanes> sums;
};
inline constexpr std::uint16_t changed = 0xFFFF;

/// The weights of cells with two, three and more digits in the choice of a branching cell; cells with one digit have
/// none.
inline constexpr std::uint16_t weight_of_two = 7;
inline constexpr std::uint16_t weight_of_three = 3;
inline constexpr std::uint16_t weight_of_more = 2;
inline constexpr std::uint16_t own_weight = 15;

/// The state of the lanes; those in no mask are not at their fixpoint yet.
struct Settled {
    Mask dead = 0;    ///< no solution
    Mask solved = 0;  ///< every cell has one digit, and they are a solution
    Mask open = 0;  ///< at the fixpoint, with a cell with several digits; after locked candidates, a cell may still be
                    ///< the only place of several digits
};

/// Nodes in sequence, each a row of cells: the format for input and output.
inline constexpr std::size_t row_size = 88;  ///< 81, plus padding for SIMD stores
/// The digits allowed in each cell, bit d for digit d + 1.
using MaskRow = std::array<std::uint16_t, row_size>;
struct alignas(64) Rows {
    std::array<std::uint16_t, row_size * most_lanes> values;
    std::uint16_t* row(std::size_t lane) { return values.data() + lane * row_size; }
};

/// The state of a puzzle by propagation alone.
enum class Alone : std::uint8_t {
    unknown,  ///< it may have no solution; the row is unchanged
    open,     ///< at its fixpoint
    solved,
};

struct Kernel {
    std::string_view name;
    int lanes;
    /// Blocks for which one choice is made: lane i of the second has number `lanes` + i in it.
    int blocks;
    /// Copies sets of digits from all rows to lanes.
    void (*load)(const Rows& rows, Block& block);
    /// Copies cells with one digit each from lanes to rows, as numbers 1..9; undefined for other lanes.
    void (*unload)(const Block& block, Rows& rows);
    /// For each digit, the cells of a row that allow it: bits 0..80 in two words.
    void (*spread)(const std::uint16_t* row, std::array<std::array<std::uint64_t, 2>, 9>& boards);
    /// 81 characters as sets of digits: 1..9 one digit, anything else all nine.
    void (*parse)(const char* line, std::uint16_t* row);
    /// Sweeps naked singles, hidden singles and locked candidates over all houses until at least one and all but at
    /// most `waiting` of the live lanes are final. `live` must not be empty. An open lane may have a contradiction that
    /// only guesses reveal.
    Settled (*settle)(Block& block, Mask live, int waiting, std::uint64_t& sweeps);
    /// The same without locked candidates: singles alone. Every lane with a contradiction is dead.
    Settled (*settle_singles)(Block& block, Mask live, int waiting, std::uint64_t& sweeps);
    /// One sweep with locked candidates. Returns the lanes in which a house lacks a digit; updates the sums.
    Mask (*sweep)(Block& block);
    /// Settles a single row, with locked candidates, in a fraction of the time. Null if registers are too small.
    Alone (*settle_alone)(std::uint16_t* row);
    /// Intersects every lane with the row, cell by cell; returns the lanes that lose candidates.
    Mask (*narrow)(const std::uint16_t* row, Block& block);
    /// The lanes with a candidate of the row in any cell.
    Mask (*overlap)(const std::uint16_t* row, const Block& block);
    /// The cell to branch on for each lane of `open` in `blocks` blocks, the first of those with the highest score:
    /// own_weight times the weight of the cell and, added up, the weights of its peers that share a digit with it.
    void (*choose)(const Block* first, Mask open, std::array<std::uint8_t, most_lanes>& cell);
    /// The same for one block.
    void (*choose_in_one)(const Block* block, Mask open, std::array<std::uint8_t, most_lanes>& cell);
    /// Copies lanes from one block to another, without changing their places.
    void (*copy)(const Block& from, Mask which, Block& to);
    /// One step in each of the lanes `live`.
    Stepped (*step)(const CellOrder& layout, StepBlock& block, Groups groups, Mask live);
    /// Writes a base, digits of 81 cells, into these lanes, and places the assumption of each. Returns the lanes in
    /// which a cell has no digit left.
    Mask (*fill)(const CellOrder& layout, const std::uint16_t* base, Mask which, const Assumed& assumed,
                 StepBlock& block);
    /// The lanes in which a house has no place left for a digit.
    Mask (*lacking)(const StepBlock& block);
    /// Adds the placed digits of these lanes to `placed`, lane by lane.
    void (*add_placed)(const StepBlock& block, Mask which, StepBlock& placed);
    /// Removes from every lane the digits that are not in the row; returns the lanes in which a cell has no digit left.
    Mask (*take)(const std::uint16_t* row, Block& block, Pending& pending);
    /// Sweeps bands and stacks for singles until nothing is pending for the requested lanes. Returns the state of
    /// these, and of others with nothing pending.
    Closed (*close)(Block& block, Mask wanted, Pending& pending);
};

/// The kernels this machine can run, best first; the last one is the scalar one.
[[nodiscard]] std::vector<const Kernel*> kernels();

[[nodiscard]] const Kernel& plain_kernel();
/// The first of kernels().
[[nodiscard]] const Kernel& best_kernel();

/// For each cell its 20 peers: row, then column, then the rest of the box.
extern const std::array<std::array<std::uint8_t, 20>, cells> peers;

}  // namespace deduku::lanes
