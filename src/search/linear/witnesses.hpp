// Assignments that satisfy sums. While one of them is open, the sum is satisfiable, which takes less time to see than
// filtering by its bounds (filter.hpp).
//
//   cage A1 B1 C1 = 12      3 4 5 is known; A1 loses 3: 4 3 5 is found, and known from then on
#pragma once

#include "search/linear/model.hpp"

namespace deduku::linear {

class Witnesses {
  public:
    explicit Witnesses(const LinearModel& model) : model_(model), sums_(model.sums().size()) {}

    /// Whether a few tries show that the sum is satisfiable with these digits of cells. False proves nothing.
    bool show(std::size_t sum, const Word* open);

  private:
    using Digits = std::vector<std::uint8_t>;  // of each cell of the sum
    struct OfSum {
        std::vector<int> cells;
        std::vector<Digits> known;
    };
    // The sum of a cell and all later ones.
    struct Range {
        std::int64_t low = 0;
        std::int64_t high = 0;
    };

    static bool is_open(const Digits& digits, const OfSum& of, const Word* open);
    bool find(const LinearSum& sum, const Word* open);
    bool fill(const LinearSum& sum, std::size_t group, std::size_t in_group, Word taken, std::int64_t total,
              const Word* open);

    const LinearModel& model_;
    std::vector<OfSum> sums_;
    std::vector<Range> left_;
    Digits chosen_;
    int tries_ = 0;
};

}  // namespace deduku::linear
