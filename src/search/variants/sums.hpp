// The digits that a sum allows in its cells.
//
//   unit sum      one open group: by its possible sets of digits (sets.hpp); two cells: digit by digit; several groups:
//                 each within the range allowed by the bounds of the others
//   counts        cells in which some digits count one weight: by the cells that may count, and those that must
//   other sums    the bounds of the cells
//
//        a group         3 cells, digits 1 2 5, 2 4, 2 4: smallest digits: sum 5, three different ones 7;
//                        largest digits: sum 13, three different ones 11: its bounds are 7 and 11
#pragma once

#include "search/variants/model.hpp"

namespace deduku::variants {

class SumFilter {
  public:
    explicit SumFilter(const VariantModel& model) : model_(model), passes_(passes().front()) {}

    /// False: no assignment is possible. No cell may be empty.
    bool run(const VariantSum& sum, const DigitMask* open);
    /// The cells that lose digits, with the digits they keep.
    std::span<const Kept> changes() const { return {changes_.data(), changes_made_}; }
    /// The digits that every assignment of the open cells has, if there is only one group.
    DigitMask required() const { return required_; }
    /// Whether the sum implies nothing more until other cells change.
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
    // Bounds of the total of the parts.
    struct Bounds {
        int low = 0;
        int high = 0;
        int widest = 0;        // the largest range of a part
        bool possible = true;  // each part has at least as many digits as cells
    };

    Bounds gather(const VariantSum& sum, const DigitMask* open);
    void add_part(const UnitGroup& group, const VariantSum& sum, const DigitMask* open, Bounds& bounds);
    // Conditions on two cells: a + b with a and b different; a + b; a - b.
    enum class Pairing { differ, add, subtract };

    bool run_one(const VariantSum& sum, const DigitMask* open);
    bool run_unit(const VariantSum& sum, const DigitMask* open);
    bool run_counts(const VariantSum& sum, const DigitMask* open);
    bool run_weighted(const VariantSum& sum, const DigitMask* open);
    bool by_bounds(int room_below, int room_above);
    bool cut_pair(int total, Pairing pairing);
    bool cut(const Part& part, int from, int to);
    bool cut_two(const Part& part, int from, int to);
    bool cut_ends(const Part& part, int from, int to);
    bool cut_sets(std::size_t from, std::size_t count, std::span<const DigitMask> sets);
    void keep(std::size_t place, unsigned digits) {
        if (digits != masks_[place]) changes_[changes_made_++] = {cells_[place], static_cast<DigitMask>(digits)};
    }

    const VariantModel& model_;
    const Passes* passes_;
    std::array<Part, most_cells> parts_{};
    std::size_t parts_made_ = 0;
    std::array<std::uint8_t, most_cells + 1> cells_{};  // open ones
    std::array<DigitMask, most_cells + 1> masks_{};
    std::array<Kept, most_cells> changes_{};
    std::size_t changes_made_ = 0;
    int fixed_ = 0;  // the total of the cells outside the parts
    bool exact_ = false;
    DigitMask required_ = 0;
};

}  // namespace deduku::variants
