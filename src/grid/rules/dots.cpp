// Kropki dots: neighbours with a given difference or ratio, and the rule for pairs without a dot.
//
//   white: A1 B1      {A1=3, B1=1, B1=5, B1=6, ..}: 3 allows 2 and 4 only
//   all-dots white    {A1=3, B1=2, B1=4}, for two cells without a dot between them
//   all-ratios 3      {A1=3, B1=1, B1=9}, likewise
#include <cstdlib>

#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {

extern const RuleRow white_rule, black_rule;

namespace {

bool differ_by(int d, int e, int difference) { return std::abs(d - e) == difference; }
bool multiples(int d, int e, int ratio) { return d == ratio * e || e == ratio * d; }

void compile_white(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars(
        context.board, rule.groups[0][0], rule.groups[0][1],
        [&](int d, int e) { return !differ_by(d, e, rule.values[0]); }, out.lines);
}

bool white_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const Filling filling(grid);
    return differ_by(filling[rule.groups[0][0]], filling[rule.groups[0][1]], rule.values[0]);
}

void compile_black(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars(
        context.board, rule.groups[0][0], rule.groups[0][1],
        [&](int d, int e) { return !multiples(d, e, rule.values[0]); }, out.lines);
}

bool black_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const Filling filling(grid);
    return multiples(filling[rule.groups[0][0]], filling[rule.groups[0][1]], rule.values[0]);
}

// The pairs of neighbours, without those of `exempt`.
template <class Exempt>
std::vector<std::pair<Cell, Cell>> neighbours_without(const Geometry& board, const Exempt& exempt) {
    std::vector<std::pair<Cell, Cell>> out = neighbours(board);
    std::erase_if(out, [&](const auto& pair) { return exempt(pair.first, pair.second); });
    return out;
}

std::vector<std::pair<Cell, Cell>> without_white(const RuleContext& context) {
    return neighbours_without(context.board, [&](Cell a, Cell b) { return has_pair(context.rules, white_rule, a, b); });
}

std::vector<std::pair<Cell, Cell>> without_dots(const RuleContext& context) {
    return neighbours_without(context.board, [&](Cell a, Cell b) {
        return has_pair(context.rules, white_rule, a, b) || has_pair(context.rules, black_rule, a, b);
    });
}

// The relations of the dots: white, black.
bool like_dot(int d, int e, int kind) { return kind == 0 ? differ_by(d, e, 1) : multiples(d, e, 2); }

void compile_non_consecutive(const Rule&, const RuleContext& context, Constraints& out) {
    for (const auto& [a, b] : without_white(context))
        stars(
            context.board, a, b, [](int d, int e) { return differ_by(d, e, 1); }, out.lines);
}

bool non_consecutive_holds(const Rule&, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const Filling filling(grid);
    const auto pairs = without_white(context);
    return std::none_of(pairs.begin(), pairs.end(),
                        [&](const auto& pair) { return differ_by(filling[pair.first], filling[pair.second], 1); });
}

// For each value of the rule, the pairs without a dot are not related by it.
template <class Related>
void compile_undotted(const Rule& rule, const RuleContext& context, const Related& related, Constraints& out) {
    const auto pairs = without_dots(context);
    for (const int value : rule.values)
        for (const auto& [a, b] : pairs)
            stars(
                context.board, a, b, [&](int d, int e) { return related(d, e, value); }, out.lines);
}

template <class Related>
bool undotted_hold(const Rule& rule, const RuleContext& context, const Related& related,
                   const Table<Cell, Digit>& grid) {
    const Filling filling(grid);
    for (const auto& [a, b] : without_dots(context))
        for (const int value : rule.values)
            if (related(filling[a], filling[b], value)) return false;
    return true;
}

void compile_all_dots(const Rule& rule, const RuleContext& context, Constraints& out) {
    compile_undotted(rule, context, like_dot, out);
}
bool all_dots_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return undotted_hold(rule, context, like_dot, grid);
}
void compile_all_ratios(const Rule& rule, const RuleContext& context, Constraints& out) {
    compile_undotted(rule, context, multiples, out);
}
bool all_ratios_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return undotted_hold(rule, context, multiples, grid);
}

std::string tell_white(const Telling& told) {
    return said("{} and {} differ by {}.", {told.first(), told.last(), told.value()});
}
std::string tell_black(const Telling& told) {
    return said("One of {} and {} is {} times the other.", {told.first(), told.last(), told.value()});
}
std::string tell_non_consecutive(const Telling& told) {
    const auto& rules = told.board.rules();
    const bool dots = std::any_of(rules.begin(), rules.end(), [](const Rule& rule) { return rule.row == &white_rule; });
    return said("Orthogonal neighbours do not differ by 1{}.", {dots ? ", except across a white dot" : ""});
}
std::string tell_all_dots(const Telling& told) {
    if (told.rule.values.size() > 1)
        return "Neighbours without a dot do not differ by 1, and neither is twice the other.";
    return told.rule.values[0] == 0 ? "Neighbours without a dot do not differ by 1."
                                    : "Of two neighbours without a dot neither is twice the other.";
}
std::string tell_all_ratios(const Telling& told) {
    std::string ratios;
    for (const int ratio : told.rule.values) ratios += (ratios.empty() ? "" : " or ") + std::to_string(ratio);
    return said("Of two neighbours without a dot neither is {} times the other.", {ratios});
}

}  // namespace

extern constinit const RuleRow white_rule = {.key = "white",
                                             .names = "white-dot difference",
                                             .example = "white: A1 A2",
                                             .tell = tell_white,
                                             .value = RuleValue::difference,
                                             .fewest_values = 1,
                                             .most_values = 1,
                                             .missing = 1,
                                             .fewest_groups = 1,
                                             .most_groups = 1,
                                             .fewest_cells = 2,
                                             .most_cells = 2,
                                             .compile = compile_white,
                                             .holds = white_holds};
extern constinit const RuleRow black_rule = {.key = "black",
                                             .names = "black-dot ratio",
                                             .example = "black: A1 A2",
                                             .tell = tell_black,
                                             .value = RuleValue::factor,
                                             .fewest_values = 1,
                                             .most_values = 1,
                                             .missing = 2,
                                             .fewest_groups = 1,
                                             .most_groups = 1,
                                             .fewest_cells = 2,
                                             .most_cells = 2,
                                             .compile = compile_black,
                                             .holds = black_holds};
extern constinit const RuleRow non_consecutive_rule = {.key = "non-consecutive",
                                                       .names = "anti-consecutive",
                                                       .example = "non-consecutive",
                                                       .tell = tell_non_consecutive,
                                                       .compile = compile_non_consecutive,
                                                       .holds = non_consecutive_holds};
extern constinit const RuleRow all_dots_rule = {.key = "all-dots",
                                                .names = "strict-kropki",
                                                .example = "all-dots white black",
                                                .tell = tell_all_dots,
                                                .value = RuleValue::word,
                                                .most_values = 2,
                                                .words = "white black",
                                                .compile = compile_all_dots,
                                                .holds = all_dots_hold};
extern constinit const RuleRow all_ratios_rule = {.key = "all-ratios",
                                                  .example = "all-ratios 3",
                                                  .tell = tell_all_ratios,
                                                  .value = RuleValue::factor,
                                                  .fewest_values = 1,
                                                  .most_values = 8,
                                                  .compile = compile_all_ratios,
                                                  .holds = all_ratios_hold};

}  // namespace deduku::rules
