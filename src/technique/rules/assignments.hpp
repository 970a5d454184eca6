// All fillings of the open cells of sums, where there are few.
//
//   killer 15: A1 B1, A1 is 6 or 8       6 9, 8 7
#pragma once

#include <vector>

#include "search/linear/model.hpp"
#include "technique/reasons/combination.hpp"

namespace deduku {

class Assignments {
  public:
    /// Of the cells of these sums. The model and the digits must outlive it.
    Assignments(const linear::LinearModel& model, std::vector<const linear::LinearSum*> sums,
                const reasons::LivingDigits& open);

    /// Whether the digits of the cells, each with each, are few enough to try.
    bool are_few() const { return size_ <= most; }
    /// Fewest digits first.
    const std::vector<int>& cells() const { return cells_; }
    /// Calls `visit` with the digit of each cell, as a bit, in the order of cells(). Only if these are few.
    template <class Visit>
    void for_each(const Visit& visit) {
        chosen_.clear();
        totals_.assign(sums_.size(), 0);
        extend(visit);
    }

  private:
    static constexpr std::int64_t most = 1500;

    template <class Visit>
    void extend(const Visit& visit) {
        const std::size_t place = chosen_.size();
        if (place == cells_.size()) {
            if (are_met()) visit(chosen_);
            return;
        }
        linear::for_each_bit(open_[static_cast<std::size_t>(cells_[place])], [&](int digit) {
            if (!fits(place, digit)) return;
            add(place, digit, 1);
            chosen_.push_back(linear::bit(digit));
            extend(visit);
            chosen_.pop_back();
            add(place, digit, -1);
        });
    }
    bool fits(std::size_t place, int digit) const;
    bool are_met() const;
    void add(std::size_t place, int digit, int times);

    const linear::LinearModel& model_;
    std::vector<const linear::LinearSum*> sums_;
    const reasons::LivingDigits& open_;
    std::vector<int> cells_;
    std::vector<std::vector<std::vector<std::int64_t>>> weights_;  // by sum, place and digit
    std::int64_t size_ = 1;
    std::vector<linear::Word> chosen_;
    std::vector<std::int64_t> totals_;
};

}  // namespace deduku
