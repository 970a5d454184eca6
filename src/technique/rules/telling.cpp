#include "technique/rules/telling.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku {
namespace {

// Sets of different digits for all open cells, each with weight 1; none if there are more than a few.
class Ways {
  public:
    Ways(const Board& board, const Total& total) : board_(board), total_(total) {
        for (Cell cell : total.parts.empty() ? std::vector<Cell>{} : cells()) any_ = any_ | board.digits(cell);
    }

    std::vector<Set<Digit>> list() {
        const std::vector<Cell> all = cells();
        // The numbers of own cells are no digits.
        if (std::any_of(all.begin(), all.end(), [&](Cell cell) { return !board_.geometry().in_grid(cell); })) return {};
        choose({}, 0, 0, 0);
        if (out_.size() > most_ways) out_.clear();
        return std::move(out_);
    }

  private:
    static constexpr std::size_t most_ways = 12;

    std::vector<Cell> cells() const {
        std::vector<Cell> out;
        for (const Total::Part& part : total_.parts) out.push_back(part.cell);
        return out;
    }

    void choose(Set<Digit> chosen, int from, std::size_t size, std::int64_t sum) {
        if (out_.size() > most_ways) return;
        if (size == total_.parts.size()) {
            const bool within = (!total_.least || sum >= *total_.least) && (!total_.most || sum <= *total_.most);
            if (within && fits(chosen, 0)) out_.push_back(chosen);
            return;
        }
        for (int d = from; d < board_.geometry().digits(); ++d) {
            const auto digit = static_cast<Digit>(d);
            if (!any_.has(digit)) continue;
            Set<Digit> with = chosen;
            with.insert(digit);
            choose(with, d + 1, size + 1, sum + board_.geometry().shown(digit));
        }
    }

    // Whether the cells from `from` on can have these digits, one each.
    bool fits(Set<Digit> left, std::size_t from) const {
        if (from == total_.parts.size()) return true;
        for (Digit digit : left& board_.digits(total_.parts[from].cell)) {
            Set<Digit> rest = left;
            rest.erase(digit);
            if (fits(rest, from + 1)) return true;
        }
        return false;
    }

    const Board& board_;
    const Total& total_;
    Set<Digit> any_;
    std::vector<Set<Digit>> out_;
};

// Joins steps by the same lines to one.
std::vector<Deduction> joined_by_lines(std::vector<Deduction> steps) {
    std::vector<Deduction> out;
    for (Deduction& step : steps) {
        const auto* sum = std::get_if<Sum>(&step.why);
        const auto same = std::find_if(out.begin(), out.end(), [&](const Deduction& other) {
            const auto* before = std::get_if<Sum>(&other.why);
            return sum != nullptr && before != nullptr && before->lines == sum->lines && before->over == sum->over;
        });
        if (same == out.end())
            out.push_back(std::move(step));
        else
            same->removes.insert(same->removes.end(), step.removes.begin(), step.removes.end());
    }
    for (Deduction& each : out) put_in_order(each.removes);
    return out;
}

}  // namespace

reasons::LivingDigits open_digits(const Board& board) {
    reasons::LivingDigits out;
    for (Cell cell : board.geometry().every_cell()) out.push_back(board.digits(cell).bits());
    return out;
}

std::vector<int> living_members(const linear::LinearModel& model, int base, const reasons::LivingDigits& open) {
    std::vector<int> out;
    for (const int member : model.members(static_cast<Sector>(base))) {
        const int cell = model.cell_of(member);
        if ((open[at(cell)] >> (member - model.number(cell, 0)) & 1) != 0) out.push_back(member);
    }
    return out;
}

void SumSearch::tell_exclusions(Candidate by, std::span<const linear::Kill> kills, reasons::LivingDigits& open,
                                ProofEvents& to) const {
    if (kills.empty()) return;
    const int v = model_.number(index(by.cell), index(by.digit));
    reasons::tell_excluded(model_, board_.geometry().sector(by.cell), {&v, 1}, kills, to);
    for (const linear::Kill& kill : kills) open[at(kill.cell)] &= ~kill.digits;
}

bool deliver_told(FunctionRef<void(ProofEvents&)> tell, const std::function<Pattern()>& seen, const Sink& sink) {
    LedgerBuilder builder;
    tell(builder);
    for (const Deduction& deduction : joined_by_lines(builder.take().steps))
        if (!sink(Find(deduction, seen))) return false;
    return true;
}

bool deliver_together(FunctionRef<void(ProofEvents&)> tell, const std::function<Pattern()>& seen, const Sink& sink) {
    LedgerBuilder builder;
    tell(builder);
    const std::vector<Deduction> steps = builder.take().steps;
    return steps.empty() || sink({steps, seen});
}

bool deliver_told(const RuleView& rules, std::span<const linear::Kill> kills, FunctionRef<void(ProofEvents&)> tell,
                  const std::function<Pattern()>& seen, const Sink& sink) {
    if (rules.gives_reasons()) return deliver_told(tell, seen, sink);
    Deduction out{Cover{}, {}};
    for (const linear::Kill& kill : kills)
        linear::for_each_bit(kill.digits, [&](int digit) {
            out.removes.push_back({static_cast<Cell>(kill.cell), static_cast<Digit>(digit)});
        });
    return out.removes.empty() || sink(out);
}

Total total_of(const Board& board, const linear::LinearSum& sum) {
    Total out;
    std::int64_t decided = 0;
    for (const linear::SumGroup& group : sum.groups)
        for (const int cell : group.cells) {
            const Set<Digit> digits = board.digits(static_cast<Cell>(cell));
            if (digits.single())
                decided +=
                    std::int64_t{group.factor} * board.geometry().worth({static_cast<Cell>(cell), digits.first()});
            else
                out.parts.push_back({static_cast<Cell>(cell), group.factor});
        }
    if (sum.least) out.least = *sum.least - decided;
    if (sum.most) out.most = *sum.most - decided;
    put_in_order(out.parts, [](const Total::Part& a, const Total::Part& b) { return a.cell < b.cell; });
    const bool once =
        std::all_of(out.parts.begin(), out.parts.end(), [](const Total::Part& p) { return p.times == 1; });
    if (sum.groups.size() == 1 && once && out.parts.size() > 1) out.ways = ways_of(board, out);
    return out;
}

Pattern pattern_of_sum(const Board& board, const RuleView& view, std::size_t sum) {
    Pattern out;
    out.form = Form::sum;
    out.rules = view.source(sum).rules;
    out.base = view.source(sum).houses;
    out.total = total_of(board, view.model().sums()[sum]);
    for (const Total::Part& part : out.total->parts) {
        out.cells.push_back(part.cell);
        out.digits |= board.digits(part.cell);
    }
    return out;
}

std::vector<Set<Digit>> ways_of(const Board& board, const Total& total) { return Ways(board, total).list(); }

}  // namespace deduku
