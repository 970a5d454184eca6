// Candidates that leave a sum without a combination, as the cells that see them lose their digit.
//
//   killer 16: B1 B2      A1 = 9    B1, B2 without 9    no combination         A1 is not 9
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
        std::vector<std::vector<Branch>> groups;
        for (const Candidate c : board_.geometry().every_candidate()) {
            if (!board_.has(c) || board_.digits(c.cell).single()) continue;
            if (!view_.go_on()) break;
            Branch branch = branch_of(c);
            const auto sum = impossible(branch, most_houses);
            if (!sum) continue;
            branch.impossible = *sum;
            add(std::move(branch), groups);
        }
        put_in_order(groups, [](const auto& a, const auto& b) { return a.size() > b.size(); });
        return std::all_of(groups.begin(), groups.end(), [&](const auto& group) { return deliver(group); });
    }

  private:
    /// What a candidate makes of the position.
    struct Branch {
        Candidate supposed;
        LivingDigits open;             // without the consequences
        std::vector<Kill> excluded{};  // by the candidate
        std::size_t impossible = 0;    // the sum that cannot be made then
    };

    void add(Branch branch, std::vector<std::vector<Branch>>& to) const {
        const auto group = std::find_if(to.begin(), to.end(), [&](const std::vector<Branch>& each) {
            return belong_together(each.front().impossible, branch.impossible);
        });
        if (group == to.end())
            to.push_back({std::move(branch)});
        else
            group->push_back(std::move(branch));
    }

    // Removes the living candidates of `open` that see this one and have its digit, and returns them. What it excludes of
    // other digits, by another rule, is a look of its own: a rule chain.
    std::vector<Kill> exclude(Candidate c, LivingDigits& open) {
        const linear::Word* row = model_.weak(model_.number(index(c.cell), index(c.digit)), row_);
        std::vector<Kill> out;
        for (std::size_t i = 0; i < model_.row_size(); ++i)
            for (linear::Word bits = row[i]; bits != 0; bits &= bits - 1) {
                const Candidate other = board_.geometry().candidate(static_cast<int>(i) * 64 + std::countr_zero(bits));
                const int cell = index(other.cell);
                if (other.digit != c.digit || (open[at(cell)] >> index(other.digit) & 1) == 0) continue;
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

    /// The first sum at cells that lost digits that is impossible then, of at most so many houses.
    std::optional<std::size_t> impossible(const Branch& branch, std::size_t most_houses) {
        for (const std::size_t s : sums_at(branch.excluded)) {
            kills_.clear();
            if (view_.source(s).houses.size() <= most_houses && !view_.can_make(s, branch.open.data()) &&
                !filter_.run(model_.sums()[s], branch.open.data(), kills_) && !is_look(branch.supposed, s))
                return s;
        }
        return std::nullopt;
    }

    /// Whether the sum cannot be made without what the candidate excludes: a look at its rule tells why.
    bool is_look(Candidate c, std::size_t s) {
        const linear::LinearSum& sum = model_.sums()[s];
        const bool inside = contains(reasons::cells_of(sum), index(c.cell));
        if (inside && !view_.source(s).houses.empty()) return false;
        LivingDigits alone = open_;
        if (inside) alone[at(index(c.cell))] = bit(index(c.digit));
        kills_.clear();
        return !filter_.run(sum, alone.data(), kills_);
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

    bool deliver(const std::vector<Branch>& branches) {
        return deliver_together(
            [&](ProofEvents& to) {
                reasons::SumTeller teller(model_, to);
                LivingDigits open = open_;
                for (const Branch& branch : branches)
                    teller.tell_refuted(
                        open, branch.supposed,
                        [&](LivingDigits& with) {
                            const linear::LinearSum& sum = model_.sums()[branch.impossible];
                            tell_exclusions(branch.supposed, in(reasons::cells_of(sum), branch.excluded, with), with,
                                            teller.events());
                            return &sum;
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
        return out;
    }

    std::vector<linear::Word> row_;
};

}  // namespace

bool find_no_combination(const Board& board, const RuleView& rules, int houses, const Sink& sink) {
    return NoCombination(board, rules, sink).run(at(houses));
}

}  // namespace deduku
