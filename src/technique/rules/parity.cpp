// Even or odd: the total of a sum and all its cells except one determine the parity of the last cell.
//
//   arrow A1 = B2 + C3     A1 is 4, 6 or 8, B2 is 2 or 4     C3 is even
//   arrow A1 = B2 + C3     white dot B2 C3                   A1 is odd
#include "technique/rules/parity.hpp"

#include <algorithm>
#include <bit>

#include "grid/in_order.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::bit;
using linear::Word;

// The most steps of a Split; three cells of four digits take about fifty.
constexpr int most_parity_steps = 200;
// The most cells of unknown parity.
constexpr std::size_t most_undecided = 7;

class ParityFinder : SumSearch {
  public:
    using SumSearch::SumSearch;

    bool run(int houses) {
        for (std::size_t s = 0; s < model_.sums().size(); ++s) {
            const linear::LinearSum& sum = model_.sums()[s];
            // Sums of one group are left to combinations, which are exact.
            if (std::max<std::size_t>(view_.source(s).houses.size(), 1) != at(houses)) continue;
            if (sum.groups.size() < 2 || !sum.least || sum.least != sum.most || !view_.source(s).of_digits) continue;
            if (!look_at(s)) return false;
        }
        return true;
    }

  private:
    struct Counted {
        int cell = 0;
        int times = 0;  // the weight of its digit
    };

    bool look_at(std::size_t s) {
        undecided_.clear();
        others_.clear();
        odd_ = *model_.sums()[s].least % 2 != 0;
        for (const linear::SumGroup& group : model_.sums()[s].groups)
            for (const int cell : group.cells) {
                const Counted here{cell, group.factor};
                const std::optional<bool> odd = parity_of({&here, 1});
                if (odd)
                    odd_ = odd_ != *odd;
                else
                    undecided_.push_back(here);
                if (std::popcount(open_[at(cell)]) > 1) others_.push_back(static_cast<Cell>(cell));
            }
        // A sum with one open cell needs no parity.
        if (others_.size() < 2 || undecided_.size() > most_undecided || undecided_.size() % 2 == 0) return true;
        put_in_order(others_);
        for (const Counted& last : undecided_) {
            std::vector<Counted> rest;
            for (const Counted& each : undecided_)
                if (each.cell != last.cell) rest.push_back(each);
            if (const std::optional<bool> odd = parity_of_pairs(rest); odd && !deliver(s, last.cell, odd_ != *odd))
                return false;
        }
        return true;
    }

    // Whether the sum of one or two cells is odd with all digits that they can have together; none if both parities
    // occur, or if they have no digits.
    std::optional<bool> parity_of(std::span<const Counted> cells) const {
        std::optional<bool> out;
        bool differs = false;
        const auto add = [&](int sum) {
            const bool odd = sum % 2 != 0;
            differs = differs || (out && *out != odd);
            out = odd;
        };
        linear::for_each_bit(open_[at(cells[0].cell)], [&](int a) {
            if (cells.size() == 1) return add(cells[0].times * (a + 1));
            linear::for_each_bit(open_[at(cells[1].cell)], [&](int b) {
                if (!model_.excludes(model_.number(cells[0].cell, a), model_.number(cells[1].cell, b)))
                    add(cells[0].times * (a + 1) + cells[1].times * (b + 1));
            });
        });
        return differs ? std::nullopt : out;
    }

    // The parity of cells that form pairs of known parity.
    std::optional<bool> parity_of_pairs(const std::vector<Counted>& cells) const {
        if (cells.empty()) return false;
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const std::optional<bool> here = parity_of(std::vector{cells[0], cells[i]});
            if (!here) continue;
            std::vector<Counted> rest(cells.begin() + 1, cells.end());
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
            if (const std::optional<bool> odd = parity_of_pairs(rest)) return *here != *odd;
        }
        return std::nullopt;
    }

    // Reports the candidates of the last cell with the wrong parity.
    bool deliver(std::size_t s, int cell, bool odd) {
        Word wrong = 0;
        linear::for_each_bit(open_[at(cell)], [&](int d) {
            if ((d % 2 == 0) != odd) wrong |= bit(d);
        });
        return deliver_told(
            [&](ProofEvents& to) {
                reasons::SumTeller teller(model_, to);
                linear::for_each_bit(wrong, [&](int d) {
                    reasons::LivingDigits open = open_;
                    const linear::Kill kill{cell, bit(d)};
                    teller.tell(model_.sums()[s], open, {&kill, 1}, most_parity_steps);
                });
            },
            [&] { return pattern(s, static_cast<Cell>(cell)); }, sink_);
    }

    Pattern pattern(std::size_t s, Cell last) const {
        Pattern out = pattern_of_sum(board_, view_, s);
        out.others = others_;
        std::erase(out.others, last);
        return out;
    }

    std::vector<Counted> undecided_;
    std::vector<Cell> others_;  // open cells
    bool odd_ = false;          // the total without the decided cells
};

}  // namespace

bool find_parity(const Board& board, const RuleView& rules, int houses, const Sink& sink) {
    return ParityFinder(board, rules, sink).run(houses);
}

}  // namespace deduku
