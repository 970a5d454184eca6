// X and V: neighbours with the sum 10 or 5, and the rule for pairs without an X or V.
//
//   v: A1 B1    {A1=1, B1=1, B1=2, B1=3, B1=5, ..}: 1 allows 4 only
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {

extern const RuleRow x_rule, v_rule;

namespace {

constexpr int x_sum_of_two = 10, v_sum_of_two = 5;

void stars_of_sum(const Rule& rule, const RuleContext& context, int sum, Constraints& out) {
    stars(
        context.board, rule.groups[0][0], rule.groups[0][1], [&](int d, int e) { return d + e != sum; }, out.lines);
}

void compile_x(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars_of_sum(rule, context, x_sum_of_two, out);
}
bool x_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return Filling(grid).sum(rule.groups[0]) == x_sum_of_two;
}
void compile_v(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars_of_sum(rule, context, v_sum_of_two, out);
}
bool v_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return Filling(grid).sum(rule.groups[0]) == v_sum_of_two;
}

std::vector<std::pair<Cell, Cell>> without_xv(const RuleContext& context) {
    std::vector<std::pair<Cell, Cell>> out = neighbours(context.board);
    std::erase_if(out, [&](const auto& pair) {
        return has_pair(context.rules, x_rule, pair.first, pair.second) ||
               has_pair(context.rules, v_rule, pair.first, pair.second);
    });
    return out;
}

constexpr int sum_of_kind(int kind) { return kind == 0 ? x_sum_of_two : v_sum_of_two; }

void compile_all_xv(const Rule& rule, const RuleContext& context, Constraints& out) {
    const auto pairs = without_xv(context);
    for (const int kind : rule.values)
        for (const auto& [a, b] : pairs)
            stars(
                context.board, a, b, [&](int d, int e) { return d + e == sum_of_kind(kind); }, out.lines);
}

bool all_xv_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const Filling filling(grid);
    for (const auto& [a, b] : without_xv(context))
        for (const int kind : rule.values)
            if (filling[a] + filling[b] == sum_of_kind(kind)) return false;
    return true;
}

std::string tell_x(const Telling& told) { return said("{} and {} sum to 10.", {told.first(), told.last()}); }
std::string tell_v(const Telling& told) { return said("{} and {} sum to 5.", {told.first(), told.last()}); }
std::string tell_all_xv(const Telling& told) {
    const bool both = told.rule.values.size() > 1;
    return said("Neighbours without an X or V do not sum to {}.",
                {both ? "10 or 5" : std::to_string(sum_of_kind(told.rule.values[0]))});
}

}  // namespace

extern constinit const RuleRow x_rule = {.key = "x",
                                         .example = "x: A1 A2",
                                         .tell = tell_x,
                                         .fewest_groups = 1,
                                         .most_groups = 1,
                                         .fewest_cells = 2,
                                         .most_cells = 2,
                                         .compile = compile_x,
                                         .holds = x_holds};
extern constinit const RuleRow v_rule = {.key = "v",
                                         .example = "v: A1 A2",
                                         .tell = tell_v,
                                         .fewest_groups = 1,
                                         .most_groups = 1,
                                         .fewest_cells = 2,
                                         .most_cells = 2,
                                         .compile = compile_v,
                                         .holds = v_holds};
extern constinit const RuleRow all_xv_rule = {.key = "all-xv",
                                              .names = "strict-xv",
                                              .example = "all-xv x v",
                                              .tell = tell_all_xv,
                                              .value = RuleValue::word,
                                              .most_values = 2,
                                              .words = "x v",
                                              .compile = compile_all_xv,
                                              .holds = all_xv_hold};

}  // namespace deduku::rules
