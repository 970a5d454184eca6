#include "search/linear/branching.hpp"

#include <bit>

namespace deduku::linear {
namespace {

constexpr double growth = 1.002;  // of the weight, from one contradiction to the next
constexpr double largest = 1e100;

}  // namespace

void LinearBranching::blame(std::span<const int> cells) {
    if (cells.empty()) return;
    for (const int cell : cells) weights_[at(cell)] += step_ / static_cast<double>(cells.size());
    step_ *= growth;
    if (step_ < largest) return;
    for (double& weight : weights_) weight /= largest;
    step_ /= largest;
}

double LinearBranching::weight(const Propagation& position, int base) const {
    const LinearModel& model = position.model();
    if (base < model.cells()) return weights_[at(base)];
    double all = 0;
    int count = 0;
    for (Word left = position.members(base); left != 0; left &= left - 1, ++count)
        all += weights_[at(model.cell_of(position.member(base, static_cast<unsigned>(std::countr_zero(left)))))];
    return all / count;
}

LinearBranching::Choice LinearBranching::choose(const Propagation& position) const {
    const LinearModel& model = position.model();
    Choice best;
    double best_score = -1;
    const bool helpers = position.open_counted() == 0;
    for (int base = 0; base < model.bases(); ++base) {
        const Word members = position.members(base);
        const int count = std::popcount(members);
        const bool is_cell = base < model.cells();
        if (count < 2 || (!is_cell && count > 2)) continue;
        if (is_cell && !helpers && model.board().is_helper(static_cast<Cell>(base))) continue;
        const double score = weight(position, base) / count;
        if (score <= best_score) continue;
        best_score = score;
        // Of a mark, such as a doubler, the other number: it decides more.
        const bool mark = is_cell && model.values(base) == 2;
        const int place = mark ? 1 : std::countr_zero(members);
        best = {position.member(base, static_cast<unsigned>(place)), base};
    }
    return best;
}

}  // namespace deduku::linear
