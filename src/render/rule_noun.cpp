#include "render/rule_noun.hpp"

#include <algorithm>
#include <array>

#include "grid/rules/tell.hpp"
#include "render/lessons.hpp"

namespace deduku {
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
                                       RuleNoun{"quad", "quadruple"},
                                       RuleNoun{"modular", "modular line"},
                                       RuleNoun{"entropic", "entropic line"},
                                       RuleNoun{"nabner", "nabner line"},
                                       RuleNoun{"zipper", "zipper line"},
                                       RuleNoun{"sequence", "sequence line"},
                                       RuleNoun{"n-sum-line", "sum line"},
                                       RuleNoun{"one-parity", "line of one parity"},
                                       RuleNoun{"grey", "grey dot"},
                                       RuleNoun{"greater", "greater sign"},
                                       RuleNoun{"regular", "pattern"},
                                       RuleNoun{"region-sum", "region sum line"},
                                       RuleNoun{"all-dots", "negative dot"},
                                       RuleNoun{"all-ratios", "negative ratio"},
                                       RuleNoun{"all-xv", "negative XV"},
                                       RuleNoun{"any", "either-or rule"},
                                       RuleNoun{"exactly", "either-or rule"},
                                       RuleNoun{"not", "negative rule"},
                                       RuleNoun{"pair", "pair rule"},
                                       RuleNoun{"same-digits", "same-digits rule"},
                                       RuleNoun{"equal-sums", "equal-sums rule"},
                                       RuleNoun{"different-sums", "different-sums rule"},
                                       RuleNoun{"equal-products", "equal-products rule"},
                                       RuleNoun{"counting-circles", "counting-circles rule"},
                                       RuleNoun{"count", "digit count"},
                                       RuleNoun{"only", "restricted cell"},
                                       RuleNoun{"odd", "odd cell"},
                                       RuleNoun{"even", "even cell"}};

// Rules about the whole board that do not compare neighbours: the cells that they compare with one.
constexpr std::array relations_of_rules = {RuleNoun{"anti-knight", "the cells a knight's move from {cells}"},
                                           RuleNoun{"anti-leaper", "the cells a leap from {cells}"},
                                           RuleNoun{"anti-queen", "the cells a queen's move from {cells}"},
                                           RuleNoun{"all-xv", "the neighbours of {cells} without X or V"},
                                           RuleNoun{"all-dots", "the neighbours of {cells} without a dot"},
                                           RuleNoun{"all-ratios", "the neighbours of {cells} without a dot"},
                                           RuleNoun{"global-entropy", "the 2x2 squares at {cells}"},
                                           RuleNoun{"global-modular", "the 2x2 squares at {cells}"}};

}  // namespace

std::string neighbours_by_rule(const Rule& rule, const std::string& cells) {
    const auto known = std::find_if(relations_of_rules.begin(), relations_of_rules.end(),
                                    [&](const RuleNoun& each) { return each.key == rule.row->key; });
    return fill_phrase(known != relations_of_rules.end() ? known->noun : rule_lessons().neighbours,
                       {{"cells", cells}, {"noun", rule.title.empty() ? rule.row->key : rule.title}});
}

std::string rule_noun(const Rule& rule, const Geometry& geometry, Coords coords) {
    const auto known = std::find_if(nouns_of_rules.begin(), nouns_of_rules.end(),
                                    [&](const RuleNoun& each) { return each.key == rule.row->key; });
    std::string noun(known != nouns_of_rules.end() ? known->noun : rule.row->key);
    if (rules::names_one_rule(rule.title)) return rule.title;
    if (!rule.title.empty()) noun = rule.title;
    if (const auto cells = rules::all_cells_of(rule); !rule.cases.empty() && !cells.empty())
        return fill_phrase(rule_lessons().named_at,
                           {{"noun", noun}, {"cells", cell_name(geometry, cells.front(), coords)}});
    if (rule.groups.empty() || rule.groups[0].empty())
        return fill_phrase(rule_lessons().named_rule, {{"noun", noun}, {"cells", "rule"}});
    if (rule.title.empty()) std::replace(noun.begin(), noun.end(), '-', ' ');
    if (rule.values.size() == 1 && rule.row->value == RuleValue::sum)
        return fill_phrase(rule_lessons().named_sum, {{"noun", noun},
                                                      {"count", std::to_string(rule.values[0])},
                                                      {"cells", cell_name(geometry, rule.groups[0].front(), coords)}});
    const Telling telling{rule, geometry, coords};
    const bool closed = rule.groups[0].size() > 1 && rule.groups[0].front() == rule.groups[0].back();
    if (rule.groups.size() > 1 || closed)
        return fill_phrase(rule_lessons().named_at, {{"noun", noun}, {"cells", telling.first()}});
    constexpr auto most_runs = 2;
    const std::string line = telling.line();
    if (std::count(line.begin(), line.end(), ',') >= most_runs && rule.groups[0].size() > most_runs + 1)
        return fill_phrase(rule_lessons().named_line,
                           {{"noun", noun}, {"first", telling.first()}, {"last", telling.last()}});
    return fill_phrase(rule_lessons().named_rule, {{"noun", noun}, {"cells", line}});
}

}  // namespace deduku
