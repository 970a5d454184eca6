// What a sum leaves of the digits of its cells.
//
//   unit sum      one cell open: its digit is known; two: digit by digit; one group: exactly, by families of digit sets; several
//                 groups: what the smallest and largest sums of the others leave of each, exactly where that is less than all
//   other sums    the bounds of the cells
#pragma once

#include "search/rules/model.hpp"

namespace deduku::rules {

class SumFilter {
  public:
    explicit SumFilter(const Model& model);

    /// The digits of the cells of a sum that stay, in the order of its cells. False: no assignment is left.
    bool run(const Sum& sum, const Mask* open);
    Mask kept(std::size_t place) const { return kept_[place]; }
    /// Some cell lost digits.
    bool changed() const { return changed_; }
    /// Digits that every assignment of the only group has, of its open cells.
    Mask required() const { return required_; }

  private:
    struct Part {
        int from = 0;  // in open_
        int to = 0;
        int low = 0;  // of the sum of its open cells
        int high = 0;
        bool minus = false;
        int allowed = -1;
    };

    bool run_unit(const Sum& sum, const Mask* open);
    bool run_weighted(const Sum& sum, const Mask* open);
    void bound(Part& part) const;
    bool cut(const Part& part, int low, int high);
    bool cut_pair(int least, int most);
    void keep(std::size_t place, Mask mask) {
        changed_ = changed_ || mask != kept_[place];
        kept_[place] = mask;
    }

    const Model& model_;
    Support support_;
    std::array<Mask, most_cells> kept_{};
    std::array<std::uint8_t, most_cells> open_{};  // places of open cells
    std::array<Part, most_cells> parts_{};
    bool changed_ = false;
    Mask required_ = 0;
};

}  // namespace deduku::rules
