// Thermometers: cells in ascending order.
//
//   thermo: A1-A3     A1 < A2, A2 < A3: for each t {A1 >= t, A2 <= t}; other pairs follow
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

void rising(const Rule& rule, const RuleContext& context, int gap, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 1; i < cells.size(); ++i) rise(context.board, cells[i - 1], cells[i], gap, out.lines);
}

void compile_greater(const Rule& rule, const RuleContext& context, Constraints& out) {
    rise(context.board, rule.groups[0][1], rule.groups[0][0], 1, out.lines);
}
bool greater_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return grid[rule.groups[0][0]] > grid[rule.groups[0][1]];
}

void compile_thermo(const Rule& rule, const RuleContext& context, Constraints& out) { rising(rule, context, 1, out); }
bool thermo_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(grid).of(rule.groups[0]);
    return std::adjacent_find(digits.begin(), digits.end(), std::greater_equal<>()) == digits.end();
}

void compile_slow_thermo(const Rule& rule, const RuleContext& context, Constraints& out) {
    rising(rule, context, 0, out);
}
bool slow_thermo_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(grid).of(rule.groups[0]);
    return std::is_sorted(digits.begin(), digits.end());
}

}  // namespace

// formats: `greater` | `greater-than` | | 2 | the first is greater than the second
// ledger: `greater` | second + 1 <= first | definition
extern constinit const RuleRow greater_rule = {.key = "greater",
                                               .names = "greater-than",
                                               .example = "greater: A1 A2",
                                               .sentence = "{first} is greater than {last}.",
                                               .drawing = "A sign between two cells is open to the greater digit.",
                                               .fewest_cells = 2,
                                               .most_cells = 2,
                                               .touching = true,
                                               .compile = compile_greater,
                                               .holds = greater_holds};
extern const SaidRule greater_said = {
    greater_rule,
    "sign: inequalit*|greater than|less than|sign|arrow|chevron|point*|< ; "
    "larger|greater|smaller|lower|higher|bigger|less|lesser|obey|follow|satisf*|respect* / 2 < > adjacent alway "
    "arrow border chevron edge inequality lie link narrow open opening point pointing respect separated share side "
    "sign sit surrounding symbol than toward two wide smaller greater larger bigger lower higher less lesser"};

// formats: `thermo` | `thermometer` | | 2 or more | rising from the first cell, the bulb
// ledger: `thermo` | for each cell but the first: previous cell + 1 <= cell | an increase at each step makes the
//     whole line increase
extern constinit const RuleRow thermo_rule = {
    .key = "thermo",
    .names = "thermometer",
    .example = "thermo: A1-A5",
    .sentence = "On the thermometer {line} digits rise from the bulb {first}.",
    .drawing = "Digits on a thermometer rise from its bulb.",
    .fewest_cells = 2,
    .touching = true,
    .compile = compile_thermo,
    .holds = thermo_holds};
extern const SaidRule thermo_said = {
    thermo_rule,
    "line bulb: thermo* ; increas*|ascend*|rise*|rising|grow*|larger|greater|higher|get / alway ascend ascending "
    "away base bottom bulb bulbous circle circular continuously end flat form get going growing increase "
    "increasing move moving necessarily order proceed round rounded sequence shape side start starting strict "
    "strictly thermo tip top toward upward not_necessarily_by but_not_necessarily or grey blue red number"};

// formats: `slow-thermo` | `slow-thermometer` | | 2 or more | never falling from the first cell
// ledger: `slow-thermo` | for each cell but the first: previous cell + 0 <= cell | likewise
extern constinit const RuleRow slow_thermo_rule = {
    .key = "slow-thermo",
    .names = "slow-thermometer",
    .example = "slow-thermo: A1-A5",
    .sentence = "On the slow thermometer {line} digits never fall from the bulb {first}.",
    .drawing = "Digits on a slow thermometer, with a hollow bulb, never fall from its bulb.",
    .fewest_cells = 2,
    .touching = true,
    .compile = compile_slow_thermo,
    .holds = slow_thermo_holds};
extern const SaidRule slow_thermo_said = {
    slow_thermo_rule,
    "line bulb: thermo*|slow* ; slow*|may remain same|either increase|stay same|remain same|cannot decrease|never "
    "fall|never decrease|may not decrease|never fall|must not decrease|never fall|do not decrease|never fall|not "
    "decrease|never fall|equal|increase or stay|non decreasing / allowed away bulb can constant dark decrease "
    "either end equal generally greater increase increasing may or previous remain rule same slow start starting "
    "stay strictly than thermo tip hollow number s"};

}  // namespace deduku::rules
