// One lane after the other, digit by digit: what step_simd.cpp does is compared with it.
#include "search/lanes/step_plain.hpp"

#include <algorithm>
#include <bit>

namespace deduku::lanes {
namespace {

constexpr std::size_t size = plain_lanes;

std::size_t cell_of(std::size_t house, std::size_t i) {
    if (house < 9) return 9 * house + i;
    if (house < 18) return 9 * i + house - 9;
    return 27 * ((house - 18) / 3) + 3 * ((house - 18) % 3) + 9 * (i / 3) + i % 3;
}

bool lies_in(std::size_t cell, std::size_t house) {
    for (std::size_t i = 0; i < 9; ++i)
        if (cell_of(house, i) == cell) return true;
    return false;
}

/// One lane, and the batch of its step.
class Position {
  public:
    Position(const StepBlock& block, std::size_t lane) {
        for (std::size_t k = 0; k < cells; ++k) digits_[k] = block.digits[k * size + lane];
    }
    void write(StepBlock& block, std::size_t lane) const {
        for (std::size_t k = 0; k < cells; ++k) block.digits[k * size + lane] = digits_[k];
    }

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
        for (std::size_t i = 0; i < 9; ++i) out += (digits_[cell_of(house, i)] & digit) != 0 ? 1 : 0;
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
                for (std::size_t i = 0; i < 9; ++i) {
                    const std::size_t k = cell_of(h, i);
                    if ((digits_[k] & d) != 0 && (digits_[k] & placed_flag) == 0) places_[k] |= d;
                }
            }
    }
    // All places of a digit in `from`, two or more, lie in `to`, too: it leaves the rest of `to`.
    void collect_locked(bool from_box) {
        for (std::size_t box = 18; box < 27; ++box)
            for (std::size_t line = 0; line < 18; ++line)
                for (std::uint16_t d = 1; d < placed_flag; d = static_cast<std::uint16_t>(d << 1)) {
                    const std::size_t from = from_box ? box : line;
                    const std::size_t to = from_box ? line : box;
                    int shared = 0;
                    for (std::size_t i = 0; i < 9; ++i)
                        if ((digits_[cell_of(from, i)] & d) != 0 && lies_in(cell_of(from, i), to)) ++shared;
                    if (shared < 2 || shared != places(from, d)) continue;
                    for (std::size_t i = 0; i < 9; ++i) {
                        const std::size_t k = cell_of(to, i);
                        if (!lies_in(k, from)) removes_[k] |= static_cast<std::uint16_t>(digits_[k] & d);
                    }
                }
    }

    std::array<std::uint16_t, cells> digits_{};
    std::array<std::uint16_t, cells> places_{};
    std::array<std::uint16_t, cells> removes_{};
};

/// All cells of one lane on their way to the fixpoint of singles.
class Closing {
  public:
    Closing(Block& block, std::size_t lane) : block_(block), lane_(lane) {}

    void close() {
        while (!dead_) {
            moved_ = false;
            for (std::size_t k = 0; k < cells; ++k)
                if (std::has_single_bit(at(k)))
                    for (const std::uint8_t peer : peers[k]) keep(peer, static_cast<std::uint16_t>(~at(k)));
            for (std::size_t h = 0; h < 27; ++h)
                for (std::uint16_t d = 1; d < placed_flag; d = static_cast<std::uint16_t>(d << 1)) place(h, d);
            if (!moved_) return;
        }
    }
    bool dead() const { return dead_; }
    bool solved() const {
        for (std::size_t k = 0; k < cells; ++k)
            if (!std::has_single_bit(at(k))) return false;
        return true;
    }

  private:
    std::uint16_t& at(std::size_t cell) const { return block_.digits[cell * size + lane_]; }
    void keep(std::size_t cell, std::uint16_t digits) {
        std::uint16_t& now = at(cell);
        moved_ |= (now & ~digits) != 0;
        now &= digits;
        dead_ |= now == 0;
    }
    void place(std::size_t house, std::uint16_t digit) {
        std::size_t places = 0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < 9; ++i)
            if ((at(cell_of(house, i)) & digit) != 0) {
                ++places;
                last = cell_of(house, i);
            }
        dead_ |= places == 0;
        if (places == 1) keep(last, digit);
    }

    Block& block_;
    std::size_t lane_;
    bool moved_ = false;
    bool dead_ = false;
};

}  // namespace

Stepped plain_step(const Layout& /*layout*/, StepBlock& block, Groups groups, Mask live) {
    Stepped out;
    for (std::size_t lane = 0; lane < size; ++lane) {
        const Mask bit = Mask{1} << lane;
        if ((live & bit) == 0) continue;
        Position position(block, lane);
        if (std::none_of(groups.begin(), groups.end(), [&](std::uint8_t moves) { return position.collect(moves); })) {
            if (position.lacks_place()) out.lacking |= bit;
            continue;
        }
        position.commit();
        position.write(block, lane);
        out.moved |= bit;
        if (position.dead())
            out.dead |= bit;
        else if (position.done())
            out.done |= bit;
    }
    return out;
}

Mask plain_fill(const Layout& layout, const std::uint16_t* base, Mask which, const Assumed& assumed, StepBlock& block) {
    Mask empty = 0;
    for (const std::uint8_t cell : layout.cell)
        for (std::size_t lane = 0; lane < size; ++lane) {
            const Mask bit = which & Mask{1} << lane;
            if (bit == 0) continue;
            std::size_t shared = 0;
            for (std::size_t kind = 0; kind < 3; ++kind) shared += lies_in(cell, assumed.houses[kind][lane]) ? 1U : 0U;
            std::uint16_t& digits = block.digits[cell * size + lane];
            digits = base[cell];
            if (shared == 3)
                digits = assumed.digit[lane] | placed_flag;
            else if (shared > 0)
                digits &= static_cast<std::uint16_t>(~assumed.digit[lane]);
            if (digits == 0) empty |= bit;
        }
    return empty;
}

Mask plain_lacking(const StepBlock& block) {
    Mask out = 0;
    for (std::size_t lane = 0; lane < size; ++lane)
        if (Position(block, lane).lacks_place()) out |= Mask{1} << lane;
    return out;
}

void plain_add_placed(const StepBlock& block, Mask which, StepBlock& placed) {
    for (std::size_t i = 0; i < cells * size; ++i)
        if ((which >> (i % size) & 1) != 0 && (block.digits[i] & placed_flag) != 0) placed.digits[i] |= block.digits[i];
}

Mask plain_take(const std::uint16_t* row, Block& block, Pending& pending) {
    Mask empty = 0;
    for (std::size_t i = 0; i < cells * size; ++i) {
        const Mask bit = Mask{1} << (i % size);
        const auto left = static_cast<std::uint16_t>(block.digits[i] & row[i / size]);
        if (left != block.digits[i]) pending[0] |= bit;
        if (left == 0) empty |= bit;
        block.digits[i] = left;
    }
    return empty;
}

Closed plain_close(Block& block, Mask wanted, Pending& pending) {
    Closed out;
    for (std::size_t lane = 0; lane < size; ++lane) {
        const Mask bit = Mask{1} << lane;
        if ((wanted & bit) == 0) continue;
        Closing closing(block, lane);
        closing.close();
        for (Mask& lanes : pending) lanes &= ~bit;
        if (closing.dead())
            out.dead |= bit;
        else if (closing.solved())
            out.solved |= bit;
    }
    return out;
}

}  // namespace deduku::lanes
