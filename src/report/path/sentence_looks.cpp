// Sentences about looks at one rule or house, in positive numbers, and about contradictions, look by look.
//
//   In the cage A1, A2 digits differ and sum to 15. 15/2 = 69, 78. So A1 and A2 are 6 to 9.
//   Box 6 is 45. The cages 28 and 34 fill it and reach outside to H7 and I7. 28 + 34 - 45 = 17/2 = 89.
//   If E6 is 5, the cage 16 at D6 leaves D6 7 and F6 9: no place is left for 2 in column F.
#include <algorithm>
#include <array>

#include "deduku/words.hpp"
#include "grid/rules/tell.hpp"
#include "render/lessons.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {
namespace {

struct RuleNoun {
    std::string_view key;
    std::string_view noun;
};

// Nouns that are not the rule's name.
constexpr std::array nouns_of_rules = {RuleNoun{"killer", "cage"},
                                       RuleNoun{"thermo", "thermometer"},
                                       RuleNoun{"slow-thermo", "slow thermometer"},
                                       RuleNoun{"whispers", "whispers line"},
                                       RuleNoun{"dutch-whispers", "whispers line"},
                                       RuleNoun{"renban", "renban line"},
                                       RuleNoun{"little-killer", "diagonal"},
                                       RuleNoun{"white", "white dot"},
                                       RuleNoun{"black", "black dot"},
                                       RuleNoun{"x", "X"},
                                       RuleNoun{"v", "V"},
                                       RuleNoun{"x-sum", "X-sum"},
                                       RuleNoun{"between", "between line"},
                                       RuleNoun{"lockout", "lockout line"},
                                       RuleNoun{"quad", "quadruple"}};

std::string capital(std::string text) {
    if (!text.empty() && 'a' <= text[0] && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

// Of numbers that are added.
std::string plus(const std::vector<std::string>& numbers) { return join(numbers, " + "); }

}  // namespace

std::string Teacher::noun(std::size_t number) const {
    const Rule& rule = geometry_.rules()[number];
    const auto known = std::find_if(nouns_of_rules.begin(), nouns_of_rules.end(),
                                    [&](const RuleNoun& each) { return each.key == rule.row->key; });
    std::string noun(known != nouns_of_rules.end() ? known->noun : rule.row->key);
    std::replace(noun.begin(), noun.end(), '-', ' ');
    if (rule.groups.empty() || rule.groups[0].empty())
        return fill_phrase(rule_lessons().named_rule, {{"noun", noun}, {"cells", "rule"}});
    if (rule.values.size() == 1 && rule.row->value == RuleValue::sum)
        return fill_phrase(
            rule_lessons().named_sum,
            {{"noun", noun}, {"count", std::to_string(rule.values[0])}, {"cells", name(rule.groups[0].front())}});
    return fill_phrase(rule_lessons().named_rule,
                       {{"noun", noun}, {"cells", Telling{rule, geometry_, coords_}.line()}});
}

std::string Teacher::nouns(const std::vector<std::size_t>& rules) const {
    std::vector<std::string> out;
    for (const std::size_t rule : rules) out.push_back(noun(rule));
    return join_last(out, lessons().conjunction);
}

// Three or more in a row as a range.
std::string Teacher::range_words(Set<Digit> digits) const {
    if (digits.empty()) return {};
    const Digit first = digits.first();
    Digit last = first;
    for (const Digit d : digits) last = d;
    if (digits.size() < 3 || index(last) - index(first) + 1 != digits.size())
        return digit_words(digits, lessons().choice);
    return fill_phrase(rule_lessons().range, {{"first", digit(first)}, {"last", digit(last)}});
}

// "D6 and F6 7 or 9, G6 3"
std::string Teacher::left_to(const std::vector<CellGroup>& groups) const {
    std::vector<std::string> out;
    for (const CellGroup& group : groups)
        if (!group.digits.empty()) out.push_back(all_of(group.cells) + ' ' + range_words(group.digits));
    return join_last(out, lessons().conjunction);
}

// What each cell loses if that is one or two digits of more; otherwise what is left to it.
std::string Teacher::result_of_look(const path::Step& step) const {
    std::vector<std::string> parts = written(step);
    for (const auto& [gone, cells] : groups_of(step)) {
        std::vector<CellGroup> left = step.pattern.sets;
        for (CellGroup& group : left)
            std::erase_if(group.cells,
                          [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) == cells.end(); });
        for (const CellGroup& group : left) {
            if (group.cells.empty()) continue;
            const bool loses = group.digits.empty() || (gone.size() <= 2 && gone.size() < group.digits.size());
            if (loses)
                parts.push_back(
                    fill_phrase(group.cells.size() == 1 ? lessons().cell_is_not : lessons().cells_are_not,
                                {{"cells", all_of(group.cells)}, {"digits", digit_words(gone, lessons().choice)}}));
            else if (group.cells.size() == 1)
                parts.push_back(fill_phrase(lessons().cell_is,
                                            {{"cell", all_of(group.cells)}, {"digit", range_words(group.digits)}}));
            else
                parts.push_back(fill_phrase(rule_lessons().cells_are,
                                            {{"cells", all_of(group.cells)}, {"digits", range_words(group.digits)}}));
        }
    }
    return join(parts, ", ");
}

// The rule, and the combinations left: "15/2 = 69, 78."
std::string Teacher::look(const Pattern& p) const {
    std::string out = rules(p);
    if (p.total && digit_left(*p.total)) return fill_phrase(rule_lessons().sum_all_but_one, {{"why", out}});
    if (!p.total || p.total->ways.empty()) return out;
    return out + fill_phrase(rule_lessons().combinations, {{"facts", ways(*p.total).substr(2)}});
}

Teacher::Cages Teacher::cages(const Pattern& p) const {
    constexpr std::size_t most = 5;
    Cages out;
    std::vector<std::string> sums;
    for (const std::size_t rule : p.rules) {
        const auto& values = geometry_.rules()[rule].values;
        if (values.size() != 1 || geometry_.rules()[rule].row->value != RuleValue::sum) return {};
        out.total += values.front();
        sums.push_back(std::to_string(values.front()));
    }
    if (sums.empty()) return {};
    out.sums = sums.size() > most ? std::to_string(out.total) : plus(sums);
    out.names = sums.size() > most
                    ? fill_phrase(rule_lessons().some_cages,
                                  {{"number", std::to_string(sums.size())}, {"count", std::to_string(out.total)}})
                    : fill_phrase(rule_lessons().cages, {{"nouns", sums.size() == 1 ? "cage" : "cages"},
                                                         {"sums", join_last(sums, lessons().conjunction)}});
    return out;
}

// Cells inside, outside, or both: the difference of these.
std::string Teacher::rule_of_45(const Pattern& p) const {
    const RuleLessons& says = rule_lessons();
    const int n = geometry_.digits(), all = n * (n - 1 + 2 * geometry_.lowest()) / 2 * static_cast<int>(p.base.size());
    Total inside = *p.total, outside = *p.total;
    std::erase_if(inside.parts, [](const Total::Part& part) { return part.times < 0; });
    std::erase_if(outside.parts, [](const Total::Part& part) { return part.times > 0; });
    for (Total::Part& part : outside.parts) part.times = -part.times;
    const Cages given = cages(p);
    const auto cells_of = [&](const Total& total) {
        std::vector<Cell> cells;
        for (const Total::Part& part : total.parts)
            if (part.times == 1) cells.push_back(part.cell);
        return cells.size() == total.parts.size() ? all_of(cells) : spaced(cells_text(lines_.names(), total));
    };
    const std::string cells_inside = cells_of(inside), cells_outside = cells_of(outside);
    if (given.names.empty() || p.total->least != p.total->most)
        return fill_phrase(says.some_sums, {{"base", houses(p.base)}, {"digits", std::to_string(all)}}) +
               fill_phrase(says.leaves,
                           {{"count", count_text(*p.total)}, {"cells", spaced(cells_text(lines_.names(), *p.total))}}) +
               ways(*p.total) + '.';
    // Digits placed inside are added to the cages, those placed outside are taken from them.
    const std::int64_t left = *p.total->least, placed = all - left - given.total;
    const Total& larger = outside.parts.empty() || left >= 0 ? inside : outside;
    const std::string together = larger.parts.size() == 1 && larger.parts[0].times == 1 ? "is" : "together are";
    const auto phrase_of = [&](std::string_view phrase, const std::string& sums, std::int64_t count) {
        const std::string with = placed == 0  ? ""
                                 : placed > 0 ? " with " + std::to_string(placed) + " placed beside"
                                              : " less " + std::to_string(-placed) + " placed outside";
        return fill_phrase(phrase, {{"base", capital(houses(p.base))},
                                    {"is", p.base.size() == 1 ? "is" : "are"},
                                    {"digits", std::to_string(all)},
                                    {"cages", capital(given.names)},
                                    {"placed", with},
                                    {"together", together},
                                    {"given", std::to_string(given.total + placed)},
                                    {"cells", outside.parts.empty() || left >= 0 ? cells_inside : cells_outside},
                                    {"others", left >= 0 ? cells_outside : cells_inside},
                                    {"sums", sums},
                                    {"count", std::to_string(count)}});
    };
    const std::string sums = given.total + placed == given.total
                                 ? given.sums
                                 : given.sums + (placed > 0 ? " + " : " - ") + std::to_string(std::abs(placed));
    Total told = *p.total;
    if (inside.parts.empty()) {
        told.least = told.most = -left;
        for (Total::Part& part : told.parts) part.times = 1;
        return phrase_of(says.outies, sums + " - " + std::to_string(all), -left) + ways(told) + '.';
    }
    if (outside.parts.empty())
        return phrase_of(says.innies, std::to_string(all) + " - " + std::to_string(given.total + placed), left) +
               ways(told) + '.';
    return phrase_of(left == 0 ? says.as_much_as : says.more_than, sums, std::abs(left));
}

// "the cage 14 at D6 leaves D6 7 or 9"
std::string Teacher::glance(const Glance& at) const {
    const RuleLessons& says = rule_lessons();
    const bool of_house = !geometry_.is_cell(at.on);
    if (at.rule && of_house)
        return fill_phrase(says.look_at_sums,
                           {{"base", houses({geometry_.house_of(at.on)})}, {"cells", left_to(at.left)}});
    if (at.rule) return fill_phrase(says.look_leaves, {{"rule", noun(*at.rule)}, {"cells", left_to(at.left)}});
    if (of_house)
        return fill_phrase(says.look_in_house, {{"digits", digit(geometry_.digit_of(at.on))},
                                                {"base", houses({geometry_.house_of(at.on)})},
                                                {"cells", left_to(at.left)}});
    if (at.left.size() == 1 && at.left[0].digits.single() && at.left[0].cells.size() == 1)
        return is({at.left[0].cells[0], at.left[0].digits.first()});
    return fill_phrase(says.look_leaves, {{"rule", name(geometry_.cell_of(at.on))}, {"cells", left_to(at.left)}});
}

// The candidates refuted, the looks with what they leave, and what is then left without a digit or a place.
std::string Teacher::contradiction(const path::Step& step) const {
    const Words words(puzzle_, coords_);
    std::vector<std::string> facts, looks;
    for (std::size_t i = 0; i < step.removes.size();) {
        const Cell cell = step.removes[i].cell;
        Set<Digit> digits;
        for (; i < step.removes.size() && step.removes[i].cell == cell; ++i) digits.insert(step.removes[i].digit);
        facts.push_back(fill_phrase(lessons().cell_is, {{"cell", name(cell)}, {"digit", range_words(digits)}}));
    }
    for (const Glance& each : step.pattern.looks)
        if (!left_to(each.left).empty()) looks.push_back(glance(each));
    if (looks.empty() && !step.pattern.rules.empty()) looks.push_back(noun(step.pattern.rules[0]) + " fails");
    return fill_phrase(rule_lessons().if_it_were,
                       {{"fact", join_last(facts, lessons().choice)},
                        {"facts", join(looks, ", ")},
                        {"why", words.nothing_left(*path::refuted_branches(step).front()->empty)}});
}

// "2 or 3 in D4", "9 in C2 and E2"
std::string Teacher::gone(const path::Step& step) const {
    std::vector<std::string> out;
    for (const auto& [digits, cells] : groups_of(step))
        out.push_back(digit_words(digits, lessons().choice) + " in " + one_of(cells));
    return join_last(out, lessons().choice);
}

}  // namespace deduku::report
