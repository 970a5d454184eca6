// Skyscrapers: the number of digits of a line that are greater than all before them, as a pattern.
//
//   skyscraper 2: row 1     states (highest, visible): start, A1 = 4: (4, 1), B1 = 2: (4, 1), C1 = 9: (9, 2)
#include "grid/rules/forms/pattern_lines.hpp"

namespace deduku::rules {
namespace {

// A state for each highest digit so far, with the number of visible ones; 0, at the start, is never visible. In a line with
// every digit the highest one is seen.
Automaton skyscraper_automaton(const Rule& rule, const Geometry& board) {
    const int top = board.lowest() + board.digits() - 1, wanted = rule.values[0];
    const bool every = static_cast<int>(rule.groups[0].size()) == board.digits();
    const auto state = [&](int highest, int seen) { return highest * (wanted + 1) + seen; };
    Automaton out{(top + 1) * (wanted + 1), {0}, {}, {}};
    out.accepts.assign(static_cast<std::size_t>(out.states), false);
    for (int highest = every ? top : 0; highest <= top; ++highest)
        out.accepts[static_cast<std::size_t>(state(highest, wanted))] = true;
    for (int highest = 0; highest <= top; ++highest)
        for (int seen = 0; seen <= std::min(highest, wanted); ++seen) {
            const int from = state(highest, seen);
            out.moves.push_back({from, from, Symbols{{{board.lowest(), highest}}}});
            for (int digit = highest + 1; digit <= top && seen < wanted; ++digit)
                out.moves.push_back({from, state(digit, seen + 1), Symbols{{{digit, digit}}}});
        }
    return out;
}

bool skyscraper_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    int visible = 0, highest = 0;
    for (int height : FilledBoard(context.board, grid).of(rule.groups[0]))
        if (height > highest) highest = height, ++visible;
    return visible == rule.values[0];
}

std::string skyscraper_expects(const Rule& rule, const RuleContext& context) {
    if (std::string wrong = expects_line(rule, context); !wrong.empty()) return wrong;
    return pattern_expects(rule, context.board);
}

constexpr RuleRow skyscraper_row() {
    RuleRow row =
        beside_line({.key = "skyscraper",
                     .names = "skyscrapers",
                     .example = "skyscraper 3: row 1 from right",
                     .sentence = "Seen from {first}, {value} digits of {side} are greater than all before them.",
                     .drawing = "A number with a roof beside the board counts the digits, seen from there, that are "
                                "greater than all before them.",
                     .value = RuleValue::digit,
                     .compile = compile_pattern,
                     .holds = skyscraper_holds,
                     .any_canvas = true});
    row.expects = skyscraper_expects;
    row.automaton = skyscraper_automaton;
    return row;
}

}  // namespace

// formats: `skyscraper` | `skyscrapers` | number | a row or column | so many digits are greater than all before them,
//     seen from the first cell
// ledger: `skyscraper` | as `regular`, with the states (highest digit so far, number of digits greater than all before) |
//     definition
extern constinit const RuleRow skyscraper_rule = skyscraper_row();
extern const SaidRule skyscraper_said = {
    skyscraper_rule,
    "outside straight: skyscraper*|building*|visible|seen|see|tower* ; number|how many|count*|amount ; "
    "clue*|number|outside|indicate|show / visible seen can that viewed vantage point direction row column looking "
    "see building buildings skyscraper skyscrapers each assuming height corresponding outside clue tall their "
    "according when respective clue's side position edge how many total or assume assumed occupied cell's taken "
    "being is\n"
    "outside straight: number ; count* ; greater than all before|higher than all before / roof beside seen there digit "
    "than "
    "them"};

}  // namespace deduku::rules
