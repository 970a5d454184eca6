// Looks at one rule at a time: all that it removes from its own cells is one step.
//
//   thermo: A1-A5        A1 is 1 to 5, A2 2 to 6, A3 3 to 7, A4 4 to 8, A5 5 to 9
//   killer 15: A1 A2     15/2 = 69, 78
#include "technique/rules/looks.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/one_rule.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

class Looks {
  public:
    Looks(const Board& board, const RuleView& view, const Sink& sink)
        : board_(board), view_(view), sink_(sink), one_(board, view) {}

    /// The little ones: a candidate or two of any rule.
    bool run_little() {
        return run([](RuleView::Kind) { return true; }, true);
    }
    bool run(RuleView::Kind kind) {
        return run([&](RuleView::Kind each) { return each == kind; }, false);
    }

  private:
    // Whether it decides no cell and removes hardly anything: nobody writes that down first.
    static bool is_little(const OneRule::Left& left) { return left.decided == 0 && left.removed <= 2; }

    template <class Wanted>
    bool run(const Wanted& wanted, bool little) {
        struct Seen {
            std::size_t rule;
            OneRule::Left left;
        };
        std::vector<Seen> seen;
        for (std::size_t rule = 0; rule < board_.geometry().rules().size(); ++rule)
            if (const RuleView::Kind kind = view_.parts_of(rule).kind; kind != RuleView::Kind::none && wanted(kind))
                if (const OneRule::Left left = one_.look(rule); left.removed > 0 && is_little(left) == little)
                    seen.push_back({rule, left});
        put_in_order(seen, [](const Seen& a, const Seen& b) {
            return a.left.decided != b.left.decided ? a.left.decided > b.left.decided : a.left.removed > b.left.removed;
        });
        return std::all_of(seen.begin(), seen.end(), [&](const Seen& each) { return deliver(each.rule); });
    }

    bool deliver(std::size_t rule) {
        const std::vector<Deduction> steps = one_.tell(rule);
        const bool counts = std::any_of(steps.begin(), steps.end(), [&](const Deduction& step) {
            return std::any_of(step.removes.begin(), step.removes.end(),
                               [&](Candidate c) { return !board_.geometry().is_helper(c.cell); });
        });
        return !counts || sink_({steps, [&] { return pattern(rule); }});
    }

    // The cells that lose digits, in groups of the digits left; the sum, with the combinations left.
    Pattern pattern(std::size_t rule) const {
        Pattern out;
        out.form = Form::look;
        out.rules = {rule};
        Board after = board_;
        for (const int number : view_.parts_of(rule).cells) {
            const auto cell = static_cast<Cell>(number);
            const Set<Digit> left = Set<Digit>::from_bits(one_.open()[at(number)]);
            if (left == board_.digits(cell)) continue;
            after.keep_only(cell, left);
            if (board_.geometry().is_helper(cell)) continue;
            out.cells.push_back(cell);
            add_to_group(board_.geometry(), cell, left, out.sets);
        }
        const std::vector<std::size_t>& sums = view_.parts_of(rule).sums;
        if (!sums.empty() && view_.source(sums.back()).of_digits) {
            out.total = total_of(board_, view_.model().sums()[sums.back()]);
            if (!out.total->ways.empty()) out.total->ways = ways_of(after, *out.total);
        }
        return out;
    }

    const Board& board_;
    const RuleView& view_;
    const Sink& sink_;
    OneRule one_;
};

}  // namespace

bool find_looks(const Board& board, const RuleView& rules, int kind, const Sink& sink) {
    return Looks(board, rules, sink).run(static_cast<RuleView::Kind>(kind));
}

bool find_little_looks(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return Looks(board, rules, sink).run_little();
}

}  // namespace deduku
