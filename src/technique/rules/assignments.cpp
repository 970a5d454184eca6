#include "technique/rules/assignments.hpp"

#include <algorithm>
#include <bit>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku {

using linear::Word;

Assignments::Assignments(const linear::LinearModel& model, std::vector<const linear::LinearSum*> sums,
                         const reasons::LivingDigits& open)
    : model_(model), sums_(std::move(sums)), open_(open) {
    for (const linear::LinearSum* sum : sums_)
        for (const Term& term : sum->terms)
            if (const int cell = index(term.candidate.cell); !contains(cells_, cell)) cells_.push_back(cell);
    for (const int cell : cells_)
        if ((size_ *= std::popcount(open_[at(cell)])) > most) return;
    put_in_order(cells_, [&](int a, int b) { return std::popcount(open_[at(a)]) < std::popcount(open_[at(b)]); });
    for (const linear::LinearSum* sum : sums_) {
        auto& of_sum = weights_.emplace_back();
        for (const int cell : cells_) of_sum.emplace_back(at(model.values(cell)));
        for (const Term& term : sum->terms) {
            const auto place = std::find(cells_.begin(), cells_.end(), index(term.candidate.cell)) - cells_.begin();
            of_sum[static_cast<std::size_t>(place)][at(index(term.candidate.digit))] = term.weight;
        }
    }
}

bool Assignments::fits(std::size_t place, int digit) const {
    const int v = model_.number(cells_[place], digit);
    for (std::size_t i = 0; i < chosen_.size(); ++i)
        if (model_.excludes(v, model_.number(cells_[i], std::countr_zero(chosen_[i])))) return false;
    return true;
}

bool Assignments::are_met() const {
    for (std::size_t s = 0; s < sums_.size(); ++s)
        if ((sums_[s]->least && totals_[s] < *sums_[s]->least) || (sums_[s]->most && totals_[s] > *sums_[s]->most))
            return false;
    return true;
}

void Assignments::add(std::size_t place, int digit, int times) {
    for (std::size_t s = 0; s < sums_.size(); ++s) totals_[s] += times * weights_[s][place][at(digit)];
}

}  // namespace deduku
