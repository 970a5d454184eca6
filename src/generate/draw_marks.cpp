// Marks between neighbours, and circles in cells.
#include <array>

#include "generate/sketch.hpp"
#include "grid/in_order.hpp"

namespace deduku::generate {
namespace {

// For each pair of neighbours, adds the first of these rules that holds; then the rule for unmarked pairs.
void draw_pairs(Sketch& sketch, std::array<Rule, 2> marks, std::string_view all) {
    const Geometry& board = sketch.board;
    for (Cell cell : board.every_grid_cell())
        for (const auto& [down, right] : {std::pair(0, 1), std::pair(1, 0)}) {
            const int row = board.row(cell) + down, column = board.column(cell) + right;
            if (row >= board.digits() || column >= board.digits()) continue;
            if (sketch.draw.below(2) == 1) std::swap(marks[0], marks[1]);
            for (Rule mark : marks) {
                mark.groups = {{cell, board.cell(row, column)}};
                if (add_if_true(sketch, std::move(mark))) break;
            }
        }
    sketch.rules.push_back({find_rule(all), {0, 1}, {}});
}

}  // namespace

void draw_kropki(Sketch& sketch) {
    draw_pairs(sketch, {{{find_rule("white"), {1}, {}}, {find_rule("black"), {2}, {}}}}, "all-dots");
}
void draw_xv(Sketch& sketch) { draw_pairs(sketch, {{{find_rule("x"), {}, {}}, {find_rule("v"), {}, {}}}}, "all-xv"); }

void draw_counting_circles(Sketch& sketch) {
    const Geometry& board = sketch.board;
    std::vector<int> digits;
    for (int digit = 1; digit <= board.digits(); ++digit) digits.push_back(digit);
    sketch.draw.shuffle(digits);
    const std::vector<Cell> cells = shuffled_cells(sketch);
    DrawnCells circles;
    for (const int digit : digits) {
        if (static_cast<int>(circles.size()) + digit > 2 * board.digits()) continue;
        int left = digit;
        for (Cell cell : cells)
            if (left > 0 && digit_at(sketch, cell) == digit) circles.push_back(cell), --left;
    }
    put_in_order(circles);
    (void)add_if_true(sketch, {find_rule("counting-circles"), {}, {std::move(circles)}});
}

}  // namespace deduku::generate
