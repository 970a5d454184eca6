// The digits that a sum leaves in its cells.
//
//   unit sum      one group open: by the sets of digits that it may hold (sets.hpp); two cells: digit by digit; several groups:
//                 each within the range that the bounds of the others allow
//   other sums    the bounds of the cells
//
//        a group         3 cells, digits 1 2 5, 2 4, 2 4: the sum of the smallest ones is 5, of three different digits 7;
//                        of the largest ones 13, of three different digits 11: its bounds are 7 and 11
#pragma once

#include "search/rules/model.hpp"

namespace deduku::rules {

class SumFilter {
  public:
    explicit SumFilter(const Model& model) : model_(model), passes_(passes().front()) {}

    /// False: no assignment is left. No cell may be empty.
    bool run(const Sum& sum, const Mask* open);
    /// The cells that lose digits, and the digits that they keep.
    std::span<const Kept> changes() const { return {changes_.data(), changes_made_}; }
    /// Digits that every assignment of the only group has, of its open cells.
    Mask required() const { return required_; }
    /// Nothing more follows from the sum before other cells change.
    bool exact() const { return exact_; }

  private:
    // Open cells of a group.
    struct Part {
        int from = 0;  // in cells_ and masks_
        int to = 0;
        int low = 0;  // of their sum
        int high = 0;
        bool minus = false;
        int allowed = -1;
        unsigned all = 0;  // digits of any of them

        int count() const { return to - from; }
    };
    // Of what the parts add up to.
    struct Bounds {
        int low = 0;
        int high = 0;
        int widest = 0;        // most that a part varies by
        bool possible = true;  // each part has as many digits as cells
    };

    Bounds gather(const Sum& sum, const Mask* open);
    void add_part(const Group& group, const Sum& sum, const Mask* open, Bounds& bounds);
    // Of two cells: a + b with a and b different; a + b; a - b.
    enum class Pairing { differ, add, subtract };

    bool run_one(const Sum& sum, const Mask* open);
    bool run_unit(const Sum& sum, const Mask* open);
    bool run_weighted(const Sum& sum, const Mask* open);
    bool by_bounds(int room_below, int room_above);
    bool cut_pair(int total, Pairing pairing);
    bool cut(const Part& part, int from, int to);
    bool cut_two(const Part& part, int from, int to);
    bool cut_ends(const Part& part, int from, int to);
    bool cut_sets(std::size_t from, std::size_t count, std::span<const Mask> sets);
    void keep(std::size_t place, unsigned digits) {
        if (digits != masks_[place]) changes_[changes_made_++] = {cells_[place], static_cast<Mask>(digits)};
    }

    const Model& model_;
    const Passes* passes_;
    std::array<Part, most_cells> parts_{};
    std::size_t parts_made_ = 0;
    std::array<std::uint8_t, most_cells + 1> cells_{};  // open ones
    std::array<Mask, most_cells + 1> masks_{};
    std::array<Kept, most_cells> changes_{};
    std::size_t changes_made_ = 0;
    int fixed_ = 0;  // what the cells outside the parts add up to
    bool exact_ = false;
    Mask required_ = 0;
};

}  // namespace deduku::rules
