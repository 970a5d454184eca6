// Rules for marked cells: odd, even, minimum, maximum.
//
//   even: A1       (A1=1) + (A1=3) + .. = 0
//   minimum: B2    B2 less than A2, B1, B3, C2, except those also marked
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {

extern const RuleRow minimum_rule, maximum_rule;

namespace {

// Forbids the digits with this remainder modulo 2.
void forbid_parity(const Rule& rule, const Geometry& board, int remainder, Constraints& out) {
    for (Cell cell : rule.groups[0]) {
        Terms terms(board);
        for (const int d : numbers_of(board))
            if (d % 2 == remainder) terms.add(cell, d);
        terms.into(out.lines, 0, 0);
    }
}

bool have_parity(const Rule& rule, int remainder, const Geometry& board, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(board, grid);
    return std::all_of(rule.groups[0].begin(), rule.groups[0].end(),
                       [&](Cell cell) { return filling[cell] % 2 == remainder; });
}

void compile_odd(const Rule& rule, const RuleContext& context, Constraints& out) {
    forbid_parity(rule, context.board, 0, out);
}
bool odd_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return have_parity(rule, 1, context.board, grid);
}
void compile_even(const Rule& rule, const RuleContext& context, Constraints& out) {
    forbid_parity(rule, context.board, 1, out);
}
bool even_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return have_parity(rule, 0, context.board, grid);
}

bool is_marked(std::span<const Rule> rules, const RuleRow& row, Cell cell) {
    return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
        return rule.row == &row &&
               std::find(rule.groups[0].begin(), rule.groups[0].end(), cell) != rule.groups[0].end();
    });
}

// Each marked cell with each of its neighbours not marked the same way.
std::vector<std::pair<Cell, Cell>> marked_pairs(const Rule& rule, const RuleContext& context) {
    std::vector<std::pair<Cell, Cell>> out;
    for (Cell cell : rule.groups[0])
        for (Cell other : neighbours_of(context.board, cell))
            if (!is_marked(context.rules, *rule.row, other)) out.emplace_back(cell, other);
    return out;
}

void compile_minimum(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (const auto& [cell, other] : marked_pairs(rule, context)) rise(context.board, cell, other, 1, out.lines);
}
bool minimum_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const auto pairs = marked_pairs(rule, context);
    return std::all_of(pairs.begin(), pairs.end(),
                       [&](const auto& pair) { return grid[pair.first] < grid[pair.second]; });
}
void compile_maximum(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (const auto& [cell, other] : marked_pairs(rule, context)) rise(context.board, other, cell, 1, out.lines);
}
bool maximum_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const auto pairs = marked_pairs(rule, context);
    return std::all_of(pairs.begin(), pairs.end(),
                       [&](const auto& pair) { return grid[pair.first] > grid[pair.second]; });
}

// The exception for marked neighbours, if there are any.
std::string own_extreme(const Telling& told) {
    std::size_t all = 0;
    for (Cell cell : told.rule.groups[0]) all += neighbours_of(told.board, cell).size();
    return marked_pairs(told.rule, {told.board, told.board.rules()}).size() < all ? " without this mark" : "";
}

}  // namespace

// formats: `odd`, `even` | | | 1 or more | odd, or even, digits
// ledger: `odd`, `even` | for each cell, as listed: {its even (odd) digits}, 0 | definition
extern constinit const RuleRow odd_rule = {.key = "odd",
                                           .example = "odd: A1",
                                           .sentence = "{listed} {are} odd.",
                                           .drawing = "A digit on a disc is odd.",
                                           .fewest_cells = 1,
                                           .compile = compile_odd,
                                           .holds = odd_holds,
                                           .any_canvas = true};
extern const SaidRule odd_said = {
    odd_rule,
    "mark: odd / circle colored filled light odd opaque shaded shape square one ones without_line "
    "without_line_attached attached\n"
    "shade: odd / filled odd opaque shaded square one ones"
    "\nmark: odd / cell with unattached grey circle must contain odd digit not_attached_to_line circles a_line"};
extern constinit const RuleRow even_rule = {.key = "even",
                                            .example = "even: A1",
                                            .sentence = "{listed} {are} even.",
                                            .drawing = "A digit on a square is even.",
                                            .fewest_cells = 1,
                                            .compile = compile_even,
                                            .holds = even_holds,
                                            .any_canvas = true};
extern const SaidRule even_said = {even_rule,
                                   "mark: even / circle colored even filled light opaque shaded shape square one ones\n"
                                   "shade: even / even filled opaque shaded square one ones"
                                   "\nmark: even / cell with unattached grey circle square must contain even digit"};

// formats: `minimum`, `maximum` | `min`, `max` | | 1 or more | less (greater) than each orthogonal neighbour that
//     is not marked the same way
// ledger: `minimum` | for each cell, as listed, and each of its neighbours (above, left, right, below) not marked
//     by a rule `minimum`: cell + 1 <= neighbour | definition
extern constinit const RuleRow minimum_rule = {
    .key = "minimum",
    .names = "min",
    .example = "minimum: A1",
    .sentence = "{listed} {are} less than each orthogonal neighbour{own}.",
    .own = own_extreme,
    .drawing = "A digit between tips inwards is less than its orthogonal neighbours without them.",
    .fewest_cells = 1,
    .compile = compile_minimum,
    .holds = minimum_holds,
    .any_canvas = true};
extern const SaidRule minimum_said = {
    minimum_rule,
    "shade: smaller|less|lower|lowest|minimum|minima|local minimum ; neighbour*|adjacent|orthogonal*|surround* / 4 "
    "adjacent colored four less local lower minimum neighbour neighbouring non orthogonal orthogonally shaded "
    "smaller square than unshaded whenever number horizontally vertically or and central center centre surrounding "
    "cells"};

// ledger: `maximum` | the same: neighbour + 1 <= cell | definition
extern constinit const RuleRow maximum_rule = {
    .key = "maximum",
    .names = "max",
    .example = "maximum: A1",
    .sentence = "{listed} {are} greater than each orthogonal neighbour{own}.",
    .own = own_extreme,
    .drawing = "A digit between tips outwards is greater than its orthogonal neighbours without them.",
    .fewest_cells = 1,
    .compile = compile_maximum,
    .holds = maximum_holds,
    .any_canvas = true};
extern const SaidRule maximum_said = {
    maximum_rule,
    "shade: larger|greater|higher|bigger|maximum|maxima|highest ; neighbour*|adjacent|orthogonal*|surround* / 4 "
    "adjacent colored fortress four greater higher larger local maximum neighbour neighbouring non orthogonal "
    "orthogonally shaded square than unshaded whenever number horizontally vertically or and central center centre "
    "surrounding cells"
    "\nshade: shaded|grey|colored ; unshaded|neighbour* ; higher|greater|larger / wherever a shaded cell and an "
    "unshaded cell are adjacent the number in must be higher greater larger than all any neighbouring neighbour "
    "orthogonal orthogonally"};

}  // namespace deduku::rules
