// The first digit of a line is the position of v: for each d, both "the first is d" and "the d-th is v", or neither.
//
//   numbered-room 7: row 1     (A1=3) - (C1=7) = 0; ..
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

bool is_place(int number, const CellList& line) { return number > 0 && number <= static_cast<int>(line.size()); }

void compile_numbered_room(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& line = rule.groups[0];
    for (const int d : numbers_of(context.board)) {
        Terms terms(context.board);
        terms.add(line[0], d);
        if (is_place(d, line)) terms.add(line[static_cast<std::size_t>(d - 1)], rule.values[0], -1);
        terms.into(out.lines, 0, 0);
    }
}

bool numbered_room_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    return is_place(digits[0], rule.groups[0]) && digits[static_cast<std::size_t>(digits[0] - 1)] == rule.values[0];
}

}  // namespace

// formats: `numbered-room` | | digit | a row or column | the first digit is the position of this digit, counted
//     from the same side
// ledger: `numbered-room` | for each d: {first cell = d} minus {d-th cell = v}, 0 | v is in exactly one cell, and
//     the first cell names it
extern constinit const RuleRow numbered_room_rule = beside_line(
    {.key = "numbered-room",
     .names = "numbered-rooms",
     .example = "numbered-room 7: row 1 from right",
     .sentence = "The digit in {first} is the place of {value} in {side}.",
     .drawing = "A number in a frame beside the board is in cell X from there, where X is the digit in the first.",
     .value = RuleValue::digit,
     .compile = compile_numbered_room,
     .holds = numbered_room_holds,
     .any_canvas = true});
extern const SaidRule numbered_room_said = {
    numbered_room_rule,
    "outside straight: n|nth|x|xth|position|numbered room / adjacent away closest column counting direction edge "
    "first looking n nearest next nth numbered outside position room row seen side th x xth frame beside equal"};

}  // namespace deduku::rules
