// Candidates that leave a sum without a combination: by their exclusions, or in two steps.
//
//   killer 16: B1 B2      A1 = 9    B1, B2 without 9    no combination         A1 is not 9
//   A1 {8 9}, killer 16: B2 C2      C1 = 9    A1 = 8, B2 and C2 without 8 9    C1 is not 9: a killer pair
#include "technique/rules/no_combination.hpp"

#include <algorithm>
#include <bit>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::bit;
using linear::Kill;
using reasons::LivingDigits;

class NoCombination : SumSearch {
  public:
    using SumSearch::SumSearch;

    /// All candidates that one rule, or one sum of at most so many houses, refutes are one find, those of most first.
    bool run(std::size_t most_houses) {
        return run([&](Candidate c) -> std::optional<Branch> {
            Branch branch = branch_of(c);
            const auto sum = impossible(branch.open, branch.excluded, most_houses);
            if (!sum) return std::nullopt;
            branch.impossible = *sum;
            return branch;
        });
    }

    /// The same of those that the same cell or sum, and then one rule, refutes.
    bool run_in_two_steps() {
        return run([&](Candidate c) { return suppose_twice(c); });
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
        std::size_t impossible = 0;        // the sum that cannot be made then
    };

    /// `refute(c)`: the branch of a candidate that is refuted, if it is.
    template <class Refute>
    bool run(const Refute& refute) {
        std::vector<std::vector<Branch>> groups;
        for (const Candidate c : board_.geometry().every_candidate()) {
            if (!board_.has(c) || board_.digits(c.cell).single()) continue;
            if (!view_.go_on()) break;
            if (std::optional<Branch> branch = refute(c)) add(*std::move(branch), groups);
        }
        put_in_order(groups, [](const auto& a, const auto& b) { return a.size() > b.size(); });
        return std::all_of(groups.begin(), groups.end(), [&](const auto& group) { return deliver(group); });
    }

    void add(Branch branch, std::vector<std::vector<Branch>>& to) const {
        const auto group = std::find_if(to.begin(), to.end(), [&](const std::vector<Branch>& each) {
            const Branch& first = each.front();
            return first.single == branch.single && first.sum == branch.sum &&
                   belong_together(first.impossible, branch.impossible);
        });
        if (group == to.end())
            to.push_back({std::move(branch)});
        else
            group->push_back(std::move(branch));
    }

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

    /// The first sum at cells that lost digits that is impossible with `open`, of at most so many houses.
    std::optional<std::size_t> impossible(const LivingDigits& open, const std::vector<Kill>& lost,
                                          std::size_t most_houses) {
        for (const std::size_t s : sums_at(lost))
            if (kills_.clear(); view_.source(s).houses.size() <= most_houses && !view_.can_make(s, open.data()) &&
                                !filter_.run(model_.sums()[s], open.data(), kills_))
                return s;
        return std::nullopt;
    }

    std::optional<Branch> suppose_twice(Candidate c) {
        const Branch first = branch_of(c);
        for (const Kill& kill : first.excluded) {
            const linear::Word left = first.open[at(kill.cell)];
            if (std::popcount(left) != 1) continue;
            Branch branch = first;
            branch.single = kill.cell;
            branch.by_single =
                exclude({static_cast<Cell>(kill.cell), static_cast<Digit>(std::countr_zero(left))}, branch.open);
            if (const auto sum = impossible(branch.open, branch.by_single, 0)) {
                branch.impossible = *sum;
                return branch;
            }
        }
        for (const std::size_t s : sums_at(first.excluded)) {
            std::vector<Kill> kills;
            if (!view_.source(s).houses.empty() || !filter_.run(model_.sums()[s], first.open.data(), kills)) continue;
            if (kills.empty()) continue;
            LivingDigits open = first.open;
            for (const Kill& kill : kills) open[at(kill.cell)] &= ~kill.digits;
            const auto sum = impossible(open, kills, 0);
            if (!sum || sum == s) continue;
            Branch branch = first;
            branch.sum = s;
            branch.by_sum = std::move(kills);
            branch.impossible = *sum;
            return branch;
        }
        return std::nullopt;
    }

    /// Whether the two sums come from the same rule alone.
    bool belong_together(std::size_t a, std::size_t b) const {
        const RuleView::Source &one = view_.source(a), &other = view_.source(b);
        return a == b ||
               (one.houses.empty() && other.houses.empty() && one.rules.size() == 1 && one.rules == other.rules);
    }

    /// The living eliminations in these cells.
    static std::vector<Kill> in(const std::vector<int>& cells, const std::vector<Kill>& kills,
                                const LivingDigits& open) {
        std::vector<Kill> out;
        for (const Kill& kill : kills)
            if (const linear::Word left = kill.digits & open[at(kill.cell)]; left != 0 && contains(cells, kill.cell))
                out.push_back({kill.cell, left});
        return out;
    }

    /// Tells the steps that the sum needs; false if there are too many.
    bool tell_branch(const Branch& branch, LivingDigits& open, reasons::SumTeller& teller) const {
        const linear::LinearSum& last = model_.sums()[branch.impossible];
        std::vector<int> cells = reasons::cells_of(last);
        if (branch.single) cells.push_back(*branch.single);
        if (branch.sum)
            for (const int cell : reasons::cells_of(model_.sums()[*branch.sum])) cells.push_back(cell);
        tell_exclusions(branch.supposed, in(cells, branch.excluded, open), open, teller.events());
        cells = reasons::cells_of(last);
        if (branch.single) {
            const auto digit = static_cast<Digit>(std::countr_zero(open[at(*branch.single)]));
            tell_exclusions({static_cast<Cell>(*branch.single), digit}, in(cells, branch.by_single, open), open,
                            teller.events());
        }
        return !branch.sum ||
               teller.tell(model_.sums()[*branch.sum], open, in(cells, branch.by_sum, open), view_.most_steps())
                   .empty();
    }

    bool deliver(const std::vector<Branch>& branches) {
        return deliver_together(
            [&](ProofEvents& to) {
                reasons::SumTeller teller(model_, to);
                LivingDigits open = open_;
                for (const Branch& branch : branches)
                    teller.tell_refuted(
                        open, branch.supposed,
                        [&](LivingDigits& with) {
                            return tell_branch(branch, with, teller) ? &model_.sums()[branch.impossible] : nullptr;
                        },
                        view_.most_steps());
            },
            [&] { return pattern(branches); }, sink_);
    }

    Pattern pattern(const std::vector<Branch>& branches) const {
        const std::size_t sum = branches.front().impossible;
        Pattern out;
        out.form = Form::no_combination;
        out.rules = view_.source(sum).rules;
        out.base = view_.source(sum).houses;
        const bool alone = std::all_of(branches.begin(), branches.end(),
                                       [&](const Branch& branch) { return branch.impossible == sum; });
        if (alone && view_.source(sum).of_digits) out.total = total_of(board_, model_.sums()[sum]);
        for (const Branch& branch : branches)
            for (const int cell : reasons::cells_of(model_.sums()[branch.impossible]))
                if (const auto c = static_cast<Cell>(cell);
                    std::popcount(open_[at(cell)]) > 1 && !contains(out.cells, c))
                    out.cells.push_back(c);
        put_in_order(out.cells);
        for (const Branch& branch : branches) out.digits.insert(branch.supposed.digit);
        const Branch& first = branches.front();
        if (first.single) out.fins = {static_cast<Cell>(*first.single)};
        if (first.sum)
            for (const int cell : reasons::cells_of(model_.sums()[*first.sum]))
                if (std::popcount(open_[at(cell)]) > 1) out.fins.push_back(static_cast<Cell>(cell));
        put_in_order(out.fins);
        return out;
    }

    std::vector<linear::Word> row_;
};

}  // namespace

bool find_no_combination(const Board& board, const RuleView& rules, int houses, const Sink& sink) {
    return NoCombination(board, rules, sink).run(at(houses));
}

bool find_no_combination_in_two_steps(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return NoCombination(board, rules, sink).run_in_two_steps();
}

}  // namespace deduku
