// Cells with consecutive, or without consecutive, digits: a house and stars.
//
//   renban: A1 B2 C2     different, and all pairs differ by less than 3: three consecutive digits
//   nabner: A1 B2 C2     different, and no two are consecutive
#include <cstdlib>

#include "grid/in_order.hpp"
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

// A house, and stars for all pairs: of the first cell with all later ones, then of the second, ..
template <class Bad>
void add_house_with_stars(const CellList& cells, const Geometry& board, const Bad& bad, Constraints& out) {
    out.houses.push_back(as_house(cells));
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j) stars(board, cells[i], cells[j], bad, out.lines);
}

void compile_renban(const Rule& rule, const RuleContext& context, Constraints& out) {
    const int length = static_cast<int>(rule.groups[0].size());
    add_house_with_stars(
        rule.groups[0], context.board, [&](int d, int e) { return std::abs(d - e) >= length; }, out);
}

bool renban_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    put_in_order(digits);
    for (std::size_t i = 1; i < digits.size(); ++i)
        if (digits[i] != digits[i - 1] + 1) return false;
    return true;
}

void compile_nabner(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_house_with_stars(
        rule.groups[0], context.board, [](int d, int e) { return std::abs(d - e) == 1; }, out);
}

bool nabner_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    put_in_order(digits);
    for (std::size_t i = 1; i < digits.size(); ++i)
        if (digits[i] - digits[i - 1] < 2) return false;
    return true;
}

}  // namespace

// formats: `renban` | | | 2 to N | consecutive digits in any order
// ledger: `renban` | a house: the cells; then, for each cell and each later one, a star; digits that differ by the
//     number of cells, or more, exclude each other | k different digits are consecutive if no two differ by k or more
extern constinit const RuleRow renban_rule = {
    .key = "renban",
    .example = "renban: A1-A5",
    .sentence = "The renban line {line} holds consecutive digits in any order.",
    .drawing = "A renban line holds consecutive digits in any order.",
    .fewest_cells = 2,
    .house = true,
    .closes = true,
    .touching = true,
    .compile = compile_renban,
    .holds = renban_holds,
    .any_canvas = true};
extern const SaidRule renban_said = {
    renban_rule,
    "line ~purple: consecutive|sequence ; set|order|sequence|repeat*|renban|run|arranged|straight|string of "
    "consecutive|series of consecutive / arranged arrangement can consecutive consist distinct form group length "
    "line may necessarily necessary non non-repeating nonrepeating order ordered renban repeat repeating run "
    "sequence serie some straight thick unique unordered <no_repeat> not_necessarily not_in_particular "
    "not_in_any_particular do_not_necessarily can serie could string series feature four five six eight nine "
    "contain any_order but complete occupied\n"
    "line ~purple: renban / length line necessarily rule serie <no_repeat> not_necessarily not_in_particular "
    "not_in_any_particular do_not_necessarily can serie could"
    "\nline ~purple: consecutive|consecuitive ; set|any order|order|renban|repeat / each pink purple line or branching "
    "contain a set of consecutive consecuitive non-repeating non repeating digit which can appear in any order must "
    "form string number be placed could make up along value some non <no_repeat> no_particular in_no_particular_order "
    "usually shown as darker both from all these gap gaps but not_necessarily arranged serie may not_repeat "
    "star-shaped unique not_in_order run orange the renban"
    "\nline ~purple maybe: renban ; line / colored are coloured in the grid purple pink all each grey rule apply usual "
    "is a"
    "\nline ~purple: consecutive ; set|renban ; not necessarily|any order|no order / each pink purple line contain a "
    "set of consecutive digit that do_not_necessarily_appear_in_order do_not_necessarily appear in order renban "
    "do_not_have_to_be not_necessarily_in_order"
    "\nline ~purple: consecutive ; non-repeating|not repeat|without repeat|set ; any order|order / digit on a line of "
    "any color form set of non-repeating consecutive number in order must contain all each non repeat in_any_order"};

// formats: `nabner` | | | 2 to N | no two are equal or consecutive
// ledger: `nabner` | a house: the cells; then, for each cell and each later one, a star; digits that differ by 1
//     exclude each other | definition
extern constinit const RuleRow nabner_rule = {
    .key = "nabner",
    .example = "nabner: A1-A4",
    .sentence = "On the nabner line {line} no two digits are equal or consecutive.",
    .drawing = "On a nabner line no two digits are equal or consecutive.",
    .fewest_cells = 2,
    .house = true,
    .closes = true,
    .touching = true,
    .compile = compile_nabner,
    .holds = nabner_holds,
    .any_canvas = true};
extern const SaidRule nabner_said = {
    nabner_rule,
    "line ~yellow: nabner|line ; no 2|no two|cannot repeat|nabner ; consecutive / 2 adjacent anywhere can either equal "
    "line "
    "may nabner non or repeat repeating same two <no_repeat> regardless position their"
    "\nline ~yellow: nabner|line|gold ; no pair|no two|no 2|cannot|not ; consecutive / additionally pair of digit "
    "anywhere on a nabner line can be consecutive contain any same regardless order <no_repeat> cannot_contain can it "
    "repeat number two same_or or cannot_repeat of each_other from"
    "\nline ~yellow: cannot contain repeat|no repeat|not repeat ; nor|or ; consecutive / each purple line digit can it "
    "contain any consecutive repeat repeated"
    "\nline ~yellow maybe: nabner ; line / are the golden gold yellow all line rule"
    "\nline ~yellow also {killer: @}: nabner ; do not repeat|not repeat|cannot repeat|no repeat / digits along gold "
    "line"};

}  // namespace deduku::rules
