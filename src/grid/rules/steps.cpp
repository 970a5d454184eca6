// Lines with small or equal steps.
//
//   sequence: A1 A2 A3           A1 + A3 - 2 A2 = 0
//   max-difference 2: A1 A2      {A1=5, A2=1, A2=2, A2=8, A2=9}, ..
#include <cstdlib>

#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

void compile_sequence(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 2; i < cells.size(); ++i)
        Terms(context.board)
            .add_value(cells[i - 2])
            .add_value(cells[i - 1], -2)
            .add_value(cells[i])
            .into(out.lines, 0, 0);
}
bool sequence_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    for (std::size_t i = 2; i < digits.size(); ++i)
        if (digits[i] - digits[i - 1] != digits[1] - digits[0]) return false;
    return true;
}

void compile_max_difference(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 1; i < cells.size(); ++i)
        stars(
            context.board, cells[i - 1], cells[i], [&](int d, int e) { return std::abs(d - e) > rule.values[0]; },
            out.lines);
}
bool max_difference_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    for (std::size_t i = 1; i < digits.size(); ++i)
        if (std::abs(digits[i] - digits[i - 1]) > rule.values[0]) return false;
    return true;
}

}  // namespace

// formats: `sequence` | `arithmetic-sequence` | | 3 or more | each step along the line changes the digit by the same
//     amount
// ledger: `sequence` | for each three consecutive cells, from the first on: first - 2 second + third, 0 | equal steps
extern constinit const RuleRow sequence_rule = {
    .key = "sequence",
    .names = "arithmetic-sequence",
    .example = "sequence: A1-A5",
    .sentence = "Along the line {line} each step changes the digit by the same amount.",
    .drawing = "Along a sequence line each step changes the digit by the same amount.",
    .fewest_cells = 3,
    .touching = true,
    .compile = compile_sequence,
    .holds = sequence_holds,
    .any_canvas = true};
extern const SaidRule sequence_said = {
    sequence_rule,
    "line ~grey: arithmetic|same amount|equal step|same difference|constant difference|same step|same value ; "
    "sequence|increase*|step|progression|change*|differ*|apart|difference / arithmetic sequence line increase "
    "decrease or same amount constant difference step direction each progression form between adjacent number "
    "either common digit next neighbouring change order pair with along digits"
    "\nline ~grey: arithmetic sequence|constant difference|arithmetic progression / each grey line must consist of an "
    "arithmetic sequence that is a number with constant difference between the term like digit form"};

// formats: `max-difference` | `difference-at-most` | difference | 2 or more | neighbours on the line differ by at most
//     this much
// ledger: `max-difference` | for each cell but the first: a star of the previous cell and this one; digits that differ
//     by more than v exclude each other | definition
extern constinit const RuleRow max_difference_rule = {
    .key = "max-difference",
    .names = "difference-at-most",
    .example = "max-difference 2: A1-A5",
    .sentence = "Neighbours on the line {line} differ by at most {value}.",
    .drawing = "Neighbours on such a line differ by at most {value}.",
    .value = RuleValue::difference,
    .fewest_values = 1,
    .most_values = 1,
    .fewest_cells = 2,
    .closes = true,
    .touching = true,
    .compile = compile_max_difference,
    .holds = max_difference_holds,
    .any_canvas = true};
extern const SaidRule max_difference_said = {max_difference_rule,
                                             "line: at most #|# or less|no more than #|maximum of #|maximum difference "
                                             "# ; differ*|apart|difference / 2 adjacent apart consecutive "
                                             "difference directly line maximum less most neighbour neighbouring next "
                                             "or pair path successive two than value along"};

}  // namespace deduku::rules
