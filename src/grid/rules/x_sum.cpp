// X-sums: the sum of the first X cells of a line, where X is the first digit; a case for each first digit.
//
//   x-sum 12: row 1     A1 = 2, B1 = 10: no;  A1 = 3, B1 + C1 = 9;  A1 = 4, B1 + C1 + D1 = 8;  ..
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

// Whether this many different digits of 1..N without `first` can have the sum; on an unusual canvas they may.
bool may_follow(int first, int cells, int sum, const Geometry& board) {
    if (!board.canvas().usual()) return true;
    const int n = board.digits();
    int least = 0;
    int most = 0;
    for (int d = 1, taken = 0; taken < cells; ++d)
        if (d != first) least += d, ++taken;
    for (int d = n, taken = 0; taken < cells; --d)
        if (d != first) most += d, ++taken;
    return least <= sum && sum <= most;
}

void compile_x_sum(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& line = rule.groups[0];
    Choice choice;
    for (const int first : numbers_of(context.board)) {
        const int rest = rule.values[0] - first;
        if (first > static_cast<int>(line.size()) || !may_follow(first, first - 1, rest, context.board)) continue;
        if (first < 2 && rest != 0) continue;
        std::vector<Linear>& lines = choice.emplace_back();
        Terms(context.board).add(line[0], first).into(lines, 1, 1);
        if (first > 1)
            total(context.board, std::span(line).subspan(1, static_cast<std::size_t>(first - 1)), rest, lines);
    }
    // An impossible sum: one case that never holds.
    if (choice.empty()) total(context.board, line, context.board.canvas().usual() ? 0 : -1, choice.emplace_back());
    out.choices.push_back(std::move(choice));
}

bool x_sum_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    const auto count = static_cast<std::size_t>(filling[rule.groups[0][0]]);
    return count <= rule.groups[0].size() && filling.sum(std::span(rule.groups[0]).first(count)) == rule.values[0];
}

}  // namespace

// formats: `x-sum` | | sum | a row or column | the first X cells have this sum, where X is the first digit: `row
//     1` from the left, `row 1 from right`
// ledger: `x-sum` | a choice with a case for each first digit d, ascending, for which d - 1 other digits can have
//     the rest of the sum. In each: {first cell = d}, 1 to 1; the sum of the d - 1 cells after it, S - d | the first
//     cell has one of the digits
extern constinit const RuleRow x_sum_rule =
    beside_line({.key = "x-sum",
                 .names = "x-sums",
                 .example = "x-sum 12: row 1 from right",
                 .sentence = "The first X cells of {side} sum to {value}, where X is the digit in {first}.",
                 .drawing = "A number with a tip beside the board is the sum of the first X cells from there, where X "
                            "is the digit in the first.",
                 .value = RuleValue::sum,
                 .compile = compile_x_sum,
                 .holds = x_sum_holds,
                 .any_canvas = true});
extern const SaidRule x_sum_said = {
    x_sum_rule,
    "outside straight: x sum|first x|sum first|x ; sum*|total* ; first*|starting|nearest|x / adjacent away closest "
    "column continuing direction edge equal first included including itself looking nearest next or outside "
    "position row seen side starting sum* total x counting count tip beside"
    "\noutside straight: sum*|total ; first n|first x ; first|nearest|closest / a clue outside the grid shows of the "
    "first n x digit in respective row or column from direction of the where is first seen number give value digit "
    "nearest side"};

}  // namespace deduku::rules
