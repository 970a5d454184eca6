// Cutting planes on a stack, for the checker: postfix notation as in `27 29 + x50 w s`.
#pragma once

#include <memory>
#include <vector>

#include "deduku/ids.hpp"
#include "tests/support/veripb_constraints.hpp"

namespace deduku::testing {

/// Larger coefficients are refused, so that no sum overflows.
inline constexpr long largest_weight = 1L << 40;

class PbStack {
  public:
    explicit PbStack(int variables) : variables_(variables) {}

    void push(const PbConstraint& constraint);
    /// Each returns false if the stack has too few entries, a factor is 0 or a coefficient is too large; then clear().
    bool add();
    bool multiply(long factor);
    bool divide(long divisor);
    bool saturate();
    bool weaken(int variable);
    /// The only constraint on the stack; leaves the stack empty. False if there is not exactly one.
    bool take(PbConstraint& out);
    void clear();

  private:
    /// By variable: the weight of the variable if above 0, of its negation if below.
    struct Sum {
        Table<int, long> weights;
        Table<int, bool> listed;
        std::vector<int> used;  // every variable that has or had a weight, once
        long degree = 0;
    };
    void put(Sum& sum, int variable, long weight);
    static void empty(Sum& sum);
    Sum& top() { return *sums_[height_ - 1]; }

    int variables_;
    std::vector<std::unique_ptr<Sum>> sums_;  // kept when popped, all weights 0
    std::size_t height_ = 0;
    bool too_large_ = false;
};

}  // namespace deduku::testing
