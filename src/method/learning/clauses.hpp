// Clauses learnt from contradictions, each watched at two of its literals.
//
//   A1=2 false, or C4=7 false, or D4=2 true      watched at the first two: as long as neither fails,
//   ^^^^^^^^^^      ^^^^^^^^^^                    nothing follows from it
//
// Few of them stay useful, so most are forgotten now and then: those first that lie on many levels and were not needed
// lately.
#pragma once

#include "method/learning/assignment.hpp"

namespace deduku::learning {

class Clauses {
  public:
    /// Levels of a clause that is never forgotten either.
    static constexpr std::uint32_t few = 2;

    explicit Clauses(std::size_t variables) : watches_(2 * variables) {}

    /// Keeps a clause of two literals or more; neither of the first two fails, or fails later than all others.
    /// `levels`: on how many its literals lie; 0 = it is never forgotten. The number is for a Reason.
    std::uint32_t add(const Clause& clause, std::uint32_t levels);
    std::span<const Literal> literals(std::uint32_t number) const {
        return {memory_.data() + number + head, memory_[number].code};
    }
    /// All that follows as a literal has become true. False: a clause fails, see conflict().
    bool follow(Literal truth, Assignment& assignment);
    /// The number of a clause that fails.
    std::uint32_t conflict() const { return conflict_; }
    /// A clause was used, with its literals on this many levels.
    void note_use(std::uint32_t number, std::uint32_t levels);
    std::uint32_t levels(std::uint32_t number) const { return memory_[number + 1].code; }
    /// Forgets most; only on level 0, where reasons are not needed.
    void forget();

  private:
    // In memory: size, levels, how often it is still spared, literals. In one piece, as they are used at once.
    static constexpr std::uint32_t head = 3;
    struct Watch {
        std::uint32_t number;
        Literal other;  // if it holds, the clause need not be looked at
    };

    bool look_at(Watch& watch, Literal failed, Assignment& assignment, bool& moved);
    std::vector<std::uint32_t> worst();
    void watch(std::uint32_t number);

    std::vector<Literal> memory_;
    std::vector<std::uint32_t> numbers_;
    std::vector<std::vector<Watch>> watches_;  // of each literal: the clauses to look at as it fails
    std::uint32_t conflict_ = 0;
};

}  // namespace deduku::learning
