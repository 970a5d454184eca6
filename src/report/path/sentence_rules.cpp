// Sentences about rules (sentence.hpp).
//
//   In the cage A1, A2, B2 digits differ and sum to 15. A2 + B2 must make 9: 9/2 = 27, 36.
#include <algorithm>
#include <set>

#include "grid/in_order.hpp"
#include "render/lessons.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {
namespace {

std::string count_text(const Total& total) {
    if (total.least && total.least == total.most) return std::to_string(*total.least);
    if (!total.most) return "at least " + std::to_string(*total.least);
    if (!total.least) return "at most " + std::to_string(*total.most);
    return std::to_string(*total.least) + " to " + std::to_string(*total.most);
}

// "A2 + B2 - C4"
std::string spaced(const std::string& sum) {
    std::string out;
    for (const char c : sum)
        if (c == '+' || (c == '-' && !out.empty()))
            out += std::string(" ") + c + ' ';
        else
            out += c;
    return out;
}

}  // namespace

std::optional<Candidate> Teacher::digit_left(const Total& total) const {
    if (total.parts.size() != 1 || !total.least || total.least != total.most) return std::nullopt;
    const std::int64_t digit = *total.least * total.parts.front().times;
    if (std::abs(total.parts.front().times) != 1 || digit < geometry_.lowest() ||
        digit >= geometry_.lowest() + geometry_.digits())
        return std::nullopt;
    return Candidate{total.parts.front().cell, static_cast<Digit>(digit - geometry_.lowest())};
}

// The sentences of the rules; for more than two, only their places.
std::string Teacher::rules(const Pattern& p) const {
    constexpr std::size_t most = 2;
    if (p.rules.size() > most) {
        std::vector<Cell> cells = p.cells;
        cells.insert(cells.end(), p.others.begin(), p.others.end());
        put_in_order(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return fill_phrase(rule_lessons().several_rules, {{"cells", all_of(cells)}});
    }
    std::vector<std::string> out;
    for (const std::size_t rule : p.rules) out.push_back(rule_sentence(geometry_.rules()[rule], geometry_, coords_));
    return join(out, " ");
}

std::string Teacher::sum(const Pattern& p) const {
    if (p.total->parts.empty())
        return fill_phrase(rule_lessons().sum_missed, {{"why", p.rules.size() == 1 ? rules(p) + ' ' : ""}});
    if (!p.base.empty()) return rule_of_45(p);
    if (digit_left(*p.total)) return fill_phrase(rule_lessons().sum_all_but_one, {{"why", rules(p)}});
    const std::string cells = spaced(cells_text(lines_.names(), *p.total));
    return fill_phrase(rule_lessons().sum_left,
                       {{"why", rules(p)}, {"cells", cells}, {"count", count_text(*p.total)}}) +
           ways(*p.total) + '.';
}

// "The sums in rows 1 and 2 add up to 83. All digits there sum to 90. That leaves 7 for C3 + D4: 7/2 = 16, 25, 34."
std::string Teacher::rule_of_45(const Pattern& p) const {
    const RuleLessons& says = rule_lessons();
    Total left = *p.total;
    const int n = geometry_.digits(), all = n * (n - 1 + 2 * geometry_.lowest()) / 2 * static_cast<int>(p.base.size());
    const auto is_outside = [](const Total::Part& part) { return part.times < 0; };
    const bool outside = std::all_of(left.parts.begin(), left.parts.end(), is_outside);
    const bool inside = std::none_of(left.parts.begin(), left.parts.end(), is_outside);
    const std::int64_t given = all - left.least.value_or(0);
    const std::optional<std::int64_t> sums = sum_of(p.rules);
    const bool exact = sums && left.least && left.least == left.most, placed = sums != given;
    if (exact && (outside || (!inside && *left.least < 0))) {
        left.least = left.most = -*left.least;
        for (Total::Part& part : left.parts) part.times = -part.times;
    }
    const std::string_view phrase = !exact    ? says.some_sums
                                    : outside ? says.outies
                                    : inside  ? says.innies
                                              : says.innies_and_outies;
    std::string out =
        fill_phrase(phrase, {{"base", houses(p.base)},
                             {"placed", !placed ? "" : std::string(outside ? says.placed_outside : says.placed_inside)},
                             {"count", std::to_string(given)},
                             {"digits", std::to_string(all)}});
    if (digit_left(left)) return out;  // the conclusion has it
    return out +
           fill_phrase(exact && outside ? says.exceeds : says.leaves,
                       {{"count", count_text(left)}, {"cells", spaced(cells_text(lines_.names(), left))}}) +
           ways(left) + '.';
}

// The sum of rules for sums of cells.
std::optional<std::int64_t> Teacher::sum_of(const std::vector<std::size_t>& rules) const {
    std::int64_t out = 0;
    for (const std::size_t rule : rules) {
        const auto& values = geometry_.rules()[rule].values;
        if (values.size() != 1) return std::nullopt;
        out += values.front();
    }
    return out;
}

// Combinations as players write them: ": 15/2 = 69, 78".
std::string Teacher::ways(const Total& total) const {
    if (total.ways.empty()) return {};
    const bool brief = geometry_.digits() < 10 && total.parts.size() > 1 && total.least == total.most;
    std::vector<std::string> ways;
    for (Set<Digit> way : total.ways) {
        std::string digits;
        for (Digit each : way) digits += digit(each);
        ways.push_back(brief ? digits : digit_words(way));
    }
    const std::string head = brief ? count_text(total) + '/' + std::to_string(total.parts.size()) + " = " : "";
    return fill_phrase(rule_lessons().ways,
                       {{"facts", head + (brief ? join(ways, ", ") : join_last(ways, lessons().choice))}});
}

std::string Teacher::no_combination(const path::Step& step) const {
    const Pattern& p = step.pattern;
    std::vector<Cell> supposed;
    for (Candidate c : step.removes) supposed.push_back(c.cell);
    return fill_phrase(p.fins.empty() ? rule_lessons().no_combination : rule_lessons().no_combination_between,
                       {{"why", p.total ? sum(p) : rules(p)},
                        {"digits", digit_words(p.digits)},
                        {"supposed", one_of(supposed)},
                        {"fins", all_of(p.fins)}});
}

// The totals of sets of digits: "9 or 14".
std::string Teacher::totals(const Total& total) const {
    std::set<int> sums;
    for (const Set<Digit> way : total.ways) {
        int sum = 0;
        for (const Digit each : way) sum += index(each) + 1;
        sums.insert(sum);
    }
    std::vector<std::string> counts;
    for (const int sum : sums) counts.push_back(std::to_string(sum));
    return counts.empty() ? count_text(total) : join_last(counts, lessons().choice);
}

std::optional<std::string> Teacher::slot_of_rules(const path::Step& step, std::string_view name) const {
    const Pattern& p = step.pattern;
    if (name == "rules") return of_rules(step);
    if (name == "why") return rules(p);
    if (name == "sum") return sum(p);
    if (name == "total") return spaced(cells_text(lines_.names(), *p.total));
    if (name == "totals") return totals(*p.total);
    if (name != "parity") return std::nullopt;
    const bool odd = index(step.removes.front().digit) % 2 != 0;  // an even digit is false
    return odd != (*p.total->least % 2 != 0) ? "odd" : "even";
}

std::string Teacher::of_rules(const path::Step& step) const {
    const Pattern& p = step.pattern;
    if (p.form == Form::sum && p.total) return sum(p);
    if (p.form == Form::no_combination) return no_combination(step);
    const std::string_view phrase = p.form == Form::sum                         ? rule_lessons().digits_of_rule
                                    : p.form == Form::sum_digit                 ? rule_lessons().sum_digit
                                    : p.form == Form::place                     ? rule_lessons().no_place
                                    : p.form == Form::cases                     ? rule_lessons().cases_of_rule
                                    : p.rules.size() > 1                        ? rule_lessons().no_partner_of_rules
                                    : p.digits.single() && p.others.size() == 1 ? rule_lessons().partner_placed
                                    : p.digits == geometry_.all_digits()        ? rule_lessons().no_partner_at_all
                                                                                : rule_lessons().no_partner;
    return fill_phrase(phrase, {{"why", rules(p)},
                                {"cells", p.form == Form::sum_digit ? one_of(p.cells) : all_of(p.cells)},
                                {"others", p.form == Form::place ? one_of(p.others) : all_of(p.others)},
                                {"base", p.base.empty() ? "" : houses(p.base)},
                                {"digits", p.form == Form::partner ? digit_words(p.digits, lessons().choice)
                                                                   : digit_words(p.digits)}});
}

}  // namespace deduku::report
