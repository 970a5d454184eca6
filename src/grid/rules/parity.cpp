// Lines on which the parity of digits alternates, or stays the same.
//
//   parity-line: A1 B2     (A1 odd) + (B2 odd) = 1
//   one-parity: A1 B2      (A1 odd) - (B2 odd) = 0
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

Terms& add_odd(Terms& terms, const Geometry& board, Cell cell, int weight) {
    for (const int digit : numbers_of(board))
        if (digit % 2 != 0) terms.add(cell, digit, weight);
    return terms;
}

void compile_parity_line(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 1; i < cells.size(); ++i) {
        Terms terms(context.board);
        add_odd(add_odd(terms, context.board, cells[i - 1], 1), context.board, cells[i], 1).into(out.lines, 1, 1);
    }
}
bool parity_line_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    for (std::size_t i = 1; i < digits.size(); ++i)
        if (digits[i] % 2 == digits[i - 1] % 2) return false;
    return true;
}

void compile_one_parity(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 1; i < cells.size(); ++i) {
        Terms terms(context.board);
        add_odd(add_odd(terms, context.board, cells[i - 1], 1), context.board, cells[i], -1).into(out.lines, 0, 0);
    }
}
bool one_parity_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    return std::all_of(digits.begin(), digits.end(), [&](int digit) { return digit % 2 == digits[0] % 2; });
}

}  // namespace

// formats: `parity-line` | `alternating` | | 2 or more | along the line odd and even digits alternate
// ledger: `parity-line` | for each cell but the first: {odd digits of the previous cell and of this one}, 1 | one of
//     two neighbours is odd
extern constinit const RuleRow parity_line_rule = {.key = "parity-line",
                                                   .names = "alternating parity",
                                                   .example = "parity-line: A1-A5",
                                                   .sentence = "Along the line {line} odd and even digits alternate.",
                                                   .drawing = "Along a red line odd and even digits alternate.",
                                                   .fewest_cells = 2,
                                                   .closes = true,
                                                   .touching = true,
                                                   .compile = compile_parity_line,
                                                   .holds = parity_line_holds,
                                                   .any_canvas = true};
extern const SaidRule parity_line_said = {
    parity_line_rule,
    "line ~red: alternat*|different parity|opposite parity|differ in parity|parity line ; odd even|even "
    "odd|odd|even|parity / odd even parity alternate alternating between number line adjacent neighbour "
    "neighbouring consecutive next different two pair or touching cell successive\n"
    "line ~red: two|adjacent|neighbour*|consecutive|alternat*|next ; one even one odd|one odd one even|one even "
    "digit one odd digit|one odd digit one even digit|even odd / two cell along line include pair digit adjacent "
    "neighbouring consecutive"};

// formats: `one-parity` | `same-parity` | | 2 or more | all odd, or all even
// ledger: `one-parity` | for each cell but the first: {odd digits of the previous cell}, minus {those of this one}, 0
//     | likewise
extern constinit const RuleRow one_parity_rule = {.key = "one-parity",
                                                  .names = "same-parity",
                                                  .example = "one-parity: A1-A5",
                                                  .sentence = "The digits of {line} are all odd or all even.",
                                                  .drawing = "The digits of a line are all odd or all even.",
                                                  .fewest_cells = 2,
                                                  .compile = compile_one_parity,
                                                  .holds = one_parity_holds,
                                                  .any_canvas = true};
extern const SaidRule one_parity_said = {
    one_parity_rule,
    "line: same parity|all odd or even|either all odd|all even or odd|all even or "
    "all odd|all odd or all even|entirely even or odd / odd even parity all "
    "either or line number same"
    "\narea also: cage ; all odd or all even|all even or all odd|either all odd digit or all even digit|either all "
    "even or all odd|only odd or only even|same parity|either all odd or all even / cage can only contain either all "
    "odd even or any digit entirely"
    "\nline: either all ; odd ; even ; line / it or digits on each line for all of the are"
    "\nline bulb also: thermo ; either all even or all odd|all even or all odd|all odd or all even|either all odd or "
    "all even|same parity / in thermo either all"};

}  // namespace deduku::rules
