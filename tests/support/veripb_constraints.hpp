// The lines of a checker of pseudo-Boolean proofs, and their consequences by propagation.
//
//   1 x1 1 x2 1 x3 >= 1      x1 and x2 false: the slack, by which the rest can exceed the right side, is 0,
//                            so x3 is true; below 0 it is a conflict
//
// rup(clause) assumes the opposite of a clause and expects a conflict. The assumptions stay until another clause
// needs others: the lines of one branch share their hypotheses, and the root is never propagated again.
#pragma once

#include <cstddef>
#include <vector>

#include "deduku/ids.hpp"

namespace deduku::testing {

struct PbTerm {
    long weight;  ///< above 0
    int literal;  ///< 2 * variable, + 1 if negated
};
/// The weights of true literals add up to at least the degree. A variable is in one term only.
struct PbConstraint {
    std::vector<PbTerm> terms;
    long degree = 0;
};

class PbDatabase {
  public:
    explicit PbDatabase(int variables);

    /// Returns the index of the new line.
    std::size_t add(PbConstraint constraint);
    const PbConstraint& at(std::size_t place) const { return lines_[place].constraint; }
    void erase(const std::vector<std::size_t>& places);

    /// Whether the opposite of the clause leads to a conflict.
    bool rup(const std::vector<int>& clause);
    /// Whether these literals give every variable a value, and no conflict.
    bool is_solution(const std::vector<int>& literals);

  private:
    static constexpr std::size_t no_line = static_cast<std::size_t>(-1);
    struct Linear {
        PbConstraint constraint;
        long slack = 0;  // after the processed part of the trail
        long largest = 0;
        bool erased = false;
    };
    struct Use {
        std::size_t line;
        long weight;
    };
    struct Fresh {
        std::size_t line;
        std::size_t depth;  // number of assumptions when it was last examined
    };

    bool is_true(int literal) const { return values_[literal] > 0; }
    bool is_open(int literal) const { return values_[literal] == 0; }
    void assign(int literal, std::size_t reason);
    void look_at(std::size_t place);
    void propagate();
    void assume(int literal);
    void unassign_to(std::size_t length);
    void back_to(std::size_t depth);
    void look_at_all();

    std::vector<Linear> lines_;
    Table<int, std::vector<Use>> uses_;  // by literal
    Table<int, signed char> values_;     // by literal: 1 true, -1 false
    Table<int, std::size_t> reasons_;    // by variable
    Table<int, std::size_t> positions_;  // by variable: its index on the trail
    std::vector<int> trail_;
    std::size_t done_ = 0;  // length of the processed part of the trail
    std::vector<int> assumed_;
    std::vector<std::size_t> starts_;  // trail length before each assumption
    std::vector<Fresh> fresh_;         // lines younger than an assumption, by ascending depth
    bool conflict_ = false;            // under the current assumptions
};

}  // namespace deduku::testing
