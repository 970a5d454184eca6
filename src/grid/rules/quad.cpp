// Digits around a corner.
//
//   quad 1 2 2: A1 B1 A2 B2     1 at least once, 2 at least twice among the four
#include <set>

#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_quad(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (int digit = 1; digit <= context.board.digits(); ++digit) {
        const auto times = std::count(rule.values.begin(), rule.values.end(), digit);
        if (times == 0) continue;
        Terms terms(context.board);
        for (Cell cell : rule.groups[0]) terms.add(cell, digit);
        terms.into(out.lines, static_cast<int>(times), std::nullopt);
    }
}

bool quad_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    std::vector<int> wanted = rule.values;
    std::vector<int> digits = FilledBoard(grid).of(rule.groups[0]);
    std::sort(wanted.begin(), wanted.end());
    std::sort(digits.begin(), digits.end());
    return std::includes(digits.begin(), digits.end(), wanted.begin(), wanted.end());
}

std::string quad_expects(const Rule& rule, const RuleContext& context) {
    const CellList cells = as_house(rule.groups[0]);
    const int n = context.board.digits();
    const bool square = context.board.column(cells[0]) + 1 < n && index(cells[1]) == index(cells[0]) + 1 &&
                        index(cells[2]) == index(cells[0]) + n && index(cells[3]) == index(cells[0]) + n + 1;
    return square ? "" : "four cells in a square: A1 B1 A2 B2";
}

std::string own_quad(const Telling& told) {
    std::vector<std::string> digits;
    for (int value : told.rule.values) digits.push_back(std::to_string(value));
    const bool repeated = std::set<std::string>(digits.begin(), digits.end()).size() < digits.size();
    return listed(digits) + (repeated ? ", as often as listed" : "");
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
    .own = own_quad,
    .drawing = "The digits in a circle between four cells are in these cells, as often as listed.",
    .value = RuleValue::digit,
    .fewest_values = 1,
    .most_values = 4,
    .fewest_cells = 4,
    .most_cells = 4,
    .expects = quad_expects,
    .compile = compile_quad,
    .holds = quad_holds};
extern const SaidRule quad_said = {
    quad_rule,
    "corner: circle*|quad*|intersect*|corner*|clue|white|grey ; "
    "surround*|touch*|around|four|4|adjacent|neighbour*|at least / 2x2 4 adjacent adjoining area around bubble "
    "circle circled contained corner four immediately included intersection least many more multiple neighbouring "
    "once order quad quadruple same small some somewhere square surrounding time touching vertex one twice if "
    "multiple often listed touched larger large connecting number given digit"};

}  // namespace deduku::rules
