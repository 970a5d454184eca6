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
                                       RuleNoun{"quad", "quadruple"}};

}  // namespace

std::string rule_noun(const Rule& rule, const Geometry& geometry, Coords coords) {
    const auto known = std::find_if(nouns_of_rules.begin(), nouns_of_rules.end(),
                                    [&](const RuleNoun& each) { return each.key == rule.row->key; });
    std::string noun(known != nouns_of_rules.end() ? known->noun : rule.row->key);
    std::replace(noun.begin(), noun.end(), '-', ' ');
    if (!rule.title.empty()) noun = rule.title;
    if (rule.groups.empty() || rule.groups[0].empty())
        return fill_phrase(rule_lessons().named_rule, {{"noun", noun}, {"cells", "rule"}});
    if (rule.values.size() == 1 && rule.row->value == RuleValue::sum)
        return fill_phrase(rule_lessons().named_sum, {{"noun", noun},
                                                      {"count", std::to_string(rule.values[0])},
                                                      {"cells", cell_name(geometry, rule.groups[0].front(), coords)}});
    return fill_phrase(rule_lessons().named_rule, {{"noun", noun}, {"cells", Telling{rule, geometry, coords}.line()}});
}

}  // namespace deduku
