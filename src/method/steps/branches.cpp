#include "method/steps/branches.hpp"

#include <bit>

namespace deduku::steps {
namespace {

// A move supported by lanes, or 0.
std::uint8_t move_of(const Move& move) {
    switch (move.technique->letter) {
        case 'T': return move.size == 1 ? lanes::naked_singles : 0;
        case 'H': return move.size == 1 ? lanes::hidden_singles : 0;
        case 'B': return move.size == 2 ? lanes::pointing : lanes::claiming;
        default: return 0;
    }
}

// All moves of a group, or 0 if lanes do not support one of them.
std::uint8_t moves_of(const Moves& group) {
    if (group.size() != 1) return 0;
    std::uint8_t out = 0;
    for (const Move& move : group.front()) {
        const std::uint8_t known = move_of(move);
        if (known == 0) return 0;
        out |= known;
    }
    return out;
}

}  // namespace

void FastBranches::found(const FastPosition& base) {
    base_ = base.row();
    has_base_ = false;
    has_closures_ = false;
}

void FastBranches::begin(const FastPosition& base, const WantedBranches& wanted) {
    const lanes::PositionRow row = base.row();
    find_groups(wanted);
    find_candidates(row);
    closes_ ? begin_closures(row) : begin_lanes(row, wanted.limit);
}

void FastBranches::find_candidates(const lanes::PositionRow& row) {
    from_ = {};
    const auto width_of = [&](std::size_t cell) {  // 0 for a cell without assumptions
        const auto width = static_cast<std::size_t>(std::popcount(row[cell]));
        return (row[cell] & lanes::placed_flag) != 0 || width < 2 ? 0 : width;
    };
    for (std::size_t cell = 0; cell < lanes::cells; ++cell)
        if (const std::size_t width = width_of(cell); width != 0) from_[width + 1] += width;
    for (std::size_t width = 2; width < from_.size(); ++width) from_[width] += from_[width - 1];
    std::array<std::size_t, 11> next = from_;
    for (std::size_t cell = 0; cell < lanes::cells; ++cell) {
        const std::size_t width = width_of(cell);
        if (width == 0) continue;
        for (unsigned digits = row[cell]; digits != 0; digits &= digits - 1) {
            const int digit = std::countr_zero(digits);
            candidates_[next[width]] = {static_cast<Cell>(cell), static_cast<Digit>(digit)};
            assumptions_[next[width]++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
        }
    }
}

// Orders of a series that differ only after the part supported by lanes reach the same positions in turn. If steps have
// no limit, the next order may be one of these, and it needs rows.
void FastBranches::begin_lanes(const lanes::PositionRow& row, int limit) {
    const lanes::WhatIfs::Wanted wanted = {followed_, limit, !whole_ || (limit == 0 && !only_ends_), only_ends_};
    if (lanes_.follows(row, wanted) && followed_ == groups_) return;
    followed_ = groups_;
    lanes_.begin(row);
    const auto all = std::span(assumptions_).first(from_.back());
    lanes_.follow({all.begin(), all.end()}, {followed_, limit, wanted.rows, only_ends_});
}

void FastBranches::begin_closures(const lanes::PositionRow& row) {
    if (!has_base_) {
        in_base_.begin(base_);
        has_base_ = true;
    }
    if (has_closures_ && closures_.contains(row))
        closures_.narrow(row);
    else
        closures_.begin(row, in_base_);
    has_closures_ = true;
}

// The first groups of the plan, as far as lanes support them. If only verdicts matter, naked and hidden singles can be
// one group: their result does not depend on the order.
void FastBranches::find_groups(const WantedBranches& wanted) {
    groups_.clear();
    std::uint8_t all = 0;
    for (const Moves& group : wanted.plan.groups) {
        const std::uint8_t moves = moves_of(group);
        if (moves == 0) break;
        groups_.push_back(moves);
        all |= moves;
    }
    whole_ = groups_.size() == wanted.plan.groups.size() && wanted.plan.inner.empty();
    constexpr std::uint8_t singles = lanes::naked_singles | lanes::hidden_singles;
    only_ends_ = wanted.only_ends && whole_ && wanted.limit == 0 && all != 0 && (all & ~singles) == 0;
    if (only_ends_) groups_ = {all};
    closes_ = only_ends_ && all == singles;
    moves_ = all;
}

std::span<const Candidate> FastBranches::assume(int width) {
    const auto w = static_cast<std::size_t>(width);
    first_ = from_[w];
    const std::size_t count = from_[w + 1] - first_;
    if (closes_)
        closures_.close(std::span(assumptions_).subspan(first_, count));
    else
        lanes_.wait_for(first_ + count);
    return std::span(candidates_).subspan(first_, count);
}

Grid FastBranches::grid(std::size_t i) const {
    return closes_ ? FastPosition(closures_.solution(assumptions_[first_ + i]), 0).grid() : position(i).grid();
}

}  // namespace deduku::steps
