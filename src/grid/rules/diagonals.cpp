// The long diagonals, each a house.
//
//   diagonal down   \      diagonal up   /      diagonals: down, then up
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

CellList long_diagonal(const Geometry& board, bool up) {
    return up ? ray(board, board.cell(board.rows() - 1, 0), -1, 1) : ray(board, board.cell(0, 0), 1, 1);
}

void compile_diagonal(const Rule& rule, const RuleContext& context, Constraints& out) {
    out.houses.push_back(as_house(long_diagonal(context.board, rule.values[0] == 1)));
}

bool diagonal_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return FilledBoard(grid).differ(long_diagonal(context.board, rule.values[0] == 1));
}

void compile_diagonals(const Rule&, const RuleContext& context, Constraints& out) {
    for (const bool up : {false, true}) out.houses.push_back(as_house(long_diagonal(context.board, up)));
}

bool diagonals_hold(const Rule&, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(grid);
    return filling.differ(long_diagonal(context.board, false)) && filling.differ(long_diagonal(context.board, true));
}

std::string diagonals_expect(const Rule&, const RuleContext& context) {
    const Canvas& canvas = context.board.canvas();
    return canvas.rows == canvas.columns && canvas.rows <= canvas.digits ? "" : "a square board";
}
std::string own_diagonal(const Telling& told) { return told.rule.values[0] == 1 ? "anti-" : "main "; }

}  // namespace

// formats: `diagonal` | | `down`, `up` | none | the long diagonal from the top left (`down`) or from the bottom
//     left (`up`): all different
// ledger: `diagonal` | a house: from the top left (`down`), from the bottom left (`up`) | definition
extern constinit const RuleRow diagonal_rule = {.key = "diagonal",
                                                .example = "diagonal down",
                                                .sentence = "On the {own}diagonal digits differ.",
                                                .own = own_diagonal,
                                                .value = RuleValue::word,
                                                .fewest_values = 1,
                                                .most_values = 1,
                                                .words = "down up",
                                                .fewest_groups = 0,
                                                .most_groups = 0,
                                                .expects = diagonals_expect,
                                                .compile = compile_diagonal,
                                                .holds = diagonal_holds,
                                                .any_canvas = true};

// formats: `diagonals` | `x-sudoku` | | none | both long diagonals
// ledger: `diagonals` | two houses: down, up | definition
extern constinit const RuleRow diagonals_rule = {.key = "diagonals",
                                                 .names = "x-sudoku",
                                                 .example = "diagonals",
                                                 .sentence = "On each of the two long diagonals digits differ.",
                                                 .fewest_groups = 0,
                                                 .most_groups = 0,
                                                 .expects = diagonals_expect,
                                                 .compile = compile_diagonals,
                                                 .holds = diagonals_hold,
                                                 .any_canvas = true};
extern const SaidRule diagonals_said = {
    diagonals_rule,
    "board diagonals: diagonal ; <no repeat>|1-9|1 9|1-6|once each|each once / 1 1-9 2 9 colored complete either "
    "exactly full include line long main major negative once positive principal repeat repeated thin two well row "
    "column region box"};

}  // namespace deduku::rules
