// Eliminations by sums, from the obvious to those that need trials.
//
//   killer 15: A1 A2 B2     A1 = 3, B2 = 7    last cell of a sum    A2 = 5
//   killer 15: A1 A2                          smallest and largest  no 1..5
//   killer 16: A1 A2                          combinations          only 7, 9
//   killer 22: A1 A2 A3     all ways have 9   digit of a sum        no other 9 in row 1
//   box 1 without its cages                   innies and outies     C3 = 45 - 41
#include "technique/rules/sums.hpp"

#include <algorithm>
#include <bit>

#include "grid/in_order.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

class SumFinder : SumSearch {
  public:
    using SumSearch::SumSearch;

    enum class By : std::uint8_t { last_cell, bounds, all };

    /// Reports the eliminations by the sums that `wanted(source)` picks, a find each; false if the sink stops it.
    template <class Wanted>
    bool run(By by, const Wanted& wanted) {
        for (std::size_t s = 0; s < view_.model().sums().size(); ++s)
            if (wanted(view_.source(s)) && !look_at(s, by)) return false;
        return true;
    }

    /// Candidates that see all places of a digit that each way to make a sum has.
    bool run_digits() {
        for (std::size_t s = 0; s < view_.model().sums().size(); ++s) {
            const linear::LinearSum& sum = view_.model().sums()[s];
            kills_.clear();
            if (sum.groups.size() != 1 || !filter_.run(sum, open_.data(), kills_)) continue;
            const linear::Word required = filter_.required();
            for (linear::Word left = required; left != 0; left &= left - 1)
                if (!look_for(s, std::countr_zero(left))) return false;
        }
        return true;
    }

  private:
    bool look_at(std::size_t s, By by) {
        const linear::LinearSum& sum = view_.model().sums()[s];
        if (by == By::last_cell && open_cells(sum) != 1) return true;
        kills_.clear();
        if (!filter_.run(sum, open_.data(), kills_)) all_of_a_cell(sum);
        if (by == By::bounds) keep_bounds(sum);
        if (kills_.empty()) return true;
        return deliver_told(
            view_, kills_,
            [&](ProofEvents& to) {
                reasons::SumTeller teller(view_.model(), to);
                for (const linear::Kill& kill : kills_)
                    linear::for_each_bit(kill.digits, [&](int digit) {
                        const linear::Kill one{kill.cell, linear::bit(digit)};
                        reasons::LivingDigits open = open_;
                        teller.tell(sum, open, {&one, 1}, view_.most_steps());
                    });
            },
            [&] { return pattern(s); }, sink_);
    }

    int open_cells(const linear::LinearSum& sum) const {
        int out = 0;
        for (const int cell : reasons::cells_of(sum)) out += std::popcount(open_[at(cell)]) > 1 ? 1 : 0;
        return out;
    }

    // Empties a cell of a sum that cannot be made.
    void all_of_a_cell(const linear::LinearSum& sum) {
        const std::vector<int> cells = reasons::cells_of(sum);
        if (cells.empty()) return kills_.clear();
        const int cell = *std::min_element(cells.begin(), cells.end(), [&](int a, int b) {
            return std::popcount(open_[at(a)]) < std::popcount(open_[at(b)]);
        });
        kills_.assign(1, {cell, open_[at(cell)]});
    }

    // Keeps only eliminations of digits that are too large or too small whatever the other cells have.
    void keep_bounds(const linear::LinearSum& sum) {
        std::vector<linear::Kill> out;
        for (const int sign : {1, -1})
            if (const auto by = reasons::plain_combination(view_.model(), sum, sign)) {
                const auto falling = reasons::falling(view_.model(), *by, open_, kills_);
                out.insert(out.end(), falling.begin(), falling.end());
            }
        kills_ = std::move(out);
    }

    bool look_for(std::size_t s, int digit) {
        const linear::LinearSum& sum = view_.model().sums()[s];
        std::vector<int> places;
        for (const int cell : sum.groups[0].cells)
            if ((open_[at(cell)] >> digit & 1) != 0) places.push_back(view_.model().number(cell, digit));
        std::vector<Candidate> seeing;
        for (const Candidate c : board_.geometry().every_candidate()) {
            if (!board_.has(c)) continue;
            const int v = view_.model().number(index(c.cell), index(c.digit));
            const auto sees = [&](int place) { return place != v && view_.model().excludes(v, place); };
            if (std::all_of(places.begin(), places.end(), sees)) seeing.push_back(c);
        }
        if (seeing.empty()) return true;
        std::vector<linear::Kill> kills;
        for (Candidate c : seeing) kills.push_back({index(c.cell), linear::bit(index(c.digit))});
        const auto tell = [&](ProofEvents& to) {
            reasons::SumTeller teller(view_.model(), to);
            for (Candidate c : seeing) {
                reasons::LivingDigits open = open_;
                teller.tell_without(sum, open, c, digit, view_.most_steps());
            }
        };
        const auto seen = [&] {
            Pattern out = pattern(s);
            out.form = Form::sum_digit;
            out.digits = {static_cast<Digit>(digit)};
            std::erase_if(out.cells, [&](Cell cell) { return !board_.has({cell, static_cast<Digit>(digit)}); });
            return out;
        };
        return deliver_told(view_, kills, tell, seen, sink_);
    }

    Pattern pattern(std::size_t s) const {
        const linear::LinearSum& sum = view_.model().sums()[s];
        const RuleView::Source& source = view_.source(s);
        Pattern out;
        out.form = Form::sum;
        out.rules = source.rules;
        out.base = source.houses;
        if (source.of_digits) out.total = total_of(board_, sum);
        for (const int cell : reasons::cells_of(sum))
            if (!board_.digits(static_cast<Cell>(cell)).single()) out.cells.push_back(static_cast<Cell>(cell));
        put_in_order(out.cells);
        for (Cell cell : out.cells) out.digits |= board_.digits(cell);
        return out;
    }
};

// Whether the sum follows from one rule by itself.
bool is_of_rule(const RuleView::Source& source) { return source.of_digits && source.houses.empty(); }

}  // namespace

bool find_last_cells(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return SumFinder(board, rules, sink).run(SumFinder::By::last_cell, is_of_rule);
}

bool find_sum_bounds(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return SumFinder(board, rules, sink).run(SumFinder::By::bounds, is_of_rule);
}

bool find_combinations(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return SumFinder(board, rules, sink).run(SumFinder::By::all, is_of_rule);
}

bool find_sum_digits(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return SumFinder(board, rules, sink).run_digits();
}

bool find_digits_of_rule(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return SumFinder(board, rules, sink).run(SumFinder::By::all, [](const RuleView::Source& source) {
        return !source.of_digits;
    });
}

bool find_innies_and_outies(const Board& board, const RuleView& rules, int size, const Sink& sink) {
    return SumFinder(board, rules, sink).run(SumFinder::By::all, [&](const RuleView::Source& source) {
        return source.of_digits && static_cast<int>(source.houses.size()) == size;
    });
}

}  // namespace deduku
