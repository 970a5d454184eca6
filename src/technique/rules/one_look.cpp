#include "technique/rules/one_look.hpp"

#include <algorithm>

#include "technique/parts/patterns.hpp"

namespace deduku {

using linear::bit;
using linear::Kill;
using linear::Word;

OneLook::OneLook(const Board& board, const RuleView& view, SumsUsed used)
    : board_(board),
      view_(view),
      model_(view.model_with_houses()),
      used_(used),
      filter_(view.filter()),
      start_(open_digits(board)),
      open_(start_) {}

Excluded::value_type OneLook::others_in_cell(Candidate c) const {
    const int cell = index(c.cell);
    return {cell, start_[at(cell)] & ~bit(index(c.digit))};
}

OneLook::Node OneLook::node_of(const Excluded& excluded) {
    const auto [place, is_new] = nodes_.try_emplace(excluded, static_cast<Node>(excluded_.size()));
    if (is_new) {
        excluded_.push_back(&place->first);
        consequences_.emplace_back();
    }
    return place->second;
}

const OneLook::Consequences& OneLook::of(Node which) {
    std::optional<Consequences>& known = consequences_[at(which)];
    if (known) return *known;
    known.emplace();
    open_ = start_;
    const Excluded& excluded = excluded_in(which);
    for (const auto& [cell, digits] : excluded) open_[at(cell)] &= ~digits;
    for (const LookAt each : looks_at(excluded)) {
        look(each, *known);
        if (known->refuted_by) break;
    }
    return *known;
}

// All that see one of these candidates, once each.
std::vector<LookAt> OneLook::looks_at(const Excluded& excluded) const {
    const Geometry& g = board_.geometry();
    std::vector<LookAt> out;
    for (const auto& [cell, digits] : excluded) {
        out.push_back({LookAt::Kind::base, cell});
        for (const Membership& in : g.houses_of(static_cast<Cell>(cell)))
            if (g.size_of(in.house) == g.digits())
                linear::for_each_bit(digits, [&](int digit) {
                    out.push_back({LookAt::Kind::base, index(g.sector(in.house, static_cast<Digit>(digit)))});
                });
        for (const int sum : model_.sums_of(cell))
            if (view_.may_use(at(sum), used_)) out.push_back({LookAt::Kind::sum, sum});
        for (const int choice : model_.choices_of(cell)) out.push_back({LookAt::Kind::choice, choice});
    }
    sort_once_each(out);
    return out;
}

void OneLook::look(LookAt look_at, Consequences& to) {
    kills_.clear();
    bool holds = true;
    switch (look_at.kind) {
        case LookAt::Kind::base: holds = look_at_base(look_at.number); break;
        case LookAt::Kind::sum: holds = look_at_sum(at(look_at.number)); break;
        case LookAt::Kind::choice: holds = look_at_choice(look_at.number); break;
    }
    for (Kill& kill : kills_) kill.digits &= open_[at(kill.cell)];
    std::erase_if(kills_, [](const Kill& kill) { return kill.digits == 0; });
    if (!holds || leaves_nothing())
        to.refuted_by = look_at;
    else if (!kills_.empty())
        to.links.push_back({node_of(excluded_now()), look_at});
}

// The living members of a base, and what all of them exclude.
bool OneLook::look_at_base(int base) {
    const std::vector<int> members = living_members(model_, base, open_);
    if (members.empty()) return false;
    exclude(members);
    return true;
}

bool OneLook::look_at_sum(std::size_t sum) {
    const linear::LinearSum& what = model_.sums()[sum];
    if (!filter_.run(what, open_.data(), kills_)) return false;
    if (what.groups.size() != 1) return true;
    linear::for_each_bit(filter_.required(), [&](int digit) {
        std::vector<int> members;
        for (const int cell : what.groups[0].cells)
            if ((open_[at(cell)] >> digit & 1) != 0) members.push_back(model_.number(cell, digit));
        exclude(members);
    });
    return true;
}

// What each living case excludes.
bool OneLook::look_at_choice(int choice) {
    std::vector<Word> in_all(open_.size()), in_case(open_.size());
    bool first = true;
    for (const linear::ChoiceCase& which : model_.choices()[at(choice)]) {
        kills_.clear();
        const auto holds = [&](const linear::LinearSum& sum) { return filter_.run(sum, open_.data(), kills_); };
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
void OneLook::exclude(const std::vector<int>& members) {
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

// Whether a cell or a digit in a house loses its last candidate.
bool OneLook::leaves_nothing() const {
    reasons::LivingDigits left = open_;
    for (const Kill& kill : kills_) left[at(kill.cell)] &= ~kill.digits;
    const Geometry& g = board_.geometry();
    return std::any_of(kills_.begin(), kills_.end(), [&](const Kill& kill) {
        if (left[at(kill.cell)] == 0) return true;
        for (const Membership& in : g.houses_of(static_cast<Cell>(kill.cell))) {
            if (g.size_of(in.house) != g.digits()) continue;
            Word somewhere = 0;
            for (const Cell cell : g.cells_of(in.house)) somewhere |= left[at(index(cell))];
            if ((kill.digits & ~somewhere) != 0) return true;
        }
        return false;
    });
}

// What the cells of the look have lost so far.
Excluded OneLook::excluded_now() const {
    Excluded out;
    for (const Kill& kill : kills_) out.emplace_back(kill.cell, start_[at(kill.cell)] & ~open_[at(kill.cell)]);
    sort_once_each(out);
    for (const Kill& kill : kills_)
        std::find_if(out.begin(), out.end(), [&](const auto& each) { return each.first == kill.cell; })->second |=
            kill.digits;
    return out;
}

}  // namespace deduku
