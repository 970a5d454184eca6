// Cells with different digits: a house, full or small.
//
//   extra-region: A1 A2 B2     {A1, A2, B2}
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

void compile_extra_region(const Rule& rule, const RuleContext& context, Constraints& out) {
    differ(context.board, rule.groups[0], out);
}

bool extra_region_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return FilledBoard(context.board, grid).differ(rule.groups[0]);
}

}  // namespace

// formats: `extra-region` | `region`, `house`, `different` | | 1 to N | all different
// ledger: `extra-region` | a house: the cells | definition
extern constinit const RuleRow extra_region_rule = {.key = "extra-region",
                                                    .names = "region house different",
                                                    .example = "extra-region: A1 B2 C3 D4",
                                                    .sentence = "In the extra region {cells} digits differ.",
                                                    .drawing = "Digits in a shaded region differ.",
                                                    .fewest_cells = 1,
                                                    .house = true,
                                                    .compile = compile_extra_region,
                                                    .holds = extra_region_holds,
                                                    .own_cells = true};
extern const SaidRule extra_region_said = {
    extra_region_rule,
    "shade area: region|area|cell|square|set ; 1-9|1 9|1 to 9|1-6|1 to 6|<no repeat>|once / 1 1-6 1-9 6 9 "
    "area color colored exactly extra full highlighted nine once outlined region repeat same shaded square "
    "<no_repeat> number one of each"
    "\nshade area: exactly once among|once in ; grey|shaded|colored / each number must appear exactly once among the "
    "cells digit every 1-9"
    "\nshade area: region|area|cell|box|square ; number from 1 to 9|digit 1 through 9|digit 1-9|1 to 9|1 through 9 / "
    "grey contain each the exactly once of from both all additional extra a set complete 1-9"
    "\nline {extra-region: @}: 1-9|1 to 9|1 9|each digit once ; four|4|six|6|eight|8|short ; diagonal* ; line / each "
    "of the four three two six eight diagonal blue line contains digit exactly once short"
    "\nline {extra-region: @}: digit ; may not repeat|cannot repeat|do not repeat|no repeat|not repeat|never "
    "repeat|must not repeat ; four|4|six|6|eight|8|short ; diagonal* ; line / along any of the four three two six "
    "eight straight diagonal line blue grey small short in"
    "\nshade area less: region|area|cell ; color*|highlighted ; <no repeat> / contain repeat digit in "
    "each same the may within marked of_the_same_color"};

}  // namespace deduku::rules
