// Sums of lines: their eliminations, and the premises of these.
//
//   cage A1 B1 C1, least 15     largest living weight   9 + 5 + 2 = 16     B1 = 4 and A1 = 8 would suffice
//   A1 7 8 9                                            B1 = 3: 9 + 3 + 2 < 15, so B1 is not 3
//   B1 3 4 5    C1 1 2          depends on the dead candidates above these: 6 to 9 in B1, 3 to 9 in C1; with one to
//                               spare for A1 = 8 on fewer
#include <algorithm>
#include <utility>

#include "grid/at.hpp"
#include "grid/in_order.hpp"
#include "reason/members.hpp"
#include "reason/shown.hpp"

namespace deduku {
namespace {

using Weight = std::int64_t;

struct Weighted {
    Candidate candidate;
    Weight weight = 0;
};

Weight divided_upwards(Weight weight, Weight by) {
    const Weight quotient = weight / by;
    return quotient + (weight % by > 0 ? 1 : 0);
}

// The bound of a line that is used with the sign of its factor; null if the line lacks it, or is not in force.
std::optional<Weight> bound_of(const Board& board, Factor of) {
    const bool lower = of.factor > 0;
    if (const Linear* line = board.line(of.line)) return lower ? line->least : line->most;
    if (board.geometry().is_linear(of.line)) return std::nullopt;
    return !lower || board.geometry().exactly_one(of.line) ? 1 : 0;
}

// The sum of the lines: in a solution the weights of the true candidates reach at least the bound.
class Added {
  public:
    Added(const Board& board, const Sum& sum) : board_(board), first_(at(board.geometry().cells()), none) {
        for (Factor of : sum.lines) {
            bound_ += of.factor * bound_of(board, of).value_or(0);
            for_each_term(board.geometry(), of.line, board.line(of.line),
                          [&](Candidate c, int weight) { weight_of(c) += Weight{weight} * of.factor; });
        }
        for (Weight& each : weights_) each = divided_upwards(each, sum.over);
        bound_ = divided_upwards(bound_, sum.over);
        put_in_order(cells_);
        std::erase_if(cells_, [&](Cell cell) {
            const auto row = weights_.begin() + first_[at(index(cell))];
            return std::all_of(row, row + board_.geometry().values(cell), [](Weight w) { return w == 0; });
        });
        for (Cell cell : cells_) reach_ += largest(cell);
    }

    // The cells whose candidates have weights other than 0, ascending.
    const std::vector<Cell>& cells() const { return cells_; }
    Weight weight(Candidate c) const {
        const int first = first_[at(index(c.cell))];
        return first == none ? 0 : weights_[at(first + index(c.digit))];
    }
    // The largest weight of the living candidates of a cell; 0 if there are none.
    Weight largest(Cell cell) const {
        std::optional<Weight> most;
        for (Digit d : board_.digits(cell)) most = std::max(most.value_or(weight({cell, d})), weight({cell, d}));
        return most.value_or(0);
    }
    // The distance to the bound if the candidate is true; below 1 the bound is in reach.
    Weight lack(Candidate c) const { return bound_ - (reach_ - largest(c.cell) + weight(c)); }
    bool out_of_reach() const { return reach_ < bound_; }

  private:
    static constexpr int none = -1;

    Weight& weight_of(Candidate c) {
        int& first = first_[at(index(c.cell))];
        if (first == none) {
            first = static_cast<int>(weights_.size());
            cells_.push_back(c.cell);
            weights_.resize(weights_.size() + at(board_.geometry().values(c.cell)));
        }
        return weights_[at(first + index(c.digit))];
    }

    const Board& board_;
    std::vector<int> first_;       // by cell: the index of its first weight, or none
    std::vector<Weight> weights_;  // of the digits of a cell, one cell after another
    std::vector<Cell> cells_;
    Weight bound_ = 0;
    Weight reach_ = 0;
};

// Dead candidates of one cell whose weight exceeds `level`, the weight counted for the cell; ascending by weight.
struct Above {
    Cell cell{};
    Weight level = 0;
    std::vector<Weighted> dead;
    std::size_t living = 0;  // the number of these that may live
};

// Raises the weights counted for cells while the removed candidates stay out of reach; candidates above are needed.
class Premises {
  public:
    Premises(const Board& board, const Added& added, const std::vector<Candidate>& removes, const Puzzle& start) {
        for (Candidate c : removes) spare_.push_back({c, added.lack(c) - 1});
        for (Cell cell : added.cells()) {
            Above above{cell, added.largest(cell), {}, 0};
            for (Digit d : start.cells[cell] - board.digits(cell))
                if (const Weight w = added.weight({cell, d}); w > above.level) above.dead.push_back({{cell, d}, w});
            put_in_order(above.dead, [](const Weighted& a, const Weighted& b) { return a.weight < b.weight; });
            if (!above.dead.empty()) cells_.push_back(std::move(above));
        }
    }

    std::vector<Candidate> find() {
        while (Above* next = cheapest()) {
            const Weight step = rise(*next);
            for (Weighted& each : spare_)
                if (each.candidate.cell != next->cell) each.weight -= step;
            next->level += step;
            ++next->living;
        }
        std::vector<Candidate> out;
        for (const Above& above : cells_)
            for (std::size_t i = above.living; i < above.dead.size(); ++i) out.push_back(above.dead[i].candidate);
        return out;
    }

  private:
    static Weight rise(const Above& above) { return above.dead[above.living].weight - above.level; }

    bool affordable(const Above& above) const {
        return above.living < above.dead.size() && std::all_of(spare_.begin(), spare_.end(), [&](const Weighted& each) {
                   return each.candidate.cell == above.cell || each.weight >= rise(above);
               });
    }

    Above* cheapest() {
        Above* best = nullptr;
        for (Above& above : cells_)
            if (affordable(above) && (best == nullptr || rise(above) < rise(*best))) best = &above;
        return best;
    }

    std::vector<Weighted> spare_;  // for each removed candidate
    std::vector<Above> cells_;
};

}  // namespace

bool holds(const Board& board, const Sum& sum) {
    constexpr int largest_factor = 9999;
    std::vector<Sector> named;
    for (Factor of : sum.lines) {
        if (of.factor == 0 || of.factor < -largest_factor || of.factor > largest_factor) return false;
        if (!bound_of(board, of)) return false;
        named.push_back(of.line);
    }
    put_in_order(named);
    return !named.empty() && sum.over >= 1 && std::adjacent_find(named.begin(), named.end()) == named.end();
}

std::vector<Candidate> consequences(const Board& board, const Sum& sum) {
    const Added added(board, sum);
    std::vector<Candidate> out;
    const auto look_at = [&](Cell cell) {
        for (Digit d : board.digits(cell))
            if (added.lack({cell, d}) > 0) out.push_back({cell, d});
    };
    if (added.out_of_reach())
        for (Cell cell : board.geometry().every_cell()) look_at(cell);
    else
        for (Cell cell : added.cells()) look_at(cell);
    return out;
}

std::vector<Candidate> premises(const Board& board, const Sum& sum, const std::vector<Candidate>& removes,
                                const Puzzle& start) {
    return Premises(board, Added(board, sum), removes, start).find();
}

}  // namespace deduku
