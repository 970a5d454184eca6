// The candidates of a position, each assumed on a copy of it, with the consequences.
//
//   PlainBranches   copies only                                        a board of any size
//   FastBranches    32 copies at a time, in lanes (search/lanes): the singles and locked candidates at the start of an
//                   order are applied there, and the result is a position like any other; if only verdicts of singles
//                   matter, they are kept while the position loses candidates
#pragma once

#include <deque>
#include <span>

#include "method/steps/fast_position.hpp"
#include "method/steps/plain_position.hpp"
#include "method/steps/plan.hpp"
#include "search/lanes/closures.hpp"
#include "search/lanes/what_ifs.hpp"

namespace deduku::steps {

/// The state of an assumption.
struct AssumptionState {
    std::optional<BranchOutcome> verdict{};  ///< if it has ended
    int moves = 0;                           ///< number made so far
};

/// The branches required for a position: candidates by the width of their cells, from 2 up, as far as requested.
struct WantedBranches {
    const OrderPlan& plan;
    int limit = 0;           ///< on the moves of the plan's groups; 0 = none
    bool one = false;        ///< they commit one move at a time
    bool only_ends = false;  ///< only verdicts matter, not the number of moves
};

class PlainBranches {
  public:
    /// Sets the position that the next ones are derived from.
    static void found(const PlainPosition& /*base*/) {}
    /// For this position, which must not change except for its batch.
    void begin(const PlainPosition& base, const WantedBranches& wanted) {
        base_ = &base;
        one_ = wanted.one;
    }
    /// Assumes the candidates of all cells with `width` candidates; widths ascend.
    std::span<const Candidate> assume(int width) { return candidates_ = base_->candidates(width); }
    /// Whether all assumed ones have ended, so that nothing is left to do.
    static bool ended() { return false; }
    /// The state of candidate i of these.
    static AssumptionState begun(std::size_t /*i*/) { return {}; }
    PlainPosition position(std::size_t i) const {
        PlainPosition out = base_->branch(one_);
        out.assume(candidates_[i]);
        return out;
    }
    /// The grid of one that ended with a solution.
    static Grid grid(std::size_t /*i*/) { return {}; }

  private:
    const PlainPosition* base_ = nullptr;
    std::vector<Candidate> candidates_;
    bool one_ = false;
};

class FastBranches {
    static constexpr std::size_t most_candidates = 729;

  public:
    // As in PlainBranches.
    void found(const FastPosition& base);
    void begin(const FastPosition& base, const WantedBranches& wanted);
    std::span<const Candidate> assume(int width);
    bool ended() const { return closes_ || whole_; }
    AssumptionState begun(std::size_t i) const;
    FastPosition position(std::size_t i) const { return {lanes_.position(first_ + i), moves_}; }
    Grid grid(std::size_t i) const;

  private:
    void find_groups(const WantedBranches& wanted);
    void find_candidates(const lanes::PositionRow& row);
    void begin_closures(const lanes::PositionRow& row);
    void begin_lanes(const lanes::PositionRow& row, int limit);
    lanes::WhatIfs lanes_;
    std::vector<std::uint8_t> groups_;    // of the plan, as far as lanes support them
    std::vector<std::uint8_t> followed_;  // the groups applied in lanes_
    std::uint8_t moves_ = 0;              // all moves of these groups
    bool whole_ = false;                  // these are all groups
    bool only_ends_ = false;
    bool closes_ = false;  // only verdicts of singles matter: uses closures_, not lanes_
    lanes::PositionRow base_{};
    lanes::Closures in_base_;
    lanes::Closures closures_;
    bool has_base_ = false;      // in_base_ belongs to base_
    bool has_closures_ = false;  // closures_ is derived from in_base_
    // Candidates of cells with two or more, by width.
    std::array<Candidate, most_candidates> candidates_{};
    std::array<lanes::Assumption, most_candidates> assumptions_{};
    std::array<std::size_t, 11> from_{};  // of each width: its first index
    std::size_t first_ = 0;               // of the requested width
};

inline AssumptionState FastBranches::begun(std::size_t i) const {
    if (closes_) return {closures_.outcome(assumptions_[first_ + i]), 0};
    using End = lanes::Followed::End;
    const lanes::Followed& now = lanes_[first_ + i];
    if (now.end == End::dead) return {BranchOutcome::contradiction, now.steps};
    if (now.end == End::done) return {BranchOutcome::solution, now.steps};
    if (now.end == End::limit || whole_)
        return {now.lacks_place ? BranchOutcome::contradiction : BranchOutcome::open, now.steps};
    return {std::nullopt, now.steps};
}

/// For positions, and for nested propositions by depth. Code that runs several orders keeps them, so that branches are
/// followed once.
template <class Branches>
using Depths = std::deque<Branches>;

/// As run(), with the branches of earlier orders on this puzzle.
[[nodiscard]] StepsRun run(const Puzzle& puzzle, const Order& order, const StepOptions& options, Meter& meter,
                           Depths<FastBranches>& branches);

}  // namespace deduku::steps
