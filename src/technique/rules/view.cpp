#include "technique/rules/view.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku {
namespace {

// The weight of each digit's value in a group of cells; 0 if digits do not count by value.
int times_of(const lines::Group& group) {
    if (group.factor != 0 || group.weights.empty()) return group.factor;
    for (std::size_t d = 1; d < group.weights.size(); ++d)
        if (group.weights[d] != group.weights[0] * (static_cast<int>(d) + 1)) return 0;
    return group.weights[0];
}

}  // namespace

RuleView::RuleView(const GeometryPtr& geometry, Meter* meter)
    : RuleView(geometry, meter, lines::Sums::some, Reasons::told) {}

RuleView::RuleView(const GeometryPtr& geometry, Reasons reasons)
    : RuleView(geometry, nullptr, lines::Sums::all, reasons) {}

RuleView::RuleView(const GeometryPtr& geometry, Meter* meter, lines::Sums sums, Reasons reasons)
    : geometry_(geometry), meter_(meter), reasons_(reasons), model_(lines::shape_of(*geometry), sums) {
    find_rules();
    for (const lines::Sum& sum : model_.sums()) sources_.push_back(source_of(sum));
}

// The rule of each house, line and choice: each rule makes several, rule by rule.
void RuleView::find_rules() {
    const std::vector<Rule>& rules = geometry_->rules();
    // Some rules make fewer of them if the houses of the board already exclude the same.
    const GeometryPtr plain = without_rules(geometry_);
    for (std::size_t r = 0; r < rules.size(); ++r) {
        Constraints made;
        rules[r].row->compile(rules[r], {*plain, rules}, made);
        for (const std::vector<Cell>& house : made.houses)
            if (static_cast<int>(house.size()) < geometry_->digits()) house_rules_.push_back(r);
        line_rules_.resize(line_rules_.size() + made.lines.size(), r);
        choice_rules_.resize(choice_rules_.size() + made.choices.size(), r);
    }
}

std::optional<std::size_t> RuleView::rule_of(Sector sector) const {
    if (geometry_->is_cell(sector)) return std::nullopt;
    const bool line = geometry_->is_line(sector);
    const int number =
        line ? index(sector) - geometry_->sectors() : index(geometry_->house_of(sector)) - geometry_->full_houses();
    const std::vector<std::size_t>& rules = line ? line_rules_ : house_rules_;
    // Lines of boards made without rules belong to no rule.
    if (number < 0 || static_cast<std::size_t>(number) >= rules.size()) return std::nullopt;
    return rules[static_cast<std::size_t>(number)];
}

RuleView::Source RuleView::source_of(const lines::Sum& sum) const {
    Source out;
    const auto add = [&](Sector sector) {
        if (const auto rule = rule_of(sector))
            out.rules.push_back(*rule);
        else if (!geometry_->is_cell(sector))
            out.houses.push_back(geometry_->house_of(sector));
    };
    for (const lines::Share& share : sum.shares) add(share.line);
    if (sum.shares.empty() && !sum.groups.empty() && sum.groups[0].house >= 0)
        add(geometry_->sector(static_cast<House>(sum.groups[0].house), Digit{}));
    const auto once_each = [](auto& list) {
        put_in_order(list);
        list.erase(std::unique(list.begin(), list.end()), list.end());
    };
    once_each(out.rules);
    once_each(out.houses);
    out.of_digits = !sum.shares.empty() && std::all_of(sum.groups.begin(), sum.groups.end(),
                                                       [](const lines::Group& group) { return times_of(group) != 0; });
    return out;
}

}  // namespace deduku
