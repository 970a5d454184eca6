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
bool x_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return FilledBoard(context.board, grid).sum(rule.groups[0]) == x_sum_of_two;
}
void compile_v(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars_of_sum(rule, context, v_sum_of_two, out);
}
bool v_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return FilledBoard(context.board, grid).sum(rule.groups[0]) == v_sum_of_two;
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
    const FilledBoard filling(context.board, grid);
    for (const auto& [a, b] : without_xv(context))
        for (const int kind : rule.values)
            if (filling[a] + filling[b] == sum_of_kind(kind)) return false;
    return true;
}

void compile_no_sums(const Rule& rule, const RuleContext& context, Constraints& out) {
    const auto pairs = neighbours(context.board);
    for (const int sum : rule.values)
        for (const auto& [a, b] : pairs)
            stars(
                context.board, a, b, [&](int d, int e) { return d + e == sum; }, out.lines);
}
bool no_sums_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    const auto pairs = neighbours(context.board);
    return std::none_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
        const int sum = filling[pair.first] + filling[pair.second];
        return std::find(rule.values.begin(), rule.values.end(), sum) != rule.values.end();
    });
}
std::string own_no_sums(const Telling& told) {
    std::string out;
    for (const int sum : told.rule.values) out += (out.empty() ? "" : " or ") + std::to_string(sum);
    return out;
}

std::string own_all_xv(const Telling& told) {
    return told.rule.values.size() > 1 ? "10 or 5" : std::to_string(sum_of_kind(told.rule.values[0]));
}

}  // namespace

// formats: `x`, `v` | | | 2 | the sum is 10 (`x`) or 5 (`v`)
// ledger: `x`, `v` | a star; digits whose sum is not 10 (5) exclude each other | definition
extern constinit const RuleRow x_rule = {.key = "x",
                                         .example = "x: A1 A2",
                                         .sentence = "{first} and {last} sum to 10.",
                                         .drawing = "Digits on both sides of an X sum to 10.",
                                         .fewest_cells = 2,
                                         .most_cells = 2,
                                         .touching = true,
                                         .compile = compile_x,
                                         .holds = x_holds,
                                         .any_canvas = true};
extern const SaidRule x_said = {
    x_rule,
    "sign x: x|X ; 10|ten / 2 5 across add add* adjacent edge either equal five letter neighbouring numeral "
    "or pair respectively roman separated side sum sum* total two v xs xv"
    "\nsign x: every pair|all pair|each pair ; sum to 10 ; marked|x / every pair of orthogonally adjacent cell which "
    "sum to 10 are marked with an x sum* two 2 domino in grid an"};
extern constinit const RuleRow v_rule = {.key = "v",
                                         .example = "v: A1 A2",
                                         .sentence = "{first} and {last} sum to 5.",
                                         .drawing = "Digits on both sides of a V sum to 5.",
                                         .fewest_cells = 2,
                                         .most_cells = 2,
                                         .touching = true,
                                         .compile = compile_v,
                                         .holds = v_holds,
                                         .any_canvas = true};
extern const SaidRule v_said = {
    v_rule,
    "sign v: v|V ; 5|five / 10 2 across add add* adjacent edge either equal letter neighbouring numeral or "
    "pair respectively roman separated side sum* ten total two vs x xv"
    "\nsign v: every pair|all pair|each pair ; sum to 5 ; marked|v / every pair of orthogonally adjacent cell which "
    "sum to 5 are marked with an v sum* two 2 domino in grid an"};

// formats: `all-xv` | `strict-xv` | `x`, `v`; both if missing | none | neighbours without an X or V do not have
//     the sum 10 (`x`) or 5 (`v`)
// ledger: `all-xv` | as `all-dots`, for neighbours without a rule `x` or `v`; digits with the sum 10 (`x`) or 5
//     (`v`) exclude each other | definition
extern constinit const RuleRow all_xv_rule = {.key = "all-xv",
                                              .names = "strict-xv",
                                              .example = "all-xv x v",
                                              .sentence = "Neighbours without an X or V do not sum to {own}.",
                                              .own = own_all_xv,
                                              .value = RuleValue::word,
                                              .most_values = 2,
                                              .words = "x v",
                                              .fewest_groups = 0,
                                              .most_groups = 0,
                                              .compile = compile_all_xv,
                                              .holds = all_xv_hold,
                                              .any_canvas = true};
extern const SaidRule all_xv_said = {
    all_xv_rule,
    "board all-xv: all possible|all|every ; xv|x v|v x|x or v|x and v|xs vs|x vs|xs v ; "
    "given|shown|marked|present|exist / constraint negative or pair possible present sign v x xv\n"
    "board all-x: all possible|all|every ; x ; given|shown|marked|present|exist / constraint negative pair "
    "possible present sign\n"
    "board all-v: all possible|all|every ; v ; given|shown|marked|present|exist / constraint negative pair "
    "possible present sign"
    "\nboard all-x: every pair|all pair|each pair ; sum to 10 ; marked ; x / every pair of orthogonally adjacent cell "
    "which sum to 10 are marked with an x sum* two 2 domino in grid an"
    "\nboard all-v: every pair|all pair|each pair ; sum to 5 ; marked ; v / every pair of orthogonally adjacent cell "
    "which sum to 5 are marked with an v sum* two 2 domino in grid an"};

// formats: `no-sums` | `anti-sum` | 1 to 8 sums | none | orthogonal neighbours do not have any of these sums
// ledger: `no-sums` | for each sum, in the order listed, and each pair of neighbours, ascending: a star; digits with this
//     sum exclude each other | definition
extern constinit const RuleRow no_sums_rule = {.key = "no-sums",
                                               .names = "anti-sum",
                                               .example = "no-sums 5 10",
                                               .sentence = "Orthogonal neighbours do not sum to {own}.",
                                               .own = own_no_sums,
                                               .value = RuleValue::sum,
                                               .fewest_values = 1,
                                               .most_values = 8,
                                               .fewest_groups = 0,
                                               .most_groups = 0,
                                               .compile = compile_no_sums,
                                               .holds = no_sums_hold,
                                               .any_canvas = true};
extern const SaidRule no_sums_said = {
    no_sums_rule,
    "board: orthogonal*|adjacent|neighbour* ; cannot sum to # or #|never sum to # or #|may not sum to # or #|must "
    "not sum to # or #|do not sum to # or #|not add up to # or #|may not add up to # or #|must not add up to # or "
    "#|cannot add up to # or #|cannot sum to #|never sum to #|may not sum to #|must not sum to #|do not sum to "
    "#|cannot add up to #|not add up to #|no sum to #|must not sum to # or #|must not add up to # or # / two 2 "
    "orthogonal orthogonally adjacent neighbour neighbouring can cell pair edge share sharing horizontally "
    "vertically or ie\n"
    "board: no 2|no two ; orthogonal*|adjacent|neighbour* ; sum to # or #|add up to # or #|sum to #|add up to # / "
    "two 2 orthogonal orthogonally adjacent neighbour neighbouring can may pair edge share sharing horizontally "
    "vertically or\n"
    "board: no domino|no pair|no orthogonal*|no adjacent ; sum to # or #|add up to # or #|sum # or #|sum to #|add "
    "up to # / domino pair orthogonally adjacent orthogonal neighbouring neighbour can may digit number edge share "
    "sharing summing"
    "\nboard: no domino|no pair|no orthogonal*|no adjacent|no two|no 2 ; summing to # or #|summing to #|that sum to # "
    "or #|that sum to # / domino pair orthogonally adjacent orthogonal neighbouring neighbour can may number edge "
    "share sharing ie a"
    "\nboard: orthogonal* ; cannot sum to # # or #|never sum to # # or #|may not sum to # # or #|must not sum to # # "
    "or # / orthogonally adjacent neighbour neighbouring two 2 pair edge share"};

}  // namespace deduku::rules
