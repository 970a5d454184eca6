// Kropki dots: neighbours with a given difference or ratio, and the rule for pairs without a dot.
//
//   white: A1 B1      {A1=3, B1=1, B1=5, B1=6, ..}: 3 allows 2 and 4 only
//   all-dots white    {A1=3, B1=2, B1=4}, for two cells without a dot between them
//   all-ratios 3      {A1=3, B1=1, B1=9}, likewise
#include <cstdlib>

#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {

extern const RuleRow white_rule, black_rule, grey_rule;

namespace {

bool differ_by(int d, int e, int difference) { return std::abs(d - e) == difference; }
bool multiples(int d, int e, int ratio) { return d == ratio * e || e == ratio * d; }

void compile_white(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars(
        context.board, rule.groups[0][0], rule.groups[0][1],
        [&](int d, int e) { return !differ_by(d, e, rule.values[0]); }, out.lines);
}

bool white_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    return differ_by(filling[rule.groups[0][0]], filling[rule.groups[0][1]], rule.values[0]);
}

void compile_black(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars(
        context.board, rule.groups[0][0], rule.groups[0][1],
        [&](int d, int e) { return !multiples(d, e, rule.values[0]); }, out.lines);
}

bool black_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    return multiples(filling[rule.groups[0][0]], filling[rule.groups[0][1]], rule.values[0]);
}

bool like_either_dot(int d, int e) { return differ_by(d, e, 1) || multiples(d, e, 2); }

void compile_grey(const Rule& rule, const RuleContext& context, Constraints& out) {
    stars(
        context.board, rule.groups[0][0], rule.groups[0][1], [](int d, int e) { return !like_either_dot(d, e); },
        out.lines);
}

bool grey_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    return like_either_dot(filling[rule.groups[0][0]], filling[rule.groups[0][1]]);
}

// The pairs of neighbours, without those of `exempt`.
template <class Exempt>
std::vector<std::pair<Cell, Cell>> neighbours_without(const Geometry& board, const Exempt& exempt) {
    std::vector<std::pair<Cell, Cell>> out = neighbours(board);
    std::erase_if(out, [&](const auto& pair) { return exempt(pair.first, pair.second); });
    return out;
}

std::vector<std::pair<Cell, Cell>> without_white(const RuleContext& context) {
    return neighbours_without(context.board, [&](Cell a, Cell b) {
        return has_pair(context.rules, white_rule, a, b) || has_pair(context.rules, grey_rule, a, b);
    });
}

std::vector<std::pair<Cell, Cell>> without_dots(const RuleContext& context) {
    return neighbours_without(context.board, [&](Cell a, Cell b) {
        return has_pair(context.rules, white_rule, a, b) || has_pair(context.rules, black_rule, a, b) ||
               has_pair(context.rules, grey_rule, a, b);
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
    const FilledBoard filling(context.board, grid);
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
    const FilledBoard filling(context.board, grid);
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

std::string own_non_consecutive(const Telling& told) {
    const auto& rules = told.board.rules();
    const auto has = [&](const RuleRow& row) {
        return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) { return rule.row == &row; });
    };
    if (!has(grey_rule)) return has(white_rule) ? ", except across a white dot" : "";
    return has(white_rule) ? ", except across a white or grey dot" : ", except across a grey dot";
}
std::string own_all_dots(const Telling& told) {
    if (told.rule.values.size() > 1)
        return "Neighbours without a dot do not differ by 1, and neither is twice the other.";
    return told.rule.values[0] == 0 ? "Neighbours without a dot do not differ by 1."
                                    : "Of two neighbours without a dot neither is twice the other.";
}
std::string own_all_ratios(const Telling& told) {
    std::string ratios;
    for (const int ratio : told.rule.values) ratios += (ratios.empty() ? "" : " or ") + std::to_string(ratio);
    return ratios;
}

}  // namespace

// formats: `white` | `white-dot`, `difference` | difference, 1 if missing | 2 | differ by this much
// ledger: `white` | a star; digits that do not differ by v exclude each other | definition
extern constinit const RuleRow white_rule = {.key = "white",
                                             .names = "white-dot difference",
                                             .example = "white: A1 A2",
                                             .sentence = "{first} and {last} differ by {value}.",
                                             .drawing = "Digits on both sides of a white dot differ by {value}.",
                                             .value = RuleValue::difference,
                                             .fewest_values = 1,
                                             .most_values = 1,
                                             .missing = 1,
                                             .fewest_cells = 2,
                                             .most_cells = 2,
                                             .touching = true,
                                             .compile = compile_white,
                                             .holds = white_holds,
                                             .any_canvas = true};
extern const SaidRule white_said = {
    white_rule,
    "dot white: consecutive|difference of 1|differ by 1|differ by exactly 1|difference 1|1 apart / 1 2 across "
    "adjacent border circle connect differ difference dot edge either exactly form hollow kropki kropkis lie link "
    "linked neighbouring next numerically open pair separate separated sequential serie share side touching two "
    "both value # on of small bubble large\n"
    "dot white: difference of #|differ by #|difference # / 2 across adjacent border circle dot edge either exactly "
    "kropki pair separated side two both side difference\n"
    "dot white number: difference / 2 absolute adjacent circle dot exactly kropki same separated two\n"
    "dot white: dot|circle ; consecutive / kropki pair\n"
    "dot white number: difference|differ ; number in dot|number in the dot|equal number|value in dot / dot circle "
    "separated adjacent of by be n x where is equal to adjoining 2 two if then pair on side either\n"
    "dot number: difference ; circle*|dot* ; between|join*|adjoining|separated / number pair adjoining two 2 "
    "circle dot cell circled absolute of represent"
    "\ndot {white #}: difference of #|differ by #|differ by exactly #|difference of exactly # / dot circle separated "
    "two 2 pair adjacent either side joined connect exactly border across edge"
    "\ndot white number: difference of n|difference n|difference of x|difference x|differ by n|differ by x / x n dot "
    "where is number in white two 2 adjacent separated be written kropki absolute"
    "\ndot white number: difference ; number in|number written|given number|number inside|indicated|value in|shown / "
    "two 2 separated adjacent pair equal dot kropki white circle either side number"
    "\ndot: consecutive ; dot|circle / separated saperate two 2 adjacent pair numerically either side kropki across "
    "border linked difference 1"};

// formats: `black` | `black-dot`, `ratio` | ratio, 2 if missing | 2 | one is this many times the other
// ledger: `black` | a star; digits exclude each other unless one is v times the other | definition
extern constinit const RuleRow black_rule = {
    .key = "black",
    .names = "black-dot ratio",
    .example = "black: A1 A2",
    .sentence = "One of {first} and {last} is {value} times the other.",
    .drawing = "Of the digits on both sides of a black dot one is {value} times the other.",
    .value = RuleValue::factor,
    .fewest_values = 1,
    .most_values = 1,
    .missing = 2,
    .fewest_cells = 2,
    .most_cells = 2,
    .touching = true,
    .compile = compile_black,
    .holds = black_holds,
    .any_canvas = true};
extern const SaidRule black_said = {
    black_rule,
    "dot black: ratio 1:2|ratio 2:1|1:2 ratio|2:1 ratio|1:2|2:1|1 to 2|2 to 1|1 2 ratio|double|twice|1 half|ratio "
    "1 2|factor of 2|times 2|half / 1 2 across adjacent border circle connect dot double edge either exactly "
    "filled form half kropki large lie link linked much multiple neighbouring pair ratio separate separated share "
    "side size solid touching twice two small bubble\n"
    "dot black number: ratio given|given ratio|ratio / 2 adjacent circle dot kropki separated two\n"
    "dot black: ratio of #:1|ratio of 1:#|ratio 1:#|ratio #:1|ratio of # / adjacent circle dot kropki separated\n"
    "dot black number: ratio ; number in dot|1:x|described by number / dot circle separated adjacent of by be x n "
    "where is equal in described 2 two if then pair on side either\n"
    "dot black: # times / dot both side one other"
    "\ndot {black 3}: 1:3|3:1|1-to-3|3-to-1|1 to 3|3 to 1|triple|three times|3 times / ratio dot circle separated two "
    "2 pair adjacent either side joined connect one other kropki black blue teal"
    "\ndot {black 4}: 1:4|4:1|1-to-4|4-to-1|1 to 4|4 to 1|4 times / ratio dot circle separated two 2 pair adjacent "
    "either side joined connect one other kropki"
    "\ndot number {black $}: ratio ; number in|number written|given number|number on|number inside|indicated|given ; "
    "dot|circle / joined two 2 separated adjacent pair cells written in of the dot circle either side purple connected "
    "number equal"
    "\ndot black number: ratio 1:x|1:x|ratio 1:n|1:n|ratio x:1|ratio n:1 / x n dot where is number in black two 2 "
    "adjacent separated be written kropki"
    "\ndot black: double|twice|2 times ; one|other|half / dot kropki separated two 2 cell across border either side "
    "adjacent re one other double is re: value pair linked joined"
    "\ndot black: ratio ; : 2|1 : 2|2 : 1 / 1 2 dot joined separated two 2 kropki adjacent"
    "\ndot black number: ratio ; 1 : x|1 : n / x n dot where is number in black two 2 adjacent separated be written "
    "kropki 1 the"};

// formats: `grey` | `grey-dot`, `gray`, `either-dot` | | 2 | differ by 1, or one is twice the other
// ledger: `grey` | a star; digits exclude each other unless they differ by 1 or one is twice the other | definition
extern constinit const RuleRow grey_rule = {
    .key = "grey",
    .names = "grey-dot gray gray-dot either-dot",
    .example = "grey: A1 A2",
    .sentence = "{first} and {last} differ by 1, or one is twice the other.",
    .drawing = "Digits on both sides of a grey dot differ by 1, or one is twice the other.",
    .fewest_cells = 2,
    .most_cells = 2,
    .touching = true,
    .compile = compile_grey,
    .holds = grey_holds,
    .any_canvas = true};
extern const SaidRule grey_said = {
    grey_rule,
    "dot: consecutive|differ by 1 ; 1:2|2:1|ratio|double|twice ; or|either / or either both ratio 1:2 2:1 double twice "
    "separated dot two pair adjacent difference 1 side of other one is border edge circle connect neighbouring"
    "\ndot: consecutive|differ by 1 ; 1:2|2:1|ratio|double|twice ; or|either / or either both ratio 1:2 2:1 double "
    "twice separated dot two pair brown purple adjacent and one of other the have value joined"};

// formats: `non-consecutive` | `anti-consecutive` | | none | orthogonal neighbours do not differ by 1, except
//     across a white or grey dot
// ledger: `non-consecutive` | for each pair of neighbours, ascending, without a rule `white` or `grey`: a star;
//     digits that differ by 1 exclude each other | definition
extern constinit const RuleRow non_consecutive_rule = {.key = "non-consecutive",
                                                       .names = "anti-consecutive",
                                                       .example = "non-consecutive",
                                                       .sentence = "Orthogonal neighbours do not differ by 1{own}.",
                                                       .own = own_non_consecutive,
                                                       .fewest_groups = 0,
                                                       .most_groups = 0,
                                                       .compile = compile_non_consecutive,
                                                       .holds = non_consecutive_holds,
                                                       .any_canvas = true};
extern const SaidRule non_consecutive_said = {
    non_consecutive_rule,
    "board: orthogonal*|adjacent|neighbour* ; cannot be consecutive|may not be consecutive|must not be "
    "consecutive|cannot consecutive|may not consecutive|must not consecutive|not consecutive|never consecutive|no "
    "consecutive|non consecutive|no 2 consecutive / 2 adjacent edge horizontally neighbour neighbouring or "
    "orthogonal orthogonally share sharing side touching two vertically can directly number digit\n"
    "board: non consecutive / constraint rule\n"
    "board: no 2|no two ; orthogonal*|adjacent|neighbour* ; consecutive / can may orthogonally adjacent "
    "neighbouring edge share directly horizontally vertically or two 2\n"
    "board: consecutive ; cannot be neighbour|cannot neighbour|cannot be adjacent|cannot be orthogonal*|may not be "
    "adjacent|never adjacent|must not touch|cannot touch|may not touch|cannot share edge|cannot appear in "
    "orthogonal*|may not appear in orthogonal*|cannot appear in adjacent / orthogonal orthogonally adjacent "
    "neighbour neighbouring two 2 edge"
    "\nboard: consecutive ; never be orthogonal*|must never be orthogonal*|cannot share an edge|never share an "
    "edge|cannot be in orthogonal*|must never be adjacent / orthogonally adjacent orthogonal cell two 2 edge"
    "\nboard: orthogonal* ; never consecutive|cannot be consecutive|not be consecutive|never be consecutive / "
    "neighbour ie cell sharing an edge adjacent orthogonally orthogonal share two 2"
    "\nboard: orthogonal* ; not differ by 1|cannot differ by 1|never differ by 1|not differ by one|not have difference "
    "of 1|cannot have difference of 1|no difference of 1 / two 2 orthogonal orthogonally adjacent neighbour "
    "neighbouring pair edge share sharing exactly can difference differ 1"};

// formats: `all-dots` | `strict-kropki` | `white`, `black`; both if missing | none | neighbours without a dot of
//     any kind do not differ by 1 (`white`) and neither is twice the other (`black`)
// ledger: `all-dots` | for each kind, in the order listed, and each pair of neighbours, ascending, without a rule
//     `white`, `black` or `grey`: a star; digits that differ by 1 (`white`), or of which one is twice the other (`black`),
//     exclude each other | definition
extern constinit const RuleRow all_dots_rule = {.key = "all-dots",
                                                .names = "strict-kropki",
                                                .example = "all-dots white black",
                                                .sentence = "{own}",
                                                .own = own_all_dots,
                                                .value = RuleValue::word,
                                                .most_values = 2,
                                                .words = "white black",
                                                .fewest_groups = 0,
                                                .most_groups = 0,
                                                .compile = compile_all_dots,
                                                .holds = all_dots_hold,
                                                .any_canvas = true};
extern const SaidRule all_dots_said = {
    all_dots_rule,
    "board all-white: all possible|all|every ; white ; given|shown|marked|present|exist / circle consecutive "
    "constraint dot exist kropki negative pair possible present\n"
    "board all-black: all possible|all|every ; black ; given|shown|marked|present|exist / circle constraint dot "
    "exist kropki negative pair possible present ratio xs xv\n"
    "board all-dots: all possible|all|every ; dot|kropki ; given|shown|marked|present|exist / circle constraint "
    "dot exist kropki negative pair possible present"};

// formats: `all-ratios` | | 1 to 8 ratios | none | neighbours without a dot of any kind: neither is one of these
//     numbers times the other
// ledger: `all-ratios` | as `all-dots`: for each ratio, in the order listed, a star; digits of which one is that
//     many times the other exclude each other | definition
extern constinit const RuleRow all_ratios_rule = {
    .key = "all-ratios",
    .example = "all-ratios 3",
    .sentence = "Of two neighbours without a dot neither is {own} times the other.",
    .own = own_all_ratios,
    .value = RuleValue::factor,
    .fewest_values = 1,
    .most_values = 8,
    .fewest_groups = 0,
    .most_groups = 0,
    .compile = compile_all_ratios,
    .holds = all_ratios_hold,
    .any_canvas = true};

}  // namespace deduku::rules
