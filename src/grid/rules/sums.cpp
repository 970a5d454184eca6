// Cells with a sum: killer cages, cages with repeats, little killers.
//
//   killer 15: A1 A2 B2              a house, and 1 (A1=1) + 2 (A1=2) + .. + 9 (B2=9) = 15
//   little-killer 22: A1 down-right  the line alone
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_killer(const Rule& rule, const RuleContext& context, Constraints& out) {
    out.houses.push_back(as_house(rule.groups[0]));
    if (!rule.values.empty()) total(context.board, rule.groups[0], rule.values[0], out.lines);
}

bool killer_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(grid);
    return filling.differ(rule.groups[0]) && (rule.values.empty() || filling.sum(rule.groups[0]) == rule.values[0]);
}

void compile_sum(const Rule& rule, const RuleContext& context, Constraints& out) {
    total(context.board, rule.groups[0], rule.values[0], out.lines);
}

bool sum_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return FilledBoard(grid).sum(rule.groups[0]) == rule.values[0];
}

std::string little_killer_expects(const Rule& rule, const RuleContext& context) {
    const CellList& cells = rule.groups[0];
    for (const int down : {-1, 1})
        for (const int right : {-1, 1})
            if (!beside(context.board, cells[0], -down, -right) && cells == ray(context.board, cells[0], down, right))
                return {};
    return "a diagonal from one edge of the board to the other: A3 down-right";
}

std::string own_killer(const Telling& told) { return told.rule.values.empty() ? "" : " and sum to " + told.value(); }

}  // namespace

// formats: `killer` | `cage`, `killer-cage` | sum, or nothing | 1 to N | all different, with this sum
// ledger: `killer` | a house: the cells; then, if it has a value, its sum | all different, and the sum
extern constinit const RuleRow killer_rule = {
    .key = "killer",
    .names = "cage killer-cage",
    .example = "killer 15: A1 A2 B2",
    .sentence = "In the cage {cells} digits differ{own}.",
    .own = own_killer,
    .drawing = "Digits in a dashed cage differ and sum to the number in its corner.",
    .value = RuleValue::sum,
    .most_values = 1,
    .fewest_cells = 1,
    .house = true,
    .compile = compile_killer,
    .holds = killer_holds};

// formats: `sum` | `sum-cage` | sum | 1 or more | have this sum; digits may repeat, and a cell listed twice counts
//     twice
// ledger: `sum` | its sum; a cell listed twice counts twice | definition
extern constinit const RuleRow sum_rule = {
    .key = "sum",
    .names = "sum-cage",
    .example = "sum 15: A1 A2 B2",
    .sentence = "In the cage {cells} digits sum to {value}; they may repeat.",
    .drawing = "Digits in a dotted cage sum to the number in its corner; they may repeat.",
    .value = RuleValue::sum,
    .fewest_values = 1,
    .most_values = 1,
    .fewest_cells = 1,
    .repeats = true,
    .compile = compile_sum,
    .holds = sum_holds};

// formats: `little-killer` | | sum | a diagonal | the cells have this sum; digits may repeat. `A1 down-right`:
//     from one edge to the other
// ledger: `little-killer` | its sum | definition
extern constinit const RuleRow little_killer_rule = {
    .key = "little-killer",
    .example = "little-killer 22: A3 down-right",
    .sentence = "On the diagonal {line} digits sum to {value}; they may repeat.",
    .drawing = "Digits on the diagonal of an arrow beside the board sum to its number; they may repeat.",
    .value = RuleValue::sum,
    .fewest_values = 1,
    .most_values = 1,
    .shape = RuleShape::diagonal,
    .fewest_cells = 1,
    .expects = little_killer_expects,
    .compile = compile_sum,
    .holds = sum_holds};

}  // namespace deduku::rules
