// What a part of the model excludes by itself.
//
//   the cage 10 at A1, B1 with 3 in A1      all but 7 in B1
#pragma once

#include <vector>

#include "technique/rules/telling.hpp"

namespace deduku {

/// A part of the model that draws consequences.
struct LookAt {
    enum class Kind : std::uint8_t { base, sum, choice } kind{};
    int number = 0;
    friend auto operator<=>(const LookAt&, const LookAt&) = default;
};

class Looker {
  public:
    /// The view must outlive this.
    explicit Looker(const RuleView& view);

    /// The living candidates that it excludes, valid until the next look; null if it cannot be met.
    [[nodiscard]] const std::vector<linear::Kill>* look(LookAt at, const reasons::LivingDigits& open);

  private:
    bool look_at_base(int base, const reasons::LivingDigits& open);
    bool look_at_sum(std::size_t sum, const reasons::LivingDigits& open);
    bool look_at_choice(int choice, const reasons::LivingDigits& open);
    void exclude(const std::vector<int>& members);

    const linear::LinearModel& model_;
    linear::LinearFilter filter_;
    std::vector<linear::Kill> kills_;
    std::vector<linear::Word> row_, common_;
};

}  // namespace deduku
