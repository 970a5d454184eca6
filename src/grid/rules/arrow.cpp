// Arrows: lines whose sum is in a circle, or is a number in a pill.
//
//   arrow: A1 = B1 C1       B1 + C1 - A1 = 0
//   arrow: A1 B1 = C1-F1    C1 + D1 + E1 + F1 - 10 A1 - B1 = 0
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_arrow(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& circle = rule.groups[0];
    for (std::size_t group = 1; group < rule.groups.size(); ++group) {
        Terms terms(context.board);
        terms.add_values(rule.groups[group]);
        int worth = -1;
        for (auto cell = circle.rbegin(); cell != circle.rend(); ++cell, worth *= 10) terms.add_value(*cell, worth);
        terms.into(out.lines, 0, 0);
    }
}

bool arrow_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    int number = 0;
    for (Cell cell : rule.groups[0]) number = 10 * number + filling[cell];
    return std::all_of(rule.groups.begin() + 1, rule.groups.end(),
                       [&](const CellList& line) { return filling.sum(line) == number; });
}

std::string arrow_expects(const Rule& rule, const RuleContext& context) {
    if (rule.groups[0].size() > 1 && context.board.digits() > 9) return "a circle of one cell on boards above 9x9";
    const CellList circle = as_house(rule.groups[0]);
    const bool repeated = std::adjacent_find(circle.begin(), circle.end()) != circle.end();
    return circle.size() > 3 || repeated ? "a circle, or a pill of 2 or 3 cells, before the first =" : "";
}

std::string own_arrow(const Telling& told) {
    const bool pill = told.rule.groups[0].size() > 1, one = told.rule.groups.size() == 2;
    return (one ? "the arrow " : "each of the arrows ") + told.groups([&](std::size_t i) { return told.line(i); }, 1) +
           (pill ? " sum to the number in the pill" : " sum to the digit in the circle");
}

}  // namespace

// formats: `arrow` | `pill` | | circle `=` line `=` .. | the digits of each line have the sum in the circle; two
//     or three circle cells (up to 9x9) are a pill, whose digits are read as a number
// ledger: `arrow` | for each line: its sum, minus the number in the circle (the value of its last cell, 10 times
//     the one before, 100 times the one before that), 0 | a pill is a decimal number
extern constinit const RuleRow arrow_rule = {
    .key = "arrow",
    .names = "pill",
    .example = "arrow: A1 = B1-D1",
    .sentence = "The digits on {own} {cells}.",
    .own = own_arrow,
    .drawing = "The digits on an arrow sum to the digit or number in its circle.",
    .fewest_groups = 2,
    .most_groups = 0,
    .fewest_cells = 1,
    .repeats = true,
    .touching = true,
    .expects = arrow_expects,
    .compile = compile_arrow,
    .holds = arrow_holds,
    .own_cells = true};
extern const SaidRule arrow_said = {
    arrow_rule,
    "arrow: arrow* ; sum*|add*|total*|equal*|add up / 2 2-digit add adjoining appropriate arrow associate "
    "associated attach attached attacked base belonging body bottom bulb circle circled down downward emerge end "
    "equal left line located may much multi multi-digit or originating path pill read repeat right round same "
    "shaft start starting stem sum* tail thin tip top total two two-digit written 3 3-digit digit's 1-cell"
    "\narrow: sum* ; arrow ; number|digit|value|circle|pill|bulb / number on arrows sum to the arrow's origin circle "
    "or pill reading read left-to-right left right in attached of white equals each is total digit"
    "\narrow {@difference}: difference ; circle|bulb ; arrow / two 2 digit on an arrow have the difference of in "
    "attached equal equals connected circled bulb's is must along cells positive absolute"};

}  // namespace deduku::rules
