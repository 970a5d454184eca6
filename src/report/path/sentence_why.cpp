// Why a look at a rule, or at two rules, removes what it does (sentence.hpp).
//
//   Look at the thermometer A7, A6, B6. Digits rise along it: A7 is at least 3 and B6 is at most 8.
//   Look at the between line I1-A9. I1 is 3 and A9 is 5 or 6.
#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "render/lessons.hpp"
#include "render/rule_noun.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {
namespace {

// The smallest, or largest, sum of digits, which differ if `differ`.
int extreme_sum(const Board& board, const std::vector<Cell>& cells, std::size_t from, Set<Digit> taken, bool differ,
                bool least) {
    if (from == cells.size()) return 0;
    int best = -1;
    for (const Digit d : board.digits(cells[from]) - (differ ? taken : Set<Digit>{})) {
        Set<Digit> with = taken;
        with.insert(d);
        const int rest = extreme_sum(board, cells, from + 1, with, differ, least);
        if (rest < 0) continue;
        const int sum = rest + board.geometry().shown(d);
        if (best < 0 || (least ? sum < best : sum > best)) best = sum;
    }
    return best;
}

bool share_a_house(const Geometry& g, const std::vector<Cell>& cells) {
    return std::any_of(g.all_houses().begin(), g.all_houses().end(), [&](House house) {
        const auto in = g.cells_of(house);
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return contains(in, cell); });
    });
}

// By cell of a thermometer, from the bulb: the smallest digit that those before leave, and the cell it comes from.
struct Bound {
    Digit digit{};
    std::size_t from = 0;
};

std::vector<Bound> bounds_of(const Board& board, const std::vector<Cell>& line, bool strict, bool rising) {
    std::vector<Bound> out;
    for (const Cell cell : line) {
        std::optional<Digit> own, bound;
        for (const Digit d : board.digits(cell)) {
            const auto fits = [&] {
                if (out.empty()) return true;
                const int ahead = rising ? index(d) - index(out.back().digit) : index(out.back().digit) - index(d);
                return ahead >= (strict ? 1 : 0);
            };
            if (!own || !rising) own = d;
            if (fits() && (!bound || !rising)) bound = d;
        }
        if (!bound) return {};
        out.push_back({*bound, *bound == *own ? out.size() : out.back().from});
    }
    return out;
}

}  // namespace

// "C1 (1 or 6)"
std::string Teacher::were_in(const std::vector<Cell>& cells) const {
    std::vector<std::string> out;
    for (const Cell cell : cells) out.push_back(name(cell) + " (" + range_words(cell, before_->digits(cell)) + ')');
    return join_last(out, lessons().conjunction);
}

std::string Teacher::were(const std::vector<Cell>& cells) const {
    std::vector<std::string> out;
    for (const Cell cell : cells)
        out.push_back(fill_phrase(lessons().cell_is,
                                  {{"cell", name(cell)}, {"digit", range_words(cell, before_->digits(cell))}}));
    return join_last(out, lessons().conjunction);
}

// The cells whose digits bound those that lose some.
std::string Teacher::why_of_thermometer(const Pattern& p, bool strict) const {
    const std::vector<Cell>& line = geometry_.rules()[p.rules[0]].groups[0];
    std::vector<std::string> facts;
    for (const bool rising : {true, false}) {
        std::vector<Cell> way = line;
        if (!rising) std::reverse(way.begin(), way.end());
        const std::vector<Bound> bounds = bounds_of(*before_, way, strict, rising);
        std::vector<std::size_t> from;
        for (std::size_t i = 0; i < bounds.size(); ++i)
            if (bounds[i].from != i && contains(p.cells, way[i]) && !contains(from, bounds[i].from))
                from.push_back(bounds[i].from);
        for (const std::size_t i : from) {
            const Set<Digit> digits = before_->digits(way[i]);
            const std::string fact = digits.single()
                                         ? is({way[i], digits.first()})
                                         : fill_phrase(rising ? rule_lessons().at_least : rule_lessons().at_most,
                                                       {{"cell", name(way[i])}, {"digit", digit(bounds[i].digit)}});
            if (!contains(facts, fact)) facts.push_back(fact);
        }
    }
    if (facts.empty()) return rules(p);
    const bool says_so = rule_words_ == RuleWords::sentences;
    return fill_phrase(says_so  ? rule_lessons().where_it_holds
                       : strict ? rule_lessons().rises
                                : rule_lessons().never_falls,
                       {{"why", rules(p)}, {"facts", join_last(facts, lessons().conjunction)}});
}

// What the cells are that decide: the ends of a line, the places of 1 and 9; else cells that keep their few digits. If
// there are none, what the rule says.
std::string Teacher::why_of_look(const Pattern& p) const {
    if (before_ == nullptr || p.rules.size() != 1) return rules(p);
    const Rule& rule = geometry_.rules()[p.rules[0]];
    const std::string_view key = rule.row->key;
    if (rule.groups.empty() || rule.groups[0].empty()) return rules(p);
    if (key == "thermo" || key == "slow-thermo") return why_of_thermometer(p, key == "thermo");
    constexpr std::size_t most_cells = 2;
    constexpr int most_digits = 4;
    const std::vector<Cell>& line = rule.groups[0];
    const std::string says = rule_sentence(rule, geometry_, coords_);
    std::vector<Cell> deciding;
    if (key == "between" || key == "lockout")
        deciding = {line.front(), line.back()};
    else if (key == "x-sum" || key == "numbered-room")
        deciding = {line.front()};
    else
        for (const std::vector<Cell>& group : rule.groups)
            for (const Cell cell : group)
                if (!contains(p.cells, cell) && before_->digits(cell).size() <= most_digits &&
                    !contains(deciding, cell))
                    deciding.push_back(cell);
    std::erase_if(deciding, [&](Cell cell) { return before_->digits(cell) == geometry_.all_digits(); });
    if (deciding.empty() || deciding.size() > most_cells) return rule_words_ == RuleWords::names ? says : rules(p);
    return fill_phrase(rule_lessons().where_it_holds, {{"why", says}, {"facts", were(deciding)}});
}

// Of an arrow whose circle is open: ", at least 6 and at most 9".
std::string Teacher::arrow_bounds(const Total& total) const {
    constexpr std::size_t most_cells = 5;
    std::vector<Cell> sides[2];
    for (const Total::Part& part : total.parts) {
        if (std::abs(part.times) != 1) return {};
        sides[part.times < 0 ? 1 : 0].push_back(part.cell);
    }
    if (before_ == nullptr || *total.least != 0 || sides[0].empty() || sides[1].empty()) return {};
    std::vector<Cell>& circle = sides[0].size() == 1 ? sides[0] : sides[1];
    std::vector<Cell>& line = &circle == &sides[0] ? sides[1] : sides[0];
    if (circle.size() > 1 || line.size() < 2 || line.size() > most_cells) return {};
    const int least = extreme_sum(*before_, line, 0, {}, share_a_house(geometry_, line), true);
    const int most = extreme_sum(*before_, circle, 0, {}, false, false);
    return fill_phrase(rule_lessons().arrow_bounds,
                       {{"digit", std::to_string(least)}, {"digits", std::to_string(most)}});
}

bool Teacher::takes_all(const path::Step& step) const {
    if (before_ == nullptr) return false;
    return std::all_of(step.removes.begin(), step.removes.end(), [&](Candidate c) {
        const auto peers = geometry_.peers_of(c.cell);
        const auto has = [&](Cell cell) { return before_->has({cell, c.digit}); };
        const std::vector<Cell>& cells = step.pattern.cells;
        return std::any_of(cells.begin(), cells.end(), has) && std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
                   return !has(cell) || (cell != c.cell && contains(peers, cell));
               });
    });
}

// "In row 3, the cage 15 at A3 and the cage 14 at D3 share no digit: together only 78 with 59, or 69 with 58."
std::string Teacher::two_rules(const path::Step& step) const {
    const Pattern& p = step.pattern;
    const auto written = [&](Set<Digit> digits) {
        std::string out;
        for (const Digit each : digits) out += digit(each);
        return out;
    };
    std::vector<std::string> ways, both;
    for (std::size_t i = 0; i + 1 < p.sets.size(); i += 2)
        ways.push_back(written(p.sets[i].digits) + " with " + written(p.sets[i + 1].digits));
    const auto fits = [&](std::size_t i) {
        return static_cast<int>(p.sets[i].cells.size()) == p.sets[i].digits.size();
    };
    const bool outside =
        std::none_of(step.removes.begin(), step.removes.end(), [&](Candidate c) { return contains(p.cells, c.cell); });
    std::string facts;
    if (!p.sets.empty() && fits(0) && fits(1))
        facts = fill_phrase(rule_lessons().ways_together, {{"facts", join_last(ways, lessons().choice)}});
    else if (!outside)
        facts = fill_phrase(rule_lessons().two_rules_take, {{"gone", gone(step)}});
    Set<Digit> needed;
    for (const Digit d : p.commons) needed.insert(d);
    if (!needed.empty()) facts += fill_phrase(rule_lessons().both_have, {{"digits", digit_words(needed)}});
    return fill_phrase(rule_lessons().two_rules,
                       {{"base", houses(p.base)},
                        {"rules", join_last({noun(p.rules[0]), noun(p.rules[1])}, lessons().conjunction)},
                        {"facts", facts}});
}

}  // namespace deduku::report
