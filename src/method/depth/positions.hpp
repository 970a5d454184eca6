// Many positions of one 9x9 puzzle side by side, closed by singles alone (search/lanes).
//
//   position     lane 0: and A1 = 2     lane 1: and A1 = 5     ..      each closed by singles
//
// Singles: a placed digit is removed from its peers; a cell with one candidate, or a digit with one place, is placed.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "search/lanes/kernel.hpp"

namespace deduku::depth {

using lanes::MaskRow;

/// The state of a closed position.
enum class PositionEnd : std::uint8_t { open, solved, dead, unknown };

/// A candidate as a bit of a row.
struct Bit {
    std::uint8_t cell;
    std::uint16_t digit;  ///< one bit
    bool in(const MaskRow& row) const { return (row[cell] & digit) != 0; }
    bool alone_in(const MaskRow& row) const { return row[cell] == digit; }
};

/// Candidates in lanes: the position of each lane has one of them placed.
struct PlacedLanes {
    std::vector<lanes::Block> blocks;
    std::vector<lanes::Mask> live;  ///< of each block: the lanes in use
};

class Closer {
  public:
    /// Closing a position by singles counts as a node.
    explicit Closer(Meter& meter) : kernel_(lanes::best_kernel()), meter_(meter) {}

    std::size_t width() const { return static_cast<std::size_t>(kernel_.lanes); }
    /// Closes one position.
    [[nodiscard]] PositionEnd close(MaskRow& row);
    /// The position with each of the bits placed in turn, not closed yet.
    [[nodiscard]] PlacedLanes placed(const MaskRow& row, const std::vector<Bit>& bits) const;
    /// Intersects the lanes of a block with the position; returns those of `live` that lost candidates.
    [[nodiscard]] lanes::Mask narrow(const MaskRow& row, lanes::Block& block, lanes::Mask live) const;
    /// Closes these lanes of a block; false at the limit of the meter.
    [[nodiscard]] bool close(lanes::Block& block, lanes::Mask which, lanes::Settled& out);
    /// The position in a lane.
    [[nodiscard]] MaskRow row_of(const lanes::Block& block, std::size_t lane) const;

  private:
    const lanes::Kernel& kernel_;
    Meter& meter_;
    lanes::Block one_{};
    std::uint64_t sweeps_ = 0;
};

/// The candidates left by the givens alone. 9x9.
[[nodiscard]] MaskRow row_of(const Puzzle& puzzle);

using lanes::for_each_lane;

}  // namespace deduku::depth
