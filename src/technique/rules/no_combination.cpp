// Candidates that leave a sum without a combination: by their exclusions, or in two steps.
//
//   killer 16: B1 B2      A1 = 9    B1, B2 without 9    no combination         A1 is not 9
//   A1 {8 9}, killer 16: B2 C2      C1 = 9    A1 = 8, B2 and C2 without 8 9    C1 is not 9: a killer pair
#include "technique/rules/no_combination.hpp"

#include <algorithm>
#include <bit>

#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::bit;
using linear::Kill;
using reasons::LivingDigits;

class NoCombination {
  public:
    NoCombination(const Board& board, const RuleView& view, const Sink& sink)
        : board_(board),
          view_(view),
          model_(view.model()),
          sink_(sink),
          open_(open_digits(board)),
          filter_(model_.digits()) {}

    bool run(bool in_two_steps) {
        for (const Candidate c : board_.geometry().every_candidate()) {
            if (!board_.has(c) || board_.digits(c.cell).single()) continue;
            if (!view_.go_on()) return true;
            if (!(in_two_steps ? suppose_twice(c) : suppose(c))) return false;
        }
        return true;
    }

  private:
    /// The consequences of a candidate in one step, and in a second step.
    struct Branch {
        Candidate supposed;
        LivingDigits open;                 // without the consequences
        std::vector<Kill> excluded{};      // by the candidate
        std::optional<int> single{};       // a cell with one digit left ..
        std::vector<Kill> by_single{};     // .. and its exclusions
        std::optional<std::size_t> sum{};  // a sum with fewer combinations ..
        std::vector<Kill> by_sum{};        // .. and their eliminations
    };

    // Removes the living candidates of `open` that this one excludes, and returns them.
    std::vector<Kill> exclude(Candidate c, LivingDigits& open) {
        const linear::Word* row = model_.weak(model_.number(index(c.cell), index(c.digit)), row_);
        std::vector<Kill> out;
        for (std::size_t i = 0; i < model_.row_size(); ++i)
            for (linear::Word bits = row[i]; bits != 0; bits &= bits - 1) {
                const Candidate other = board_.geometry().candidate(static_cast<int>(i) * 64 + std::countr_zero(bits));
                const int cell = index(other.cell);
                if (cell == index(c.cell) || (open[at(cell)] >> index(other.digit) & 1) == 0) continue;
                open[at(cell)] &= ~bit(index(other.digit));
                if (out.empty() || out.back().cell != cell) out.push_back({cell, 0});
                out.back().digits |= bit(index(other.digit));
            }
        return out;
    }

    Branch branch_of(Candidate c) {
        Branch out{c, open_};
        out.excluded = exclude(c, out.open);
        out.open[at(index(c.cell))] = bit(index(c.digit));
        return out;
    }

    std::vector<std::size_t> sums_at(const std::vector<Kill>& kills) const {
        std::vector<linear::Word> found(model_.sums().size() / 64 + 1);
        for (const Kill& kill : kills)
            for (const int sum : model_.sums_of(kill.cell)) found[at(sum) / 64] |= bit(sum % 64);
        std::vector<std::size_t> out;
        for (std::size_t i = 0; i < found.size(); ++i)
            linear::for_each_bit(found[i], [&](int place) { out.push_back(i * 64 + at(place)); });
        return out;
    }

    /// The first sum at cells that lost digits that is impossible with `open`; sums of rules, or also of houses.
    std::optional<std::size_t> impossible(const LivingDigits& open, const std::vector<Kill>& lost, bool of_houses) {
        for (const std::size_t s : sums_at(lost))
            if (kills_.clear(); (of_houses || view_.source(s).houses.empty()) && !view_.can_make(s, open.data()) &&
                                !filter_.run(model_.sums()[s], open.data(), kills_))
                return s;
        return std::nullopt;
    }

    bool suppose(Candidate c) {
        const Branch branch = branch_of(c);
        const auto sum = impossible(branch.open, branch.excluded, true);
        return !sum || deliver(branch, *sum);
    }

    bool suppose_twice(Candidate c) {
        const Branch first = branch_of(c);
        for (const Kill& kill : first.excluded) {
            const linear::Word left = first.open[at(kill.cell)];
            if (std::popcount(left) != 1) continue;
            Branch branch = first;
            branch.single = kill.cell;
            branch.by_single =
                exclude({static_cast<Cell>(kill.cell), static_cast<Digit>(std::countr_zero(left))}, branch.open);
            if (const auto sum = impossible(branch.open, branch.by_single, false)) return deliver(branch, *sum);
        }
        for (const std::size_t s : sums_at(first.excluded)) {
            std::vector<Kill> kills;
            if (!view_.source(s).houses.empty() || !filter_.run(model_.sums()[s], first.open.data(), kills)) continue;
            if (kills.empty()) continue;
            LivingDigits open = first.open;
            for (const Kill& kill : kills) open[at(kill.cell)] &= ~kill.digits;
            const auto sum = impossible(open, kills, false);
            if (!sum || sum == s) continue;
            Branch branch = first;
            branch.sum = s;
            branch.by_sum = std::move(kills);
            return deliver(branch, *sum);
        }
        return true;
    }

    /// The eliminations in these cells.
    static std::vector<Kill> in(const std::vector<int>& cells, const std::vector<Kill>& kills) {
        std::vector<Kill> out;
        for (const Kill& kill : kills)
            if (std::find(cells.begin(), cells.end(), kill.cell) != cells.end()) out.push_back(kill);
        return out;
    }

    void tell_exclusions(Candidate by, const std::vector<Kill>& kills, LivingDigits& open, ProofEvents& to) const {
        const int v = model_.number(index(by.cell), index(by.digit));
        reasons::tell_excluded(model_, board_.geometry().sector(by.cell), {&v, 1}, kills, to);
        for (const Kill& kill : kills) open[at(kill.cell)] &= ~kill.digits;
    }

    /// Tells the steps that the sum needs; false if there are too many.
    bool tell_branch(const Branch& branch, std::size_t sum, LivingDigits& open, reasons::SumTeller& teller) const {
        const linear::LinearSum& last = model_.sums()[sum];
        std::vector<int> cells = reasons::cells_of(last);
        if (branch.single) cells.push_back(*branch.single);
        if (branch.sum)
            for (const int cell : reasons::cells_of(model_.sums()[*branch.sum])) cells.push_back(cell);
        tell_exclusions(branch.supposed, in(cells, branch.excluded), open, teller.events());
        cells = reasons::cells_of(last);
        if (branch.single) {
            const auto digit = static_cast<Digit>(std::countr_zero(open[at(*branch.single)]));
            tell_exclusions({static_cast<Cell>(*branch.single), digit}, in(cells, branch.by_single), open,
                            teller.events());
        }
        return !branch.sum ||
               teller.tell(model_.sums()[*branch.sum], open, in(cells, branch.by_sum), view_.most_steps()).empty();
    }

    bool deliver(const Branch& branch, std::size_t sum) {
        return deliver_told(
            [&](ProofEvents& to) {
                reasons::SumTeller teller(model_, to);
                LivingDigits open = open_;
                teller.tell_refuted(
                    open, branch.supposed,
                    [&](LivingDigits& with) {
                        return tell_branch(branch, sum, with, teller) ? &model_.sums()[sum] : nullptr;
                    },
                    view_.most_steps());
            },
            [&] { return pattern(branch, sum); }, sink_);
    }

    Pattern pattern(const Branch& branch, std::size_t sum) const {
        Pattern out;
        out.form = Form::no_combination;
        out.rules = view_.source(sum).rules;
        out.base = view_.source(sum).houses;
        if (view_.source(sum).of_digits) out.total = total_of(board_, model_.sums()[sum]);
        for (const int cell : reasons::cells_of(model_.sums()[sum]))
            if (std::popcount(open_[at(cell)]) > 1) out.cells.push_back(static_cast<Cell>(cell));
        std::sort(out.cells.begin(), out.cells.end());
        out.digits = {branch.supposed.digit};
        if (branch.single) out.fins = {static_cast<Cell>(*branch.single)};
        if (branch.sum)
            for (const int cell : reasons::cells_of(model_.sums()[*branch.sum]))
                if (std::popcount(open_[at(cell)]) > 1) out.fins.push_back(static_cast<Cell>(cell));
        std::sort(out.fins.begin(), out.fins.end());
        return out;
    }

    const Board& board_;
    const RuleView& view_;
    const linear::LinearModel& model_;
    const Sink& sink_;
    LivingDigits open_;
    linear::LinearFilter filter_;
    std::vector<linear::Word> row_;
    std::vector<Kill> kills_;
};

}  // namespace

bool find_no_combination(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return NoCombination(board, rules, sink).run(false);
}

bool find_no_combination_in_two_steps(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return NoCombination(board, rules, sink).run(true);
}

}  // namespace deduku
