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
void add_equal_sums(const std::vector<Cells>& groups, const Geometry& board, Constraints& out) {
    for (std::size_t i = 1; i < groups.size(); ++i) balance(board, groups[i], groups[0], out.lines);
}

bool have_equal_sums(const std::vector<Cells>& groups, const Table<Cell, Digit>& grid) {
    const Filling filling(grid);
    return std::all_of(groups.begin(), groups.end(),
                       [&](const Cells& group) { return filling.sum(group) == filling.sum(groups[0]); });
}

// The cells between, then the ends.
std::vector<Cells> double_arrow_parts(const Cells& line) {
    return {Cells(line.begin() + 1, line.end() - 1), {line.front(), line.back()}};
}

// The middle cell, if there is one, then the pairs from the ends inwards.
std::vector<Cells> zipper_parts(const Cells& line) {
    std::vector<Cells> parts;
    if (line.size() % 2 == 1) parts.push_back({line[line.size() / 2]});
    for (std::size_t i = 0; i < line.size() / 2; ++i) parts.push_back({line[i], line[line.size() - 1 - i]});
    return parts;
}

// A new part begins whenever the line enters another region.
std::vector<Cells> region_parts(const Cells& line, const Geometry& board) {
    std::vector<Cells> parts;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i == 0 || region_of(board, line[i]) != region_of(board, line[i - 1])) parts.emplace_back();
        parts.back().push_back(line[i]);
    }
    return parts;
}

void compile_double_arrow(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(double_arrow_parts(rule.groups[0]), context.board, out);
}
bool double_arrow_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return have_equal_sums(double_arrow_parts(rule.groups[0]), grid);
}
void compile_zipper(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(zipper_parts(rule.groups[0]), context.board, out);
}
bool zipper_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return have_equal_sums(zipper_parts(rule.groups[0]), grid);
}
void compile_region_sum(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(region_parts(rule.groups[0], context.board), context.board, out);
}
bool region_sum_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return have_equal_sums(region_parts(rule.groups[0], context.board), grid);
}
std::string region_sum_expects(const Rule& rule, const RuleContext& context) {
    for (Cell cell : rule.groups[0])
        if (!region_of(context.board, cell)) return "cells that lie in boxes or regions";
    return {};
}
void compile_equal_sums(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_equal_sums(rule.groups, context.board, out);
}
bool equal_sums_hold(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    return have_equal_sums(rule.groups, grid);
}

std::string tell_double_arrow(const Telling& told) {
    return said(
        "On the double arrow {} the digits between the circles {} and {} sum to the sum of those in the circles.",
        {told.line(), told.first(), told.last()});
}
std::string tell_zipper(const Telling& told) {
    const Cells& line = told.rule.groups[0];
    if (line.size() % 2 == 0)
        return said("On the zipper {} any two cells at the same distance from the ends have the same sum.",
                    {told.line()});
    return said("On the zipper {} any two cells at the same distance from the ends sum to the digit in the middle, {}.",
                {told.line(), told.name(line[line.size() / 2])});
}
std::string tell_region_sum(const Telling& told) {
    const bool boxes = told.board.boxes().has_value();
    return said("On the region sum line {} the stretches in each {} have the same sum.",
                {told.line(), boxes ? "box" : "region"});
}
std::string tell_equal_sums(const Telling& told) {
    return said("The groups {} have the same sum.",
                {told.groups([&](std::size_t i) { return '(' + told.cells(i) + ')'; })});
}

}  // namespace

extern constinit const RuleRow double_arrow_rule = {.key = "double-arrow",
                                                    .example = "double-arrow: A1-A5",
                                                    .tell = tell_double_arrow,
                                                    .fewest_groups = 1,
                                                    .most_groups = 1,
                                                    .fewest_cells = 3,
                                                    .closes = true,
                                                    .compile = compile_double_arrow,
                                                    .holds = double_arrow_holds};
extern constinit const RuleRow zipper_rule = {.key = "zipper",
                                              .names = "zipper-line",
                                              .example = "zipper: A1-A5",
                                              .tell = tell_zipper,
                                              .fewest_groups = 1,
                                              .most_groups = 1,
                                              .fewest_cells = 3,
                                              .closes = true,
                                              .compile = compile_zipper,
                                              .holds = zipper_holds};
extern constinit const RuleRow region_sum_rule = {.key = "region-sum",
                                                  .names = "region-sum-line",
                                                  .example = "region-sum: A1-A6",
                                                  .tell = tell_region_sum,
                                                  .fewest_groups = 1,
                                                  .most_groups = 1,
                                                  .fewest_cells = 2,
                                                  .expects = region_sum_expects,
                                                  .compile = compile_region_sum,
                                                  .holds = region_sum_holds};
extern constinit const RuleRow equal_sums_rule = {.key = "equal-sums",
                                                  .example = "equal-sums: A1 A2 = D5 = F7 G8 H9",
                                                  .tell = tell_equal_sums,
                                                  .fewest_groups = 2,
                                                  .fewest_cells = 1,
                                                  .repeats = true,
                                                  .compile = compile_equal_sums,
                                                  .holds = equal_sums_hold};

}  // namespace deduku::rules
