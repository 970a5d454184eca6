// The position of a search on a board with rules, and its propagation.
//
//   cells 81 x digits, and for each digit the cells that may have it: one block of memory, copied for each branch
//
//   set()  ..  run()      to the fixpoint, cheapest first
//     single     the only digit of a cell is removed from its peers
//     table      digits that no digit of a cell allows are removed from its partner
//     houses     a digit without a place in a house: contradiction; with one: placed; with two or three: removed from
//                cells that see all of them (houses.hpp)
//     sum        sums.hpp
//     pattern    patterns.hpp
//     choice     digits excluded by every remaining case
#pragma once

#include <span>
#include <vector>

#include "search/variants/model.hpp"
#include "search/variants/sums.hpp"

namespace deduku::variants {

class VariantPosition {
  public:
    explicit VariantPosition(const VariantModel& model);

    const VariantModel& model() const { return model_; }
    /// Applies the start of the model. False: a cell has no digit.
    bool start();
    DigitMask open(int cell) const { return now_.open[at(cell)]; }
    Area places(int digit) const { return now_.places[at(digit)]; }
    /// The digits with two places in a house; valid after run().
    DigitMask with_two_places(std::size_t house) const { return rows_[at((model_.digits + 1) * model_.lanes) + house]; }
    bool solved() const { return unsolved_.empty(); }
    /// The number of candidates, including placed digits.
    int candidates() const;
    Area unsolved() const { return unsolved_; }

    /// The start of a branch: `save` keeps it, `restore` returns to it and clears pending work.
    void save(std::size_t level);
    void restore(std::size_t level);
    /// The digits of each cell at the start of a branch.
    std::span<const DigitMask> saved(std::size_t level) const { return saved_[level].open; }

    /// Allows only these states (states_of), before start().
    void allow_states(std::vector<States> states) { states_ = std::move(states); }
    std::span<const States> states() const { return states_; }
    /// Keeps only these digits of the cell. False: none is left.
    bool set(int cell, DigitMask digits);
    /// Propagates to the fixpoint. False: contradiction.
    bool run();
    /// The cells of the rule that led to the contradiction.
    Area blamed() const { return blamed_; }
    /// The weight of the contradiction: 1, or less.
    float blame() const { return blame_; }

  private:
    struct State {
        Open open{};
        std::array<Area, most_digits> places{};
    };

    // Pending sums, or choices.
    struct Pending {
        SumNumbers bits{};
        std::size_t count = 0;  // of all
        std::size_t from = 0;   // the next one in cyclic order
    };

    bool use_single(int cell);
    bool use_tables(int cell);
    bool use_houses();
    bool place(int digit, Area places);
    bool blame_house();
    bool use_sum(std::size_t sum);
    bool use_required(const VariantSum& sum, DigitMask required);
    bool use_pairs(std::span<const RelatedCells> pairs, DigitMask* open) const;
    bool use_singles(const VariantChoice& choice, DigitMask* open) const;
    bool use_case(const VariantChoice& choice, const VariantCase& one, DigitMask* open);
    bool use_choice(std::size_t choice);
    bool use_pattern(std::size_t pattern);
    const States* allowed_by(std::size_t pattern) const { return states_.data() + first_states_[pattern]; }
    bool remove(Area cells, int digit);
    bool remove_seen(int digit, Area places);
    void fill_rows();
    void find_sums();
    int next_sum();
    static int take(Pending& pending);
    void blame(Area cells, float weight) {
        blamed_ = cells;
        blame_ = weight;
    }

    const VariantModel& model_;
    State now_;
    Area unsolved_;
    std::vector<DigitMask> rows_;       // houses.hpp
    std::size_t own_rows_ = 0;          // start of the rows not computed from the cells
    std::vector<std::uint64_t> cases_;  // dead ones, a bit each
    std::vector<State> saved_;
    std::vector<Area> saved_unsolved_;
    std::vector<DigitMask> saved_rows_;
    std::vector<std::uint64_t> saved_cases_;

    Area singles_;  // to be propagated
    Area paired_;   // cells with tables
    Area changed_;  // with sums and choices not yet pending
    Area moved_;    // not yet in the rows
    Pending sums_;
    Pending choices_;
    Pending patterns_;
    Area blamed_;
    float blame_ = 0;
    SumFilter filter_;
    PatternFilter pattern_filter_;
    std::vector<States> states_;             // that helpers allow, step by step of all patterns
    std::vector<std::size_t> first_states_;  // of each pattern
    const Passes* passes_ = passes().front();
    FewPlaces few_;
};

}  // namespace deduku::variants
