// The digits that a sum leaves in its cells.
//
//   unit sum      one cell open: its digit is known; two: digit by digit; one group: exactly, by families of digit sets; several
//                 groups: the sums that each can reach, as bits, and which of them the others can complete
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

    /// Nothing more follows from the sum before other cells change.
    bool exact() const { return exact_; }

  private:
    struct Part {
        int from = 0;  // in open_
        int to = 0;
        int low = 0;  // of the sum of its open cells
        int high = 0;
        bool minus = false;
        int allowed = -1;
        int pass = -1;                // the number of its Pass, if it has one
        std::uint64_t reachable = 0;  // its possible totals above the smallest, as bits

        int least() const { return minus ? -high : low; }
        int most() const { return minus ? -low : high; }
    };

    bool run_unit(const Sum& sum, const Mask* open);
    bool run_weighted(const Sum& sum, const Mask* open);
    int gather(const Sum& sum, const Mask* open);
    void bound(Part& part) const;
    bool by_bounds(int low, int high, int least, int most);
    bool by_reach(int total);
    bool cut(Part& part, std::uint64_t sums);
    bool cut_pair(int total);
    bool cut_whole(int total);
    std::uint64_t sums_of(Part& part);
    Pass& pass_of(Part& part);
    void keep(std::size_t place, Mask mask) {
        changed_ = changed_ || mask != kept_[place];
        kept_[place] = mask;
    }

    // What came of open cells that reach a total, by a number made of both.
    struct Known {
        std::uint64_t asked = 0;
        std::uint64_t answer = 0;  // nine bits for each cell, then the digits required; `impossible`
    };
    static constexpr std::size_t most_known = 2048;

    const Model& model_;
    const Passes* passes_;
    std::array<Mask, most_cells> kept_{};
    std::array<std::uint8_t, most_cells> open_{};  // places of open cells
    std::array<Part, most_cells> parts_{};
    std::size_t parts_made_ = 0;
    std::array<Pass, most_cells / 2> pass_{};
    int passes_made_ = 0;
    std::array<std::uint64_t, most_cells + 1> reached_{};
    std::vector<Known> known_ = std::vector<Known>(most_known);
    bool changed_ = false;
    bool exact_ = false;
    Mask required_ = 0;
};

}  // namespace deduku::rules
