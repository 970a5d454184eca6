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
      looker_(view),
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
    const std::vector<Kill>* kills = looker_.look(look_at, open_);
    if (kills == nullptr || leaves_nothing(*kills))
        to.refuted_by = look_at;
    else if (!kills->empty())
        to.links.push_back({node_of(excluded_with(*kills)), look_at});
}

// Whether a cell or a digit in a house loses its last candidate.
bool OneLook::leaves_nothing(const std::vector<Kill>& kills) const {
    reasons::LivingDigits left = open_;
    for (const Kill& kill : kills) left[at(kill.cell)] &= ~kill.digits;
    const Geometry& g = board_.geometry();
    return std::any_of(kills.begin(), kills.end(), [&](const Kill& kill) {
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

// What the cells of the look have lost after it.
Excluded OneLook::excluded_with(const std::vector<Kill>& kills) const {
    Excluded out;
    for (const Kill& kill : kills) out.emplace_back(kill.cell, start_[at(kill.cell)] & ~open_[at(kill.cell)]);
    sort_once_each(out);
    for (const Kill& kill : kills)
        std::find_if(out.begin(), out.end(), [&](const auto& each) { return each.first == kill.cell; })->second |=
            kill.digits;
    return out;
}

}  // namespace deduku
