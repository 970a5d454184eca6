#include "method/path/rule_breaks.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku::path {
namespace {

using Digits = Table<Cell, Set<Digit>>;

// The bounds of the terms of one cell: one of them counts, or none.
class Share {
  public:
    explicit Share(Set<Digit> digits) : left_(digits) {}
    void add(const Term& term) {
        if (!left_.has(term.candidate.digit)) return;
        left_.erase(term.candidate.digit);
        widen(term.weight);
    }
    std::pair<std::int64_t, std::int64_t> bounds() {
        if (!left_.empty()) widen(0);
        return {least_, most_};
    }

  private:
    void widen(int weight) {
        least_ = any_ ? std::min<std::int64_t>(least_, weight) : weight;
        most_ = any_ ? std::max<std::int64_t>(most_, weight) : weight;
        any_ = true;
    }

    Set<Digit> left_;
    bool any_ = false;
    std::int64_t least_ = 0;
    std::int64_t most_ = 0;
};

bool breaks_line(const Line& line, const Digits& digits) {
    std::int64_t least = 0, most = 0;
    for (auto term = line.terms.begin(); term != line.terms.end();) {
        const Cell cell = term->candidate.cell;
        Share share(digits[cell]);
        for (; term != line.terms.end() && term->candidate.cell == cell; ++term) share.add(*term);
        const auto [low, high] = share.bounds();
        least += low;
        most += high;
    }
    return (line.least && most < *line.least) || (line.most && least > *line.most);
}

bool breaks_any(const std::vector<Line>& lines, const Digits& digits) {
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return breaks_line(line, digits); });
}

bool has_twice(const std::vector<Cell>& house, const Digits& digits) {
    Set<Digit> seen;
    for (const Cell cell : house) {
        if (!digits[cell].single()) continue;
        if (seen.has(digits[cell].first())) return true;
        seen |= digits[cell];
    }
    return false;
}

std::vector<Cell> cells_in(const Constraints& made) {
    std::vector<Cell> out;
    const auto add = [&](const std::vector<Line>& lines) {
        for (const Line& line : lines)
            for (const Term& term : line.terms) out.push_back(term.candidate.cell);
    };
    for (const std::vector<Cell>& house : made.houses) out.insert(out.end(), house.begin(), house.end());
    add(made.lines);
    for (const Choice& choice : made.choices)
        for (const std::vector<Line>& lines : choice) add(lines);
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace

RuleBreaks::RuleBreaks(const GeometryPtr& geometry) : rules_of_(geometry->cells()) {
    const std::vector<Rule>& rules = geometry->rules();
    if (rules.empty()) return;
    const GeometryPtr plain = without_rules(geometry);
    made_.resize(rules.size());
    for (std::size_t r = 0; r < rules.size(); ++r) {
        rules[r].row->compile(rules[r], {*plain, rules}, made_[r]);
        cells_.push_back(cells_in(made_[r]));
        for (const Cell cell : cells_[r]) rules_of_[cell].push_back(r);
    }
}

bool RuleBreaks::breaks(std::size_t rule, const Digits& digits) const {
    const Constraints& made = made_[rule];
    const auto fails = [&](const std::vector<Line>& lines) { return breaks_any(lines, digits); };
    return std::any_of(made.houses.begin(), made.houses.end(),
                       [&](const std::vector<Cell>& house) { return has_twice(house, digits); }) ||
           fails(made.lines) || std::any_of(made.choices.begin(), made.choices.end(), [&](const Choice& choice) {
               return std::all_of(choice.begin(), choice.end(), fails);
           });
}

std::optional<std::size_t> RuleBreaks::broken(Cell cell, const Digits& digits) const {
    for (const std::size_t rule : rules_of_[cell])
        if (breaks(rule, digits)) return rule;
    return std::nullopt;
}

}  // namespace deduku::path
