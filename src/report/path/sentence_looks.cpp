// Sentences about looks at one rule or house, in positive numbers, and about contradictions, look by look.
//
//   In the cage A1, A2 digits differ and sum to 15. 15/2 = 69, 78. So A1 and A2 are 6 to 9.
//   If E6 is 5, the cage 16 at D6 leaves D6 7 and F6 9: no place is left for 2 in column F.
#include <algorithm>

#include "deduku/words.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "render/lessons.hpp"
#include "render/rule_noun.hpp"
#include "report/path/sentence.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku::report {
namespace {

// The digits left to a cell of a look.
Set<Digit> digits_left(const Pattern& pattern, Cell cell) {
    const auto group = std::find_if(pattern.sets.begin(), pattern.sets.end(),
                                    [&](const CellGroup& each) { return contains(each.cells, cell); });
    return group == pattern.sets.end() ? Set<Digit>{} : group->digits;
}

bool is_told(const std::vector<CellGroup>& groups, Set<Digit> digits) {
    return std::any_of(groups.begin(), groups.end(), [&](const CellGroup& group) { return group.digits == digits; });
}

}  // namespace

std::string capital(std::string text) {
    if (!text.empty() && 'a' <= text[0] && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string Teacher::noun(std::size_t number) const { return rule_noun(geometry_.rules()[number], geometry_, coords_); }

std::string Teacher::noun_at(std::size_t number, const Pattern& p) const {
    const Rule& rule = geometry_.rules()[number];
    const std::vector<Cell>& cells = p.others.empty() ? p.cells : p.others;
    constexpr std::size_t most = 4;
    if (!rule.groups.empty() || !rule.cases.empty() || cells.empty() || cells.size() > most) return noun(number);
    return neighbours_by_rule(rule, all_of(cells));
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

std::string Teacher::range_words(Cell cell, Set<Digit> digits) const {
    return geometry_.in_grid(cell) ? range_words(digits) : value_words(cell, digits, lessons().choice);
}

// "7 or 9 in D6 and F6, 3 in G6 and no 5 in A1 and A2"
std::string Teacher::left_to(const Glance& glance) const {
    std::vector<std::string> out;
    for (const CellGroup& group : glance.left)
        if (!group.digits.empty())
            out.push_back(fill_phrase(
                rule_lessons().digits_in_cells,
                {{"cells", all_of(group.cells)}, {"digits", range_words(group.cells.front(), group.digits)}}));
    for (const CellGroup& group : glance.without)
        out.push_back(fill_phrase(rule_lessons().cells_without,
                                  {{"cells", all_of(group.cells)},
                                   {"digits", value_words(group.cells.front(), group.digits, lessons().choice)}}));
    return join_last(out, lessons().conjunction);
}

std::string Teacher::are(const std::vector<Cell>& cells, Set<Digit> digits) const {
    const std::string left = range_words(cells.front(), digits);
    return cells.size() == 1 ? fill_phrase(lessons().cell_is, {{"cell", name(cells.front())}, {"digit", left}})
                             : fill_phrase(rule_lessons().cells_are, {{"cells", all_of(cells)}, {"digits", left}});
}

// Empty if unknown.
Set<Digit> Teacher::left_after(const path::Step& step, Cell cell, Set<Digit> gone) const {
    if (step.pattern.form == Form::look) return digits_left(step.pattern, cell);
    Set<Digit> left = geometry_.all_digits(cell) - gone;
    if (before_ == nullptr) return left.single() ? left : Set<Digit>{};
    left = left & before_->digits(cell);
    for (const Cell peer : geometry_.peers_of(cell))
        if (const Set<Digit> placed = before_->digits(peer); placed.single()) left = left - placed;
    return left;
}

std::vector<std::string> Teacher::losses(const path::Step& step) const {
    const bool look = step.pattern.form == Form::look;
    std::vector<CellGroup> losing, left;
    // First the cells whose digits left are told: others with the same digits are named with them.
    for (const bool first : {true, false})
        for (const auto& [gone, cells] : groups_of(step))
            for (const Cell cell : cells) {
                const Set<Digit> here = left_after(step, cell, gone);
                const bool few = gone.size() <= 2, fewer = gone.size() < here.size();
                if ((here.empty() || (look ? few && fewer : few || fewer)) == first) continue;
                const bool joins = first || (!look && is_told(left, here));
                add_to_group(geometry_, cell, joins ? here : gone, joins ? left : losing);
            }
    std::vector<std::string> out;
    for (CellGroup& group : left) {
        put_in_order(group.cells);
        out.push_back(are(group.cells, group.digits));
    }
    for (const CellGroup& group : losing)
        out.push_back(fill_phrase(group.cells.size() == 1 ? lessons().cell_is_not : lessons().cells_are_not,
                                  {{"cells", all_of(group.cells)},
                                   {"digits", value_words(group.cells.front(), group.digits, lessons().choice)}}));
    return out;
}

// The rule, and the combinations left: "15/2 = 69, 78."
std::string Teacher::look(const Pattern& p) const {
    if (p.total && digit_left(*p.total)) return last_of_sum(p);
    if (p.total && p.total->ways.empty() && p.total->least && p.total->least == p.total->most &&
        !p.total->parts.empty())
        return sum_of_both_sides(p) + arrow_bounds(*p.total) + '.';
    const Rule* rule = p.rules.size() == 1 ? &geometry_.rules()[p.rules[0]] : nullptr;
    if (rule != nullptr && rule->row->automaton != nullptr && !rule->text.empty())
        return fill_phrase(rule_lessons().digits_of_rule, {{"why", rules(p)}, {"cells", all_of(p.cells)}});
    if (!p.total || p.total->ways.empty()) return why_of_look(p);
    return combinations(p, lacking_partners(p));
}

// "Look at the cage 15 at A1. 15/2 = 69, 78.", and why cells lose digits of these.
std::string Teacher::combinations(const Pattern& p, const std::string& why) const {
    const auto given = p.rules.size() == 1 ? cages(p).total : *p.total->least;
    const bool some_placed = given != 0 && given != p.total->least;
    return rules(p) + fill_phrase(some_placed ? rule_lessons().combinations_left : rule_lessons().combinations,
                                  {{"facts", ways(*p.total).substr(2) + left_out(*p.total) + why}});
}

// "1 and 2 of box 4 are in B5 and C5, which leaves 4 in C4"
std::string Teacher::subset(const Glance& at) const {
    const RuleLessons& says = rule_lessons();
    Glance others = at;
    others.left.erase(others.left.begin());
    return fill_phrase(left_to(others).empty() ? says.look_at_subset : says.subset_leaves,
                       {{"cells", all_of(at.left[0].cells)},
                        {"digits", digit_words(at.left[0].digits, lessons().conjunction)},
                        {"base", houses({geometry_.house_of(at.on)})},
                        {"facts", left_to(others)}});
}

// "column H has 9 only in H4 or H5, so not in G4"
std::string Teacher::places(const Glance& at) const {
    const RuleLessons& says = rule_lessons();
    const std::string base = houses({geometry_.house_of(at.on)});
    const Digit of = geometry_.digit_of(at.on);
    if (at.without.empty() && at.left.size() == 1 && at.left[0].cells.size() == 1 &&
        at.left[0].digits == Set<Digit>{of})
        return fill_phrase(says.only_place,
                           {{"base", base}, {"digit", digit(of)}, {"cell", name(at.left[0].cells[0])}});
    const bool same_digit = is_told(at.without, {of}) && at.without.size() == 1;
    std::vector<Cell> cells;
    for (const CellGroup& group : at.left) cells.insert(cells.end(), group.cells.begin(), group.cells.end());
    Glance others = at;
    others.left.clear();
    std::vector<std::string> rules;
    for (const std::size_t rule : at.through) rules.push_back(noun(rule));
    const bool named = rules.size() == 1 || rules.size() == 2;
    return fill_phrase(at.without.empty() ? says.only_places
                       : named            ? says.look_in_house_through
                       : same_digit       ? says.look_in_house
                                          : says.look_in_house_leaves,
                       {{"base", base},
                        {"digit", digit(of)},
                        {"places", one_of(cells)},
                        {"rule", join_last(rules, lessons().choice)},
                        {"cells", same_digit ? one_of(at.without[0].cells) : ""},
                        {"facts", left_to(others)}});
}

// "the cage 14 at D6 leaves D6 7 or 9"
std::string Teacher::glance(const Glance& at) const {
    const RuleLessons& says = rule_lessons();
    const std::string left = left_to(at);
    if (at.rule && geometry_.is_cell(at.on))
        return fill_phrase(says.look_leaves, {{"rule", noun(*at.rule)}, {"facts", left}});
    const bool one =
        at.without.empty() && at.left.size() == 1 && at.left[0].digits.single() && at.left[0].cells.size() == 1;
    if (geometry_.is_cell(at.on)) {
        const Cell cell = geometry_.cell_of(at.on);
        if (one && at.left[0].cells[0] == cell) return is({cell, at.left[0].digits.first()});
        const auto own = std::find_if(at.left.begin(), at.left.end(),
                                      [&](const CellGroup& group) { return group.cells == std::vector{cell}; });
        if (own == at.left.end()) return fill_phrase(says.look_leaves, {{"rule", name(cell)}, {"facts", left}});
        Glance others = at;
        std::erase_if(others.left, [&](const CellGroup& group) { return group.cells == std::vector{cell}; });
        if (left_to(others).empty())
            return fill_phrase(lessons().cell_is, {{"cell", name(cell)}, {"digit", range_words(cell, own->digits)}});
        return fill_phrase(
            says.look_in_cell,
            {{"cell", name(cell)}, {"digits", range_words(cell, own->digits)}, {"facts", left_to(others)}});
    }
    const std::string base = houses({geometry_.house_of(at.on)});
    if (at.rule) return fill_phrase(says.look_at_sums, {{"base", base}, {"facts", left}});
    if (at.subset) return subset(at);
    return places(at);
}

// "A1 or A2 is 8"
std::string Teacher::fact_of(const std::vector<Candidate>& candidates) const {
    std::vector<std::string> facts;
    for (const auto& [digits, cells] : by_digits(candidates))
        facts.push_back(
            fill_phrase(lessons().cell_is, {{"cell", one_of(cells)}, {"digit", range_words(cells.front(), digits)}}));
    return join_last(facts, lessons().choice);
}

// A digit of a house that a rule made, which has the rule's name: "4 in the renban line A1-I1".
std::optional<std::string> Teacher::digit_in_rule(Sector empty) const {
    if (geometry_.is_cell(empty) || geometry_.is_linear(empty)) return std::nullopt;
    const House house = geometry_.house_of(empty);
    if (geometry_.kind(house) != HouseKind::other) return std::nullopt;
    return fill_phrase(rule_lessons().digit_in,
                       {{"digit", digit(geometry_.digit_of(empty))}, {"base", houses({house})}});
}

// "no digit is left for A1"
std::string Teacher::nothing_left(Sector empty) const {
    const auto named = digit_in_rule(empty);
    return named ? fill_phrase(rule_lessons().no_place_left, {{"what", *named}})
                 : Words(puzzle_, coords_).nothing_left(empty);
}

// "the zipper line from A2 to E6 leaves no digit for A1"
std::string Teacher::leaves_nothing(const Glance& at, Sector empty) const {
    if (!at.rule) return nothing_left(empty);
    const auto named = digit_in_rule(empty);
    const std::string facts =
        named ? fill_phrase(rule_lessons().no_place_for, {{"what", *named}})
              : fill_phrase(rule_lessons().none_left, {{"what", Words(puzzle_, coords_).lacking(empty)}});
    if (geometry_.is_cell(at.on))
        return fill_phrase(rule_lessons().look_leaves, {{"rule", noun(*at.rule)}, {"facts", facts}});
    return fill_phrase(rule_lessons().look_at_sums, {{"base", houses({geometry_.house_of(at.on)})}, {"facts", facts}});
}

// The candidates supposed, the looks with what they leave, and what is then left without a digit or a place.
std::string Teacher::looks_to(const std::vector<Candidate>& supposed, const std::vector<Glance>& looks,
                              Sector empty) const {
    std::vector<std::string> told;
    for (const Glance& look : looks)
        if (!left_to(look).empty()) told.push_back(glance(look));
    const RuleLessons& says = rule_lessons();
    const bool ends = !looks.empty() && left_to(looks.back()).empty();
    if (ends) told.push_back(leaves_nothing(looks.back(), empty));
    const std::string facts = join(told, says.next_look);
    if (ends) return fill_phrase(says.if_it_were_at_once, {{"fact", fact_of(supposed)}, {"why", facts}});
    return fill_phrase(told.empty() ? says.if_it_were_at_once : says.if_it_were,
                       {{"fact", fact_of(supposed)}, {"facts", facts}, {"why", nothing_left(empty)}});
}

std::string Teacher::contradiction(const path::Step& step) const {
    std::string told =
        capital(looks_to(path::told_of(step), step.pattern.looks, *path::refuted_branches(step).front()->empty)) + '.';
    if (step.pattern.alike.empty()) return told;
    return told + ' ' + fill_phrase(rule_lessons().the_same_happens, {{"fact", fact_of(step.pattern.alike)}});
}

// One candidate and few looks are told whole; of others the number of looks.
std::string Teacher::trial(const path::Step& step) const {
    const std::vector<Pattern::Trial>& trials = step.pattern.trials;
    const std::size_t few = trials.size() == 1 ? 8 : 1;
    const auto empty_of = [&](Candidate what) -> std::optional<Sector> {
        for (const Branch* branch : path::refuted_branches(step))
            if (branch->keep == std::vector{what}) return branch->empty;
        return std::nullopt;
    };
    std::vector<std::string> told;
    for (const Pattern::Trial& each : trials) {
        const auto empty = empty_of(each.what);
        if (!empty) continue;
        told.push_back(each.looks.size() <= few
                           ? capital(looks_to({each.what}, each.looks, *empty)) + '.'
                           : fill_phrase(rule_lessons().looks_later, {{"fact", is(each.what)},
                                                                      {"count", std::to_string(each.looks.size())},
                                                                      {"why", nothing_left(*empty)}}));
    }
    return join(told, " ");
}

// "2 or 3 in D4", "9 in C2 and E2"
std::string Teacher::gone(const path::Step& step) const {
    std::vector<std::string> out;
    std::vector<Candidate> shown = step.removes;
    std::erase_if(shown, [&](Candidate each) { return geometry_.is_helper(each.cell); });
    for (const auto& [digits, cells] : by_digits(shown))
        out.push_back(value_words(cells.front(), digits, lessons().choice) + " in " + one_of(cells));
    return join_last(out, lessons().choice);
}

}  // namespace deduku::report
