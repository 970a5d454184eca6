// Magic squares: the rows, the columns and both diagonals of a square of cells have the same sum.
//
//   magic-square: A1-C1 A2-C2 A3-C3     A2 + B2 + C2 - A1 - B1 - C1 = 0, .., A1 + A2 + A3 - A1 - B1 - C1 = 0, ..,
//                                       A1 + B2 + C3 - A1 - B1 - C1 = 0, C1 + B2 + A3 - A1 - B1 - C1 = 0
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

struct Square {
    int top, left, width;
};

// The square of these cells; none if they form none.
std::optional<Square> square_of(const CellList& group, const Geometry& board) {
    const CellList cells = as_house(group);
    const auto count = static_cast<int>(cells.size());
    Square out{board.row(cells[0]), board.column(cells[0]), 1};
    while (out.width * out.width < count) ++out.width;
    if (out.width * out.width != count || out.left + out.width > board.columns()) return std::nullopt;
    for (int i = 0; i < count; ++i) {
        const Cell cell = cells[static_cast<std::size_t>(i)];
        if (board.row(cell) != out.top + i / out.width || board.column(cell) != out.left + i % out.width)
            return std::nullopt;
    }
    return out;
}

// Its rows, then its columns, the diagonal from the upper left and that from the upper right.
std::vector<CellList> lines_of(Square square, const Geometry& board) {
    const auto cell = [&](int row, int column) { return board.cell(square.top + row, square.left + column); };
    const auto size = static_cast<std::size_t>(square.width);
    std::vector<CellList> out(2 * size + 2);
    for (int i = 0; i < square.width; ++i) {
        for (int j = 0; j < square.width; ++j) {
            out[static_cast<std::size_t>(i)].push_back(cell(i, j));
            out[size + static_cast<std::size_t>(i)].push_back(cell(j, i));
        }
        out[2 * size].push_back(cell(i, i));
        out[2 * size + 1].push_back(cell(i, square.width - 1 - i));
    }
    return out;
}

std::string magic_square_expects(const Rule& rule, const RuleContext& context) {
    return square_of(rule.groups[0], context.board) ? "" : "cells that form a square: A1-C1 A2-C2 A3-C3";
}

void compile_magic_square(const Rule& rule, const RuleContext& context, Constraints& out) {
    const std::vector<CellList> lines = lines_of(*square_of(rule.groups[0], context.board), context.board);
    for (std::size_t i = 1; i < lines.size(); ++i) balance(context.board, lines[i], lines[0], out.lines);
}

bool magic_square_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    const std::vector<CellList> lines = lines_of(*square_of(rule.groups[0], context.board), context.board);
    return std::all_of(lines.begin(), lines.end(),
                       [&](const CellList& line) { return filling.sum(line) == filling.sum(lines[0]); });
}

}  // namespace

// formats: `magic-square` | | | 9 or more, in a square, in any order | each row and column of the square and both its
//     diagonals have the same sum
// ledger: `magic-square` | for each of its rows but the first, then each of its columns, its diagonal from the upper
//     left and that from the upper right: its sum minus that of its first row, 0 | all sums equal that of the first
//     row
extern constinit const RuleRow magic_square_rule = {
    .key = "magic-square",
    .example = "magic-square: A1-C1 A2-C2 A3-C3",
    .sentence = "The rows, the columns and both diagonals of the magic square {line} have the same sum.",
    .fewest_cells = 9,
    .expects = magic_square_expects,
    .compile = compile_magic_square,
    .holds = magic_square_holds,
    .any_canvas = true};
extern const SaidRule magic_square_said = {
    magic_square_rule,
    "shade squares: magic square ; same|equal|total|sum* / 3x3 add area box column diagonal equal main region row "
    "same shaded square sum* total both two three-digit 3-cell 3-digit up 3\n"
    "shade squares: magic square / 3x3 area box region shaded form"
    "\nshade squares: magic square ; same|equal ; row ; column ; diagonal / the purple box is a with each 3-cell 3 row "
    "column and diagonal adding add to same number sum total shaded colored 3x3 area up"};

}  // namespace deduku::rules
