// From a contradiction to a clause: literals are replaced by their reasons until only one of the last level is left.
//
//   level 4: C1=2 guessed        no place for 2 in row 5 <- E5=2 false, G5=2 false, H5=2 false
//     E5=2 excluded by E1=2 (level 1), G5=2 and H5=2 by G6=2 (level 4), which followed from C1=2
//   learnt: "G6=2 false, or E1=2 false": on level 1 it implies that G6=2 is false
//
// Literals implied by others are omitted, which makes clauses slightly shorter. A false candidate of an earlier level
// is replaced by the true one that excluded it. This often replaces several at once, which makes clauses half as long.
#pragma once

#include "method/solve/learning/clauses.hpp"

namespace deduku::learning {

class ConflictAnalysis {
  public:
    ConflictAnalysis(const Assignment& assignment, Clauses& clauses)
        : assignment_(assignment),
          clauses_(clauses),
          marked_(assignment.variables(), false),
          counted_(marked_.size() + 1, 0) {}

    /// Learns from literals that all fail although one of them must hold; not on level 0.
    void learn(std::span<const Literal> conflict);
    /// The learnt clause. After backtracking to level_to_go_to(), its first literal is open and all others fail; the
    /// second is of that level.
    const Clause& clause() const { return clause_; }
    /// The number of levels of its literals.
    std::uint32_t levels() { return count_levels(clause_); }
    std::size_t level_to_go_to() const { return clause_.size() < 2 ? 0 : assignment_.level_of(clause_[1].variable()); }
    /// The candidates visited by the analysis.
    std::span<const Variable> met() const { return met_; }

  private:
    template <class Use>
    void each_reason(Variable v, Use&& use);
    bool meet(Literal failing);
    void explain_last_level(std::span<const Literal> conflict);
    void leave_out_implied();
    void name_killers();
    void put_latest_second();
    void note_use(std::uint32_t number);
    std::uint32_t count_levels(std::span<const Literal> literals);

    const Assignment& assignment_;
    Clauses& clauses_;
    Clause clause_;
    std::vector<Variable> met_;
    std::vector<bool> marked_;
    std::vector<std::uint64_t> counted_;  // of each level: the last count that included it
    std::uint64_t count_ = 0;
};

}  // namespace deduku::learning
