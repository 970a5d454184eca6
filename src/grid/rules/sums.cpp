// Cells with a sum: killer cages, cages with repeats, little killers.
//
//   killer 15: A1 A2 B2              a house, and 1 (A1=1) + 2 (A1=2) + .. + 9 (B2=9) = 15
//   little-killer 22: A1 down-right  the line alone
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_killer(const Rule& rule, const RuleContext& context, Constraints& out) {
    differ(context.board, digit_cells(rule, context.board, rule.groups[0]), out);
    if (!rule.values.empty()) total(context.board, rule.groups[0], rule.values[0], out.lines);
}

bool killer_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    return filling.differ(digit_cells(rule, context.board, rule.groups[0])) &&
           (rule.values.empty() || filling.sum(rule.groups[0]) == rule.values[0]);
}

void compile_sum(const Rule& rule, const RuleContext& context, Constraints& out) {
    total(context.board, rule.groups[0], rule.values[0], out.lines);
}

bool sum_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return FilledBoard(context.board, grid).sum(rule.groups[0]) == rule.values[0];
}

void compile_sum_at_most(const Rule& rule, const RuleContext& context, Constraints& out) {
    Terms(context.board).add_values(rule.groups[0]).into(out.lines, std::nullopt, rule.values[0]);
}
bool sum_at_most_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return FilledBoard(context.board, grid).sum(rule.groups[0]) <= rule.values[0];
}
void compile_sum_at_least(const Rule& rule, const RuleContext& context, Constraints& out) {
    Terms(context.board).add_values(rule.groups[0]).into(out.lines, rule.values[0], std::nullopt);
}
bool sum_at_least_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return FilledBoard(context.board, grid).sum(rule.groups[0]) >= rule.values[0];
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
    .holds = killer_holds,
    .own_cells = true};
extern const SaidRule killer_said = {
    killer_rule,
    "cage unique: cage|killer ; <no repeat>|cannot include repeat|no digit repeat / alway corner include killer "
    "may most provided repeat cannot_include may_not_be\n"
    "cage sums: cage|killer ; sum*|total*|add* / add alway amount cage clued clue|small corner dashed displayed "
    "dotted equal hand include killer left line little may most present printed provided same small some specified "
    "sum* target top top-left total upper written\n"
    "cage unique sums: cage|killer ; <no repeat> ; sum*|total*|add* / add alway amount cage corner dashed "
    "displayed dotted equal hand include killer left little may most present provided repeat small some specified "
    "sum* target top top-left total upper written <no_repeat> cannot_include sometimes\n"
    "cage unique sums: normal killer|standard killer|killer sudoku rule|killer cage rule|killer rule / alway apply "
    "cage corner include may most normal provided rule standard\n"
    "cage unique: cage ; <no repeat> / alway corner include killer may most provided\n"
    "mark: circle*|square* ; must different|different digit|unique|no repeat|cannot repeat|may not repeat|do not "
    "repeat / all circle square different"
    "\nline also {killer: @}: line ; cannot repeat|no repeat|do not repeat|may not repeat|must not repeat|not "
    "repeat|cannot contain repeat|no repeated|without repeat|no digit repeat|all different|never repeat / line any "
    "same along contain may repeat digit number is there purple additionally"
    "\narea {killer #: @}: cage ; different|unique|no repeat|cannot repeat|do not repeat ; sum to #|add up to #|total "
    "# / each every cage sum* up total"
    "\nmark: circle* ; all different|are different|different / in this puzzle all circled digit are"
    "\ncage unique: cage|killer ; <no repeat> / digit in a minmax killer cage repeat line may contain value the all "
    "though normal outlined"
    "\ncage sums: outlined region are cage|sum given|sums that are given / normal killer rule apply cage are sum "
    "total"
    "\ncage bounds: cage ; less than|lower than|smaller than|fewer than|greater than|more than|larger than|higher "
    "than|inequality|inequalities ; sum*|total*|add* / <* >* sign symbol clue corner number sum* total up less greater "
    "lower higher smaller larger more fewer than or respectively top left small inequality inequalities prefix before "
    "with a"
    "\ncage bounds: cage ; bound|upper limit|lower limit ; sum*|total* / <* >* sign symbol clue corner number upper "
    "lower limit bound for of"
    "\ncage masked: ?*|question mark|question marks ; digit|number ; cage / ?* question mark cage clue "
    "single "
    "any one replace* unknown missing total sum* corner stand represent means can be"};

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
    .holds = sum_holds,
    .own_cells = true};
extern const SaidRule sum_said = {
    sum_rule,
    "cage repeats: may repeat|can repeat|are allowed to repeat ; cage / allowed box column killer region row "
    "rule same\n"
    "line: line|thread|linked|joined|path|connected ; sum to #|add up to #|total #|sum #|add to # / digit number "
    "along line thread linked joined path connected to of up total sum* add may repeat\n"
    "shade: sum to #|add up to #|total # / area sum* total shaded colored region marked\n"
    "dot {sum #}: dot|circle|diamond|star|flower|heart ; sum to #|sum #|add up to #|add to #|total # / separated "
    "two 2 pair adjacent dot circle either side cells joined connect across border up\n"
    "dot number {sum $}: sum*|add* ; dot|circle ; number|value|clue|indicate*|show* / two 2 separated adjacent "
    "pair total dot circle either side joined up number cells on written inside touching it connect\n"
    "sign text=XV {sum 15}: xv ; 15 / separated two 2 marking when cell number add up sum* adjacent pair total\n"
    "outside straight in-first {sum $}: first #|# nearest|nearest #|# closest|closest #|first # ; sum*|total* ; "
    "outside|clue|number|value / row column cell direction side edge closest nearest corresponding respective "
    "seen looking from add up sum* total clue indicated first that\n"
    "area {sum #}: cage|region|area ; sum to #|sums to #|add up to #|total # / each every cage sum* up total "
    "may\n"
    "line also {sum #}: each line|every line|purple line|line ; contain digit that sum to #|digit that sum to # "
    "/ contains that sum* including_the_thermo including the thermo line purple\n"
    "outside straight {@first-run}: sum* ; first run|1st run|initial run|first set ; ascending|increasing|rising ; "
    "outside|clue / clue outside grid specifies specify of digit from position ie sum encountered until are no_longer "
    "longer ascending increasing rising in row column side gives give starting corresponding set all the\n"
    "corner number {sum $}: sum*|total*|add* ; circle|quad|number|value|clue ; surround*|four|4|touch*|around|adjacent "
    "/ "
    "surrounding four 4 circle number value digits around equal equals up to inside cells is clue\n"
    "line {sum @times: @}: line ; sum to # time|# time ; length / each line sums to its length number of cells"
    "\noutside straight {@first-odd-run}: sum*|total* ; first group|first run|first consecutive set|first set|first "
    "consecutive group|first uninterrupted ; odd ; clue|outside|number / of odd digit in row column from that "
    "direction "
    "away clue first group run consecutive set side seen uninterrupted outside"
    "\noutside straight {@first-even-run}: sum*|total* ; first group|first run|first consecutive set|first set|first "
    "consecutive group|first uninterrupted ; even ; clue|outside|number / of even digit in row column from that "
    "direction away clue first group run consecutive set side seen uninterrupted outside"
    "\noutside straight {sum $: @to-border}: sum* ; first region border|first border|first box border|border of first "
    "region|first thick border ; outside|clue|value|number / outside of all up to first region border box thick row "
    "column direction seen until reached starting side edge reaching"
    "\narea number {any { sum $: @ } { product $: @ }}: cage ; sum*|add* ; multiply|product ; either|or / or digit "
    "they "
    "corner total up clue top left small"};

// formats: `sum-at-most`, `sum-at-least` | | sum | 1 or more | have at most, or at least, this sum; digits may repeat
// ledger: `sum-at-most`, `sum-at-least` | the values of the cells, up to (from) its sum | definition
extern constinit const RuleRow sum_at_most_rule = {.key = "sum-at-most",
                                                   .example = "sum-at-most 15: A1 A2 B2",
                                                   .sentence = "The digits of {cells} sum to at most {value}.",
                                                   .value = RuleValue::sum,
                                                   .fewest_values = 1,
                                                   .most_values = 1,
                                                   .fewest_cells = 1,
                                                   .repeats = true,
                                                   .compile = compile_sum_at_most,
                                                   .holds = sum_at_most_holds,
                                                   .own_cells = true};
extern constinit const RuleRow sum_at_least_rule = {.key = "sum-at-least",
                                                    .example = "sum-at-least 15: A1 A2 B2",
                                                    .sentence = "The digits of {cells} sum to at least {value}.",
                                                    .value = RuleValue::sum,
                                                    .fewest_values = 1,
                                                    .most_values = 1,
                                                    .fewest_cells = 1,
                                                    .repeats = true,
                                                    .compile = compile_sum_at_least,
                                                    .holds = sum_at_least_holds,
                                                    .own_cells = true};
extern const SaidRule sum_at_most_said = {
    sum_at_most_rule,
    "area {sum-at-most #}: cage ; at most #|no more than #|not more than #|maximum of #|# or less ; "
    "sum*|total*|add* / each every cage sum* up total to have has"};
extern const SaidRule sum_at_least_said = {
    sum_at_least_rule,
    "area {sum-at-least #}: cage ; at least #|no less than #|not less than #|minimum of #|# or more ; "
    "sum*|total*|add* / each every cage sum* up total to have has"};

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
    .holds = sum_holds,
    .own_cells = true};
extern const SaidRule little_killer_said = {
    little_killer_rule,
    "outside diagonal: diagonal* ; sum*|total*|add* / add adjacent allowed amount arrow can cells' direction edge "
    "equal include killer little may necessarily next outside point pointed pointing provided repeat repetition "
    "rule specified sum* total beside numbered path could\n"
    "outside diagonal if-given: diagonal* ; sum*|total*|add* ; if one is given|if given|if shown|if any|if there is "
    "one / "
    "digit along marked by arrow on if given shown the total up\n"
    "outside diagonal: arrow* ; outside|direction|indicated ; sum*|total*|add* / diagonal direction killer little "
    "may necessarily outside point pointed provided repeat beside numbered path could\n"
    "outside diagonal: normal little killer|little killer rule|standard little killer / apply necessarily pointed "
    "provided rule beside\n"
    "outside diagonal: little killer ; clue / outside edge normal standard all"};

}  // namespace deduku::rules
