// Backdoors: sets of cells in order of size. The position of each set narrows that of a smaller one.
//
//   A1, A1 C5, A1 C5 H8, A1 C5 I9, A1 D2, ..      a cell already solved by singles is not added
//

#include "method/depth/by_definition.hpp"
#include "method/depth/candidates.hpp"
#include "method/depth/positions.hpp"

namespace deduku::depth {
namespace {

using lanes::Block;
using lanes::Mask;
using lanes::Settled;

class Search {
  public:
    Search(const Puzzle& puzzle, const Grid& solution, Meter& meter)
        : closer_(meter), solution_(solution), start_(row_of(puzzle)) {}

    std::optional<Backdoors> run() {
        const PositionEnd end = closer_.close(start_);
        if (end == PositionEnd::unknown) return std::nullopt;
        if (end == PositionEnd::solved) return Backdoors{};
        for (std::uint8_t cell = 0; cell < lanes::cells; ++cell)
            if (!std::has_single_bit(start_[cell]))
                told_.push_back({cell, static_cast<std::uint16_t>(1U << index(solution_[static_cast<Cell>(cell)]))});
        single_ = closer_.placed(start_, told_);
        for (std::size_t b = 0; b < single_.blocks.size(); ++b)
            if (!close(single_.blocks[b], single_.live[b])) return std::nullopt;
        for (Backdoors out{1, 0};; ++out.size) {
            number_ = 0;
            if (!grow(start_, 0, out.size)) return std::nullopt;
            out.number = number_;
            if (number_ > 0) return out;
        }
    }

  private:
    [[nodiscard]] bool close(Block& block, Mask which) {
        if (which == 0) return true;
        Settled now;
        if (!closer_.close(block, which, now)) return false;
        solved_ = now.solved & which;
        return true;
    }

    /// Adds `more` cells, numbered from `from`, to a set with the position `row`.
    [[nodiscard]] bool grow(const MaskRow& row, std::size_t from, int more) {
        for (std::size_t b = from / closer_.width(); b < single_.blocks.size(); ++b) {
            const std::size_t first = b * closer_.width();
            Mask wanted = single_.live[b];
            for_each_lane(wanted, [&](std::size_t lane) {
                if (first + lane < from || told_[first + lane].alone_in(row)) wanted &= ~(Mask{1} << lane);
            });
            if (wanted == 0) continue;
            Block block = single_.blocks[b];
            const Mask touched = closer_.narrow(row, block, wanted);
            solved_ = 0;
            if (!close(block, more == 1 ? wanted : touched)) return false;
            if (more == 1) {
                number_ += static_cast<std::uint64_t>(std::popcount(solved_));
                continue;
            }
            for (; wanted != 0; wanted &= wanted - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(wanted));
                if (!grow(closer_.row_of(block, lane), first + lane + 1, more - 1)) return false;
            }
        }
        return true;
    }

    Closer closer_;
    const Grid& solution_;
    MaskRow start_;
    std::vector<Bit> told_;
    PlacedLanes single_;  // one added cell for each lane
    Mask solved_ = 0;
    std::uint64_t number_ = 0;
};

}  // namespace

std::optional<Backdoors> backdoors(const Puzzle& puzzle, const Grid& solution, Meter& meter) {
    if (!is_standard_nine(puzzle.geometry())) return backdoors_by_definition(puzzle, solution, meter);
    return Search(puzzle, solution, meter).run();
}

}  // namespace deduku::depth
