// A cage in two parts: some of its cells are also in a sum that follows from houses. What both sums allow for the total of
// these cells decides candidates of all others.
//
//   killer 16: A1 B1 D1       the cages of box 1 leave 15 for A1 B1 C1, C1 is 1 or 6
//                             A1 and B1 make 14 or 9, so D1 is 2 or 7
#include "technique/rules/cage_splitting.hpp"

#include <algorithm>
#include <bit>
#include <bitset>

#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using lines::at;
using lines::bit;
using lines::Word;
using proving::Digits;

using DigitSet = unsigned;

// Totals of cells, from -largest to largest.
constexpr std::int64_t largest = 511;
using Totals = std::bitset<2 * largest + 1>;
std::size_t place_of(std::int64_t total) { return static_cast<std::size_t>(total + largest); }
bool has(const Totals& totals, std::int64_t total) { return std::abs(total) <= largest && totals[place_of(total)]; }

// A Split is not told in more steps.
constexpr int most_splitting_steps = 200;
// Sets of digits that are listed.
constexpr std::size_t most_ways_told = 36;

int total_of_set(DigitSet digits) {
    int out = 0;
    lines::for_each_bit(digits, [&](int d) { out += d + 1; });
    return out;
}

// All sets of different digits, one for each of these cells.
std::vector<DigitSet> sets_of(const std::vector<int>& cells, const Digits& open) {
    std::vector<DigitSet> out = {0};
    for (const int cell : cells) {
        std::bitset<std::size_t{1} << lines::Family::digits> seen;
        std::vector<DigitSet> next;
        for (const DigitSet set : out)
            lines::for_each_bit(open[at(cell)] & ~Word{set}, [&](int d) {
                const DigitSet with = set | 1U << d;
                if (!seen[with]) next.push_back(with);
                seen.set(with);
            });
        out = std::move(next);
    }
    return out;
}

// A cage, and a sum of houses that has some of its cells.
struct Splitting {
    const lines::Sum* cage = nullptr;
    const lines::Sum* houses = nullptr;
    std::size_t of_cage = 0;
    std::size_t of_houses = 0;
    std::vector<int> shared;         // of both
    std::vector<int> outside;        // other cells of the cage
    int factor = 1;                  // how often a shared cell counts in the sum of houses
    std::vector<lines::Group> rest;  // the other cells of that sum
};

class Splitter {
  public:
    Splitter(const Board& board, const RuleView& view, const Sink& sink)
        : board_(board),
          view_(view),
          model_(view.model()),
          sink_(sink),
          open_(open_digits(board)),
          filter_(model_.digits()) {}

    bool run() {
        for (std::size_t c = 0; c < model_.sums().size(); ++c) {
            if (!is_cage(c)) continue;
            for (std::size_t h = 0; h < model_.sums().size(); ++h) {
                if (!is_exact(h) || view_.source(h).houses.empty()) continue;
                const auto found = splitting_of(c, h);
                if (!view_.go_on()) return true;
                if (found && !look_at(*found)) return false;
            }
        }
        return true;
    }

  private:
    bool is_exact(std::size_t s) const {
        const lines::Sum& sum = model_.sums()[s];
        return view_.source(s).of_digits && sum.least && sum.least == sum.most;
    }
    bool is_cage(std::size_t s) const {
        const lines::Sum& sum = model_.sums()[s];
        return is_exact(s) && view_.source(s).houses.empty() && sum.groups.size() == 1 && sum.groups[0].factor == 1 &&
               sum.groups[0].cells.size() > 2;
    }
    bool is_open(int cell) const { return std::popcount(open_[at(cell)]) > 1; }

    // None: it does not divide the cage, or in ways that need no second sum.
    std::optional<Splitting> splitting_of(std::size_t c, std::size_t h) const {
        Splitting out{&model_.sums()[c], &model_.sums()[h], c, h, {}, {}, 0, {}};
        const std::vector<int>& cage = out.cage->groups[0].cells;
        for (const lines::Group& group : out.houses->groups) {
            lines::Group left = group;
            std::erase_if(left.cells, [&](int cell) {
                if (std::find(cage.begin(), cage.end(), cell) == cage.end()) return false;
                const int factor = group.factor != 0 ? group.factor : group.weights[0];
                if (out.shared.empty()) out.factor = factor;
                if (out.factor != factor) out.factor = 0;
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

    std::vector<std::int64_t> totals_of(const lines::Group& group, const Digits& open) const {
        std::vector<std::int64_t> out;
        if (group.factor == 0)
            lines::for_each_bit(open[at(group.cells[0])], [&](int d) { out.push_back(group.weights[at(d)]); });
        else
            for (const DigitSet set : sets_of(group.cells, open)) out.push_back(group.factor * total_of_set(set));
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
    }

    // What the sum of houses allows the shared cells.
    Totals by_houses(const Splitting& of, const Digits& open) const {
        Totals rest;
        rest.set(place_of(0));
        for (const lines::Group& group : of.rest) {
            Totals next;
            for (const std::int64_t each : totals_of(group, open))
                next |= each < 0 ? rest >> static_cast<std::size_t>(-each) : rest << static_cast<std::size_t>(each);
            rest = next;
        }
        Totals out;
        for (std::int64_t total = -largest; total <= largest; ++total)
            if (has(rest, *of.houses->least - of.factor * total)) out.set(place_of(total));
        return out;
    }

    // The digits that the shared cells may have in the cage.
    std::vector<DigitSet> in_cage(const Splitting& of, const Digits& open) const {
        const std::vector<DigitSet> outside = sets_of(of.outside, open);
        std::vector<DigitSet> out = sets_of(of.shared, open);
        std::erase_if(out, [&](DigitSet inside) {
            const std::int64_t left = *of.cage->least - total_of_set(inside);
            return std::none_of(outside.begin(), outside.end(),
                                [&](DigitSet set) { return (set & inside) == 0 && total_of_set(set) == left; });
        });
        return out;
    }

    // The same, by both sums.
    std::vector<DigitSet> by_both(const Splitting& of, const Digits& open) const {
        std::vector<DigitSet> out = in_cage(of, open);
        const Totals allowed = out.empty() ? Totals{} : by_houses(of, open);
        std::erase_if(out, [&](DigitSet inside) { return !has(allowed, total_of_set(inside)); });
        return out;
    }

    bool is_possible(const lines::Sum& sum, const Digits& open) {
        kills_.clear();
        return filter_.run(sum, open.data(), kills_);
    }

    // What neither sum removes by itself.
    bool look_at(const Splitting& of) {
        const Totals cage = totals_of(in_cage(of, open_)),
                     houses = by_houses(of, open_) & totals_of(sets_of(of.shared, open_));
        if (cage == houses) return true;
        Digits left = open_;
        for (const lines::Sum* sum : {of.cage, of.houses}) {
            if (!is_possible(*sum, open_)) return true;
            for (const lines::Kill& kill : kills_) left[at(kill.cell)] &= ~kill.digits;
        }
        std::vector<Candidate> dying;
        const auto look_at_cell = [&](int cell) {
            if (!is_open(cell)) return;
            lines::for_each_bit(left[at(cell)], [&](int d) {
                Digits with = open_;
                with[at(cell)] = bit(d);
                if (by_both(of, with).empty()) dying.push_back({static_cast<Cell>(cell), static_cast<Digit>(d)});
            });
        };
        for (const int cell : of.shared) look_at_cell(cell);
        if ((cage & ~houses).any())
            for (const int cell : of.outside) look_at_cell(cell);
        if ((houses & ~cage).any())
            for (const lines::Group& group : of.rest)
                for (const int cell : group.cells) look_at_cell(cell);
        return dying.empty() || deliver(of, dying);
    }

    static Totals totals_of(const std::vector<DigitSet>& sets) {
        Totals out;
        for (const DigitSet set : sets) out.set(place_of(total_of_set(set)));
        return out;
    }

    bool deliver(const Splitting& of, const std::vector<Candidate>& dying) {
        std::vector<int> order = of.shared;
        for (const lines::Group& group : of.rest) order.insert(order.end(), group.cells.begin(), group.cells.end());
        return deliver_told(
            [&](ProofEvents& to) {
                proving::SumTeller teller(model_, to);
                for (const Candidate c : dying) {
                    Digits open = open_;
                    const auto begin = [&](Digits& with) { return refute(of, order, 0, with, teller); };
                    teller.tell_refuted(open, c, begin, most_splitting_steps);
                }
            },
            [&] { return pattern(of); }, sink_);
    }

    // Tells, digit by digit of the cells in order, why both sums cannot be made; returns one that cannot.
    const lines::Sum* refute(const Splitting& of, const std::vector<int>& order, std::size_t from, Digits& with,
                             proving::SumTeller& teller) {
        if (!is_possible(*of.cage, with)) return of.cage;
        if (!is_possible(*of.houses, with)) return of.houses;
        while (from < order.size() && std::popcount(with[at(order[from])]) == 1) ++from;
        if (from == order.size()) return nullptr;
        const int cell = order[from];
        bool told = true;
        lines::for_each_bit(with[at(cell)], [&](int d) {
            const auto deeper = [&](Digits& in) { return refute(of, order, from + 1, in, teller); };
            told = told && teller.tell_refuted(with, {static_cast<Cell>(cell), static_cast<Digit>(d)}, deeper,
                                               most_splitting_steps);
        });
        return told ? of.houses : nullptr;
    }

    // The cells are those of both sums, with the sets of digits that they may have.
    Pattern pattern(const Splitting& of) const {
        Pattern out;
        out.form = Form::sum;
        out.rules = view_.source(of.of_cage).rules;
        out.base = view_.source(of.of_houses).houses;
        DigitSet decided = 0;
        Total total;
        for (const int cell : of.shared)
            if (is_open(cell))
                total.parts.push_back({static_cast<Cell>(cell), 1});
            else
                decided |= static_cast<DigitSet>(open_[at(cell)]);
        std::sort(total.parts.begin(), total.parts.end(), [](const auto& a, const auto& b) { return a.cell < b.cell; });
        for (const DigitSet set : by_both(of, open_)) {
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

    const Board& board_;
    const RuleView& view_;
    const lines::Model& model_;
    const Sink& sink_;
    Digits open_;
    lines::Filter filter_;
    std::vector<lines::Kill> kills_;
};

}  // namespace

bool find_cage_splittings(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return Splitter(board, rules, sink).run();
}

}  // namespace deduku
