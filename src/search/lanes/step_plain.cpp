// The scalar steps, lane by lane and digit by digit: the reference for step_simd.cpp.
#include "search/lanes/step_plain.hpp"

#include <algorithm>
#include <bit>

namespace deduku::lanes {
namespace {

constexpr std::size_t size = plain_lanes;

/// One lane, and the batch of its step.
class Position {
  public:
    explicit Position(const LaneRow& digits) : digits_(digits) {}
    const LaneRow& digits() const { return digits_; }

    bool collect(std::uint8_t moves) {
        if ((moves & naked_singles) != 0) collect_naked();
        if ((moves & hidden_singles) != 0) collect_hidden();
        if ((moves & pointing) != 0) collect_locked(true);
        if ((moves & claiming) != 0) collect_locked(false);
        const auto some = [&](const auto& batch) {
            return std::any_of(batch.begin(), batch.end(), [](std::uint16_t d) { return d != 0; });
        };
        return some(places_) || some(removes_);
    }

    void commit() {
        for (std::size_t k = 0; k < cells; ++k) digits_[k] &= static_cast<std::uint16_t>(~removes_[k]);
        const auto before = places_;
        for (std::size_t k = 0; k < cells; ++k) {
            if (std::popcount(before[k]) == 1) digits_[k] = before[k] | placed_flag;
            if (std::popcount(before[k]) > 1) digits_[k] = 0;
        }
        for (std::size_t k = 0; k < cells; ++k)
            for (const std::uint8_t peer : peers[k]) digits_[peer] &= static_cast<std::uint16_t>(~before[k]);
    }

    bool dead() const {
        return std::any_of(digits_.begin(), digits_.end(), [](std::uint16_t d) { return (d & ~placed_flag) == 0; });
    }
    bool done() const {
        return std::all_of(digits_.begin(), digits_.end(), [](std::uint16_t d) { return (d & placed_flag) != 0; });
    }
    bool lacks_place() const {
        for (std::size_t h = 0; h < 27; ++h)
            for (std::uint16_t d = 1; d < placed_flag; d = static_cast<std::uint16_t>(d << 1))
                if (places(h, d) == 0) return true;
        return false;
    }

  private:
    int places(std::size_t house, std::uint16_t digit) const {
        int out = 0;
        for (const std::uint8_t k : cells_of[house]) out += (digits_[k] & digit) != 0 ? 1 : 0;
        return out;
    }

    void collect_naked() {
        for (std::size_t k = 0; k < cells; ++k)
            if (std::has_single_bit(digits_[k])) places_[k] |= digits_[k];
    }
    void collect_hidden() {
        for (std::size_t h = 0; h < 27; ++h)
            for (std::uint16_t d = 1; d < placed_flag; d = static_cast<std::uint16_t>(d << 1)) {
                if (places(h, d) != 1) continue;
                for (const std::uint8_t k : cells_of[h])
                    if ((digits_[k] & d) != 0 && (digits_[k] & placed_flag) == 0) places_[k] |= d;
            }
    }
    // A digit with two or more places in `from`, all of them in `to`, is removed from the rest of `to`.
    void collect_locked(bool from_box) {
        for (std::size_t box = 18; box < 27; ++box)
            for (std::size_t line = 0; line < 18; ++line)
                for (std::uint16_t d = 1; d < placed_flag; d = static_cast<std::uint16_t>(d << 1)) {
                    const std::size_t from = from_box ? box : line;
                    const std::size_t to = from_box ? line : box;
                    int shared = 0;
                    for (const std::uint8_t k : cells_of[from])
                        if ((digits_[k] & d) != 0 && lies_in(k, to)) ++shared;
                    if (shared < 2 || shared != places(from, d)) continue;
                    for (const std::uint8_t k : cells_of[to])
                        if (!lies_in(k, from)) removes_[k] |= static_cast<std::uint16_t>(digits_[k] & d);
                }
    }

    LaneRow digits_;
    LaneRow places_{};
    LaneRow removes_{};
};

}  // namespace

Stepped plain_step(const CellOrder& /*layout*/, StepBlock& block, Groups groups, Mask live) {
    Stepped out;
    for_each_lane(live, [&](std::size_t lane) {
        Position position(row_of(block, lane));
        if (std::none_of(groups.begin(), groups.end(), [&](std::uint8_t moves) { return position.collect(moves); })) {
            if (position.lacks_place()) out.lacking |= bit(lane);
            return;
        }
        position.commit();
        write(position.digits(), block, lane);
        out.moved |= bit(lane);
        if (position.dead())
            out.dead |= bit(lane);
        else if (position.done())
            out.done |= bit(lane);
    });
    return out;
}

Mask plain_fill(const CellOrder& layout, const std::uint16_t* base, Mask which, const Assumed& assumed,
                StepBlock& block) {
    Mask empty = 0;
    for (const std::uint8_t cell : layout.cell)
        for_each_lane(which, [&](std::size_t lane) {
            std::size_t shared = 0;
            for (std::size_t kind = 0; kind < 3; ++kind) shared += lies_in(cell, assumed.houses[kind][lane]) ? 1U : 0U;
            std::uint16_t& digits = block.digits[cell * size + lane];
            digits = base[cell];
            if (shared == 3)
                digits = assumed.digit[lane] | placed_flag;
            else if (shared > 0)
                digits &= static_cast<std::uint16_t>(~assumed.digit[lane]);
            if (digits == 0) empty |= bit(lane);
        });
    return empty;
}

Mask plain_lacking(const StepBlock& block) {
    Mask out = 0;
    for (std::size_t lane = 0; lane < size; ++lane)
        if (Position(row_of(block, lane)).lacks_place()) out |= bit(lane);
    return out;
}

void plain_add_placed(const StepBlock& block, Mask which, StepBlock& placed) {
    for (std::size_t i = 0; i < cells * size; ++i)
        if ((which >> (i % size) & 1) != 0 && (block.digits[i] & placed_flag) != 0) placed.digits[i] |= block.digits[i];
}

}  // namespace deduku::lanes
