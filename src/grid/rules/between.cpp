// Lines with digits inside or outside the range of their ends: a choice of two, for the order of the ends.
//
//   between: A1-A4       A1 < A2 < A4, A1 < A3 < A4; or A4 < A2 < A1, A4 < A3 < A1
//   lockout 4: A1-A4     A1 + 4 <= A4; or A4 + 4 <= A1; and for each e {A2=e, low end <= e, high end >= e}, at most two
#include <cstdlib>

#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

// The cases for both orders of the ends; `lines_of(low, high, x, lines)` adds the lines of each cell x between.
template <class LinesOf>
Choice either_end(const CellList& line, const LinesOf& lines_of) {
    Choice out;
    for (const bool first_is_low : {true, false}) {
        const Cell low = first_is_low ? line.front() : line.back();
        const Cell high = first_is_low ? line.back() : line.front();
        lines_of(low, high, out.emplace_back());
    }
    return out;
}

std::span<const Cell> between_ends(const CellList& line) { return std::span(line).subspan(1, line.size() - 2); }

void compile_between(const Rule& rule, const RuleContext& context, Constraints& out) {
    out.choices.push_back(either_end(rule.groups[0], [&](Cell low, Cell high, LinearList& lines) {
        for (Cell cell : between_ends(rule.groups[0])) {
            rise(context.board, low, cell, 1, lines);
            rise(context.board, cell, high, 1, lines);
        }
    }));
}

bool between_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
    return std::all_of(digits.begin() + 1, digits.end() - 1, [low, high](int d) { return low < d && d < high; });
}

void compile_lockout(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Geometry& board = context.board;
    const std::vector<int> digits = numbers_of(board);
    out.choices.push_back(either_end(rule.groups[0], [&](Cell low, Cell high, LinearList& lines) {
        rise(board, low, high, rule.values[0], lines);
        for (Cell cell : between_ends(rule.groups[0]))
            for (const int e : digits)
                Terms(board)
                    .add(cell, e)
                    .add_range(low, digits.front(), e)
                    .add_range(high, e, digits.back())
                    .into(lines, 0, 2);
    }));
}

bool lockout_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
    return high - low >= rule.values[0] &&
           std::all_of(digits.begin() + 1, digits.end() - 1, [low, high](int d) { return d < low || d > high; });
}

std::string own_lockout(const Telling& told) {
    return told.rule.groups[0].size() > 2 ? "; no digit between them lies in their closed range" : "";
}

}  // namespace

// formats: `between` | `between-line` | | 3 or more | the others lie strictly between the first and the last
// ledger: `between` | a choice of two: the first cell is the low end and the last the high one, then the reverse.
//     In each, for each cell between: low + 1 <= cell, cell + 1 <= high | one of the ends is smaller
extern constinit const RuleRow between_rule = {
    .key = "between",
    .names = "between-line",
    .example = "between: A1-A4",
    .sentence =
        "On the line {line} the digits between the ends {first} and {last} lie strictly between the digits of the "
        "ends.",
    .drawing = "Digits on a line between filled circles lie strictly between those in the circles.",
    .fewest_cells = 3,
    .touching = true,
    .compile = compile_between,
    .holds = between_holds,
    .any_canvas = true};
extern const SaidRule between_said = {
    between_rule,
    "line circles: between|betwixt / 2 associated attached bulb circle circled either end endpoint exclusive "
    "fall filled lie line numerically outer separated somewhere strict strictly terminal thick two"};

// formats: `lockout` | `lockout-line` | difference; on a 9x9 4 if missing | 2 or more | the first and the last
//     differ by at least this much, the others are outside their closed range
// ledger: `lockout` | a choice of two as above. In each: low + v <= high; then, for each cell between and each
//     digit e: {cell = e, all low <= e, all high >= e}, 0 to 2 | low <= e and high >= e mean that e is in the closed
//     range of the ends
extern constinit const RuleRow lockout_rule = {
    .key = "lockout",
    .names = "lockout-line",
    .example = "lockout: A1-A4",
    .sentence = "The ends {first} and {last} of the lockout line {line} differ by at least {value}{own}.",
    .own = own_lockout,
    .drawing =
        "Digits in the diamonds of a lockout line differ by at least {value}; no digit between them lies in their "
        "closed range.",
    .value = RuleValue::difference,
    .fewest_values = 1,
    .most_values = 1,
    .missing = 4,
    .missing_on_9 = true,
    .fewest_cells = 2,
    .touching = true,
    .compile = compile_lockout,
    .holds = lockout_holds,
    .any_canvas = true};
extern const SaidRule lockout_said = {
    lockout_rule,
    "line diamonds: lockout|diamond|endpoint ; at least #|# or more ; no between lie closed range|not "
    "between|outside|canno between lie closed range|not between|may no between lie closed range|not between|must "
    "no between lie closed range|not between|not fall between|not be between / apart defined diamond differ "
    "difference either end endpoint equal fall inclusive least line lockout more or outside range remaining rest "
    "on digits connected\n"
    "line diamonds: no between lie closed range|not between|outside|canno between lie closed range|not between|may "
    "no between lie closed range|not between|must not between ; diamond|endpoint|lockout ; at least # / differ "
    "difference end endpoint line lockout remaining rest"};

}  // namespace deduku::rules
