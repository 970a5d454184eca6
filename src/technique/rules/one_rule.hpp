// One rule alone, to its own fixpoint in its own cells: its sums, the pairs that it or a house excludes, its cases.
//
//   killer 15: A1 A2     9 pairs of digits make it: A1 and A2 are 6 7 8 9
//   thermo: A1-A5        counted once along the line: A1 is 1 to 5, A2 2 to 6, ..
#pragma once

#include <vector>

#include "technique/reasons/line_reasons.hpp"
#include "technique/rules/view.hpp"

namespace deduku {

class OneRule {
  public:
    OneRule(const Board& board, const RuleView& view);

    /// What the rule leaves in its cells.
    struct Left {
        std::size_t removed = 0;  ///< without those of helper cells
        std::size_t decided = 0;  ///< cells left with one digit
    };
    [[nodiscard]] Left look(std::size_t rule);
    /// The same as deductions, each on the position after those before, within `most_lines`.
    [[nodiscard]] std::vector<Deduction> tell(std::size_t rule);
    /// The digits of the cells after the last look or telling.
    const reasons::LivingDigits& open() const { return open_; }

    static constexpr std::uint64_t most_lines = 200;

  private:
    void run(std::size_t rule, reasons::LineReasons* reasons);
    bool next();
    void by_cell(int cell);
    void by_sum(std::size_t sum);
    void by_assignments(const linear::LinearSum& sum);
    void by_choice(int choice);
    bool filter_case(const linear::ChoiceCase& which, std::vector<linear::Word>& out);
    void apply();

    const Board& board_;
    const RuleView& view_;
    const linear::LinearModel& model_;
    linear::LinearFilter filter_;
    reasons::LivingDigits start_, open_;
    linear::Propagation position_;
    const RuleView::Parts* parts_ = nullptr;
    reasons::LineReasons* reasons_ = nullptr;  // null: silent
    const ProofMeter* told_ = nullptr;
    std::vector<int> cells_;  // cells, sums and choices to be looked at
    std::vector<std::size_t> sums_;
    std::vector<int> choices_;
    std::vector<linear::Kill> kills_;
};

}  // namespace deduku
