// Lines on which any m consecutive cells have one digit of each of m kinds: for each kind, a line of exactly one.
// Boards on which each 2x2 square has a digit of each kind: at least one.
//
//   entropic: A1-A5     A1, A2, A3: one of 1-3, one of 4-6, one of 7-9; A2, A3, A4: ..
//   modular: A1-A5      A1, A2, A3: one of 3 6 9, one of 1 4 7, one of 2 5 8; ..
//   global-entropy      A1 B1 A2 B2: 1-3 at least once, 4-6 at least once, 7-9 at least once; ..
#include "grid/in_order.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

// `kind` of a digit: 0 .. kinds - 1.
template <class KindOf>
void one_of_each_kind(const CellList& cells, const Geometry& board, int kinds, const KindOf& kind_of,
                      LinearList& lines) {
    const auto width = static_cast<std::size_t>(kinds);
    for (std::size_t start = 0; start + width <= cells.size(); ++start)
        for (int kind = 0; kind < kinds; ++kind) {
            Terms terms(board);
            for (std::size_t i = start; i < start + width; ++i)
                for (const int d : numbers_of(board))
                    if (kind_of(d) == kind) terms.add(cells[i], d);
            terms.into(lines, 1, 1);
        }
}

// Whether any `kinds` consecutive digits are of different kinds.
template <class KindOf>
bool kinds_differ(const std::vector<int>& digits, int kinds, const KindOf& kind_of) {
    for (std::size_t i = 0; i < digits.size(); ++i)
        for (std::size_t j = i + 1; j < digits.size() && j < i + static_cast<std::size_t>(kinds); ++j)
            if (kind_of(digits[i]) == kind_of(digits[j])) return false;
    return true;
}

// Low, middle or high.
struct Third {
    explicit Third(const Geometry& board) : digits(board.digits()), lowest(board.lowest()) {}
    int digits, lowest;
    int operator()(int d) const { return 3 * (d - lowest) / digits; }
};

struct Remainder {
    int divisor;
    int operator()(int d) const { return d % divisor; }
};

void compile_entropic(const Rule& rule, const RuleContext& context, Constraints& out) {
    one_of_each_kind(rule.groups[0], context.board, 3, Third(context.board), out.lines);
}
bool entropic_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return kinds_differ(FilledBoard(context.board, grid).of(rule.groups[0]), 3, Third(context.board));
}
std::string entropic_expects(const Rule&, const RuleContext& context) {
    return context.board.digits() % 3 == 0 ? "" : "a board with a number of digits divisible by 3";
}

void compile_modular(const Rule& rule, const RuleContext& context, Constraints& out) {
    one_of_each_kind(rule.groups[0], context.board, rule.values[0], Remainder{rule.values[0]}, out.lines);
}
bool modular_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return kinds_differ(FilledBoard(context.board, grid).of(rule.groups[0]), rule.values[0], Remainder{rule.values[0]});
}
std::string modular_expects(const Rule& rule, const RuleContext&) {
    const int divisor = rule.values[0];
    return rule.groups[0].size() >= static_cast<std::size_t>(divisor)
               ? ""
               : "at least " + std::to_string(divisor) + " cells for remainders by " + std::to_string(divisor);
}

// Each 2x2 square of cells, from its upper left one.
std::vector<CellList> small_squares(const Geometry& board) {
    std::vector<CellList> out;
    for (Cell cell : board.every_grid_cell())
        if (const auto last = beside(board, cell, 1, 1))
            out.push_back({cell, *beside(board, cell, 0, 1), *beside(board, cell, 1, 0), *last});
    return out;
}

template <class KindOf>
void all_kinds_in_squares(const Geometry& board, int kinds, const KindOf& kind_of, LinearList& lines) {
    for (const CellList& square : small_squares(board))
        for (int kind = 0; kind < kinds; ++kind) {
            Terms terms(board);
            for (Cell cell : square)
                for (const int d : numbers_of(board))
                    if (kind_of(d) == kind) terms.add(cell, d);
            terms.into(lines, 1, std::nullopt);
        }
}

template <class KindOf>
bool squares_have_all_kinds(const RuleContext& context, int kinds, const KindOf& kind_of,
                            const Table<Cell, Digit>& grid) {
    const std::vector<CellList> squares = small_squares(context.board);
    return std::all_of(squares.begin(), squares.end(), [&](const CellList& square) {
        std::vector<int> found = FilledBoard(context.board, grid).of(square);
        std::transform(found.begin(), found.end(), found.begin(), kind_of);
        put_in_order(found);
        return std::unique(found.begin(), found.end()) - found.begin() == kinds;
    });
}

void compile_global_entropy(const Rule&, const RuleContext& context, Constraints& out) {
    all_kinds_in_squares(context.board, 3, Third(context.board), out.lines);
}
bool global_entropy_holds(const Rule&, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return squares_have_all_kinds(context, 3, Third(context.board), grid);
}
void compile_global_modular(const Rule& rule, const RuleContext& context, Constraints& out) {
    all_kinds_in_squares(context.board, rule.values[0], Remainder{rule.values[0]}, out.lines);
}
bool global_modular_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return squares_have_all_kinds(context, rule.values[0], Remainder{rule.values[0]}, grid);
}
std::string global_modular_expects(const Rule& rule, const RuleContext&) {
    return rule.values[0] <= 4 ? "" : "a divisor of at most 4, the number of cells of a 2x2 square";
}

std::string own_entropic(const Telling& told) {
    const int third = told.board.digits() / 3;
    const auto range = [&](int k) {
        const std::string from = std::to_string(k * third + told.board.lowest());
        return third == 1 ? from : from + '-' + std::to_string((k + 1) * third - 1 + told.board.lowest());
    };
    return "one digit of " + range(0) + ", one of " + range(1) + " and one of " + range(2);
}

}  // namespace

// formats: `entropic` | `entropic-line` | | 3 or more | N divisible by 3: any three consecutive cells have a low,
//     a middle and a high digit: 1-3, 4-6, 7-9 on a 9x9
// ledger: `entropic` | for each three consecutive cells, from the first on: {their low digits}, {their middle
//     ones}, {their high ones}, each 1 to 1 | three cells with three kinds of digits, one each
extern constinit const RuleRow entropic_rule = {
    .key = "entropic",
    .names = "entropic-line",
    .example = "entropic: A1-A5",
    .sentence = "Any three successive cells of the entropic line {line} hold {own}.",
    .own = own_entropic,
    .drawing = "Any three successive cells of an entropic line hold a low, a middle and a high digit.",
    .fewest_cells = 3,
    .closes = true,
    .touching = true,
    .expects = entropic_expects,
    .compile = compile_entropic,
    .holds = entropic_holds,
    .any_canvas = true};
extern const SaidRule entropic_said = {
    entropic_rule,
    "line ~peach: 3|three|entrop* ; low*|1 2 3|1-3|123|1/2/3|1,2,3 ; medium|middle|mid|4 5 6|4-6|456|4/5/6 ; "
    "high*|7 8 9|7-9|789|7/8/9 / 1 1-3 1/2/3 123 2 3 4 4-6 4/5/6 456 5 6 7 7-9 7/8/9 789 8 9 adjacent "
    "adjoining consecutive contiguous entropic entropy exactly group high include least line low medium mid "
    "middle order run segment sequence sequential single subsequent successive three"
    "\nline ~peach maybe: entropic ; line / are lines in the puzzle orange peach all"
    "\nline ~peach: three|3 ; low ; high ; medium|middle ; line / each set of three cells must contain one digit 1 2 3 "
    "4 5 6 7 8 9 123 456 789 along orange also line high medium low adjacent any every consecutive run sequence"};

// formats: `modular` | `modular-line` | divisor m, 3 if missing | m or more | any m consecutive cells have
//     different remainders modulo m
// ledger: `modular` | for each m consecutive cells, from the first on, and each remainder, 0 to m - 1: {their
//     digits with this remainder}, 1 to 1 | m cells with different remainders have one each
extern constinit const RuleRow modular_rule = {
    .key = "modular",
    .names = "modular-line",
    .example = "modular: A1-A5",
    .sentence = "Any {value} successive cells of the modular line {line} have different remainders by {value}.",
    .drawing = "Any {value} successive cells of a modular line have different remainders by {value}.",
    .value = RuleValue::factor,
    .fewest_values = 1,
    .most_values = 1,
    .missing = 3,
    .fewest_cells = 2,
    .closes = true,
    .touching = true,
    .expects = modular_expects,
    .compile = compile_modular,
    .holds = modular_holds,
    .any_canvas = true};
extern const SaidRule modular_said = {
    modular_rule,
    "line ~teal: 3|three|modul* ; 1 4 7|147|1/4/7|remainder|modulo|mod 3|modular / 0 1 1/4/7 147 2 2/5/8 258 "
    "3 3/6/9 369 4 5 6 7 8 9 adjacent adjoining class consecutive contiguous different divide divided exactly "
    "group include least line mod modular modulo remainder residue run segment sequence sequential single "
    "striped subsequent successive three"
    "\nline ~teal: modul*|residue|remainder ; 3 digit|three ; line / any sequence of 3 digits along a line must "
    "contain complete set of residues modulo ie one from 1 4 7 2 5 8 3 6 9 147 258 369 modular different remainder "
    "when divided by exactly each adjacent consecutive"};

// formats: `global-entropy` | | | none | N divisible by 3: each 2x2 square of cells has a low, a middle and a high
//     digit: 1-3, 4-6, 7-9 on a 9x9
// ledger: `global-entropy` | for each 2x2 square, by its upper left cell, ascending: {their low digits}, {their middle
//     ones}, {their high ones}, each at least 1 | definition
extern constinit const RuleRow global_entropy_rule = {.key = "global-entropy",
                                                      .example = "global-entropy",
                                                      .sentence = "Each 2x2 square of cells holds {own}.",
                                                      .own = own_entropic,
                                                      .fewest_groups = 0,
                                                      .most_groups = 0,
                                                      .expects = entropic_expects,
                                                      .compile = compile_global_entropy,
                                                      .holds = global_entropy_holds,
                                                      .any_canvas = true};
extern const SaidRule global_entropy_said = {
    global_entropy_rule,
    "board: 2x2 ; low*|1 2 3|1-3|123|1/2/3|1,2,3 ; medium|middle|mid|4 5 6|4-6|456|4/5/6 ; high*|7 8 9|7-9|789|7/8/9 / "
    "1 1-3 1/2/3 123 2 3 4 4-6 4/5/6 456 5 6 7 7-9 7/8/9 789 8 9 area at block box entropy global group high include "
    "least low medium mid middle one region section set single somewhere square window\n"
    "board: global entropy / constraint rule apply"};

// formats: `global-modular` | | divisor m, 2 to 4, 3 if missing | none | each 2x2 square of cells has digits with all
//     remainders modulo m
// ledger: `global-modular` | for each 2x2 square, by its upper left cell, ascending, and each remainder, 0 to m - 1:
//     {their digits with this remainder}, at least 1 | definition
extern constinit const RuleRow global_modular_rule = {
    .key = "global-modular",
    .example = "global-modular",
    .sentence = "Each 2x2 square of cells holds digits with all remainders by {value}.",
    .value = RuleValue::factor,
    .fewest_values = 1,
    .most_values = 1,
    .missing = 3,
    .fewest_groups = 0,
    .most_groups = 0,
    .expects = global_modular_expects,
    .compile = compile_global_modular,
    .holds = global_modular_holds,
    .any_canvas = true};
extern const SaidRule global_modular_said = {
    global_modular_rule,
    "board: 2x2 ; 1 4 7|1,4,7|1/4/7|147 ; 2 5 8|2,5,8|2/5/8|258 ; 3 6 9|3,6,9|3/6/9|369 / 1 4 7 2 5 8 3 6 9 area at "
    "block box class global group include least modular modulo one region remainder residue section set single square\n"
    "board: 2x2 ; modulo #|mod #|remainder by # / all area at block box class different include least one region "
    "remainder residue "
    "square"};

}  // namespace deduku::rules
