#include "search/lanes/what_ifs.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace deduku::lanes {
namespace {

template <class F>
void for_each_lane(Mask mask, F&& f) {
    for (; mask != 0; mask &= mask - 1) f(static_cast<std::size_t>(std::countr_zero(mask)));
}

constexpr Mask bit(std::size_t lane) { return Mask{1} << lane; }

std::array<std::uint8_t, 3> houses_of(std::size_t cell) {
    return {static_cast<std::uint8_t>(cell / 9), static_cast<std::uint8_t>(9 + cell % 9),
            static_cast<std::uint8_t>(18 + 3 * (cell / 27) + cell % 9 / 3)};
}

Layout layout_of(const PositionRow& base) {
    Layout out;
    out.wanted.fill(placed_flag - 1);
    out.place.fill(unread);
    for (auto& house : out.members) house.fill(no_place);
    std::array<std::uint8_t, 27> sizes{};
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const auto houses = houses_of(cell);
        if ((base[cell] & placed_flag) != 0) {
            for (const std::uint8_t house : houses) out.wanted[house] &= static_cast<std::uint16_t>(~base[cell]);
            continue;
        }
        const auto place = static_cast<std::uint8_t>(out.count++);
        out.cell[place] = static_cast<std::uint8_t>(cell);
        out.place[cell] = place;
        out.houses[place] = houses;
        for (const std::uint8_t house : houses) out.members[house][sizes[house]++] = place;
    }
    return out;
}

}  // namespace

void WhatIfs::begin(const PositionRow& base) {
    base_ = base;
    layout_ = layout_of(base);
}

void WhatIfs::follow(std::vector<Assumption> assumptions, const Wanted& wanted) {
    assumptions_ = std::move(assumptions);
    wanted_ = wanted;
    out_.assign(assumptions_.size(), {});
    rows_.clear();
    row_of_.assign(assumptions_.size(), 0);
    next_ = 0;
    live_ = 0;
    if (wanted_.only_ends)
        std::fill_n(placed_.digits.begin(), layout_.count * static_cast<std::size_t>(kernel_.lanes), 0);
}

void WhatIfs::wait_for(std::size_t count) {
    const auto late = [&](std::size_t lane) { return at_[lane] < count; };
    for (;;) {
        bool waits = next_ < count;
        for_each_lane(live_, [&](std::size_t lane) { waits |= late(lane); });
        if (!waits) return;
        refill();
        if (live_ != 0) step();
    }
}

// A few free lanes are not worth filling while others are at work.
void WhatIfs::refill() {
    const auto size = static_cast<std::size_t>(kernel_.lanes);
    const Mask all = size == most_lanes ? ~Mask{0} : bit(size) - 1;
    if (static_cast<std::size_t>(std::popcount(all & ~live_)) * 4 < size) return;
    Assumed assumed;
    Mask filled = 0;
    for_each_lane(all & ~live_, [&](std::size_t lane) {
        while (wanted_.only_ends && next_ < assumptions_.size() && is_spared(assumptions_[next_])) ++next_;
        if (next_ == assumptions_.size()) return;
        at_[lane] = next_;
        steps_[lane] = 0;
        const auto [cell, digit] = assumptions_[next_++];
        const auto houses = houses_of(cell);
        for (std::size_t kind = 0; kind < 3; ++kind) assumed.houses[kind][lane] = houses[kind];
        assumed.digit[lane] = static_cast<std::uint16_t>(1U << digit);
        filled |= bit(lane);
    });
    if (filled == 0) return;
    live_ |= filled;
    const Mask dead = kernel_.fill(layout_, base_.data(), filled, assumed, block_);
    for_each_lane(dead, [&](std::size_t lane) { end(lane, Followed::End::dead, false); });
    if (layout_.count == 1)
        for_each_lane(filled & ~dead, [&](std::size_t lane) { end(lane, Followed::End::done, false); });
}

void WhatIfs::step() {
    const Stepped now = kernel_.step(layout_, block_, wanted_.groups, live_);
    for_each_lane(now.moved, [&](std::size_t lane) { ++steps_[lane]; });
    for_each_lane(now.dead, [&](std::size_t lane) { end(lane, Followed::End::dead, false); });
    for_each_lane(now.done, [&](std::size_t lane) { end(lane, Followed::End::done, false); });
    const Mask still = live_ & ~now.moved;
    Mask stopped = still;
    if (wanted_.limit > 0)
        for_each_lane(live_, [&](std::size_t lane) { stopped |= steps_[lane] == wanted_.limit ? bit(lane) : 0; });
    if (stopped == 0) return;
    const Mask lacking = kernel_.lacking(layout_, block_);
    if (wanted_.only_ends && (still & ~lacking) != 0) kernel_.add_placed(layout_, block_, still & ~lacking, placed_);
    for_each_lane(stopped, [&](std::size_t lane) {
        end(lane, (still & bit(lane)) != 0 ? Followed::End::still : Followed::End::limit, (lacking & bit(lane)) != 0);
    });
}

void WhatIfs::end(std::size_t lane, Followed::End how, bool lacks_place) {
    live_ &= ~bit(lane);
    out_[at_[lane]] = {how, lacks_place, steps_[lane]};
    if (how == Followed::End::done || (wanted_.rows && how != Followed::End::dead)) keep_row(lane);
}

void WhatIfs::keep_row(std::size_t lane) {
    row_of_[at_[lane]] = rows_.size();
    PositionRow& row = rows_.emplace_back(base_);
    for (std::size_t k = 0; k < layout_.count; ++k)
        row[layout_.cell[k]] = block_.digits[k * static_cast<std::size_t>(kernel_.lanes) + lane];
}

// What came about under an assumption that ended as still comes, assumed by itself, to a part of the same.
bool WhatIfs::is_spared(const Assumption& assumption) const {
    const std::size_t first = layout_.place[assumption.cell] * static_cast<std::size_t>(kernel_.lanes);
    unsigned placed = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(kernel_.lanes); ++i) placed |= placed_.digits[first + i];
    return (placed >> assumption.digit & 1) != 0;
}

}  // namespace deduku::lanes
