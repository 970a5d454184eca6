#include "technique/rules/look_at.hpp"

#include <algorithm>

#include "technique/parts/patterns.hpp"

namespace deduku {

using linear::bit;
using linear::Kill;
using linear::Word;

Looker::Looker(const RuleView& view) : model_(view.model_with_houses()), filter_(view.filter()) {}

const std::vector<Kill>* Looker::look(LookAt at, const reasons::LivingDigits& open) {
    kills_.clear();
    bool holds = true;
    switch (at.kind) {
        case LookAt::Kind::base: holds = look_at_base(at.number, open); break;
        case LookAt::Kind::sum: holds = look_at_sum(static_cast<std::size_t>(at.number), open); break;
        case LookAt::Kind::choice: holds = look_at_choice(at.number, open); break;
    }
    for (Kill& kill : kills_) kill.digits &= open[static_cast<std::size_t>(kill.cell)];
    std::erase_if(kills_, [](const Kill& kill) { return kill.digits == 0; });
    return holds ? &kills_ : nullptr;
}

// The living members of a base, and what all of them exclude.
bool Looker::look_at_base(int base, const reasons::LivingDigits& open) {
    const std::vector<int> members = living_members(model_, base, open);
    if (members.empty()) return false;
    exclude(members);
    return true;
}

bool Looker::look_at_sum(std::size_t sum, const reasons::LivingDigits& open) {
    const linear::LinearSum& what = model_.sums()[sum];
    if (!filter_.run(what, open.data(), kills_)) return false;
    if (what.groups.size() != 1) return true;
    linear::for_each_bit(filter_.required(), [&](int digit) {
        std::vector<int> members;
        for (const int cell : what.groups[0].cells)
            if ((open[at(cell)] >> digit & 1) != 0) members.push_back(model_.number(cell, digit));
        exclude(members);
    });
    return true;
}

// What each living case excludes.
bool Looker::look_at_choice(int choice, const reasons::LivingDigits& open) {
    std::vector<Word> in_all(open.size()), in_case(open.size());
    bool first = true;
    for (const linear::ChoiceCase& which : model_.choices()[at(choice)]) {
        kills_.clear();
        const auto holds = [&](const linear::LinearSum& sum) { return filter_.run(sum, open.data(), kills_); };
        if (!std::all_of(which.sums.begin(), which.sums.end(), holds)) continue;
        std::fill(in_case.begin(), in_case.end(), 0);
        for (const Kill& kill : kills_) in_case[at(kill.cell)] |= kill.digits;
        for (std::size_t cell = 0; cell < in_all.size(); ++cell)
            in_all[cell] = first ? in_case[cell] : in_all[cell] & in_case[cell];
        first = false;
    }
    kills_.clear();
    for (std::size_t cell = 0; cell < in_all.size(); ++cell)
        if (in_all[cell] != 0) kills_.push_back({static_cast<int>(cell), in_all[cell]});
    return !first;
}

// Adds the candidates that each of these excludes.
void Looker::exclude(const std::vector<int>& members) {
    for (std::size_t m = 0; m < members.size(); ++m) {
        const Word* row = model_.weak(members[m], row_);
        if (m == 0) common_.assign(row, row + model_.row_size());
        for (std::size_t i = 0; i < common_.size(); ++i) common_[i] &= row[i];
        common_[at(members[m]) / 64] &= ~bit(members[m] % 64);
    }
    for (std::size_t i = 0; i < common_.size(); ++i)
        linear::for_each_bit(common_[i], [&](int place) {
            const int candidate = static_cast<int>(i) * 64 + place, cell = model_.cell_of(candidate);
            kills_.push_back({cell, bit(candidate - model_.number(cell, 0))});
        });
}

}  // namespace deduku
