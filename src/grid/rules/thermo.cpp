// Thermometers: cells in ascending order.
//
//   thermo: A1-A3     A1 < A2, A2 < A3: for each t {A1 >= t, A2 <= t}; other pairs follow
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void rising(const Rule& rule, const RuleContext& context, int gap, Constraints& out) {
    const Cells& cells = rule.groups[0];
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
    const std::vector<int> digits = Filling(grid).of(rule.groups[0]);
    return std::adjacent_find(digits.begin(), digits.end(), std::greater_equal<>()) == digits.end();
}

void compile_slow_thermo(const Rule& rule, const RuleContext& context, Constraints& out) {
    rising(rule, context, 0, out);
}
bool slow_thermo_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = Filling(grid).of(rule.groups[0]);
    return std::is_sorted(digits.begin(), digits.end());
}

std::string tell_greater(const Telling& told) { return said("{} is greater than {}.", {told.first(), told.last()}); }
std::string tell_thermo(const Telling& told) {
    return said("On the thermometer {} digits rise from the bulb {}.", {told.line(), told.first()});
}
std::string tell_slow_thermo(const Telling& told) {
    return said("On the slow thermometer {} digits never fall from the bulb {}.", {told.line(), told.first()});
}

}  // namespace

extern constinit const RuleRow greater_rule = {.key = "greater",
                                               .names = "greater-than",
                                               .example = "greater: A1 A2",
                                               .tell = tell_greater,
                                               .fewest_groups = 1,
                                               .most_groups = 1,
                                               .fewest_cells = 2,
                                               .most_cells = 2,
                                               .compile = compile_greater,
                                               .holds = greater_holds};
extern constinit const RuleRow thermo_rule = {.key = "thermo",
                                              .names = "thermometer",
                                              .example = "thermo: A1-A5",
                                              .tell = tell_thermo,
                                              .fewest_groups = 1,
                                              .most_groups = 1,
                                              .fewest_cells = 2,
                                              .compile = compile_thermo,
                                              .holds = thermo_holds};
extern constinit const RuleRow slow_thermo_rule = {.key = "slow-thermo",
                                                   .names = "slow-thermometer",
                                                   .example = "slow-thermo: A1-A5",
                                                   .tell = tell_slow_thermo,
                                                   .fewest_groups = 1,
                                                   .most_groups = 1,
                                                   .fewest_cells = 2,
                                                   .compile = compile_slow_thermo,
                                                   .holds = slow_thermo_holds};

}  // namespace deduku::rules
