#include "method/steps/branches.hpp"

#include <bit>

namespace deduku::steps {
namespace {

// A move as lanes know it, or 0.
std::uint8_t move_of(const Move& move) {
    switch (move.technique->letter) {
        case 'T': return move.size == 1 ? lanes::naked_singles : 0;
        case 'H': return move.size == 1 ? lanes::hidden_singles : 0;
        case 'B': return move.size == 2 ? lanes::pointing : lanes::claiming;
        default: return 0;
    }
}

// All moves of a group, or 0 if lanes do not know one of them.
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

lanes::Assumption assumption(Candidate c) {
    return {static_cast<std::uint8_t>(c.cell), static_cast<std::uint8_t>(c.digit)};
}

}  // namespace

void FastBranches::found(const FastPosition& base) {
    base_ = base.row();
    has_base_ = false;
    has_closures_ = false;
}

void FastBranches::begin(const FastPosition& base, const Wanted& wanted) {
    const lanes::PositionRow row = base.row();
    find_groups(wanted);
    for (auto& candidates : by_width_) candidates.clear();
    for (std::size_t cell = 0; cell < lanes::cells; ++cell) {
        if ((row[cell] & lanes::placed_flag) != 0) continue;
        auto& candidates = by_width_[static_cast<std::size_t>(std::popcount(row[cell]))];
        for (unsigned digits = row[cell]; digits != 0; digits &= digits - 1)
            candidates.push_back({static_cast<Cell>(cell), static_cast<Digit>(std::countr_zero(digits))});
    }
    by_width_[1].clear();
    if (closes_) return begin_closures(row);
    lanes_.begin(row);
    std::vector<lanes::Assumption> assumptions;
    for (const auto& candidates : by_width_)
        for (const Candidate c : candidates) assumptions.push_back(assumption(c));
    first_ = 0;
    lanes_.follow(std::move(assumptions), {groups_, wanted.limit, !whole_, only_ends_});
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

// The groups that the plan begins with, as far as lanes know them. Where only ends matter, naked and hidden singles may
// as well be one group: what they come to in the end does not depend on their order.
void FastBranches::find_groups(const Wanted& wanted) {
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
}

const std::vector<Candidate>& FastBranches::assume(int width) {
    const auto w = static_cast<std::size_t>(width);
    width_ = w;
    if (closes_) {
        std::vector<lanes::Assumption> wanted;
        for (const Candidate c : by_width_[w]) wanted.push_back(assumption(c));
        closures_.close(wanted);
        return by_width_[w];
    }
    first_ = 0;
    for (std::size_t i = 0; i < w; ++i) first_ += by_width_[i].size();
    lanes_.wait_for(first_ + by_width_[w].size());
    return by_width_[w];
}

Begun FastBranches::begun(std::size_t i) const {
    if (closes_) {
        using End = lanes::Closures::End;
        const End end = closures_.end(assumption(by_width_[width_][i]));
        return {end == End::dead ? Verdict::contradiction : end == End::solved ? Verdict::solution : Verdict::open, 0};
    }
    using End = lanes::Followed::End;
    const lanes::Followed& now = lanes_[first_ + i];
    if (now.end == End::dead) return {Verdict::contradiction, now.steps};
    if (now.end == End::done) return {Verdict::solution, now.steps};
    if (now.end == End::limit || whole_) return {now.lacks_place ? Verdict::contradiction : Verdict::open, now.steps};
    return {std::nullopt, now.steps};
}

Grid FastBranches::grid(std::size_t i) const {
    return closes_ ? FastPosition(closures_.solution(assumption(by_width_[width_][i]))).grid() : position(i).grid();
}

}  // namespace deduku::steps
