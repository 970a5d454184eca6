// The next guess: an open candidate that occurs most often in recent contradictions, with its value on the longest
// path.
//
//   score    A1=5  8.1      C4=2  7.9  ..      each contradiction adds more than the previous one
//   best     A1=5  false    C4=2  true ..      on the longest path of this round
//
// Since "false" implies little, a true member of the candidate's smallest sector is guessed instead if possible.
#pragma once

#include "method/solve/learning/assignment.hpp"

namespace deduku::learning {

class NextVariable {
  public:
    explicit NextVariable(const Assignment& assignment);

    /// The next guess; some variable must be open.
    Literal next();
    /// Raises the scores of variables in a contradiction.
    void raise(std::span<const Variable> met);
    /// At a contradiction: records the values before the last guess, all consistent, if the path is the longest so far.
    void note_way();
    /// Makes a literal open again.
    void take_back(Literal l) {
        last_[l.variable()] = l.says_true();
        if (at_[l.variable()] == out) join(l.variable());
    }
    /// Replaces all remembered values by those of the longest path.
    void begin_round();

  private:
    static constexpr std::uint32_t out = 0xFFFF'FFFF;
    enum class Memory : std::int8_t { none, is_true, is_false };

    bool remembered_true(Variable v) const { return best_[v] == Memory::none ? last_[v] : best_[v] == Memory::is_true; }
    void join(Variable v);
    Variable take_first();
    void rise(std::size_t i);
    void sink(std::size_t i);
    void place(std::size_t i, Variable v) {
        heap_[i] = v;
        at_[v] = static_cast<std::uint32_t>(i);
    }

    const Assignment& assignment_;
    std::vector<double> scores_;
    double step_ = 1;
    std::vector<Variable> heap_;     // highest score first; all open variables and some others
    std::vector<std::uint32_t> at_;  // index in the heap
    std::vector<bool> last_;         // the last value
    std::vector<Memory> best_;       // the values on the longest path of this round
    std::size_t longest_ = 0;
};

}  // namespace deduku::learning
