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
    const Filling filling(grid);
    return filling.differ(rule.groups[0]) && (rule.values.empty() || filling.sum(rule.groups[0]) == rule.values[0]);
}

void compile_sum(const Rule& rule, const RuleContext& context, Constraints& out) {
    total(context.board, rule.groups[0], rule.values[0], out.lines);
}

bool sum_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return Filling(grid).sum(rule.groups[0]) == rule.values[0];
}

std::string little_killer_expects(const Rule& rule, const RuleContext& context) {
    const Cells& cells = rule.groups[0];
    for (const int down : {-1, 1})
        for (const int right : {-1, 1})
            if (!beside(context.board, cells[0], -down, -right) && cells == ray(context.board, cells[0], down, right))
                return {};
    return "a diagonal from one edge of the board to the other: A3 down-right";
}

std::string tell_killer(const Telling& told) {
    const std::string sum = told.rule.values.empty() ? "" : " and sum to " + told.value();
    return said("In the cage {} digits differ{}.", {told.cells(), sum});
}
std::string tell_sum(const Telling& told) {
    return said("In the cage {} digits sum to {}; they may repeat.", {told.cells(), told.value()});
}
std::string tell_little_killer(const Telling& told) {
    return said("On the diagonal {} digits sum to {}; they may repeat.", {told.line(), told.value()});
}

}  // namespace

extern constinit const RuleRow killer_rule = {.key = "killer",
                                              .names = "cage killer-cage",
                                              .example = "killer 15: A1 A2 B2",
                                              .tell = tell_killer,
                                              .value = RuleValue::sum,
                                              .most_values = 1,
                                              .fewest_groups = 1,
                                              .most_groups = 1,
                                              .fewest_cells = 1,
                                              .house = true,
                                              .compile = compile_killer,
                                              .holds = killer_holds};
extern constinit const RuleRow sum_rule = {.key = "sum",
                                           .names = "sum-cage",
                                           .example = "sum 15: A1 A2 B2",
                                           .tell = tell_sum,
                                           .value = RuleValue::sum,
                                           .fewest_values = 1,
                                           .most_values = 1,
                                           .fewest_groups = 1,
                                           .most_groups = 1,
                                           .fewest_cells = 1,
                                           .repeats = true,
                                           .compile = compile_sum,
                                           .holds = sum_holds};
extern constinit const RuleRow little_killer_rule = {.key = "little-killer",
                                                     .example = "little-killer 22: A3 down-right",
                                                     .tell = tell_little_killer,
                                                     .value = RuleValue::sum,
                                                     .fewest_values = 1,
                                                     .most_values = 1,
                                                     .shape = RuleShape::diagonal,
                                                     .fewest_groups = 1,
                                                     .most_groups = 1,
                                                     .fewest_cells = 1,
                                                     .expects = little_killer_expects,
                                                     .compile = compile_sum,
                                                     .holds = sum_holds};

}  // namespace deduku::rules
