// Two rules with cells in one house, whose digits there differ.
//
//   killer 15: A3 B3 {69 78}   killer 14: D3 E3 {59 68}     69 shares a digit with both ways of the other: 78 with 59
#include "technique/rules/two_rules.hpp"

#include <algorithm>
#include <bit>
#include <deque>
#include <map>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/assignments.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::Kill;
using linear::Word;
using reasons::LivingDigits;

// The most steps of a Split.
constexpr int most_pair_steps = 200;
// The most pairs of ways listed in a pattern.
constexpr std::size_t most_pairs_told = 4;

// The fillings of a rule: the digits of all its cells.
struct Fillings {
    std::size_t rule = 0;
    std::vector<int> cells;  // open
    std::vector<std::vector<Word>> all;
};

// A rule in a house: by the set of its digits there, what its cells can have.
struct PartInHouse {
    const Fillings* of = nullptr;
    std::vector<int> here;  // cells in the house
    std::map<Word, std::vector<Word>> by_digits{};
};

struct PairOfRules {
    House house{};
    const PartInHouse* one = nullptr;
    const PartInHouse* other = nullptr;
    std::vector<std::pair<Word, Word>> together{};  // sets without a common digit
    Word needed = 0;                                // digits in all of these
    std::vector<Candidate> dying{};
};

class TwoRules : SumSearch {
  public:
    using SumSearch::SumSearch;

    bool run() {
        const Geometry& g = board_.geometry();
        for (std::size_t rule = 0; rule < g.rules().size(); ++rule)
            if (auto ways = ways_of_rule(rule)) ways_.push_back(*std::move(ways));
        std::deque<std::vector<PartInHouse>> parts;  // whose addresses stay
        std::vector<PairOfRules> found;
        for (const House house : g.every_house())
            if (g.size_of(house) == g.digits() && !add_pairs(house, parts.emplace_back(parts_in(house)), found))
                return true;
        put_in_order(found, [](const PairOfRules& a, const PairOfRules& b) { return a.dying.size() > b.dying.size(); });
        return std::all_of(found.begin(), found.end(), [&](const PairOfRules& pair) { return deliver(pair); });
    }

  private:
    // False if the search ends.
    bool add_pairs(House house, const std::vector<PartInHouse>& here, std::vector<PairOfRules>& to) const {
        for (std::size_t i = 0; i < here.size(); ++i)
            for (std::size_t k = i + 1; k < here.size(); ++k) {
                if (!view_.go_on()) return false;
                const auto in_other = [&](int cell) { return contains(here[k].of->cells, cell); };
                if (std::any_of(here[i].of->cells.begin(), here[i].of->cells.end(), in_other)) continue;
                if (PairOfRules pair = look_at(house, here[i], here[k]); !pair.dying.empty())
                    to.push_back(std::move(pair));
            }
        return true;
    }

    std::vector<const linear::LinearSum*> sums_of(std::size_t rule) const {
        std::vector<const linear::LinearSum*> out;
        for (const std::size_t sum : view_.parts_of(rule).sums) out.push_back(&model_.sums()[sum]);
        return out;
    }

    // None if there are many, or if one is left.
    std::optional<Fillings> ways_of_rule(std::size_t rule) const {
        if (view_.parts_of(rule).sums.empty()) return std::nullopt;
        Assignments assignments(model_, sums_of(rule), open_);
        if (!assignments.are_few()) return std::nullopt;
        Fillings out{rule, {}, {}};
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < assignments.cells().size(); ++i)
            if (const int cell = assignments.cells()[i]; std::popcount(open_[at(cell)]) > 1) {
                out.cells.push_back(cell);
                places.push_back(i);
            }
        assignments.for_each([&](const std::vector<Word>& chosen) {
            auto& way = out.all.emplace_back();
            for (const std::size_t place : places) way.push_back(chosen[place]);
        });
        if (out.cells.empty() || out.all.size() < 2) return std::nullopt;
        return out;
    }

    std::vector<PartInHouse> parts_in(House house) const {
        std::vector<PartInHouse> out;
        for (const Fillings& ways : ways_) {
            PartInHouse part{&ways, {}};
            std::vector<std::size_t> places;
            for (std::size_t i = 0; i < ways.cells.size(); ++i)
                if (contains(board_.geometry().cells_of(house), static_cast<Cell>(ways.cells[i]))) {
                    part.here.push_back(ways.cells[i]);
                    places.push_back(i);
                }
            if (places.empty()) continue;
            for (const std::vector<Word>& way : ways.all) {
                Word digits = 0;
                for (const std::size_t place : places) digits |= way[place];
                std::vector<Word>& has = part.by_digits.try_emplace(digits, way.size()).first->second;
                for (std::size_t i = 0; i < way.size(); ++i) has[i] |= way[i];
            }
            out.push_back(std::move(part));
        }
        return out;
    }

    PairOfRules look_at(House house, const PartInHouse& one, const PartInHouse& other) const {
        PairOfRules out{house, &one, &other};
        out.needed = ~Word{0};
        for (const auto& [a, has_a] : one.by_digits)
            for (const auto& [b, has_b] : other.by_digits)
                if ((a & b) == 0) {
                    out.together.emplace_back(a, b);
                    out.needed &= a | b;
                }
        if (out.together.empty()) out.needed = 0;
        for (const bool first : {true, false}) {
            const PartInHouse& part = first ? one : other;
            std::vector<Word> left(part.of->cells.size()), alone(left.size());
            for (const auto& [set, has] : part.by_digits) {
                const auto goes = [&, own = set](const auto& pair) {
                    return (first ? pair.first : pair.second) == own;
                };
                const bool stays = std::any_of(out.together.begin(), out.together.end(), goes);
                for (std::size_t i = 0; i < has.size(); ++i) {
                    alone[i] |= has[i];
                    if (stays) left[i] |= has[i];
                }
            }
            for (std::size_t i = 0; i < left.size(); ++i) add(part.of->cells[i], alone[i] & ~left[i], out.dying);
        }
        for (const Cell cell : board_.geometry().cells_of(house))
            if (!contains(one.here, index(cell)) && !contains(other.here, index(cell)))
                add(index(cell), out.needed & open_[at(index(cell))], out.dying);
        return out;
    }

    static void add(int cell, Word digits, std::vector<Candidate>& to) {
        linear::for_each_bit(digits, [&](int d) { to.push_back({static_cast<Cell>(cell), static_cast<Digit>(d)}); });
    }

    bool deliver(const PairOfRules& pair) {
        return deliver_together(
            [&](ProofEvents& to) {
                reasons::SumTeller teller(model_, to);
                LivingDigits open = open_;
                for (const Candidate c : pair.dying) tell_false(pair, c, open, teller);
            },
            [&] { return pattern(pair); }, sink_);
    }

    // Tells what the candidate excludes from the cells of both rules, then, digit by digit, that these cannot be filled.
    bool tell_false(const PairOfRules& pair, Candidate c, LivingDigits& open, reasons::SumTeller& teller) {
        const auto begin = [&](LivingDigits& with) {
            exclude(pair, c, with, teller.events());
            return refute(pair, with, teller);
        };
        return teller.tell_refuted(open, c, begin, most_pair_steps);
    }

    void exclude(const PairOfRules& pair, Candidate by, LivingDigits& open, ProofEvents& to) const {
        const int v = model_.number(index(by.cell), index(by.digit));
        std::vector<Kill> kills;
        for (const PartInHouse* part : {pair.one, pair.other})
            for (const int cell : part->of->cells)
                if (cell != index(by.cell))
                    if (const Word dead = model_.excluded_in(cell, v) & open[at(cell)]; dead != 0)
                        kills.push_back({cell, dead});
        tell_exclusions(by, kills, open, to);
    }

    // A sum of the two rules that is impossible.
    const linear::LinearSum* refute(const PairOfRules& pair, LivingDigits& with, reasons::SumTeller& teller) {
        std::vector<const linear::LinearSum*> sums = sums_of(pair.one->of->rule);
        for (const linear::LinearSum* sum : sums_of(pair.other->of->rule)) sums.push_back(sum);
        for (const linear::LinearSum* sum : sums)
            if (kills_.clear(); !filter_.run(*sum, with.data(), kills_)) return sum;
        const std::optional<int> cell = next_of(pair, with);
        if (!cell) return nullptr;
        bool told = true;
        linear::for_each_bit(with[at(*cell)], [&](int d) {
            told = told && tell_false(pair, {static_cast<Cell>(*cell), static_cast<Digit>(d)}, with, teller);
        });
        const auto has = [&](const linear::LinearSum* sum) { return contains(reasons::cells_of(*sum), *cell); };
        return told ? *std::find_if(sums.begin(), sums.end(), has) : nullptr;
    }

    // The open cell with the fewest digits, those in the house first.
    static std::optional<int> next_of(const PairOfRules& pair, const LivingDigits& open) {
        std::optional<int> out;
        for (const bool inside : {true, false}) {
            for (const PartInHouse* part : {pair.one, pair.other})
                for (const int cell : inside ? part->here : part->of->cells)
                    if (const int size = std::popcount(open[at(cell)]);
                        size > 1 && (!out || size < std::popcount(open[at(*out)])))
                        out = cell;
            if (out) return out;
        }
        return out;
    }

    // Sets: the cells of the one and of the other in the house, with digits that go together; of many all digits.
    Pattern pattern(const PairOfRules& pair) const {
        Pattern out;
        out.form = Form::no_combination;
        out.rules = {pair.one->of->rule, pair.other->of->rule};
        out.base = {pair.house};
        std::vector<std::pair<Word, Word>> together = pair.together;
        if (together.size() > most_pairs_told) {
            together = {{0, 0}};
            for (const auto& [a, b] : pair.together) {
                together[0].first |= a;
                together[0].second |= b;
            }
        }
        const std::vector<Cell> one = cells_of(*pair.one), other = cells_of(*pair.other);
        for (const auto& [a, b] : together) {
            out.sets.push_back({one, Set<Digit>::from_bits(a)});
            out.sets.push_back({other, Set<Digit>::from_bits(b)});
        }
        out.cells = one;
        out.cells.insert(out.cells.end(), other.begin(), other.end());
        put_in_order(out.cells);
        for (const Candidate c : pair.dying) {
            out.digits.insert(c.digit);
            if (!contains(pair.one->of->cells, index(c.cell)) && !contains(pair.other->of->cells, index(c.cell)))
                out.commons.push_back(c.digit);
        }
        sort_once_each(out.commons);
        return out;
    }

    std::vector<Cell> cells_of(const PartInHouse& part) const {
        std::vector<Cell> out;
        for (const int cell : part.here) out.push_back(static_cast<Cell>(cell));
        put_in_order(out);
        return out;
    }

    std::vector<Fillings> ways_;
};

}  // namespace

bool find_two_rules(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return TwoRules(board, rules, sink).run();
}

}  // namespace deduku
