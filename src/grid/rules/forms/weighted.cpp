// A weighted sum of cells.
//
//   weighted 0: 1 A1 A2 -10 A3      1 (A1=1) + 2 (A1=2) + .. + 1 (A2=1) + .. - 10 (A3=1) - 20 (A3=2) - .. = 0
#include "grid/rules/forms/numbers.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_weighted(const Rule& rule, const RuleContext& context, Constraints& out) {
    Terms terms(context.board);
    for (std::size_t i = 0; i < rule.groups[0].size(); ++i)
        for (int number : numbers_of(context.board, rule.groups[0][i]))
            if (number != 0) terms.add(rule.groups[0][i], number, rule.values[i + 1] * number);
    terms.into(out.lines, rule.values[0], rule.values[0]);
}

bool weighted_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    int sum = 0;
    for (std::size_t i = 0; i < rule.groups[0].size(); ++i) sum += rule.values[i + 1] * filling[rule.groups[0][i]];
    return sum == rule.values[0];
}

// "A1 + A2 - 10 A3"
std::string own_weighted(const Telling& told) {
    std::string out;
    for (std::size_t i = 0; i < told.rule.groups[0].size(); ++i) {
        const int weight = told.rule.values[i + 1], size = std::abs(weight);
        out += out.empty() ? (weight < 0 ? "-" : "") : weight < 0 ? " - " : " + ";
        out += (size == 1 ? "" : std::to_string(size) + ' ') + told.name(told.rule.groups[0][i]);
    }
    return out;
}

}  // namespace

// formats: `weighted` | | sum, may be negative | 1 or more, each after its weight, or after that of the cells before it | the
//     sum of weight times number, weights being 1 to 9,999 or negative
// ledger: `weighted` | {weight times number, for each cell}, its sum | definition
extern constinit const RuleRow weighted_rule = {.key = "weighted",
                                                .example = "weighted 0: 1 A1 A2 -10 A3",
                                                .sentence = "{own} = {value}.",
                                                .own = own_weighted,
                                                .value = RuleValue::any_sum,
                                                .fewest_values = 1,
                                                .most_values = 1,
                                                .fewest_cells = 1,
                                                .compile = compile_weighted,
                                                .holds = weighted_holds,
                                                .weights = true,
                                                .own_cells = true};

extern const SaidRule weighted_said = {
    weighted_rule,
    "arrow {weighted 0: 1 @shaft -@size @circle}: average|mean ; arrow / arithmetic mean average of digit equal along "
    "attached circle circled leave equals number sum bulb circle"
    "\noutside diagonal {weighted 0: -9 @first 1 @tail}: diagonal* ; sum* ; 2-digit|two-digit|2 digit|two digit ; "
    "first 2 "
    "digit|first two digit|first 2|first two / outside arrow direction number given clue along mark"
    "\nline circles {any { weighted 0: 1 @inner -10 @first -1 @last } { weighted 0: 1 @inner -10 @last -1 @first }}: "
    "split pea|concatenat*|two digit number|two-digit number|2-digit number ; sum* ; circle / line split pea strictly "
    "between two 2 circle equal concatenation in_some_order in_either_order in_any_order along formed number value "
    "sum* "
    "up total two-digit 2-digit not_including excluding green"
    "\nline also {@fibonacci}: fibonacci / line are form sequence along"
    "\nline also {@fibonacci}: sum of two previous|sum of previous two|sum of the two before|sum of preceding two|sum "
    "of "
    "two preceding|sum of 2 previous|sum of previous 2 / line every next other digit from there each along third "
    "onwards "
    "on after first two sum of previous preceding before starting either end start fibonacci sequence"
    "\nline also {@fibonacci-ten}: fibonacci ; modulo 10|mod 10|last digit|units digit|unit digit / line sequence form "
    "modulo mod 10 last unit units digit only of sum"};

}  // namespace deduku::rules
