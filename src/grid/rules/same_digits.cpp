// Groups of cells with the same digits, each as often.
//
//   same-digits: A1 A2 = C5 D5     (A1=3) + (A2=3) - (C5=3) - (D5=3) = 0, and so for each digit
#include "grid/in_order.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

CellList both(CellList a, const CellList& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

void compile_same_digits(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (std::size_t i = 1; i < rule.groups.size(); ++i)
        for (const int number : numbers_of(context.board, both(rule.groups[0], rule.groups[i]))) {
            Terms terms(context.board);
            for (Cell cell : rule.groups[0]) terms.add(cell, number);
            for (Cell cell : rule.groups[i]) terms.add(cell, number, -1);
            terms.into(out.lines, 0, 0);
        }
}
bool same_digits_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const auto sorted = [&](const CellList& cells) {
        std::vector<int> digits = FilledBoard(context.board, grid).of(cells);
        put_in_order(digits);
        return digits;
    };
    return std::all_of(rule.groups.begin(), rule.groups.end(),
                       [&](const CellList& cells) { return sorted(cells) == sorted(rule.groups[0]); });
}
std::string same_digits_expect(const Rule& rule, const RuleContext&) {
    const bool same = std::all_of(rule.groups.begin(), rule.groups.end(),
                                  [&](const CellList& cells) { return cells.size() == rule.groups[0].size(); });
    return same ? "" : "groups of the same size";
}

}  // namespace

// formats: `same-digits` | `same-values` | | group `=` group `=` .., of the same size | the groups hold the same digits
//     in any order, each equally often
// ledger: `same-digits` | for each group but the first, for each digit: {it in the first group} minus {it in this
//     group}, 0 | each digit occurs as often
extern constinit const RuleRow same_digits_rule = {
    .key = "same-digits",
    .names = "same-values",
    .example = "same-digits: A1 A2 = D5 D6",
    .sentence = "The groups {groups} hold the same digits, in any order.",
    .drawing = "Groups of cells with the same letter hold the same digits, in any order.",
    .fewest_groups = 2,
    .most_groups = 0,
    .fewest_cells = 1,
    .expects = same_digits_expect,
    .compile = compile_same_digits,
    .holds = same_digits_hold,
    .own_cells = true};
extern const SaidRule same_digits_said = {same_digits_rule,
                                          "line together: line ; same set of digit|same set|same digit|identical set / "
                                          "set order any line same identical different"};

}  // namespace deduku::rules
