// Clauses learnt from contradictions, each watched at two of its literals.
//
//   A1=2 false, or C4=7 false, or D4=2 true      watched at the first two: as long as neither fails,
//   ^^^^^^^^^^      ^^^^^^^^^^                    it implies nothing
//
// Few clauses remain useful, so most are deleted from time to time: first those of many levels that were not used
// recently.
#pragma once

#include "method/solve/learning/assignment.hpp"

namespace deduku::learning {

class Clauses {
  public:
    /// Clauses with at most this many levels are never deleted.
    static constexpr std::uint32_t few = 2;

    explicit Clauses(std::size_t variables) : watches_(2 * variables) {}

    /// Adds a clause of two literals or more. The first two must not fail, or must fail after all others. `levels`: the
    /// number of levels of its literals; 0 = never deleted. Returns its number for a Reason.
    std::uint32_t add(const Clause& clause, std::uint32_t levels);
    std::span<const Literal> literals(std::uint32_t number) const {
        return {memory_.data() + number + head, memory_[number].code};
    }
    /// Propagates a literal that became true. False if a clause fails: see conflict().
    bool follow(Literal truth, Assignment& assignment);
    /// The number of a clause that fails.
    std::uint32_t conflict() const { return conflict_; }
    /// Records the use of a clause, with the current number of levels of its literals.
    void note_use(std::uint32_t number, std::uint32_t levels);
    std::uint32_t levels(std::uint32_t number) const { return memory_[number + 1].code; }
    /// Deletes most clauses; only on level 0, where reasons are not needed.
    void forget();

  private:
    // Size, levels, number of times to be spared, literals: contiguous in memory, since they are used together.
    static constexpr std::uint32_t head = 3;
    struct Watch {
        std::uint32_t number;
        Literal other;  // if it holds, the clause can be skipped
    };

    bool look_at(Watch& watch, Literal failed, Assignment& assignment, bool& moved);
    std::vector<std::uint32_t> worst();
    void watch(std::uint32_t number);

    std::vector<Literal> memory_;
    std::vector<std::uint32_t> numbers_;
    std::vector<std::vector<Watch>> watches_;  // of each literal: the clauses to visit if it fails
    std::uint32_t conflict_ = 0;
};

}  // namespace deduku::learning
