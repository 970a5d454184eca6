// Parts of a line, or groups of cells, with the same sum: each line equates one part with the first.
//
//   double-arrow: A1-A5      A1 + A5 - A2 - A3 - A4 = 0
//   zipper: A1-A5            A1 + A5 - A3 = 0, A2 + A4 - A3 = 0
//   zipper: A1-A4            A1 + A4 - A2 - A3 = 0
//   region-sum: A1-A6        A4 + A5 + A6 - A1 - A2 - A3 = 0
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

// Each later group has the sum of the first.
void add_equal_sums(const std::vector<CellList>& groups, const Geometry& board, Constraints& out) {
    for (std::size_t i = 1; i < groups.size(); ++i) balance(board, groups[i], groups[0], out.lines);
}

bool have_equal_sums(const std::vector<CellList>& groups, const Geometry& board, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(board, grid);
    return std::all_of(groups.begin(), groups.end(),
                       [&](const CellList& group) { return filling.sum(group) == filling.sum(groups[0]); });
}

// The cells between, then the ends.
std::vector<CellList> double_arrow_parts(const CellList& line) {
    return {CellList(line.begin() + 1, line.end() - 1), {line.front(), line.back()}};
}

// The middle cell, if there is one, then the pairs from the ends inwards.
std::vector<CellList> zipper_parts(const CellList& line) {
    std::vector<CellList> parts;
    if (line.size() % 2 == 1) parts.push_back({line[line.size() / 2]});
    for (std::size_t i = 0; i < line.size() / 2; ++i) parts.push_back({line[i], line[line.size() - 1 - i]});
    return parts;
}

// A new part begins whenever the line enters another region.
std::vector<CellList> region_parts(const CellList& line, const Geometry& board) {
    std::vector<CellList> parts;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i == 0 || region_of(board, line[i]) != region_of(board, line[i - 1])) parts.emplace_back();
        parts.back().push_back(line[i]);
    }
    return parts;
}

void compile_double_arrow(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(double_arrow_parts(rule.groups[0]), context.board, out);
}
bool double_arrow_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return have_equal_sums(double_arrow_parts(rule.groups[0]), context.board, grid);
}
void compile_zipper(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(zipper_parts(rule.groups[0]), context.board, out);
}
bool zipper_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return have_equal_sums(zipper_parts(rule.groups[0]), context.board, grid);
}
void compile_region_sum(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(region_parts(rule.groups[0], context.board), context.board, out);
}
bool region_sum_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return have_equal_sums(region_parts(rule.groups[0], context.board), context.board, grid);
}
std::string region_sum_expects(const Rule& rule, const RuleContext& context) {
    for (Cell cell : rule.groups[0])
        if (!region_of(context.board, cell)) return "cells that lie in boxes or regions";
    return {};
}
void compile_equal_sums(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(rule.groups, context.board, out);
}
bool equal_sums_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return have_equal_sums(rule.groups, context.board, grid);
}

std::string own_zipper(const Telling& told) {
    const CellList& line = told.rule.groups[0];
    if (line.size() % 2 == 0) return "have the same sum";
    return "sum to the digit in the middle, " + told.name(line[line.size() / 2]);
}
std::string own_region_sum(const Telling& told) { return told.board.boxes().has_value() ? "box" : "region"; }

}  // namespace

// formats: `double-arrow` | | | 3 or more | the first and the last cell have the same sum as the cells between
//     them
// ledger: `double-arrow` | the sum of the two ends, minus the sum of the cells between, 0 | definition
extern constinit const RuleRow double_arrow_rule = {
    .key = "double-arrow",
    .example = "double-arrow: A1-A5",
    .sentence =
        "On the double arrow {line} the digits between the circles {first} and {last} sum to the sum of those in the "
        "circles.",
    .drawing = "The digits between the circles of a double arrow sum to the sum of those in the circles.",
    .fewest_cells = 3,
    .closes = true,
    .touching = true,
    .compile = compile_double_arrow,
    .holds = double_arrow_holds,
    .own_cells = true};
extern const SaidRule double_arrow_said = {
    double_arrow_rule,
    "line circles: double arrow|both circle|2 circle|two circle|end circle|circle at end|circled end ; sum*|total* "
    "/ 2 add arrow circle circled double end equal line same sum* total two"
    "\nline circles: sum* ; circle* ; line ; equal*|sum to|same / the digit on each along line sum to of in circle on "
    "end attached is equal two both red total ends"};

// formats: `zipper` | | | 3 or more | each pair of cells at equal distance from the ends has the same sum; it
//     equals the middle cell, if there is one
// ledger: `zipper` | for each pair of cells at equal distance from the ends, from the ends inwards, their sum minus
//     the middle cell, 0; without a middle cell, minus the sum of the two ends, which have no line of their own | sums
//     equal to one of them are equal to each other
extern constinit const RuleRow zipper_rule = {
    .key = "zipper",
    .names = "zipper-line",
    .example = "zipper: A1-A5",
    .sentence = "On the zipper {line} any two cells at the same distance from the ends {own}.",
    .own = own_zipper,
    .drawing =
        "On a zipper any two cells at the same distance from its middle have the same sum, which a middle cell holds.",
    .fewest_cells = 3,
    .closes = true,
    .touching = true,
    .compile = compile_zipper,
    .holds = zipper_holds,
    .own_cells = true};
extern const SaidRule zipper_said = {
    zipper_rule,
    "line ~lavender: zipper|equal distance|same distance|equidistant|equally distant ; sum*|add* / 2 add away "
    "center central centre circle distance distant dot end equal equally equidistant half line middle "
    "midpoint pair same sum sum* total two zipper"
    "\nline ~lavender: same distance|equal distance|equally far|equidistant ; centre|center|middle ; sum*|add* / along "
    "a lavender zipper line any pair of digit that are the same distance from centre cell marked by spot sum to in an "
    "value number two from_each_end up each equal must digit middle total end both line"
    "\nline ~lavender maybe: odd length ; centre|center|middle / for line the total is digit in of"};

// formats: `region-sum` | `region-sum-line` | | 2 or more | all segments of the line, cut at box (region) borders,
//     have the same sum
// ledger: `region-sum` | for each part but the first: its sum minus that of the first, 0; a part ends where the
//     next cell is in another box or region | likewise
extern constinit const RuleRow region_sum_rule = {
    .key = "region-sum",
    .names = "region-sum-line",
    .example = "region-sum: A1-A6",
    .sentence = "On the region sum line {line} the stretches in each {own} have the same sum.",
    .own = own_region_sum,
    .drawing = "The stretches of a region sum line in each box have the same sum.",
    .fewest_cells = 2,
    .touching = true,
    .expects = region_sum_expects,
    .compile = compile_region_sum,
    .holds = region_sum_holds,
    .any_canvas = true};
extern const SaidRule region_sum_said = {
    region_sum_rule,
    "line ~blue: same sum|equal sum|equal total|same total|sum to same|add to same|sum to equal|n same|same n|add "
    "up to same|same value|sum same|equal n|equal|same ; box*|region*|segment*|border* / 3x3 add amount area "
    "border boundary box cross crosse different distinct divide enter entered equal ha individual individually "
    "line n part passe portion region same section segment separate separated sum* thick thin total vary visit "
    "one_another stretch stretche small along\n"
    "line ~blue: region sum ; line / box different enter entered individually line rule same segment separate sum* "
    "thick thin total vary visit one_another stretch stretche\n"
    "line ~blue: line ; box*|region* ; more than once|multiple time|several time|again ; "
    "separately|individually|each segment|individual segment / if pass passe same each individual such sum n line "
    "segment within box equal total portion enter visit 3x3 is a"
    "\nline ~blue: border|box|region|3x3|segment ; divide*|divided|split|break|cut|separate* ; equal sum|same "
    "sum|equal total|same total|equal value|same value|sum* / box border divide break the each blue line into segment "
    "with equal sum sums may vary between different line region sum of value are by 3x3 to same digit within must "
    "total these which that have thick all_of number be"
    "\nline ~blue: sum* ; line ; same ; box|region ; passe*|through|each / sum of the digit on a an orange line within "
    "a single box particular region must be same for each that it passes pass through along time 3x3 value to n "
    "determined by solver all of every equal visit"
    "\nline ~blue: equal sum ; box|region ; passe*|through|each / digit on the blue line have an equal sum n to be "
    "determined by solver within each box it passes through"
    "\nline ~blue maybe: region sum ; line / special are act as all these also lines blue standard is usual"
    "\nline ~blue: sum* ; applie*|separately|individual* ; visit|pass|time / the sum applies to each individual visit "
    "a line makes to region multiple times summed separately box if passes through 3x3 it same n in centre segment two "
    "of"
    "\nline ~blue: line ; box|region ; more than once|multiple time|several time ; separately|individually / if a "
    "passes through 3x3 each time it count counts visit is pass"};

// formats: `equal-sums` | | | group `=` group `=` .. | the groups have the same sum
// ledger: `equal-sums` | for each group but the first: its sum minus that of the first, 0 | likewise
extern constinit const RuleRow equal_sums_rule = {.key = "equal-sums",
                                                  .example = "equal-sums: A1 A2 = D5 = F7 G8 H9",
                                                  .sentence = "The groups {groups} have the same sum.",
                                                  .drawing = "Groups with the same letter have the same sum.",
                                                  .fewest_groups = 2,
                                                  .most_groups = 0,
                                                  .fewest_cells = 1,
                                                  .repeats = true,
                                                  .compile = compile_equal_sums,
                                                  .holds = equal_sums_hold,
                                                  .own_cells = true};
extern const SaidRule equal_sums_said = {
    equal_sums_rule,
    "cage equal: cage ; same sum|same total|equal sum|equal total|same unknown sum|same unknown total|same number "
    "/ add all deduced determined discovered found solver sum* total unknown up\n"
    "line together by-colour: line ; same color|like color|matching color|identical color ; same sum|same "
    "total|equal sum|equal total|sum to same / color sum* total same line add up number each\n"
    "line together: line ; all line|every line|each line|line have|line ; same sum|same total|equal sum|equal "
    "total|sum to same / sum* total same line add up number deduced determined solver discovered unknown"
    "\noutside diagonal together: diagonal|arrow ; same sum|same total|equal sum|equal total|sum to same / every each "
    "all both indicated marked pointed arrow digit along same sum* total* equal must add up\n"
    "line bulb also together: total value|total|sum* ; same ; thermo / of all digit on each is the same and must be "
    "deduced by solver value sum"
    "\ncage equal: cage ; same|equal ; sum*|total* / all have the same sum and to must be determined by solver deduced "
    "total each every digits no_cage may_contain"
    "\ncage equal unique: same sum|same total|equal sum ; cage ; no cage may contain repeat|<no repeat> / all cages "
    "have the same sum and repeated digit may contain in to must add up total"};

}  // namespace deduku::rules
