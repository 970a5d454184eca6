// Digits that some cells contain, around a corner or anywhere, and the only digits that they may contain.
//
//   quad 1 2 2: A1 B1 A2 B2    1 at least once, 2 at least twice among the four
//   contains 4 7: A1 B1 C1     (A1=4) + (B1=4) + (C1=4) >= 1, and the same for 7
//   only 1 2 3 4: A1           (A1=5) + (A1=6) + .. = 0
#include <set>

#include "grid/in_order.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_contains(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (const int digit : numbers_of(context.board, rule.groups[0])) {
        const auto times = std::count(rule.values.begin(), rule.values.end(), digit);
        if (times == 0) continue;
        Terms terms(context.board);
        for (Cell cell : rule.groups[0]) terms.add(cell, digit);
        terms.into(out.lines, static_cast<int>(times), std::nullopt);
    }
    // A number that no cell has: a line that never holds.
    const std::vector<int> numbers = numbers_of(context.board, rule.groups[0]);
    for (const int value : rule.values)
        if (!std::binary_search(numbers.begin(), numbers.end(), value)) {
            Terms terms(context.board);
            for (const int number : numbers_of(context.board, rule.groups[0][0])) terms.add(rule.groups[0][0], number);
            return terms.into(out.lines, 2, std::nullopt);
        }
}
bool contains_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    std::vector<int> wanted = rule.values;
    std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    put_in_order(wanted);
    put_in_order(digits);
    return std::includes(digits.begin(), digits.end(), wanted.begin(), wanted.end());
}
std::string quad_expects(const Rule& rule, const RuleContext& context) {
    const CellList cells = as_house(rule.groups[0]);
    const int n = context.board.columns();
    const bool square = context.board.column(cells[0]) + 1 < n && index(cells[1]) == index(cells[0]) + 1 &&
                        index(cells[2]) == index(cells[0]) + n && index(cells[3]) == index(cells[0]) + n + 1;
    return square ? "" : "four cells in a square: A1 B1 A2 B2";
}

std::string contains_expects(const Rule& rule, const RuleContext&) {
    return rule.values.size() <= rule.groups[0].size() ? "" : "at least as many cells as digits";
}

void compile_only(const Rule& rule, const RuleContext& context, Constraints& out) {
    const std::set<int> allowed(rule.values.begin(), rule.values.end());
    for (Cell cell : rule.groups[0]) {
        Terms terms(context.board);
        for (const int digit : numbers_of(context.board, cell))
            if (!allowed.contains(digit)) terms.add(cell, digit);
        terms.into(out.lines, 0, 0);
    }
}
bool only_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    return std::all_of(digits.begin(), digits.end(), [&](int digit) {
        return std::find(rule.values.begin(), rule.values.end(), digit) != rule.values.end();
    });
}

std::vector<std::string> digits_of(const Rule& rule) {
    std::vector<std::string> out;
    for (int value : rule.values) out.push_back(std::to_string(value));
    return out;
}
std::string own_contains(const Telling& told) {
    const std::vector<std::string> digits = digits_of(told.rule);
    const bool repeated = std::set<std::string>(digits.begin(), digits.end()).size() < digits.size();
    return listed(digits) + (repeated ? ", as often as listed" : "");
}
std::string own_only(const Telling& told) {
    std::string out;
    const std::vector<std::string> digits = digits_of(told.rule);
    for (std::size_t i = 0; i < digits.size(); ++i)
        out += (i == 0 ? "" : i + 1 == digits.size() ? " or " : ", ") + digits[i];
    return out;
}

}  // namespace

// formats: `quad` | `quadruple` | 1 to 4 digits | 4, in a square | contain these digits, as many times as listed
// ledger: `quad` | for each digit listed, ascending: {the digit in each of the four cells}, at least as many times
//     as it is listed | definition
extern constinit const RuleRow quad_rule = {
    .key = "quad",
    .names = "quadruple",
    .example = "quad 1 2 2: A1 B1 A2 B2",
    .sentence = "The cells {cells} hold {own}.",
    .own = own_contains,
    .drawing = "The digits in a circle between four cells are in these cells, as often as listed.",
    .value = RuleValue::digit,
    .fewest_values = 1,
    .most_values = 4,
    .fewest_cells = 4,
    .most_cells = 4,
    .expects = quad_expects,
    .compile = compile_contains,
    .holds = contains_holds,
    .own_cells = true};
extern const SaidRule quad_said = {
    quad_rule,
    "corner: circle*|quad*|intersect*|corner*|clue|white|grey ; "
    "surround*|touch*|around|four|4|adjacent|neighbour*|at least|at least one / 2x2 4 adjacent adjoining area around "
    "bubble "
    "circle circled contained corner four immediately included intersection least many more multiple neighbouring "
    "once order quad quadruple same small some somewhere square surrounding time touching vertex one twice if "
    "multiple often listed touched larger large connecting number given digit present clue touch touches shown"
    "\ncorner: circle ; surround*|around|touch* ; must contain|at least / cells surrounding a white circle must "
    "contain at least one copy of the digit within"};

// formats: `contains` | `has` | 1 to 25 digits | 1 or more | contain these digits, as many times as listed
// ledger: `contains` | as `quad`, of any cells | definition
extern constinit const RuleRow contains_rule = {.key = "contains",
                                                .names = "has",
                                                .example = "contains 4 7: A1 B1 C1",
                                                .sentence = "The cells {cells} hold {own}.",
                                                .own = own_contains,
                                                .value = RuleValue::digit,
                                                .fewest_values = 1,
                                                .most_values = 25,
                                                .fewest_cells = 1,
                                                .expects = contains_expects,
                                                .compile = compile_contains,
                                                .holds = contains_holds,
                                                .own_cells = true};
extern const SaidRule contains_said = {
    contains_rule,
    "outside straight in-first: first # ; appear*|contain*|among|include*|found|located|in ; outside|clue|number|digit "
    "/ row column cell direction side edge closest nearest corresponding respective seen looking position somewhere "
    "order any some listed or"
    "\narea number {contains $digits}: cage ; digit|number ; must appear|appear|contain*|include* ; "
    "corner|clue|small|top left / small clue corner indicate somewhere within that cage some top left must appear least"
    "\ncorner number {contains $digits}: white circle|circle ; surround*|around|four|touch* / at least once copy of "
    "one the must contain digits within"
    "\ndot number {contains $digits}: circle|dot ; one of the two|one of two|1 of the 2|at least one|either ; "
    "adjacent|cell|side / white circle must appear in one of the two adjacent at least"
    "\noutside diagonal in-first weak: first # ; appear*|contain*|among|include*|found|located|in ; "
    "outside|clue|number|digit / cell direction diagonal indicated closest nearest corresponding respective seen "
    "looking position somewhere order any some listed or arrow row column that along"
    "\ncorner number {@largest}: largest|highest|greatest|biggest|maximum ; surround*|four|4|touch*|around|adjacent / "
    "surrounding four 4 circle number value around inside equals touching indicates shows is clue cells"
    "\ncorner number {@smallest}: smallest|lowest|minimum ; surround*|four|4|touch*|around|adjacent / "
    "surrounding four 4 circle number value around inside equals touching indicates shows is clue cells"
    "\narea number {@largest}: largest|highest|greatest|biggest|maximum ; cage / corner number shown top left small "
    "indicates shows value is inside equals"
    "\narea number {@smallest}: smallest|lowest|minimum ; cage / corner number shown top left small indicates shows "
    "value is inside equals"
    "\noutside straight in-first {@largest}: largest|highest|greatest|biggest|maximum ; first #|# nearest|nearest #|# "
    "closest|closest # / outside clue number value row column direction side edge corresponding seen looking from "
    "shows indicates gives is among\n"
    "outside straight in-first {@smallest}: smallest|lowest|minimum ; first #|# nearest|nearest #|# closest|closest # "
    "/ outside clue number value row column direction side edge corresponding seen looking from shows indicates gives "
    "is among"
    "\narrow {@largest}: largest|highest|greatest|biggest|maximum ; arrow|line ; circle|bulb / attached along its is "
    "number equals value equal what round"
    "\narrow {@smallest}: smallest|lowest|minimum ; arrow|line ; circle|bulb / attached along its is number equals "
    "value equal what round"
    "\noutside straight in-first {@place-of-largest}: position|place|location ; largest|highest|greatest|biggest ; "
    "first "
    "#|# nearest|nearest #|# closest|closest # / outside clue number value row or column direction side edge from cell"
    "\noutside straight in-first {@difference-of-extremes}: difference ; largest|highest|greatest|maximum ; "
    "smallest|lowest|least|minimum ; first #|# nearest|nearest #|# closest|closest # / outside clue row or column "
    "direction "
    "side edge from digit 3 three cell corresponding of"
    "\noutside straight in-first {@sum-of-extremes}: sum ; largest|highest|greatest|maximum ; "
    "smallest|lowest|least|minimum ; first #|# nearest|nearest #|# closest|closest # / outside clue row or column "
    "direction "
    "side edge from digit # cell corresponding"
    "\narea number {@sum-of-extremes}: sum ; largest|highest|greatest|maximum ; smallest|lowest|least|minimum ; "
    "cage|clue|corner / cage clue top left corner contained small"
    "\narea number {@difference-of-extremes}: difference ; largest|highest|greatest|maximum ; "
    "smallest|lowest|least|minimum ; cage|clue|corner / cage clue top left corner contained small"
    "\noutside straight {@first-of-parity}: first odd ; even ; row|column ; clue|outside|number / outside either first "
    "odd even or seen direction row column if is clue appear from side edge according same parity depending"
    "\noutside straight {@first-of-parity}: first digit ; same parity ; clue|outside|number / outside first seen "
    "direction row or column clue from side edge as with"
    "\noutside straight {@before}: immediately before|directly before|right before|just before|immediately "
    "precede*|directly precede* ; before #|before digit #|precede # ; outside|clue|number / immediately directly right "
    "just before precede row or column direction from side edge seen clue outside looking first met"
    "\noutside straight {@beside}: next to #|adjacent to #|beside #|either side of #|both sides of #|neighbour of "
    "#|touching # ; outside|clue|number / directly immediately next adjacent beside either both side neighbour "
    "touching "
    "row or column clue outside two 2 in_any_order in_some_order in_either_order cell"
    "\noutside straight {@all-beside}: all digit|all neighbour|both neighbour ; next to #|adjacent to #|beside "
    "#|either "
    "side of #|both sides of #|neighbour of #|touching # ; outside|clue|number / directly immediately next adjacent "
    "beside "
    "either both side neighbour touching row or column clue outside two 2 in_any_order in_some_order in_either_order "
    "cell"
    "\npointer {@distance-to}: how far|distance|how many step|how many cell ; to #|digit #|# is|from #|until # ; "
    "arrow|direction|point* / arrow away it is far distance step how many cell direction point pointed towards to "
    "next nearest"
    "\npointer {@same-at-distance}: same digit|same number ; also appear|appear again|also be|again appear ; n step|n "
    "cell|n away|nth cell|# step|# cell ; "
    "arrow|direction / if n appear in cell with arrow must also appear away step direction that is pointing point nth "
    "from "
    "digit indicate being"
    "\ncorner number {contains $digits}: circle ; at least one|one or more ; surround*|around|touch*|adjacent / white "
    "circle at least one of surrounding touching adjacent or more\n"
    "corner number {count $digits = 0: @}: may not|cannot|must not|do not|never ; four|4|surround*|around|touch* ; "
    "circle|corner / white circle surrounding four 4 around touching cell any"};

// formats: `only` | | 1 to 25 digits | 1 or more | each cell has one of these digits
// ledger: `only` | for each cell, as listed: {its other digits}, 0 | definition
extern constinit const RuleRow only_rule = {.key = "only",
                                            .example = "only 1 2 3 4: A1",
                                            .sentence = "{listed} {are} {own}.",
                                            .own = own_only,
                                            .value = RuleValue::digit,
                                            .fewest_values = 1,
                                            .most_values = 25,
                                            .fewest_cells = 1,
                                            .compile = compile_only,
                                            .holds = only_holds,
                                            .own_cells = true};
extern const SaidRule only_said = {
    only_rule,
    "mark low: low*|1 2 3 4|1-4|1,2,3,4|less than 5|below 5 / circle square low 1 2 3 4 1-4 less filled colored is "
    "one ones\n"
    "mark high: high*|6 7 8 9|6-9|6,7,8,9|greater than 5|above 5|larger than 5 / circle square high 6 7 8 9 6-9 "
    "greater filled colored is one ones\n"
    "shade low: low*|1 2 3 4|1-4|1,2,3,4|less than 5|below 5 / circle square low 1 2 3 4 1-4 less filled colored "
    "is one ones\n"
    "shade high: high*|6 7 8 9|6-9|6,7,8,9|greater than 5|above 5|larger than 5 / circle square high 6 7 8 9 6-9 "
    "greater filled colored is one ones"
    "\nmark {only 2 3 5 7}: prime / circle square contain cell only digit number highlighted colored 2 3 5 7"
    "\nshade {only 2 3 5 7}: prime / shaded square contain cell only digit number highlighted colored 2 3 5 7"
    "\nline {only 2 3 5 7}: prime ; line / line contain only digit number 2 3 5 7"
    "\nmark {only # # #}: # # and # ; marked ; circle*|square* / are marked with circle orange blue square digit all "
    "digits"
    "\nline {only # # #}: only # # and #|only # # # ; line / line contain only digit number"};

}  // namespace deduku::rules
