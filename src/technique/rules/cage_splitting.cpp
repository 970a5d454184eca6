// A cage in two parts: some of its cells are also in a sum that follows from houses. The totals that both sums allow
// for these cells eliminate candidates of all other cells of the two sums.
//
//   killer 16: A1 B1 D1       the cages of box 1 leave 15 for A1 B1 C1, C1 is 1 or 6
//                             A1 and B1 make 14 or 9, so D1 is 2 or 7
#include "technique/rules/cage_splitting.hpp"

#include <algorithm>
#include <bit>
#include <bitset>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/rules/digit_sets.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::bit;
using linear::Word;
using reasons::LivingDigits;

// The most steps of a Split.
constexpr int most_splitting_steps = 200;
// The most sets of digits listed in a pattern.
constexpr std::size_t most_ways_told = 36;

// A cage, and a sum of houses with some of its cells.
struct Splitting {
    const linear::LinearSum* cage = nullptr;
    const linear::LinearSum* houses = nullptr;
    std::size_t of_cage = 0;
    std::size_t of_houses = 0;
    std::vector<int> shared;             // cells of both
    std::vector<int> outside;            // other cells of the cage
    int factor = 1;                      // the weight of a shared cell in the sum of houses
    std::vector<linear::SumGroup> rest;  // the other cells of that sum
};

class Splitter : SumSearch {
  public:
    using SumSearch::SumSearch;

    bool run() {
        for (std::size_t c = 0; c < model_.sums().size(); ++c) {
            if (!is_cage(c)) continue;
            for (const std::size_t h : sums_beside(c)) {
                if (!view_.go_on()) return true;
                const auto found = splitting_of(c, h);
                if (found && !look_at(*found)) return false;
            }
        }
        return true;
    }

  private:
    bool is_exact(std::size_t s) const {
        const linear::LinearSum& sum = model_.sums()[s];
        return view_.source(s).of_digits && sum.least && sum.least == sum.most;
    }
    bool is_cage(std::size_t s) const {
        const linear::LinearSum& sum = model_.sums()[s];
        return is_exact(s) && view_.source(s).houses.empty() && sum.groups.size() == 1 && sum.groups[0].factor == 1 &&
               sum.groups[0].cells.size() > 2;
    }
    // Sums of houses with two open cells of the cage.
    std::vector<std::size_t> sums_beside(std::size_t cage) const {
        std::vector<int> shared(model_.sums().size());
        for (const int cell : model_.sums()[cage].groups[0].cells)
            if (is_open(cell))
                for (const int sum : model_.sums_of(cell)) ++shared[at(sum)];
        std::vector<std::size_t> out;
        for (std::size_t s = 0; s < shared.size(); ++s)
            if (shared[s] >= 2 && is_exact(s) && !view_.source(s).houses.empty()) out.push_back(s);
        return out;
    }
    bool is_open(int cell) const { return std::popcount(open_[at(cell)]) > 1; }

    // None if it does not divide the cage, or divides it in a way that needs no second sum.
    std::optional<Splitting> splitting_of(std::size_t c, std::size_t h) const {
        Splitting out{&model_.sums()[c], &model_.sums()[h], c, h, {}, {}, 0, {}};
        const std::vector<int>& cage = out.cage->groups[0].cells;
        for (const linear::SumGroup& group : out.houses->groups) {
            linear::SumGroup left = group;
            std::erase_if(left.cells, [&](int cell) {
                if (std::find(cage.begin(), cage.end(), cell) == cage.end()) return false;
                if (out.shared.empty()) out.factor = group.factor;
                if (out.factor != group.factor) out.factor = 0;
                out.shared.push_back(cell);
                return true;
            });
            if (!left.cells.empty()) out.rest.push_back(std::move(left));
        }
        for (const int cell : cage)
            if (std::find(out.shared.begin(), out.shared.end(), cell) == out.shared.end()) out.outside.push_back(cell);
        const auto opened =
            std::count_if(out.shared.begin(), out.shared.end(), [&](int cell) { return is_open(cell); });
        if (opened < 2 || std::abs(out.factor) != 1 || out.outside.empty() || out.rest.empty()) return std::nullopt;
        return out;
    }

    // The possible totals of the groups of the sum of houses outside the cage, except `without`.
    static Totals totals_of_rest(const Splitting& of, const LivingDigits& open,
                                 const linear::SumGroup* without = nullptr) {
        Totals out = Totals::zero();
        for (const linear::SumGroup& group : of.rest)
            if (&group != without) out = out.plus(group, open);
        return out;
    }

    // The totals that the sum of houses leaves to the shared cells, given the totals of the rest.
    static Totals left_by(const Splitting& of, const Totals& rest) {
        Totals out;
        for (int total = 0; total <= linear::Family::largest_sum; ++total)
            if (rest.has(*of.houses->least - of.factor * total)) out.insert(total);
        return out;
    }

    // The sets of digits for the shared cells that the cage allows with one of these sets for its other cells.
    static std::vector<DigitSet> in_cage(const Splitting& of, std::vector<DigitSet> shared,
                                         const std::vector<DigitSet>& outside) {
        std::erase_if(shared, [&](DigitSet inside) {
            const std::int64_t left = *of.cage->least - total_of_set(inside);
            return std::none_of(outside.begin(), outside.end(),
                                [&](DigitSet set) { return (set & inside) == 0 && total_of_set(set) == left; });
        });
        return shared;
    }

    bool is_possible(const linear::LinearSum& sum, const LivingDigits& open) {
        kills_.clear();
        return filter_.run(sum, open.data(), kills_);
    }

    // The sets of digits that both sums allow in the shared cells.
    std::vector<DigitSet> by_both(const Splitting& of) const {
        return left_by(of, totals_of_rest(of, open_))
            .of(in_cage(of, sets_of(of.shared, open_), sets_of(of.outside, open_)));
    }

    // Reports eliminations that neither sum makes by itself.
    bool look_at(const Splitting& of) {
        const std::vector<DigitSet> outside = sets_of(of.outside, open_);
        const std::vector<DigitSet> shared = sets_of(of.shared, open_);
        const std::vector<DigitSet> inside = in_cage(of, shared, outside);
        const Totals cage(inside);
        const Totals houses = left_by(of, totals_of_rest(of, open_)) & Totals(shared);
        if (cage == houses) return true;
        left_ = open_;
        for (const linear::LinearSum* sum : {of.cage, of.houses}) {
            if (!is_possible(*sum, open_)) return true;
            for (const linear::Kill& kill : kills_) left_[at(kill.cell)] &= ~kill.digits;
        }
        std::vector<Candidate> dying;
        look_at_shared(of, houses.of(inside), dying);
        if (!(cage - houses).empty()) look_at_outside(of, houses.of(shared), dying);
        if (!(houses - cage).empty()) look_at_rest(of, cage, dying);
        return dying.empty() || deliver(of, dying);
    }

    // Adds the candidates of an open cell that `dies` refutes, called with the digits left if the candidate is true.
    template <class Dies>
    void look_at_cell(int cell, const Dies& dies, std::vector<Candidate>& dying) const {
        if (!is_open(cell)) return;
        LivingDigits with = open_;
        linear::for_each_bit(left_[at(cell)], [&](int d) {
            with[at(cell)] = bit(d);
            if (dies(with)) dying.push_back({static_cast<Cell>(cell), static_cast<Digit>(d)});
        });
    }

    // `possible`: the sets that both sums allow in the shared cells.
    void look_at_shared(const Splitting& of, const std::vector<DigitSet>& possible,
                        std::vector<Candidate>& dying) const {
        std::bitset<all_digit_sets> wanted;
        for (const DigitSet set : possible) wanted.set(set);
        const auto dies = [&](const LivingDigits& with) {
            const std::vector<DigitSet> sets = sets_of(of.shared, with);
            return std::none_of(sets.begin(), sets.end(), [&](DigitSet set) { return wanted[set]; });
        };
        for (const int cell : of.shared) look_at_cell(cell, dies, dying);
    }

    // `allowed`: the sets that the sum of houses allows in the shared cells.
    void look_at_outside(const Splitting& of, const std::vector<DigitSet>& allowed,
                         std::vector<Candidate>& dying) const {
        const auto dies = [&](const LivingDigits& with) {
            return in_cage(of, allowed, sets_of(of.outside, with)).empty();
        };
        for (const int cell : of.outside) look_at_cell(cell, dies, dying);
    }

    void look_at_rest(const Splitting& of, const Totals& cage, std::vector<Candidate>& dying) const {
        for (const linear::SumGroup& group : of.rest) {
            const Totals others = totals_of_rest(of, open_, &group);
            const auto dies = [&](const LivingDigits& with) {
                return (left_by(of, others.plus(group, with)) & cage).empty();
            };
            for (const int cell : group.cells) look_at_cell(cell, dies, dying);
        }
    }

    bool deliver(const Splitting& of, const std::vector<Candidate>& dying) {
        std::vector<int> order = of.shared;
        for (const linear::SumGroup& group : of.rest) order.insert(order.end(), group.cells.begin(), group.cells.end());
        return deliver_told(
            [&](ProofEvents& to) {
                reasons::SumTeller teller(model_, to);
                for (const Candidate c : dying) {
                    LivingDigits open = open_;
                    const auto begin = [&](LivingDigits& with) { return refute(of, order, 0, with, teller); };
                    teller.tell_refuted(open, c, begin, most_splitting_steps);
                }
            },
            [&] { return pattern(of); }, sink_);
    }

    // Tells, digit by digit of the cells in order, why the two sums exclude each other; returns one that is impossible.
    const linear::LinearSum* refute(const Splitting& of, const std::vector<int>& order, std::size_t from,
                                    LivingDigits& with, reasons::SumTeller& teller) {
        if (!is_possible(*of.cage, with)) return of.cage;
        if (!is_possible(*of.houses, with)) return of.houses;
        while (from < order.size() && std::popcount(with[at(order[from])]) == 1) ++from;
        if (from == order.size()) return nullptr;
        const int cell = order[from];
        bool told = true;
        linear::for_each_bit(with[at(cell)], [&](int d) {
            const auto deeper = [&](LivingDigits& in) { return refute(of, order, from + 1, in, teller); };
            told = told && teller.tell_refuted(with, {static_cast<Cell>(cell), static_cast<Digit>(d)}, deeper,
                                               most_splitting_steps);
        });
        return told ? of.houses : nullptr;
    }

    // The open shared cells, and the sets of digits that they can have.
    Pattern pattern(const Splitting& of) const {
        Pattern out;
        out.form = Form::sum;
        out.rules = view_.source(of.of_cage).rules;
        out.base = view_.source(of.of_houses).houses;
        for (const std::size_t rule : view_.source(of.of_houses).rules)
            if (!contains(out.rules, rule)) out.rules.push_back(rule);
        for (const linear::SumGroup& group : of.rest)
            for (const int cell : group.cells)
                if (is_open(cell)) out.others.push_back(static_cast<Cell>(cell));
        put_in_order(out.others);
        DigitSet decided = 0;
        Total total;
        for (const int cell : of.shared)
            if (is_open(cell))
                total.parts.push_back({static_cast<Cell>(cell), 1});
            else
                decided |= static_cast<DigitSet>(open_[at(cell)]);
        put_in_order(total.parts, [](const auto& a, const auto& b) { return a.cell < b.cell; });
        for (const DigitSet set : by_both(of)) {
            const std::int64_t sum = total_of_set(set & ~decided);
            total.least = std::min(total.least.value_or(sum), sum);
            total.most = std::max(total.most.value_or(sum), sum);
            total.ways.push_back(Set<Digit>::from_bits(set & ~decided));
        }
        if (total.ways.size() > most_ways_told) total.ways.clear();
        for (const Total::Part& part : total.parts) {
            out.cells.push_back(part.cell);
            out.digits |= board_.digits(part.cell);
        }
        out.total = std::move(total);
        return out;
    }

    LivingDigits left_;  // after the eliminations of either sum alone
};

}  // namespace

bool find_cage_splittings(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return Splitter(board, rules, sink).run();
}

}  // namespace deduku
