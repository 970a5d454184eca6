#include "method/depth/positions.hpp"

#include <algorithm>

namespace deduku::depth {

using lanes::Block;
using lanes::Mask;
using lanes::Settled;

PositionEnd Closer::close(MaskRow& row) {
    if (!meter_.spend()) return PositionEnd::unknown;
    for (std::size_t k = 0; k < lanes::cells; ++k) one_.digits[k * width()] = row[k];
    one_.sums[0] = lanes::changed;
    const Settled now = kernel_.settle_singles(one_, 1, 0, sweeps_);
    row = row_of(one_, 0);
    return now.dead != 0 ? PositionEnd::dead : now.solved != 0 ? PositionEnd::solved : PositionEnd::open;
}

PlacedLanes Closer::placed(const MaskRow& row, const std::vector<Bit>& bits) const {
    PlacedLanes out;
    for (std::size_t first = 0; first < bits.size(); first += width()) {
        Block& block = out.blocks.emplace_back();
        const std::size_t count = std::min(width(), bits.size() - first);
        out.live.push_back(count == lanes::most_lanes ? ~Mask{0} : (Mask{1} << count) - 1);
        for (std::size_t k = 0; k < lanes::cells; ++k)
            std::fill_n(block.digits.begin() + static_cast<std::ptrdiff_t>(k * width()), width(), row[k]);
        for (std::size_t lane = 0; lane < count; ++lane)
            block.digits[bits[first + lane].cell * width() + lane] = bits[first + lane].digit;
        block.sums.fill(lanes::changed);
    }
    return out;
}

Mask Closer::narrow(const MaskRow& row, Block& block, Mask live) const {
    return kernel_.narrow(row.data(), block) & live;
}

bool Closer::close(Block& block, Mask which, Settled& out) {
    if (!meter_.spend(static_cast<std::uint64_t>(std::popcount(which)))) return false;
    for_each_lane(which, [&](std::size_t lane) { block.sums[lane] = lanes::changed; });
    out = kernel_.settle_singles(block, which, 0, sweeps_);
    return true;
}

MaskRow Closer::row_of(const Block& block, std::size_t lane) const {
    MaskRow out{};
    for (std::size_t k = 0; k < lanes::cells; ++k) out[k] = block.digits[k * width() + lane];
    return out;
}

MaskRow row_of(const Puzzle& puzzle) {
    MaskRow out{};
    for (Cell cell : puzzle.cells.ids())
        out[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(puzzle.cells[cell].bits());
    return out;
}

}  // namespace deduku::depth
