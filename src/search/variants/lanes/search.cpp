#include "search/variants/lanes/search.hpp"

#include <algorithm>
#include <bit>

namespace deduku::variants {
namespace {

// Successive passes start at different steps: the first step is blamed for most contradictions.
constexpr std::size_t steps_between = 7;

}  // namespace

void LaneSearch::run() {
    const auto all = static_cast<LaneMask>((std::uint64_t{1} << width()) - 1);
    for (std::size_t first = 0;;) {
        fill(all & ~live_);
        if (live_ == 0) return;
        end(kernel_.pass(program_, first, block_, step_) & live_, [&](std::size_t lane) {
            const Program::Step& step = program_.steps[step_[lane]];
            branching_.blame(step.blamed, step.blame);
        });
        first = (first + steps_between) % program_.steps.size();
        const LaneMask missing = (kernel_.houses->sweep(block_) | kernel_.houses->sweep(block_)) & live_;
        end(missing, [&](std::size_t lane) { blame_house(row_of(lane)); });
        if (const LaneMask settled = unchanged(); settled != 0 && !go_on(settled)) return;
    }
}

template <class F>
void LaneSearch::end(LaneMask dead, F&& blame) {
    lanes::for_each_lane(dead, blame);
    live_ &= ~dead;
}

// The lanes unchanged since the last call.
LaneMask LaneSearch::unchanged() {
    LaneMask out = 0;
    for (std::size_t lane = 0; lane < width(); ++lane)
        if (sums_[lane] == block_.sums[lane]) out |= lanes::bit(lane);
    sums_ = block_.sums;
    return out & live_;
}

// A cell is empty, or a house has no place for a digit.
void LaneSearch::blame_house(const DigitRow& row) {
    for (const Area house : model_.houses) {
        DigitMask some = 0;
        Area empty;
        for_each_cell(house, [&](int cell) {
            some |= row[at(cell)];
            if (row[at(cell)] == 0) empty |= Area::of(cell);
        });
        if (!empty.empty()) return branching_.blame(empty, blame_of_pairs);
        if (some != model_.all) return branching_.blame(house, blame_of_pairs);
    }
}

// Branches positions that neither the sweep nor the pass changes.
bool LaneSearch::go_on(LaneMask settled) {
    Chosen chosen;
    kernel_.choose(block_, log_weights(), chosen);
    end(settled & chosen.dead, [&](std::size_t lane) { blame_house(row_of(lane)); });
    settled &= ~chosen.dead;
    bool more = true;
    lanes::for_each_lane(settled & chosen.solved, [&](std::size_t lane) {
        const DigitRow row = row_of(lane);
        if (holds(model_, row))
            more = more && events_.solution(row);
        else
            blame_house(row);
    });
    live_ &= ~(settled & chosen.solved);
    lanes::for_each_lane(settled & ~chosen.solved,
                         [&](std::size_t lane) { more = more && branch(lane, chosen.cell[lane]); });
    if (more && waiting_.size() > 1 && events_.wanted()) {
        events_.give(waiting_.front());
        waiting_.erase(waiting_.begin());
    }
    return more;
}

bool LaneSearch::branch(std::size_t lane, int cell) {
    if (!events_.guess()) return false;
    const DigitRow row = row_of(lane);
    const DigitMask digit = mask_of(lowest(row[at(cell)]));
    waiting_.push_back(row);
    waiting_.back()[at(cell)] &= static_cast<DigitMask>(~digit);
    block_.digits[at(cell) * width() + lane] = digit;
    sums_[lane] = lanes::changed;
    return true;
}

void LaneSearch::fill(LaneMask free) {
    lanes::for_each_lane(free, [&](std::size_t lane) {
        if (waiting_.empty()) return;
        write(lane, waiting_.back());
        waiting_.pop_back();
        live_ |= lanes::bit(lane);
    });
}

DigitRow LaneSearch::row_of(std::size_t lane) const {
    DigitRow out;
    for (std::size_t k = 0; k < out.size(); ++k) out[k] = block_.digits[k * width() + lane];
    return out;
}

void LaneSearch::write(std::size_t lane, const DigitRow& row) {
    for (std::size_t k = 0; k < row.size(); ++k) block_.digits[k * width() + lane] = row[k];
    sums_[lane] = lanes::changed;
}

// The bits of a float from its exponent on are approximately its logarithm.
std::array<std::uint16_t, most_grid_cells> LaneSearch::log_weights() const {
    const auto log = [](float weight) { return static_cast<std::int64_t>(std::bit_cast<std::uint32_t>(weight) >> 14); };
    const std::span<const float> weights = branching_.weights();
    const std::int64_t most = log(*std::max_element(weights.begin(), weights.end()));
    std::array<std::uint16_t, most_grid_cells> out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = static_cast<std::uint16_t>(std::max<std::int64_t>(log(weights[i]) - most + 60'000, 2'000));
    return out;
}

}  // namespace deduku::variants
