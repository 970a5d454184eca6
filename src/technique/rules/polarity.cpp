// Low and high digits alternate along whispers.
//
//   whispers A1-E1, A1 is 1     A1 low, B1 high, C1 low, D1 high, E1 low     C1 is not 6, 7, 8, 9
//
// Suppose the contrary: C1 high, so B1 low, so A1 high, but A1 is 1.
#include "technique/rules/polarity.hpp"

#include <algorithm>
#include <bit>

#include "deduku/rules.hpp"
#include "grid/in_order.hpp"
#include "technique/reasons/line_reasons.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::bit;
using linear::Word;

// How a cell is determined: the decided cell, its distance, the next cell towards it, and the rule to that.
struct Way {
    int from = -1;  // none: not decided
    int distance = 0;
    int next = -1;
    std::size_t rule = 0;
};

class Polarity {
  public:
    Polarity(const Board& board, const RuleView& view, const Sink& sink)
        : board_(board), model_(view.model()), sink_(sink), open_(open_digits(board)), beside_(open_.size()) {
        const std::vector<Rule>& rules = board.geometry().rules();
        for (std::size_t r = 0; r < rules.size(); ++r)
            if (alternates(rules[r])) add(rules[r].groups[0], r);
    }

    bool run() {
        if (least_ == 0) return true;
        find_ways();
        for (std::size_t from = 0; from < ways_.size(); ++from)
            if (ways_[from].distance == 0 && ways_[from].from >= 0 && !deliver(static_cast<int>(from))) return false;
        return true;
    }

  private:
    struct Beside {
        int cell = 0;
        std::size_t rule = 0;
    };

    // Whether no digit has both a lower and a higher partner.
    bool alternates(const Rule& rule) const {
        const bool whispers = rule.row->key == "whispers" || rule.row->key == "dutch-whispers";
        return whispers && board_.geometry().digits() <= 2 * rule.values[0];
    }

    void add(const std::vector<Cell>& line, std::size_t rule) {
        const int least = board_.geometry().rules()[rule].values[0];
        least_ = least_ == 0 ? least : std::min(least_, least);
        for (std::size_t i = 1; i < line.size(); ++i) {
            beside_[at(index(line[i - 1]))].push_back({index(line[i]), rule});
            beside_[at(index(line[i]))].push_back({index(line[i - 1]), rule});
        }
    }

    // Digits with a higher partner.
    Word low() const { return bit(board_.geometry().digits() - least_) - 1; }
    Word high() const { return low() << least_; }
    bool is_decided(int cell) const {
        const Word open = open_[at(cell)];
        return open != 0 && !beside_[at(cell)].empty() && ((open & ~low()) == 0 || (open & ~high()) == 0);
    }

    // From all decided cells at once, breadth first: each cell from the nearest.
    void find_ways() {
        ways_.assign(open_.size(), {});
        std::vector<int> queue;
        for (int cell = 0; cell < static_cast<int>(open_.size()); ++cell)
            if (is_decided(cell)) {
                ways_[at(cell)].from = cell;
                queue.push_back(cell);
            }
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Beside& other : beside_[at(queue[i])])
                if (ways_[at(other.cell)].from < 0) {
                    const Way& here = ways_[at(queue[i])];
                    ways_[at(other.cell)] = {here.from, here.distance + 1, queue[i], other.rule};
                    queue.push_back(other.cell);
                }
    }

    // Reports the eliminations from this decided cell, if there are some beyond its neighbours.
    bool deliver(int from) {
        std::vector<Candidate> dying;
        std::vector<std::size_t> rules;
        bool far = false;
        for (int cell = 0; cell < static_cast<int>(ways_.size()); ++cell) {
            const Way& way = ways_[at(cell)];
            if (way.from != from || way.distance == 0) continue;
            const bool as_there = way.distance % 2 == 0, low_there = (open_[at(from)] & ~low()) == 0;
            const Word wrong = open_[at(cell)] & ~(as_there == low_there ? low() : high());
            linear::for_each_bit(wrong, [&](int d) {
                dying.push_back({static_cast<Cell>(cell), static_cast<Digit>(d)});
            });
            if (wrong == 0) continue;
            far = far || way.distance > 1;
            for (int on = cell; on != from; on = ways_[at(on)].next) rules.push_back(ways_[at(on)].rule);
        }
        if (!far) return true;
        put_in_order(rules);
        rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
        for (const Candidate c : dying) {
            const auto seen = [&] {
                Pattern out;
                out.form = Form::partner;
                out.rules = rules;
                out.cells = {c.cell};
                out.others = {static_cast<Cell>(from)};
                out.digits = board_.digits(static_cast<Cell>(from));
                return out;
            };
            if (!deliver_told([&](ProofEvents& to) { tell(c, to); }, seen, sink_)) return false;
        }
        return true;
    }

    std::vector<int> members(int cell, Word digits) const {
        std::vector<int> out;
        linear::for_each_bit(digits, [&](int d) { out.push_back(model_.number(cell, d)); });
        return out;
    }

    // Supposes the candidate: cell by cell, the digits left are of the other half, up to the decided cell.
    void tell(Candidate c, ProofEvents& to) const {
        const Sector on = board_.geometry().sector(c.cell);
        to.open_split(on);
        to.open_branch({c});
        int cell = index(c.cell);
        Word left = bit(index(c.digit));
        while (left != 0 && ways_[at(cell)].distance > 0) {
            const std::vector<int> here = members(cell, left);
            const int next = ways_[at(cell)].next;
            Word dead = 0;
            linear::for_each_bit(open_[at(next)], [&](int d) {
                const int v = model_.number(next, d);
                if (std::all_of(here.begin(), here.end(), [&](int m) { return model_.excludes(m, v); })) dead |= bit(d);
            });
            const linear::Kill kill{next, dead};
            if (dead != 0) reasons::tell_excluded(model_, model_.sector(cell), here, {&kill, 1}, to);
            cell = next;
            left = open_[at(next)] & ~dead;
        }
        to.close_branch(model_.sector(cell));
        std::vector<Candidate> others;
        for (const Digit d : board_.digits(c.cell))
            if (d != c.digit) others.push_back({c.cell, d});
        if (!others.empty()) {
            to.open_branch(others);
            to.close_branch(std::nullopt);
        }
        to.close_split({c});
    }

    const Board& board_;
    const linear::LinearModel& model_;
    const Sink& sink_;
    reasons::LivingDigits open_;
    std::vector<std::vector<Beside>> beside_;  // by cell: its neighbours on lines
    std::vector<Way> ways_;                    // by cell
    int least_ = 0;                            // smallest difference of neighbours; 0: no such line
};

}  // namespace

bool find_polarity(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return Polarity(board, rules, sink).run();
}

}  // namespace deduku
