#include "technique/rules/view.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku {
RuleView::RuleView(const GeometryPtr& geometry, Meter* meter)
    : RuleView(geometry, meter, linear::Sums::some, Reasons::told) {}

RuleView::RuleView(const GeometryPtr& geometry, Reasons reasons)
    : RuleView(geometry, nullptr, linear::Sums::all, reasons) {}

RuleView::RuleView(const GeometryPtr& geometry, Meter* meter, linear::Sums sums, Reasons reasons)
    : geometry_(geometry), meter_(meter), reasons_(reasons), model_(*geometry, sums) {
    for (const linear::LinearSum& sum : model_.sums()) sources_.push_back(source_of(sum));
}

RuleView::~RuleView() = default;

std::optional<std::size_t> RuleView::rule_of(Sector sector) const {
    if (!geometry_->is_linear(sector) && !geometry_->is_small(sector)) return std::nullopt;
    const auto origin = geometry_->origin(sector);
    return origin ? std::optional(origin->rule) : std::nullopt;
}

RuleView::Source RuleView::source_of(const linear::LinearSum& sum) const {
    Source out;
    const auto add = [&](Sector sector) {
        if (const auto rule = rule_of(sector))
            out.rules.push_back(*rule);
        else if (!geometry_->is_cell(sector))
            out.houses.push_back(geometry_->house_of(sector));
    };
    for (const linear::Share& share : sum.shares) add(share.line);
    if (sum.shares.empty() && !sum.groups.empty() && sum.groups[0].house >= 0)
        add(geometry_->sector(static_cast<House>(sum.groups[0].house), Digit{}));
    const auto once_each = [](auto& list) {
        put_in_order(list);
        list.erase(std::unique(list.begin(), list.end()), list.end());
    };
    once_each(out.rules);
    once_each(out.houses);
    out.of_digits = !sum.shares.empty() && std::all_of(sum.groups.begin(), sum.groups.end(),
                                                       [](const linear::SumGroup& group) { return group.factor != 0; });
    return out;
}

}  // namespace deduku
