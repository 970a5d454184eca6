// The rule of 45 as people use it: single cells before pairs, pairs before more.
//
//   box 1 is 45, its cages without C3 are 41         C3 is 4
//   box 6 is 45, its cages 28 + 34 reach outside     H7 + I7 are 28 + 34 - 45 = 17, so 8 and 9
#include "technique/rules/innies.hpp"

#include <algorithm>
#include <bit>

#include "grid/in_order.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

class Innies : SumSearch {
  public:
    using SumSearch::SumSearch;

    /// Fewest open cells first, then those that remove most.
    bool run(int houses, std::size_t fewest, std::size_t most) {
        std::vector<Seen> seen;
        for (std::size_t s = 0; s < view_.model().sums().size(); ++s) {
            const RuleView::Source& source = view_.source(s);
            if (!source.of_digits || static_cast<int>(source.houses.size()) != houses) continue;
            const std::size_t open = open_cells(s);
            if (open < fewest || open > most) continue;
            Seen here{s, open, 0, {}};
            if (!filter_.run(view_.model().sums()[s], open_.data(), here.kills)) here.kills = all_of_a_cell(s);
            for (const linear::Kill& kill : here.kills) here.removed += std::popcount(kill.digits);
            if (here.removed > 0) seen.push_back(std::move(here));
        }
        put_in_order(seen, [](const Seen& a, const Seen& b) {
            return a.open != b.open ? a.open < b.open : a.removed > b.removed;
        });
        return std::all_of(seen.begin(), seen.end(), [&](const Seen& each) { return deliver(each); });
    }

  private:
    struct Seen {
        std::size_t sum;
        std::size_t open;  // cells
        int removed;
        std::vector<linear::Kill> kills;
    };

    std::size_t open_cells(std::size_t s) const {
        std::size_t out = 0;
        for (const int cell : reasons::cells_of(view_.model().sums()[s])) out += std::popcount(open_[at(cell)]) > 1;
        return out;
    }

    // Empties the open cell with the fewest digits: the sum cannot be made.
    std::vector<linear::Kill> all_of_a_cell(std::size_t s) const {
        std::vector<int> cells = reasons::cells_of(view_.model().sums()[s]);
        std::erase_if(cells, [&](int cell) { return std::popcount(open_[at(cell)]) < 2; });
        const int cell = *std::min_element(cells.begin(), cells.end(), [&](int a, int b) {
            return std::popcount(open_[at(a)]) < std::popcount(open_[at(b)]);
        });
        return {{cell, open_[at(cell)]}};
    }

    bool deliver(const Seen& seen) {
        const linear::LinearSum& sum = view_.model().sums()[seen.sum];
        return deliver_together(
            [&](ProofEvents& to) {
                reasons::LivingDigits open = open_;
                reasons::SumTeller(view_.model(), to).tell(sum, open, seen.kills, view_.most_steps());
            },
            [&] { return pattern_of_sum(board_, view_, seen.sum); }, sink_);
    }
};

}  // namespace

bool find_single_innies(const Board& board, const RuleView& rules, int houses, const Sink& sink) {
    return Innies(board, rules, sink).run(houses, 1, 1);
}

bool find_few_innies(const Board& board, const RuleView& rules, int houses, const Sink& sink) {
    return Innies(board, rules, sink).run(houses, 2, 3);
}

bool find_many_innies(const Board& board, const RuleView& rules, int houses, const Sink& sink) {
    return Innies(board, rules, sink).run(houses, 4, 99);
}

}  // namespace deduku
