// Palindromes and clones: cells with equal digits.
//
//   palindrome: A1-A4         A1 = A4, A2 = A3: for each d, (A1=d) - (A4=d) = 0
//   clone: A1 A2 = D3 D4      A1 = D3, A2 = D4
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

void compile_palindrome(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Cells& cells = rule.groups[0];
    for (std::size_t i = 0; 2 * i + 1 < cells.size(); ++i)
        same(context.board, cells[i], cells[cells.size() - 1 - i], out.lines);
}

bool palindrome_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = Filling(grid).of(rule.groups[0]);
    return std::equal(digits.begin(), digits.end(), digits.rbegin());
}

void compile_clone(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (std::size_t group = 1; group < rule.groups.size(); ++group)
        for (std::size_t i = 0; i < rule.groups[0].size(); ++i)
            same(context.board, rule.groups[0][i], rule.groups[group][i], out.lines);
}

bool clone_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const Filling filling(grid);
    return std::all_of(rule.groups.begin(), rule.groups.end(),
                       [&](const Cells& group) { return filling.of(group) == filling.of(rule.groups[0]); });
}

std::string clone_expects(const Rule& rule, const RuleContext&) {
    for (const Cells& group : rule.groups)
        if (group.size() != rule.groups[0].size()) return "groups of equal size";
    return {};
}

std::string tell_palindrome(const Telling& told) {
    return said("The palindrome {} reads the same from both ends.", {told.line()});
}
std::string tell_clone(const Telling& told) {
    return said("The clones {} hold the same digits in the same order.",
                {told.groups([&](std::size_t i) { return '(' + told.cells(i) + ')'; })});
}

}  // namespace

extern constinit const RuleRow palindrome_rule = {.key = "palindrome",
                                                  .example = "palindrome: A1-A5",
                                                  .tell = tell_palindrome,
                                                  .fewest_groups = 1,
                                                  .most_groups = 1,
                                                  .fewest_cells = 2,
                                                  .closes = true,
                                                  .compile = compile_palindrome,
                                                  .holds = palindrome_holds};
extern constinit const RuleRow clone_rule = {.key = "clone",
                                             .names = "clones",
                                             .example = "clone: A1 A2 = D5 D6",
                                             .tell = tell_clone,
                                             .fewest_groups = 2,
                                             .fewest_cells = 1,
                                             .expects = clone_expects,
                                             .compile = compile_clone,
                                             .holds = clone_holds};

}  // namespace deduku::rules
