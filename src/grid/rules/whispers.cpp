// Whispers: neighbours on a line differ by at least a given number. Factor lines: one of them divides the other.
//
//   whispers: A1 B2 C2        {A1=3, B2=1, .., B2=7}: 3 allows 8 and 9 only
//   factor-line: A1 B2 C2     {A1=4, B2=3, B2=5, B2=6, B2=7, B2=9}: 4 allows 1, 2, 4, 8
#include <cstdlib>

#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

void compile_whispers(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 1; i < cells.size(); ++i)
        stars(
            context.board, cells[i - 1], cells[i], [&](int d, int e) { return std::abs(d - e) < rule.values[0]; },
            out.lines);
}

bool whispers_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    for (std::size_t i = 1; i < digits.size(); ++i)
        if (std::abs(digits[i] - digits[i - 1]) < rule.values[0]) return false;
    return true;
}

std::string whispers_expect(const Rule& rule, const RuleContext&) {
    const CellList& cells = rule.groups[0];
    return std::adjacent_find(cells.begin(), cells.end()) == cells.end() ? "" : "a line without a cell next to itself";
}

bool divides_either_way(int d, int e) { return (e != 0 && d % e == 0) || (d != 0 && e % d == 0); }

void compile_factor_line(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 1; i < cells.size(); ++i)
        stars(
            context.board, cells[i - 1], cells[i], [](int d, int e) { return !divides_either_way(d, e); }, out.lines);
}

bool factor_line_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    return std::adjacent_find(digits.begin(), digits.end(), [](int d, int e) { return !divides_either_way(d, e); }) ==
           digits.end();
}

}  // namespace

// formats: `whispers` | `whisper`, `german-whispers` | difference; on a 9x9 5 if missing | 2 or more | neighbours
//     on the line differ by at least this much
// ledger: `whispers`, `dutch-whispers` | for each cell but the first: a star of the previous cell and this one;
//     digits that differ by less than v exclude each other | definition
extern constinit const RuleRow whispers_rule = {
    .key = "whispers",
    .names = "whisper german-whispers",
    .example = "whispers: A1-A5",
    .sentence = "Neighbours on the whispers line {line} differ by at least {value}.",
    .drawing = "Neighbours on a whispers line differ by at least {value}.",
    .value = RuleValue::difference,
    .fewest_values = 1,
    .most_values = 1,
    .missing = 5,
    .missing_on_9 = true,
    .fewest_cells = 2,
    .repeats = true,
    .touching = true,
    .expects = whispers_expect,
    .compile = compile_whispers,
    .holds = whispers_hold,
    .own_cells = true};
extern const SaidRule whispers_said = {
    whispers_rule,
    "line ~green: whisper|line|path|adjacent|neighbour|connect ; at least #|# or more|minimum of #|minimum "
    "difference # ; differ*|apart|difference / 2 adjacent apart consecutive consecutively difference directly "
    "dutch german least line linked minimum more neighbour neighbouring next or pair path successive thick "
    "two whisper neighbour side"
    "\nline ~green: connect*|line|whisper* ; difference of # or more|difference # or more|# or greater|at least "
    "#|minimum of # ; differ*|difference / green line connects digits with a difference of or more adjacent number on "
    "german whisper must greater austrian dutch grey neighbouring curved value pentomino any minimum each two pair "
    "along"
    "\nline maybe: whisper ; line / green grey orange are german dutch normal rule apply the all whisper usual"};

// formats: `dutch-whispers` | `dutch` | difference; on a 9x9 4 if missing | 2 or more | the same
extern constinit const RuleRow dutch_whispers_rule = {
    .key = "dutch-whispers",
    .names = "dutch",
    .example = "dutch-whispers: A1-A5",
    .sentence = "Neighbours on the Dutch whispers line {line} differ by at least {value}.",
    .drawing = "Neighbours on a Dutch whispers line differ by at least {value}.",
    .value = RuleValue::difference,
    .fewest_values = 1,
    .most_values = 1,
    .missing = 4,
    .missing_on_9 = true,
    .fewest_cells = 2,
    .repeats = true,
    .touching = true,
    .expects = whispers_expect,
    .compile = compile_whispers,
    .holds = whispers_hold,
    .own_cells = true};

// formats: `factor-line` | `multiples-line` | | 2 or more | of neighbours on the line one is a multiple of the other
// ledger: `factor-line` | for each cell but the first: a star of the previous cell and this one; digits exclude each
//     other if neither divides the other | definition
extern constinit const RuleRow factor_line_rule = {
    .key = "factor-line",
    .names = "multiples-line",
    .example = "factor-line: A1-A5",
    .sentence = "Of neighbours on the factor line {line} one is a multiple of the other.",
    .fewest_cells = 2,
    .closes = true,
    .touching = true,
    .compile = compile_factor_line,
    .holds = factor_line_holds,
    .own_cells = true};
extern const SaidRule factor_line_said = {
    factor_line_rule,
    "line: line|path|loop|ring ; multiple*|factor*|divisor*|divide* / 2 adjacent consecutive "
    "divide divided divisible divisor either evenly exact factor integer line must multiple neighbour neighbouring one "
    "one_another each_other or pair path loop ring successive whole"};

}  // namespace deduku::rules
