// The position of a search on a board with rules, and its propagation.
//
//   cells 81 x digits, and for each digit the cells that may have it: one block of memory, copied for a branch
//
//   set()  ..  run()      to the fixpoint, cheapest first
//     single     the only digit of a cell leaves its peers
//     table      digits allowed by no digit of a cell leave the other of its pair
//     places     a digit without a place in a house: contradiction; with one: placed; cells that see all places lose it
//     sum        sums.hpp
//     choice     digits excluded by every remaining case
#pragma once

#include <span>
#include <vector>

#include "search/rules/model.hpp"
#include "search/rules/sums.hpp"

namespace deduku::rules {

class Position {
  public:
    explicit Position(const Model& model);

    const Model& model() const { return model_; }
    /// The start of the model. False: a cell has no digit.
    bool start();
    Mask open(int cell) const { return now_.open[at(cell)]; }
    Area places(int digit) const { return now_.places[at(digit)]; }
    bool solved() const { return unsolved_.empty(); }
    Area unsolved() const { return unsolved_; }

    /// The start of a branch: kept by `save`, taken back by `restore`, which clears pending work.
    void save(std::size_t level);
    void restore(std::size_t level);
    /// The digits of each cell at the start of a branch.
    std::span<const Mask> saved(std::size_t level) const { return saved_[level].open; }

    /// The cell keeps these of its digits. False: none is left.
    bool set(int cell, Mask digits);
    /// False: contradiction.
    bool run();
    /// The cells of the rule that led to it.
    Area blamed() const { return blamed_; }
    /// What it counts: 1, or less.
    float blame() const { return blame_; }

  private:
    struct State {
        std::array<Mask, most_cells + 3> open{};
        std::array<Area, most_digits> places{};
    };

    bool use_single(int cell);
    bool use_tables(int cell);
    bool use_digit(int digit);
    bool use_house(int digit, std::size_t house);
    bool use_sum(std::size_t sum);
    bool use_required(const Sum& sum, Mask required);
    bool use_choice(std::size_t choice);
    bool remove_seen(int digit, Area places);
    static int take(Numbers& pending, std::size_t& from);
    void blame(Area cells, float weight) {
        blamed_ = cells;
        blame_ = weight;
    }

    const Model& model_;
    State now_;
    Area unsolved_;
    std::vector<std::uint64_t> cases_;  // dead ones, a bit each
    std::vector<State> saved_;
    std::vector<Area> saved_unsolved_;
    std::vector<std::uint64_t> saved_cases_;

    Area singles_;  // to be used
    Area changed_;  // cells with tables
    std::uint32_t digits_ = 0;
    std::array<std::uint64_t, most_digits> digit_houses_{};  // where places of the digit were lost
    Numbers sums_{};
    Numbers choices_{};
    std::size_t next_sum_ = 0;
    std::size_t next_choice_ = 0;
    Area blamed_;
    float blame_ = 0;
    SumFilter filter_;
};

}  // namespace deduku::rules
