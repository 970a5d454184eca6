// Sentences about rules (sentence.hpp).
//
//   In the cage A1, A2, B2 digits differ and sum to 15. A2 + B2 must make 9: 9/2 = 27, 36.
#include <algorithm>
#include <set>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "render/lessons.hpp"
#include "report/path/sentence.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku::report {

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

Total added(Total total) {
    std::erase_if(total.parts, [](const Total::Part& part) { return part.times < 0; });
    return total;
}

Total turned(Total total) {
    for (Total::Part& part : total.parts) part.times = -part.times;
    std::swap(total.least, total.most);
    for (auto* bound : {&total.least, &total.most})
        if (*bound) **bound = -**bound;
    return total;
}

std::optional<Candidate> Teacher::digit_left(const Total& total) const {
    if (total.parts.size() != 1 || !total.least || total.least != total.most) return std::nullopt;
    const std::int64_t digit = *total.least * total.parts.front().times;
    if (std::abs(total.parts.front().times) != 1 || digit < geometry_.lowest() ||
        digit >= geometry_.lowest() + geometry_.digits())
        return std::nullopt;
    return Candidate{total.parts.front().cell, static_cast<Digit>(digit - geometry_.lowest())};
}

// The sentences of the rules; only their names for more than two, or if so wanted. Of rules about the whole board the
// cells that they compare.
std::string Teacher::rules(const Pattern& p) const {
    constexpr std::size_t most = 2;
    if (p.rules.size() > most || (rule_words_ == RuleWords::names && !p.rules.empty())) {
        std::vector<std::string> names;
        for (const std::size_t rule : p.rules) names.push_back(noun_at(rule, p));
        return fill_phrase(rule_lessons().several_rules, {{"rules", join_last(names, lessons().conjunction)}});
    }
    std::vector<std::string> out;
    for (const std::size_t rule : p.rules) out.push_back(rule_sentence(geometry_.rules()[rule], geometry_, coords_));
    return join(out, " ");
}

std::string Teacher::sum(const Pattern& p) const {
    if (p.total->parts.empty())
        return fill_phrase(rule_lessons().sum_missed, {{"why", p.rules.size() == 1 ? rules(p) + ' ' : ""}});
    if (!p.base.empty()) return rule_of_45(p);
    if (digit_left(*p.total)) return last_of_sum(p);
    if (p.rules.size() == 1 && !p.total->ways.empty() && has_brief_ways(*p.total) && cages(p).total != 0)
        return combinations(p, "");
    return sum_of_both_sides(p) + ways(*p.total) + left_out(*p.total) + '.';
}

// Of a cage the sum of its other cells.
std::string Teacher::last_of_sum(const Pattern& p) const {
    const std::int64_t others = p.rules.size() == 1 ? cages(p).total - *p.total->least : 0;
    const bool sums = others > 0 && p.total->parts[0].times == 1;
    const bool one = sums && geometry_.rules()[p.rules[0]].groups[0].size() == 2;
    return fill_phrase(one    ? rule_lessons().sum_other
                       : sums ? rule_lessons().sum_others
                              : rule_lessons().sum_all_but_one,
                       {{"why", rules(p)}, {"count", std::to_string(others)}});
}

// Cells that are subtracted are on the other side: "A2 + B2 must make as much as C4".
std::string Teacher::sum_of_both_sides(const Pattern& p) const {
    const Total told = added(*p.total).parts.empty() ? turned(*p.total) : *p.total;
    const Total one = added(told), other = added(turned(told));
    constexpr std::size_t most = 8;
    const auto text_of = [&](const Total& total) {
        const std::vector<Total::Part>& parts = total.parts;
        if (parts.size() > most)
            return fill_phrase(rule_lessons().open_cells, {{"count", std::to_string(parts.size())}});
        const bool number =
            parts.size() == 2 && parts[0].times * parts[1].times == 10 && parts[0].times + parts[1].times == 11;
        if (!number) return spaced(cells_text(lines_.names(), total));
        const std::size_t tens = parts[0].times == 10 ? 0 : 1;
        return fill_phrase(rule_lessons().number_in, {{"cells", all_of({parts[tens].cell, parts[1 - tens].cell})}});
    };
    if (other.parts.empty() && one.parts.size() > most)
        return fill_phrase(
            rule_lessons().sum_of_open,
            {{"why", rules(p)}, {"count", std::to_string(one.parts.size())}, {"digits", count_text(told)}});
    if (other.parts.empty() || told.least != told.most)
        return fill_phrase(rule_lessons().sum_left,
                           {{"why", rules(p)}, {"cells", text_of(told)}, {"count", count_text(told)}});
    const std::int64_t more = *told.least;
    const bool cells = one.parts.size() == 1 && other.parts.size() == 1;
    return fill_phrase(more != 0 ? rule_lessons().sum_more
                       : cells   ? rule_lessons().cell_as_much
                                 : rule_lessons().sum_as_much,
                       {{"why", rules(p)},
                        {"cells", text_of(more < 0 ? other : one)},
                        {"others", text_of(more < 0 ? one : other)},
                        {"count", std::to_string(std::abs(more))}});
}

bool Teacher::has_brief_ways(const Total& total) const {
    return geometry_.digits() < 10 && total.parts.size() > 1 && total.least && total.least == total.most;
}

// Combinations as players write them: ": 15/2 = 69, 78".
std::string Teacher::ways(const Total& total) const {
    if (total.ways.empty()) return {};
    const bool brief = has_brief_ways(total);
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
    constexpr std::size_t many = 10;
    const bool any = step.removes.size() > many || p.cells.size() > many;
    Set<Digit> digits;
    for (const Candidate c : step.removes) digits.insert(c.digit);
    const bool named = !p.total && p.rules.size() == 1;
    return fill_phrase(takes_all(step) ? (named ? rule_lessons().rule_must_include : rule_lessons().cells_must_include)
                       : any           ? rule_lessons().no_combination_of_any
                                       : rule_lessons().no_combination,
                       {{"why", p.total ? sum(p) : rules(p)},
                        {"rule", !named                            ? ""
                                 : rule_words_ == RuleWords::names ? "It"
                                                                   : capital(noun(p.rules[0]))},
                        {"gone", gone(step)},
                        {"digits", digit_words(digits)},
                        {"cells", all_of(p.cells)}});
}

// The totals of sets of digits: "9 or 14", "8 to 15".
std::string Teacher::totals(const Total& total) const {
    std::set<int> sums;
    for (const Set<Digit> way : total.ways) {
        int sum = 0;
        for (const Digit each : way) sum += index(each) + 1;
        sums.insert(sum);
    }
    if (sums.size() > 2 && *sums.rbegin() - *sums.begin() + 1 == static_cast<int>(sums.size()))
        return fill_phrase(rule_lessons().range,
                           {{"first", std::to_string(*sums.begin())}, {"last", std::to_string(*sums.rbegin())}});
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
    if (name == "splitting") return split_cage(p);
    if (name != "parity") return std::nullopt;
    const bool odd = index(step.removes.front().digit) % 2 != 0;  // an even digit is false
    return fill_phrase(p.others.size() == 1 ? rule_lessons().cell_parity : rule_lessons().cells_parity,
                       {{"cells", all_of(p.others)}, {"parity", odd != (*p.total->least % 2 != 0) ? "odd" : "even"}});
}

std::string Teacher::of_rules(const path::Step& step) const {
    const Pattern& p = step.pattern;
    if (p.form == Form::sum && p.total) return sum(p);
    if (p.form == Form::no_combination) return no_combination(step);
    const bool cases = p.form == Form::cases || (p.form == Form::look && !geometry_.rules()[p.rules[0]].cases.empty());
    if (p.form == Form::look && !cases) return look(p);
    constexpr std::size_t many = 5, many_gone = 6;
    const std::string_view phrase = p.form == Form::sum                               ? rule_lessons().digits_of_rule
                                    : p.form == Form::sum_digit                       ? rule_lessons().sum_digit
                                    : p.form == Form::place && p.others.size() > many ? rule_lessons().no_place_at_all
                                    : p.form == Form::place && step.removes.size() > many_gone
                                        ? rule_lessons().no_place_of_any
                                    : p.form == Form::place                     ? rule_lessons().no_place
                                    : cases                                     ? rule_lessons().cases_of_rule
                                    : p.rules.size() > 1                        ? rule_lessons().no_partner_of_rules
                                    : p.digits.single() && p.others.size() == 1 ? rule_lessons().partner_placed
                                    : p.digits == geometry_.all_digits()        ? rule_lessons().no_partner_at_all
                                                                                : rule_lessons().no_partner;
    return fill_phrase(phrase, {{"why", rules(p)},
                                {"cells", p.form == Form::sum_digit ? one_of(p.cells) : all_of(p.cells)},
                                {"others", p.form == Form::place ? one_of(p.others) : all_of(p.others)},
                                {"base", p.base.empty() ? "" : houses(p.base)},
                                {"gone", gone(step)},
                                {"them", p.others.size() == 1 ? "that" : "all of these"},
                                {"digits", p.form == Form::partner ? digit_words(p.digits, lessons().choice)
                                                                   : digit_words(p.digits)}});
}

}  // namespace deduku::report
