#include "report/path/sentence.hpp"

#include <algorithm>

#include "deduku/words.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "render/lessons.hpp"
#include "report/notation/forms.hpp"

namespace deduku::report {
namespace {

// The box or region of each cell; if it has none, its row.
std::vector<House> boxes_of(const Geometry& geometry, const std::vector<Cell>& cells) {
    std::vector<House> out;
    for (Cell cell : cells)
        for (HouseKind kind : {HouseKind::box, HouseKind::region, HouseKind::row})
            if (const auto house = geometry.house_of(cell, kind)) {
                if (!contains(out, *house)) out.push_back(*house);
                break;
            }
    put_in_order(out);
    return out;
}

// Whether the reason ends with the fact, as that of a rule about one cell does: "A2 is 4."
bool ends_with_fact(std::string_view why, std::string_view fact) {
    if (!why.ends_with('.')) return false;
    why.remove_suffix(1);
    if (!why.ends_with(fact)) return false;
    why.remove_suffix(fact.size());
    return why.empty() || why.ends_with(". ") || why.ends_with(": ");
}

}  // namespace

Teacher::Teacher(const Puzzle& puzzle, Coords coords, RuleWords rules)
    : puzzle_(puzzle),
      geometry_(puzzle.geometry()),
      coords_(coords),
      rule_words_(rules),
      lines_(puzzle, StepNotation::sheet, coords) {}

// A house of a rule that has no name of its own is named after the rule: "the extra region A1, B2, ..".
std::string Teacher::houses(const std::vector<House>& houses) const {
    if (houses.size() == 1 && geometry_.kind(houses[0]) == HouseKind::other &&
        !house_words(geometry_, houses[0], coords_).label.empty())
        if (const auto origin = geometry_.origin(geometry_.sector(houses[0], Digit{}))) return noun(origin->rule);
    return lines_.names().houses_with(houses, lessons().conjunction);
}

// "column C and box 1"
std::string Teacher::each_of(const std::vector<House>& all) const {
    std::vector<std::string> names;
    for (House each : all) names.push_back(houses({each}));
    return join_last(names, lessons().conjunction);
}

std::string Teacher::digit_words(Set<Digit> digits, std::string_view last) const {
    return value_words(Cell{}, digits, last);
}
std::string Teacher::digit_words(Set<Digit> digits) const { return digit_words(digits, lessons().conjunction); }

std::string Teacher::value_words(Cell cell, Set<Digit> digits, std::string_view last) const {
    std::vector<std::string> parts;
    for (Digit d : digits) parts.push_back(value({cell, d}));
    return join_last(parts, last);
}

std::string Teacher::cell_list(const std::vector<Cell>& cells, std::string_view last) const {
    std::vector<std::string> parts;
    for (Cell cell : cells) parts.push_back(name(cell));
    return join_last(parts, last);
}

std::string Teacher::all_of(const std::vector<Cell>& cells) const { return cell_list(cells, lessons().conjunction); }
std::string Teacher::one_of(const std::vector<Cell>& cells) const { return cell_list(cells, lessons().choice); }

std::string Teacher::is(Candidate c) const {
    return fill_phrase(lessons().cell_is, {{"cell", name(c.cell)}, {"digit", value(c)}});
}
std::string Teacher::is_not(Candidate c) const {
    return fill_phrase(lessons().cell_is_not, {{"cells", name(c.cell)}, {"digits", value(c)}});
}

std::string Teacher::are_not(const std::vector<Cell>& cells, Digit gone) const {
    return fill_phrase(cells.size() == 1 ? lessons().cell_is_not : lessons().cells_are_not,
                       {{"cells", all_of(cells)}, {"digits", value({cells.front(), gone})}});
}

std::vector<House> Teacher::houses_to_see(const path::Step& step) const {
    const Pattern& p = step.pattern;
    switch (row_of(p).look) {
        case Look::house: return {p.base.front()};
        case Look::sum: return p.base.empty() ? boxes_of(geometry_, p.cells) : p.base;
        case Look::digit: return p.cells.empty() ? std::vector<House>{} : boxes_of(geometry_, {p.cells.front()});
        case Look::cells: break;
    }
    const std::vector<House> boxes = boxes_of(geometry_, p.cells);
    // A list of most boxes would be useless.
    const bool most = boxes.size() > 4 && static_cast<int>(2 * boxes.size()) > geometry_.digits();
    return most ? std::vector<House>{} : boxes;
}

std::string Teacher::where(const path::Step& step) const {
    const Pattern& p = step.pattern;
    if (p.form == Form::chain && !p.digits.single())
        return fill_phrase(lessons().look_at_chain, {{"cell", name(p.chain->nodes.front().cell)}});
    if (row_of(p).look == Look::digit) return fill_phrase(lessons().look_at_digit, {{"digits", digit_words(p.digits)}});
    if (p.rules.size() == 1 && p.base.empty())
        if (const std::string rule = noun_at(p.rules[0], p);
            !geometry_.rules()[p.rules[0]].groups.empty() || rule != noun(p.rules[0]))
            return fill_phrase(lessons().look_at_houses, {{"base", rule}});
    const std::vector<House> at = houses_to_see(step);
    return at.empty() ? std::string(lessons().look_at_board)
                      : fill_phrase(lessons().look_at_houses, {{"base", houses(at)}});
}

std::string Teacher::cells(const path::Step& step) const { return filled(lessons().*row_of(step.pattern).cells, step); }

// "C2, C7 and C9 are not 1 or 9; C4 is not 9": cells that lose the same digits are grouped.
std::string Teacher::result(const path::Step& step) const {
    if (step.move && !step.move->technique->conclusion.empty()) return std::string(step.move->technique->conclusion);
    if (step.places) return join_last(written(step), lessons().conjunction);
    if (step.pattern.form == Form::sum && step.pattern.total)
        if (const auto left = digit_left(*step.pattern.total); left && !contains(step.removes, *left)) return is(*left);
    std::vector<std::string> parts = written(step);
    const auto groups = groups_of(step);
    const bool lists =
        step.pattern.form == Form::look ||
        std::any_of(groups.begin(), groups.end(), [](const auto& group) { return group.second.size() > 1; });
    if (lists && parts.size() > 1) parts = {join(parts, ", ")};
    for (std::string& loss : losses(step)) parts.push_back(std::move(loss));
    return lists ? join(parts, "; ") : join_last(parts, lessons().conjunction);
}

std::vector<std::string> Teacher::written(const path::Step& step) const {
    std::vector<std::string> out;
    if (step.places) out.push_back(is(*step.places));
    for (const Candidate c : step.written) out.push_back(is(c));
    return out;
}

// Cells that are not filled in, with the digits that they lose.
Teacher::DigitsOfCells Teacher::groups_of(const path::Step& step) const {
    std::vector<Candidate> shown = step.removes;
    std::erase_if(shown, [&](Candidate gone) {
        return geometry_.is_helper(gone.cell) ||
               std::any_of(step.written.begin(), step.written.end(), [&](Candidate c) { return c.cell == gone.cell; });
    });
    return by_digits(shown);
}

Teacher::DigitsOfCells Teacher::by_digits(const std::vector<Candidate>& candidates) const {
    DigitsOfCells groups;
    for (std::size_t i = 0; i < candidates.size();) {
        const Cell cell = candidates[i].cell;
        Set<Digit> gone;
        for (; i < candidates.size() && candidates[i].cell == cell; ++i) gone.insert(candidates[i].digit);
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
            return group.first == gone && geometry_.same_numbers(group.second.front(), cell);
        });
        if (same == groups.end())
            groups.push_back({gone, {cell}});
        else
            same->second.push_back(cell);
    }
    return groups;
}

std::string Teacher::sentence(const path::Step& step) const {
    std::string why = reason(step);
    if (step.places && !step.written.empty()) {
        std::vector<Cell> next;
        for (const Candidate c : step.written) next.push_back(c.cell);
        why += ' ' + fill_phrase(next.size() == 1 ? rule_lessons().then_in_house : rule_lessons().more_in_house,
                                 {{"base", houses(step.pattern.base)}, {"cells", all_of(next)}});
    }
    const std::string fact = result(step);
    return ends_with_fact(why, fact) ? why : fill_phrase(lessons().whole, {{"why", why}, {"fact", fact}});
}

// "B1 sees 1 in E2, 2 in A5 and 9 in F6; earlier steps removed 3 and 4."
std::string Teacher::excluded_by(const Board& before, Candidate c) const {
    std::vector<std::string> facts;
    Set<Digit> left = geometry_.all_digits();
    left.erase(c.digit);
    for (const Digit d : left)
        for (const Sector sector : geometry_.house_sectors_of({c.cell, d}))
            if (const auto only = before.members(sector);
                only.single() && geometry_.member(sector, only.first()).cell != c.cell) {
                const Cell cell = geometry_.member(sector, only.first()).cell;
                if (!before.digits(cell).single()) continue;
                facts.push_back(digit(d) + " in " + name(cell));
                left.erase(d);
                break;
            }
    const std::string seen = join_last(facts, lessons().conjunction);
    if (facts.empty()) return {};
    return left.empty() ? fill_phrase(rule_lessons().excluded_by, {{"cell", name(c.cell)}, {"facts", seen}})
                        : fill_phrase(rule_lessons().excluded_before,
                                      {{"cell", name(c.cell)}, {"facts", seen}, {"digits", digit_words(left)}});
}

std::string Teacher::reason(const path::Step& step) const {
    if (step.move && !step.move->technique->reason.empty()) return filled(step.move->technique->reason, step);
    return filled(lessons().*row_of(step.pattern).reason, step);
}

std::string Teacher::filled(std::string_view phrase, const path::Step& step) const {
    return fill_phrase(phrase, [&](std::string_view name) { return slot(step, name); });
}

std::optional<std::string> Teacher::slot(const path::Step& step, std::string_view name) const {
    const Pattern& p = step.pattern;
    const bool any = name.ends_with("|or");
    if (any) name.remove_suffix(3);
    const std::string_view last = any ? lessons().choice : lessons().conjunction;
    if (name == "digits") return digit_words(p.digits, last);
    if (name == "cells") return cell_list(p.cells, last);
    if (name == "others") return cell_list(p.others, last);
    if (name == "fins") return cell_list(p.fins, last);
    if (name == "base") return houses(p.base);
    if (name == "each base") return each_of(p.base);
    if (name == "cover") return houses(p.cover);
    if (name == "digit") return digit(step.removes.front().digit);
    if (name == "chain") return eureka(lines_.names(), *p.chain);
    if (name == "links") return chain(*p.chain);
    if (name == "net") return net(p);
    if (name == "supposition") return supposition(step);
    if (name == "two rules") return two_rules(step);
    if (name == "extras") return p.sets.empty() ? "" : extras_of(p);
    return p.sets.empty() || p.form == Form::look ? slot_of_rules(step, name) : slot_of_sets(p, name);
}

std::string Teacher::supposition(const path::Step& step) const {
    if (!step.pattern.trials.empty()) return trial(step);
    if (step.move && step.move->technique->reads_rules()) return contradiction(step);
    const Words words(puzzle_, coords_);
    if (path::is_beyond(step) && (geometry_.constrained() || step.deductions.empty()))
        return fill_phrase(lessons().all_fail, {{"fact", words.one_of(step.removes)}});
    std::vector<std::string> parts;
    for (const Branch* branch : path::refuted_branches(step))
        parts.push_back(fill_phrase(branch->steps.size() > 1 ? lessons().supposed : lessons().supposed_at_once,
                                    {{"fact", words.one_of(branch->keep)},
                                     {"count", std::to_string(branch->steps.size())},
                                     {"why", words.nothing_left(*branch->empty)}}));
    return parts.empty() ? std::string(lessons().every_choice) : join(parts, " ");
}

}  // namespace deduku::report
