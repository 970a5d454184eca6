// The candidates of a position, each assumed on a copy of it, and taken on as far as that is known how.
//
//   PlainBranches   copies, nothing more                               a board of any size
//   FastBranches    32 copies at a time, in lanes (search/lanes): singles and locked candidates that an order begins
//                   with are followed there, and what is left is a position as any other; where only ends of singles
//                   matter, they are kept while the position loses candidates
#pragma once

#include "method/steps/fast_position.hpp"
#include "method/steps/plain_position.hpp"
#include "method/steps/plan.hpp"
#include "search/lanes/closures.hpp"
#include "search/lanes/what_ifs.hpp"

namespace deduku::steps {

/// What is known of an assumption so far.
struct Begun {
    std::optional<Verdict> verdict{};  ///< if it is at its end
    int moves = 0;                     ///< made so far
};

/// What of its branches a position wants: their candidates by the width of their cells, from 2 on, as far as asked for.
struct Wanted {
    const Plan& plan;
    int limit = 0;           ///< moves of the plan's groups at most, 0 = any number
    bool one = false;        ///< they commit one move at a time
    bool only_ends = false;  ///< verdicts alone matter, not how many moves they took
};

class PlainBranches {
  public:
    /// Positions that are begun from here on come from this one, until the next.
    static void found(const PlainPosition& /*base*/) {}
    /// Of this position, which must stay as it is but for its batch.
    void begin(const PlainPosition& base, const Wanted& wanted) {
        base_ = &base;
        one_ = wanted.one;
    }
    /// Assumes the candidates of all cells with `width` candidates; widths ascend.
    const std::vector<Candidate>& assume(int width) { return candidates_ = base_->candidates(width); }
    /// Of candidate i of these.
    static Begun begun(std::size_t /*i*/) { return {}; }
    PlainPosition position(std::size_t i) const {
        PlainPosition out = base_->branch(one_);
        out.assume(candidates_[i]);
        return out;
    }
    /// Of one at its end with a solution.
    static Grid grid(std::size_t /*i*/) { return {}; }

  private:
    const PlainPosition* base_ = nullptr;
    std::vector<Candidate> candidates_;
    bool one_ = false;
};

class FastBranches {
  public:
    // As in PlainBranches.
    void found(const FastPosition& base);
    void begin(const FastPosition& base, const Wanted& wanted);
    const std::vector<Candidate>& assume(int width);
    Begun begun(std::size_t i) const;
    FastPosition position(std::size_t i) const { return FastPosition(lanes_.position(first_ + i)); }
    Grid grid(std::size_t i) const;

  private:
    void find_groups(const Wanted& wanted);
    void begin_closures(const lanes::PositionRow& row);
    lanes::WhatIfs lanes_;
    std::vector<std::uint8_t> groups_;  // of the plan, as far as lanes know them
    bool whole_ = false;                // those are all
    bool only_ends_ = false;
    bool closes_ = false;  // only ends matter, and singles are all there is: the lanes of closures_, not of lanes_
    lanes::PositionRow base_{};
    lanes::Closures in_base_;
    lanes::Closures closures_;
    bool has_base_ = false;      // in_base_ is of base_
    bool has_closures_ = false;  // closures_ comes from it
    std::array<std::vector<Candidate>, 10> by_width_;
    std::size_t width_ = 0;
    std::size_t first_ = 0;  // of this width, among all
};

}  // namespace deduku::steps
