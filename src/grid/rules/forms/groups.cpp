// Groups of cells compared: one holds the numbers of another, or no two have the same sum.
//
//   subset: A1 A2 = B1 B2 B3            (A1=3) + (A2=3) - (B1=3) - (B2=3) - (B3=3) <= 0, and so for each number
//   different-sums: A1 A2 = B1 = C1     three choices: A1 + A2 < B1 or A1 + A2 > B1; the same for C1; B1 and C1
#include "grid/in_order.hpp"
#include "grid/rules/forms/numbers.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_subset(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Geometry& board = context.board;
    for (int number : numbers_of(board, rule.groups[0])) {
        Terms terms(board);
        for (Cell cell : rule.groups[0]) terms.add(cell, number);
        for (Cell cell : rule.groups[1]) terms.add(cell, number, -1);
        terms.into(out.lines, std::nullopt, 0);
    }
}
bool subset_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    std::vector<int> some = FilledBoard(context.board, grid).of(rule.groups[0]),
                     all = FilledBoard(context.board, grid).of(rule.groups[1]);
    put_in_order(some);
    put_in_order(all);
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}
std::string subset_expects(const Rule& rule, const RuleContext&) {
    return rule.groups[0].size() <= rule.groups[1].size() ? "" : "at least as many cells after = as before";
}

void compile_different_sums(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (std::size_t i = 0; i < rule.groups.size(); ++i)
        for (std::size_t j = i + 1; j < rule.groups.size(); ++j) {
            Terms less(context.board), more(context.board);
            for (Terms* terms : {&less, &more}) terms->add_values(rule.groups[i]).add_values(rule.groups[j], -1);
            Choice choice(2);
            less.into(choice[0], std::nullopt, -1);
            more.into(choice[1], 1, std::nullopt);
            if (choice[0].empty()) return add_never(context.board, out.lines);  // the same cells
            out.choices.push_back(std::move(choice));
        }
}
bool different_sums_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    std::vector<int> sums;
    for (const CellList& cells : rule.groups) sums.push_back(FilledBoard(context.board, grid).sum(cells));
    put_in_order(sums);
    return std::adjacent_find(sums.begin(), sums.end()) == sums.end();
}

}  // namespace

// formats: `subset` | | | group `=` group, of at least as many cells | the numbers of the first group are among those of the
//     second, each as often
// ledger: `subset` | for each number: {it in the first group} minus {it in the second}, up to 0 | each occurs in the second at
//     least as often
extern constinit const RuleRow subset_rule = {.key = "subset",
                                              .example = "subset: A1 A2 = D5 D6 D7",
                                              .sentence = "{own}.",
                                              .own =
                                                  [](const Telling& told) {
                                                      return "The digits of " + told.cells(0) + " are among those of " +
                                                             told.cells(1) + ", each as often";
                                                  },
                                              .fewest_groups = 2,
                                              .most_groups = 2,
                                              .fewest_cells = 1,
                                              .expects = subset_expects,
                                              .compile = compile_subset,
                                              .holds = subset_holds,
                                              .own_cells = true};

// formats: `different-sums` | | | group `=` group `=` .. | no two groups have the same sum
// ledger: `different-sums` | for each group and each later one, a choice of two: the sum of the first, minus that of the
//     second, up to -1; then from 1. For two groups of the same cells {all digits of the first cell of the board}, 0, and
//     nothing after it | the sums differ
extern constinit const RuleRow different_sums_rule = {.key = "different-sums",
                                                      .example = "different-sums: A1 A2 = D5 D6 = F1",
                                                      .sentence = "No two of the groups {groups} have the same sum.",
                                                      .fewest_groups = 2,
                                                      .most_groups = 0,
                                                      .fewest_cells = 1,
                                                      .repeats = true,
                                                      .compile = compile_different_sums,
                                                      .holds = different_sums_hold,
                                                      .own_cells = true};

extern const SaidRule different_sums_said = {
    different_sums_rule,
    "line together: no two|no 2 ; line ; same sum|same total|equal sum|same digit sum|sum same / two lines have the "
    "same digit sum pink"
    "\ncage different: cage ; distinct sum|different sum|unique sum|unique total|different total|distinct total|no two "
    "same sum|no two same total|no 2 same sum|no two cage same|sums are different|sum of cage is different|total "
    "unique / all sum* total the each have a of cages throughout puzzle is must and none digit in two add up to number"
    "\ncage different unique: cage ; distinct sum|different sum|unique sum|unique total|different total ; <no "
    "repeat>|no cage may contain repeat|none contain repeat / all sum* total the each have a of cages throughout "
    "puzzle is must and none digit in two add up to"
    "\nline also together: no two|no 2 ; line ; same sum|same total|equal sum|same digit sum / two lines have the same "
    "digit sum add up to"
    "\nline also together: line ; different sum|unique sum|different total|unique total|distinct sum / each line must "
    "have has a sum* to that of no_other all to"
    "\ncage different: no two|no 2 ; same prime|same sum|same total|same number / cage sum to add up the"};

}  // namespace deduku::rules
