#include "technique/rules/view.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/rules/contradictions.hpp"
#include "technique/rules/rule_chains.hpp"
#include "technique/rules/suppositions.hpp"

namespace deduku {
RuleView::RuleView(const GeometryPtr& geometry, Meter* meter)
    : RuleView(geometry, meter, linear::Sums::some, Reasons::told) {}

RuleView::RuleView(const GeometryPtr& geometry, Reasons reasons)
    : RuleView(geometry, nullptr, linear::Sums::all, reasons) {}

RuleView::RuleView(const GeometryPtr& geometry, Meter* meter, linear::Sums sums, Reasons reasons)
    : geometry_(geometry),
      meter_(meter),
      reasons_(reasons),
      model_(*geometry, sums),
      model_with_houses_(*geometry, sums, linear::ModelChoices::stated, linear::HouseSets::all) {
    for (const linear::LinearSum& sum : model_with_houses_.sums()) sources_.push_back(source_of(sum));
    for (std::size_t rule = 0; rule < geometry_->rules().size(); ++rule) parts_.push_back(make_parts(rule));
    for (std::size_t sum = 0; sum < model_.sums().size(); ++sum)
        if (const Source& source = sources_[sum]; source.houses.empty() && source.rules.size() == 1)
            add_sum(sum, parts_[source.rules.front()]);
    for (Parts& parts : parts_) finish(parts);
    exhausted_.resize(parts_.size());
    suppositions_ = std::make_unique<Suppositions>(*this);
    contradictions_ = std::make_unique<Contradictions>(*this);
    chains_ = std::make_unique<RuleChains>(*this);
}

RuleView::~RuleView() = default;

bool RuleView::is_exhausted(std::size_t rule, const linear::Word* open) const {
    const std::vector<linear::Word>& known = exhausted_[rule];
    const std::vector<int>& cells = parts_[rule].cells;
    for (std::size_t i = 0; i < known.size(); ++i)
        if (known[i] != open[static_cast<std::size_t>(cells[i])]) return false;
    return !known.empty();
}

void RuleView::set_exhausted(std::size_t rule, const linear::Word* open) const {
    exhausted_[rule].clear();
    for (const int cell : parts_[rule].cells) exhausted_[rule].push_back(open[static_cast<std::size_t>(cell)]);
}

void RuleView::suppose_only(const std::vector<Candidate>& wanted) {
    if (wanted == wanted_) return;
    wanted_ = wanted;
    suppositions_->forget();
    contradictions_->forget();
    chains_->forget();
}

std::optional<std::size_t> RuleView::rule_of(Sector sector) const {
    if (!geometry_->is_linear(sector) && !geometry_->is_small(sector)) return std::nullopt;
    const auto origin = geometry_->origin(sector);
    return origin ? std::optional(origin->rule) : std::nullopt;
}

// The cells of its small houses, of its lines, and of its choices. A rule without cells of its own is about the whole
// board: a look at it is no single look.
RuleView::Parts RuleView::make_parts(std::size_t rule) const {
    Parts out;
    const Rule& what = geometry_->rules()[rule];
    if (what.groups.empty() && what.cases.empty() && what.text.empty()) return out;
    const PartsOfRule parts = geometry_->parts_of(rule);
    for (const House house : parts.houses) {
        if (!geometry_->is_small(geometry_->sector(house, Digit{}))) continue;
        out.kind = Kind::pairs;
        for (const Cell cell : geometry_->cells_of(house)) out.cells.push_back(index(cell));
    }
    for (const Linear& line : parts.lines) {
        out.kind = Kind::pairs;
        for (const Term& term : line.terms) out.cells.push_back(index(term.candidate.cell));
    }
    for (const Choice& choice : parts.choices) {
        out.choices.push_back(static_cast<int>(&choice - geometry_->choices().data()));
        for (const int cell : model_.cells_of_choice(out.choices.back())) out.cells.push_back(cell);
    }
    return out;
}

void RuleView::add_sum(std::size_t sum, Parts& to) const {
    if (to.kind == Kind::none && to.choices.empty()) return;
    to.sums.push_back(sum);
    to.kind = std::max(to.kind, sources_[sum].of_digits ? Kind::sums : Kind::digits);
}

void RuleView::finish(Parts& parts) const {
    put_in_order(parts.cells);
    parts.cells.erase(std::unique(parts.cells.begin(), parts.cells.end()), parts.cells.end());
    put_in_order(parts.sums, [&](std::size_t a, std::size_t b) {
        return model_.sums()[a].terms.size() < model_.sums()[b].terms.size();
    });
    if (!parts.choices.empty()) parts.kind = Kind::cases;
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
