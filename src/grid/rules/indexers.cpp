// Indexers: a digit gives the position of its own row, column or place number: for each d, both or neither.
//
//   column-indexer: C1     (C1=5) - (E1=3) = 0: 5 in column 3 means that column 5 of the row has 3
//   index-line: A1-D1      (A1=4) - (D1=1) = 0: 4 in the first cell means that the fourth has 1; no 5 to 9
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

// The cell that digit d of an indexer points to, and the number there.
struct Target {
    Cell cell;
    int number;
};
using TargetOf = std::optional<Target> (*)(const Geometry& board, Cell cell, int d);

std::optional<Target> target_in_column(const Geometry& board, Cell cell, int d) {
    if (d < 1 || d > board.rows()) return std::nullopt;
    return Target{board.cell(d - 1, board.column(cell)), board.row(cell) + 1};
}
std::optional<Target> target_in_row(const Geometry& board, Cell cell, int d) {
    if (d < 1 || d > board.columns()) return std::nullopt;
    return Target{board.cell(board.row(cell), d - 1), board.column(cell) + 1};
}
std::optional<Target> target_in_box(const Geometry& board, Cell cell, int d) {
    const auto cells = board.cells_of(*region_of(board, cell));
    const auto place = std::find(cells.begin(), cells.end(), cell) - cells.begin();
    return Target{cells[static_cast<std::size_t>(d - 1)], static_cast<int>(place) + 1};
}

void add_indexers(const Rule& rule, const Geometry& board, TargetOf target_of, Constraints& out) {
    for (Cell cell : rule.groups[0])
        for (const int d : numbers_of(board)) {
            Terms terms(board);
            terms.add(cell, d);
            if (const auto target = target_of(board, cell, d)) terms.add(target->cell, target->number, -1);
            terms.into(out.lines, 0, 0);
        }
}

bool indexers_hold(const Rule& rule, const Geometry& board, TargetOf target_of, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(board, grid);
    return std::all_of(rule.groups[0].begin(), rule.groups[0].end(), [&](Cell cell) {
        const auto target = target_of(board, cell, filling[cell]);
        return target && filling[target->cell] == target->number;
    });
}

void compile_row_indexer(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_indexers(rule, context.board, target_in_column, out);
}
bool row_indexer_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return indexers_hold(rule, context.board, target_in_column, grid);
}
void compile_column_indexer(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_indexers(rule, context.board, target_in_row, out);
}
bool column_indexer_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return indexers_hold(rule, context.board, target_in_row, grid);
}
void compile_box_indexer(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_indexers(rule, context.board, target_in_box, out);
}
bool box_indexer_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return indexers_hold(rule, context.board, target_in_box, grid);
}

void compile_index_line(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& cells = rule.groups[0];
    const int length = static_cast<int>(cells.size());
    for (int place = 1; place <= length; ++place) {
        const Cell cell = cells[static_cast<std::size_t>(place - 1)];
        for (int d = place + 1; d <= length; ++d)
            Terms(context.board)
                .add(cell, d)
                .add(cells[static_cast<std::size_t>(d - 1)], place, -1)
                .into(out.lines, 0, 0);
        Terms(context.board).add_range(cell, length + 1, context.board.digits()).into(out.lines, 0, 0);
    }
}
bool index_line_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(grid).of(rule.groups[0]);
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const auto target = static_cast<std::size_t>(digits[i] - 1);
        if (target >= digits.size() || digits[target] != static_cast<int>(i + 1)) return false;
    }
    return true;
}

std::string indexers_expect(const Rule&, const RuleContext& context) {
    return has_rows_and_columns(context.board) ? "" : "a board with rows and columns";
}
std::string box_indexer_expects(const Rule& rule, const RuleContext& context) {
    for (Cell cell : rule.groups[0])
        if (!region_of(context.board, cell)) return "cells that lie in boxes or regions";
    return {};
}

std::string own_indexer(const Telling& told) {
    if (told.rule.groups[0].size() == 1) return "The digit in " + told.first() + " is";
    return "The digit in each of the cells " + told.line() + " is";
}

}  // namespace

// formats: `row-indexer` | | | 1 or more | a digit d in row r, column c means that row d has r in column c
// ledger: `row-indexer` | for each cell (r, c), as listed, and each d: {cell = d} minus {(d, c) = r}, 0 | r is in
//     exactly one cell of the column
extern constinit const RuleRow row_indexer_rule = {
    .key = "row-indexer",
    .example = "row-indexer: A1-I1",
    .sentence = "{own} the row in which its column has the number of the cell's own row.",
    .own = own_indexer,
    .drawing = "A digit in a row indexer is the row in which its column has the number of the cell's own row.",
    .fewest_cells = 1,
    .expects = indexers_expect,
    .compile = compile_row_indexer,
    .holds = row_indexer_holds,
    .any_canvas = true};
extern const SaidRule row_indexer_said = {
    row_indexer_rule,
    "shade: row indexer|row index / row column own number cell index"
    "\nboard rows: row #|row # and #|row # # and # ; row|column ; digit #|digit # and "
    "#|digit # # and #|number # and #|# appear|# is placed|# is located|location of "
    "#|position of # / column respective respectively applie position located number "
    "similarly location"};

// formats: `column-indexer` | | | 1 or more | a digit d in row r, column c means that column d has c in row r
// ledger: `column-indexer` | for each cell (r, c), as listed, and each d: {cell = d} minus {(r, d) = c}, 0 | c is
//     in exactly one cell of the row
extern constinit const RuleRow column_indexer_rule = {
    .key = "column-indexer",
    .example = "column-indexer: column 1",
    .sentence = "{own} the column in which its row has the number of the cell's own column.",
    .own = own_indexer,
    .drawing = "A digit in a column indexer is the column in which its row has the number of the cell's own column.",
    .fewest_cells = 1,
    .expects = indexers_expect,
    .compile = compile_column_indexer,
    .holds = column_indexer_holds,
    .any_canvas = true};
extern const SaidRule column_indexer_said = {
    column_indexer_rule,
    "shade: column indexer|column index / column row own number cell index\n"
    "board columns: column #|column # and #|columns # and #|column # # and #|column # # #|first column|fifth "
    "column|ninth column|last column ; column|same|applie|row ; digit #|digit # and #|digit # # and #|number # # and "
    "#|# "
    "appear|# is placed|# is located|location of #|location of # # and #|location of # and #|position of #|indicate # "
    "in "
    "row / row first fifth ninth same true respective respectively applie position located number column likewise "
    "location of and"
    "\nboard {column-indexer: @board}: nth column|column y|column n ; column where|appear in column|in column x|column "
    "in which|indicate* ; row / digit appearing in the nth column of a row indicates the column where n appears in "
    "that row any global along each x y digit mean means every"};

// formats: `box-indexer` | | | 1 or more | a digit d at place p of a box (counted by rows) means that place d has
//     p
// ledger: `box-indexer` | for each cell at place p of its box, as listed, and each d: {cell = d} minus {place d =
//     p}, 0 | p is in exactly one cell of the box
extern constinit const RuleRow box_indexer_rule = {
    .key = "box-indexer",
    .example = "box-indexer: A1 B2 C3",
    .sentence = "{own} the place in its box, counted row by row, that has the number of the cell's own place.",
    .own = own_indexer,
    .drawing =
        "A digit in a box indexer is the place in its box, counted row by row, that has the number of the cell's own "
        "place.",
    .fewest_cells = 1,
    .expects = box_indexer_expects,
    .compile = compile_box_indexer,
    .holds = box_indexer_holds};
extern const SaidRule box_indexer_said = {
    box_indexer_rule, "shade: box indexer|box index / box place own number cell counted row index position"};

// formats: `index-line` | | | 2 to N | a digit d in the n-th cell, counted from the first, means that the d-th cell
//     has n
// ledger: `index-line` | for each cell, the n-th, and each d from n + 1 to the length of the line: {cell = d} minus
//     {d-th cell = n}, 0; then {its digits greater than the length}, 0 to 0 | the line has no other places
extern constinit const RuleRow index_line_rule = {
    .key = "index-line",
    .example = "index-line: A1-A5",
    .sentence =
        "On the index line {line} each digit is the place on the line, counted from {first}, of the number of its "
        "own place.",
    .fewest_cells = 2,
    .house = true,
    .touching = true,
    .compile = compile_index_line,
    .holds = index_line_holds};
extern const SaidRule index_line_said = {
    index_line_rule,
    "line marked: n|nth|position n|x|xth ; line ; position|place|cell ; start*|from|index* / appear circle count "
    "counted "
    "counting diamond end first index indexe line n nth place placed position square start starting th the_end with x "
    "xth beginning marked ie such along"};

}  // namespace deduku::rules
