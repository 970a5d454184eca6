#include "search/lanes/what_ifs.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace deduku::lanes {
namespace {

bool is_decided(const Followed& one) {
    return one.end == Followed::End::dead || one.end == Followed::End::done || one.lacks_place;
}

CellOrder layout_of(const PositionRow& base) {
    CellOrder out;
    std::size_t placed = cells;
    for (std::size_t cell = 0; cell < cells; ++cell)
        out.cell[(base[cell] & placed_flag) != 0 ? --placed : out.open++] = static_cast<std::uint8_t>(cell);
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
    now_ = 0;
    if (wanted_.only_ends) placed_.digits.fill(0);
}

bool WhatIfs::follows(const PositionRow& base, const Wanted& wanted) const {
    return !out_.empty() && wanted.limit == wanted_.limit && wanted.rows == wanted_.rows &&
           wanted.only_ends == wanted_.only_ends && base == base_;
}

void WhatIfs::wait_for(std::size_t count) {
    count_ = count;
    late_ = 0;
    decided_ = false;
    for (std::size_t i = 0; i < std::min(count, next_); ++i) decided_ |= is_decided(out_[i]);
    for_each_lane(live_, [&](std::size_t lane) { late_ |= at_[lane] < count ? bit(lane) : 0; });
    while (next_ < count || (late_ & live_) != 0) {
        refill();
        if (live_ != 0) step();
    }
}

// Filling a few free lanes does not pay while others are running.
void WhatIfs::refill() {
    const auto size = static_cast<std::size_t>(kernel_.lanes);
    const Mask all = size == most_lanes ? ~Mask{0} : bit(size) - 1;
    if (static_cast<std::size_t>(std::popcount(all & ~live_)) * 4 < size) return;
    Assumed assumed;
    Mask filled = 0;
    Mask late = 0;
    for_each_lane(all & ~live_, [&](std::size_t lane) {
        while (wanted_.only_ends && next_ < assumptions_.size() && is_spared(assumptions_[next_])) ++next_;
        if (next_ >= (decided_ ? count_ : assumptions_.size())) return;
        at_[lane] = next_;
        begun_[lane] = now_;
        if (next_ < count_) late |= bit(lane);
        const auto [cell, digit] = assumptions_[next_++];
        const auto& houses = houses_of[cell];
        for (std::size_t kind = 0; kind < 3; ++kind) assumed.houses[kind][lane] = houses[kind];
        assumed.digit[lane] = static_cast<std::uint16_t>(1U << digit);
        filled |= bit(lane);
    });
    if (filled == 0) return;
    live_ |= filled;
    late_ = (late_ & ~filled) | late;
    if (wanted_.limit > 0) start(filled);
    const Mask dead = kernel_.fill(layout_, base_.data(), filled, assumed, block_);
    for_each_lane(dead, [&](std::size_t lane) { end(lane, Followed::End::dead); });
    if (layout_.open == 1) for_each_lane(filled & ~dead, [&](std::size_t lane) { end(lane, Followed::End::done); });
}

// Lanes that start together have the same number of steps: in each step, all unfinished lanes move.
void WhatIfs::start(Mask lanes) {
    for (Started& each : started_) each.lanes &= ~lanes;
    std::erase_if(started_, [&](const Started& each) { return (each.lanes & live_) == 0; });
    started_.push_back({lanes, now_});
}

void WhatIfs::step() {
    const Stepped now = kernel_.step(layout_, block_, wanted_.groups, live_);
    const Mask still = live_ & ~now.moved;
    for_each_lane(still, [&](std::size_t lane) { end(lane, Followed::End::still, now.lacking); });
    if (wanted_.only_ends && (still & ~now.lacking) != 0) kernel_.add_placed(block_, still & ~now.lacking, placed_);
    ++now_;
    for_each_lane(now.dead, [&](std::size_t lane) { end(lane, Followed::End::dead); });
    for_each_lane(now.done, [&](std::size_t lane) { end(lane, Followed::End::done); });
    Mask stopped = 0;
    if (wanted_.limit > 0)
        for (const Started& each : started_) stopped |= now_ - each.at == wanted_.limit ? each.lanes & live_ : 0;
    if (stopped == 0) return;
    const Mask lacking = kernel_.lacking(block_);
    for_each_lane(stopped, [&](std::size_t lane) { end(lane, Followed::End::limit, lacking); });
}

void WhatIfs::end(std::size_t lane, Followed::End how, Mask lacking) {
    live_ &= ~bit(lane);
    out_[at_[lane]] = {how, (lacking & bit(lane)) != 0, now_ - begun_[lane]};
    decided_ |= at_[lane] < count_ && is_decided(out_[at_[lane]]);
    if (how == Followed::End::done || (wanted_.rows && how != Followed::End::dead)) keep_row(lane);
}

void WhatIfs::keep_row(std::size_t lane) {
    row_of_[at_[lane]] = rows_.size();
    PositionRow& row = rows_.emplace_back(base_);
    for (std::size_t k = 0; k < layout_.open; ++k) {
        const std::size_t cell = layout_.cell[k];
        row[cell] = block_.digits[cell * static_cast<std::size_t>(kernel_.lanes) + lane];
    }
}

// Whether the assumption is a consequence of one that ended as `still`: alone, it has a subset of those consequences.
bool WhatIfs::is_spared(const Assumption& assumption) const {
    const std::size_t first = assumption.cell * static_cast<std::size_t>(kernel_.lanes);
    unsigned placed = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(kernel_.lanes); ++i) placed |= placed_.digits[first + i];
    return (placed >> assumption.digit & 1) != 0;
}

}  // namespace deduku::lanes
