// What a teacher says of rules (sentence.hpp).
//
//   In the cage A1, A2, B2 digits differ and sum to 15. A2 + B2 must make 9: 2 and 7, or 3 and 6.
#include <algorithm>

#include "grid/in_order.hpp"
#include "grid/module.hpp"
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

// The sentences of the rules; of more than two only where they are.
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
    const std::string cells = spaced(cells_text(lines_.names(), *p.total)), count = count_text(*p.total);
    std::string out;
    if (p.base.empty()) {
        out = fill_phrase(rule_lessons().sum_left, {{"why", rules(p)}, {"cells", cells}, {"count", count}});
    } else {
        const int n = geometry_.digits(), all = n * (n + 1) / 2 * static_cast<int>(p.base.size());
        out = fill_phrase(
            p.base.size() == 1 ? rule_lessons().house_left : rule_lessons().houses_left,
            {{"base", houses(p.base)}, {"digits", std::to_string(all)}, {"cells", cells}, {"count", count}});
        const auto is_outside = [](const Total::Part& part) { return part.times < 0; };
        if (std::any_of(p.total->parts.begin(), p.total->parts.end(), is_outside)) out += rule_lessons().cells_outside;
    }
    if (p.total->ways.empty()) return out + '.';
    std::vector<std::string> ways;
    for (Set<Digit> way : p.total->ways) ways.push_back(digit_words(way));
    return out + fill_phrase(rule_lessons().ways, {{"facts", join_last(ways, lessons().choice)}});
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

std::string Teacher::of_rules(const path::Step& step) const {
    needs(Module::more);
    const Pattern& p = step.pattern;
    if (p.form == Form::sum && p.total) return sum(p);
    if (p.form == Form::no_combination) return no_combination(step);
    const std::string_view phrase = p.form == Form::sum         ? rule_lessons().digits_of_rule
                                    : p.form == Form::sum_digit ? rule_lessons().sum_digit
                                    : p.form == Form::place     ? rule_lessons().no_place
                                    : p.form == Form::cases     ? rule_lessons().cases_of_rule
                                    : p.rules.size() > 1        ? rule_lessons().no_partner_of_rules
                                                                : rule_lessons().no_partner;
    return fill_phrase(phrase, {{"why", rules(p)},
                                {"cells", p.form == Form::sum_digit ? one_of(p.cells) : all_of(p.cells)},
                                {"others", p.form == Form::place ? one_of(p.others) : all_of(p.others)},
                                {"base", p.base.empty() ? "" : houses(p.base)},
                                {"digits", p.form == Form::partner ? digit_words(p.digits, lessons().choice)
                                                                   : digit_words(p.digits)}});
}

}  // namespace deduku::report
