// Palindromes and clones: cells with equal digits.
//
//   palindrome: A1-A4         A1 = A4, A2 = A3: for each d, (A1=d) - (A4=d) = 0
//   clone: A1 A2 = D3 D4      A1 = D3, A2 = D4
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

void compile_palindrome(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    for (std::size_t i = 0; 2 * i + 1 < cells.size(); ++i)
        same(context.board, cells[i], cells[cells.size() - 1 - i], out.lines);
}

bool palindrome_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    return std::equal(digits.begin(), digits.end(), digits.rbegin());
}

void compile_clone(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (std::size_t group = 1; group < rule.groups.size(); ++group)
        for (std::size_t i = 0; i < rule.groups[0].size(); ++i)
            same(context.board, rule.groups[0][i], rule.groups[group][i], out.lines);
}

bool clone_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    return std::all_of(rule.groups.begin(), rule.groups.end(),
                       [&](const CellList& group) { return filling.of(group) == filling.of(rule.groups[0]); });
}

std::string clone_expects(const Rule& rule, const RuleContext&) {
    for (const CellList& group : rule.groups)
        if (group.size() != rule.groups[0].size()) return "groups of equal size";
    return {};
}

}  // namespace

// formats: `palindrome` | | | 2 or more | reads the same from both ends
// ledger: `palindrome` | from the ends inwards, for each pair of cells at equal distance from the ends: first =
//     second | definition
extern constinit const RuleRow palindrome_rule = {.key = "palindrome",
                                                  .example = "palindrome: A1-A5",
                                                  .sentence = "The palindrome {line} reads the same from both ends.",
                                                  .drawing = "A palindrome reads the same from both ends.",
                                                  .fewest_cells = 2,
                                                  .closes = true,
                                                  .touching = true,
                                                  .compile = compile_palindrome,
                                                  .holds = palindrome_holds,
                                                  .own_cells = true};
extern const SaidRule palindrome_said = {
    palindrome_rule,
    "line ~grey: palindrom*|same forward|same both direction|same either direction|same either end|same "
    "backward|same either way|same both way|same from both end / back backward direction doe either end form forth "
    "forward front going ie line or palindrome read reading same sequence way non-thermometer forwards backwards"
    "\nline ~grey: palindrom*|same forward|same backward|same both direction|same either direction|same in either "
    "direction ; line|read / non thermo non-thermometer line digits grey ie read the same forwards backwards forward "
    "backward from both either direction is a palindrome are sequence without_circle in each can as going way end"};

// formats: `clone` | `clones` | | group `=` group `=` .. | the groups, of equal size, have the same digits in the
//     same order
// ledger: `clone` | for each group but the first, for each place: cell of the first group = cell of this group |
//     definition
extern constinit const RuleRow clone_rule = {.key = "clone",
                                             .names = "clones",
                                             .example = "clone: A1 A2 = D5 D6",
                                             .sentence = "The clones {groups} hold the same digits in the same order.",
                                             .drawing = "Clones hold the same digits in the same order.",
                                             .fewest_groups = 2,
                                             .most_groups = 0,
                                             .fewest_cells = 1,
                                             .expects = clone_expects,
                                             .compile = compile_clone,
                                             .holds = clone_holds,
                                             .own_cells = true};
extern const SaidRule clone_said = {
    clone_rule,
    "shade clone: clone|same relative|identical / area clone exactly group identical order orientation position "
    "region relative same shaded shape same_place size contain exactly arrangement each caged must order exact two"
    "\nshade clone: same arrangement|exactly same|same number in same|same digit in same|same position|exact "
    "clone|clone ; area|region|shape|block|grey / same size and shape contain exactly arrangement clone number "
    "position relative place identical both two five exact similarly coloured all each must order three other colored "
    "similar in block"
    "\narea together by-text: same color|letter|same ; exactly same digit|same order|same position / region color must "
    "include exactly the same digits in order"};

}  // namespace deduku::rules
