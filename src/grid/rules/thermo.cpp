// Thermometers: cells in ascending order.
//
//   thermo: A1-A3          A1 < A2, A2 < A3: for each t {A1 >= t, A2 <= t}; other pairs follow
//   rising-line: A1-A3     A1 < A2, A2 < A3; or A3 < A2, A2 < A1
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

void rise_along(const CellList& cells, const RuleContext& context, int gap, LinearList& lines) {
    for (std::size_t i = 1; i < cells.size(); ++i) rise(context.board, cells[i - 1], cells[i], gap, lines);
}
bool rises_along(const std::vector<int>& digits) {
    return std::adjacent_find(digits.begin(), digits.end(), std::greater_equal<>()) == digits.end();
}

void compile_greater(const Rule& rule, const RuleContext& context, Constraints& out) {
    rise(context.board, rule.groups[0][1], rule.groups[0][0], 1, out.lines);
}
bool greater_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    return filling[rule.groups[0][0]] > filling[rule.groups[0][1]];
}

void compile_thermo(const Rule& rule, const RuleContext& context, Constraints& out) {
    rise_along(rule.groups[0], context, 1, out.lines);
}
bool thermo_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return rises_along(FilledBoard(context.board, grid).of(rule.groups[0]));
}

void compile_slow_thermo(const Rule& rule, const RuleContext& context, Constraints& out) {
    rise_along(rule.groups[0], context, 0, out.lines);
}
bool slow_thermo_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    return std::is_sorted(digits.begin(), digits.end());
}

void compile_rising_line(const Rule& rule, const RuleContext& context, Constraints& out) {
    CellList cells = rule.groups[0];
    Choice directions(2);
    for (LinearList& lines : directions) {
        rise_along(cells, context, 1, lines);
        std::reverse(cells.begin(), cells.end());
    }
    out.choices.push_back(std::move(directions));
}
bool rising_line_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    if (digits.front() > digits.back()) std::reverse(digits.begin(), digits.end());
    return rises_along(digits);
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
                                               .holds = greater_holds,
                                               .own_cells = true};
extern const SaidRule greater_said = {
    greater_rule,
    "sign: inequalit*|greater than|less than|sign|arrow|chevron|point*|< ; "
    "larger|greater|smaller|lower|higher|bigger|less|lesser|obey|follow|satisf*|respect* / 2 < > adjacent alway "
    "arrow border chevron edge inequality lie link narrow open opening point pointing respect separated share side "
    "sign sit surrounding symbol than toward two wide smaller greater larger bigger lower higher less lesser"
    "\nsign: point*|arrow|sign|inequalit*|< ; lower|smaller|less|lesser|greater|larger|higher ; digit|two|cell|number "
    "/ two 2 adjacent cell between it link linked 'points to' point pointing toward to of black inequality always "
    "small large lower smaller adjacent"};

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
    .holds = thermo_holds,
    .own_cells = true};
extern const SaidRule thermo_said = {
    thermo_rule,
    "line bulb: thermo* ; increas*|ascend*|rise*|rising|grow*|larger|greater|higher|get / alway ascend ascending "
    "away base bottom bulb bulbous circle circular continuously end flat form get going growing increase "
    "increasing move moving necessarily order proceed round rounded sequence shape side start starting strict "
    "strictly thermo tip top toward upward not_necessarily_by but_not_necessarily or grey blue red number"
    "\nline bulb also {thermo: @; renban: @}: thermo* ; increas*|ascend*|rise* ; consecutively|consecutive|by exactly "
    "1|by exactly one|by 1|by one / bulb round tip end to from toward start starting instance such strictly each step "
    "along order addition"
    "\nline bulb: increas*|ascend*|rise*|rising ; bulb* / line thermo number strictly end tip away from to start "
    "starting grey it fast move as along go get circle red blue green"
    "\nline bulb maybe: grey line|line ; thermo* / are normal standard is usual rule apply follow line"
    "\nline bulb {pair b - a >= #}: thermo*|bulb ; increas*|ascend*|rise* ; at least #|by # or more|minimum of #|by at "
    "least # / fast ultra-fast ultra bulb tip end to from toward start starting strictly each step time least or more "
    "along next previous minimum at"
    "\nline bulb: thermo*|line* ; increas*|ascend* ; bulb / must increase strictly along the line from bulb to tip end "
    "not_necessarily_consecutive not_necessarily consecutively round grey gray number each in order away"
    "\narrow also {thermo: @from-tip}: thermo*|increas*|rise* ; arrow ; tip to circle|tip to bulb|tip toward "
    "circle|tip "
    "toward bulb|towards circle|toward circle / increase rise increasing from tip to toward circle bulb along arrow "
    "act"};

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
    .holds = slow_thermo_holds,
    .own_cells = true};
extern const SaidRule slow_thermo_said = {
    slow_thermo_rule,
    "line bulb: thermo*|slow* ; slow*|may remain same|either increase|stay same|remain same|cannot decrease|never "
    "fall|never decrease|may not decrease|never fall|must not decrease|never fall|do not decrease|never fall|not "
    "decrease|never fall|equal|increase or stay|non decreasing|ascend or repeat|increase or repeat|repeat or "
    "increase / allowed away bulb can constant dark decrease either end equal generally greater increase "
    "increasing may or previous remain rule same slow start starting stay strictly than thermo tip hollow number s "
    "ascend repeat"
    "\nline bulb: increas*|ascend* ; or stay same|or remain same|or equal|or stay equal|or repeat / each step along "
    "from bulb to tip end thermo slow either value next digit toward line"
    "\nline bulb: slow thermo|slow|thermo ; increase or stay same|increase or remain same / along a must from the bulb "
    "to tip increase or stay same digit each"};

// formats: `rising-line` | `bulbless-thermo` | | 2 or more | rising from one of its ends to the other
// ledger: `rising-line` | a choice of two: for each cell but the first, previous cell + 1 <= cell; then the same with
//     the cells in reverse order | one of the ends is the lowest
extern constinit const RuleRow rising_line_rule = {
    .key = "rising-line",
    .names = "bulbless-thermo",
    .example = "rising-line: A1-A5",
    .sentence = "On the line {line} digits rise from one end to the other.",
    .fewest_cells = 2,
    .touching = true,
    .compile = compile_rising_line,
    .holds = rising_line_holds,
    .any_canvas = true};
extern const SaidRule rising_line_said = {
    rising_line_rule,
    "line ~grey: line|thermo* ; one end other|one end to the other end|either end|one of its end|one end / 1 "
    "always ascend ascending bulb bulbless direction end grow growing increase increasing length line "
    "monotonically order rise rising sorted strict strictly thermo arranged entire whole determined deduced\n"
    "line ~grey: bulbless thermo*|thermo* without bulb / line thermo strictly increase increasing rise one end "
    "other"
    "\nline ~grey: increas* ; decreas* ; or|either ; line|along / strictly either line or each increase decrease "
    "always along order only direction whole from one end other in must monotonically number"
    "\nline ~grey {rising-line: @; renban: @}: consecutive ; increasing or decreasing|ascending or descending|increase "
    "or decrease ; line|sequence / line must form sequence order either increasing decreasing set numbers string serie "
    "run straight ascending descending increase decrease or from one end other"
    "\narrow also {rising-line: @}: increas*|ascend* ; one direction|in one direction ; arrow / circle direction along "
    "include including one strictly"
    "\nline ~grey: thermo* ; either end|one end|bulb must be determined|bulb are not given|unknown bulb / line "
    "increase from to bulb tip which can be or are determined deduced other strictly end on"
    "\nline ~grey: increas* ; decreas* ; or ; line / each digits either strictly increase or decrease whether along "
    "any particular line is to be determined by the solver in one direction"};

}  // namespace deduku::rules
