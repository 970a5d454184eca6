// The true and false candidates, level by level, with the implications of exactly one true candidate in every sector.
//
//   level 1   A1=5 guessed      A1=2 false: excluded by A1=5, B1=5 false: excluded by A1=5 ..
//             C1=2 true: the last of the sector "2 in row 1"
//   level 2   B7=3 guessed      ..
//
// Sectors need no clauses: a sector is a machine word with a bit for each candidate that is not false. A true candidate
// clears the other bits of its sectors, a false one clears its own bit, and the last bit of a word is true.
#pragma once

#include <bit>
#include <cstddef>
#include <span>

#include "method/solve/learning/literal.hpp"

namespace deduku::learning {

/// The members of each sector, at most 64. Every variable must be in at least one.
using SectorMembers = std::vector<std::vector<Variable>>;

class Assignment {
  public:
    Assignment(std::size_t variables, SectorMembers sectors);

    std::size_t variables() const { return levels_.size(); }
    std::size_t level() const { return begins_.size(); }
    /// All true literals, in order of assignment.
    std::span<const Literal> trail() const { return trail_; }
    Literal guess_of(std::size_t level) const { return trail_[begins_[level - 1]]; }
    /// Their number before the last guess.
    std::size_t before_guess() const { return begins_.empty() ? 0 : begins_.back(); }
    bool complete() const { return trail_.size() == levels_.size(); }

    bool holds(Literal l) const { return values_[l.code] > 0; }
    bool fails(Literal l) const { return values_[l.code] < 0; }
    bool open(Variable v) const { return values_[2 * std::size_t{v}] == 0; }
    std::uint32_t level_of(Variable v) const { return levels_[v]; }
    LiteralReason reason(Variable v) const { return reasons_[v]; }
    const std::vector<Variable>& members(std::uint32_t sector) const { return sectors_[sector]; }
    /// The smallest sector of an open variable, by its candidates that are not false.
    std::uint32_t smallest_sector(Variable v) const;
    /// Calls use(variable) for each variable of a sector that is not false until it returns false.
    template <class Use>
    void each_left(std::uint32_t sector, Use&& use) const {
        for (std::uint64_t left = words_[sector]; left != 0; left &= left - 1)
            if (!use(sectors_[sector][static_cast<std::size_t>(std::countr_zero(left))])) return;
    }

    /// Starts a level with a guess.
    void guess(Literal l) {
        begins_.push_back(trail_.size());
        assign(l, {});
    }
    /// Makes an open literal true.
    void assign(Literal l, LiteralReason why) {
        values_[l.code] = 1;
        values_[(~l).code] = -1;
        levels_[l.variable()] = static_cast<std::uint32_t>(begins_.size());
        reasons_[l.variable()] = why;
        trail_.push_back(l);
    }
    /// Propagates the sectors. False at a contradiction: see conflict().
    bool follow_sectors();
    /// False literals, one of which must be true.
    const Clause& conflict() const { return conflict_; }

    /// Undoes all levels above the given one; reports each literal, the newest first.
    template <class Forget>
    void take_back(std::size_t level, Forget&& forget) {
        if (begins_.size() <= level) return;
        for (std::size_t i = trail_.size(); i-- > begins_[level];) {
            const Literal l = trail_[i];
            values_[l.code] = values_[(~l).code] = 0;
            if (!l.says_true())
                for (const Bit& b : bits_of(l.variable())) words_[b.sector] |= b.bit;
            forget(l);
        }
        trail_.resize(begins_[level]);
        begins_.resize(level);
        followed_ = trail_.size();
    }

  private:
    struct Bit {
        std::uint64_t bit;
        std::uint32_t sector;
    };
    std::span<const Bit> bits_of(Variable v) const {
        return {bits_.data() + first_bit_[v], bits_.data() + first_bit_[v + 1]};
    }
    void collect_bits();
    bool kill_beside(Variable v);
    bool clear(Variable v);

    SectorMembers sectors_;
    std::vector<std::uint64_t> words_;  // of each sector
    std::vector<Bit> bits_;             // of each variable, one for each of its sectors
    std::vector<std::size_t> first_bit_;
    std::vector<std::int8_t> values_;  // of each literal: 1, -1, or 0 = open
    std::vector<std::uint32_t> levels_;
    std::vector<LiteralReason> reasons_;
    std::vector<Literal> trail_;
    std::vector<std::size_t> begins_;  // of each level: its index on the trail
    std::size_t followed_ = 0;         // propagated part of the trail
    Clause conflict_;
};

}  // namespace deduku::learning
