// Sets of different digits for cells, and the totals of cells.
//
//   A1 {1 2}, B1 {1 2 3}      sets {1 2} {1 3} {2 3}      totals 3 4 5
#pragma once

#include <bitset>
#include <vector>

#include "technique/reasons/combination.hpp"

namespace deduku {

/// A bit for each digit; on boards with at most nine.
using DigitSet = unsigned;
constexpr std::size_t all_digit_sets = std::size_t{1} << linear::Family::digits;

[[nodiscard]] int total_of_set(DigitSet digits);

/// All sets of different digits, one for each of these cells.
[[nodiscard]] std::vector<DigitSet> sets_of(const std::vector<int>& cells, const reasons::LivingDigits& open);

/// Totals of cells, from -largest to largest.
class Totals {
  public:
    static constexpr std::int64_t largest = 511;

    Totals() = default;
    explicit Totals(const std::vector<DigitSet>& sets);
    static Totals zero();

    bool has(std::int64_t total) const { return std::abs(total) <= largest && bits_[place_of(total)]; }
    void insert(std::int64_t total) { bits_.set(place_of(total)); }
    bool empty() const { return bits_.none(); }
    /// Each of these plus each possible total of the group.
    Totals plus(const linear::SumGroup& group, const reasons::LivingDigits& open) const;
    /// The sets whose totals are among these.
    std::vector<DigitSet> of(std::vector<DigitSet> sets) const;

    friend bool operator==(const Totals&, const Totals&) = default;
    friend Totals operator&(Totals a, const Totals& b) {
        a.bits_ &= b.bits_;
        return a;
    }
    friend Totals operator-(Totals a, const Totals& b) {
        a.bits_ &= ~b.bits_;
        return a;
    }

  private:
    static std::size_t place_of(std::int64_t total) { return static_cast<std::size_t>(total + largest); }

    std::bitset<2 * largest + 1> bits_;
};

}  // namespace deduku
