// What the digits of a rule do outside its cells.
//
//   killer 6: A1 B1 C1     1, 2 and 3 are there, in row 1 and in box 1     no other 1, 2, 3 in both houses
#include "technique/rules/needed_digits.hpp"

#include <algorithm>
#include <bit>

#include "grid/in_order.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::Word;

class NeededDigits : SumSearch {
  public:
    using SumSearch::SumSearch;

    bool run() {
        std::vector<Seen> seen;
        for (std::size_t rule = 0; rule < board_.geometry().rules().size(); ++rule)
            for (const std::size_t sum : view_.parts_of(rule).sums)
                if (Seen here = look(sum); !here.removes.empty()) seen.push_back(std::move(here));
        put_in_order(seen, [](const Seen& a, const Seen& b) { return a.removes.size() > b.removes.size(); });
        return std::all_of(seen.begin(), seen.end(), [&](const Seen& each) { return deliver(each); });
    }

  private:
    struct Seen {
        std::size_t sum;
        Set<Digit> digits{};
        std::vector<Candidate> removes{};
    };

    Seen look(std::size_t s) {
        const linear::LinearSum& sum = model_.sums()[s];
        Seen out{s};
        kills_.clear();
        if (sum.groups.size() != 1 || !filter_.run(sum, open_.data(), kills_)) return out;
        linear::for_each_bit(filter_.required(), [&](int digit) {
            const std::size_t before = out.removes.size();
            for (const Cell cell : board_.geometry().every_grid_cell())
                if (const Candidate c{cell, static_cast<Digit>(digit)}; board_.has(c) && sees_all(c, sum))
                    out.removes.push_back(c);
            if (out.removes.size() > before) out.digits.insert(static_cast<Digit>(digit));
        });
        return out;
    }

    // Whether the candidate sees all places of its digit in the sum, of which it is none.
    bool sees_all(Candidate c, const linear::LinearSum& sum) const {
        const int v = model_.number(index(c.cell), index(c.digit));
        return std::all_of(sum.groups[0].cells.begin(), sum.groups[0].cells.end(), [&](int cell) {
            const int place = model_.number(cell, index(c.digit));
            return (open_[at(cell)] >> index(c.digit) & 1) == 0 || (place != v && model_.excludes(v, place));
        });
    }

    bool deliver(const Seen& seen) {
        const linear::LinearSum& sum = model_.sums()[seen.sum];
        return deliver_together(
            [&](ProofEvents& to) {
                reasons::SumTeller teller(model_, to);
                reasons::LivingDigits open = open_;
                for (const Candidate c : seen.removes)
                    teller.tell_without(sum, open, c, index(c.digit), view_.most_steps());
            },
            [&] { return pattern(seen); }, sink_);
    }

    Pattern pattern(const Seen& seen) const {
        const linear::LinearSum& sum = model_.sums()[seen.sum];
        Pattern out;
        out.form = Form::sum_digit;
        out.rules = view_.source(seen.sum).rules;
        out.digits = seen.digits;
        if (view_.source(seen.sum).of_digits) out.total = total_of(board_, sum);
        for (const int number : reasons::cells_of(sum)) {
            const auto cell = static_cast<Cell>(number);
            if (!(board_.digits(cell) & seen.digits).empty()) out.cells.push_back(cell);
        }
        put_in_order(out.cells);
        return out;
    }
};

}  // namespace

bool find_needed_digits(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return NeededDigits(board, rules, sink).run();
}

}  // namespace deduku
