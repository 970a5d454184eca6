// The candidates that the bounds of a sum exclude from its cells.
//
//   cage 1-9, 1-9 = 17      {8,9} and {8,9}: no other two digits that differ reach 17
//
// Groups of several cells are filtered exactly, with all their digits different: a digit stays if it is in an
// assignment of the whole group with a sum that the bounds of the other groups allow.
#pragma once

#include <array>

#include "search/linear/family.hpp"
#include "search/linear/model.hpp"

namespace deduku::linear {

/// Digits removed from a cell.
struct Kill {
    int cell = 0;
    Word digits = 0;
};

class LinearFilter {
  public:
    /// With Sums::all a group is filtered even if the bounds allow it any sum: some digits may be in no assignment, and
    /// the result must not depend on earlier bounds.
    explicit LinearFilter(int digits, Sums sums = Sums::some) : digits_(digits), sums_(sums) {}

    /// False: no assignment is within the bounds. Otherwise `kills` receives the candidates they exclude.
    bool run(const LinearSum& sum, const Word* open, std::vector<Kill>& kills);
    /// After run() of a sum of one group: digits that every assignment has.
    Word required() const { return required_; }

  private:
    struct Range {
        std::int64_t low = 0;
        std::int64_t high = 0;
    };

    bool range_of(const SumGroup& group, const Word* open, Range& range);
    bool cut(const SumGroup& group, const Word* open, Range wanted, std::vector<Kill>& kills);
    static bool pair_range(Word a, Word b, Range& range);
    bool cut_pair(const SumGroup& group, const Word* open, Range wanted, std::vector<Kill>& kills);
    bool pass_forward(const SumGroup& group, const Word* open);

    int digits_;
    Sums sums_;
    std::vector<Range> ranges_;
    std::array<Family, Family::digits + 1> forward_{};
    Word required_ = 0;
    const SumGroup* passed_ = nullptr;  // the group of forward_
};

}  // namespace deduku::linear
