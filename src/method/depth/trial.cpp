// T&E: levels of copies, one for each candidate placed, closed by singles and kept. Copies are tested again only if a
// removal affects them.
#include <algorithm>
#include <map>

#include "grid/in_order.hpp"
#include "method/depth/by_definition.hpp"
#include "method/depth/candidates.hpp"
#include "method/depth/positions.hpp"

namespace deduku::depth {
namespace {

using lanes::Block;
using lanes::Mask;
using lanes::Settled;

/// The positions of the copies of a level after their last T&E of one depth.
using Kept = std::vector<std::optional<MaskRow>>;

/// A position and its copies.
struct Level {
    MaskRow position{};
    PlacedLanes copies;
    std::map<int, Kept> kept;  // by depth
};

class TrialAndError {
  public:
    TrialAndError(const Puzzle& puzzle, const Grid& solution, Meter& meter)
        : closer_(meter), solution_(solution), levels_(1) {
        levels_[0].position = row_of(puzzle);
    }

    std::optional<int> depth() {
        Level& whole = levels_[0];
        PositionEnd end = closer_.close(whole.position);
        list_candidates();
        whole.copies = closer_.placed(whole.position, candidates_);
        fresh_ = true;
        for (int depth = 0;; ++depth) {
            if (end == PositionEnd::unknown) return std::nullopt;
            if (end == PositionEnd::solved) return depth;
            end = close(0, depth + 1);
        }
    }

  private:
    void list_candidates();
    PositionEnd close(std::size_t at, int depth);
    PositionEnd close_by_copies(Level& level);
    PositionEnd after_removal(Level& level, lanes::Settled now, std::size_t block);
    std::vector<std::size_t> order_of(const Level& level) const;
    void begin_copy(std::size_t at, std::size_t candidate);

    bool is_living(const Level& level, std::size_t candidate) const {
        return (level.copies.live[candidate / closer_.width()] >> candidate % closer_.width() & 1) != 0;
    }
    bool is_true(std::size_t candidate) const {
        const Bit bit = candidates_[candidate];
        return bit.digit == 1U << index(solution_[static_cast<Cell>(bit.cell)]);
    }
    static void remove(Level& level, Bit bit) { level.position[bit.cell] &= static_cast<std::uint16_t>(~bit.digit); }

    Closer closer_;
    const Grid& solution_;
    std::vector<Bit> candidates_;  // of the whole position, one for each lane
    std::vector<Level> levels_;    // the whole position, a copy of it, a copy of this copy ..
    bool fresh_ = false;           // the copies of level 0 are not closed yet
};

void TrialAndError::list_candidates() {
    const MaskRow& row = levels_[0].position;
    for (std::uint8_t cell = 0; cell < lanes::cells; ++cell) {
        if (std::popcount(row[cell]) < 2) continue;
        for (unsigned digits = row[cell]; digits != 0; digits &= digits - 1)
            candidates_.push_back({cell, static_cast<std::uint16_t>(digits & -digits)});
    }
}

/// T&E of this depth, at least 1, on a level.
PositionEnd TrialAndError::close(std::size_t at, int depth) {
    if (depth == 1) return close_by_copies(levels_[at]);
    PositionEnd end = close(at, depth - 1);
    if (end != PositionEnd::open) return end;
    if (levels_.size() == at + 1) levels_.emplace_back();
    const std::vector<std::size_t> order = order_of(levels_[at]);
    levels_[at].kept[depth].resize(candidates_.size());
    std::size_t quiet = 0;
    for (std::size_t i = 0; quiet < order.size(); i = (i + 1) % order.size(), ++quiet) {
        const std::size_t candidate = order[i];
        Level& level = levels_[at];
        const std::optional<MaskRow>& known = level.kept[depth][candidate];
        if (!is_living(level, candidate) || (at == 0 && is_true(candidate))) continue;
        const auto untouched = [&] {
            for (std::size_t k = 0; k < lanes::cells; ++k)
                if (((*known)[k] & ~level.position[k]) != 0) return false;
            return true;
        };
        if (known && untouched()) continue;
        begin_copy(at, candidate);
        end = close(at + 1, depth - 1);
        if (end == PositionEnd::unknown) return end;
        Level& again = levels_[at];
        if (end != PositionEnd::dead) {
            again.kept[depth][candidate] = levels_[at + 1].position;
            continue;
        }
        remove(again, candidates_[candidate]);
        end = closer_.close(again.position);
        if (end == PositionEnd::open) end = close(at, depth - 1);
        if (end != PositionEnd::open) return end;
        quiet = 0;
    }
    return PositionEnd::open;
}

void TrialAndError::begin_copy(std::size_t at, std::size_t candidate) {
    const Level& level = levels_[at];
    Level& copy = levels_[at + 1];
    copy.position = closer_.row_of(level.copies.blocks[candidate / closer_.width()], candidate % closer_.width());
    copy.copies = level.copies;
    for (auto& [depth, kept] : copy.kept) kept.assign(candidates_.size(), std::nullopt);
}

/// Copies with the fewest candidates after singles first: they are the most likely to fail.
std::vector<std::size_t> TrialAndError::order_of(const Level& level) const {
    std::vector<std::size_t> order;
    std::vector<int> left(candidates_.size());
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        if (!is_living(level, i)) continue;
        order.push_back(i);
        const MaskRow row = closer_.row_of(level.copies.blocks[i / closer_.width()], i % closer_.width());
        for (std::size_t k = 0; k < lanes::cells; ++k) left[i] += std::popcount(row[k]);
    }
    put_in_order(order, [&](std::size_t a, std::size_t b) { return left[a] != left[b] ? left[a] < left[b] : a < b; });
    return order;
}

/// T&E(1): copies closed by singles.
PositionEnd TrialAndError::close_by_copies(Level& level) {
    for (bool removed = true; removed;) {
        removed = false;
        for (std::size_t b = 0; b < level.copies.blocks.size(); ++b) {
            Mask& live = level.copies.live[b];
            if (live == 0) continue;
            Block& block = level.copies.blocks[b];
            for_each_lane(live, [&](std::size_t lane) {
                const Bit bit = candidates_[b * closer_.width() + lane];
                if (!bit.in(level.position) || bit.alone_in(level.position)) live &= ~(Mask{1} << lane);
            });
            const Mask lost = closer_.narrow(level.position, block, live);
            const Mask touched = fresh_ ? live : lost;
            if (touched == 0) continue;
            Settled now;
            if (!closer_.close(block, touched, now)) return PositionEnd::unknown;
            if ((now.dead & touched) == 0) continue;
            removed = true;
            for_each_lane(now.dead & touched,
                          [&](std::size_t lane) { remove(level, candidates_[b * closer_.width() + lane]); });
            live &= ~now.dead;
            if (const PositionEnd end = closer_.close(level.position); end != PositionEnd::open) return end;
        }
        fresh_ = false;
    }
    return std::all_of(level.position.begin(), level.position.begin() + lanes::cells,
                       [](std::uint16_t digits) { return std::has_single_bit(digits); })
               ? PositionEnd::solved
               : PositionEnd::open;
}

}  // namespace

std::optional<int> te_depth(const Puzzle& puzzle, const Grid& solution, Meter& meter) {
    if (!is_standard_nine(puzzle.geometry())) return te_depth_by_definition(puzzle, solution, meter);
    return TrialAndError(puzzle, solution, meter).depth();
}

}  // namespace deduku::depth
